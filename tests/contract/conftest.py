"""Random games of every setting, played once for all contracts that look at them."""

from __future__ import annotations

import pytest

from support import ALL_SETTINGS, named, random_game
from zareba.engine import Play, Setting


@pytest.fixture(scope="session", params=ALL_SETTINGS, ids=named)
def setting(request: pytest.FixtureRequest) -> Setting:
    """All contracts of one setting run in a row: pytest sorts by the widest fixture."""
    found: Setting = request.param
    return found


@pytest.fixture(scope="session")
def plays(setting: Setting) -> list[Play]:
    """Finished games of this setting, to look at and not to change."""
    return [random_game(setting, seed) for seed in ("first", "second")]
