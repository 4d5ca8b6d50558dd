"""When something breaks: the database, a bot's process, a rule; and what leaves the memory."""

import asyncio
import dataclasses

import pytest

from server.tables import PATIENCE, answer_to, inline, serving, two_seats
from zareba.engine import games
from zareba.server.jobs.thinking import BOT_SECONDS, PLAIN, kind_of
from zareba.server.load.soak.pgfull import full

pytestmark = pytest.mark.anyio


async def test_a_commit_that_fails_changes_nothing(db):
    async with serving(db) as server:
        table = await server.table()
        server.house.report = lambda *_: None
        real = server.house.storage.append

        async def fail(write):
            raise OSError("disk full")

        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            server.house.storage.append = fail
            broken = await answer_to(ann)
            server.house.storage.append = real
            await ann.settle()

            assert broken["code"] == "broken"
            assert ann.view["question"] == question
            assert (await ann.choose())["type"] == "done"
            entries = await server.house.storage.entries(table.id)
            assert [e.kind for e in entries] == ["join", "start", "choice"]


@pytest.mark.both_databases
async def test_a_commit_whose_answer_was_lost_counts_once(db):
    async with serving(db) as server:
        table = await server.table()
        real = server.house.storage.append

        async def lose(write):
            await real(write)
            raise OSError("connection lost")

        async with server.socket(table.id, *table.seats) as ann:
            await ann.question()
            server.house.storage.append = lose
            answer = await answer_to(ann)
            server.house.storage.append = real
            await ann.settle()

            assert answer["type"] == "done"
            assert ann.view["at"] == 1
            entries = await server.house.storage.entries(table.id)
            assert [e.kind for e in entries].count("choice") == 1


async def test_a_bot_whose_choice_could_not_be_committed_chooses_again(db, duel):
    async with serving(db) as server:
        server.house.report = lambda *_: None
        server.house.RETRY = 0.05
        inline(server)
        table = await server.table("duel")
        real, failed = server.house.storage.append, []

        async def fail_once(write):
            if write.entry.kind == "choice":
                server.house.storage.append = real
                failed.append(write.entry.seat)
                raise OSError("disk full")
            await real(write)

        async with server.socket(table.id, *table.seats) as ann:
            server.house.storage.append = fail_once
            await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host)
            await ann.until(lambda m: m["type"] == "view" and m["waiting_for"] == [0])

            assert failed == [1]


@pytest.mark.postgres
async def test_a_postgresql_without_room_refuses_and_goes_on_when_it_has_some(postgres_url):
    """SQLSTATE 53100: nothing is acknowledged or shown, the server says so, nothing is lost."""
    async with serving(postgres_url) as server:
        table = await server.table()
        server.house.report = lambda *_: None
        server.house.RETRY, server.house.health.EVERY = 0.05, 0.0
        async with server.socket(table.id, *table.seats) as ann:
            await ann.question()
            with full(postgres_url):
                refused = await answer_to(ann)
                ready = await server.call("GET", "/health/ready", status=503)
            await asyncio.sleep(0.3)
            await ann.settle()

            assert refused["code"] == "broken"
            assert "DiskFull" in ready["why"]
            assert ann.view["at"] == 0
            assert (await ann.choose())["type"] == "done"
            await server.call("GET", "/health/ready")


async def test_while_the_database_is_away_nothing_uncommitted_is_shown(db):
    async with serving(db) as server:
        table = await server.table()
        house = server.house
        house.report = lambda *_: None
        house.RETRY = 0.05
        append, entries = house.storage.append, house.storage.entries

        async def away(*_):
            raise OSError("away")

        async with (
            server.socket(table.id, *table.seats) as ann,
            server.socket(table.id) as watcher,
        ):
            await ann.question()
            await watcher.settle()
            house.storage.append = house.storage.entries = away
            first = await answer_to(ann)
            second = await answer_to(ann)
            await watcher.settle()
            seen = watcher.view["at"]
            house.storage.append, house.storage.entries = append, entries
            await asyncio.sleep(0.3)
            await ann.settle()

            assert [first["code"], second["code"]] == ["broken", "busy"]
            assert seen == 0
            assert ann.view["at"] == 0
            assert (await ann.choose())["type"] == "done"
            await watcher.next_view(at=1)


async def test_an_invariant_that_breaks_changes_nothing(db, duel, monkeypatch):
    async with serving(db) as server:

        def broken(g):
            assert not g.played, "cards"

        spoilt = dataclasses.replace(duel, check=broken)
        monkeypatch.setitem(games(), "duel", spoilt)
        table = await two_seats(server)
        server.house.report = lambda *_: None
        async with server.socket(table.id, *table.seats) as both:
            await both.choose()
            await both.ask(type="sit", seat=1)
            await both.settle()
            answer = await answer_to(both)
            await both.settle()

            assert answer["code"] == "broken"
            assert both.view["at"] == 1
            assert both.view["state"]["played"] == []


async def test_a_thinking_bot_delays_no_other_table(db):
    async with serving(db) as server:
        slow = await server.table()
        quick = await server.table()

        async def think_for_ever(*_, **__):
            await asyncio.sleep(3600)

        server.house.workers.run = think_for_ever
        await slow.call("PUT", "/seats/0/bot", {"bot": "mc:400"}, slow.seats[0])
        async with server.socket(quick.id, *quick.seats) as ann:
            assert (await ann.choose())["type"] == "done"
        # And the seat can be taken back in the middle of the thought.
        back = await slow.call("DELETE", "/seats/0/bot", None, slow.seats[0])
        assert back["seats"][0]["kind"] == "person"
        async with server.socket(slow.id, *slow.seats) as ann:
            assert (await ann.choose())["type"] == "done"


async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(db):
    async with serving(db, idle_seconds=0.2) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
            before = ann.view
        for _ in range(50):
            await asyncio.sleep(0.1)
            if not server.house.tables:
                break
        assert table.id not in server.house.tables
        async with server.socket(table.id, *table.seats) as ann:
            view = await ann.next_view()

            assert view["state"] == before["state"]


async def test_tables_leave_the_memory_again_when_the_database_is_back(db):
    async with serving(db, idle_seconds=0.1) as server:
        table, reported = await server.table(), []
        server.house.report = lambda where, _: reported.append(where)
        real = server.house.storage.seqs

        async def away(_tables):
            raise OSError("away")

        server.house.storage.seqs = away
        while not reported:
            await asyncio.sleep(0.02)
        assert table.id in server.house.tables
        server.house.storage.seqs = real
        async with asyncio.timeout(PATIENCE):
            while table.id in server.house.tables:
                await asyncio.sleep(0.02)

        assert set(reported) == {"sweep"}


async def test_a_bot_that_breaks_does_not_hold_the_table_up(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")
        reported = []
        server.house.report = lambda where, _: reported.append(where)

        async def think(kind, job, bot, **_):
            if bot == "mc:5":
                raise RuntimeError("confused")
            return kind.work(job, bot)

        server.house.workers.run = think
        await table.call("PUT", "/seats/1/bot", {"bot": "mc:5"}, table.host)
        async with server.socket(table.id, *table.seats) as ann:
            await ann.until(lambda m: m["type"] == "view" and m["waiting_for"] == [0])
            assert reported == ["bot mc:5"]
            said = [line["text"] for line in ann.lines if line["event"] == "hurried"]
            assert len(said) == 1
            assert "plain advice" in said[0]


async def test_a_bot_stops_thinking_when_its_question_is_put_no_more(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")
        begun, stopped = asyncio.Event(), asyncio.Event()

        async def think(*_given, **_more):
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                stopped.set()

        server.house.workers.run = think
        await table.call("PUT", "/seats/1/bot", {"bot": "mc:5"}, table.host)
        await asyncio.wait_for(begun.wait(), PATIENCE)
        await table.call("DELETE", "/seats/1/bot", None, table.host)
        await asyncio.wait_for(stopped.wait(), PATIENCE)

        begun.clear()
        await table.call("PUT", "/seats/1/bot", {"bot": "mc:5"}, table.host)
        await asyncio.wait_for(begun.wait(), PATIENCE)  # and begins again when it is asked


def test_a_bot_and_who_plays_for_it_have_one_deadline_together():
    for bot in ("heuristic", "mc:100", "random"):
        assert kind_of(bot).deadline + PLAIN.deadline <= 20
    assert kind_of("mc:100").deadline > BOT_SECONDS


async def test_who_never_says_hello_is_sent_away(db, monkeypatch):
    monkeypatch.setattr("zareba.server.sockets.session.HELLO_SECONDS", 0.05)
    async with serving(db) as server:
        table = await server.table()
        client = server.socket(table.id)
        await client.begin()

        assert await client.next() is None
        assert client.closed == 4400


async def test_at_the_end_everybody_is_told_that_the_table_is_over(db):
    async with serving(db) as server:
        table = await server.table(sit=False, seats=[{"kind": "bot", "bot": "random"}])
        async with server.socket(table.id) as watcher:
            await watcher.until(
                lambda m: m["type"] == "table" and m["table"]["status"] == "over", 60
            )
