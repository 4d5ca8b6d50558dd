"""Can this server keep what it acknowledges?  A real write says so, rarely and never twice."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

import sqlalchemy as sa
import structlog

from zareba.server.running.metrics import Metrics

from .schema import entry_table, game_table, process_table
from .storage import Storage

log = structlog.get_logger("zareba.server")
# Only what the log needs when somebody asks why: neither address nor password of a database.
_NEWEST = sa.select(game_table.c.id).order_by(game_table.c.changed.desc()).limit(1)
_LAST = sa.select(entry_table.c.seq).where(entry_table.c.table_id == sa.bindparam("table")).limit(1)
_PROBE = "probe"


class Health:
    """What keeps the server from its work; checked at most every few seconds."""

    EVERY = 2.0  # seconds between probes
    PATIENCE = 3.0  # seconds for one
    LEAST_FREE = 20_000_000  # bytes on the disk of an SQLite file

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage, self.metrics = storage, metrics
        self._probing: asyncio.Task[str] | None = None
        self._checked = -self.EVERY
        self._why = ""

    async def why_not(self) -> str:
        """Empty: ready."""
        if time.monotonic() - self._checked < self.EVERY:
            return self._why
        if self._probing is None:
            self._probing = asyncio.create_task(self._probe())
        done, _ = await asyncio.wait({self._probing}, timeout=self.PATIENCE)
        found = self._probing.result() if done else "database: locked, or it does not answer"
        if done:
            self._probing = None
        self._checked = time.monotonic()
        if found != self._why:
            log.warning("health", ready=not found, why=found)
        self._why = found
        self.metrics.ready.set(not found)
        return found

    async def _probe(self) -> str:
        try:
            await self.storage.write(self._write)
            await self.storage.read(_look)
            return await asyncio.to_thread(self._disk)
        except sa.exc.DBAPIError as error:
            said = type(error.orig).__name__
            return f"database: {said if self.storage.is_postgres else error.orig}"
        except Exception as error:
            return f"database: {type(error).__name__}"

    def _write(self, connection: sa.Connection) -> None:
        """A row that nobody sees: it is gone when the transaction ends, but it was written."""
        run = f"{_PROBE}{self.storage.sender}"[:16]
        connection.execute(process_table.insert(), {"run": run, "seen": time.time()})
        connection.execute(process_table.delete().where(process_table.c.run == run))

    def _disk(self) -> str:
        if self.storage.is_postgres:
            return ""
        place = Path(self.storage.url.database or ".").resolve().parent
        free = shutil.disk_usage(place).free
        return f"disk: {free // 1_000_000} MB free" if free < self.LEAST_FREE else ""


def _look(connection: sa.Connection) -> None:
    newest = connection.execute(_NEWEST).scalar()
    if newest is not None:
        connection.execute(_LAST, {"table": newest}).scalar()
