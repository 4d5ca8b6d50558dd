"""``zareba admin``: what whoever runs a server needs to see, and to tidy up."""

from __future__ import annotations

import click
import sqlalchemy as sa

from .backup import DB, given_database, opened
from .schema import game_table
from .storage import Damage, database_url, read_row
from .upgrading import BadDatabase


@click.group()
def admin() -> None:
    """Look after the tables of a server, while it runs."""


@admin.command()
@DB
@click.option("--damaged", is_flag=True, help="Only those that cannot be read, and why.")
def tables(db: str | None, damaged: bool) -> None:
    """Every table: id, game, status, choices, when it last changed.  An id lets people watch."""
    statement = sa.select(game_table).order_by(game_table.c.changed)
    try:
        with opened(database_url(given_database(db))) as engine, engine.connect() as connection:
            for row in connection.execution_options(reads=True).execute(statement):
                found = read_row(row)
                if isinstance(found, Damage):
                    click.echo(f"{row.id}  damaged  {found.why}")
                elif not damaged:
                    choices = found.summary.choices
                    click.echo(
                        f"{row.id}  {found.head.game}  {row.status}  {choices}  {row.changed}"
                    )
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None


@admin.command()
@DB
def vacuum(db: str | None) -> None:
    """Give room that is not used any more back to the disk."""
    try:
        with opened(database_url(given_database(db))) as engine, engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert raw is not None
            if connection.dialect.name == "postgresql":
                raw.autocommit = True
            raw.cursor().execute("VACUUM")
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None
    click.echo("done")
