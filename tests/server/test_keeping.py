"""What an operator does while the server runs: close, delete, expire, a person's data."""

import asyncio
import json

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from server.tables import PATIENCE, inline, serving, two_seats
from zareba.bots import person
from zareba.engine import Play, Setting, find_game
from zareba.server.operating import admin as commands
from zareba.server.operating.admin import admin
from zareba.server.operating.backup import opened
from zareba.server.storage.schema import game_table, metadata
from zareba.server.storage.storage import database_url
from zareba.server.tables.holding import Holds

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(commands, "HEARD", 0.3)
    monkeypatch.setattr(commands, "STOPPED", 0.4)
    monkeypatch.setattr(Holds, "EVERY", 0.05)


async def told(*words, db):
    """An operator's command, beside the server; what it says."""
    run = CliRunner().invoke
    done = await asyncio.to_thread(run, admin, [*words, "--db", db])
    assert done.exit_code == 0, done.output
    return done.output


def rows_in(db):
    """How many rows each table of the database has."""
    with opened(database_url(db)) as engine, engine.connect() as connection:
        count = sa.select(sa.func.count())
        reading = connection.execution_options(reads=True)
        return {
            t.name: reading.execute(count.select_from(t)).scalar() for t in metadata.sorted_tables
        }


async def test_a_closed_table_is_watched_and_not_played(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(2)
            assert "closed" in await told("close", table.id, db=db)
            await ann.until(lambda m: m["type"] == "table" and m["table"]["status"] == "closed")
            assert (await ann.choose())["type"] == "refused"
            assert "had ended" in await told("close", table.id, db=db)
        async with server.socket(table.id) as watcher:
            assert (await watcher.next_view())["at"] == 2


async def test_a_stopped_table_changes_in_nothing_and_goes_on_as_it_stood(db):
    async with serving(db) as server:
        table, other = await server.table(), await server.table()
        async with (
            server.socket(table.id, *table.seats, language="de") as ann,
            server.socket(other.id, *other.seats) as bob,
        ):
            await ann.play(2)
            assert "stopped" in await told("freeze", table.id, db=db)
            shown = await ann.until(lambda m: m["type"] == "table" and m["table"]["notice"])
            before = ann.view
            refused = await ann.choose()
            entries = await server.house.storage.entries(table.id)

            assert "angehalten" in shown["table"]["notice"]
            assert shown["table"]["status"] == "playing"
            assert (refused["type"], refused["code"]) == ("refused", "on-hold")
            assert "angehalten" in refused["text"]
            assert [e.kind for e in entries] == ["join", "start", "choice", "choice"]
            assert (await bob.choose())["type"] == "done"
            assert f"{table.id}  khartoum  playing  2" in await told("tables", db=db)
            assert (await told("tables", db=db)).count("stopped") == 1

            assert "already" in await told("freeze", table.id, db=db)
            assert "goes on" in await told("unfreeze", table.id, db=db)
            await ann.until(lambda m: m["type"] == "table" and not m["table"]["notice"])
            await ann.settle()
            assert ann.view["state"] == before["state"]
            assert (await ann.choose())["type"] == "done"
            assert "was not stopped" in await told("unfreeze", table.id, db=db)


async def test_a_stopped_server_makes_no_tables_and_its_bots_wait_through_a_restart(db):
    async def choices(server, more_than=-1):
        async with asyncio.timeout(PATIENCE):
            while (n := len(await server.house.storage.entries(table.id))) <= more_than:
                await asyncio.sleep(0.02)
        return n

    async with serving(db, bot_beat=0.1) as server:
        inline(server)
        table = await server.table(sit=False, seats=[{"kind": "bot", "bot": "random"}])
        await choices(server, more_than=2)
        assert "the server  stopped" in await told("freeze", "--all", db=db)
        refused = await server.call("POST", "/api/tables", {"game": "duel"}, status=503)
        assert (refused["code"], refused["text"][:12]) == ("on-hold", "The operator")
        before = await choices(server)
        await asyncio.sleep(0.5)
        assert await choices(server) == before
    async with serving(db, bot_beat=0.1) as server:
        inline(server)
        assert (await server.call("GET", f"/api/tables/{table.id}"))["notice"]
        await asyncio.sleep(0.5)
        assert await choices(server) == before
        assert "goes on" in await told("unfreeze", "--all", db=db)
        assert await choices(server, more_than=before) > before
        assert not (await server.call("GET", f"/api/tables/{table.id}"))["notice"]
        await server.table()


async def test_what_is_to_be_stopped_must_be_named_and_be_there(db):
    async with serving(db):
        for words in (["freeze"], ["freeze", "x", "--all"], ["freeze", "nosuchtable"]):
            done = await asyncio.to_thread(CliRunner().invoke, admin, [*words, "--db", db])
            assert done.exit_code != 0


async def test_who_looks_at_a_deleted_table_is_sent_away(db):
    async with serving(db, idle_seconds=0.2) as server:
        table, other = await server.table(), await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(2)
            assert "1 tables would be deleted" in await told("delete", table.id, db=db)
            assert "1 tables deleted" in await told("delete", table.id, "--yes", db=db)
            while await ann.next() is not None:
                pass
            assert ann.closed == 4404
        await server.call("GET", f"/api/tables/{table.id}", status=404)
        assert (await server.call("GET", f"/api/tables/{other.id}"))["table"] == other.id
        async with server.socket(other.id, *other.seats) as ann:
            assert (await ann.choose())["type"] == "done"


async def test_of_a_deleted_table_nothing_is_left(db):
    async with serving(db) as server:
        before = rows_in(db)
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
    await told("delete", table.id, "--yes", db=db)

    left = {name: n for name, n in rows_in(db).items() if name != "process"}
    assert left == {name: n for name, n in before.items() if name != "process"}


async def test_old_tables_are_named_first_and_then_deleted(db):
    async with serving(db) as server:
        old, fresh = await server.table(), await server.table()
    with opened(database_url(db)) as engine, engine.begin() as connection:
        long_ago = {"changed": "2020-01-01T00:00:00.000+00:00"}
        connection.execute(game_table.update().where(game_table.c.id == old.id).values(long_ago))

    assert old.id in await told("expire", db=db)
    assert rows_in(db)["game_table"] == 2
    said = await told("expire", "--yes", db=db)

    assert old.id in said
    assert fresh.id not in said
    assert rows_in(db)["game_table"] == 1


async def test_what_is_kept_of_a_person_is_shown_and_erased(db, tmp_path):
    """The name and the words go; the choices stay, for the game is the others', too."""
    file = tmp_path / "ann.json"
    async with serving(db) as server:
        table = await two_seats(server)
        first, second = (server.socket(table.id, secret) for secret in table.seats)
        async with first as ann, second as ben:
            await ann.ask(type="say", seat=0, text="my address is Nowhere 7")
            await ben.ask(type="say", seat=1, text="hello")
            note = {"kind": "note", "refs": ["left"], "note": "Nowhere 7"}
            assert (await ann.ask(type="mark", seat=0, **note))["type"] == "done"
            await ann.settle()
    said = await told("person", "Ann", "--export", str(file), db=db)
    assert table.id in said
    (kept,) = json.loads(file.read_text())
    assert [words for _, words in kept["said"]] == ["my address is Nowhere 7"]
    erased = await told("person", "Ann", "--erase", db=db)
    assert "0 entries" not in erased
    for word in ("exported", "backups", "memory", "choices"):  # what it does not reach
        assert word in erased

    assert table.id not in await told("person", "Ann", db=db)
    with opened(database_url(db)) as engine, engine.connect() as connection:
        reading = connection.execution_options(reads=True)
        stored = str([list(reading.execute(sa.select(t))) for t in metadata.sorted_tables])
    assert "Ann" not in stored
    assert "Nowhere" not in stored
    assert "hello" in stored
    async with serving(db) as server, server.socket(table.id) as watcher:
        assert (await watcher.next_view())["at"] == 0


async def test_a_name_that_came_with_an_imported_record_is_erased_too(db):
    """The record itself, on somebody's disk, is not reached."""
    record = Play(Setting.of(find_game("khartoum")), "77" * 32).record
    record.seats = [person("Ann")]
    async with serving(db) as server:
        made = await server.call("POST", "/api/records", json.loads(record.to_text()))
        copy = made["table"]["table"]
        assert made["table"]["seats"][0]["name"] == "Ann"
    assert copy in await told("person", "Ann", db=db)
    await told("person", "Ann", "--erase", db=db)

    assert "seat" not in await told("person", "Ann", db=db)
    with opened(database_url(db)) as engine, engine.connect() as connection:
        reading = connection.execution_options(reads=True)
        stored = str([list(reading.execute(sa.select(t))) for t in metadata.sorted_tables])
    assert "Ann" not in stored
    async with serving(db) as server:
        seen = await server.call("GET", f"/api/tables/{copy}")
        assert seen["seats"][0]["name"] == ""


async def test_unknown_tables_get_a_clear_word(db):
    async with serving(db):
        pass
    done = CliRunner().invoke(admin, ["close", "nosuchtable", "--db", db])

    assert done.exit_code == 1
    assert "no table nosuchtable" in done.output
