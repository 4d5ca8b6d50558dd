"""Ways that end where they may: a unit or a boat goes as far towards a place as no rule forbids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zareba.engine import Cut, Forbidden, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.geometry import length_of

from .maneuvers import Length, Number, Wish, shorter

PARTS = 24  # of a way, at which the farthest place is sought
HALVINGS = 5  # steps in which it is sought between two of them

Judged = tuple[Any, Refusal | None]  # a draft, and what forbids it


class Towards(Wish, frozen=True, kw_only=True):
    """By dx and dy, or as far on that way as nothing forbids; at an enemy: a charge if it may."""

    dx: Length
    dy: Length
    elements: tuple[Number, ...] = ()  # none: all
    enemy: Number | None = None


def as_far_as_may_be(
    wish: Towards, left: int, after: Callable[[int, int], Judged], too_far: Refusal
) -> Any:
    """The place meant, or the last on the way to it that no rule forbids.

    *left*: grains that may still be made; *after*: the draft after a shift by so many hundredths.
    """
    length = length_of(wish.dx * HUNDREDTH, wish.dy * HUNDREDTH)
    most = min(length, max(left, 0))

    def part_of(part: int, of: int) -> Judged:
        reach, whole = most * part // of, max(length, 1)
        dx, dy = (shorter(n * HUNDREDTH * reach // whole) // HUNDREDTH for n in (wish.dx, wish.dy))
        return after(dx, dy)

    choice, why = part_of(1, 1)
    if why is None:
        return choice if most == length else Cut(choice, too_far)
    found, stop = farthest(part_of)
    if not found:
        raise Forbidden(stop or why)
    return Cut(found, stop or why)


def farthest(
    after: Callable[[int, int], Judged],
) -> Judged:
    """The last legal place of a way, and what forbids to go on from there; (): there is none.

    Parts of the way are looked at from its end, since what stands in it may be passed; then more
    finely between the last that is legal and the next.
    """
    stop: Refusal | None = None
    for part in range(PARTS - 1, 0, -1):
        choice, why = after(part, PARTS)
        if why is not None or not choice:
            stop = why or stop
            continue
        low, high, fine = part << HALVINGS, (part + 1) << HALVINGS, PARTS << HALVINGS
        while high - low > 1:
            half = (low + high) // 2
            nearer, why = after(half, fine)
            if why is None:
                choice, low = nearer, half
            else:
                stop, high = why, half
        return choice, stop
    return (), stop
