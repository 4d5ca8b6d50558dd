"""Odds of a choice: every option tried out under the same luck, with its error."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from zareba.bots.chair import Chair
from zareba.bots.playouts import Playouts
from zareba.bots.search import CHUNK, Plan, Race, hopeful, ranked
from zareba.engine import CHANCE, Game, Position

from .review import LONG_GAME

PATIENCE = 0.15  # of the time: within it every option must have been tried once to the end
MOST_GAMES = 400  # for each option: the error is small by then
MOST_JUDGED = 16  # options
HORIZON = 6  # decisions of a playout of a long game: its next quiet moment is far away
ENOUGH = 10  # games for an option to be compared with another; a slow machine tries fewer options


class Odds(msgspec.Struct, frozen=True):
    """How often an option wins in *n* imagined games; one standard error."""

    choice: Any
    mean: float
    error: float
    n: int


Witness = Callable[[Any, Position, float], None]  # a choice, where its game was judged, its worth


class Trial:
    """Options raced against each other as bots do it, one imagined game for each at a time.

    Where the game's judgement is a chance to win, games are played to the next quiet moment and
    judged there (``judged``), as in a bot's search; else to the end, if there is time for that.  In
    a long game the quiet moment is not waited for.
    """

    def __init__(
        self,
        game: Game,
        chair: Chair,
        choices: Sequence[Any],
        seed: int = 0,
        judged: bool | None = None,
        witness: Witness | None = None,
        horizon: float | None = None,
        ahead: int = 0,
    ) -> None:
        """*judged*: None: if the judgement says how likely it is to win.

        *witness* looks at every game where it is judged.  *horizon*: after so many decisions a game
        is judged, quiet or not; None: as usual.  *ahead*: only so many chapters later.
        """
        self.game, self.chair, self.choices = game, chair, choices
        advice = game.advice
        chances = advice is not None and advice.scale == CHANCE
        self.judged = chances if judged is None else judged
        self.playouts = Playouts(game)
        plans = [Plan([(chair.ask.kind, choice)]) for choice in choices]
        self.race = Race(plans, self._play, random.Random(seed))
        self.n = 0
        self._field = plans
        self._halt: Callable[[], None] | None = None
        self._witness = witness
        usual = HORIZON if game.minutes >= LONG_GAME else math.inf
        self._horizon = usual if horizon is None else horizon
        self._ahead = ahead

    @property
    def games(self) -> int:
        """So many for the options that were tried most."""
        return max(len(plan.scores) for plan in self.race.plans)

    def round(self, halt: Callable[[], None] | None = None) -> None:
        """One more game for every option that is not far behind; *halt* may raise on the way."""
        self._halt = halt
        self.race.run(self._field, self.n + 1)
        self.n += 1
        if self.n % CHUNK == 0:
            field, tried = hopeful(self._field[0], self._field, alike=0.0), self._field
            if self._witness is not None:  # the next best is told, too
                two = ranked(tried, tried[0])[:2]
                field += [plan for plan in two if plan not in field]
            self._field = field

    def narrow(self, number: int) -> None:
        """Go on with the most promising only."""
        base = self._field[0]
        best = [plan for plan in ranked(self._field, base) if plan is not base]
        self._field = [base, *best[: max(1, number - 1)]]

    def _play(self, plan: Plan, luck: int) -> float:
        seat = self.chair.seat
        position = self.chair.imagine(luck)
        until = self._chapter(position) + self._ahead
        position.push(plan.choice, seat)
        rng = random.Random(luck)
        if self.judged:
            self._play_until(position, rng, until)
            worth = self.playouts.worth(position, seat)
            if self._witness is not None:
                self._witness(plan.choice, position, worth)
            return worth
        self.playouts.finish(position, rng, self._halt)
        return self.game.won(position.state, seat)

    def _play_until(self, position: Position, rng: random.Random, chapter: int) -> None:
        """To the next quiet moment of a chapter or of a later one."""
        seat, halt = self.chair.seat, self._halt
        self.playouts.play_on(position, seat, rng, halt=halt, most=self._horizon)
        while position.pending and self._chapter(position) < chapter:
            self.playouts.play_on(position, seat, rng, halt=halt, most=self._horizon)

    def _chapter(self, position: Position) -> int:
        return int(getattr(position.state, self.game.chapter, 0)) if self._ahead else 0

    def leaders(self) -> list[Odds]:
        """The best of those tried to the last, then the others by how near they came to it."""
        plans = [plan for plan in self.race.plans if plan.scores]
        if not plans:
            return [Odds(self.choices[0], 0.0, 1.0, 0)]
        most = max(len(plan.scores) for plan in plans)
        best = max((p for p in plans if 2 * len(p.scores) >= most), key=lambda plan: plan.mean)
        others = sorted((p for p in plans if p is not best), key=lambda p: -p.gain(best)[0])
        return [_figure(plan) for plan in (best, *others)]

    def odds(self) -> list[Odds]:
        """All options that were tried, best first."""
        found = [_figure(plan) for plan in self.race.plans if plan.scores]
        return sorted(found, key=lambda entry: -entry.mean)


def _figure(plan: Plan) -> Odds:
    """Never 0 or 100 % from a sample: one win and one defeat are added (Laplace)."""
    seen = [*plan.scores, 0.0, 1.0]
    mean = sum(seen) / len(seen)
    spread = sum((x - mean) ** 2 for x in seen) / len(seen)
    return Odds(plan.choice, mean, math.sqrt(spread / len(seen)), len(plan.scores))


def odds(game: Game, chair: Chair, n: int, seed: int = 0) -> list[Odds]:
    """All options, best first.  Uses only what the seat may know."""
    trial = Trial(game, chair, chair.options, seed)
    for _ in range(n):
        trial.round()
    return trial.odds()


# ---------------------------------------------------------------------------------- within seconds
class Late(Exception):
    """The time is over."""


class Watch:
    """Tells now and then how far it is, and when the time is over."""

    def __init__(self, seconds: float, far: Callable[[Trial], None], every: float) -> None:
        self.begun = self.told = time.monotonic()
        self.end, self.patience = self.begun + seconds, self.begun + seconds * PATIENCE
        self.far, self.every = far, every

    def look(self, trial: Trial) -> None:
        now = time.monotonic()
        hasty = not trial.n and not trial.judged and trial.playouts.judgement is not None
        if now >= (self.patience if hasty else self.end) and (hasty or trial.games):
            raise Late
        if trial.games and not hasty and now - self.told >= self.every:
            self.told = now
            self.far(trial)

    def games_left(self, so_far: int) -> float:
        """How many more there is time for, after so many."""
        now = time.monotonic()
        return (self.end - now) / (max(now - self.begun, 1e-6) / so_far)

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.end


def tried_out(
    game: Game,
    chair: Chair,
    choices: Sequence[Any],
    seconds: float,
    far: Callable[[Trial], None],
    every: float = 1.0,
    witness: Witness | None = None,
) -> Trial:
    """Every choice tried out as often as the time allows; *far* hears now and then how far it is.

    Where not even one game for each choice comes to its end soon, positions are judged instead.  Of
    many choices that are judged only the first are tried.  With a *witness* all are judged.
    On a busy machine it takes longer, until there is one figure at least.
    """
    watch = Watch(seconds, far, every)
    trial = Trial(game, chair, choices, judged=True if witness is not None else None)
    if trial.judged:
        trial = Trial(game, chair, choices[:MOST_JUDGED], judged=True, witness=witness)
    while trial.n < MOST_GAMES:
        try:
            trial.round(partial(watch.look, trial))
            if trial.n == 1 and witness is not None:
                trial.narrow(int(watch.games_left(len(trial.choices)) / ENOUGH))
        except KeyboardInterrupt:
            break
        except Late:
            if trial.games and watch.over:
                break
            trial = Trial(game, chair, choices[:MOST_JUDGED], judged=True)
    return trial
