"""A table of other rules goes on only if nothing has changed for anybody; else it is on view."""

import dataclasses

import pytest

from server.tables import serving, to_step, two_seats
from zareba.engine import games
from zareba.examples.duel import GAME
from zareba.examples.duel.rules import Step
from zareba.examples.duel.state import set_up

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def played(db, **given):
    async with serving(db, **given) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            await to_step(both)
            await both.choose("left")
            await both.choose("right")
            await both.settle()
            return table, both.view, both.lines[:]


def with_version(monkeypatch, **changes):
    game = dataclasses.replace(GAME, rules_version=2, **changes)
    monkeypatch.setitem(games(), "duel", game)
    return game


async def test_where_every_choice_is_legal_and_leads_to_the_same_the_table_goes_on(
    db, duel, monkeypatch
):
    table, before, lines = await played(db)
    with_version(monkeypatch)

    async with (
        serving(db) as server,
        server.socket(table.id, *table.seats, seat=before["seat"]) as both,
    ):
        await both.next_view()
        shown = both.welcome["table"]

        assert both.view["state"] == before["state"]
        assert shown["status"] == "playing"
        assert shown["rules_version"] == 2
        assert both.lines[:-1] == lines
        assert both.lines[-1]["event"] == "rules_changed"
        assert (await both.choose("left"))["type"] == "done"
    async with serving(db) as server:  # it is noted once
        entries = await server.house.storage.entries(table.id)
        await server.house.get(table.id)
        assert [e.kind for e in entries].count("rules") == 1


async def test_where_a_choice_is_illegal_now_the_table_stays_on_view(db, duel, monkeypatch):
    table, before, lines = await played(db)
    monkeypatch.setattr(Step, "options", lambda self, g: ["roll", "stay"])
    with_version(monkeypatch)

    async with serving(db) as server:
        async with server.socket(table.id, *table.seats, seat=before["seat"]) as both:
            view = await both.next_view()
            answer = await both.ask(type="choose", seat=0, question=3, choice="left")

            assert both.welcome["table"]["status"] == "frozen"
            assert "other rules" in both.welcome["table"]["notice"]
            assert view["state"] == before["state"]
            assert view["question"] is None
            assert [x["event"] for x in both.lines] == [x["event"] for x in lines]
            assert answer["code"] == "not-playing"
        entries = await server.house.storage.entries(table.id)
        assert [e.kind for e in entries].count("choice") == 4
    monkeypatch.undo()
    monkeypatch.setitem(games(), "duel", GAME)
    async with (  # with the old rules it goes on
        serving(db) as server,
        server.socket(table.id, *table.seats, seat=before["seat"]) as both,
    ):
        assert (await both.choose("left"))["type"] == "done"


async def test_where_the_position_would_differ_the_table_stays_on_view(db, duel, monkeypatch):
    table, before, _ = await played(db)

    def other_set_up(facts, players):
        g = set_up(facts, players)
        g.round = -1
        return g

    with_version(monkeypatch, set_up=other_set_up)
    async with serving(db) as server, server.socket(table.id, *table.seats) as both:
        await both.next_view()

        assert both.welcome["table"]["status"] == "frozen"
        assert both.view["state"]["round"] == before["state"]["round"]


async def test_without_its_game_a_table_stays_on_view(db, duel, monkeypatch):
    table, before, _ = await played(db)
    monkeypatch.delitem(games(), "duel")
    monkeypatch.setattr("zareba.engine.game.EXAMPLES", "zareba.bots")  # nor is it there

    async with serving(db) as server, server.socket(table.id, *table.seats) as both:
        view = await both.next_view()

        assert both.welcome["table"]["status"] == "frozen"
        assert view["state"]["pawn"] == before["state"]["pawn"]
        mine = await server.call("POST", "/api/mine", {"secrets": [table.seats[0]]})
        assert mine[0]["table"]["title"] == "duel"


async def test_a_position_that_looks_the_same_to_everybody_lets_the_table_go_on(
    db, duel, monkeypatch
):
    """A state that has only grown differs in its fingerprint, not to anybody's eyes."""
    table, before, _ = await played(db)

    def grown(facts, players):
        g = set_up(facts, players)
        g.drawn = 5  # secret, and without effect on the dice
        return g

    with_version(monkeypatch, set_up=grown)
    for _ in range(2):  # noted the first time, known the second
        async with (
            serving(db) as server,
            server.socket(table.id, *table.seats, seat=before["seat"]) as both,
        ):
            await both.next_view()
            assert both.welcome["table"]["status"] == "playing"
            assert both.view["state"] == before["state"]
            entries = await server.house.storage.entries(table.id)
            assert [e.differs for e in entries if e.kind == "rules"] == [True]
