"""A PostgreSQL without room: it refuses to write as it does on a full disk (SQLSTATE 53100).

To fill the disk of a database that is somebody else's is no test; its answer is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from zareba.server.storage.schema import metadata
from zareba.server.storage.storage import database_url

_REFUSAL = """
CREATE OR REPLACE FUNCTION zareba_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
"""
_AGAIN = "DROP FUNCTION IF EXISTS zareba_full CASCADE"


@contextmanager
def full(db: str) -> Iterator[None]:
    """Meanwhile nothing can be added to any table."""
    engine = sa.create_engine(database_url(db))
    try:
        with engine.begin() as connection:
            connection.execute(sa.text(_REFUSAL))
            for table in metadata.tables:
                refusing = f"CREATE TRIGGER zareba_full BEFORE INSERT OR UPDATE ON {table}"
                connection.execute(sa.text(f"{refusing} EXECUTE FUNCTION zareba_full()"))
        yield
    finally:
        with engine.begin() as connection:
            connection.execute(sa.text(_AGAIN))
        engine.dispose()
