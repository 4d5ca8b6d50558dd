"""Who is here, also across processes; a bot for somebody who is away; people's names in the log."""

import asyncio
import itertools
import time

import pytest

from server.tables import PATIENCE, serving
from zareba.server.tables.presence import Presence

pytestmark = pytest.mark.anyio


async def two(server, game="burnoose", **wish):
    table = await server.table(game, sit=False, players=2, **wish)
    table.seats = [await table.join(0, "Anna"), await table.join(1, "Ben")]
    return table


async def here(server, table, expected, seconds=PATIENCE):
    """Wait until the server shows these seats as here."""
    until = time.monotonic() + seconds
    while True:
        shown = (await server.call("GET", f"/api/tables/{table.id}"))["seats"]
        found = [seat["seat"] for seat in shown if seat["here"]]
        if found == expected or time.monotonic() > until:
            assert found == expected
            return
        await asyncio.sleep(0.02)


@pytest.mark.both_databases
async def test_who_is_connected_to_another_process_is_here(db):
    async with serving(db) as one, serving(db) as other:
        table = await two(one)
        async with other.socket(table.id, table.seats[1]) as ben:
            async with one.socket(table.id, table.seats[0]):
                await here(other, table, [0, 1])
                await here(one, table, [0, 1])
                await ben.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["here"])
            await here(other, table, [1])
            await here(one, table, [1])
        await here(one, table, [])


async def test_who_was_connected_to_a_process_that_stopped_is_away(db):
    async with serving(db) as one:
        table = await two(one)
        async with serving(db) as other, other.socket(table.id, table.seats[1]):
            await here(one, table, [1])
            await other.house.presence.leave()
            await here(one, table, [])


@pytest.mark.both_databases
async def test_a_process_that_died_is_forgotten(db, monkeypatch):
    monkeypatch.setattr(Presence, "BEAT", 0.1)
    async with serving(db) as one, serving(db) as other:
        table = await two(one)
        async with (
            other.socket(table.id, table.seats[1]),
            one.socket(table.id, table.seats[0]),
        ):
            await here(one, table, [0, 1])
            for task in other.house._tasks:  # no sign of life any more
                task.cancel()
            monkeypatch.setattr(Presence, "EXPIRES", 0.5)
            await here(one, table, [0])


async def test_clocks_that_differ_and_jump_send_nobody_away(db, monkeypatch):
    jumps = itertools.cycle((0, -120, 120, -7200))

    class Clock:
        monotonic = staticmethod(time.monotonic)

        def time(self):
            return 1_800_000_000 + next(jumps) + time.monotonic()

    monkeypatch.setattr("zareba.server.tables.presence.time", Clock())
    monkeypatch.setattr(Presence, "BEAT", 0.1)
    monkeypatch.setattr(Presence, "EXPIRES", 10.0)
    async with serving(db, away_seconds=0.0) as one, serving(db) as other:
        table = await two(one)
        async with (
            other.socket(table.id, table.seats[1]),
            one.socket(table.id, table.seats[0]),
        ):
            await here(one, table, [0, 1])
            for _ in range(10):
                await asyncio.sleep(0.15)
                await here(one, table, [0, 1], seconds=0)
                refused = await table.call(
                    "PUT", "/seats/1/bot", {"bot": "random"}, table.host, status=409
                )
                assert refused["code"] == "is-here"


# ------------------------------------------------------------------------------------ a stand-in
async def test_the_host_lets_a_bot_play_for_somebody_who_is_away(db):
    async with serving(db, away_seconds=0.0) as server:
        table = await two(server)
        path, bot = "/seats/1/bot", {"bot": "random"}
        async with server.socket(table.id, table.seats[0]) as anna:
            lent = await table.call("PUT", path, bot, table.host)
            seat = lent["seats"][1]
            assert (seat["kind"], seat["name"], seat["lent"], seat["absent"]) == (
                "bot", "Ben", True, True,
            )  # fmt: skip
            await anna.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["absent"])
            await anna.settle()
            assert any("Ben is away" in line["text"] for line in anna.lines)

            async with server.socket(table.id, table.seats[1]):  # Ben comes back
                back = await table.call("DELETE", path, secret=table.seats[1])
            assert (back["seats"][1]["kind"], back["seats"][1]["absent"]) == ("person", False)
            await anna.settle()
            assert any("Ben plays again" in line["text"] for line in anna.lines)


async def test_the_host_gives_the_seat_back(db):
    async with serving(db, away_seconds=0.0) as server:
        table = await two(server)
        await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host)
        back = await table.call("DELETE", "/seats/1/bot", secret=table.host)
        assert back["seats"][1]["kind"] == "person"


async def test_who_is_here_decides_alone(db):
    async with serving(db, away_seconds=0.0) as server:
        table = await two(server)
        path, bot = "/seats/1/bot", {"bot": "random"}
        async with server.socket(table.id, table.seats[1]):
            refused = await table.call("PUT", path, bot, table.host, status=409)
            assert refused["code"] == "is-here"
            await table.call("PUT", path, bot, table.seats[1])
            refused = await table.call("DELETE", path, secret=table.host, status=403)
            assert refused["code"] == "no-permission"
        await table.call("PUT", "/seats/0/bot", bot, table.seats[1], status=403)


async def test_who_has_just_gone_is_not_replaced_at_once(db):
    async with serving(db, away_seconds=60.0) as server:
        table = await two(server)
        async with server.socket(table.id, table.seats[1]):
            pass
        refused = await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host, status=409)
        assert refused["code"] == "is-here"


async def test_who_is_replaced_is_not_asked_for_consent(db):
    async with serving(db, away_seconds=0.0) as server:
        table = await two(server)
        await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host)
        async with server.socket(table.id, table.seats[0]) as anna:
            await anna.choose()
            while not anna.view["question"]:
                await anna.next()
            assert anna.view["undo"]["kind"] in ("alone", "free")


# ----------------------------------------------------------------------------------------- names
async def test_the_log_calls_people_by_their_names(db):
    async with serving(db) as server:
        table = await two(server)
        async with (
            server.socket(table.id, table.seats[0], language="de") as anna,
            server.socket(table.id, table.seats[1], language="fr") as ben,
        ):
            for reader in (anna, ben):
                await reader.latest("view")
                said = " ".join(line["text"] for line in reader.lines)
                assert "Anna" in said
                assert not [w for w in ("Spieler 1", "Joueur 1", "Player 1") if w in said]


async def test_a_bot_and_a_second_ann_have_names(db):
    async with serving(db) as server:
        table = await server.table(
            "burnoose", sit=False, players=3,
            seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        )  # fmt: skip
        table.seats = [await table.join(0, "Ann"), await table.join(1, "Ann")]
        shown = await table.call("GET", "")
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ann 2", "Player 3 (Novice)"]


async def test_the_whole_log_is_read_again_when_people_change(db):
    async with serving(db) as server:
        table = await two(server)
        async with server.socket(table.id, table.seats[1]) as ben:
            await ben.latest("view")
            await table.call("DELETE", "/seats/0", secret=table.seats[0])
            await table.join(0, "Cleo")
            assert (await ben.latest("view"))["log"]["start"] == 0
            said = " ".join(line["text"] for line in ben.lines)
            assert "Cleo" in said
            assert "Anna" not in said
