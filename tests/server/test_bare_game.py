"""A game on its first afternoon, without faces, is played at a table like any other."""

import dataclasses

import pytest

from server.tables import serving, two_seats
from zareba.engine import Board, Phrases, games
from zareba.examples.duel import GAME

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_a_game_without_a_board_is_described_by_its_fields(db, monkeypatch):
    bare = dataclasses.replace(GAME, board=Board(), phrases=Phrases(), talk=None, advice=None)
    monkeypatch.setitem(games(), "duel", bare)

    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            view = await ann.next_view()
            told = await ann.ask(type="describe")

            assert "round: 1" in told["lines"]
            assert f"hand: {view['state']['hand']}" in told["lines"]
            assert view["question"]["options"]
            assert ann.lines[0]["text"].startswith("Your cards: ")
