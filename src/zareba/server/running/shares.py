"""Which of several processes behind one door serves which table.

Every process can serve every table; but a table lives best in one memory.  So each has one that it
is brought to, which follows from its id alone.
"""

from __future__ import annotations

import secrets
import zlib

import msgspec


class Share(msgspec.Struct, frozen=True):
    """One process, and how many there are."""

    number: int = 0
    of: int = 1

    def owns(self, table: str) -> bool:
        return owner_of(table, self.of) == self.number

    def new_id(self) -> str:
        """For a table that is made here and is to be served here."""
        while not self.owns(made := secrets.token_hex(10)):
            pass
        return made


def owner_of(table: str, processes: int) -> int:
    return zlib.crc32(table.encode("utf-8", "replace")) % processes
