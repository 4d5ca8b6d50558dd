"""Tables that have left the memory come back without a replay, as they were or newer."""

import pytest

from server.tables import serving
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.packed import Packed
from zareba.server.storage.schema import door_table, entry_table, game_table, snapshot_table

pytestmark = pytest.mark.anyio


async def leaves(server, table):
    """What the sweep does with a table that nobody looks at."""
    assert await server.house.room.forget(server.house.tables[table.id])
    assert table.id in server.house.packed


def no_replay(monkeypatch, house):
    async def read(_head):
        raise AssertionError("it was replayed")

    monkeypatch.setattr(house, "read", read)


async def test_a_table_comes_back_as_it_was(db, monkeypatch):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(30)  # more than is replayed in a thread
            before, lines = ann.view, list(ann.lines)
        record = server.house.tables[table.id].ledger.play.record.to_text()
        await leaves(server, table)
        no_replay(monkeypatch, server.house)
        async with server.socket(table.id, *table.seats) as ann:
            view = await ann.next_view()
            assert (view["state"], view["head"], ann.lines) == (
                before["state"], before["head"], lines,
            )  # fmt: skip
            assert server.house.tables[table.id].ledger.play.record.to_text() == record
            if view["question"]:
                assert (await ann.choose())["type"] == "done"
        assert table.id not in server.house.packed


async def test_what_another_process_has_written_meanwhile_is_there(db):
    async with serving(db) as one, serving(db) as other:
        table = await one.table()
        async with one.socket(table.id, *table.seats) as ann:
            await ann.play(3)
        await leaves(one, table)
        async with other.socket(table.id, *table.seats) as ann:
            await ann.play(4)
            newer = ann.view
        async with one.socket(table.id, *table.seats) as ann:
            view = await ann.next_view()
            assert (view["seq"], view["state"]) == (newer["seq"], newer["state"])


async def test_a_table_that_was_deleted_meanwhile_is_gone(db):
    async with serving(db) as server:
        table = await server.table()
        await leaves(server, table)

        def delete(connection):
            for rows in (snapshot_table, door_table, entry_table):
                connection.execute(rows.delete().where(rows.c.table_id == table.id))
            connection.execute(game_table.delete().where(game_table.c.id == table.id))

        await server.house.storage.write(delete)
        await server.call("GET", f"/api/tables/{table.id}", status=404)
        assert table.id not in server.house.tables


async def test_the_oldest_are_forgotten_beyond_the_limit(db):
    async with serving(db) as server:
        tables = [await server.table() for _ in range(4)]
        ledgers = [server.house.tables[table.id].ledger for table in tables]
    few = Packed(megabytes=1)
    few.keep(ledgers[0])
    few._most = 3 * few.size + few.size // 2
    for ledger in ledgers[1:]:
        few.keep(ledger)
    assert [table.id in few for table in tables] == [False, True, True, True]
    taken = few.take(tables[2].id)
    assert isinstance(taken, Ledger)
    assert taken.seq == ledgers[2].seq
    assert few.take(tables[2].id) is None
    few.take(tables[1].id)
    few.take(tables[3].id)
    assert few.size == 0
