"""Imagined games played on by advice, and judged on one scale where they stop."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from zareba.engine import CHANCE, Domain, Game, Position

from .chair import Bot, Chair, Step, answer

Course = list[tuple[Step, list[Any]]]  # decisions one after the other, each with its options


def _decisions(position: Position, halt: Callable[[], None] | None) -> Iterator[int]:
    """Counts the decisions from 1 on, as long as there are any; *halt* is called before each."""
    made = 0
    while position.pending:
        if halt is not None:
            halt()
        made += 1
        yield made


class Playouts:
    """Plays imagined positions on, every seat by its advice, and judges where they stop.

    Without heuristics: at random to the end.  With heuristics that also judge positions: until the
    position is quiet (`Judgement.is_quiet`), the moment where judging is best.  Ended games count
    on the scale of that judgement (`Advice.scale`), or a search would rather lose late than live.
    """

    def __init__(self, game: Game, others: Bot | None = None) -> None:
        """*others*: who answers for the other seats, in place of their advice."""
        self.game, self.advice, self.others = game, game.advice, others
        self.advise = game.advice.advise if game.advice else None
        self.sketch = (game.advice.sketch if game.advice else None) or self.advise
        self.judgement = game.advice.judgement if game.advice else None

    def ended(self, position: Position, seat: int) -> float:
        """What a finished game is worth: won or lost, or its score."""
        if self.advice is not None and self.advice.scale == CHANCE:
            return float(self.game.won(position.state, seat))
        return self.game.score(position.state, seat)

    def finish(
        self, position: Position, rng: random.Random, halt: Callable[[], None] | None = None
    ) -> None:
        """Play on in place, to the end; *halt* is called before each decision and may raise."""
        for _ in _decisions(position, halt):
            seat = position.waiting_for()[0]
            position.push(answer(position, seat, self.advice, rng), seat)

    def play_on(
        self,
        position: Position,
        seat: int,
        rng: random.Random,
        plan: Sequence[Step] = (),
        halt: Callable[[], None] | None = None,
        most: float = math.inf,
    ) -> None:
        """To the next quiet moment, or to the end where positions cannot be judged.

        The seat follows its *plan* as long as the questions are those it was made for.  *most*:
        after so many decisions the position is judged as it stands, if it can be.
        """
        steps, made = list(reversed(plan)), 0
        is_quiet = self.judgement.is_quiet if self.judgement is not None else None
        pending = position.pending
        while pending:
            if halt is not None:
                halt()
            position.push(*self._next(position, seat, steps, rng, self.sketch))
            made += 1
            pending = position.pending
            if is_quiet is None or not pending:
                continue
            if made >= most or is_quiet(position.state, pending[0]):
                return

    def worth(self, position: Position, seat: int) -> float:
        """What a quiet or finished position is worth to a seat."""
        if position.pending and self.judgement is not None:
            return self.judgement.value(position.state, seat)
        return self.ended(position, seat)

    def quiet(self, position: Position) -> bool:
        """Is this a moment where positions are judged?"""
        pending, judgement = position.pending, self.judgement
        return bool(pending and judgement and judgement.is_quiet(position.state, pending[0]))

    def _next(
        self,
        position: Position,
        seat: int,
        steps: list[Step],
        rng: random.Random,
        advise: Callable[[Any, Any, list[Any], random.Random], Any] | None,
    ) -> tuple[Any, int]:
        pending = position.pending
        ask = pending[0] if len(pending) == 1 else position.ask()
        assert ask is not None  # something is pending
        asked = ask.seat
        if asked == seat:
            if steps:
                kind, choice = steps.pop()
                if kind == ask.kind and choice in position.options(asked):
                    return choice, asked
                steps.clear()
        elif self.others is not None:
            return self.others.choose(Chair(position, asked), rng), asked
        if advise is None:
            return position.sample(rng, asked), asked
        return advise(position.state, ask, position.options(asked), rng), asked

    def follow(
        self,
        position: Position,
        seat: int,
        plan: Sequence[Step],
        rng: random.Random,
        most: int,
        twin: Position | None = None,
    ) -> Course:
        """The next decisions of a seat, by its plan and then by advice, each with its options.

        Up to where something unknown comes in between (chance, another seat, a question without a
        list) or the position is quiet; at most so many.  With a *twin*, imagined otherwise, also
        no farther than the seat sees the same in both: a card it draws is unknown before.
        """
        steps, drawn = list(reversed(plan)), position.state.drawn
        found: Course = []
        while position.pending and len(found) < most and position.state.drawn == drawn:
            ask = position.ask()
            if ask is None or ask.seat != seat or isinstance(ask, Domain):
                break
            if twin is not None and twin.seen_now(seat) != position.seen_now(seat):
                break
            options = position.options(seat)
            choice, _ = self._next(position, seat, steps, rng, self.advise)
            found.append(((ask.kind, choice), options))
            for each in (position, twin) if twin is not None else (position,):
                each.push(choice, seat)
            if self.quiet(position):
                break
        return found
