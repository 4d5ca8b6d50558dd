"""Jobs in other processes: deadlines, progress, cancelling, limits, fair shares."""

import asyncio
import functools
import os
import time

import pytest

from server import jobs
from zareba.server.jobs.workers import PERSON, Broken, Crowded, Kind, Late, Workers

pytestmark = pytest.mark.anyio
PATIENCE = 60


@pytest.fixture
def workers():
    made = Workers(1)
    yield made
    made.close()


def kind(work, **given):
    return Kind(
        **{"name": work.__name__, "work": work, "patience": 0, "deadline": PATIENCE} | given
    )


async def gone(pid, seconds=PATIENCE):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            with open(f"/proc/{pid}/stat") as stat:
                if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return True
        except OSError:
            return True
        await asyncio.sleep(0.05)
    return False


async def test_a_job_answers_from_another_process_and_its_errors_are_raised(workers):
    assert await workers.run(kind(os.getpid)) != os.getpid()
    with pytest.raises(ZeroDivisionError):
        await workers.run(kind(divmod), 1, 0)


async def test_a_late_job_ends_with_its_process_and_others_go_on(workers):
    pid = await workers.run(kind(os.getpid))
    with pytest.raises(Late):
        await workers.run(kind(time.sleep, deadline=0.3), 3600)

    assert await gone(pid)
    assert await workers.run(kind(os.getpid)) != pid


async def test_a_job_tells_what_it_has_found_and_stops_when_nobody_waits(workers):
    heard, some = [], asyncio.Event()

    def tell(found):
        heard.append(found)
        some.set()

    counting = kind(jobs.count_for_ever, tells=True)
    pid = await workers.run(kind(os.getpid))
    task = asyncio.ensure_future(workers.run(counting, tell=tell))
    await asyncio.wait_for(some.wait(), PATIENCE)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    told = len(heard)

    assert heard == list(range(told))
    # The process is still good: it noticed, and serves the next.
    assert await workers.run(kind(os.getpid, quick=True)) in (pid, *_pids(workers))
    await asyncio.sleep(0.7)
    assert len(heard) == told
    assert pid in _pids(workers)


def _pids(workers):
    return [worker.process.pid for worker in workers._workers]


async def test_a_waiting_job_that_is_cancelled_never_begins(workers, tmp_path):
    long = [kind(time.sleep, name=f"nap {i}") for i in range(workers.most - 1)]
    naps = [asyncio.ensure_future(workers.run(nap, 0.8)) for nap in long]
    mark = tmp_path / "begun"
    second = asyncio.ensure_future(workers.run(kind(jobs.touch, name="waits"), str(mark)))
    third = asyncio.ensure_future(workers.run(kind(time.sleep, name="waits"), 0))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    await asyncio.gather(*naps, third)

    assert not mark.exists()


async def test_a_job_that_wants_too_much_memory_fails_alone(workers):
    with pytest.raises(Broken, match="memory"):
        await workers.run(kind(jobs.fill, megabytes=100), 400)
    assert await workers.run(kind(jobs.fill, megabytes=900), 50) == 50_000_000


async def test_the_process_of_a_job_that_kills_it_is_replaced(workers):
    first = await workers.run(kind(os.getpid))
    with pytest.raises(Broken, match="terminated"):
        await workers.run(kind(os.abort))

    assert await workers.run(kind(os.getpid)) not in (first, os.getpid())


async def test_quick_jobs_do_not_wait_for_long_ones(workers):
    await workers.run(kind(os.getpid))
    long = [
        asyncio.ensure_future(workers.run(kind(time.sleep, name=f"long {i % 2}"), 3600))
        for i in range(6)
    ]
    await asyncio.sleep(0.1)
    pid = await asyncio.wait_for(workers.run(kind(os.getpid, quick=True)), PATIENCE)

    assert pid in _pids(workers)
    assert len(_pids(workers)) == 3
    assert not any(task.done() for task in long)
    for task in long:
        task.cancel()
    await asyncio.gather(*long, return_exceptions=True)


async def _order(workers, wanted):
    """The order in which jobs end that all wait for the same process."""
    ended = []
    blocker = asyncio.ensure_future(workers.run(kind(time.sleep, name="long"), 0.5))

    async def one(name, which, owners):
        await workers.run(which, 0, owners=owners)
        ended.append(name)

    await asyncio.sleep(0.05)
    await asyncio.gather(blocker, *(one(*each) for each in wanted))
    return ended


async def test_moves_come_before_odds_and_odds_before_analysis(workers, monkeypatch):
    monkeypatch.setattr(Workers, "_may_begin", lambda self, _: not self._running())
    move, odds, study = (
        functools.partial(kind, time.sleep, name="long", patience=p) for p in (0, 2, 8)
    )

    assert await _order(workers, [("s", study(), ()), ("o", odds(), ()), ("m", move(), ())]) == [
        "m",
        "o",
        "s",
    ]


async def test_who_has_spent_least_is_next(workers, monkeypatch):
    monkeypatch.setattr(Workers, "_may_begin", lambda self, _: not self._running())
    await workers.run(kind(time.sleep), 0.6, owners=("greedy",))
    job = kind(time.sleep, name="long")

    wanted = [("greedy", job, ("greedy", "a")), ("modest", job, ("modest", "b"))]
    assert await _order(workers, wanted) == ["modest", "greedy"]


async def test_one_owner_cannot_fill_the_queue(workers):
    job = kind(time.sleep, name="long")
    many = [
        asyncio.ensure_future(workers.run(job, 3600, owners=(f"table {i}", "mallory")))
        for i in range(20)
    ]
    await asyncio.sleep(0.05)
    refused = [t for t in many if t.done() and isinstance(t.exception(), Crowded)]

    assert len(refused) == 7  # one runs, twelve wait
    assert await workers.run(kind(os.getpid, quick=True), owners=("ann",))
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)


async def test_what_a_person_has_had_done_counts_at_every_table(workers, monkeypatch):
    monkeypatch.setattr(workers, "most", 1)
    PERSON.set("greedy")
    await workers.run(kind(time.sleep, quick=True), 0.3, owners=("one table",))
    busy = asyncio.ensure_future(workers.run(kind(time.sleep, quick=True), 0.5))
    await asyncio.sleep(0)
    order = []

    async def ask(name):
        await workers.run(kind(os.getpid, quick=True), owners=(f"table of {name}",))
        order.append(name)

    greedy = asyncio.ensure_future(ask("greedy"))
    PERSON.set("modest")
    modest = asyncio.ensure_future(ask("modest"))
    await asyncio.gather(busy, greedy, modest)

    assert order == ["modest", "greedy"]
