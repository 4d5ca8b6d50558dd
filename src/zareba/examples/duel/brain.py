"""Advice for bots: a rule of thumb for each kind of question."""

from __future__ import annotations

import random
from typing import Any

from .rules import Bid
from .state import State


def advise(g: State, ask: Any, options: list[Any], rng: random.Random) -> Any:
    """Bid high while it counts, and walk on by a roll: steps gain nothing.

    *g* is a table that might be the real one: what the seat cannot see was dealt anew.
    """
    if not isinstance(ask, Bid):
        return "roll"
    behind = g.score[ask.seat] <= g.score[1 - ask.seat]
    return max(options) if behind or rng.random() < 0.5 else min(options)  # noqa: PLR2004
