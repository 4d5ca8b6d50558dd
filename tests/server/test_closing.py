"""A server that is told to stop stops, whatever goes on at that moment."""

import asyncio
import contextlib
import gc
import threading
import time

import pytest
import sqlalchemy as sa
import structlog

from server.tables import serving
from support import again
from zareba.server.jobs import thinking, workers
from zareba.server.running import closing
from zareba.server.storage.pen import Pen
from zareba.server.tables import opening
from zareba.server.tables.house import House

pytestmark = pytest.mark.anyio
SOON = 30.0  # seconds, on a machine that does other things as well


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(closing, "LIMIT", 1.0)


@pytest.mark.both_databases
@pytest.mark.parametrize("turns", range(6))
async def test_it_stops_when_somebody_has_just_left(db, turns):
    """What waits is woken and told to stop at nearly the same moment: it must hear both."""
    async with asyncio.timeout(SOON), serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.question()
        for _ in range(turns):
            await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(6))
async def test_the_presence_hears_that_it_shall_stop(tmp_path, turns):
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        telling = asyncio.create_task(server.house.presence.run())
        await asyncio.sleep(0.05)

        server.house.presence._wake.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        telling.cancel()

        done, _ = await asyncio.wait({telling}, timeout=2.0)
        assert done
        assert telling.cancelled()


async def test_a_task_that_does_not_end_is_left_behind(tmp_path, impatient):
    async def deaf():
        while True:
            with contextlib.suppress(asyncio.CancelledError):
                await hold.wait()
                return

    hold = asyncio.Event()
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        task = server.house.spawn(deaf())
        await asyncio.sleep(0)

    assert not task.done()
    hold.set()
    await task


async def test_a_task_that_has_missed_it_is_told_again(tmp_path):
    async def hard_of_hearing():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        task = server.house.spawn(hard_of_hearing())
        await asyncio.sleep(0)

    assert task.cancelled()


async def test_a_lock_that_is_never_given_back_does_not_hold_it(tmp_path, impatient):
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.house.get((await server.table()).id)
        await table.lock.acquire()


async def test_a_commit_that_never_comes_does_not_hold_it(tmp_path, impatient):
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        waiting = asyncio.create_task(server.house.to_the_end(asyncio.Event().wait()))
        await asyncio.sleep(0)
    waiting.cancel()


@again
@pytest.mark.postgres
async def test_a_lock_of_somebody_else_in_the_database_does_not_hold_it(postgres_url, impatient):
    """An operator's session that has locked a table and fallen asleep."""
    psycopg = pytest.importorskip("psycopg")
    place = sa.make_url(postgres_url).set(drivername="postgresql")
    with psycopg.connect(place.render_as_string(hide_password=False)) as other:
        began = time.monotonic()
        async with asyncio.timeout(SOON), serving(postgres_url) as server:
            table = await server.table()
            async with server.socket(table.id, *table.seats) as ann:
                await ann.question()
                other.execute("LOCK TABLE presence, process, snapshot IN ACCESS EXCLUSIVE MODE")
        assert time.monotonic() - began < SOON


async def test_a_writer_that_is_left_behind_takes_nothing_more(tmp_path, impatient):
    """What waits behind it hears so; nothing fails where nobody looks."""
    go, engine = threading.Event(), sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    pen, failures = Pen(engine, keeps=True), []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failures.append(context))
    async with asyncio.timeout(SOON):
        first = asyncio.create_task(pen.together("a", lambda _: go.wait()))
        await asyncio.sleep(0)  # it is noted
        await asyncio.sleep(0)  # and handed over
        second = asyncio.create_task(pen.together("b", lambda _: True))
        await pen.close()
        go.set()

        assert await first
        with pytest.raises(RuntimeError):
            await second
        await asyncio.sleep(0)
    gc.collect()  # a task tells what nobody has heard when it goes
    await asyncio.sleep(0)
    assert failures == []
    engine.dispose()


async def test_pictures_of_all_tables_share_a_commit(tmp_path):
    """One for each would take half a minute where a disk is slow and tables are many."""
    commits = []
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        tables = [await server.table() for _ in range(12)]
        sa.event.listen(server.house.storage.engine, "commit", commits.append)
    assert len(commits) <= 2

    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for table in tables:
            assert await server.house.storage.snapshot(table.id)


async def test_who_waits_for_something_long_hears_that_the_server_stops(tmp_path):
    """Not cut off in the end: the answer says that there was no time for it."""
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        house = server.house
        asked = asyncio.create_task(house.workers.run(thinking.WARM))
        while not house.workers._running():
            await asyncio.sleep(0)
        beside = house.spawn(asyncio.sleep(SOON))

        await server.app.stop_working()

        assert beside.cancelled()
        with pytest.raises(workers.Undone):
            await asked
        with pytest.raises(workers.Undone):
            await house.workers.run(thinking.WARM)
        assert await server.call("GET", "/api/games")  # answers still go out


@pytest.mark.parametrize(
    ("error", "told"),
    [(workers.Closing, []), (RuntimeError, [("commit", "RuntimeError")])],
)
async def test_what_nobody_waits_for_any_more_is_told_only_where_it_is_our_fault(
    tmp_path, error, told
):
    async def commit():
        await go_on.wait()
        raise error("on the way")

    unheard, go_on = [], asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, of: unheard.append(of))
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        with structlog.testing.capture_logs() as logs:
            reader = asyncio.create_task(server.house.to_the_end(commit()))
            await asyncio.sleep(0)
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
            go_on.set()
            while server.house._commits:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        gc.collect()

    assert [(line["where"], line["error"]) for line in logs] == told
    assert not unheard


@pytest.mark.parametrize(
    ("error", "events"),
    [(workers.Closing, []), (workers.Late, [("late_start", "warning")])],
)
async def test_a_game_that_cannot_begin_now_begins_later_without_an_alarm(
    tmp_path, monkeypatch, error, events
):
    async def begun(*given):
        if fails := tried.pop():
            raise fails("begin")
        return await at_once(*given)

    at_once, tried = opening.begin_game, [None, None, error]
    monkeypatch.setattr(opening, "begin_game", begun)
    monkeypatch.setattr(House, "RETRY", 0.0)
    async with asyncio.timeout(SOON), serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        with structlog.testing.capture_logs() as logs:
            table = await server.table("khartoum")
            if not events:  # the next process reads the table, and finds nobody missing
                await server.house.tables[table.id].opening.go_on()
            async with server.socket(table.id, *table.seats) as ann:
                await ann.question()

    assert [
        (line["event"], line["log_level"]) for line in logs if "start" in line["event"]
    ] == events
    assert not [line for line in logs if line["event"] == "failed"]
