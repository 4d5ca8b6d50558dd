"""Live tables outlive refactoring: the program is rewritten, the server restarted, play goes on."""

import msgspec
import pytest
import sqlalchemy as sa

from refactoring import SOURCE, other_chance, program, refactorings, run
from server.tables import serving, to_step, two_seats
from support import ALL_GAMES
from zareba.server.storage.schema import entry_table, game_table

LIVE = "import runpy; runpy.run_module('server.live', run_name='__main__')"
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """Tables of all games, some choices each; the server has been stopped."""
    place = tmp_path_factory.mktemp("live")
    run(SOURCE, LIVE, "begin", place / "tables.db", place / "seen.json")
    return place


@pytest.fixture
def copied(begun, tmp_path):
    for name in ("tables.db", "seen.json"):
        (tmp_path / name).write_bytes((begun / name).read_bytes())
    return tmp_path


@pytest.mark.parametrize("change", refactorings(), ids=lambda change: change.__name__)
def test_tables_go_on_after_a_restart_with_rewritten_code(change, copied, shared):
    there = program(shared, change)

    went_on = run(there, LIVE, "go_on", copied / "tables.db", copied / "seen.json")

    assert set(went_on.split()) >= {game.name for game in ALL_GAMES}


def test_tables_do_not_go_on_unnoticed_where_the_game_would_be_another(copied, shared):
    """The control: no refactoring, no other rules version, but other dice and cards."""
    there = program(shared, other_chance)

    with pytest.raises(AssertionError, match=r"\('\w+', '(illegal|position)"):
        run(there, LIVE, "go_on", copied / "tables.db", copied / "seen.json")


async def played(db):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            await to_step(both)
            await both.choose("left")
            await both.settle()
            return table, both.view, both.lines[:]


def rewritten(db, change):
    """Change what the storage holds, without the server: head, and fingerprints of entries."""
    engine = sa.create_engine(db)
    with engine.begin() as connection:
        for row in connection.execute(sa.select(game_table)).all():
            head = change(msgspec.json.decode(row.head))
            kept = game_table.update().where(game_table.c.id == row.id)
            connection.execute(kept.values(head=msgspec.json.encode(head).decode()))
        connection.execute(entry_table.update().values(digest="0123456789abcdef"))
    engine.dispose()


def of_format_1(head):
    del head["shape"]
    return head | {"data_hash": "fc853bde90d5ce2b"}


async def test_a_database_of_older_fingerprints_is_read_and_noted_once(tmp_path, duel):
    """Fingerprints of format 1 tell nothing; from now on the present ones are compared."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    table, before, lines = await played(db)
    rewritten(db, of_format_1)

    for choice in ("left", "right"):
        async with (
            serving(db) as server,
            server.socket(table.id, *table.seats, seat=before["seat"]) as both,
        ):
            await both.next_view()
            assert both.welcome["table"]["status"] == "playing"
            if choice == "left":
                assert both.view["state"] == before["state"]
                assert both.lines == lines  # nothing to tell anybody
            assert (await both.choose(choice))["type"] == "done"
            entries = await server.house.storage.entries(table.id)
            notes = [entry for entry in entries if entry.kind == "rules"]
            assert [note.digest[:2] for note in notes] == ["2-"]


async def test_a_state_described_otherwise_goes_on_and_is_noted(tmp_path, duel, monkeypatch):
    """The same rules, other fields: fingerprints differ, every choice is legal."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    table, before, lines = await played(db)
    essence = duel.state.essence
    monkeypatch.setattr(duel.state, "essence", lambda g: {"new": essence(g)})

    async with serving(db) as server:
        found = await server.house.get(table.id)
        assert found.frozen is not None  # nothing says that the description has changed

    monkeypatch.setitem(vars(duel), "shape", "other")
    for _ in range(2):
        async with (
            serving(db) as server,
            server.socket(table.id, *table.seats, seat=before["seat"]) as both,
        ):
            await both.next_view()
            assert both.view["state"] == before["state"]
            assert both.lines == lines
            entries = await server.house.storage.entries(table.id)
            assert [entry.kind for entry in entries].count("rules") == 1
