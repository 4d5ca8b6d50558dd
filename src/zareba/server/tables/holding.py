"""What an operator has stopped for a while: a table, or all of them.

Nothing is changed there and nothing is lost; people are told in words, and it goes on as it stood.
It stands in the database, beside the tables: no game, no record and no chain knows of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

import sqlalchemy as sa

from zareba.server.storage.schema import hold_table
from zareba.server.storage.storage import Storage

if TYPE_CHECKING:
    from .table import LiveTable

ALL = ""  # in place of a table


class Holds:
    """What one process knows of it: it looks every second."""

    EVERY = 1.0

    def __init__(self, storage: Storage, tables: Mapping[str, LiveTable]) -> None:
        self._storage, self._tables = storage, tables
        self._held: frozenset[str] = frozenset()

    def holds(self, table: str = ALL) -> bool:
        return ALL in self._held or table in self._held

    async def look(self) -> list[str]:
        """Which of the tables in memory go on again; all whose state has changed are told."""
        before, self._held = self._held, frozenset(await self._storage.read(held))
        changed = before ^ self._held
        touched = list(self._tables) if ALL in changed else changed & self._tables.keys()
        again = []
        for name in touched:
            table = self._tables[name]
            table.hold(self.holds(name))
            again += [] if self.holds(name) else [name]
        return again

    async def changes(self) -> list[str]:
        """Waits until something goes on again."""
        while True:
            await asyncio.sleep(self.EVERY)
            with contextlib.suppress(Exception):  # the database is away: what was known holds
                before = self._held
                again = await self.look()
                if again or before - self._held:
                    return again


# --------------------------------------------------------------------------------- the operator's
def held(connection: sa.Connection) -> list[str]:
    return list(connection.execute(sa.select(hold_table.c.table_id)).scalars())


def hold(connection: sa.Connection, table: str, since: str) -> bool:
    """False: it was held before."""
    if table in held(connection):
        return False
    connection.execute(hold_table.insert(), {"table_id": table, "since": since})
    return True


def release(connection: sa.Connection, table: str) -> bool:
    """False: it was not held."""
    found = connection.execute(hold_table.delete().where(hold_table.c.table_id == table))
    return found.rowcount > 0
