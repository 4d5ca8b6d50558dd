"""Changes all numbers of a game's rules of thumb at once, and goes where the better ones lie.

A separable CMA-ES (Ros and Hansen, 2008): a swarm of numbers around the present ones meets the same
deals; the better half says where the next swarm is, how wide, and in which numbers.  `tune` changes
one number at a time and finds nothing where two must change together.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence

from zareba.engine.tempers import Tuned

from .tune import Tuner, mean

SWARM, WIDTH = 32, 0.2  # numbers tried at once; how far they lie apart at first, as logarithms
NEAR_NONE, LIFT = 0.3, 0.5  # numbers below are lifted by so much, or they could not grow
TOLD = 5  # swarms between two lines


class Swarm:
    """Where the better numbers lie, as far as it is known: a middle and a width in each direction.

    The middle is the point of departure at first (0 in each direction).
    """

    def __init__(self, directions: int, rng: random.Random) -> None:
        n, self.rng = directions, rng
        self.middle, self.spread = [0.0] * n, [1.0] * n
        self.path, self.drift, self.width = [0.0] * n, [0.0] * n, WIDTH
        ranks = [math.log(SWARM / 2 + 0.5) - math.log(i + 1) for i in range(SWARM // 2)]
        self.shares = [rank / sum(ranks) for rank in ranks]
        self.mass = mass = 1 / sum(share**2 for share in self.shares)
        self.hold = (mass + 2) / (n + mass + 5)
        self.damping = 1 + self.hold + 2 * max(0.0, math.sqrt((mass - 1) / (n + 1)) - 1)
        self.keep = 4 / (n + 4)
        self.learn_one = 2 / ((n + 1.3) ** 2 + mass) * (n + 2) / 3
        rest = 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass) * (n + 2) / 3
        self.learn_many = min(1 - self.learn_one, rest)
        self.usual_length = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def throw(self) -> list[list[float]]:
        """A swarm, each as steps from the middle in units of the spread."""
        return [[self.rng.gauss(0, 1) for _ in self.middle] for _ in range(SWARM)]

    def place(self, steps: Sequence[float]) -> list[float]:
        """Where steps lead."""
        return [
            m + self.width * math.sqrt(s) * z
            for m, s, z in zip(self.middle, self.spread, steps, strict=True)
        ]

    def learn(self, best: Sequence[Sequence[float]]) -> None:
        """Move towards the better half of a swarm, best first."""
        n, mass = range(len(self.middle)), self.mass
        step = [sum(w * z[k] for w, z in zip(self.shares, best, strict=True)) for k in n]
        self.middle = self.place(step)
        root = math.sqrt(self.hold * (2 - self.hold) * mass)
        self.path = [(1 - self.hold) * self.path[k] + root * step[k] for k in n]
        root = math.sqrt(self.keep * (2 - self.keep) * mass)
        wide = [math.sqrt(s) for s in self.spread]
        self.drift = [(1 - self.keep) * self.drift[k] + root * wide[k] * step[k] for k in n]
        many = [
            self.spread[k] * sum(w * z[k] ** 2 for w, z in zip(self.shares, best, strict=True))
            for k in n
        ]
        one, all_ = self.learn_one, self.learn_many
        self.spread = [
            (1 - one - all_) * self.spread[k] + one * self.drift[k] ** 2 + all_ * many[k] for k in n
        ]
        length = math.sqrt(sum(x * x for x in self.path)) / self.usual_length
        self.width *= math.exp(min(1.0, self.hold / self.damping * (length - 1)))


class Evolution(Tuner):
    """Looks for better numbers of one way to play, all at once."""

    def numbers_at(self, place: Sequence[float]) -> dict[str, float]:
        """Numbers grow and shrink by factors; those near none are lifted for that."""
        found = {}
        for (name, number), x in zip(self.began.items(), place, strict=True):
            lift = LIFT if number < NEAR_NONE else 0.0
            found[name] = round(max(0.0, (number + lift) * math.exp(x) - lift), 3)
        return found

    def evolve(self, until: float, fresh: int, told: Callable[[str], object] = print) -> Tuned:
        """Swarm after swarm until that moment; then compare over so many fresh deals."""
        swarm, turn = Swarm(len(self.began), random.Random(self.seed)), 0
        while time.time() < until:
            thrown = swarm.throw()
            many = [self.numbers_at(swarm.place(steps)) for steps in thrown]
            results = [mean(deals, 1) for deals in self.outcomes(many, f"{self.seed}/{turn}")]
            ranked = sorted(range(SWARM), key=lambda i: -results[i])
            swarm.learn([thrown[i] for i in ranked[: SWARM // 2]])
            turn += 1
            if turn % TOLD == 0:
                told(f"{self.way} {turn}: {sum(results) / SWARM:.3f} on average")
        self.numbers = self.numbers_at(swarm.middle)
        self.deals = fresh
        return self.compared()
