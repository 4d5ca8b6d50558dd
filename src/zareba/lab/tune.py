"""Tries other numbers in a game's rules of thumb and keeps what plays better (`Tempers`).

One number after another is made larger and smaller, always over the same deals; what gains beyond
its error stays.  In the end both are compared over fresh deals, and that is what is told.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

import msgspec

from zareba.bots.chair import answer
from zareba.engine import find_game
from zareba.engine.chance import key_of, secret_from
from zareba.engine.tempers import Tuned

from .occasions import Occasion, occasions, setting_of

FACTORS = (0.5, 0.75, 1.33, 2.0)
STEPS = (-0.5, 0.25, 0.5, 1.0)  # from a number that is none
SURE = 1.5  # errors by which a change must be better
Deals = list[tuple[float, float]]  # won, and won or near
CHUNKS = 16  # parts in which the deals of a trial are given out


class Trial(msgspec.Struct, frozen=True):
    """Games to be played with some numbers; plain data for other processes."""

    game: str
    way: str
    numbers: dict[str, float]
    occasions: tuple[int, ...]  # the deals go round among them
    seed: str
    deals: tuple[int, int]  # from, to


def tempers_of(game: str) -> Any:
    advice = find_game(game).advice
    return advice.tempers if advice else None


def ways(game: str) -> dict[str, tuple[int, ...]]:
    """The ways to play that are told apart, each with its occasions."""
    found: dict[str, tuple[int, ...]] = {}
    for i, occasion in enumerate(occasions(game)):
        state = setting_of(game, occasion).start(key_of(secret_from("ways"))).state
        way = tempers_of(game).way(state)
        found[way] = (*found.get(way, ()), i)
    return found


def play(trial: Trial) -> Deals:
    """Won, and half of that with the score, by deal: who comes near is on the right way."""
    tempers = tempers_of(trial.game)
    tempers.attempt(trial.way, tempers.kind(**trial.numbers))
    try:
        known = occasions(trial.game)
        return [
            _deal(trial, known[trial.occasions[n % len(trial.occasions)]], n)
            for n in range(*trial.deals)
        ]
    finally:
        tempers.attempt(trial.way, None)


def _deal(trial: Trial, occasion: Occasion, number: int) -> tuple[float, float]:
    setting = setting_of(trial.game, occasion)
    game, rng = setting.game, random.Random(number)
    position = setting.start(key_of(secret_from(f"{trial.seed}/{number}")))
    while position.pending:
        seat = position.waiting_for()[0]
        position.push(answer(position, seat, game.advice, rng), seat)
    won = float(game.won(position.state, 0))
    return won, (won + game.score(position.state, 0)) / 2


class Tuner:
    """Looks for better numbers of one way to play."""

    def __init__(self, game: str, way: str, pool: Executor, deals: int, seed: str) -> None:
        self.game, self.way, self.pool, self.deals, self.seed = game, way, pool, deals, seed
        self.occasions = ways(game)[way]
        tempers = tempers_of(game)
        self.numbers: dict[str, float] = msgspec.to_builtins(tempers.known.get(way, tempers.usual))
        self.began = dict(self.numbers)

    def outcomes(self, many: Iterable[dict[str, float]], seed: str) -> list[Deals]:
        """Every deal with each of these numbers, side by side."""
        size = math.ceil(self.deals / CHUNKS)
        cuts = [(i, min(i + size, self.deals)) for i in range(0, self.deals, size)]
        jobs = [
            [self.pool.submit(play, Trial(self.game, self.way, numbers, self.occasions, seed, cut))
             for cut in cuts]
            for numbers in many
        ]  # fmt: skip
        return [[deal for job in row for deal in job.result()] for row in jobs]

    def others(self, name: str) -> Iterator[dict[str, float]]:
        now = self.numbers[name]
        tried = [now * f for f in FACTORS] if now else [now + s for s in STEPS]
        for number in tried:
            yield self.numbers | {name: round(number, 3)}

    def run(
        self, passes: int, until: float = math.inf, told: Callable[[str], object] = print
    ) -> Tuned:
        """Go over all numbers so many times, or until that moment; then compare."""
        rng = random.Random(self.seed)
        for turn in range(passes):
            seed = f"{self.seed}/{turn}"
            here = self.outcomes([self.numbers], seed)[0]
            for name in rng.sample(list(self.numbers), len(self.numbers)):
                if time.time() >= until:
                    break
                ways = list(self.others(name))
                results = self.outcomes(ways, seed)
                best = max(range(len(ways)), key=lambda i: mean(results[i], 1))
                if is_better(results[best], here):
                    self.numbers, here = ways[best], results[best]
                    told(f"{self.way} {name} = {self.numbers[name]}: {mean(here, 0):.3f} won")
        return self.compared()

    def compared(self) -> Tuned:
        before, after = self.outcomes([self.began, self.numbers], f"{self.seed}/fresh")
        usual = msgspec.to_builtins(tempers_of(self.game).usual)
        numbers = {name: x for name, x in self.numbers.items() if x != usual[name]}
        return Tuned(
            numbers,
            games=self.deals,
            before=round(mean(before, 0), 4),
            after=round(mean(after, 0), 4),
        )


def mean(outcomes: Deals, which: int) -> float:
    return sum(deal[which] for deal in outcomes) / len(outcomes)


def is_better(new: Deals, old: Deals) -> bool:
    """By more than its error, over the same deals."""
    gains = [a[1] - b[1] for a, b in zip(new, old, strict=True)]
    n, gain = len(gains), sum(gains) / len(gains)
    error = math.sqrt(sum((x - gain) ** 2 for x in gains)) / n
    return gain > SURE * error
