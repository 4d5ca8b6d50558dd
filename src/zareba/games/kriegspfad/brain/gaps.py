"""How far units are apart, as bots measure it: in floating point, right to a few grains.

The rules measure with `field.geometry.distance`, in whole numbers; a bot asks a hundred times for
every move it thinks of, and a grain is nothing to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.geometry import (
    COS,
    ONE,
    SIN,
    Box,
    Polygon,
    distance,
    gap_squared,
    inside,
    length_of,
)
from zareba.games.kriegspfad.field.geometry import edges as sides_of

FAR_AWAY = 30 * INCH  # nobody measures beyond it
COSINES = [value / ONE for value in COS]
SINES = [value / ONE for value in SIN]


def rough_gap(a: Box, b: Box) -> int:
    """Less exact and faster than `distance`."""
    return max(0, length_of(a.x - b.x, a.y - b.y) - (a.hw + a.hd + b.hw + b.hd) // 2)


def gap_of(a: Box, b: Box) -> int:
    """Between two rectangles; roughly, where they are far apart."""
    far = rough_gap(a, b)
    return far if far > FAR_AWAY else _gap(a, b)


def exact_gap(a: Box, b: Box) -> int:
    """The same in whole numbers: where a move shall be so long."""
    far = rough_gap(a, b)
    return far if far > FAR_AWAY else distance(a, b)


def _gap(a: Box, b: Box) -> int:
    """The nearest corner of one to the other; 0 unless a side of one lies between them."""
    dx, dy = b.x - a.x, b.y - a.y
    ca, sa, cb, sb = COSINES[a.facing], SINES[a.facing], COSINES[b.facing], SINES[b.facing]
    c, s = ca * cb + sa * sb, ca * sb - sa * cb  # how the second is turned against the first
    apart, one = _nearest(dx * ca + dy * sa, dy * ca - dx * sa, c, s, a, b)
    also_apart, other = _nearest(-dx * cb - dy * sb, dx * sb - dy * cb, c, -s, b, a)
    return int(sqrt(min(one, other))) if apart or also_apart else 0


def _nearest(u: float, v: float, c: float, s: float, a: Box, b: Box) -> tuple[bool, float]:
    """Of a rectangle whose middle lies at *u* ahead and *v* aside of another, turned by an angle.

    Whether a side of the other separates them, and its nearest corner, squared.
    """
    hd, hw = a.hd, a.hw
    fx, fy, lx, ly = b.hd * c, b.hd * s, -b.hw * s, b.hw * c
    p, q, r, t = fx + lx, fy + ly, fx - lx, fy - ly
    best = inf
    for x, y in ((u + p, v + q), (u - p, v - q), (u + r, v + t), (u - r, v - t)):
        along, across = abs(x) - hd, abs(y) - hw
        square = along * along if along > 0 else 0.0
        if across > 0:
            square += across * across
        best = min(best, square)
    apart = abs(u) >= hd + abs(fx) + abs(lx) or abs(v) >= hw + abs(fy) + abs(ly)
    return apart, best


def gap_to(bases: Sequence[Box], area: Polygon) -> int:
    """How far the nearest element is from an area; 0 inside."""
    best = -1
    for b in bases:
        if inside(b.centre, area):
            return 0
        near = min(gap_squared(b.centre, p, q) for p, q in sides_of(area))
        if best < 0 or near < best:
            best = near
    return max(0, int(best**0.5) - bases[0].hd)
