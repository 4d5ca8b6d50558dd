"""What the usual run leaves to the whole run repeats something that it has tried itself."""

from __future__ import annotations

import pytest

from support import LEFT_OUT, TRIED

JOURNEYS = "web"


@pytest.fixture
def runs(request):
    return request.config.stash[TRIED], request.config.stash[LEFT_OUT]


def function_of(item):
    return item.path, item.originalname


def contract_of(item):
    """A test, and the game and the number of players that it was tried with."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    setting, game = given.get("setting"), given.get("game")
    name = setting.game.name if setting else getattr(game, "name", game)
    return *function_of(item), name, setting.players if setting else 0


def test_something_of_every_module_is_tried(runs):
    tried, left_out = ({item.path for item in items} for items in runs)
    assert left_out <= tried


def test_every_test_is_tried_once_and_only_journeys_go_the_same_way_again(runs):
    """By other hands, on another screen; and what needs a PostgreSQL."""
    tried, left_out = runs
    ours = {function_of(item) for item in tried}
    missing = [
        item.nodeid
        for item in left_out
        if function_of(item) not in ours
        if item.path.parent.name != JOURNEYS
        if not any(map(item.get_closest_marker, ("postgres", "soak")))
    ]
    assert missing == []


def test_every_contract_is_tried_with_every_game_and_every_number_of_players(runs):
    tried, left_out = (
        {contract_of(item) for item in items if item.path.parent.name == "contract"}
        for items in runs
    )
    assert left_out <= tried
