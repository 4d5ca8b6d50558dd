"""Random games, played once for all contracts that look at them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support import (
    ALL_GAMES,
    EACH_SETTING,
    MORE_SETTINGS,
    Played,
    enough,
    keep,
    one_after_another,
    settings_of,
)
from zareba.engine import Game, Play, Position, Setting
from zareba.engine.procedure import PROCEDURES, STEPS

USUAL_MINUTES = 70


def share(game: Game, most: int, least: int) -> int:
    """How many games of *most* fall to each setting of a game; long games, fewer of them."""
    most = most * USUAL_MINUTES // max(USUAL_MINUTES, game.minutes)
    return max(least, most // len(settings_of(game, few=False)))


@pytest.fixture(scope="session", params=EACH_SETTING)
def setting(request: pytest.FixtureRequest) -> Setting:
    """All contracts of one setting run in a row: pytest sorts by the widest fixture."""
    found: Setting = request.param
    return found


@pytest.fixture(scope="session")
def plays(setting: Setting, played: Played) -> list[Play]:
    """Finished games of this setting, to look at and not to change: two of them.

    Usually one of a long game; some hundred more are only followed (`reached`).
    """
    games = 2
    if setting.game.minutes > USUAL_MINUTES:
        games = enough(1, 1 if setting in MORE_SETTINGS else 2)
    return [played(setting, seed) for seed in range(games)]


@pytest.fixture(scope="session", params=ALL_GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@dataclass
class Reached:
    """What came up in many games of all settings."""

    rules: set[str] = field(default_factory=set)
    asked: dict[str, list[tuple[Setting, Position]]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def look(self, setting: Setting, position: Position) -> None:
        """Keep some positions of each kind of question, at most one of a game and a kind."""
        for question in position.pending:
            kept = self.asked[question.kind]
            room = len(kept) < enough(usual=2, whole=4, soak=8)
            if room and all(other is not setting for other, _ in kept[-1:]):
                kept.append((setting, position.clone()))

    def to_json(self, every: list[Setting]) -> dict[str, Any]:
        asked = {
            kind: [[every.index(setting), position.to_json()] for setting, position in kept]
            for kind, kept in self.asked.items()
        }
        return {"rules": sorted(self.rules), "asked": asked}

    @classmethod
    def from_json(cls, data: dict[str, Any], every: list[Setting]) -> Reached:
        found = cls(set(data["rules"]))
        for kind, kept in data["asked"].items():
            for number, position in kept:
                setting = every[number]
                given = {"state_class": setting.game.state, "facts": setting.facts}
                found.asked[kind].append((setting, Position.from_json(position, **given)))
        return found


@pytest.fixture(scope="session")
def reached(game: Game, shared: Path) -> Reached:
    """What came up in some hundred games, followed once in a run; a process reads it from here."""
    kept, every = shared / f"reached-{game.name}.json", settings_of(game, few=False)
    if not kept.exists():
        keep(kept, follow_all(game).to_json(every))
    return Reached.from_json(msgspec.json.decode(kept.read_bytes()), every)


def follow_all(game: Game) -> Reached:
    """The rules followed and the questions asked in all settings; short games, more of them."""
    found = Reached()
    long = enough(usual=52, whole=78, soak=156)
    number = share(game, long if game.minutes > USUAL_MINUTES else 312, 3)
    with pytest.MonkeyPatch.context() as patch:
        for name in PROCEDURES:
            if name.startswith(f"{game.name}."):
                patch.setitem(STEPS, name, noting(STEPS[name], name, found.rules))
        for setting in settings_of(game, few=False):
            for seed in range(number):
                for position, _ in one_after_another(setting, f"reach {seed}"):
                    found.look(setting, position)
                game.check(position.state)
                assert position.state.result
    return found


def noting(step: Callable[..., Any], name: str, seen: set[str]) -> Callable[..., Any]:
    def noted(*arguments: Any) -> Any:
        seen.add(name)
        return step(*arguments)

    return noted
