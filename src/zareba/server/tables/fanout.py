"""News between server processes that share one database: which table has a new entry, who is here.

PostgreSQL tells by LISTEN/NOTIFY.  SQLite has nothing of the kind: its counter of changes by other
connections than the one that writes here is looked at a few times a second, and when it has moved
the entries that are new.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

import sqlalchemy as sa
import structlog

from zareba.server.running import closing
from zareba.server.storage.storage import CHANNEL, Storage

from .presence import HERE

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

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run_on())

    async def _run_on(self) -> None:
        """Whatever happens, go on listening."""
        while True:
            try:
                await self._run()
            except Exception as error:
                log.error("fanout_failed", error=type(error).__name__, exc_info=error)
                await asyncio.sleep(self.RETRY)

    async def close(self) -> None:
        if self._task is not None:
            await closing.end([self._task], closing.limit())

    async def _run(self) -> None:
        raise NotImplementedError


class PostgresFanout(_Background):
    async def _run(self) -> None:
        import psycopg  # noqa: PLC0415 (an extra; SQLite does without)

        place = self.storage.url.set(drivername="postgresql")
        while True:
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

    async def _hear(self, payload: str) -> None:
        sender, table, seq = payload.split()
        if sender != self.storage.sender:
            await self.heard(table, int(seq))


# Rows are numbered as they are written; where the last ones were deleted, numbers are used again.
_NEWEST = sa.text("SELECT coalesce(max(rowid), 0) FROM entry")
_WRITTEN = sa.text("SELECT table_id, max(seq) FROM entry WHERE rowid > :known GROUP BY table_id")


class SqliteFanout(_Background):
    EVERY = 0.1
    ALL = 5.0  # seconds, then all tables are compared, whatever was deleted meanwhile

    def __init__(self, storage: Storage, heard: Heard, known: Callable[[], list[str]]) -> None:
        super().__init__(storage, heard)
        self.known = known
        self._read, self._compared = -1, -self.ALL  # the newest row read; when all were compared
        self._unsure = False  # more was written after that

    async def _run(self) -> None:
        before: Any = None
        while True:
            await asyncio.sleep(self.EVERY)
            if not (tables := self.known()):
                continue
            seen = await self.storage.others()
            all_due = time.monotonic() - self._compared > self.ALL
            if seen != before or (self._unsure and all_due):
                before = seen
                await self._tell(tables, all_due)

    async def _tell(self, tables: list[str], all_due: bool) -> None:
        newest, written = await self.storage.read(partial(self._written, all_due))
        self._unsure = not all_due and newest >= self._read
        if not self._unsure:
            self._compared = time.monotonic()
            written = await self.storage.seqs(tables)
        self._read = newest
        for table, seq in written.items():
            await self.heard(table, seq)
        await self.heard("", HERE)

    def _written(self, all_due: bool, connection: sa.Connection) -> tuple[int, dict[str, int]]:
        """The newest row; by table, the last entry of those that are new (unless all are due)."""
        newest: int = connection.execute(_NEWEST).scalar_one()
        rows = () if all_due else connection.execute(_WRITTEN, {"known": self._read})
        return newest, dict(tuple(row) for row in rows)


def make_fanout(storage: Storage, heard: Heard, known: Callable[[], list[str]]) -> Fanout:
    if storage.is_postgres:
        return PostgresFanout(storage, heard)
    return SqliteFanout(storage, heard, known)
