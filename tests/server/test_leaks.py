"""Nothing comes down the socket that its reader may not know."""

import json
import random

import msgspec
import pytest
import structlog

from server.tables import serving, two_seats
from zareba.server.running.logs import set_up_logs
from zareba.server.wire import protocol as p

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_re_dealing_what_a_seat_cannot_see_changes_no_byte_of_what_it_gets(db, duel):
    """Play on; at every decision re-deal for one reader and compare what it would be sent."""
    async with serving(db) as server:
        table = await two_seats(server)
        held = await server.house.get(table.id)
        rng = random.Random(4)
        async with server.socket(table.id, *table.seats) as both:
            await both.next_view()
            while not both.view["ending"]:
                renderer, play = held.renderer, held.ledger.play
                position = play.position
                for reader in (0, 1, None):
                    real = msgs(renderer, reader)
                    for seed in range(3):
                        play.position = position.imagine(reader or 0, seed)
                        if reader is None:  # a spectator: also seat 0's hand
                            play.position = play.position.imagine(1, seed)
                        renderer._views.clear()
                        assert msgs(renderer, reader) == real
                    play.position = position
                    renderer._views.clear()
                seat = both.view["waiting_for"][0]
                await both.ask(type="sit", seat=seat)
                await both.settle()
                options = (await both.question())["options"]
                await both.choose(rng.choice(options)["choice"])
                await both.settle()


def msgs(renderer, reader):
    view = renderer.view(reader, "en", {reader} if reader is not None else (), [])
    # Imagining begins chance anew, so that nothing seems drawn any more: whether a seat's own
    # choice can be taken back is told from the real table, where everybody saw the die.
    return msgspec.json.encode(msgspec.structs.replace(view, undo=p.UndoState("none")))


async def test_over_the_socket_no_key_no_secret_no_foreign_hand_ever(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        play = (await server.house.get(table.id)).ledger.play
        hidden = [
            play.record.secret,
            play.position.state.key,
            *table.seats,
            table.host,
            table.invite,
        ]
        hands = {seat: tuple(play.position.state.hand[seat]) for seat in (0, 1)}
        rng = random.Random(1)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id, table.seats[1]) as ben,
            server.socket(table.id, language="fr") as watcher,
        ):
            clients = (ann, ben)
            for _ in range(10):
                for client in clients:
                    await client.settle()
                if ann.view["ending"]:
                    break
                for seat in ann.view["waiting_for"]:
                    client = clients[seat]
                    options = (await client.question())["options"]
                    await client.choose(rng.choice(options)["choice"])
                    # errors must not quote the position
                    await client.ask(type="choose", seat=seat, question=0, choice="x")
                    await client.ask(type="choose", seat=1 - seat, question=0, choice=1)
                    await client.ask(type="look", at=0)
                    await client.ask(type="look", at=None)
                    await client.ask(type="odds", seat=1 - seat, question=0)
                    break
            for reader, client in (0, ann), (1, ben), (None, watcher):
                await client.settle()
                for message in client.seen:
                    if message["type"] == "view" and message["ending"]:
                        break
                    text = json.dumps(message)
                    assert not [x for x in hidden if x in text], message["type"]
                    check_hands(
                        message if message["type"] == "view" else message.get("view"), reader
                    )
                assert all(line["private"] is False for line in client.lines) or reader is not None
            assert hands[0] != hands[1]


def check_hands(view, reader):
    if view is None:
        return
    for seat, hand in enumerate(view["state"]["hand"]):
        assert isinstance(hand, list) == (seat == reader)
    assert view["state"].get("deck") is None or isinstance(view["state"]["deck"], int)
    assert not {"key", "pool", "drawn", "blocks"} & set(view["state"])
    if view["question"]:
        assert view["question"]["seat"] == reader


async def test_a_private_line_reaches_its_seat_only_and_leaves_no_gap(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id, table.seats[1]) as ben,
            server.socket(table.id) as watcher,
        ):
            await ann.choose()
            await ben.choose()
            await ann.settle()
            winner = (ann, ben)[ann.view["waiting_for"][0]]
            await winner.settle()
            await winner.choose("roll")
            for client in (ann, ben, watcher):
                await client.settle()

            private = {
                client: [line["event"] for line in client.lines if line["private"]]
                for client in (ann, ben, watcher)
            }
            loser = ben if winner is ann else ann
            assert private == {winner: ["dealt", "drew"], loser: ["dealt"], watcher: []}
            assert len(winner.lines) == len(loser.lines) + 1 == len(watcher.lines) + 2


async def test_while_one_has_answered_in_secret_the_other_sees_only_that(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id, table.seats[1]) as ben,
        ):
            await ben.next_view()
            before = dict(ben.view)
            await ann.choose()
            after = await ben.next_view(at=1)

            assert after["waiting_for"] == [1]
            assert after["state"] == before["state"]
            assert after["question"] == before["question"]
            assert after["log"]["lines"] == []


async def test_the_same_refusal_for_a_wrong_secret_and_for_none(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        other = await server.table("khartoum")

        answers = [
            await server.http.request(
                "DELETE",
                f"/api/tables/{table.id}/seats/0",
                headers={"Authorization": f"Bearer {secret}"} if secret else {},
            )
            for secret in ("", "A" * 22, table.seats[1], other.seats[0])
        ]

        assert {(a.status_code, a.text) for a in answers} == {(403, answers[0].text)}


async def test_a_bot_gets_an_imagined_position_only(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")
        jobs = []

        async def think(_kind, job, _bot, **_):
            jobs.append(job)
            raise RuntimeError("enough")

        server.house.workers.run = think
        server.house.report = lambda *_: None
        await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host)
        held = (await server.house.get(table.id)).ledger
        real = held.play.position.state

        sent = json.loads(jobs[0].position)["state"] if jobs else None
        assert sent is not None
        assert sent["key"] != real.key
        assert sent["hand"][1] == real.hand[1]
        assert (sent["hand"][0], sent["deck"]) != (real.hand[0], real.deck)
        assert real.key not in jobs[0].position


async def test_logs_hold_no_secrets(db, duel, capsys):
    before = structlog.get_config()
    set_up_logs(True)
    try:
        async with serving(db) as server:
            table = await two_seats(server)
            async with server.socket(table.id, *table.seats) as both:
                await both.choose()
            server.house.report("test", ValueError(f"{table.host} {'ab' * 32}"))
            key = (await server.house.get(table.id)).ledger.head.secret
        written = "".join(capsys.readouterr())
    finally:
        structlog.configure(**before)

    assert all(json.loads(line)["event"] for line in written.splitlines())
    assert '"event": "opened"' in written
    assert '"event": "failed"' in written
    for secret in (table.host, table.invite, *table.seats, key, table.id, "ab" * 32):
        assert secret not in written
