"""Arrangements: a draft of several listed answers in a row, given at once.

Some questions come in runs: a zone, a unit, another unit, enough, the next zone.  The rules put
them one by one, and so they are recorded; people lay their pieces out, change their minds and say
when they are done.  A draft of such a run is followed in an imagined world, so the rules themselves
judge it, and it is taken as a whole: every answer of it is legal, or none is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .asks import UNREADABLE, UNREADABLE_ERRORS, Ask, Refusal
from .drafts import NOTHING_YET, Drafting, Forbidden, Intent, Tried

if TYPE_CHECKING:
    from .play import Line
    from .position import Position

MOST_ANSWERS = 200  # of one run

A = TypeVar("A", bound=Ask)


class Arranging(Drafting[A]):
    """The drafts of a run that one kind of question begins: ``class Posting(Arranging, of=...)``.

    ``closing`` is the answer to that question which ends the run.  Whoever has given it may learn
    something, so nothing is drafted beyond it.
    """

    closing: ClassVar[Any]

    def canonical(self, g: Any, draft: Any) -> Any:
        """The draft in its one form; TypeError, ValueError or LookupError if it is none."""
        raise NotImplementedError(f"{type(self).__name__} reads no draft")

    def goal(self, g: Any, draft: Any) -> Any:
        """How the table is to lie in the end."""
        raise NotImplementedError(f"{type(self).__name__} has no goal")

    def answer(self, g: Any, ask: Any, goal: Any) -> Any:
        """What leads on to the goal from where the table is now."""
        raise NotImplementedError(f"{type(self).__name__} gives no answers")

    def again(self, g: Any, told: Sequence[Line]) -> Intent | None:
        """The intent to arrange everything as the last time, of which the log tells."""
        return None

    def tried_in(
        self, world: Position, seat: int, draft: Any, intent: Intent | None = None
    ) -> Tried:
        """What a draft comes to in a world that the seat might be in; the world is used up."""
        g, rule = world.state, self.ask.rule
        try:
            made = self.blank(g) if draft is None else self.canonical(g, draft)
            if intent is not None:
                made = self.canonical(g, self.intended(g, made, intent))
            answers = self._followed(world, seat, self.goal(g, made))
        except Forbidden as forbidden:
            return Tried(draft, forbidden.refusal)
        except UNREADABLE_ERRORS:  # an illegal choice is one of them
            return Tried(draft, Refusal(rule, UNREADABLE))
        drawing = self.trial(world.state, made)
        if self.closing not in world.options(seat):
            return Tried(made, Refusal(rule, NOTHING_YET), drawing)
        return Tried(made, None, drawing, answers=(*answers, self.closing))

    def _followed(self, world: Position, seat: int, goal: Any) -> list[Any]:
        """The answers up to the closing one, each of them given in the world."""
        given: list[Any] = []
        for _ in range(MOST_ANSWERS):
            ask = world.ask(seat)
            answer = self.answer(world.state, ask, goal)
            if type(ask) is type(self.ask) and answer == self.closing:
                return given
            given.append(world.choose(answer, seat))
        raise ValueError(f"more than {MOST_ANSWERS} answers")


def arranging(ask: Ask | None) -> Arranging[Any] | None:
    """How the run of this question is arranged; None: its answers are given one by one."""
    kind = Drafting.kinds.get(ask.kind) if ask is not None else None
    return kind(ask) if kind is not None and issubclass(kind, Arranging) else None


def after(position: Position, seat: int, answers: Sequence[Any]) -> Position:
    """The world as the seat might find it when it has given all of these but the last."""
    world = position.imagine(seat, 0)
    for answer in answers[:-1]:
        world.choose(answer, seat)
    return world


def offered_again(position: Position, seat: int, told: Sequence[Line]) -> Intent | None:
    """The intent of a seat to arrange its run as the last time, where it is in one and can."""
    run = arranging(position.ask(seat))
    intent = run.again(position.state, told) if run is not None else None
    return intent if intent and not position.tried(seat, None, intent).refusal else None
