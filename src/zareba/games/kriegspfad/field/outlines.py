"""Where lines meet the outlines of pieces, and what outlines cover (KP-13.1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .geometry import Point, Polygon, edges, inside


def crossing(p: Point, q: Point, a: Point, b: Point) -> Point | None:
    """Where two segments meet."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]
    turn = dx * ey - dy * ex
    if turn == 0:
        return None
    t = (a[0] - p[0]) * ey - (a[1] - p[1]) * ex
    s = (a[0] - p[0]) * dy - (a[1] - p[1]) * dx
    if turn < 0:
        t, s, turn = -t, -s, -turn
    if not (0 <= t <= turn and 0 <= s <= turn):
        return None
    return p[0] + dx * t // turn, p[1] + dy * t // turn


def clipped_line(p: Point, q: Point, outline: Polygon) -> Polygon:
    """The part of a line between its first and its last meeting with an outline."""
    cuts = [at for a, b in edges(outline) if (at := crossing(p, q, a, b)) is not None]
    cuts.sort(key=lambda c: (c[0] - p[0]) ** 2 + (c[1] - p[1]) ** 2)
    return (cuts[0], cuts[-1]) if len(cuts) > 1 else (p, q)


def leaving(p: Point, q: Point, outline: Polygon) -> Point:
    """Where a segment leaves an outline for the last time; its start if it never does."""
    cuts = [at for a, b in edges(outline) if (at := crossing(p, q, a, b)) is not None]
    return max(cuts, key=lambda c: (c[0] - p[0]) ** 2 + (c[1] - p[1]) ** 2, default=p)


def covered(shape: Polygon, areas: Sequence[Polygon]) -> bool:
    """KP-13.1: every side of a shape runs over these areas, perhaps from one into the next."""
    sides = [side for area in areas for side in edges(area)]
    for p, q in edges(shape):
        cuts = [at for a, b in sides if (at := crossing(p, q, a, b)) is not None]
        cuts.sort(key=lambda c: (c[0] - p[0]) ** 2 + (c[1] - p[1]) ** 2)
        for (x, y), (u, v) in pairwise((p, *cuts, q)):
            if not any(inside(((x + u) // 2, (y + v) // 2), area) for area in areas):
                return False
    return True
