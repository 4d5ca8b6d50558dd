"""A database as this version wants it, or a clear word about why it cannot be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

LOCK = "SELECT pg_advisory_xact_lock(7261726562)"  # two processes may start at the same moment


class BadDatabase(Exception):
    """It cannot be used; the text says why, and names neither address nor password."""


def upgrade(connection: sa.Connection) -> None:
    """The tables of this version, made or changed; Alembic knows how."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))  # for the other's upgrade
        connection.execute(sa.text(LOCK))
    config = Config()
    config.set_main_option("script_location", "zareba.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if "locate revision" not in str(error):
            raise
        raise BadDatabase(
            "the database was written by a newer version of Zareba: install that one, "
            "or restore a backup from before"
        ) from None


def in_short(error: sa.exc.DBAPIError) -> str:
    """What the database says, without the statement and the way through the code."""
    said = " ".join(str(error.orig).split())
    if "not a database" in said or "malformed" in said:
        return f"the database is damaged ({said}): restore a backup"
    return f"the database cannot be opened: {said}"
