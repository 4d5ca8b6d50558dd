"""Everything long, in other processes: deadlines, progress, cancelling, limits, fair shares.

A kind of job is a function with its limits (`Kind`); `Workers.run` is the one way to have it done.
Whoever stops waiting (a cancelled task, a deadline) stops the job.  The processes end with the
server, however it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import queue
import signal
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

from zareba.server.running.granted import limit_memory

# How a process begins: from nothing, on every system the same.
BEGINNING = multiprocessing.get_context("spawn")
FEWEST = 3  # processes: one for a long job of each of two kinds, one for what is quick
NICENESS = 15  # of the processes: people come first
GRACE = 0.5  # seconds a job has to notice that nobody waits for it
TRIES = 2  # of a job whose process died
MOST_WAITING = 12  # jobs of one owner
HALF_LIFE = 30.0  # seconds until what an owner has spent counts half
MOST_OWNERS, LITTLE = 1_000, 0.1  # remembered; seconds that need not be

# For whom things are done, as far as a server can tell: the address they come from.
PERSON: ContextVar[str] = ContextVar("person", default="")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of job.  *work* is a function of a module; what it gets and gives can be pickled.

    The job with the least patience, which has waited longest, of the owner who has spent least,
    is next.  Quick jobs always find a process; those that tell get a function `tell` first: it
    takes what is found so far to whoever waits, and ends a job that nobody waits for.
    """

    name: str
    work: Callable[..., Any]
    patience: float  # seconds that others may be served before it
    deadline: float  # seconds, waiting included
    megabytes: int = 512
    quick: bool = False
    tells: bool = False
    share: float = 0.5  # of the processes, at most


class Undone(Exception):
    """The job came to nothing, and the work itself is not to blame."""


class Late(Undone):
    """It took longer than its kind may."""


class Broken(Undone):
    """Its process ended, or needed too much memory."""


class Crowded(Undone):
    """Too many jobs of the same owner are waiting."""


class Stopped(BaseException):
    """Nobody waits for the job any more; raised in its process, whatever the work may catch."""


class Closing(Undone):
    """The server stops."""


Tell = Callable[[Any], None]


# ------------------------------------------------------------------------------- in the processes
def _begin(pipe: Connection, stopped: Any) -> None:
    """A worker's life: one job after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, work, given, tells, megabytes = pipe.recv()
            limit_memory(megabytes)

            def tell(found: Any, number: int = number) -> None:
                if stopped.value == number:
                    raise Stopped
                pipe.send(("told", found))

            pipe.send(_outcome(work, ((tell,) if tells else ()) + given))


def _end_with_parent() -> None:
    """Its end of a pipe closes with the server, also when that is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _outcome(work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(*given)
    except Stopped:
        return "failed", Late()
    except MemoryError:
        return "broken", "too little memory"
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return "failed", RuntimeError(f"{type(error).__name__}: {error}")
        return "failed", error


# ---------------------------------------------------------------------------------- in the server
@dataclass(eq=False)
class _Job:
    number: int
    kind: Kind
    given: tuple[Any, ...]
    owners: tuple[str, ...]
    tell: Tell | None
    future: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic)
    begun: float = 0.0
    tries: int = 0


class _Worker:
    """One process, and the thread that talks with it: a full pipe must not stop the loop."""

    def __init__(self, heard: Callable[[_Worker, str, Any], None]) -> None:
        context = BEGINNING
        self.job: _Job | None = None
        self._heard, self._loop = heard, asyncio.get_running_loop()
        self._stopped = context.RawValue("q", 0)  # the number of a job that is to stop
        self._inbox: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_begin, args=(theirs, self._stopped), daemon=True)
        self.process.start()
        theirs.close()
        threading.Thread(target=self._talk, daemon=True).start()

    def begin(self, job: _Job) -> None:
        self.job, job.begun = job, time.monotonic()
        self._inbox.put(job)

    def stop(self, job: _Job) -> None:
        """Ask it to stop; who does not hear must feel."""
        self._stopped.value = job.number
        self._loop.call_later(GRACE, self._end_if_busy_with, job)

    def _end_if_busy_with(self, job: _Job) -> None:
        if self.job is job:
            self.end()

    def end(self) -> None:
        self._inbox.put(None)
        self.process.kill()

    def _talk(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended before us
            while (job := self._inbox.get()) is not None:
                kind, how = job.kind, "told"
                try:
                    self._pipe.send((job.number, kind.work, job.given, kind.tells, kind.megabytes))
                    while how == "told":
                        how, what = self._pipe.recv()
                        self._loop.call_soon_threadsafe(self._heard, self, how, what)
                except (EOFError, OSError):
                    what = "the process was terminated"
                    self._loop.call_soon_threadsafe(self._heard, self, "broken", what)
                    break
                except Exception as error:  # what was given cannot be sent
                    self._loop.call_soon_threadsafe(self._heard, self, "failed", error)
        self._pipe.close()
        self.process.join()


class Workers:
    """The processes, begun when they are needed, and who is next."""

    def __init__(self, number: int) -> None:
        self.most = max(FEWEST, number)
        self._workers: list[_Worker] = []
        self._waiting: list[_Job] = []
        self._spent: dict[str, tuple[float, float]] = {}  # by owner: seconds, and when
        self._number = 0
        self._closed = False

    async def run(
        self, kind: Kind, *given: Any, owners: tuple[str, ...] = (), tell: Tell | None = None
    ) -> Any:
        """Have it done for its owners, such as a table; the person is one of them.

        Raises what the work raises, or Undone.  *tell* hears what is found on the way.
        """
        if self._closed:
            raise Closing(kind.name)
        crowd = max((sum(o in job.owners for job in self._waiting) for o in owners), default=0)
        if crowd >= MOST_WAITING:
            raise Crowded(kind.name)
        self._number += 1
        future = asyncio.get_running_loop().create_future()
        person = f"person {PERSON.get()}" if PERSON.get() else ""
        owners = (*owners, person) if person else owners
        job = _Job(self._number, kind, given, owners, tell, future)
        self._waiting.append(job)
        self._assign()
        try:
            done, _ = await asyncio.wait({future}, timeout=kind.deadline)
            if not done:
                raise Late(f"{kind.name}: more than {kind.deadline} s")
            return future.result()
        finally:
            self._forget(job)

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.end()
        for job in self._all_jobs():
            if not job.future.done():
                job.future.set_exception(Closing(job.kind.name))
                job.future.exception()  # nobody may wait for it any more

    def _all_jobs(self) -> list[_Job]:
        return self._waiting + self._running()

    def _running(self) -> list[_Job]:
        return [worker.job for worker in self._workers if worker.job is not None]

    def _forget(self, job: _Job) -> None:
        job.future.cancel()
        if job in self._waiting:
            self._waiting.remove(job)
        for worker in self._workers:
            if worker.job is job:
                worker.stop(job)

    # ------------------------------------------------------------------------------ who is next
    def _assign(self) -> None:
        while not self._closed and (able := [j for j in self._waiting if self._may_begin(j.kind)]):
            worker = next((w for w in self._workers if w.job is None), None)
            if worker is None:
                if len(self._workers) >= self.most:
                    return
                worker = _Worker(self._heard)
                self._workers.append(worker)
            job = min(able, key=self._due)
            self._waiting.remove(job)
            worker.begin(job)

    def _may_begin(self, kind: Kind) -> bool:
        """No kind of long job takes more than its share, nor all together the last process."""
        if kind.quick:
            return True
        running = [job.kind for job in self._running() if not job.kind.quick]
        share = max(1, int(self.most * kind.share))
        return len(running) < self.most - 1 and running.count(kind) < share

    def _due(self, job: _Job) -> float:
        spent = max((self._spent_by(owner) for owner in job.owners), default=0.0)
        return job.asked + job.kind.patience + spent

    def _spent_by(self, owner: str) -> float:
        seconds, when = self._spent.get(owner, (0.0, 0.0))
        halved: float = 0.5 ** ((time.monotonic() - when) / HALF_LIFE)
        return seconds * halved

    def _note_spent(self, job: _Job) -> None:
        now = time.monotonic()
        for owner in job.owners:
            self._spent[owner] = (self._spent_by(owner) + now - job.begun, now)
        if len(self._spent) > MOST_OWNERS:
            self._spent = {o: s for o, s in self._spent.items() if self._spent_by(o) > LITTLE}

    # --------------------------------------------------------------------------------- answers
    def _heard(self, worker: _Worker, how: str, what: Any) -> None:
        job = worker.job
        if job is None:
            return
        if how == "told":
            if job.tell is not None and not job.future.done():
                job.tell(what)
            return
        worker.job = None
        self._note_spent(job)
        if how == "broken":
            self._workers.remove(worker)
            worker.end()
        self._settle(job, how, what)
        self._assign()

    def _settle(self, job: _Job, how: str, what: Any) -> None:
        job.tries += 1
        if job.future.done():
            return
        if how == "done":
            job.future.set_result(what)
        elif how == "failed":
            job.future.set_exception(what)
        elif job.tries < TRIES:
            self._waiting.append(job)
        else:
            job.future.set_exception(Broken(f"{job.kind.name}: {what}"))
