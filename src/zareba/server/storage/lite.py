"""What SQLite wants: a file for its owner, its pragmas, and when a transaction begins."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa


def keep_to_owner(place: Path) -> None:
    """It holds the dice of running games: nobody else on the machine may read it.

    SQLite gives its other files (-wal, -shm) the mode of the first one.
    """
    with contextlib.suppress(OSError):  # not ours to change, or no such folder: SQLite says so
        place.touch(mode=0o600)
        place.chmod(0o600)


def prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: sa.Connection) -> None:
    """Writers wait for their turn at once, instead of failing half-way; readers wait for nobody."""
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
