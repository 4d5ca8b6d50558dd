"""Statements of every choice, compiled once and run by the driver.

To hand one to the driver costs SQLAlchemy three times as much as the database needs for it.  It
still opens the transaction, ends it, and says by its own names what goes wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa


class Prepared:
    """One statement for one kind of database."""

    def __init__(
        self, statement: sa.UpdateBase, dialect: sa.Dialect, columns: Iterable[str] | None = None
    ) -> None:
        made = statement.compile(
            dialect=dialect, column_keys=None if columns is None else list(columns)
        )
        self._text, self._order = str(made), made.positiontup

    def run(self, connection: sa.Connection, given: dict[str, Any]) -> Any:
        """The first row it gives back; None: there is none."""
        values = given if self._order is None else [given[name] for name in self._order]
        cursor = connection.connection.cursor()
        try:
            cursor.execute(self._text, values)
            return cursor.fetchone() if cursor.description else None
        except connection.dialect.loaded_dbapi.Error as error:
            raise named(error, self._text, connection) from error
        finally:
            cursor.close()


def named(error: Exception, statement: str, connection: sa.Connection) -> BaseException:
    """What the driver says went wrong, as SQLAlchemy calls it."""
    kind = connection.dialect.loaded_dbapi.Error
    return sa.exc.DBAPIError.instance(statement, None, error, kind)
