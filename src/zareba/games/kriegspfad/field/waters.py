"""Waters that carry boats, and where they flow (KP-10.4, KP-13.14, KP-15.9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .geometry import (
    EIGHTH,
    OVERLAP,
    Point,
    Polygon,
    bearing,
    chord,
    edges,
    gap_squared,
    inside,
    length_of,
    turned,
)
from .ground import WATER, Ground, Piece
from .state import State
from .troops import look


def waters(g: State) -> list[Piece]:
    return waters_among(look(g).ground)


def waters_among(ground: Ground) -> list[Piece]:
    """Rivers and lakes; frozen ones carry no boats (KP-15.9)."""
    if "snow" in ground.weather:
        return []
    return [p for p in ground.pieces if p.kind.id in WATER]


def is_afloat(g: State, shape: Polygon) -> bool:
    """A shape that lies on water with all its corners and edges."""
    return floats([p.outline for p in waters(g)], shape)


def floats(areas: Sequence[Polygon], shape: Polygon) -> bool:
    """The same on these waters."""
    if not all(any(inside(p, area) for area in areas) for p in shape):
        return False
    return all(
        sum(chord(p, q, area) for area in areas) >= length_of(q[0] - p[0], q[1] - p[1]) - OVERLAP
        for p, q in edges(shape)
    )


def current(g: State, at: Point) -> int:
    """KP-13.14: where the river flows at a place: from its first point to its last; -1: still."""
    return flow_at(waters(g), at)


def flow_at(pieces: Sequence[Piece], at: Point) -> int:
    """The same on these waters."""
    for piece in pieces:
        if piece.line and inside(at, piece.outline):
            a, b = min(pairwise(piece.line), key=lambda leg: gap_squared(at, *leg))
            return bearing(b[0] - a[0], b[1] - a[1])
    return -1


def is_downstream(g: State, at: Point, facing: int) -> bool:
    """KP-10.4: less than 45 degrees from the current."""
    return is_along(current(g, at), facing)


def is_along(flow: int, facing: int) -> bool:
    return flow >= 0 and turned(flow, facing) < EIGHTH
