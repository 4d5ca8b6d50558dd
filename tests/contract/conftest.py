"""Random games of every setting, played once for all contracts that look at them."""

from __future__ import annotations

import pytest

from support import ALL_SETTINGS, named, random_game
from zareba.engine import Game, Play, Setting

USUAL_MINUTES = 70


def share(game: Game, most: int, least: int) -> int:
    """How many games of *most* fall to each setting of a game; long games, fewer of them."""
    most = most * USUAL_MINUTES // max(USUAL_MINUTES, game.minutes)
    return max(least, most // sum(setting.game is game for setting in ALL_SETTINGS))


@pytest.fixture(scope="session", params=ALL_SETTINGS, ids=named)
def setting(request: pytest.FixtureRequest) -> Setting:
    """All contracts of one setting run in a row: pytest sorts by the widest fixture."""
    found: Setting = request.param
    return found


@pytest.fixture(scope="session")
def plays(setting: Setting) -> list[Play]:
    """Finished games of this setting, to look at and not to change."""
    return [random_game(setting, seed) for seed in range(share(setting.game, 80, 2))]
