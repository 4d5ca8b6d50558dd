"""``zareba admin``: what whoever runs a server needs to see, and to tidy up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import click
import msgspec
import sqlalchemy as sa

from zareba.server.storage.storage import Damage, Row, database_url
from zareba.server.storage.upgrading import BadDatabase
from zareba.server.tables import holding
from zareba.server.tables.table import now

from . import keeping
from .backup import DB, given_database, opened

STOPPED = 2 * holding.Holds.EVERY  # seconds until every process has looked
HEARD = 1.0  # seconds until every process has heard that a table is closed
ALL_TABLES = click.option("--all", "everything", is_flag=True, help="The whole server.")
NOT_REACHED = (
    "This does not reach, and you may have to see to it yourself:",
    "- choices: they stay, without a name, for the game is the others', too",
    "- the name where others have written it, in their chat or on the plan pad",
    "- records that people have exported, and pages that show the table right now",
    "- backups of this database: one that is restored brings the name back; erase again then",
    "- a running server's memory: it shows the old name until nobody looks at the table any more",
)
YES = click.option("--yes", is_flag=True, help="Do it; without, say only what would be done.")


@click.group()
def admin() -> None:
    """Look after the tables of a server, while it runs."""


@contextmanager
def database(db: str | None) -> Iterator[sa.Engine]:
    try:
        with opened(database_url(given_database(db))) as engine:
            yield engine
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None


@admin.command()
@DB
@click.option("--damaged", is_flag=True, help="Only those that cannot be read, and why.")
def tables(db: str | None, damaged: bool) -> None:
    """Every table: id, game, status, choices, when it last changed.  An id lets people watch."""
    with database(db) as engine, engine.connect() as connection:
        reading = connection.execution_options(reads=True)
        stopped = holding.held(reading)
        for row in keeping.all_rows(reading):
            if isinstance(row, Damage):
                click.echo(f"{row.table}  damaged  {row.why}")
            elif not damaged:
                click.echo(_line(row) + ("  stopped" if row.head.id in stopped else ""))
        if holding.ALL in stopped:
            click.echo("the server is stopped: see zareba admin unfreeze --all", err=True)


def _line(row: Row) -> str:
    choices = row.summary.choices
    return f"{row.head.id}  {row.head.game}  {row.status}  {choices}  {row.changed}"


@admin.command()
@click.argument("tables", nargs=-1, required=True)
@DB
def close(tables: tuple[str, ...], db: str | None) -> None:
    """Close TABLES for good: nobody plays on, everybody may still watch and export."""
    with database(db) as engine:
        for table in tables:
            try:
                with engine.begin() as connection:
                    closed = keeping.close(connection, table)
            except LookupError:
                raise click.ClickException(f"there is no table {table}") from None
            except sa.exc.IntegrityError:
                raise click.ClickException(f"{table} has just changed: try again") from None
            click.echo(f"{table}  {'closed' if closed else 'had ended'}")


@admin.command()
@click.argument("tables", nargs=-1)
@ALL_TABLES
@DB
def freeze(tables: tuple[str, ...], everything: bool, db: str | None) -> None:
    """Stop TABLES for a while: nothing changes, nothing is lost, people are told; see unfreeze."""
    hold = partial(holding.hold, since=now())
    _change_holds(db, tables, everything, hold, ("stopped", "was stopped already"))
    time.sleep(STOPPED)


@admin.command()
@click.argument("tables", nargs=-1)
@ALL_TABLES
@DB
def unfreeze(tables: tuple[str, ...], everything: bool, db: str | None) -> None:
    """Let TABLES go on that were stopped with freeze, as they stood."""
    _change_holds(db, tables, everything, holding.release, ("goes on", "was not stopped"))


def _change_holds(
    db: str | None,
    tables: tuple[str, ...],
    everything: bool,
    change: Callable[[sa.Connection, str], bool],
    said: tuple[str, str],
) -> None:
    """One by one; *said*: of a table that is changed, of one that was so before."""
    done, before = said
    with database(db) as engine:
        for table in _meant(engine, tables, everything):
            with engine.begin() as connection:
                changed = change(connection, table)
            click.echo(f"{table or 'the server'}  {done if changed else before}")


def _meant(engine: sa.Engine, tables: tuple[str, ...], everything: bool) -> list[str]:
    if bool(tables) == everything:
        raise click.UsageError("name tables, or say --all")
    with engine.connect() as connection:
        reading = connection.execution_options(reads=True)
        for table in tables:
            if keeping.row_of(reading, table) is None:
                raise click.ClickException(f"there is no table {table}")
    return list(tables) or [holding.ALL]


@admin.command()
@click.argument("tables", nargs=-1, required=True)
@YES
@DB
def delete(tables: tuple[str, ...], yes: bool, db: str | None) -> None:
    """Delete TABLES with everything that belongs to them; there is no way back but a backup."""
    with database(db) as engine:
        _delete(engine, list(tables), yes)


@admin.command()
@click.option("--ended", type=click.FloatRange(0), default=365, show_default=True, help="Days.")
@click.option("--idle", type=click.FloatRange(0), default=180, show_default=True, help="Days.")
@YES
@DB
def expire(ended: float, idle: float, yes: bool, db: str | None) -> None:
    """Delete tables that ended, or where nothing has happened, so many days ago."""
    with database(db) as engine:
        with engine.connect() as connection:
            old = keeping.expired(connection.execution_options(reads=True), ended, idle)
        for row in old:
            click.echo(_line(row))
        _delete(engine, [row.head.id for row in old], yes)


def _delete(engine: sa.Engine, tables: list[str], yes: bool) -> None:
    """First closed, so that no process that has them in memory writes on."""
    with engine.begin() as connection:
        there = [t for t in tables if keeping.row_of(connection, t) is not None]
        if not yes:
            click.echo(f"{len(there)} tables would be deleted; say --yes")
            return
        closed = [table for table in there if keeping.close(connection, table)]
    time.sleep(HEARD if closed else 0.0)
    with engine.begin() as connection:
        click.echo(f"{keeping.delete(connection, there)} tables deleted")


@admin.command()
@click.argument("name")
@click.option("--table", "only", multiple=True, help="Only at this table (repeat it).")
@click.option("--export", "file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--erase", is_flag=True, help="Take the name and what was said out of the tables.")
@DB
def person(
    name: str, only: tuple[str, ...], file: Path | None, erase: bool, db: str | None
) -> None:
    """What is kept of somebody who played as NAME; export it, or erase it.

    Names are chosen freely, and two people may share one: look first, then name the tables.
    """
    with database(db) as engine, engine.begin() as connection:
        found = keeping.traces(connection, name, only)
        for trace in found:
            seats = ", ".join(str(seat + 1) for seat in trace.seats)
            click.echo(
                f"{trace.table}  {trace.game}  {trace.status}  seat {seats},"
                f" {trace.choices} choices, {len(trace.said)} lines of chat"
            )
        if file is not None:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        if erase:
            click.echo(f"{keeping.erase(connection, name, found)} entries erased")
            for line in NOT_REACHED:
                click.echo(line)


@admin.command()
@DB
def vacuum(db: str | None) -> None:
    """Give room that is not used any more back to the disk."""
    with database(db) as engine, engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        if connection.dialect.name == "postgresql":
            raw.autocommit = True
        raw.cursor().execute("VACUUM")
    click.echo("done")
