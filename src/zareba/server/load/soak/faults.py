"""What is done to the server of a soak: kills, a full disk, a lock, a clock that jumps.

They come one after the other, in an order that the seed decides.  In the second half nothing ends
the process, so that its memory can be looked at for as long as that.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import shlex
import sqlite3
import subprocess
import sys
import time
import urllib.error
from collections.abc import Awaitable, Callable, Iterator, Sequence
from math import inf

import sqlalchemy as sa

from zareba.server.storage.storage import database_url

from .notes import Fault, Notes
from .pgfull import full
from .process import Watched

if sys.platform == "linux":
    import resource

KILL, STOP, DISK, LOCK, CLOCK, CUT, RESTART = (
    "kill", "stop", "disk", "lock", "clock", "cut", "restart",
)  # fmt: skip
KINDS = (KILL, STOP, DISK, LOCK, CLOCK, CUT, RESTART)
ENDING = (KILL, STOP)  # of the process
CALM = (4.0, 60.0)  # seconds between faults, at least and at most
LASTS = {DISK: (7.0, 12.0), LOCK: (7.0, 20.0), CLOCK: (5.0, 20.0)}  # seconds
JUMPS = (-400 * 86_400.0, -86_400.0, -3_600.0, -90.0, 90.0, 3_600.0, 86_400.0, 400 * 86_400.0)
ROOM = 4_096  # bytes: as long as any file may be while the disk is full
RECOVERS = 60.0  # seconds until a choice is acknowledged again


def possible(db: str, restart: str) -> list[str]:
    """What can be done here, to this database."""
    if database_url(db).get_backend_name() == "postgresql":
        return [KILL, STOP, DISK, CUT, CLOCK, *([RESTART] if restart else [])]
    return [KILL, STOP, LOCK, CLOCK, *([DISK] if sys.platform == "linux" else [])]


def planned(luck: random.Random, kinds: Sequence[str]) -> Iterator[str]:
    """Each kind once, in any order; then again."""
    while kinds:
        yield from luck.sample(list(kinds), len(kinds))


class Faults:
    """Does them, and sees that the server comes back."""

    def __init__(self, server: Watched, notes: Notes, kinds: Sequence[str], restart: str) -> None:
        self.server, self.notes, self.kinds, self.restart = server, notes, kinds, restart
        self.luck = random.Random(f"faults {notes.seed}")
        self._deeds: dict[str, Callable[[Fault], Awaitable[None]]] = {
            KILL: self._kill, STOP: self._stop, DISK: self._disk, LOCK: self._lock,
            CLOCK: self._clock, CUT: self._cut, RESTART: self._restart_database,
        }  # fmt: skip

    async def run(self, seconds: float) -> None:
        """All through the time, but for a while of calm in the end."""
        calm = min(CALM[1], max(CALM[0], seconds / (3 * max(1, len(self.kinds)))))
        half = seconds / 2
        plan = planned(self.luck, self.kinds)
        later = planned(self.luck, [kind for kind in self.kinds if kind not in ENDING])
        while True:
            await asyncio.sleep(calm * self.luck.uniform(0.7, 1.3))
            kind = next(plan if self.notes.now < half else later, None)
            if kind is None or self.notes.now + max(LASTS.get(kind, (0.0,))) + calm > seconds:
                return
            await self.do(kind)

    async def do(self, kind: str) -> None:
        fault = Fault(kind, self.notes.now)
        self.notes.faults.append(fault)
        load, over = self.server.load, self.server.load.stop_at
        load.stop_at = inf  # people stay until it is seen whether the server comes back
        try:
            await self._deeds[kind](fault)
            fault.ended = self.notes.now
            await self._come_back(fault)
        finally:
            load.stop_at = max(over, time.monotonic() + CALM[0])

    async def _come_back(self, fault: Fault) -> None:
        while self.notes.last_done < fault.ended:
            if self.notes.now > fault.ended + RECOVERS:
                told = f"nothing was acknowledged for {RECOVERS:.0f} s after {fault.kind}"
                self.notes.find("recovery", told)
                return
            await asyncio.sleep(0.1)
        fault.recovered = self.notes.last_done - fault.ended

    # ------------------------------------------------------------------------------- the process
    async def _kill(self, _fault: Fault) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    async def _stop(self, _fault: Fault) -> None:
        """As an operator does it."""
        await asyncio.to_thread(self.server.stop)
        await asyncio.to_thread(self.server.start)

    async def _clock(self, fault: Fault) -> None:
        jump = self.luck.choice(JUMPS)
        fault.detail = f"{jump:+.0f} s"
        self.server.clock.offset = jump
        await asyncio.sleep(self.luck.uniform(*LASTS[CLOCK]))
        self.server.clock.offset = 0.0

    # ------------------------------------------------------------------------------ the database
    async def _disk(self, fault: Fault) -> None:
        """No file may grow or be written beyond its beginning, as where there is no room left."""
        if database_url(self.server.db).get_backend_name() == "postgresql":
            with full(self.server.db):
                await self._while_not_ready(fault)
            return
        _limit(self.server.processes(), ROOM)
        try:
            await self._while_not_ready(fault)
        finally:
            _limit(self.server.processes(), resource.RLIM_INFINITY)

    async def _lock(self, fault: Fault) -> None:
        """Another program has the file for itself."""
        place = database_url(self.server.db).database or ""
        with contextlib.closing(sqlite3.connect(place, timeout=30, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            try:
                await self._while_not_ready(fault)
            finally:
                other.execute("ROLLBACK")

    async def _while_not_ready(self, fault: Fault) -> None:
        """Some seconds; meanwhile the server must say itself that it cannot keep anything."""
        until = time.monotonic() + self.luck.uniform(*LASTS[fault.kind])
        said = False
        while time.monotonic() < until:
            said = said or not await asyncio.to_thread(self._is_ready)
            await asyncio.sleep(0.5)
        if not said:
            self.notes.find("health", f"ready, though it could not be ({fault.kind})")

    def _is_ready(self) -> bool:
        try:
            self.server.get("/health/ready")
        except (urllib.error.URLError, OSError):
            return False
        return True

    async def _cut(self, _fault: Fault) -> None:
        """PostgreSQL ends all connections of others to this database."""
        await asyncio.to_thread(self._end_connections)

    def _end_connections(self) -> None:
        engine = sa.create_engine(database_url(self.server.db))
        others = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE"
        mine = "datname = current_database() AND pid <> pg_backend_pid()"
        with engine.connect() as connection:
            connection.execute(sa.text(f"{others} {mine}"))
        engine.dispose()

    async def _restart_database(self, fault: Fault) -> None:
        """By a command of the operator's."""
        command = shlex.split(self.restart)
        quiet = subprocess.DEVNULL
        done = await asyncio.to_thread(
            subprocess.run, command, stdout=quiet, stderr=quiet, timeout=120, check=False
        )
        fault.detail = f"exit {done.returncode}"


def _limit(processes: list[int], size: int) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
