"""Odds of a choice: every option tried out under the same luck, with its error."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from zareba.bots.players import Chair, Playouts
from zareba.engine import Game

PATIENCE = 0.15  # of the time: within it every option must have been tried once to the end
MOST_GAMES = 400  # for each option: the error is small by then
MOST_JUDGED = 16  # options


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
        self._under_way: list[float] = []  # of the round that is played now
        self._rng = random.Random(seed)

    @property
    def games(self) -> int:
        """So many for each option; the first round counts from its beginning."""
        return self.n or (1 if self._under_way else 0)

    def round(self, halt: Callable[[], None] = _go_on) -> None:
        """One more game for every option; *halt* may raise, then the round does not count.

        Only the first one does: then there are figures of some options.
        """
        luck = self._rng.getrandbits(64)
        won = self._under_way = []
        for choice in self.choices:
            won.append(self._try(choice, luck, halt))  # noqa: PERF401  seen meanwhile
        self._wins = [sum(pair) for pair in zip(self._wins, won, strict=True)]
        self.n += 1

    def _try(self, choice: Any, luck: int, halt: Callable[[], None]) -> float:
        seat = self.chair.seat
        position = self.chair.imagine(luck)
        position.push(choice, seat)
        if self.judged:
            return self.playouts.score(position, seat, random.Random(luck), halt)
        self.playouts.finish(position, random.Random(luck), halt)
        return self.game.won(position.state, seat)

    def odds(self) -> list[Odds]:
        """All options that were tried, best first."""
        won, n = (self._wins if self.n else self._under_way), self.games
        # Never 0 or 100 % from a sample: one win and one defeat are added (Laplace).
        means = [(wins + 1) / (n + 2) for wins in won]
        found = [
            Odds(choice, mean, math.sqrt(mean * (1 - mean) / (n + 2)), n)
            for choice, mean in zip(self.choices, means, strict=False)
        ]
        return sorted(found, key=lambda entry: -entry.mean)


def odds(game: Game, chair: Chair, n: int, seed: int = 0) -> list[Odds]:
    """All options, best first.  Uses only what the seat may know."""
    trial = Trial(game, chair, chair.options, seed)
    for _ in range(n):
        trial.round()
    return trial.odds()


# ---------------------------------------------------------------------------------- within seconds
class Late(Exception):
    """The time is over."""


def tried_out(
    game: Game,
    chair: Chair,
    choices: Sequence[Any],
    seconds: float,
    far: Callable[[Trial], None],
    every: float = 1.0,
) -> Trial:
    """Every choice tried out as often as the time allows; *far* hears now and then how far it is.

    Where not even one game for each choice comes to its end soon, positions are judged instead, and
    of many choices only the first are tried.
    """
    begun = told = time.monotonic()
    end, patience = begun + seconds, begun + seconds * PATIENCE
    trial = Trial(game, chair, choices)

    def go_on() -> None:
        nonlocal told
        now = time.monotonic()
        hasty = not trial.n and not trial.judged and trial.playouts.value is not None
        if now >= (patience if hasty else end):
            raise Late
        if trial.games and not hasty and now - told >= every:
            told = now
            far(trial)

    while trial.n < MOST_GAMES:
        try:
            trial.round(go_on)
        except KeyboardInterrupt:
            break
        except Late:
            if time.monotonic() >= end:
                break
            trial = Trial(game, chair, choices[:MOST_JUDGED], judged=True)
    return trial
