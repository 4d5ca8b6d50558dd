"""Nobody waits for the past of others: the event loop replays nothing long."""

import asyncio
import threading
from pathlib import Path

import pytest

from server.tables import Made, serving
from zareba.engine import Position, Record
from zareba.server.jobs.waiting import unless_gone
from zareba.server.jobs.workers import PERSON, Late
from zareba.server.tables.reading import BEGIN
from zareba.server.wire.declined import Declined

pytestmark = pytest.mark.anyio
LONG = Path(__file__).parents[1] / "records" / "burnoose" / "burnoose-1-fatma.json"
FEW = 8  # choices that may follow one another without a pause


class Choices:
    """How many choices the loop's thread has made in one go, at most."""

    def __init__(self):
        self.now = self.most = self.all = 0


@pytest.fixture
def choices(monkeypatch):
    counted, loop_thread = Choices(), threading.current_thread()
    push, run = Position.push, asyncio.events.Handle._run

    def counting(position, *given):
        if threading.current_thread() is loop_thread:
            counted.now += 1
            counted.all += 1
            counted.most = max(counted.most, counted.now)
        return push(position, *given)

    def running(handle):
        counted.now = 0
        return run(handle)

    monkeypatch.setattr(Position, "push", counting)
    monkeypatch.setattr(asyncio.events.Handle, "_run", running)
    return counted


async def imported(server, text=None):
    answer = await server.http.post("/api/records", content=text or LONG.read_text("utf-8"))
    assert answer.status_code == 201, answer.text
    return Made(server, answer.json())


async def test_imports_what_ifs_and_restarts_of_long_games_stop_nobody(db, choices):
    record = Record.load(LONG)
    last = len(record.choices)
    async with serving(db) as server:
        table = await imported(server)
        async with server.socket(table.id) as watcher:
            assert (await watcher.next_view())["last"] == last
            await watcher.ask(type="look", at=last // 2)
            assert (await watcher.next_view(live=False))["at"] == last // 2
        seats = {}
        for dice in ("fresh", "same"):
            wish = {"at": last - 5, "dice": dice}
            branch = Made(server, await table.call("POST", "/branch", wish))
            seats[branch.id] = await branch.join(0)
            async with server.socket(branch.id, seats[branch.id]) as ann:
                assert (await ann.next_view())["at"] == last - 5
                await ann.play(1)
        assert (await table.call("GET", "/verdict"))["fair"]
        assert len((await table.call("GET", "/record"))["choices"]) == last
    async with serving(db) as server:  # nothing of it is in memory
        for branch, seat in seats.items():
            async with server.socket(branch, seat) as ann:
                assert (await ann.next_view())["at"] == last - 4
                await ann.play(1)

    assert 0 < choices.most <= FEW, choices.most
    assert choices.all < last / 2


async def test_what_another_process_has_written_is_taken_in_without_a_standstill(db, choices):
    rest = Record.load(LONG)
    del rest.choices[60:], rest.trail[60:]
    rest.result = ""
    async with serving(db) as here, serving(db) as there:
        table = await imported(here, rest.to_text())
        watched = await there.house.get(table.id)
        watched.refresh = _never  # it hears nothing until it looks for itself
        secret = await table.join(0)
        async with here.socket(table.id, secret) as ann:
            await ann.next_view()
            await ann.play(30)
        async with there.socket(table.id, secret) as ann:
            assert (await ann.next_view())["at"] == 90

    assert 0 < choices.most <= FEW, choices.most


async def _never(_seq):
    return


async def test_a_what_if_that_is_late_begins_as_soon_as_there_is_time(db, monkeypatch):
    async with serving(db) as server:
        table = await imported(server)
        branch = Made(server, await table.call("POST", "/branch", {"at": 100}))
        house, run, tried = server.house, server.house.workers.run, []
        house.RETRY = 0.01

        async def late(kind, *given, **more):
            if kind is BEGIN and len(tried) < 2:
                tried.append(kind)
                raise Late("too much to do")
            return await run(kind, *given, **more)

        monkeypatch.setattr(house.workers, "run", late)
        seat = await branch.join(0)
        async with server.socket(branch.id, seat) as ann:
            assert (await ann.next_view())["at"] == 100
        assert len(tried) == 2


async def test_a_record_that_cannot_be_checked_in_time_is_declined_in_words(db, monkeypatch):
    async with serving(db) as server:

        async def late(*_given, **_more):
            raise Late("too much to do")

        monkeypatch.setattr(server.house.workers, "run", late)
        for language, word in (("en", "longer"), ("de", "länger"), ("fr", "temps")):
            answer = await server.http.post(
                "/api/records", content=LONG.read_text("utf-8"), params={"language": language}
            )
            assert answer.status_code == 503
            assert answer.json()["code"] == "late"
            assert word in answer.json()["text"]


async def test_whoever_has_enough_imports_under_way_is_told_to_wait(db):
    async with serving(db, most_imports=2, most_imports_each=1) as server:
        here = PERSON.set("127.0.0.1")  # where the tests' requests come from
        with server.house.imports.place():
            answer = await server.http.post("/api/records", content="{}")
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        PERSON.reset(here)
        with server.house.imports.place():  # somebody else's
            assert (await server.http.post("/api/records", content="{}")).status_code == 400
            PERSON.set("elsewhere")
            with server.house.imports.place():
                assert (await server.http.post("/api/records", content="{}")).status_code == 503


async def test_tables_nobody_looks_at_leave_the_memory_beyond_its_budget(db, monkeypatch):
    async with serving(db, table_megabytes=0) as server:
        table, other = await server.table(), await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.next_view()
            assert {table.id, other.id} <= set(server.house.tables)  # just made
            monkeypatch.setattr("zareba.server.tables.room.JUST_NOW", -1.0)
            await server.house.room.make()
            assert set(server.house.tables) == {table.id}
            await ann.play(1)
        monkeypatch.setattr("zareba.server.tables.room.JUST_NOW", 60.0)
        assert (await other.call("GET", ""))["status"] == "playing"


async def test_a_table_that_left_the_memory_while_somebody_came_is_back_or_begun_again(db):
    async with serving(db) as server:
        table = await server.table()
        house = server.house
        found = house.tables.pop(table.id)
        assert house.holds(found)
        del house.tables[table.id]
        again = await house.get(table.id)
        assert not house.holds(found)
        assert house.tables[table.id] is again


class Asked:
    """A request whose sender closes the page."""

    def __init__(self):
        self.closed = asyncio.Event()

    async def receive(self):
        await self.closed.wait()
        return {"type": "http.disconnect"}


async def test_a_closed_page_ends_what_it_asked_for():
    request, begun, ended = Asked(), asyncio.Event(), asyncio.Event()

    async def work():
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    waiting = asyncio.ensure_future(unless_gone(request, work()))
    await begun.wait()
    request.closed.set()
    with pytest.raises(Declined):
        await waiting
    await ended.wait()

    async def quick():
        return 7

    assert await unless_gone(Asked(), quick()) == 7
