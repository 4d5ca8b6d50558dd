"""``zareba backup`` and ``zareba restore``: everything that is kept, while the server runs.

A backup is an SQLite file with the tables of this version, whatever the database is: what was
taken from one can be given to the other.  Who is connected is no part of it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
import sqlalchemy as sa

from zareba.server.running.settings import default_db
from zareba.server.storage.lite import begin, keep_to_owner, prepare
from zareba.server.storage.schema import (
    door_table,
    entry_table,
    game_table,
    presence_table,
    process_table,
    review_table,
)
from zareba.server.storage.schema import snapshot_table as pictures
from zareba.server.storage.storage import database_url
from zareba.server.storage.upgrading import BadDatabase, in_short, upgrade

KEPT = (
    game_table,
    entry_table,
    door_table,
    pictures,
    review_table,
)  # in the order in which they depend
AT_ONCE = 1_000  # rows


@contextmanager
def opened(url: sa.URL) -> Iterator[sa.Engine]:
    engine = sa.create_engine(url)
    if url.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "begin", begin)
    try:
        yield engine
    except sa.exc.DBAPIError as error:
        raise BadDatabase(in_short(error)) from None
    finally:
        engine.dispose()


def check_database(url: str) -> None:
    """Before a server starts: is it there, whole, and not of a newer version?"""
    with opened(database_url(url)) as engine, engine.begin() as connection:
        upgrade(connection)
        connection.execute(sa.select(game_table.c.id).limit(1))


def back_up(url: str, target: Path) -> int:
    """All tables as they stand at one moment; the file is there when it is whole."""
    source, draft = database_url(url), target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    keep_to_owner(draft)
    copy = sa.URL.create("sqlite+pysqlite", database=str(draft))
    try:
        if source.get_backend_name() == "sqlite":
            _copy_file(Path(source.database or ""), draft)
        with opened(copy) as made, made.begin() as there:
            upgrade(there)
            if source.get_backend_name() != "sqlite":
                with opened(source) as engine, _one_moment(engine) as here:
                    _copy_rows(here, there)
            for passing in (presence_table, process_table):
                there.execute(passing.delete())
        tables = _checked(draft)
        os.replace(draft, target)
    finally:
        for name in (draft.name, f"{draft.name}-wal", f"{draft.name}-shm"):
            draft.with_name(name).unlink(missing_ok=True)
    return tables


def restore(file: Path, url: str) -> int:
    """Into a database without tables; everything or nothing.

    One that an older version has made is brought up to date first, in a copy.
    """
    _checked(file)
    with opened(database_url(url)) as engine, engine.begin() as there:
        upgrade(there)
        if there.execute(sa.select(game_table.c.id).limit(1)).scalar() is not None:
            raise BadDatabase("there are tables in it already: restore into a new database")
        with _up_to_date(file) as here:
            return _copy_rows(here, there)


@contextmanager
def _up_to_date(file: Path) -> Iterator[sa.Connection]:
    """The backup as this version would have made it; the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="zareba-restore-") as place:  # for its owner only
        copy = Path(place) / "backup"
        shutil.copyfile(file, copy)
        with opened(sa.URL.create("sqlite+pysqlite", database=str(copy))) as kept:
            with kept.begin() as connection:
                upgrade(connection)
            with kept.connect() as connection:
                yield connection.execution_options(reads=True)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own way: it waits for nobody, and what is written meanwhile comes along."""
    if not source.is_file():
        raise BadDatabase(f"{source} is not there")
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"the database is damaged ({error})") from None


@contextmanager
def _one_moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    with engine.connect() as connection:
        yield connection.execution_options(isolation_level="REPEATABLE READ")


def _copy_rows(here: sa.Connection, there: sa.Connection) -> int:
    for table in KEPT:
        rows = here.execute(sa.select(table).order_by(*table.primary_key)).mappings()
        for part in rows.partitions(AT_ONCE):
            there.execute(table.insert(), [dict(row) for row in part])
    return there.execute(sa.select(sa.func.count()).select_from(game_table)).scalar() or 0


def _checked(file: Path) -> int:
    """How many tables are in a backup; refuses one that is not whole."""
    if not file.is_file():
        raise BadDatabase(f"{file} is not there")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"{file} is no backup, or damaged ({error})") from None
    if said != "ok":
        raise BadDatabase(f"{file} is damaged ({said})")
    return int(tables)


def given_database(given: str | None) -> str:
    url = given or default_db()
    try:
        database_url(url)
    except Exception as error:
        raise click.BadParameter(str(error), param_hint="--db") from None
    return url


DB = click.option("--db", default=None, metavar="URL", help="As for zareba serve.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DB
def backup(file: Path, db: str | None) -> None:
    """Write all tables into FILE, while the server runs; keep it as safe as the database."""
    try:
        tables = back_up(given_database(db), file)
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{tables} tables in {file}")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DB
def restore_command(file: Path, db: str | None) -> None:
    """Read a backup into a database that has no tables yet, of either kind."""
    try:
        tables = restore(file, given_database(db))
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{tables} tables restored")
