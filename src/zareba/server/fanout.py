"""News between server processes that share one database: which table has a new entry, who is here.

PostgreSQL tells by LISTEN/NOTIFY.  SQLite has nothing of the kind: its counter of changes by other
connections is looked at a few times a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from .presence import HERE
from .storage import CHANNEL, Storage

log = structlog.get_logger("zareba.server")
Heard = Callable[[str, int], Awaitable[None]]


class Fanout(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...


class _Background:
    RETRY = 1.0

    def __init__(self, storage: Storage, heard: Heard) -> None:
        self.storage, self.heard = storage, heard
        self._task: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run_on())

    async def _run_on(self) -> None:
        """Whatever happens, go on listening."""
        while not self._stop.is_set():
            try:
                await self._run()
            except Exception as error:
                log.error("fanout_failed", error=type(error).__name__, exc_info=error)
                await asyncio.sleep(self.RETRY)

    async def close(self) -> None:
        self._stop.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        raise NotImplementedError


class PostgresFanout(_Background):
    async def _run(self) -> None:
        import psycopg  # noqa: PLC0415 (an extra; SQLite does without)

        place = self.storage.url.set(drivername="postgresql")
        while not self._stop.is_set():
            try:
                connection = await psycopg.AsyncConnection.connect(
                    place.render_as_string(hide_password=False), autocommit=True
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except psycopg.OperationalError as error:
                log.warning("listen_lost", error=type(error).__name__)
            await asyncio.sleep(self.RETRY)

    async def close(self) -> None:
        if self._task is not None:  # it waits for the database, not for us
            self._task.cancel()
        await super().close()

    async def _hear(self, payload: str) -> None:
        sender, table, seq = payload.split()
        if sender != self.storage.sender:
            await self.heard(table, int(seq))


class SqliteFanout(_Background):
    EVERY = 0.1

    def __init__(self, storage: Storage, heard: Heard, known: Callable[[], list[str]]) -> None:
        super().__init__(storage, heard)
        self.known = known

    async def _run(self) -> None:
        # Outside of any transaction, or there are no changes to be seen; quick enough for the loop.
        connection = sqlite3.connect(str(self.storage.url.database), isolation_level=None)
        before = -1
        with contextlib.closing(connection):
            while not self._stop.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), self.EVERY)
                (version,) = connection.execute("PRAGMA data_version").fetchone()
                if version != before:
                    before = version
                    await self._compare()

    async def _compare(self) -> None:
        if tables := self.known():
            for table, seq in (await self.storage.seqs(tables)).items():
                await self.heard(table, seq)
            await self.heard("", HERE)


def make_fanout(storage: Storage, heard: Heard, known: Callable[[], list[str]]) -> Fanout:
    if storage.is_postgres:
        return PostgresFanout(storage, heard)
    return SqliteFanout(storage, heard, known)
