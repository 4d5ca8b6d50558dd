"""A database of the first version with records of format 1 is taken over: nothing in it is lost."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.tables import serving
from zareba.server.operating.backup import back_up, restore

pytestmark = pytest.mark.anyio
DATA = Path(__file__).parent / "data"
FIRST = json.loads((DATA / "first.json").read_text())  # secrets of games nobody plays


@pytest.fixture
def first(tmp_path):
    """As that version left it: table, seats, chat and choices of each game."""
    file = tmp_path / "first.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DATA / "first.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


async def plays_on(server):
    """Every table is there; it goes on, or says why not."""
    for game, kept in FIRST.items():
        async with server.socket(kept["id"], *kept["seats"]) as ann:
            view = await ann.next_view()
            assert view["at"] == kept["choices"], game
            table = await server.call("GET", f"/api/tables/{kept['id']}")
            if table["status"] == "frozen":  # its rules have changed since: on view
                assert table["notice"]
                continue
            assert table["seats"][0]["name"] == "Ann"
            if view["ending"]:
                assert table["status"] == "over"
                continue
            await ann.ask(type="sit", seat=view["waiting_for"][0])
            await ann.settle()
            if (await ann.question())["options"]:  # else a place on the table is asked for
                assert (await ann.choose())["type"] == "done", game


async def test_every_table_of_the_first_database_is_there_and_goes_on_or_says_why_not(first):
    async with serving(first) as server:
        await plays_on(server)


async def test_a_backup_of_it_goes_into_a_new_database(first, db, tmp_path):
    file = tmp_path / "copy.zareba"

    assert back_up(first, file) == len(FIRST)
    assert restore(file, db) == len(FIRST)
    async with serving(db) as server:
        for kept in FIRST.values():
            await server.call("GET", f"/api/tables/{kept['id']}")


async def test_a_backup_that_the_first_version_made_is_brought_up_to_date_and_goes_on(
    first, db, tmp_path
):
    """Its backups were copies of its database, with the tables it knew."""
    file = Path(sa.make_url(first).database)
    before = file.read_bytes()

    assert restore(file, db) == len(FIRST)
    assert file.read_bytes() == before
    async with serving(db) as server:
        await plays_on(server)
