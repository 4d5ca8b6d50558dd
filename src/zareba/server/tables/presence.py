"""Who is here: every process tells the others through the database which seats it is connected to.

A process that does not give a sign of life any more is forgotten with all who were connected to it.
Clocks differ and jump: a sign of life is a number that changes, and each process counts by its own
monotonic clock for how long it has not.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite

from zareba.server.storage.schema import presence_table, process_table
from zareba.server.storage.storage import Storage

if TYPE_CHECKING:
    from .table import LiveTable

log = structlog.get_logger("zareba.server")
FEW = 20  # tables that are named one by one when the others are asked about them
HERE = 0  # instead of an entry's number in a notification: somebody came or went


class Presence:
    """The seats of all tables in memory whose people are connected, here or elsewhere."""

    BEAT = 15.0  # seconds between signs of life
    EXPIRES = 45.0
    GATHER = 0.05  # who comes and goes at the same moment is written down together

    def __init__(self, storage: Storage, tables: Mapping[str, LiveTable]) -> None:
        self.storage, self.tables = storage, tables
        self._dirty: set[str] = set()
        self._told: set[str] = set()  # tables others know of from us
        self._wake = asyncio.Event()
        self._signs: dict[str, tuple[float, float]] = {}  # by process: its last sign, and when

    def tell(self, table: LiveTable) -> None:
        """Somebody who holds a seat came or went."""
        table.look_around()
        self._dirty.add(table.id)
        self._wake.set()

    async def run(self) -> None:
        """Tell the others what changes, and now and then that we live."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.BEAT):
                    await self._wake.wait()
            try:
                await self._tell_all()
            except Exception as error:  # who is here is nice to know; the tables go on without
                log.warning("presence_failed", error=type(error).__name__)
                await asyncio.sleep(self.BEAT)

    async def _tell_all(self) -> None:
        if self._wake.is_set():
            await asyncio.sleep(self.GATHER)
            self._wake.clear()
            dirty, self._dirty = self._dirty, set()
            try:
                await self._write(dirty)
            except Exception:
                self._dirty |= dirty
                self._wake.set()
                raise
            return
        if self._told and not await self._beat():  # we were forgotten meanwhile
            await self._write(set(self._told))
        await self.read([name for name, table in self.tables.items() if table.readers])

    async def _write(self, dirty: set[str]) -> None:
        seats = {
            table: self.tables[table].here_ourselves() if table in self.tables else set()
            for table in dirty
        }
        self._told = (self._told - dirty) | {table for table in dirty if seats[table]}
        run = self.storage.sender
        rows = [
            {"run": run, "table_id": table, "seat": seat}
            for table, here in seats.items()
            for seat in here
        ]

        def work(connection: sa.Connection) -> None:
            self._give_sign_of_life(connection)
            connection.execute(_FORGET, {"by": run, "tables": list(dirty)})
            if rows:
                connection.execute(_HERE, rows)
            for table in dirty:
                self.storage.notify(connection, table, HERE)

        await self.storage.together("", work)

    def _give_sign_of_life(self, connection: sa.Connection) -> None:
        kind = "postgresql" if self.storage.is_postgres else "sqlite"
        connection.execute(_SIGN_OF_LIFE[kind], {"run": self.storage.sender, "seen": time.time()})

    def _notice(self, found: dict[str, float]) -> None:
        """Whose sign of life has changed?"""
        now = time.monotonic()
        for run, seen in found.items():
            if run not in self._signs or self._signs[run][0] != seen:
                self._signs[run] = (seen, now)
        for run in self._signs.keys() - found.keys():
            del self._signs[run]

    def _silent(self) -> dict[str, float]:
        """Who has given no sign of life for too long, and the last one."""
        limit = time.monotonic() - self.EXPIRES
        return {run: sign for run, (sign, when) in self._signs.items() if when < limit}

    async def _beat(self) -> bool:
        """A sign of life; forget the dead.  False: the others thought us dead."""
        self._notice(await self.storage.read(_signs))
        silent = self._silent()
        mine = sa.select(process_table.c.run).where(process_table.c.run == self.storage.sender)

        def work(connection: sa.Connection) -> bool:
            known = connection.execute(mine).scalar() is not None
            self._give_sign_of_life(connection)
            for run, sign in silent.items():
                same = (process_table.c.run == run, process_table.c.seen == sign)
                if connection.execute(process_table.delete().where(*same)).rowcount:
                    connection.execute(presence_table.delete().where(presence_table.c.run == run))
            return known

        return await self.storage.write(work)

    async def read(self, tables: list[str] | None = None) -> None:
        """What the others say about our tables."""
        asked = list(self.tables) if tables is None else tables
        wanted = [table for table in asked if table in self.tables]
        if not wanted:
            return
        # Of few tables; else everything they say, which is nothing where we are alone.
        given = {"by": self.storage.sender} | ({"tables": wanted} if len(wanted) <= FEW else {})
        asked_for = _TOLD_OF_FEW if len(wanted) <= FEW else _TOLD
        signs, told = await self.storage.read(
            lambda c: (_signs(c), list(c.execute(asked_for, given)))
        )
        self._notice(signs)
        silent = self._silent()
        seats: defaultdict[str, set[int]] = defaultdict(set)
        for row in told:
            if row.run not in silent:
                seats[row.table_id].add(row.seat)
        for name in wanted:
            if name in seats or ((table := self.tables.get(name)) and table.elsewhere):
                self._sit_elsewhere(name, seats[name])

    def _sit_elsewhere(self, name: str, seats: set[int]) -> None:
        table = self.tables.get(name)
        if table is not None and table.elsewhere != seats:
            table.elsewhere = seats
            table.look_around()

    async def leave(self) -> None:
        """This process stops."""
        run = self.storage.sender

        def work(connection: sa.Connection) -> None:
            for told in (presence_table, process_table):
                connection.execute(told.delete().where(told.c.run == run))
            for table in self._told:
                self.storage.notify(connection, table, HERE)

        if self._told:
            await self.storage.write(work)


# Made once: to build a statement takes longer than to carry it out.
_BY: sa.BindParameter[str] = sa.bindparam("by")
_TABLES: sa.BindParameter[str] = sa.bindparam("tables", expanding=True)
_HERE = presence_table.insert()
_FORGET = presence_table.delete().where(
    presence_table.c.run == _BY, presence_table.c.table_id.in_(_TABLES)
)
_TOLD = (
    sa.select(presence_table.c.table_id, presence_table.c.seat, presence_table.c.run)
    .join(process_table, process_table.c.run == presence_table.c.run)
    .where(presence_table.c.run != _BY)
)
_TOLD_OF_FEW = _TOLD.where(presence_table.c.table_id.in_(_TABLES))
_SIGN_OF_LIFE = {
    name: (insert := dialect.insert(process_table)).on_conflict_do_update(
        index_elements=["run"], set_={"seen": insert.excluded.seen}
    )
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql))
}
_SIGNS = sa.select(process_table.c.run, process_table.c.seen)


def _signs(connection: sa.Connection) -> dict[str, float]:
    return {row.run: row.seen for row in connection.execute(_SIGNS)}
