"""Which tables stay in memory: those somebody looks at, of the others as many as find room."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from .table import LiveTable

if TYPE_CHECKING:
    from .house import House

JUST_NOW = 5.0  # seconds: whoever made a table needs a moment to look at it


class Room:
    """The memory of a house."""

    def __init__(self, house: House) -> None:
        self._house, self._tables = house, house.tables
        self._enough_for = 0  # tables up to which they need not be counted

    async def sweep(self) -> None:
        """Tables nobody looks at leave the memory; the storage has everything."""
        while True:
            await asyncio.sleep(min(30.0, self._house.settings.idle_seconds))
            try:
                await self._let_deleted_go()
                await self._let_idle_go()
                await self.make()
            except Exception as error:  # the database is away: at the next round
                self._house.report("sweep", error)
            self._house.heap.tidy(len(self._tables))

    async def _let_deleted_go(self) -> None:
        """An operator has deleted them: who looks at them is sent away."""
        held = list(self._tables)
        there = await self._house.storage.seqs(held)
        for name in held:
            if name not in there and (table := self._tables.pop(name, None)) is not None:
                table.gone = True
                table.wake("all")

    async def _let_idle_go(self) -> None:
        limit = time.monotonic() - self._house.settings.idle_seconds
        for table in list(self._tables.values()):
            if table.used < limit:
                await self.forget(table)

    async def make_for_more(self) -> None:
        """All are counted when an eighth more have come, not for each of them."""
        if len(self._tables) > self._enough_for:
            await self.make()

    async def make(self) -> None:
        """Beyond the budget those leave the memory first that were not used for longest."""
        budget = 1_000_000 * self._house.settings.table_megabytes
        newest = time.monotonic() - JUST_NOW
        used = sum(table.size for table in self._tables.values())
        if used > budget:
            for table in sorted(self._tables.values(), key=lambda table: table.used):
                if used <= budget or table.used > newest:
                    break
                size = table.size
                used -= size if await self.forget(table) else 0
        self._enough_for = 9 * len(self._tables) // 8

    async def forget(self, table: LiveTable) -> bool:
        """It leaves the memory, unless somebody looks at it or is at work there."""
        if table.is_in_use():
            return False
        await table.keep_snapshot()
        if not table.is_in_use() and self._tables.pop(table.id, None) is not None:
            self._house.heap.left += 1
            if table.frozen is None and not table.doubtful:
                await asyncio.to_thread(self._house.packed.keep, table.ledger)
        return table.id not in self._tables
