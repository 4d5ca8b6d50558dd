"""Damaged rows: each hurts its own table and no other."""

import asyncio

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from server.tables import PATIENCE, inline, serving
from zareba.server.operating.admin import admin
from zareba.server.storage.schema import entry_table, game_table, snapshot_table
from zareba.server.storage.storage import database_url

pytestmark = pytest.mark.anyio


def damage(db, statement):
    engine = sa.create_engine(database_url(db))
    with engine.begin() as connection:
        assert connection.execute(statement).rowcount
    engine.dispose()


def spoil(table, **columns):
    return game_table.update().where(game_table.c.id == table).values(**columns)


@pytest.mark.parametrize("column", ["head", "summary"])
async def test_one_damaged_row_leaves_the_lists_to_everybody_else(db, column):
    async with serving(db) as server:
        bad = await server.table("poilus", players=3, listed=True)
        fine = await server.table("poilus", players=3, listed=True)
        damage(db, spoil(bad.id, **{column: "{broken"}))

        listed = await server.call("GET", "/api/tables")
        mine = await server.call("POST", "/api/mine", {"secrets": [*bad.seats, *fine.seats]})

        assert [table["table"] for table in listed] == [fine.id]
        assert [mine["table"]["table"] for mine in mine] == [fine.id]
        assert list(server.house.storage.damaged) == [bad.id]
        assert server.house.storage.damaged[bad.id].startswith(f"{column}: ")
        assert "zareba_damaged_rows 1.0" in (await server.http.get("/metrics")).text


async def test_a_table_whose_head_is_damaged_says_so(db):
    async with serving(db) as server:
        bad = await server.table()
        damage(db, spoil(bad.id, head="{broken"))
        server.house.tables.clear()

        assert (await bad.call("GET", "", status=409))["code"] == "damaged"


@pytest.mark.both_databases
async def test_a_damaged_summary_is_mended_by_the_next_entry(db):
    async with serving(db) as server:
        table = await server.table()
        damage(db, spoil(table.id, summary="[]"))
        server.house.tables.clear()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose()

        assert (await server.house.storage.row(table.id)).summary.choices == 1


async def test_bots_of_other_tables_go_on_after_a_damaged_one(db, monkeypatch):
    async with serving(db) as server:

        async def never(*_given, **_more):
            await asyncio.Event().wait()

        server.house.workers.run = never
        seats = [{"kind": "bot", "bot": "random"}]
        tables = [await server.table(sit=False, seats=seats) for _ in range(3)]
    damage(db, spoil(tables[0].id, head="{broken"))
    damage(db, spoil(tables[1].id, head="null"))
    async with serving(db) as server:
        inline(server)
        spoilt = {tables[0].id, tables[1].id}
        async with asyncio.timeout(PATIENCE):  # in whatever order the database names them
            while tables[2].id not in server.house.tables or (
                set(server.house.storage.damaged) != spoilt
            ):
                await asyncio.sleep(0.02)
        assert not spoilt & set(server.house.tables)


async def test_a_table_with_a_damaged_entry_and_picture_is_frozen_with_a_reason(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(2)
    ours = entry_table.c.table_id == table.id
    damage(db, entry_table.update().where(ours, entry_table.c.kind == "join").values(seat=77))
    damage(db, snapshot_table.update().values(body="{"))
    async with serving(db) as server:
        shown = await server.call("GET", f"/api/tables/{table.id}")

        assert shown["notice"]
        assert (await server.house.get(table.id)).frozen.why == "broken"


async def test_the_log_names_no_table(db, capsys):
    async with serving(db) as server:
        damaged, frozen = await server.table(), await server.table()
        async with server.socket(frozen.id, *frozen.seats) as ann:
            await ann.play(2)
    damage(db, spoil(damaged.id, head="{broken"))
    ours = entry_table.c.table_id == frozen.id
    damage(db, entry_table.update().where(ours, entry_table.c.kind == "choice").values(body="{"))
    async with serving(db) as server:
        await server.http.get(f"/api/tables/{damaged.id}")
        await server.http.get(f"/api/tables/{frozen.id}")
    said = "".join(capsys.readouterr())

    assert "table_damaged" in said
    assert "table_frozen" in said
    assert damaged.id not in said
    assert frozen.id not in said


async def test_whoever_runs_the_server_finds_the_damaged_ones(db):
    async with serving(db) as server:
        bad, fine = await server.table(), await server.table()
        damage(db, spoil(bad.id, head="{broken"))
        everything = CliRunner().invoke(admin, ["tables", "--db", db])
        damaged = CliRunner().invoke(admin, ["tables", "--damaged", "--db", db])
        tidied = CliRunner().invoke(admin, ["vacuum", "--db", db])
        shown = await server.call("GET", f"/api/tables/{fine.id}")

    assert fine.id in everything.output
    assert f"{bad.id}  damaged  head: " in damaged.output
    assert fine.id not in damaged.output
    assert tidied.output == "done\n"
    assert shown["table"] == fine.id
