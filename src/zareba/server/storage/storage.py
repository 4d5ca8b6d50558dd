"""What is kept: tables, their append-only entries, hashed secrets and snapshots.

SQLite or PostgreSQL through SQLAlchemy Core, in threads: a transaction is one hop, not one for each
statement.  One thread writes: what waits at the same moment shares one transaction (`pen.py`).
The primary key (table, seq) decides races between processes: who comes second gets `Conflict` and
reads what the first has written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from zareba.server.ledger.entries import Entry, Head, from_row, to_row
from zareba.server.running.patience import LOCKED, REACHING, be_patient
from zareba.server.wire.parts import Manners

from . import stroke
from .lite import begin, keep_to_owner, prepare
from .pen import Pen
from .prepared import Prepared
from .schema import door_table, entry_table, game_table, snapshot_table
from .upgrading import upgrade

_ENTRY = [column.name for column in entry_table.columns]
_CHANGING = ("seq", "status", "listed", "has_bots", "summary", "changed")
CHANNEL = "zareba_table"
MOST_LISTED = 100
T = TypeVar("T")
_UNREADABLE = (msgspec.MsgspecError, TypeError, ValueError)

# Built once: making a statement costs more than running it.
_MAKE_TABLE, _OPEN_DOORS = game_table.insert(), door_table.insert()
_UPDATE_TABLE = (
    game_table.update()
    .where(game_table.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in _CHANGING})
)
_CLOSE_DOOR = door_table.delete().where(
    door_table.c.table_id == sa.bindparam("closed_table"),
    door_table.c.role == sa.bindparam("closed_role"),
    door_table.c.seat == sa.bindparam("closed_seat"),
)
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))
_INSERT_ENTRY = {
    name: dialect.insert(entry_table).on_conflict_do_nothing().returning(entry_table.c.seq)
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql))
}
_KEEP_SNAPSHOT = {
    name: (insert := dialect.insert(snapshot_table)).on_conflict_do_update(
        index_elements=["table_id"], set_={"body": insert.excluded.body}
    )
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql))
}


class Conflict(Exception):
    """Another process has written this entry's place, or the same message before."""


class Door(msgspec.Struct, frozen=True):
    """What a secret opens."""

    hash: str
    table: str
    role: str
    seat: int


class Summary(msgspec.Struct, frozen=True):
    """What lists need of a table."""

    seats: list[tuple[str, str, str, bool]]  # kind, name, bot, lent
    choices: int
    waiting_for: list[int]
    rematch: str = ""
    rules_version: int = 0
    data_hash: str = ""
    manners: Manners = Manners()
    salts_awaited: list[int] = []
    result: str = ""
    winners: list[int] = []


@dataclass(slots=True)
class Row:
    head: Head
    seq: int
    status: str
    summary: Summary
    changed: str


@dataclass(slots=True)
class Damage:
    """A row that cannot be read."""

    table: str
    why: str


@dataclass(slots=True)
class Write:
    """One entry of one table, with everything that must be written with it or not at all."""

    table: str
    entry: Entry
    status: str
    listed: bool
    has_bots: bool
    summary: Summary
    doors: Sequence[Door] = ()
    closed_doors: Sequence[Door] = ()


def database_url(url: str) -> sa.URL:
    """The database with the driver we use for it."""
    made = sa.make_url(url)
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
    backend = made.get_backend_name()
    if backend not in drivers or (backend == "sqlite" and made.database in (None, "", ":memory:")):
        raise ValueError(f"{url}: the database is sqlite:///FILE or postgresql://...")
    return made.set(drivername=drivers[backend])


class Storage:
    """One database.  ``sender`` names this process in notifications."""

    READERS = 3

    def __init__(self, url: str, sender: str) -> None:
        self.url = database_url(url)
        self.sender = sender
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = self._engine()
        kind = self.url.get_backend_name()
        self._insert_entry = Prepared(_INSERT_ENTRY[kind], self.engine.dialect, _ENTRY)
        self._update_table = Prepared(_UPDATE_TABLE, self.engine.dialect)
        self._pen = Pen(self.engine, keeps=not self.is_postgres)
        self._eyes = ThreadPoolExecutor(self.READERS, "reader")
        self.damaged: dict[str, str] = {}  # tables whose row cannot be read, and why
        self.on_damage: Callable[[Damage], None] = lambda _damage: None

    def _engine(self) -> sa.Engine:
        if self.is_postgres:
            engine = sa.create_engine(self.url, pool_pre_ping=True, connect_args=REACHING)
            sa.event.listen(engine, "connect", be_patient)
            return engine
        keep_to_owner(Path(self.url.database or ""))
        engine = sa.create_engine(self.url, connect_args={"timeout": LOCKED})
        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "begin", begin)
        return engine

    async def open(self) -> None:
        await self.write(upgrade)

    async def close(self) -> None:
        """Everything that waits is written first; a reader of whom nobody hears is left behind."""
        await self._pen.close()
        self._eyes.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection.execution_options(reads=True))

        return await asyncio.get_running_loop().run_in_executor(self._eyes, run)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """In a transaction of its own; what people wait for shares one (`together`)."""
        return await self._pen.alone(work)

    async def together(self, about: str, work: Callable[[sa.Connection], T]) -> T:
        return await self._pen.together(about, work)

    async def others(self) -> tuple[int, Any]:
        """Of SQLite: it changes when another process has written, not when we have."""
        return await self._pen.look("PRAGMA data_version")

    # --------------------------------------------------------------------------------- writing
    async def make(self, head: Head, summary: Summary, has_bots: bool, doors: list[Door]) -> None:
        """A new table, without entries."""
        row = {
            "id": head.id,
            "head": as_text(head),
            "seq": 0,
            "status": "gathering",
            "listed": head.listed,
            "has_bots": has_bots,
            "summary": as_text(summary),
            "changed": head.created,
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(_MAKE_TABLE, row)
            connection.execute(_OPEN_DOORS, [_door_row(d) for d in doors])

        await self.together(head.id, work)

    async def append(self, write: Write) -> None:
        """Returns when the entry is on the disk; raises Conflict if its place is taken."""
        work = partial(self._write_one, write)
        row = None if write.doors or write.closed_doors else partial(_as_row, write)
        ours = await self._pen.together(write.table, work, safe=True, row=row)
        if not ours:
            raise Conflict

    def _write_one(self, write: Write, connection: sa.Connection) -> bool:
        entry = write.entry
        row = {"table_id": write.table, **to_row(entry)}
        if self._insert_entry.run(connection, row) is None:
            return False
        changes = {
            "table": write.table,
            "new_seq": entry.seq,
            "new_status": write.status,
            "new_listed": write.listed,
            "new_has_bots": write.has_bots,
            "new_summary": as_text(write.summary),
            "new_changed": entry.time,
        }
        self._update_table.run(connection, changes)
        for door in write.closed_doors:
            closed = {"closed_table": door.table, "closed_role": door.role}
            connection.execute(_CLOSE_DOOR, {**closed, "closed_seat": door.seat})
        if write.doors:
            connection.execute(_OPEN_DOORS, [_door_row(d) for d in write.doors])
        self.notify(connection, write.table, entry.seq)
        return True

    def notify(self, connection: sa.Connection, table: str, seq: int) -> None:
        """Tell the other processes; those over SQLite see for themselves that something changed."""
        if self.is_postgres:
            connection.execute(_NOTIFY, {"payload": f"{self.sender} {table} {seq}"})

    async def keep_snapshot(self, table: str, body: str) -> None:
        row = {"table_id": table, "body": body}
        keep = _KEEP_SNAPSHOT["postgresql" if self.is_postgres else "sqlite"]
        await self.together(table, lambda connection: connection.execute(keep, row))

    # --------------------------------------------------------------------------------- reading
    async def row(self, table: str) -> Row | None:
        return next(iter(await self.rows([table])), None)

    async def rows(self, tables: Iterable[str]) -> list[Row]:
        return await self._rows(sa.select(game_table).where(game_table.c.id.in_(list(tables))))

    async def listed(self) -> list[Row]:
        """Listed tables, the newest first."""
        statement = sa.select(game_table).where(
            game_table.c.listed, game_table.c.status.in_(["gathering", "playing"])
        )
        return await self._rows(statement.order_by(game_table.c.changed.desc()).limit(MOST_LISTED))

    async def _rows(self, statement: sa.Select[Any]) -> list[Row]:
        """One that is damaged is left out and reported: it must not take the others with it."""
        found = await self.read(lambda c: [read_row(r) for r in c.execute(statement)])
        for damage in found:
            if isinstance(damage, Damage):
                self.note(damage)
        return [row for row in found if isinstance(row, Row)]

    def note(self, damage: Damage) -> None:
        if self.damaged.get(damage.table) != damage.why:
            self.damaged[damage.table] = damage.why
            self.on_damage(damage)

    async def head(self, table: str) -> Head | Damage | None:
        """What was fixed when the table was made: all that is needed to read its entries."""
        statement = sa.select(game_table.c.head).where(game_table.c.id == table)
        body = await self.read(lambda c: c.execute(statement).scalar())
        if body is None:
            return None
        try:
            return msgspec.json.decode(body, type=Head)
        except _UNREADABLE as error:
            damage = Damage(table, f"head: {error}")
            self.note(damage)
            return damage

    async def playing_with_bots(self) -> list[str]:
        statement = sa.select(game_table.c.id).where(
            game_table.c.status == "playing", game_table.c.has_bots
        )
        return await self.read(lambda c: list(c.execute(statement).scalars()))

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        given = {"tables": list(tables)}
        return await self.read(lambda c: {r.id: r.seq for r in c.execute(_SEQS, given)})

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        statement = (
            sa.select(entry_table)
            .where(entry_table.c.table_id == table, entry_table.c.seq > after)
            .order_by(entry_table.c.seq)
        )
        return await self.read(lambda c: [read_entry(r) for r in c.execute(statement)])

    async def snapshot(self, table: str) -> str:
        statement = sa.select(snapshot_table.c.body).where(snapshot_table.c.table_id == table)
        return await self.read(lambda c: c.execute(statement).scalar() or "")

    async def doors(self, hashes: Iterable[str], table: str | None = None) -> list[Door]:
        """What these secrets open, everywhere or at one table."""
        given = {"hashes": list(hashes)}
        found = await self.read(lambda c: _read_doors(c, _OPENED, given))
        return [door for door in found if table in (None, door.table)]

    async def doors_now(self, hashes: Iterable[str], table: str) -> tuple[list[Door], int]:
        """What these secrets open at a table, and its last entry: no older than the doors."""
        given, one = {"hashes": list(hashes)}, {"tables": [table]}

        def work(connection: sa.Connection) -> tuple[list[Door], int]:
            found = _read_doors(connection, _OPENED, given)
            row = connection.execute(_SEQS, one).one()
            return [door for door in found if door.table == table], row.seq

        return await self.read(work)

    async def doors_of(self, table: str) -> list[Door]:
        return await self.read(lambda c: _read_doors(c, _DOORS_OF, {"table": table}))


# Made once: to build a statement takes longer than to carry it out.
_SEQS = sa.select(game_table.c.id, game_table.c.seq).where(
    game_table.c.id.in_(sa.bindparam("tables", expanding=True))
)
_OPENED = sa.select(door_table).where(door_table.c.hash.in_(sa.bindparam("hashes", expanding=True)))
_DOORS_OF = sa.select(door_table).where(door_table.c.table_id == sa.bindparam("table"))


def _read_doors(c: sa.Connection, statement: sa.Select[Any], given: dict[str, Any]) -> list[Door]:
    return [Door(r.hash, r.table_id, r.role, r.seat) for r in c.execute(statement, given)]


def _as_row(write: Write) -> tuple[Any, ...]:
    row = to_row(write.entry) | {
        "table_id": write.table,
        "status": write.status,
        "listed": write.listed,
        "has_bots": write.has_bots,
        "summary": as_text(write.summary),
    }
    return tuple(row[name] for name in stroke.COLUMNS)


def as_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _door_row(door: Door) -> dict[str, Any]:
    return {"hash": door.hash, "table_id": door.table, "role": door.role, "seat": door.seat}


def read_entry(r: Any) -> Entry:
    return from_row(
        r.kind, r.body, seq=r.seq, seat=r.seat, digest=r.digest, ident=r.ident, time=r.time
    )


def read_row(r: Any) -> Row | Damage:
    part = "head"
    try:
        head = msgspec.json.decode(r.head, type=Head)
        part = "summary"
        summary = msgspec.json.decode(r.summary, type=Summary)
    except _UNREADABLE as error:
        return Damage(r.id, f"{part}: {error}")
    return Row(head=head, seq=r.seq, status=r.status, summary=summary, changed=r.changed)
