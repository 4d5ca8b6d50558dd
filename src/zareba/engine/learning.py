"""What a seat has learned by a choice of its own: whoever has learned nothing takes it back freely.

Something was learned where chance was drawn, where hidden cards went another way, where the secret
answers of others have come to light, where hidden things were searched for (found or not), and
wherever the same choice would have shown the seat something else in another world that looked the
same to it.  Such worlds are imagined from what the seat knows, always the same ones: what is said
here follows from what the seat has seen before and after, and tells it nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from .plain import OWNER, SECRET
from .position import Position
from .state import Table

WORLDS = 4  # imagined for one choice

Heard = tuple[str, str, dict[str, Any]]  # a line of the log: event, rule, facts


def learned(
    before: Position, after: Position, seat: int, choice: Any, heard: Sequence[Heard]
) -> str:
    """What the seat has learned by its choice, which led from one position to another.

    *heard* are the lines of the log since, as that seat may read them.  Empty: nothing.
    """
    was, now = before.state, after.state
    if was.drawn != now.drawn:
        return "chance-drawn"
    if has_spoken(before, after) or _others_differ(was, now, seat):
        return "cards-seen"
    if _completed(before, seat):
        return "answers-seen"
    if now.searched and seat in now.searched:
        return "searched"
    if now.peeked is False:
        return ""  # rules that have read nothing hidden do the same in every world
    seen = after.seen_now(seat), list(heard)
    if any(_outcome(before.imagine(seat, world), seat, choice) != seen for world in range(WORLDS)):
        return "hidden-seen"
    return ""


def _others_differ(was: Table, now: Table, seat: int) -> bool:
    """Has what other seats hold changed?"""
    for name in now.names[OWNER]:
        then, there = getattr(was, name), getattr(now, name)
        if then != there and any(
            a != b for i, (a, b) in enumerate(zip_longest(then, there, fillvalue=...)) if i != seat
        ):
            return True
    return False


def has_spoken(was: Position, now: Position) -> bool:
    """Have dice been rolled, or cards drawn from a pile, between two positions?"""
    then, there = was.state, now.state
    return any(getattr(then, name) != getattr(there, name) for name in there.names[SECRET])


def _completed(asked: Position, seat: int) -> bool:
    """Was this the last of several secret answers, so that those of others have come to light?"""
    others = [
        q
        for q, a in zip(asked.pending, asked.answers, strict=True)
        if q.seat != seat and a is not None
    ]
    return bool(others) and asked.answers.count(None) == 1


def _outcome(world: Position, seat: int, choice: Any) -> tuple[dict[str, Any], list[Heard]] | None:
    """What the seat sees and hears when it chooses the same there; None: it could not, or chance
    would decide."""
    heard: list[Heard] = []

    def hear(event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        if to is None or to == seat:
            heard.append((event, rule, facts))

    world.state.tell, drawn = hear, world.state.drawn
    try:
        world.push(choice, seat)
    except Exception:  # no such world: what is hidden made the choice possible
        return None
    if world.state.drawn != drawn:
        return None
    return world.seen_now(seat), heard
