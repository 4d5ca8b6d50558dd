"""Odds of a choice: every option tried out under the same luck, with its error."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from zareba.bots.players import Chair, Playouts
from zareba.engine import Game


class Odds(msgspec.Struct, frozen=True):
    """How often an option wins in *n* imagined games; one standard error."""

    choice: Any
    mean: float
    error: float
    n: int


def _go_on() -> None:
    """Nothing stops a playout."""


class Trial:
    """Options tried out against each other, one imagined game for each of them at a time.

    Games are played to the end; where that takes too long, only to the next quiet moment, which the
    game's heuristics judge (``judged``).
    """

    def __init__(
        self, game: Game, chair: Chair, choices: Sequence[Any], seed: int = 0, judged: bool = False
    ) -> None:
        self.game, self.chair, self.choices, self.judged = game, chair, choices, judged
        self.playouts = Playouts(game)
        self.n = 0
        self._wins = [0.0] * len(choices)
        self._rng = random.Random(seed)

    def round(self, halt: Callable[[], None] = _go_on) -> None:
        """One more game for every option; *halt* may raise, then the round does not count."""
        luck = self._rng.getrandbits(64)
        won = [self._try(choice, luck, halt) for choice in self.choices]
        self._wins = [sum(pair) for pair in zip(self._wins, won, strict=True)]
        self.n += 1

    def _try(self, choice: Any, luck: int, halt: Callable[[], None]) -> float:
        seat = self.chair.seat
        position = self.chair.imagine(luck)
        position.push(choice, seat)
        if self.judged:
            halt()
            return self.playouts.score(position, seat, random.Random(luck))
        self.playouts.finish(position, random.Random(luck), halt)
        return self.game.won(position.state, seat)

    def odds(self) -> list[Odds]:
        """All options, best first."""
        # Never 0 or 100 % from a sample: one win and one defeat are added (Laplace).
        means = [(wins + 1) / (self.n + 2) for wins in self._wins]
        found = [
            Odds(choice, mean, math.sqrt(mean * (1 - mean) / (self.n + 2)), self.n)
            for choice, mean in zip(self.choices, means, strict=True)
        ]
        return sorted(found, key=lambda entry: -entry.mean)


def odds(game: Game, chair: Chair, n: int, seed: int = 0) -> list[Odds]:
    """All options, best first.  Uses only what the seat may know."""
    trial = Trial(game, chair, chair.options, seed)
    for _ in range(n):
        trial.round()
    return trial.odds()
