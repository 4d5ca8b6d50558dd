"""The form of a new table: what there is to choose, and what it means."""

import pytest

from server.tables import serving
from zareba.bots import levels
from zareba.bots.levels import Measured

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def form(server, game, language="en", **wish):
    return await server.call("POST", f"/api/games/{game}/form", wish, language=language)


def won(rank, wins, game="khartoum", against="", **options):
    return Measured(
        game=game, players=2 if against else 1, options=options, level=rank, bot=rank,
        against=against, games=200, wins=wins, interval=(0.0, 1.0), seconds=0.1,
        date="2026-11-16", command="",
    )  # fmt: skip


async def test_a_form_shows_what_matters_and_settles_the_rest(db):
    async with serving(db) as server:
        two = await form(server, "poilus", players=2, options={"two_players": "chaplain"})
        three = await form(server, "poilus", players=3, options=two["values"])

    named = {option["id"]: option for option in two["options"]}
    assert named["chaplain_trials"]["group"] == "difficulty"
    assert [value for value, _ in named["first_leader"]["choices"]] == ["random", "0", "1"]
    assert "two_players" not in {option["id"] for option in three["options"]}
    assert three["values"]["two_players"] == "duo"


async def test_figures_are_those_of_the_chosen_difficulty(db, monkeypatch):
    found = (won("soldier", 60, level="cub"), won("recruit", 22, level="cub"), won("soldier", 9))
    monkeypatch.setattr(levels, "measured", lambda: found)
    async with serving(db) as server:
        cub = await form(server, "khartoum", players=1, options={"level": "cub"})
        normal = await form(server, "khartoum", "de", players=1, options={"gordon_leader": True})
        king = await form(server, "khartoum", players=1, options={"level": "king"})

    assert cub["figures"] == (
        "How often bots win such a game: Recruit 11 of 100, Soldier 30 of 100."
    )
    assert normal["figures"] == "So oft gewinnen Bots ein solches Spiel: Soldat 4 von 100."
    assert king["figures"] == ""  # nobody has measured it


async def test_figures_of_opponents_say_against_whom(db, monkeypatch):
    found = (won("veteran", 140, "kriegspfad", "soldier", size="150"),)
    monkeypatch.setattr(levels, "measured", lambda: found)
    async with serving(db) as server:
        told = await form(server, "kriegspfad", "fr", players=2, options={"size": "150"})

    assert told["figures"] == "Victoires des bots contre le Soldat : Vétéran 70 sur 100."


@pytest.mark.parametrize(
    "wish", [{"players": 9}, {"players": 1, "options": {"x": True}}, {"players": "many"}, {}]
)
async def test_a_form_that_asks_for_nonsense_is_refused(db, wish):
    async with serving(db) as server:
        await server.call("POST", "/api/games/khartoum/form", wish, status=400)
