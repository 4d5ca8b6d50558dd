"""Exercises over HTTP: the position, its question, and what each choice is worth."""

import pytest

from server.tables import serving
from zareba.analysis.drill import collection
from zareba.engine import games

pytestmark = pytest.mark.anyio


async def test_an_exercise_with_its_board_its_question_and_its_answers(tmp_path):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        offered = {game["game"]: game["drills"] for game in await server.call("GET", "/api/games")}
        assert offered == {game: len(collection(game)) for game in games()}
        texts = set()
        for language in ("en", "de", "fr"):
            view = await server.call("GET", "/api/games/poilus/drills/1", language=language)
            texts.add(view["text"])
            best = [option for option in view["options"] if option["best"]]
            tried = [o["worth"] for o in view["options"] if o["worth"] is not None]
            assert len(best) == 1
            assert best[0]["worth"] == max(tried)
            assert all(view[part] for part in ("facts", "state", "board"))
            assert all(option["told"] for option in view["options"])
        assert len(texts) == 3
        number = len(collection("poilus"))
        path = f"/api/games/poilus/drills/{number + 1}"
        assert (await server.call("GET", path, status=404))["code"] == "no-table"
        assert (await server.call("GET", "/api/games/nothing/drills/1", status=404))["code"]


async def test_nothing_is_shown_that_the_seat_could_not_see(tmp_path):
    """The position is a real one: other hands and the decks stay hidden."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        view = await server.call("GET", "/api/games/poilus/drills/1")
        hands = view["state"]["hand"]
        assert all(hand is None or isinstance(hand, int) or i == view["seat"]
                   for i, hand in enumerate(hands))  # fmt: skip
        assert "secret" not in view
        assert "key" not in view["state"]


@pytest.mark.parametrize("game", games())
async def test_every_exercise_can_be_put_on_a_page(tmp_path, game):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for number in range(1, len(collection(game)) + 1):
            view = await server.call("GET", f"/api/games/{game}/drills/{number}")
            assert view["board"]
            assert sum(option["best"] for option in view["options"]) == 1
