"""Backup and restore of a running server, from and to both databases; clear words about damage."""

import asyncio
import sqlite3

import pytest
from click.testing import CliRunner

from server.tables import serving
from zareba.server.operating.backup import BadDatabase, back_up, check_database, restore
from zareba.server.operating.backup import backup as command
from zareba.server.operating.cli import serve

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def test_a_backup_of_a_running_server_goes_on_elsewhere(db, tmp_path):
    file = tmp_path / "copy.zareba"
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
            kept = ann.view
            assert await asyncio.to_thread(back_up, db, file) == 1
            await ann.play(2)  # it goes on as if nothing had happened
    assert file.stat().st_mode & 0o777 == 0o600
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    assert restore(file, fresh) == 1
    async with (
        serving(fresh) as server,
        server.socket(table.id, *table.seats) as ann,
    ):
        view = await ann.next_view()
        assert view["at"] == 3
        assert view["state"] == kept["state"]
        assert (await ann.choose())["type"] == "done"


async def test_a_backup_is_restored_into_either_database(db, tmp_path):
    here, file = f"sqlite:///{tmp_path / 'here.db'}", tmp_path / "copy.zareba"
    async with serving(here) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
        back_up(here, file)
    restore(file, db)
    with pytest.raises(BadDatabase, match="tables in it already"):
        restore(file, db)
    async with serving(db) as server, server.socket(table.id, *table.seats) as ann:
        assert (await ann.next_view())["at"] == 3


def test_what_is_no_backup_is_refused(tmp_path):
    fresh, file = f"sqlite:///{tmp_path / 'fresh.db'}", tmp_path / "copy.zareba"
    with pytest.raises(BadDatabase, match="is not there"):
        restore(file, fresh)
    file.write_bytes(b"no database" * 1000)
    with pytest.raises(BadDatabase, match="no backup, or damaged"):
        restore(file, fresh)
    assert not (tmp_path / "fresh.db").exists()


def test_a_damaged_database_gets_a_clear_word_and_leaves_no_backup(tmp_path):
    place, file = tmp_path / "tables.db", tmp_path / "copy.zareba"
    place.write_bytes(b"no database" * 1000)
    for run in (CliRunner().invoke(command, [str(file), "--db", f"sqlite:///{place}"]),
                CliRunner().invoke(serve, ["--db", f"sqlite:///{place}"])):  # fmt: skip
        assert run.exit_code == 1
        assert "damaged" in run.output
        assert "Traceback" not in run.output
    assert [p.name for p in tmp_path.iterdir()] == ["tables.db"]


def test_a_newer_database_gets_a_clear_word(tmp_path):
    place = tmp_path / "tables.db"
    check_database(f"sqlite:///{place}")
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    run = CliRunner().invoke(serve, ["--db", f"sqlite:///{place}"])

    assert run.exit_code == 1
    assert "newer version" in run.output
