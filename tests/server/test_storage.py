"""The database: migrations make what the code expects, races have one winner."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from server.tables import serving, settings
from zareba.server.ledger.entries import Said
from zareba.server.storage import stroke
from zareba.server.storage.schema import metadata, snapshot_table
from zareba.server.storage.storage import Conflict, Summary, Write, database_url
from zareba.server.tables.house import House

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


def write(table, seq, ident=None):
    entry = Said(0, "x", seq=seq, ident=ident, time="t")
    return Write(table, entry, "playing", False, False, Summary([], 0, []))


async def test_the_migrations_make_the_tables_of_the_code(db):
    async with serving(db):
        pass
    engine = sa.create_engine(database_url(db))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


async def test_two_processes_may_start_on_an_empty_database_at_once(db):
    houses = [House(settings(db)) for _ in range(3)]
    try:
        await asyncio.gather(*(house.storage.open() for house in houses))
        assert [await house.storage.listed() for house in houses] == [[], [], []]
    finally:
        for house in houses:
            await house.storage.close()


async def test_one_place_is_written_once(db):
    async with serving(db) as one, serving(db) as two:
        table = await one.table()
        before = len(await one.house.storage.entries(table.id))
        storages = [one.house.storage, two.house.storage] * 10
        wishes = [s.append(write(table.id, before + 1)) for s in storages]

        done = await asyncio.gather(*wishes, return_exceptions=True)

        assert done.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in done) == len(wishes) - 1
        assert len(await one.house.storage.entries(table.id)) == before + 1


async def test_only_what_others_write_is_news(tmp_path):
    """SQLite: nothing is read again because of what this process has written itself."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(db) as one:
        table = await one.table()
        storage = one.house.storage
        before = await storage.others()
        await storage.append(write(table.id, len(await storage.entries(table.id)) + 1))
        await storage.keep_snapshot(table.id, "{}")
        assert await storage.others() == before

        other = House(settings(db))
        await other.storage.keep_snapshot(table.id, "{} ")
        await other.storage.close()
        assert await storage.others() != before


async def test_after_a_failure_changes_of_others_are_news_again(tmp_path):
    """A connection counts by itself: what a new one says cannot be compared with the old one's."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        storage = server.house.storage
        before = await storage.others()

        def broken(_connection):
            raise sa.exc.OperationalError("INSERT", {}, OSError("disk I/O error"))

        with pytest.raises(sa.exc.OperationalError):
            await storage.write(broken)
        assert await storage.others() != before


async def test_one_message_is_written_once(db):
    async with serving(db) as server:
        table = await server.table()
        storage = server.house.storage
        last = len(await storage.entries(table.id))
        await storage.append(write(table.id, last + 1, "0:mine"))

        with pytest.raises(Conflict):
            await storage.append(write(table.id, last + 2, "0:mine"))


async def test_a_conflict_does_not_spoil_what_is_written_with_it(db):
    async with serving(db) as server:
        tables = [await server.table() for _ in range(4)]
        storage = server.house.storage
        wishes = [storage.append(write(t.id, 3)) for t in tables]
        wishes += [storage.append(write(t.id, 1)) for t in tables]  # taken

        done = await asyncio.gather(*wishes, return_exceptions=True)

        assert done[:4] == [None] * 4
        assert all(isinstance(result, Conflict) for result in done[4:])


async def test_what_waits_together_is_committed_once(db):
    """New tables, snapshots, entries and who is here: one commit, whatever goes wrong with one."""
    async with serving(db) as server:
        tables = [await server.table() for _ in range(3)]
        storage, commits = server.house.storage, []
        sa.event.listen(storage.engine, "commit", lambda _: commits.append(None))

        def spoiled(connection):
            connection.execute(snapshot_table.insert(), {"table_id": tables[0].id, "body": "?"})
            connection.execute(sa.text("INSERT INTO game_table (id) VALUES (NULL)"))

        wishes = [storage.append(write(t.id, 3)) for t in tables]
        wishes += [storage.keep_snapshot(t.id, "{}") for t in tables[1:]]
        wishes += [storage.together(tables[0].id, spoiled)]
        done = await asyncio.gather(*wishes, return_exceptions=True)

        assert isinstance(done.pop(), sa.exc.IntegrityError)
        assert not [error for error in done if isinstance(error, Exception)]
        assert len(commits) == 1
        assert [await storage.snapshot(t.id) for t in tables] == ["", "{}", "{}"]
        assert [len(await storage.entries(t.id)) for t in tables] == [3, 3, 3]


async def test_when_the_disk_fails_everybody_is_told(db):
    async with serving(db) as server:
        tables = [await server.table() for _ in range(3)]
        storage = server.house.storage

        def full(_connection):
            raise sa.exc.OperationalError("INSERT", {}, OSError("database or disk is full"))

        wishes = [storage.append(write(t.id, 3)) for t in tables]
        wishes += [storage.together(tables[1].id, full)]
        done = await asyncio.gather(*wishes, return_exceptions=True)

        assert all(isinstance(error, sa.exc.OperationalError) for error in done)
        assert [len(await storage.entries(t.id)) for t in tables] == [2, 2, 2]


async def test_the_file_is_for_its_owner_only(tmp_path):
    place = tmp_path / "tables.db"
    place.touch(mode=0o644)
    async with serving(f"sqlite:///{place}") as server:
        await server.table()
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

    assert modes.pop("tables.db") == 0o600
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(url):
    with pytest.raises(ValueError, match="sqlite:///FILE"):
        database_url(url)


async def test_one_stroke_writes_what_is_written_piece_by_piece(tmp_path, monkeypatch):
    """SQLite: choices take one statement for all of them; a conflict among them, the long way."""

    async def rows(name, wishes):
        async with serving(f"sqlite:///{tmp_path / name}") as server:
            tables = sorted([(await server.table()).id for _ in range(3)])
            storage = server.house.storage
            await asyncio.gather(
                *(storage.append(write(t, *wish)) for t in tables for wish in wishes)
            )
            entries = [await storage.entries(table) for table in tables]
            kept = [
                (row.seq, row.status, row.summary, row.changed)
                for row in await storage.rows(tables)
            ]
            return [[x for x in found if isinstance(x, Said)] for found in entries], kept

    wishes = [(seq, f"0:{seq}") for seq in range(3, 9)]
    at_once = await rows("at-once.db", wishes)
    monkeypatch.setattr(stroke, "MOST", 0)
    piece_by_piece = await rows("piece-by-piece.db", wishes)

    assert at_once == piece_by_piece
    assert [len(found) for found in at_once[0]] == [len(wishes)] * 3


async def test_a_stroke_that_fails_is_told_by_its_name_and_the_next_one_works(
    tmp_path, monkeypatch
):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table, storage = await server.table(), server.house.storage
        last = len(await storage.entries(table.id))

        def full(_driver, _rows):
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(stroke, "write", full)
            with pytest.raises(sa.exc.OperationalError, match="disk is full"):
                await storage.append(write(table.id, last + 1))
        await storage.append(write(table.id, last + 1))
        assert len(await storage.entries(table.id)) == last + 1
