"""A few signs beside an option: the dice of a move, the chance of a rally."""

from __future__ import annotations

from typing import Any

from zareba.engine import signed
from zareba.games.kriegspfad.battle.asks import KEEP, Action, RallyDie, Reroll
from zareba.games.kriegspfad.battle.forecast import D6, movement
from zareba.games.kriegspfad.field.state import State


def note(g: State, ask: Any, choice: Any) -> str:
    """A few signs that every language reads: the dice of a move, the chance of a rally."""
    if isinstance(ask, Action) and isinstance(choice, str) and "-" in choice:
        going = "good" if choice.endswith("-good") else "difficult"
        return roll_text(*movement(g, ask.unit)[going])
    if isinstance(ask, Reroll):
        again = movement(g, ask.unit)["good" if g.action.endswith("-good") else "difficult"]
        return f'{g.allowance}"' if choice == KEEP else roll_text(*again)
    if isinstance(ask, RallyDie):
        return f"{round(100 / D6)} %"
    return ""


def roll_text(number: int, plus: int) -> str:
    """``2D6+2`` with the mean of the roll."""
    mean = number * (1 + D6) / 2 + plus
    return f'{number}D6{signed(plus)} · ⌀ {mean:g}"' if plus else f'{number}D6 · ⌀ {mean:g}"'
