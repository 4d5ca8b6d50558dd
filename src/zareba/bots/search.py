"""The search of all bots: plans raced against each other under the same luck.

A *plan* is an answer to the question asked and what to answer to the next ones.  All plans meet the
same imagined positions and dice, so they are compared under the same luck.  Plans that are clearly
behind, or that make no difference, are left; the rest is halved until the budget is used up
(sequential halving).  On the way the best plans are varied in their later steps.

Decisions that follow each other with nothing unknown in between (a *series*, as when troops are
posted one by one) are made at once: the advised course of all of them is improved step by step,
and then carried out.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

import msgspec

from zareba.engine import Domain, Game, Position

from .chair import Bot, Chair, Step, answer
from .playouts import Course, Playouts

MOST_OPTIONS = 16  # answers tried to one question
DOUBT = 1.0  # standard errors by which another plan must be better than the one at hand
BEHIND = 3.0  # standard errors: who is so far behind is out
ALIKE = 0.004  # a difference in worth that does not matter
UNSEEN = 0.05  # what one more playout may yet show, however alike the others were
LEAST = 4  # playouts a plan should get, or there are too many plans
CHUNK = 8  # playouts between two looks at the field
SHORT_CHUNK = 3  # the same in a short race: who is alike in all of these is out
SHORT = 120  # playouts: with fewer the race is short, if the time allows no more
VARIED, LONGEST = 2, 8  # so many plans are varied, in so many steps
WORTH_VARYING = 40  # playouts there must be for every variant
SERIES, LONGEST_SERIES = 3, 60  # decisions that are made at once
SERIES_WORTH = 10  # decisions: what a series may cost
SERIES_DOUBT = 2.0  # like DOUBT; among so many changes some look good by luck
ROUNDS, AT_ONCE = 8, 8  # a series is improved so often, each time the best of so many changes


class Budget(msgspec.Struct, frozen=True):
    """How much a decision may cost: playouts, and seconds where they are limited."""

    playouts: int
    seconds: float = math.inf


class Plan:
    """Answers to the question asked and to the next ones, and what came of them."""

    __slots__ = ("scores", "steps")

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.scores: list[float] = []

    @property
    def choice(self) -> Any:
        return self.steps[0][1]

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def gain(self, other: Plan) -> tuple[float, float]:
        """How much better this plan was than another under the same luck, and the error of that."""
        gains = [a - b for a, b in zip(self.scores, other.scores, strict=False)]
        n = len(gains)
        mean = sum(gains) / n
        spread = sum((x - mean) ** 2 for x in gains) + UNSEEN**2
        return mean, math.sqrt(spread) / n


class Race:
    """Plans for one decision, tried out under the same luck, one imagined position after another.

    *play* is told a plan and a luck, and answers what the plan was worth.
    """

    def __init__(
        self,
        plans: Iterable[Plan],
        play: Callable[[Plan, int], float],
        rng: random.Random,
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """*enough* says between two playouts that no more shall follow."""
        self.plans, self.play, self.rng, self.enough = list(plans), play, rng, enough
        self.lucks: list[int] = []
        self.spent = 0

    def again(self, plans: Iterable[Plan]) -> Race:
        """A race of other plans under the same luck; who ran in this one need not run anew."""
        race = Race(plans, self.play, self.rng, self.enough)
        race.lucks = self.lucks
        return race

    def run(self, field: Sequence[Plan], number: int) -> bool:
        """Every plan of the field under *number* lucks in all; False: stopped on the way."""
        while len(self.lucks) < number:
            self.lucks.append(self.rng.getrandbits(64))
        for i, luck in enumerate(self.lucks[:number]):
            for plan in field:
                if len(plan.scores) <= i:
                    if self.spent and self.enough():
                        return False
                    plan.scores.append(self.play(plan, luck))
                    self.spent += 1
        return True


class Found(msgspec.Struct, frozen=True):
    """What a search came to: the answer, what it means to do next, and what it has tried."""

    choice: Any
    next: tuple[Step, ...]
    plans: list[Plan]


class Search:
    """Decides one question within a budget; the same seed and playouts, the same choice."""

    def __init__(self, game: Game, budget: Budget, others: Bot | None = None) -> None:
        """*others*: who plays the other seats in imagined games, instead of their advice."""
        self.budget, self.advice = budget, game.advice
        self.playouts = Playouts(game, others)
        self._imagined: tuple[Chair, int, Position] | None = None

    # ------------------------------------------------------------------------------- candidates
    def candidates(
        self, chair: Chair, rng: random.Random, most: int = MOST_OPTIONS, least: int = 0
    ) -> list[Plan]:
        """What was noted, what is advised, then the others, or the most promising of them.

        *least*: where the game proposes fewer, any are taken (people want to know of all).
        """
        imagined = chair.glimpse(rng)
        kind, most = chair.ask.kind, min(most, self.budget.playouts)
        noted = chair.noted()
        choices = [answer(imagined, chair.seat, self.advice, rng)]
        choices += self.others(chair, imagined, rng, most, least)
        plans = [Plan(noted)] if noted else []
        plans += [Plan([(kind, choice)]) for choice in dict.fromkeys(choices)]
        if noted:  # the noted plan stands for its first answer
            plans = [plans[0], *(p for p in plans[1:] if p.choice != noted[0][1])]
        return plans[: max(most, 1)]

    def others(
        self, chair: Chair, imagined: Position, rng: random.Random, most: int, least: int
    ) -> list[Any]:
        """Answers beside the advised one, in the order in which they are worth trying."""
        ask, options = chair.ask, list(chair.options)
        if self.advice is not None and self.advice.propose is not None:
            found = self.advice.propose(imagined.state, ask, options, rng)
            if found is not None and len(found) >= least:
                return list(found)
        if isinstance(ask, Domain):
            return [ask.sample(imagined.state, rng) for _ in range(most)]
        return options if len(options) <= most else rng.sample(options, most)

    # ---------------------------------------------------------------------------------- deciding
    def decide(self, chair: Chair, rng: random.Random) -> Found:
        noted = chair.noted()
        if len(noted) >= SERIES:  # it is carried out: nothing unknown has come in between
            return Found(noted[0][1], noted[1:], [Plan(noted)])
        course = self.course(chair, noted, rng)
        if len(course) >= SERIES:
            return self.decide_series(chair, course, rng)
        return self.decide_one(chair, rng)

    def decide_one(self, chair: Chair, rng: random.Random) -> Found:
        plans = self.candidates(chair, rng)
        if len(plans) == 1:
            return Found(plans[0].choice, plans[0].steps[1:], plans)
        race, number = self.begun(chair, plans, self.budget.playouts, rng)
        best = self.raced(race, chair, number)
        return Found(best.choice, best.steps[1:], race.plans)

    def decide_series(self, chair: Chair, course: Course, rng: random.Random) -> Found:
        """The advised course, with one step changed after the other as long as that is better."""
        base = Plan([step for step, _ in course])
        plans = {base.steps: base}
        race, number = self.begun(chair, [base], self.budget.playouts * SERIES_WORTH, rng)
        for _ in range(ROUNDS):
            others = turned((), course, rng, AT_ONCE, plans)
            if not others or race.enough():
                break
            plans |= {plan.steps: plan for plan in others}
            best = self.raced(race.again([base, *others]), chair, number // ROUNDS, series=True)
            if best is not base:
                course = self.course(chair, best.steps, rng)
                base, best.steps = best, tuple(step for step, _ in course)
        return Found(base.choice, base.steps[1:], list(plans.values()))

    def course(self, chair: Chair, noted: Sequence[Step], rng: random.Random) -> Course:
        """The decisions from this one on until something unknown comes, by notes and advice."""
        if self.advice is None or self.advice.propose is not None:  # its answers are no list
            return []
        twin, luck = self.imagined(chair, rng.getrandbits(64)), rng.getrandbits(64)
        position = self.imagined(chair, luck)
        return self.playouts.follow(
            position, chair.seat, noted, random.Random(luck), LONGEST_SERIES, twin
        )

    def begun(
        self, chair: Chair, plans: Sequence[Plan], playouts: int, rng: random.Random
    ) -> tuple[Race, int]:
        """A race, and how many playouts it may take."""
        began = time.monotonic()
        until = began + self.budget.seconds

        def play(plan: Plan, luck: int) -> float:
            return self.try_out(chair, plan, luck)

        race = Race(plans, play, rng, lambda: time.monotonic() >= until)
        if self.budget.seconds < math.inf:  # what the time will allow, by the first playout
            race.run(plans[:1], 1)
            spent = max(time.monotonic() - began, 1e-6)
            playouts = min(playouts, int(self.budget.seconds / spent))
        return race, playouts

    def try_out(self, chair: Chair, plan: Plan, luck: int) -> float:
        position = self.imagined(chair, luck)
        position.push(plan.choice, chair.seat)
        rng = random.Random(luck)
        self.playouts.play_on(position, chair.seat, rng, plan.steps[1:])
        return self.playouts.worth(position, chair.seat)

    def imagined(self, chair: Chair, luck: int) -> Position:
        """What a chair imagines under a luck: the plans of a race meet it one after the other."""
        known = self._imagined
        if known is None or known[0] is not chair or known[1] != luck:
            known = self._imagined = chair, luck, chair.imagine(luck)
        return known[2].clone()

    def raced(self, race: Race, chair: Chair, number: int, series: bool = False) -> Plan:
        """The best plan after so many playouts, if it beats the one at hand beyond its error."""
        base, field = race.plans[0], race.plans[: max(2, number // LEAST)]
        rounds = max(1, math.ceil(math.log2(len(field))))
        varied = series or number < WORTH_VARYING
        short = not series and number < max(WORTH_VARYING, min(SHORT, self.budget.playouts))
        while rounds > 0 and len(field) > 1 and race.spent < number and not race.enough():
            if not varied and len(field) <= 2 * VARIED:
                varied, rounds = True, rounds + 1
                field += self.variants(race, chair, field, number)
            left = number - race.spent
            share = max(left // rounds, min(left, SHORT_CHUNK * len(field)) if short else 0)
            field = self.round(race, base, field, share, short)
            rounds -= 1
            best = ranked(field, base)[: max(1, len(field) // 2)]
            field = best if base in best or base not in field else [base, *best]
        found = ranked(field, base)[0]
        if found is base or self.advice is None or not found.scores:
            return found if found.scores else base
        mean, error = found.gain(base)
        doubt = SERIES_DOUBT if series else DOUBT
        doubt *= 1 + 2 / len(found.scores)  # few playouts know little of their error
        return found if mean > doubt * error else base

    def round(
        self, race: Race, base: Plan, field: list[Plan], share: int, short: bool
    ) -> list[Plan]:
        """So many playouts for the field, which loses on the way who has no hope."""
        goal, chunk = race.spent + max(share, len(field)), SHORT_CHUNK if short else CHUNK
        while race.spent < goal and len(field) > 1:
            done = min(len(plan.scores) for plan in field)
            step = min(chunk, max(1, (goal - race.spent) // len(field)))
            if not race.run(field, done + step):
                break
            if done + step >= chunk:
                field = hopeful(base, field, twins=short)
        return field

    def variants(self, race: Race, chair: Chair, field: list[Plan], number: int) -> list[Plan]:
        """The leading plans with another answer to one of the decisions that follow."""
        most = min(2 * VARIED, (number - race.spent) // WORTH_VARYING)
        if most < 1:
            return []
        ahead = ranked(field, race.plans[0])[:VARIED]
        found: list[Plan] = []
        for plan in ahead:
            luck = race.rng.getrandbits(64)
            position = chair.imagine(luck)
            position.push(plan.choice, chair.seat)
            course = self.playouts.follow(
                position, chair.seat, plan.steps[1:], random.Random(luck), LONGEST
            )
            found += turned(plan.steps[:1], course, race.rng, -(-most // len(ahead)))
        race.plans += found
        return found


def turned(
    before: Sequence[Step],
    course: Course,
    rng: random.Random,
    number: int,
    known: Container[tuple[Step, ...]] = (),
) -> list[Plan]:
    """Plans of what comes before and a course, with one step of the course changed in each.

    At most so many, and none that are known; behind the changed step the advice decides.
    """
    steps = (*before, *(step for step, _ in course))
    ways = []
    for i, ((kind, choice), options) in enumerate(course, len(before)):
        changed = [(*steps[:i], (kind, other)) for other in options if other != choice]
        ways += [way for way in changed if way not in known]
    return [Plan(way) for way in rng.sample(ways, min(number, len(ways)))]


def ranked(field: Sequence[Plan], base: Plan) -> list[Plan]:
    """Plans by what they gained over the one at hand; those not tried come last."""
    tried = [plan for plan in field if plan.scores and base.scores]
    rest = [plan for plan in field if plan not in tried]
    return sorted(tried, key=lambda plan: -plan.gain(base)[0]) + rest


def hopeful(base: Plan, field: list[Plan], alike: float = ALIKE, twins: bool = False) -> list[Plan]:
    """Without the plans that are clearly behind, or hardly different from the one at hand.

    That one stays, for the others are measured by it, until a single better one is left.  *twins*:
    who has come to the same as it under every luck so far is left, whatever one more might show.
    """
    best = ranked(field, base)[0]
    kept = []
    for plan in field:
        if plan is base:
            continue
        mean, error = plan.gain(base)
        if abs(mean) + 2 * error < alike or (twins and is_twin(base, plan, alike)):
            continue
        lead, doubt = plan.gain(best)
        if plan is best or lead >= -BEHIND * doubt:
            kept.append(plan)
    if kept == [best] and best is not base:
        mean, error = best.gain(base)
        if mean > BEHIND * error:
            return kept
    return [base, *kept]


def is_twin(base: Plan, plan: Plan, alike: float) -> bool:
    """Whether a plan made no difference under any luck that both have met."""
    return all(abs(a - b) < alike for a, b in zip(plan.scores, base.scores, strict=False))
