"""The rules of a running game change: it goes on by its own where they are shipped; else the host
decides: go on from the last position both agree on, or keep it as a replay."""

import dataclasses

import pytest

from server import newer_duel as newer
from server.tables import serving, to_step, two_seats
from zareba.engine import Record, games
from zareba.server.jobs.thinking import job_for, think

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def other_rules(monkeypatch, duel, shipped):
    """The duel as it is after an update; with or without its first version."""
    older = {duel.rules_version: duel} if shipped else {}
    game = dataclasses.replace(duel, rules_version=2, rule=newer.duel, older=older)
    monkeypatch.setitem(games(), "duel", game)
    return game


async def played(db):
    """Both bids of the first round, a step, one taken back and made anew."""
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            await to_step(both)
            await both.choose("left")
            await both.ask(type="undo", seat=both.view["question"]["seat"])
            await both.choose("right")
            await both.settle()
            return table, both.view, both.lines[:]


async def test_a_table_goes_on_by_the_rules_it_began_with_where_they_are_shipped(
    db, duel, monkeypatch
):
    table, before, lines = await played(db)
    game = other_rules(monkeypatch, duel, shipped=True)

    async with serving(db) as server:
        async with server.socket(table.id, *table.seats, seat=before["seat"]) as both:
            await both.next_view()
            assert both.view["state"] == before["state"]
            assert both.lines == lines
            assert both.welcome["table"]["rules_version"] == 1
            assert (await both.choose("roll"))["type"] == "done"
        found = await server.house.get(table.id)
        assert found.ledger.play.setting.game is duel
        assert found.ledger.play.record.rules_version == 1
        fresh = await two_seats(server)
        begun = (await server.house.get(fresh.id)).ledger
        assert (begun.rules_version, begun.play.setting.game) == (2, game)


async def test_a_bot_plays_by_the_rules_of_its_table(db, duel, monkeypatch):
    """Its process finds the version by its number."""
    table, _, _ = await played(db)
    other_rules(monkeypatch, duel, shipped=True)
    async with serving(db) as server:
        play = (await server.house.get(table.id)).ledger.play
        seat = play.position.waiting_for()[0]

        job = job_for(play.setting, play.position, seat, 7)

        assert job.rules_version == 1
        assert think(job, "random") in play.position.options(seat)


async def test_without_its_rules_the_host_is_asked_and_nobody_else(db, duel, monkeypatch):
    table, before, lines = await played(db)
    other_rules(monkeypatch, duel, shipped=False)

    async with serving(db) as server:
        for language, word in (("en", "Go on"), ("de", "weiterspielen"), ("fr", "Continuer")):
            shown = await server.call("GET", f"/api/tables/{table.id}", language=language)
            assert shown["status"] == "frozen"
            assert [option["choice"] for option in shown["decision"]] == ["continue", "replay"]
            assert word in shown["decision"][0]["text"]
            assert " 1 " in shown["decision"][0]["text"]
        for secret in ("", *table.seats):
            wish = {"choice": "continue"}
            refused = await table_call(server, table, wish, secret, status=403)
            assert refused["code"] == "no-permission"
        await table_call(server, table, {"choice": "burn"}, table.host, status=400)
        async with server.socket(table.id, *table.seats, seat=before["seat"]) as both:
            view = await both.next_view()
            assert view["state"] == before["state"]
            assert [x["event"] for x in both.lines] == [x["event"] for x in lines]


def table_call(server, table, body, secret, status=None):
    return server.call("PUT", f"/api/tables/{table.id}/rules", body, secret, status)


async def test_the_host_lets_it_go_on_from_where_both_rules_agree(db, duel, monkeypatch):
    table, _, _ = await played(db)
    other_rules(monkeypatch, duel, shipped=False)

    async with serving(db) as server, server.socket(table.id, *table.seats) as both:
        await both.next_view()
        shown = await table_call(server, table, {"choice": "continue"}, table.host)
        assert (shown["status"], shown["rules_version"]) == ("playing", 2)
        assert (shown["choices"], shown["decision"], shown["notice"]) == (1, [], "")
        await both.settle()
        assert both.lines[-1]["event"] == "rules_taken"
        assert both.view["state"]["played"] == []
        again = await table_call(server, table, {"choice": "continue"}, table.host, status=409)
        assert again["code"] == "not-playing"
        await both.ask(type="sit", seat=1)
        await both.choose()  # the second bid of the round, once more
        await both.settle()
        await both.ask(type="sit", seat=both.view["waiting_for"][0])
        await both.choose("roll")
        await both.settle()
        after = both.view
    for _ in range(2):  # and after every restart
        async with (
            serving(db) as server,
            server.socket(table.id, *table.seats, seat=after["seat"]) as both,
        ):
            await both.next_view()
            assert both.welcome["table"]["status"] == "playing"
            assert both.view["state"] == after["state"]
            assert [x["event"] for x in both.lines].count("rules_taken") == 1
            ledger = (await server.house.get(table.id)).ledger
            assert ledger.play.setting.game.rules_version == 2
            ledger.record().verify()


async def test_the_host_keeps_it_as_a_replay(db, duel, monkeypatch):
    table, before, lines = await played(db)
    game = other_rules(monkeypatch, duel, shipped=False)

    async with serving(db) as server:
        shown = await table_call(server, table, {"choice": "replay"}, table.host)
        assert shown["status"] == "closed"
        assert "replay" in shown["notice"]
        assert shown["decision"] == []
        again = await table_call(server, table, {"choice": "continue"}, table.host, status=409)
        assert again["code"] == "not-playing"
    async with serving(db) as server:
        async with server.socket(table.id, *table.seats, seat=before["seat"]) as both:
            view = await both.next_view()
            assert view["state"] == before["state"]
            assert [x["event"] for x in both.lines] == [x["event"] for x in lines]
            assert both.welcome["table"]["status"] == "closed"
        kept = Record.read((await server.http.get(f"/api/tables/{table.id}/record")).text)
    assert kept.rules_version == 1
    assert len(kept.choices) == before["last"]
    monkeypatch.setitem(games(), "duel", dataclasses.replace(game, older={1: duel}))
    kept.verify()  # a program that has its rules can replay it
    async with serving(db) as server:  # and look at every moment of it
        shown = await server.call("GET", f"/api/tables/{table.id}")
        assert (shown["status"], shown["notice"]) == ("closed", "")
        async with server.socket(table.id) as watcher:
            await watcher.next_view()
            await watcher.send(type="look", at=1)
            assert (await watcher.next_view(live=False))["at"] == 1


async def test_two_processes_hear_of_the_decision(db, duel, monkeypatch):
    table, _, _ = await played(db)
    other_rules(monkeypatch, duel, shipped=False)
    async with serving(db) as here, serving(db) as there:
        assert (await there.house.get(table.id)).frozen is not None

        await table_call(here, table, {"choice": "continue"}, table.host)

        elsewhere = await there.house.get(table.id)
        await elsewhere.refresh((await there.house.storage.seqs([table.id]))[table.id])
        assert elsewhere.frozen is None
        assert elsewhere.ledger.choices == 1
