"""Entries of many tables, written by one statement: over SQLite, the usual way of a choice.

A statement by itself is a transaction.  Five of them (begin; for each choice its entry and its
table; commit) let go of Python's lock a dozen times and have to wait for it as often, while the
loop works on: that is more work than the writing itself.  Where anything stands in the way, such as
a place that another process has taken, nothing is written, and it is done piece by piece.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from .schema import entry_table, game_table

MOST = 32  # entries of one statement; SQLite takes a thousand values at least

_ENTRY = [column.name for column in entry_table.columns]
_TABLE = ("seq", "status", "listed", "has_bots", "summary", "changed")
_ALSO = ("status", "listed", "has_bots", "summary")  # of the table; the rest stands in the entry
COLUMNS = (*_ENTRY, *_ALSO)
_FROM = {"changed": "time"}  # what a column of the table is called in the entry

# Both live in the connection and are gone with it: the file has nothing of them.
_VIEW = f"""
CREATE TEMP VIEW IF NOT EXISTS written AS
SELECT {", ".join(f"e.{name}" for name in _ENTRY)}, {", ".join(f"g.{name}" for name in _ALSO)}
FROM {entry_table.name} e, {game_table.name} g
"""
_TRIGGER = f"""
CREATE TEMP TRIGGER IF NOT EXISTS write INSTEAD OF INSERT ON written BEGIN
INSERT INTO {entry_table.name} ({", ".join(_ENTRY)})
VALUES ({", ".join(f"NEW.{name}" for name in _ENTRY)});
UPDATE {game_table.name} SET {", ".join(f"{name} = NEW.{_FROM.get(name, name)}" for name in _TABLE)}
WHERE id = NEW.table_id;
END
"""
_ONE = f"({', '.join('?' for _ in COLUMNS)})"
_INSERTS = [
    f"INSERT INTO written ({', '.join(COLUMNS)}) VALUES {', '.join([_ONE] * number)}"
    for number in range(1, MOST + 1)
]


def get_ready(driver: sqlite3.Connection) -> None:
    """Once for a connection, when its tables are as they should be."""
    for statement in ("PRAGMA temp_store=MEMORY", _VIEW, _TRIGGER):
        driver.execute(statement)


def write(driver: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> bool:
    """All of them, on the disk; False: one cannot be written as it is, and none was."""
    try:
        driver.execute(_INSERTS[len(rows) - 1], [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        return False
    return True
