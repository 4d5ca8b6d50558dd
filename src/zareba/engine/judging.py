"""A judgement of positions: what a game reads off its state, and weights that were fitted to games.

The weights are data (`weights.json` beside the module that reads the features), made by
``zareba lab fit``; they say themselves from how many games they come and how well they foretell.
"""

from __future__ import annotations

import functools
import importlib.resources
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

FILE = "weights.json"
# What a judgement measures: the chance to win (an ended game is won, 1, or lost, 0), or the score
# that the game gives to an ended one (`Game.score`).
CHANCE, SCORE = "chance", "score"
FARTHEST = -500.0  # beyond it a chance is none


class Weights(msgspec.Struct, frozen=True):
    """A logistic model and where it comes from."""

    bias: float
    weights: dict[str, float]
    date: str = ""
    bot: str = ""  # who played
    games: int = 0
    positions: int = 0
    loss: float = 0.0  # log loss on games left out
    base_loss: float = 0.0  # the same, if only the mean of each setting were known


class Term(msgspec.Struct, frozen=True):
    """Something people know by a name, of which a judgement reads one or several numbers.

    Its figure is the sum of the numbers *shown*, times *scale*, without its sign where that only
    says whose it is (*size*).  *each* tells it thing by thing, by names of a *kind*.
    """

    shown: tuple[str, ...]
    more: tuple[str, ...] = ()  # numbers that change with it
    scale: float = 1.0
    size: bool = False
    kind: str = ""
    each: Callable[[Any], Mapping[str, float]] | None = None


class Judgement:
    """How a game judges a position: numbers read off the state, each with a weight.

    *signs*: the names of the numbers, in their order, and which sign their weight must have (1, -1,
    or 0 for either): a search would find out a wrong one and play for it.
    """

    def __init__(
        self,
        package: str,
        signs: Mapping[str, int],
        features: Callable[[Any, int], Sequence[float]],
        terms: Mapping[str, Term],
        is_quiet: Callable[[Any, Any], bool],
        scale: str,
    ) -> None:
        """*terms*: what the numbers mean to people (``reason-...`` in the texts of the game).

        *is_quiet*, of a state and its question: is this a moment to judge?  *scale*: CHANCE or
        SCORE, of ended games in a search too.
        """
        self.package, self.signs, self.features = package, dict(signs), features
        self.terms, self.is_quiet, self.scale = dict(terms), is_quiet, scale

    @functools.cached_property
    def known(self) -> Weights:
        text = importlib.resources.files(self.package).joinpath(FILE).read_bytes()
        return msgspec.json.decode(text, type=Weights)

    def keep(self, weights: Weights) -> None:
        """Write weights into the package, for the games to come."""
        text = msgspec.json.format(msgspec.json.encode(weights), indent=1)
        place = importlib.resources.files(self.package).joinpath(FILE)
        with importlib.resources.as_file(place) as path:
            path.write_bytes(text + b"\n")

    @functools.cached_property
    def _row(self) -> tuple[float, ...]:
        return tuple(self.known.weights.get(name, 0.0) for name in self.signs)

    def weight(self, name: str) -> float:
        return self.known.weights.get(name, 0.0)

    def value(self, g: Any, seat: int) -> float:
        """0 (lost) to 1 (won)."""
        return self.worth(self.features(g, seat))

    def worth(self, numbers: Sequence[float]) -> float:
        """What the numbers read off a position are worth."""
        z = self.known.bias
        for weight, number in zip(self._row, numbers, strict=True):
            z += weight * number
        return 1.0 / (1.0 + math.exp(-z)) if z > FARTHEST else 0.0
