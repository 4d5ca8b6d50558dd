"""Entries: typed in memory, on the disk as they always were; and one way to write them."""

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import get_args

import pytest

from server.tables import answer_to, serving, two_seats
from zareba.server.ledger.entries import Entry, Said, Unreadable, from_row, to_row
from zareba.server.storage.schema import door_table, entry_table, game_table, snapshot_table

pytestmark = pytest.mark.anyio
# What a server of November 2026 had written, before entries had types: one table with its rows.
OLD = json.loads(
    (Path(__file__).parent / "data" / "tables_before_typed_entries.json").read_text("utf-8")
)
# Kinds that do not occur there.
MORE = [
    {"kind": "consent", "seat": 2, "body": "{}", "digest": ""},
    {
        "kind": "rules",
        "seat": None,
        "body": '{"version":2,"data_hash":"abc","differs":true}',
        "digest": "",
    },
    {"kind": "chat", "seat": 1, "body": '{"text":"","signal":["beware","rain"]}', "digest": ""},
    {"kind": "erase", "seat": 1, "body": '{"mark":7}', "digest": ""},
    {
        "kind": "go_on",
        "seat": None,
        "body": '{"to":3,"version":2,"data_hash":"2-abc","shape":"def"}',
        "digest": "",
    },
    {"kind": "keep", "seat": None, "body": "{}", "digest": ""},
    {"kind": "join", "seat": 1, "body": '{"name":"Ann","commitment":"0f"}', "digest": ""},
    {"kind": "seal", "seat": None, "body": "{}", "digest": ""},
    {"kind": "reveal", "seat": 1, "body": '{"salt":"pepper"}', "digest": ""},
]
FRAME = {"seq": 40, "ident": None, "time": "2026-11-15T23:00:00.000+00:00"}
ROWS = [{k: v for k, v in row.items() if k != "table_id"} for row in OLD["entry"]]
ROWS += [{**row, **FRAME} for row in MORE]


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def plain(row):
    return {**row, "body": json.loads(row["body"])}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['seq']}-{row['kind']}")
def test_a_row_is_read_and_written_as_it_always_was(row):
    entry = from_row(**row)

    assert entry.kind == row["kind"]
    assert plain(to_row(entry)) == plain(row)


def test_rows_of_every_kind_are_tried():
    kinds = {kind.__struct_config__.tag for kind in get_args(Entry)}

    assert kinds - {"unreadable"} == {row["kind"] for row in ROWS}


async def with_old_table(server):
    def work(connection):
        for table in (game_table, entry_table, door_table, snapshot_table):
            if OLD[table.name]:
                connection.execute(table.insert(), OLD[table.name])

    await server.house.storage.write(work)
    return OLD["game_table"][0]["id"]


async def test_a_table_written_before_entries_had_types_is_read(db, duel):
    async with serving(db) as server:
        table = await with_old_table(server)

        shown = await server.call("GET", f"/api/tables/{table}")
        held = await server.house.get(table)

        # The miniature had no title then.
        same = OLD["view"].keys() - {"rules_version", "data_hash", "changed", "title"}
        assert shown["manners"].pop("hints")  # nobody could forbid them then
        for seat in shown["seats"]:
            assert seat.pop("commitment") == ""  # salt was given openly then
        assert {name: shown[name] for name in same} == {name: OLD["view"][name] for name in same}
        assert held.frozen is None
        assert [line.text for line in held.ledger.chat] == ["Hello"]
        events = [line.event for line in held.ledger.play.log]
        assert {"taken_back", "stand_in", "returned", "manners", "record_opened"} <= set(events)
        mine = await server.call("POST", "/api/mine", {"secrets": [OLD["secrets"]["host"]]})
        assert [m["table"]["table"] for m in mine] == [table]


@pytest.mark.parametrize(
    ("kind", "body"),
    [("haggle", "{}"), ("join", '{"name":5}'), ("join", "[]"), ("choice", "{"), ("undo", "{}")],
)
async def test_a_table_with_an_entry_that_nobody_can_read_stays_on_view(db, duel, kind, body):
    assert isinstance(from_row(kind, body, **FRAME, seat=0, digest=""), Unreadable)
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            await both.choose()
        changed = entry_table.update().where(
            entry_table.c.table_id == table.id, entry_table.c.seq == 4
        )
        await server.house.storage.write(lambda c: c.execute(changed.values(kind=kind, body=body)))
    async with serving(db) as server, server.socket(table.id, *table.seats) as both:
        assert both.welcome["table"]["status"] == "frozen"
        assert kind in both.welcome["table"]["notice"]


# ------------------------------------------------------------------------------------ the one way
class Gate:
    """A storage whose commits wait until they are let through."""

    def __init__(self, storage):
        self.append, self.waits, self.open = storage.append, asyncio.Event(), asyncio.Event()
        storage.append = self

    async def __call__(self, write):
        self.waits.set()
        await self.open.wait()
        await self.append(write)


async def test_nobody_sees_a_choice_before_it_is_committed(db, duel):
    """Neither a socket nor a request that asks for no lock."""
    async with serving(db) as server:
        table = await two_seats(server)
        held = await server.house.get(table.id)
        async with server.socket(table.id, *table.seats) as both:
            await both.question()
            before = await table.call("GET", "")
            seq, state = held.ledger.seq, held.ledger.play.position.to_json()
            gate = Gate(server.house.storage)
            answering = asyncio.create_task(answer_to(both))
            await gate.waits.wait()

            assert await table.call("GET", "") == before
            assert held.ledger.seq == seq
            assert held.ledger.play.position.to_json() == state
            gate.open.set()
            assert (await answering)["type"] == "done"
            assert (await table.call("GET", ""))["choices"] == before["choices"] + 1


@pytest.mark.parametrize("deed", ["leave", "manners", "bot"])
async def test_nobody_sees_anything_else_before_it_is_committed(db, duel, deed):
    async with serving(db) as server:
        table = await two_seats(server)
        before = await table.call("GET", "")
        gate = Gate(server.house.storage)
        calls = {
            "leave": ("DELETE", "/seats/1", None, table.seats[1]),
            "manners": ("PUT", "/manners", {"odds": False}, table.host),
            "bot": ("PUT", "/seats/1/bot", {"bot": "random"}, table.seats[1]),
        }
        server.house.workers.run = lambda *_, **__: asyncio.sleep(3600)
        doing = asyncio.create_task(table.call(*calls[deed]))
        await gate.waits.wait()

        assert await table.call("GET", "") == before
        gate.open.set()
        assert await doing != before


@pytest.mark.both_databases
async def test_after_a_conflict_the_table_is_what_the_others_have_written(db, duel):
    """The place is taken by another process: its entry counts, ours is made anew or declined."""
    async with serving(db) as server:
        table = await two_seats(server)
        storage = server.house.storage
        real = storage.append

        async def taken(write):
            storage.append = real
            first = Said(1, "first", seq=write.entry.seq, time="t")
            await real(dataclasses.replace(write, entry=first))
            await real(write)

        async with server.socket(table.id, *table.seats) as both:
            await both.question()
            storage.append = taken
            answer = await answer_to(both)
            held = await server.house.get(table.id)

            assert answer["type"] == "done"
            assert [e.kind for e in await storage.entries(table.id)][-2:] == ["chat", "choice"]
            assert [line.text for line in held.ledger.chat] == ["first"]
            assert held.ledger.choices == 1
