"""Odds of a choice: every option tried out under the same luck, with its error."""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec

from zareba.bots.players import Chair, Playouts
from zareba.engine import Game


class Odds(msgspec.Struct, frozen=True):
    """How often an option wins, in *n* imagined games played to the end; one standard error."""

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
        wins = 0
        for _ in range(n):
            luck = rng.getrandbits(64)
            position = chair.imagine(luck)
            position.push(option, chair.seat)
            playouts.finish(position, random.Random(luck))
            wins += game.won(position.state, chair.seat)
        # Never 0 or 100 % from a sample: one win and one defeat are added (Laplace).
        mean = (wins + 1) / (n + 2)
        found.append(Odds(option, mean, math.sqrt(mean * (1 - mean) / (n + 2)), n))
    return sorted(found, key=lambda entry: -entry.mean)
