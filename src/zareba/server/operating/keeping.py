"""What an operator does with tables while the server runs: close, delete, what is kept of a person.

Every deed is one transaction.  A running server is told of a closed table as of any other entry;
deleted ones it forgets at its next round through the memory, within half a minute.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from zareba.bots import name_of, person
from zareba.server.ledger.entries import (
    Chosen,
    Entry,
    Head,
    Joined,
    Marked,
    Said,
    TableClosed,
    to_row,
)
from zareba.server.storage.schema import (
    door_table,
    entry_table,
    game_table,
    hold_table,
    presence_table,
    review_table,
    snapshot_table,
)
from zareba.server.storage.storage import (
    CHANNEL,
    Damage,
    Row,
    Summary,
    as_text,
    read_entry,
    read_row,
)
from zareba.server.tables.table import now

ADMIN = "admin"  # the sender of news that comes from no server
_OF_TABLE = (hold_table, review_table, snapshot_table, presence_table, door_table, entry_table)
ENDED = ("over", "closed")


def all_rows(connection: sa.Connection) -> Iterator[Row | Damage]:
    for row in connection.execute(sa.select(game_table).order_by(game_table.c.changed)):
        yield read_row(row)


def row_of(connection: sa.Connection, table: str) -> sa.Row[Any] | None:
    return connection.execute(sa.select(game_table).where(game_table.c.id == table)).first()


# ------------------------------------------------------------------------------ close and delete
def close(connection: sa.Connection, table: str) -> bool:
    """Nobody plays on; it can be watched and exported.  False: it has ended already."""
    row = row_of(connection, table)
    if row is None:
        raise LookupError(table)
    if row.status in ENDED:
        return False
    found = read_row(row)
    entry = TableClosed(seq=row.seq + 1, time=now())
    connection.execute(entry_table.insert(), {"table_id": table, **to_row(entry)})
    values = {"seq": entry.seq, "status": "closed", "changed": entry.time}
    if isinstance(found, Row):
        values["summary"] = as_text(msgspec.structs.replace(found.summary, waiting_for=[]))
    connection.execute(game_table.update().where(game_table.c.id == table).values(values))
    tell(connection, table, entry.seq)
    return True


def tell(connection: sa.Connection, table: str, seq: int) -> None:
    if connection.dialect.name == "postgresql":
        notice = sa.func.pg_notify(CHANNEL, f"{ADMIN} {table} {seq}")
        connection.execute(sa.select(notice))


def delete(connection: sa.Connection, tables: Iterable[str]) -> int:
    """With everything that belongs to them."""
    gone = 0
    for table in tables:
        for part in _OF_TABLE:
            connection.execute(part.delete().where(part.c.table_id == table))
        found = connection.execute(game_table.delete().where(game_table.c.id == table))
        gone += found.rowcount
    return gone


def expired(connection: sa.Connection, ended: float, idle: float) -> list[Row]:
    """Tables that ended, or where nothing has happened, so many days ago."""
    today = datetime.now(UTC)
    limits = {True: today - timedelta(days=ended), False: today - timedelta(days=idle)}
    rows = [row for row in all_rows(connection) if isinstance(row, Row)]
    return [
        row for row in rows if datetime.fromisoformat(row.changed) < limits[row.status in ENDED]
    ]


# -------------------------------------------------------------------------------------- a person
class Trace(msgspec.Struct):
    """What is kept of a person at one table."""

    table: str
    game: str
    status: str
    seats: list[int]
    said: list[tuple[str, str]]  # when, what
    choices: int


def traces(connection: sa.Connection, name: str, only: Iterable[str] = ()) -> list[Trace]:
    """Where somebody of that name sat.  Names are chosen freely: two people may share one."""
    wanted, found = set(only), []
    for row in all_rows(connection):
        if isinstance(row, Row) and (not wanted or row.head.id in wanted):
            entries = list(_entries(connection, row.head.id))
            seats = {e.seat for e in entries if isinstance(e, Joined) and e.name == name}
            seats |= set(_brought(row.head, name))
            found += [_trace(row, entries, seats)] if seats else []
    return found


def _trace(row: Row, entries: Sequence[Entry], seats: set[int]) -> Trace:
    """What these seats have said and chosen, also in the record that a table was made from."""
    said = [(e.time, e.text) for e in entries if isinstance(e, Said) and e.seat in seats]
    past = row.head.base.choices if row.head.base else []
    chosen = [e.seat for e in entries if isinstance(e, Chosen)] + [seat for seat, _ in past]
    mine = sum(seat in seats for seat in chosen)
    return Trace(row.head.id, row.head.game, row.status, sorted(seats), said, mine)


def _brought(head: Head, name: str) -> list[int]:
    """Seats that somebody of that name had in the record which a table was made from."""
    kept = head.base.seats if head.base is not None else []
    return [seat for seat, who in enumerate(kept) if name_of(who) == name]


def erase(connection: sa.Connection, name: str, found: Iterable[Trace]) -> int:
    """The name and what was said under it; the choices stay, for the game is the others' too."""
    changed = 0
    for trace in found:
        seats = set(trace.seats)
        for entry in list(_entries(connection, trace.table)):
            blank = _blank(entry, seats, name)
            if blank is not None:
                _rewrite(connection, trace.table, blank)
                changed += 1
        changed += _forget_name(connection, trace.table, name)
    return changed


def _blank(entry: Entry, seats: set[int], name: str) -> Entry | None:
    if isinstance(entry, Joined) and entry.name == name:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, Said) and entry.seat in seats and entry.text:
        return msgspec.structs.replace(entry, text="")
    if isinstance(entry, Marked) and entry.seat in seats and entry.note:
        return msgspec.structs.replace(entry, note="")
    return None


def _rewrite(connection: sa.Connection, table: str, entry: Entry) -> None:
    place = (entry_table.c.table_id == table) & (entry_table.c.seq == entry.seq)
    connection.execute(entry_table.update().where(place).values(body=to_row(entry)["body"]))


def _forget_name(connection: sa.Connection, table: str, name: str) -> int:
    """In the lists, and in the record it was made from: how many places that were.

    The picture of the table and what was made of it are made anew.
    """
    row = row_of(connection, table)
    assert row is not None  # it has entries
    head = msgspec.json.decode(row.head, type=Head)
    brought = _brought(head, name)
    if brought:
        assert head.base is not None
        kept = [person("") if i in brought else who for i, who in enumerate(head.base.seats)]
        base = copy.copy(head.base)
        base.seats = kept
        new = as_text(msgspec.structs.replace(head, base=base))
        connection.execute(game_table.update().where(game_table.c.id == table).values(head=new))
    summary = msgspec.json.decode(row.summary, type=Summary)
    seats = [(kind, "" if who == name else who, *rest) for kind, who, *rest in summary.seats]
    text = as_text(msgspec.structs.replace(summary, seats=seats))
    connection.execute(game_table.update().where(game_table.c.id == table).values(summary=text))
    for part in (snapshot_table, review_table):
        connection.execute(part.delete().where(part.c.table_id == table))
    return len(brought)


def _entries(connection: sa.Connection, table: str) -> Iterator[Entry]:
    statement = sa.select(entry_table).where(entry_table.c.table_id == table)
    for row in connection.execute(statement.order_by(entry_table.c.seq)):
        yield read_entry(row)
