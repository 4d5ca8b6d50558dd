"""Odds of a choice: every option tried out under the same luck, with its error."""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec

from zareba.bots.chair import Chair, Playouts
from zareba.engine import Game


class Odds(msgspec.Struct, frozen=True):
    """How well an option does: the mean score of *n* imagined games, one standard error."""

    choice: Any
    mean: float
    error: float
    n: int


def odds(game: Game, chair: Chair, n: int, seed: int = 0) -> list[Odds]:
    """All options, best first.  Uses only what the seat may know."""
    playouts = Playouts(game)
    found = []
    for option in chair.options:
        rng = random.Random(seed)
        scores = []
        for _ in range(n):
            luck = rng.getrandbits(64)
            position = chair.imagine(luck)
            position.push(option, chair.seat)
            scores.append(playouts.score(position, chair.seat, random.Random(luck)))
        mean = sum(scores) / n
        spread = sum((x - mean) ** 2 for x in scores) / max(1, n - 1)
        found.append(Odds(option, mean, math.sqrt(spread / n), n))
    return sorted(found, key=lambda entry: -entry.mean)
