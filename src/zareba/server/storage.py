"""What is kept: tables, their append-only entries, hashed secrets and snapshots.

SQLite or PostgreSQL through SQLAlchemy Core.  One task writes: entries of several tables that wait
at the same moment share one transaction.  The primary key (table, seq) decides races between
processes: who comes second gets `Conflict` and reads what the first has written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .ledger import Entry, Head

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_1_name)s",
    }
)
ID = sa.String(32)
game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),  # what was fixed when the table was made
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("has_bots", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # for lists, so that no game must be replayed
    sa.Column("changed", sa.String(32), nullable=False, index=True),
)
entry_table = sa.Table(
    "entry",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("digest", sa.String(16), nullable=False),
    sa.Column("ident", sa.String(48)),  # made by the client: a resend is found by it
    sa.Column("time", sa.String(32), nullable=False),
    sa.UniqueConstraint("table_id", "ident"),
)
door_table = sa.Table(
    "door",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True, index=True),
    sa.Column("role", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: not a seat
)
snapshot_table = sa.Table(
    "snapshot",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

CHANNEL = "zareba_table"
MOST_LISTED = 100


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


@dataclass(slots=True)
class Row:
    head: Head
    seq: int
    status: str
    summary: Summary
    changed: str


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
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


def async_url(url: str) -> sa.URL:
    """The database with the driver we use for it."""
    made = sa.make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    backend = made.get_backend_name()
    if backend not in drivers or (backend == "sqlite" and made.database in (None, "", ":memory:")):
        raise ValueError(f"{url}: the database is sqlite:///FILE or postgresql://...")
    return made.set(drivername=drivers[backend])


class Storage:
    """One database.  ``sender`` names this process in notifications."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = async_url(url)
        self.sender = sender
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = self._engine()
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._pen = asyncio.Lock()  # SQLite has one: waiting here is quicker than waiting there

    def _engine(self) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(self.url, pool_size=5, pool_pre_ping=True)
        engine = create_async_engine(self.url, pool_size=4, connect_args={"timeout": 15})
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.is_postgres:  # two processes may start at the same moment
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7261726562)"))
            await connection.run_sync(_upgrade)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield await connection.execution_options(reads=True)

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        pen = contextlib.nullcontext() if self.is_postgres else self._pen
        async with pen, self.engine.begin() as connection:
            yield connection

    # --------------------------------------------------------------------------------- writing
    async def make(self, head: Head, summary: Summary, has_bots: bool, doors: list[Door]) -> None:
        """A new table, without entries."""
        async with self._writing() as connection:
            await connection.execute(
                game_table.insert().values(
                    id=head.id,
                    head=_text(head),
                    seq=0,
                    status="gathering",
                    listed=head.listed,
                    has_bots=has_bots,
                    summary=_text(summary),
                    changed=head.created,
                )
            )
            await connection.execute(door_table.insert(), [_door_row(d) for d in doors])

    async def append(self, write: Write) -> None:
        """Returns when the entry is on the disk; raises Conflict if its place is taken."""
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            # The same order in every process, or two of them could wait for each other.
            batch.sort(key=lambda write: write.table)
            try:
                async with self._writing() as connection:
                    written = [await self._write(connection, write) for write in batch]
            except Exception as error:
                for write in batch:
                    if not write.done.done():
                        write.done.set_exception(error)
                continue
            for write, ok in zip(batch, written, strict=True):
                if write.done.done():
                    continue
                if ok:
                    write.done.set_result(None)
                else:
                    write.done.set_exception(Conflict())

    async def _write(self, connection: AsyncConnection, write: Write) -> bool:
        entry = write.entry
        insert = postgresql.insert if self.is_postgres else sqlite.insert
        row = {
            "table_id": write.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": _text(entry.body),
            "digest": entry.digest,
            "ident": entry.ident,
            "time": entry.time,
        }
        statement = insert(entry_table).values(row).on_conflict_do_nothing()
        written = await connection.execute(statement.returning(entry_table.c.seq))
        if written.scalar() is None:
            return False
        update = game_table.update().where(game_table.c.id == write.table)
        await connection.execute(
            update.values(
                seq=entry.seq,
                status=write.status,
                listed=write.listed,
                has_bots=write.has_bots,
                summary=_text(write.summary),
                changed=entry.time,
            )
        )
        for door in write.closed_doors:
            await connection.execute(
                door_table.delete().where(
                    door_table.c.table_id == door.table,
                    door_table.c.role == door.role,
                    door_table.c.seat == door.seat,
                )
            )
        if write.doors:
            await connection.execute(door_table.insert(), [_door_row(d) for d in write.doors])
        if self.is_postgres:
            payload = f"{self.sender} {write.table} {entry.seq}"
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
        return True

    async def keep_snapshot(self, table: str, body: str) -> None:
        insert = postgresql.insert if self.is_postgres else sqlite.insert
        statement = insert(snapshot_table).values(table_id=table, body=body)
        async with self._writing() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
            )

    # --------------------------------------------------------------------------------- reading
    async def row(self, table: str) -> Row | None:
        return next(iter(await self.rows([table])), None)

    async def rows(self, tables: Iterable[str]) -> list[Row]:
        statement = sa.select(game_table).where(game_table.c.id.in_(list(tables)))
        async with self._reading() as connection:
            return [_row(r) for r in await connection.execute(statement)]

    async def listed(self) -> list[Row]:
        """Listed tables, the newest first."""
        statement = (
            sa.select(game_table)
            .where(game_table.c.listed, game_table.c.status.in_(["gathering", "playing"]))
            .order_by(game_table.c.changed.desc())
            .limit(MOST_LISTED)
        )
        async with self._reading() as connection:
            return [_row(r) for r in await connection.execute(statement)]

    async def playing_with_bots(self) -> list[str]:
        statement = sa.select(game_table.c.id).where(
            game_table.c.status == "playing", game_table.c.has_bots
        )
        async with self._reading() as connection:
            return list((await connection.execute(statement)).scalars())

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        statement = sa.select(game_table.c.id, game_table.c.seq).where(
            game_table.c.id.in_(list(tables))
        )
        async with self._reading() as connection:
            return {r.id: r.seq for r in await connection.execute(statement)}

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        statement = (
            sa.select(entry_table)
            .where(entry_table.c.table_id == table, entry_table.c.seq > after)
            .order_by(entry_table.c.seq)
        )
        async with self._reading() as connection:
            return [
                Entry(
                    seq=r.seq,
                    kind=r.kind,
                    seat=r.seat,
                    body=msgspec.json.decode(r.body),
                    digest=r.digest,
                    ident=r.ident,
                    time=r.time,
                )
                for r in await connection.execute(statement)
            ]

    async def snapshot(self, table: str) -> str:
        statement = sa.select(snapshot_table.c.body).where(snapshot_table.c.table_id == table)
        async with self._reading() as connection:
            return (await connection.execute(statement)).scalar() or ""

    async def doors(self, hashes: Iterable[str], table: str | None = None) -> list[Door]:
        """What these secrets open, everywhere or at one table."""
        statement = sa.select(door_table).where(door_table.c.hash.in_(list(hashes)))
        if table is not None:
            statement = statement.where(door_table.c.table_id == table)
        return await self._doors(statement)

    async def doors_of(self, table: str) -> list[Door]:
        return await self._doors(sa.select(door_table).where(door_table.c.table_id == table))

    async def _doors(self, statement: sa.Select[Any]) -> list[Door]:
        async with self._reading() as connection:
            return [
                Door(r.hash, r.table_id, r.role, r.seat)
                for r in await connection.execute(statement)
            ]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _door_row(door: Door) -> dict[str, Any]:
    return {"hash": door.hash, "table_id": door.table, "role": door.role, "seat": door.seat}


def _row(r: Any) -> Row:
    return Row(
        head=msgspec.json.decode(r.head, type=Head),
        seq=r.seq,
        status=r.status,
        summary=msgspec.json.decode(r.summary, type=Summary),
        changed=r.changed,
    )


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """Writers wait for their turn at once, instead of failing half-way; readers wait for nobody.

    Who watches for changes must not be in a transaction, or there are none to be seen.
    """
    options = connection.get_execution_options()
    if not options.get("watches"):
        connection.exec_driver_sql("BEGIN" if options.get("reads") else "BEGIN IMMEDIATE")


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "zareba.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
