"""Tables that have left the memory, packed: they come back without a replay.

Some kilobytes each, the oldest forgotten beyond a limit, all of them with the process.  Entries are
only ever added, so what was packed is never wrong, only old: whoever takes it out reads what has
been written since.
"""

from __future__ import annotations

import pickle
import zlib
from threading import Lock

from .ledger import Ledger


class Packed:
    """By table; used by threads, for packing takes some milliseconds."""

    def __init__(self, megabytes: int) -> None:
        self._most = megabytes * 1_000_000
        self._tables: dict[str, bytes] = {}  # the oldest first
        self._lock = Lock()
        self.size = 0  # bytes

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def keep(self, ledger: Ledger) -> None:
        body = zlib.compress(pickle.dumps(ledger, pickle.HIGHEST_PROTOCOL), 1)
        with self._lock:
            self._drop(ledger.head.id)
            self._tables[ledger.head.id] = body
            self.size += len(body)
            while self.size > self._most:
                self._drop(next(iter(self._tables)))

    def take(self, table: str) -> Ledger | None:
        with self._lock:
            body = self._drop(table)
        if body is None:
            return None
        ledger: Ledger = pickle.loads(zlib.decompress(body))  # our own, of this very process
        return ledger

    def _drop(self, table: str) -> bytes | None:
        body = self._tables.pop(table, None)
        self.size -= len(body or b"")
        return body
