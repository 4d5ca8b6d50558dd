"""A finished game looked at again: what was luck, what was choice, and what would have been better.

At every choice the worth of the moment, of the choice, and of the next moment is estimated the same
way (`worth`).  *Choice*: worth of the choice less that of the moment, as its seat could know it.
*Luck*: worth of the next moment less that of the choice.  So for every seat

    worth of the beginning + all choices + all luck = result

exactly: the figures are whole numbers (hundredths of a point), and every one is added once and
taken away once.  Errors are carried: a choice and its moment are judged under the same luck, and so
are moments between which nothing unknown came (a *run*); others under luck of their own.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist, mean
from typing import Any

import msgspec

from zareba.bots.search import Budget, Plan, Search, ranked
from zareba.engine import CHANCE, BadRecord, Game, Play

from .worth import Estimator, Figure, Worlds, figure

PLAYOUTS = 24  # imagined games for every moment and every choice in question
LONG_GAME = 180  # minutes on a table; there a decision takes long too
CANDIDATES = 8  # answers that are compared
SUSPECT = 0.02  # how much better another answer must look to be looked at again
# What a choice lost against the best found, in hundredths of a point, to be marked.
MARKS = {"blunder": 2_000, "mistake": 1_000, "slip": 500}
CERTAIN = 16  # imagined games of a mark, under fresh luck, and of a turning point
SURE = 2.0  # standard errors a marked loss must have
DOUBT = 0.05  # that any of the turning points of a game may be none
FEWEST = 2  # playouts, however little time there is

Far = Callable[[int, int], None]  # hears how many moments of how many are done


class Step(msgspec.Struct, frozen=True):
    """One choice of the game.  Lists are by seat; worths in hundredths of a point."""

    at: int  # after so many choices
    seat: int
    choice: Any
    chapter: int  # the number of its chapter
    run: int  # where its run began, after so many choices
    before: list[int]  # worth of the moment
    chosen: list[int]  # worth of the choice
    reached: list[int]  # worth of the next moment
    before_error: list[float]
    chosen_error: list[float]
    choice_error: list[float]  # of chosen less before
    playouts: int
    options: int  # answers compared, the given one among them
    lost: int = 0  # to its seat, against the best found, under fresh luck
    lost_error: float = 0.0
    mark: str = ""
    better: Any = None  # the best found, where the choice is marked

    def by_choice(self, seat: int) -> int:
        return self.chosen[seat] - self.before[seat]

    def by_luck(self, seat: int) -> int:
        return self.reached[seat] - self.chosen[seat]

    def change(self, seat: int) -> int:
        return self.reached[seat] - self.before[seat]


class Account(msgspec.Struct, frozen=True):
    """What became of one seat: start + own + others + luck = result."""

    seat: int
    start: int
    own: int  # by its own choices
    others: int  # by those of the others
    luck: int
    result: int
    start_error: float
    own_error: float
    others_error: float
    luck_error: float
    decisions: int
    lost: int  # by its own choices against the best found
    lost_error: float
    marks: dict[str, int]

    @property
    def without_luck(self) -> int:
        """What the result would be if no luck counted."""
        return self.result - self.luck


class Review(msgspec.Struct, frozen=True):
    """Everything that was found."""

    game: str
    scale: str  # of all worths: the chance to win, or the score of the game
    open_hands: bool
    seed: str
    horizon: int | None  # decisions of a playout; None: to the next quiet moment
    shared: bool  # all seats win and lose together
    steps: list[Step]
    accounts: list[Account]
    chapters: list[int]  # after so many choices each begins

    def turning_points(self, seat: int, most: int = 5) -> list[Step]:
        """The steps that changed most for a seat, beyond doubt, as they happened.

        Of hundreds of changes the largest are looked for, and some are large by luck alone: so the
        more there are, the more is asked of each (Bonferroni), and no moment counts as surer than
        all on average.  Moments tried in a few games (a long game) are not sure enough for any.
        """
        seen = [step.before_error[seat] for step in self.steps]
        least = math.sqrt(mean(error**2 for error in seen))
        errors = [*(max(error, least) for error in seen), 0.0]  # the result is exact
        games = [*(step.playouts for step in self.steps), CERTAIN]
        limit = NormalDist().inv_cdf(1 - DOUBT / 2 / len(self.steps))
        sure = [
            step
            for step, error, tried in zip(
                self.steps, pairwise(errors), pairwise(games), strict=True
            )
            if min(tried) >= CERTAIN and abs(step.change(seat)) > limit * math.hypot(*error)
        ]
        by_size = sorted(sure, key=lambda step: -abs(step.change(seat)))[:most]
        return sorted(by_size, key=lambda step: step.at)

    def marked(self) -> list[Step]:
        return [step for step in self.steps if step.mark]


class Wish(msgspec.Struct, frozen=True):
    """How a game is to be looked at; the same wish, the same figures (unless time is limited)."""

    playouts: int = PLAYOUTS
    candidates: int = CANDIDATES
    horizon: float = math.inf  # decisions of a playout; then it is judged, quiet or not
    seconds: float = math.inf
    seed: str = "0"
    open_hands: bool = False


def usual(game: Game, **wishes: Any) -> Wish:
    """As much as a person may want to wait for, and what is wished otherwise.

    A long game is tried less often, but as far: what a move is good for shows when shots fall.
    """
    wish = Wish() if game.minutes < LONG_GAME else Wish(playouts=3, candidates=3)
    return msgspec.structs.replace(wish, **{k: v for k, v in wishes.items() if v is not None})


# ------------------------------------------------------------------------------------ the moments
class Reviewer:
    """Goes through a finished game."""

    def __init__(self, play: Play, wish: Wish, far: Far | None = None) -> None:
        if not play.position.over:
            raise BadRecord("this game is not finished yet", "not-finished")
        if not play.record.choices:
            raise BadRecord("nothing was chosen in this game", "nothing-chosen")
        self.play, self.wish, self.far = play, wish, far
        self.game = play.setting.game
        self.by = Estimator(
            self.game, play.setting.players, wish.seed, wish.open_hands, wish.horizon
        )
        self.search = Search(self.game, Budget(wish.candidates))
        self.chapters = chapters(play)
        self._until = time.monotonic() + wish.seconds

    def review(self) -> Review:
        number = len(self.play.record.choices)
        found: list[Step] = []
        for at in range(number):
            found.append(self.step(at))
            if self.far is not None:
                self.far(at + 1, number)
        return self.concluded(found)

    def concluded(self, found: Sequence[Step]) -> Review:
        """The sums over all steps: what one has reached is where the next begins."""
        reached = [*(step.before for step in found[1:]), self.by.ended(self.play.position)]
        steps = [
            msgspec.structs.replace(step, reached=worths)
            for step, worths in zip(found, reached, strict=True)
        ]
        accounts = [account(steps, seat) for seat in self.by.seats]
        shared = all(
            len(set(worths)) == 1 for s in steps for worths in (s.before, s.chosen, s.reached)
        )
        advice = self.game.advice
        scale = advice.scale if advice is not None else CHANCE
        horizon = None if self.wish.horizon == math.inf else int(self.wish.horizon)
        return Review(
            game=self.game.name, scale=scale, open_hands=self.wish.open_hands,
            seed=self.wish.seed, horizon=horizon, shared=shared, steps=steps, accounts=accounts,
            chapters=self.chapters,
        )  # fmt: skip

    def step(self, at: int) -> Step:
        """One choice; what it has reached is found with the next."""
        seat, choice = self.play.record.choices[at]
        worlds = self.by.moment(self.play.position_at(at), seat, run := self.run(at))
        n = self.number(worlds, choice, len(self.play.record.choices) - at)
        before, chosen = worlds.before(n), worlds.after(choice, n)
        was, was_error = figures(before)
        is_now, is_now_error = figures(chosen)
        gains = [gain(x, y) for x, y in zip(before, chosen, strict=True)]
        others = self.others(worlds, choice)
        better, lost = self.better(worlds, choice, others, n)
        return Step(
            at=at, seat=seat, choice=choice, chapter=sum(c <= at for c in self.chapters), run=run,
            before=was, before_error=was_error, chosen=is_now, chosen_error=is_now_error,
            reached=[],
            choice_error=[f.error for f in gains], playouts=n, options=len(others) + 1,
            lost=lost.worth, lost_error=lost.error, mark=(mark := mark_of(lost)),
            better=better if mark else None,
        )  # fmt: skip

    def run(self, at: int) -> int:
        """Since when the same seat has decided, and chance has brought nothing."""
        choices, drawn = self.play.record.choices, self.play.position_at(at).state.drawn
        while at > 0 and choices[at - 1][0] == choices[at][0]:
            if self.play.position_at(at - 1).state.drawn != drawn:
                break
            at -= 1
        return at

    def number(self, worlds: Worlds, choice: Any, left: int) -> int:
        """Of playouts for this moment: those wished for, or what its share of the time allows."""
        most = max(FEWEST, self.wish.playouts)
        if self.wish.seconds == math.inf:
            return most
        began = time.monotonic()
        worlds.sample(choice, 0)
        cost = max(time.monotonic() - began, 1e-6) * self.wish.candidates
        return max(FEWEST, min(most, int((self._until - began) / left / cost)))

    # ------------------------------------------------------------------------- better choices
    def others(self, worlds: Worlds, choice: Any) -> list[Any]:
        """Other answers worth trying."""
        plans = self.search.candidates(worlds.chair, worlds.rng, self.wish.candidates, least=1)
        return [plan.choice for plan in plans if plan.choice != choice]

    def better(
        self, worlds: Worlds, choice: Any, others: Sequence[Any], n: int
    ) -> tuple[Any, Figure]:
        """The best of the other answers, and what the choice lost by it; nothing: none is better.

        The field is halved on the way.  What looks better is tried again under fresh luck, and only
        that counts: of many noisy figures the highest is always too high.  Where games are few, a
        loss that would be marked is tried again in more: a few that end alike are sure of nothing.
        """
        seat, base = worlds.seat, Plan([("", choice)])
        field = [Plan([("", other)]) for other in others]
        done = 0
        for upto in (max(1, n // 4), max(1, n // 2), n):
            for plan in (base, *field):
                plan.scores += worlds.after(plan.choice, upto - done, done)[seat]
            done = upto
            field = ranked(field, base)[: max(1, (len(field) + 1) // 2)]
        if not field:
            return None, Figure(0, 0.0)
        best = field[0]
        gain, error = best.gain(base)
        if gain < max(SUSPECT, error):
            return None, Figure(0, 0.0)
        lost = _lost(worlds, best.choice, choice, n, n)
        if n < CERTAIN and mark_of(lost):
            lost = _lost(worlds, best.choice, choice, CERTAIN, 2 * n)
        return best.choice, lost


def _lost(worlds: Worlds, better: Any, choice: Any, n: int, since: int) -> Figure:
    """How much better another answer is to its seat, in so many imagined games after the first."""
    fresh, was = (worlds.after(c, n, since)[worlds.seat] for c in (better, choice))
    lost = figure([a - b for a, b in zip(fresh, was, strict=True)])
    return Figure(max(0, lost.worth), lost.error)


def mark_of(lost: Figure) -> str:
    """How a loss is marked; only one that is beyond doubt."""
    if lost.worth < SURE * lost.error:
        return ""
    return next((name for name, least in MARKS.items() if lost.worth >= least), "")


def chapters(play: Play) -> list[int]:
    """After how many choices the chapters of the log begin; what was before the first is one."""
    name = play.setting.game.chapter
    found = [line.at for line in play.log if line.event == name]
    return sorted({0, *(at for at in found if at < len(play.record.choices))})


# ------------------------------------------------------------------------------------- the sums
def account(steps: Sequence[Step], seat: int) -> Account:
    own = [step for step in steps if step.seat == seat]
    others = [step for step in steps if step.seat != seat]
    first = steps[0]
    marks = {name: sum(step.mark == name for step in own) for name in MARKS}
    return Account(
        seat=seat,
        start=first.before[seat],
        own=by_choices(own, seat),
        others=by_choices(others, seat),
        luck=sum(step.by_luck(seat) for step in steps),
        result=steps[-1].reached[seat],
        start_error=first.before_error[seat],
        own_error=error_of(own, seat),
        others_error=error_of(others, seat),
        luck_error=math.hypot(first.before_error[seat], error_of(steps, seat)),
        decisions=len(own),
        lost=sum(step.lost for step in own),
        lost_error=math.hypot(*(step.lost_error for step in own)),
        marks=marks,
    )


def by_choices(steps: Sequence[Step], seat: int) -> int:
    return sum(step.by_choice(seat) for step in steps)


def figures(samples: Iterable[Sequence[float]]) -> tuple[list[int], list[float]]:
    """The worth of a moment to each seat, and its error."""
    found = [figure(of_seat) for of_seat in samples]
    return [one.worth for one in found], [one.error for one in found]


def gain(before: Sequence[float], chosen: Sequence[float]) -> Figure:
    """What a choice changed, luck by luck; nothing, and surely, where it is what was advised."""
    changes = [b - a for a, b in zip(before, chosen, strict=True)]
    return figure(changes) if any(changes) else Figure(0, 0.0)


def error_of(steps: Sequence[Step], seat: int) -> float:
    """The error of all choices together: those of one run may err alike, runs do not."""
    runs: dict[int, float] = {}
    for step in steps:
        runs[step.run] = runs.get(step.run, 0.0) + step.choice_error[seat]
    return math.hypot(*runs.values())


def review(play: Play, wish: Wish | None = None, far: Far | None = None) -> Review:
    """A finished game looked at again."""
    return Reviewer(play, wish or Wish(), far).review()
