"""The smallest table for a rule test: `table(...)`, `follow(rule(g), ...)`, `dice(g, ...)`."""

from __future__ import annotations

import functools
from typing import Any

from zareba.engine import Setting, find_game
from zareba.engine.chance import key_of, secret_from
from zareba.engine.paths import put
from zareba.games.burnoose.rules.setting_out import deal
from zareba.games.burnoose.rules.state import State

GAME = find_game("burnoose")
KEY = key_of(secret_from("burnoose tests"))


@functools.cache
def setting(players: int = 3, options: tuple[tuple[str, object], ...] = ()) -> Setting:
    return Setting.of(GAME, players, dict(options))


def table(players: int = 3, options: dict[str, object] | None = None, **fields: Any) -> State:
    """Dealt but without leaders; some fields changed: ``table(units={"akbil": [1, 0, 0]})``."""
    g: State = setting(players, tuple((options or {}).items())).table(KEY)
    deal(g)
    for name, value in fields.items():
        if isinstance(value, dict):
            for part, inner in value.items():
                put(g, f"{name}.{part}", inner)
        else:
            put(g, name, value)
    return g


def deploy(g: State, army: int, at: str, came_from: str, units: list[int]) -> None:
    """Put an army on the map."""
    g.army_state[army], g.at[army], g.came_from[army] = "deployed", at, came_from
    g.army[army] = units
    g.start[army] = g.token[army]


def listen(g: State) -> list[str]:
    """The events told from now on."""
    told: list[str] = []
    g.tell = lambda event, _rule, _to, _facts: told.append(event)
    return told
