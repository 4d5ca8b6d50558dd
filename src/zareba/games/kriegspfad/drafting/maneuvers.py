"""What people intend with the bases of a unit: shift, wheel, face, form up, move one (D-17, D-26).

Lengths are hundredths of an inch, angles tenths of a degree to the left.  The same words serve
pointer, keys, terminal and screen reader; rules are not asked here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from zareba.engine import Intent
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.arcs import mean, mean_facing
from zareba.games.kriegspfad.field.formations import formation, rigid
from zareba.games.kriegspfad.field.geometry import (
    QUARTER,
    TURN,
    Box,
    Point,
    ahead,
    box,
    length_of,
    snap,
)
from zareba.games.kriegspfad.field.structures import Place

Length = Annotated[int, Meta(ge=-20_000, le=20_000)]
Angle = Annotated[int, Meta(ge=-TURN, le=TURN)]
Number = Annotated[int, Meta(ge=0, le=10_000)]
Numbers = Annotated[list[Number], Meta(max_length=64)]
W = TypeVar("W")
Formation = Literal["line", "ranks", "column", "ring"]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One intent as it comes from outside."""


class Shift(Wish, frozen=True, kw_only=True):
    """By dx and dy; or so far ahead of where the unit looks, or along a bearing."""

    dx: Length = 0
    dy: Length = 0
    length: Length = 0
    bearing: Angle | None = None
    turn: Angle = 0  # from straight ahead, without a bearing
    elements: Numbers = []  # none: all


class Wheel(Wish, frozen=True, kw_only=True):
    """The whole formation about a front corner or its centre."""

    angle: Angle
    side: Literal["left", "right", "centre"] = "centre"
    elements: Numbers = []


class Face(Wish, frozen=True, kw_only=True):
    """Every element turns on the spot: to a facing, or by an angle."""

    facing: Angle | None = None
    angle: Angle = 0
    elements: Numbers = []


class Form(Wish, frozen=True, kw_only=True):
    formation: Formation
    gap: Annotated[int, Meta(ge=0, le=800)] = 0


class Move(Wish, frozen=True, kw_only=True):
    """One element to a place."""

    element: Number
    x: Length
    y: Length
    facing: Angle | None = None


Maneuver = Shift | Wheel | Face | Form | Move
MANEUVERS: dict[str, type[Wish]] = {
    "shift": Shift, "wheel": Wheel, "face": Face, "form": Form, "move": Move,
}  # fmt: skip


def read(intent: Intent, kinds: Mapping[str, type[W]]) -> tuple[str, W]:
    """The name of an intent and what belongs to it; ValueError if it is none of these."""
    if len(intent) != 1:
        raise ValueError("an intent has one name")
    ((name, about),) = intent.items()
    try:
        return name, msgspec.convert(about, kinds[name])
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def maneuver(wish: Maneuver, bases: dict[int, Box]) -> dict[int, Place]:
    """Where the elements stand afterwards; those the wish does not name stay."""
    if isinstance(wish, Move):
        old = bases[wish.element]
        facing = old.facing if wish.facing is None else wish.facing % TURN
        return {wish.element: (wish.x, wish.y, facing)}
    if isinstance(wish, Form):
        return form(wish, bases)
    ids = wish.elements or [*bases]
    chosen = [bases[e] for e in ids]
    if isinstance(wish, Face):
        return {e: (*recorded(b), faced(wish, b)) for e, b in zip(ids, chosen, strict=True)}
    if isinstance(wish, Wheel):
        places = rigid(chosen, pivot(chosen, wish.side), wish.angle % TURN, 0, 0)
    else:
        places = rigid(chosen, mean(chosen), 0, *way_of(wish, chosen))
    return dict(zip(ids, places, strict=True))


def way_of(wish: Shift, bases: Sequence[Box]) -> Point:
    """In grains; never longer than was said, for want of rounding."""
    facing = wish.bearing
    if facing is None:
        facing = mean_facing(bases) + wish.turn
    dx, dy = ahead(0, 0, facing % TURN, wish.length * HUNDREDTH)
    return shorter(dx) + wish.dx * HUNDREDTH, shorter(dy) + wish.dy * HUNDREDTH


def shorter(grains: int) -> int:
    """To whole hundredths, towards nothing."""
    whole = abs(grains) // HUNDREDTH * HUNDREDTH
    return whole if grains >= 0 else -whole


def faced(wish: Face, b: Box) -> int:
    return (b.facing + wish.angle if wish.facing is None else wish.facing) % TURN


def pivot(bases: Sequence[Box], side: str) -> Point:
    """The front corner of a formation on that side, or its centre."""
    middle = mean(bases)
    if side == "centre":
        return middle
    frame = box(*middle, mean_facing(bases), 2, 2)
    corners = [corner for b in bases for corner in b.corners]
    sign = 1 if side == "left" else -1
    return max(corners, key=lambda p: sign * frame.local(*p)[1] + frame.local(*p)[0])


def form(wish: Form, bases: dict[int, Box]) -> dict[int, Place]:
    """KP-20.13: round the centre of the unit; every place gets the nearest element left."""
    some = next(iter(bases.values()))
    boxes = [*bases.values()]
    x, y = mean(boxes)
    wide, deep, gap = some.w, some.d, wish.gap * HUNDREDTH
    places = formation(wish.formation, len(boxes), x, y, mean_facing(boxes), wide, deep, gap)
    left = dict(bases)
    found: dict[int, Place] = {}
    for place in places:
        at = place[0] * HUNDREDTH, place[1] * HUNDREDTH
        nearest = min(left, key=lambda e: (length_of(left[e].x - at[0], left[e].y - at[1]), e))
        found[nearest] = place
        del left[nearest]
    return {e: found[e] for e in bases}


def recorded(b: Box) -> tuple[int, int]:
    return snap(b.x), snap(b.y)


def shapes(n: int) -> list[Intent]:
    """Formations to offer for so many elements."""
    if n == 1:
        return []
    names: list[Any] = ["line", "column"] if n == 2 else ["line", "ranks", "column", "ring"]  # noqa: PLR2004
    return [{"form": {"formation": name}} for name in names]


def turns() -> list[Intent]:
    """Quarter turns on the spot, and the whole formation about."""
    return [{"wheel": {"angle": angle}} for angle in (QUARTER // 2, -QUARTER // 2)]


class Suggest(Wish, frozen=True):
    """Any legal proposal, to begin with."""
