"""The chair a bot sits on, and the bots: random, heuristic, flat Monte Carlo."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

from zareba.engine import Advice, Ask, BadInput, Domain, Game, Position

from .levels import RANKS, behind


class UnknownBot(BadInput):
    """No bot of that name, or not with that number."""


class Chair:
    """What a bot may know: its own question, and positions that might be the real one."""

    def __init__(self, position: Position, seat: int, imagined: bool = False) -> None:
        """*imagined*: the position itself is one that might be the real one."""
        ask = position.ask(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is asked nothing")
        self.ask: Ask = ask
        self.seat = seat
        self._position, self._imagined = position, imagined

    @property
    def options(self) -> list[Any]:
        return self._position.options(self.seat)

    def imagine(self, seed: int) -> Position:
        """Hidden cards dealt anew, future dice unknown."""
        return self._position.imagine(self.seat, seed)

    def glimpse(self, rng: random.Random) -> Position:
        """Any one position that might be the real one; nothing is imagined twice."""
        seed = rng.getrandbits(64)
        return self._position.clone() if self._imagined else self.imagine(seed)


class Bot(Protocol):
    """A player.  *rng* is its own luck: the same luck, the same choices."""

    name: str

    def choose(self, chair: Chair, rng: random.Random) -> Any: ...


def answer(position: Position, seat: int, advice: Advice | None, rng: random.Random) -> Any:
    """One answer in an imagined position: advised, or any."""
    if advice is None:
        return position.sample(rng, seat)
    return advice.advise(position.state, position.ask(seat), position.options(seat), rng)


class RandomBot:
    """Any legal choice."""

    name = "random"

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        if isinstance(chair.ask, Domain):
            return chair.ask.sample(chair.glimpse(rng).state, rng)
        return rng.choice(chair.options)


class HeuristicBot:
    """The game's own rules of thumb."""

    name = "heuristic"

    def __init__(self, game: Game) -> None:
        if game.advice is None:
            raise UnknownBot(f"{game.name} has no heuristic player", "no-soldier", game=game.name)
        self.advise = game.advice.advise

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        return self.advise(chair.glimpse(rng).state, chair.ask, chair.options, rng)


class Playouts:
    """Plays imagined positions on, all seats by the same advice, and judges where they stop.

    Without heuristics: at random to the end.  With heuristics that also judge positions (`value`):
    until the position is quiet (`is_quiet`), the moment where judging is best.
    """

    QUIET_MOMENTS = 1

    def __init__(self, game: Game) -> None:
        self.game, self.advice = game, game.advice
        self.value = game.advice.value if game.advice else None
        self.is_quiet = game.advice.is_quiet if game.advice else None

    def finish(
        self,
        position: Position,
        rng: random.Random,
        halt: Callable[[], None] = lambda: None,
    ) -> None:
        """Play on in place, to the end; *halt* is called before each decision and may raise."""
        while position.pending:
            halt()
            seat = position.waiting_for()[0]
            position.push(answer(position, seat, self.advice, rng), seat)

    def score(
        self,
        position: Position,
        seat: int,
        rng: random.Random,
        halt: Callable[[], None] = lambda: None,
    ) -> float:
        """Play on in place; 0 (lost) to 1 (won) for *seat*; *halt* as for `finish`."""
        quiet = 0
        while position.pending:
            halt()
            ask = position.ask()
            assert ask is not None  # something is pending
            position.push(answer(position, ask.seat, self.advice, rng), ask.seat)
            if self.value is not None and self.is_quiet is not None and position.pending:
                quiet += self.is_quiet(position.state, position.pending[0])
                if quiet == self.QUIET_MOMENTS:
                    return self.value(position.state, seat)
        return self.game.score(position.state, seat)


class MonteCarloBot:
    """Flat Monte Carlo: try every option in imagined positions, halve the field, keep the best.

    N is the number of playouts for a decision, shared among the options by sequential halving.
    All options of a round meet the same imagined positions and dice, so they are compared under
    the same luck.  The advice of the game's heuristics stays in the field to the end and is only
    left for an option that was better by more than a standard error.
    """

    MOST_OPTIONS = 16
    DOUBT = 1.0  # standard errors

    def __init__(self, game: Game, playouts: int) -> None:
        if playouts < 1:
            raise UnknownBot("mc:N needs at least one playout", "no-tries")
        self.name, self.number = f"mc:{playouts}", playouts
        self.playouts = Playouts(game)
        self.until = math.inf  # by time.monotonic(): then it decides by what it has found

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        options = self.candidates(chair, rng)
        if len(options) == 1:
            return options[0]
        scores: dict[int, list[float]] = {i: [] for i in range(len(options))}
        field = list(scores)
        rounds = max(1, math.ceil(math.log2(len(options))))
        for _ in range(rounds):
            for _ in range(max(1, self.number // (rounds * len(field)))):
                if scores[0] and time.monotonic() >= self.until:
                    break
                seed = rng.getrandbits(64)
                for i in field:
                    scores[i].append(self.try_out(chair, options[i], seed))
            best = sorted(field, key=lambda i: -sum(scores[i]))[: max(1, len(field) // 2)]
            field = best if 0 in best else [*best, 0]
        return options[self.decide(scores, field)]

    def decide(self, scores: dict[int, list[float]], field: list[int]) -> int:
        """The best option, if it beats the advised one (number 0) by more than its error."""
        best = max(field, key=lambda i: sum(scores[i]))
        gains = [a - b for a, b in zip(scores[best], scores[0], strict=True)]
        if best == 0 or self.playouts.advice is None:
            return best
        mean = sum(gains) / len(gains)
        spread = sum((x - mean) ** 2 for x in gains) / max(1, len(gains) - 1)
        return best if mean > self.DOUBT * math.sqrt(spread / len(gains)) else 0

    def candidates(self, chair: Chair, rng: random.Random) -> list[Any]:
        """The advised option first; the others, or some of them where there are too many."""
        imagined = chair.glimpse(rng)
        advised = answer(imagined, chair.seat, self.playouts.advice, rng)
        most = min(self.MOST_OPTIONS, self.number)  # more than can be tried are no candidates
        if isinstance(chair.ask, Domain):
            others = [chair.ask.sample(imagined.state, rng) for _ in range(most)]
        else:
            others = list(chair.options)
        if len(others) > most:
            others = rng.sample(others, most)
        return list(dict.fromkeys([advised, *others]))

    def try_out(self, chair: Chair, option: Any, seed: int) -> float:
        position = chair.imagine(seed)
        position.push(option, chair.seat)
        return self.playouts.score(position, chair.seat, random.Random(seed))


def make_bot(name: str, game: Game) -> Bot:
    """A bot by its rank (recruit, soldier, veteran, commander) or as random, heuristic, mc:N."""
    kind, _, number = behind(name).partition(":")
    if kind == "random" and not number:
        return RandomBot()
    if kind == "heuristic" and not number:
        return HeuristicBot(game)
    if kind == "mc" and number.isdigit():
        return MonteCarloBot(game, int(number))
    known = ", ".join([*RANKS, "random", "heuristic", "mc:N"])
    raise UnknownBot(
        f"there is no player {name!r}; there are: {known}", "no-bot", bot=name, known=known
    )
