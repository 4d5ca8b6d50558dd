"""What a moment of a game is worth: one estimator for what was, what was chosen and what came.

A moment is judged in positions that might have been the real one for who decides there.  In each of
them one answer is given, all seats play on by their advice, and the quiet position that follows is
judged.  *Worth of the moment*: the answers are those of the advice.  *Worth of a choice*: they are
that choice, in the same positions under the same luck.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from zareba.bots.chair import Chair, answer
from zareba.bots.playouts import Playouts
from zareba.engine import AskAll, Game, Position
from zareba.engine.chance import reseed

WHOLE = 10_000  # a won game; 1 is a hundredth of a point, so that whole numbers add up exactly
LEAST_SPREAD = 0.05  # what one more playout may yet show, however alike the others were

Worths = tuple[float, ...]  # of one playout, by seat


class Figure(msgspec.Struct, frozen=True):
    """A mean in hundredths of a point, and its standard error."""

    worth: int
    error: float


def figure(samples: Sequence[float]) -> Figure:
    n = len(samples)
    mean = sum(samples) / n
    spread = sum((x - mean) ** 2 for x in samples) + LEAST_SPREAD**2
    error = math.sqrt(spread / (n * max(1, n - 1)))  # the mean was found by the same samples
    return Figure(round(WHOLE * mean), round(WHOLE * error, 2))


class Estimator:
    """Plays moments of one game on and judges them for every seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str = "",
        open_hands: bool = False,
        horizon: float = math.inf,
        to_the_end: bool = False,
    ) -> None:
        """*open_hands*: as if all had seen everything; only what chance brings is unknown.

        *horizon*: after so many decisions a position is judged, quiet or not.  *to_the_end*: none
        is judged, all are played to the end.
        """
        self.playouts, self.seats = Playouts(game), range(seats)
        self.seed, self.open_hands, self.horizon = seed, open_hands, horizon
        self.to_the_end = to_the_end

    def ended(self, position: Position) -> list[int]:
        """What the finished game was worth to each seat: exactly."""
        return [round(WHOLE * self.playouts.ended(position, seat)) for seat in self.seats]

    def moment(
        self,
        position: Position,
        seat: int,
        number: int,
        halt: Callable[[], None] | None = None,
    ) -> Worlds:
        """The *number*-th moment of the game, where *seat* decides."""
        return Worlds(self, position, seat, f"{self.seed}/{number}", halt)

    def play(self, position: Position, seat: int, choice: Any, luck: int) -> Worths:
        """One answer tried out, in place."""
        position.push(choice, seat)
        rng = random.Random(luck)
        if self.to_the_end:
            self.playouts.finish(position, rng)
        else:
            self.playouts.play_on(position, seat, rng, most=self.horizon)
        return tuple(self.playouts.worth(position, s) for s in self.seats)


class Worlds:
    """The positions one moment might have been, for who decides there; every answer meets all."""

    def __init__(
        self,
        by: Estimator,
        position: Position,
        seat: int,
        seed: str,
        halt: Callable[[], None] | None,
    ) -> None:
        self.by, self.seat, self._position = by, seat, position
        self.rng, self._luck = random.Random(seed), random.Random(f"{seed}/luck")
        self._lucks: list[int] = []
        self._seen: dict[tuple[Hashable, int], Worths] = {}
        self._advised: list[Any] = []
        self._halt = halt

    @property
    def chair(self) -> Chair:
        return Chair(self._position, self.seat, imagined=self.by.open_hands)

    def luck(self, i: int) -> int:
        while len(self._lucks) <= i:
            self._lucks.append(self._luck.getrandbits(64))
        return self._lucks[i]

    def world(self, i: int) -> Position:
        """What others have answered in secret is unknown: they are asked again."""
        if self.by.open_hands:
            new = self._position.clone()
            reseed(new.state, self.luck(i))
            return new
        new = self._position.imagine(self.seat, self.luck(i))
        if type(new.pending) is AskAll:
            new.answers = [None] * len(new.answers)
        return new

    def sample(self, choice: Any, i: int) -> Worths:
        """What an answer is worth to each seat in one of the positions."""
        key = choice, i
        if key not in self._seen:
            if self._halt is not None:
                self._halt()
            self._seen[key] = self.by.play(self.world(i), self.seat, choice, self.luck(i))
        return self._seen[key]

    def advised(self, i: int) -> Any:
        """What the advice answers in one of the positions."""
        while len(self._advised) <= i:
            j = len(self._advised)
            world, rng = self.world(j), random.Random(self.luck(j))
            self._advised.append(answer(world, self.seat, self.by.playouts.advice, rng))
        return self._advised[i]

    # ------------------------------------------------------------------------------- figures
    def before(self, n: int) -> list[list[float]]:
        """By seat: the worth of the moment, sample by sample."""
        return self._by_seat([self.sample(self.advised(i), i) for i in range(n)])

    def after(self, choice: Any, n: int, since: int = 0) -> list[list[float]]:
        """By seat: the worth of a choice, sample by sample."""
        return self._by_seat([self.sample(choice, i) for i in range(since, since + n)])

    def _by_seat(self, samples: Sequence[Worths]) -> list[list[float]]:
        return [[one[s] for one in samples] for s in self.by.seats]
