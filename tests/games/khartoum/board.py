"""The smallest board for a rule test: `board(turn=3, at={"green": 5})`."""

from __future__ import annotations

import functools
from typing import Any

from zareba.engine import Setting, find_game
from zareba.engine.chance import key_of, secret_from
from zareba.engine.paths import put
from zareba.games.khartoum.rules.state import State
from zareba.games.khartoum.rules.turn import lay_out

GAME = find_game("khartoum")
KEY = key_of(secret_from("khartoum tests"))

REGULARS = ["egyptian"] * 2 + ["sudanese"] * 3 + ["bashi"] * 3
ALL_ZONES = ["palace"] + [
    f"{c}{n}" for c in ("black", "white", "red", "green") for n in range(6, 1, -1)
]
BLACK, WHITE, RED, GREEN = range(4)


@functools.cache
def setting(options: tuple[tuple[str, object], ...] = ()) -> Setting:
    return Setting.of(GAME, options=dict(options))


def board(options: dict[str, object] | None = None, **fields: Any) -> State:
    """The table after set-up, with some fields changed: ``board(turn=3, at={"green": 5})``."""
    g: State = setting(tuple((options or {}).items())).table(KEY)
    lay_out(g)
    for name, value in fields.items():
        if isinstance(value, dict):
            for part, inner in value.items():
                put(g, f"{name}.{part}", inner)
        else:
            put(g, name, value)
    return g


def listen(g: State) -> list[tuple[str, dict[str, Any]]]:
    """What is told from now on, as (event, facts)."""
    told: list[tuple[str, dict[str, Any]]] = []
    g.tell = lambda event, _rule, _to, facts: told.append((event, facts))
    return told


def other_chance(g: State, number: int) -> None:
    """The same position with other luck."""
    g.blocks, g.room = number, 0
