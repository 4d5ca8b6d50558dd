"""Elements as rectangles, in integers only, so that every machine computes the same (KP-20.1).

Places are recorded in hundredths of an inch and facings in tenths of a degree (KP-20.3); inside,
lengths are *grains*, ten thousandths of an inch, in which the printed bases are whole numbers.
Sines come from a table made with integers, never from floating point.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isqrt

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH

from .sines import sines

TURN = 3600  # a full turn in tenths of a degree
QUARTER, EIGHTH, HALF_TURN = 900, 450, 1800
SLACK = 10  # KP-0.3: "within" forgives 0.001"
OVERLAP = 100  # KP-20.3: overlaps up to 0.01" are forgiven
CONTACT = 500  # KP-20.3, KP-20.9: 0.05" is contact
TIE = 1000  # KP-20.9, KP-22.9: differences of 0.1" are none
FINE = 30  # bits of a sine
ONE = 1 << FINE
ROUND = ONE >> 1

Point = tuple[int, int]
Polygon = tuple[Point, ...]


SIN = sines(QUARTER, FINE)
COS = SIN[QUARTER:] + SIN[:QUARTER]


def bearing(dx: int, dy: int) -> int:
    """The facing that looks along a vector, to the nearest tenth of a degree."""
    behind = dy < 0 or (dy == 0 and dx < 0)
    if behind:
        dx, dy = -dx, -dy
    low, high = 0, HALF_TURN
    while low < high:  # the last facing that does not look past the vector
        half = (low + high + 1) // 2
        if COS[half % TURN] * dy >= SIN[half % TURN] * dx:
            low = half
        else:
            high = half - 1
    here = abs(COS[low] * dy - SIN[low] * dx)
    there = abs(COS[low + 1] * dy - SIN[low + 1] * dx)
    nearest = low if here <= there else low + 1
    return (nearest + (HALF_TURN if behind else 0)) % TURN


def turned(facing: int, other: int) -> int:
    """The angle between two facings, 0 to 1800."""
    gap = (facing - other) % TURN
    return min(gap, TURN - gap)


def ahead(x: int, y: int, facing: int, length: int) -> Point:
    """The point so many grains ahead."""
    dx, dy = COS[facing] * length + ROUND, SIN[facing] * length + ROUND
    return x + (dx >> FINE), y + (dy >> FINE)


def snap(grains: int) -> int:
    """The nearest recorded place (KP-20.3)."""
    return (grains + HUNDREDTH // 2) // HUNDREDTH


def length_of(dx: int, dy: int) -> int:
    return isqrt(dx * dx + dy * dy)


# --------------------------------------------------------------------------------------- boxes
class Box:
    """KP-20.2: one base: centre, facing, frontage, depth in grains; corners FL, FR, RR, RL."""

    __slots__ = ("c", "corners", "d", "facing", "hd", "hw", "radius", "s", "w", "x", "y")

    def __init__(self, x: int, y: int, facing: int, w: int, d: int) -> None:
        self.x, self.y, self.facing, self.w, self.d = x, y, facing, w, d
        self.hw = hw = w // 2
        self.hd = hd = d // 2
        self.c = c = COS[facing]
        self.s = s = SIN[facing]
        fx, fy = c * hd, s * hd
        lx, ly = -s * hw, c * hw
        r = ROUND
        self.corners: Polygon = (
            (x + ((fx + lx + r) >> FINE), y + ((fy + ly + r) >> FINE)),
            (x + ((fx - lx + r) >> FINE), y + ((fy - ly + r) >> FINE)),
            (x - ((fx + lx + r) >> FINE), y - ((fy + ly + r) >> FINE)),
            (x - ((fx - lx + r) >> FINE), y - ((fy - ly + r) >> FINE)),
        )
        self.radius = isqrt(hw * hw + hd * hd) + 1

    def __repr__(self) -> str:
        return f"Box({self.x}, {self.y}, {self.facing}, {self.w}, {self.d})"

    def local(self, x: int, y: int) -> Point:
        """KP-20.2: how far a point lies ahead of and to the left of the centre."""
        dx, dy = x - self.x, y - self.y
        return (
            (dx * self.c + dy * self.s + ROUND) >> FINE,
            (dy * self.c - dx * self.s + ROUND) >> FINE,
        )

    def world(self, u: int, v: int) -> Point:
        """The point so far ahead and to the left."""
        return (
            self.x + ((u * self.c - v * self.s + ROUND) >> FINE),
            self.y + ((u * self.s + v * self.c + ROUND) >> FINE),
        )

    @property
    def centre(self) -> Point:
        return self.x, self.y

    @property
    def front(self) -> Point:
        """The mid-point of the front edge."""
        return self.world(self.hd, 0)


@functools.lru_cache(maxsize=1 << 15)
def box(x: int, y: int, facing: int, w: int, d: int) -> Box:
    """A base at a place in grains; the same base is made once."""
    return Box(x, y, facing, w, d)


def shrunk(b: Box, by: int = OVERLAP) -> Box:
    return box(b.x, b.y, b.facing, b.w - 2 * by, b.d - 2 * by)


def _gaps(a: Box, b: Box) -> tuple[bool, int]:
    """Whether the sides of *a* separate the bases, and the nearest corner of *b*, squared."""
    hd, hw, c, s, x, y = a.hd, a.hw, a.c, a.s, a.x, a.y
    nearest, whole = -1, len(b.corners)
    along = across = 0  # corners ahead less those behind, left less those right
    for px, py in b.corners:
        dx, dy = px - x, py - y
        u = (dx * c + dy * s + ROUND) >> FINE
        v = (dy * c - dx * s + ROUND) >> FINE
        du, dv = abs(u) - hd, abs(v) - hw
        if du >= 0:
            along += 1 if u > 0 else -1
        else:
            du = 0
        if dv >= 0:
            across += 1 if v > 0 else -1
        else:
            dv = 0
        square = du * du + dv * dv
        if nearest < 0 or square < nearest:
            nearest = square
    return whole in (abs(along), abs(across)), nearest


@functools.lru_cache(maxsize=1 << 14)  # most bases stand still while others move
def distance(a: Box, b: Box) -> int:
    """KP-20.4: the smallest distance of two bases in grains, 0 if they touch."""
    apart, one = _gaps(a, b)
    also_apart, other = _gaps(b, a)
    if not (apart or also_apart):
        return 0
    return isqrt(min(one, other))


def within(a: Box, b: Box, limit: int) -> bool:
    """KP-0.3: not farther apart than *limit* grains."""
    reach = limit + SLACK + a.radius + b.radius
    dx, dy = a.x - b.x, a.y - b.y
    if dx * dx + dy * dy > reach * reach:
        return False
    return distance(a, b) <= limit + SLACK


def nearer(a: Box, b: Box, limit: int) -> bool:
    """KP-0.3: less than *limit* grains apart; circles round the bases settle most cases."""
    reach = limit + a.radius + b.radius
    dx, dy = a.x - b.x, a.y - b.y
    if dx * dx + dy * dy >= reach * reach:
        return False
    return distance(a, b) < limit


def least_gap(own: Iterable[Box], others: Sequence[Box], most: int) -> int:
    """The smallest distance between two groups of bases, or *most* if that is less."""
    best = most
    for a in own:
        for b in others:
            if nearer(a, b, best):
                best = distance(a, b)
    return best


def overlaps(a: Box, b: Box) -> bool:
    """KP-20.3: two bases overlap by more than is forgiven."""
    reach = a.radius + b.radius
    dx, dy = a.x - b.x, a.y - b.y
    if dx * dx + dy * dy >= reach * reach:
        return False
    a = shrunk(a, OVERLAP // 2)
    b = shrunk(b, OVERLAP // 2)
    return not (_gaps(a, b)[0] or _gaps(b, a)[0])


# ----------------------------------------------------------------------------------- segments
def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def crosses(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Two segments cross, not merely touch."""
    rx, ry = s[0] - r[0], s[1] - r[1]
    d1 = rx * (p[1] - r[1]) - ry * (p[0] - r[0])
    d2 = rx * (q[1] - r[1]) - ry * (q[0] - r[0])
    if (d1 >= 0) == (d2 >= 0) or d1 == 0 or d2 == 0:
        return False
    px, py = q[0] - p[0], q[1] - p[1]
    d3 = px * (r[1] - p[1]) - py * (r[0] - p[0])
    d4 = px * (s[1] - p[1]) - py * (s[0] - p[0])
    return d3 != 0 and d4 != 0 and (d3 > 0) != (d4 > 0)


def gap_squared(p: Point, a: Point, b: Point) -> int:
    """The squared distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = p[0] - a[0], p[1] - a[1]
    along = px * dx + py * dy
    whole = dx * dx + dy * dy
    if along <= 0 or whole == 0:
        return px * px + py * py
    if along >= whole:
        px, py = p[0] - b[0], p[1] - b[1]
        return px * px + py * py
    across = px * dy - py * dx
    return across * across // whole


def edges(polygon: Polygon) -> Iterable[tuple[Point, Point]]:
    return zip(polygon, polygon[1:] + polygon[:1], strict=True)


def inside(p: Point, polygon: Polygon) -> bool:
    """A point in a polygon of any shape."""
    x, y = p
    found = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            if (side > 0) == (by > ay):
                found = not found
        ax, ay = bx, by
    return found


def meets(a: Polygon, b: Polygon) -> bool:
    """Two polygons of any shape have a piece in common, not merely an edge or corner."""
    if inside(a[0], b) or inside(b[0], a):
        return True
    (low_x, high_x), (low_y, high_y) = ((min(of), max(of)) for of in zip(*a, strict=True))
    sides = [
        (r, s)
        for r, s in edges(b)
        if not (r[0] < low_x > s[0] or r[0] > high_x < s[0])
        and not (r[1] < low_y > s[1] or r[1] > high_y < s[1])
    ]
    if not sides or any(crosses(p, q, r, s) for r, s in sides for p, q in edges(a)):
        return bool(sides)  # none are near: all of it lies where its first corner lies
    return any(inside(p, b) for p in a) or any(inside(p, a) for p in b) or inside(middle(a), b)


def middle(polygon: Sequence[Point]) -> Point:
    """The mean of the corners."""
    n = len(polygon)
    return sum(p[0] for p in polygon) // n, sum(p[1] for p in polygon) // n


def polygon_distance(a: Polygon, b: Polygon) -> int:
    """The distance of two polygons of any shape in grains."""
    if meets(a, b):
        return 0
    pairs = ((a, b), (b, a))
    return isqrt(min(gap_squared(p, r, s) for o, t in pairs for r, s in edges(t) for p in o))


def line_distance(p: Point, line: Sequence[Point]) -> int:
    """The distance of a point from an open line of segments."""
    return isqrt(min(gap_squared(p, a, b) for a, b in pairwise(line)))


def crosses_line(p: Point, q: Point, line: Sequence[Point]) -> bool:
    return any(crosses(p, q, a, b) for a, b in pairwise(line))


_PARTS = 1 << 40  # steps in which places along a segment are counted


def chord(p: Point, q: Point, polygon: Polygon) -> int:
    """How many grains of a segment lie inside a polygon."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    whole = isqrt(dx * dx + dy * dy)
    cuts = [0, _PARTS]
    ax, ay = polygon[-1][0] - p[0], polygon[-1][1] - p[1]
    side = dx * ay - dy * ax
    for x, y in polygon:
        bx, by = x - p[0], y - p[1]
        other = dx * by - dy * bx
        if other != side and not (side > 0 < other or side < 0 > other):  # both ends on one side
            at = (ax * (by - ay) - ay * (bx - ax)) * _PARTS // (other - side)
            if 0 < at < _PARTS:
                cuts.append(at)
        ax, ay, side = bx, by, other
    cuts.sort()
    total = 0
    for start, end in pairwise(cuts):
        half = (start + end) // 2
        between = p[0] + dx * half // _PARTS, p[1] + dy * half // _PARTS
        if end > start and inside(between, polygon):
            total += end - start
    return total * whole // _PARTS


def clip(polygon: Polygon, o: Point, nx: int, ny: int) -> Polygon:
    """The part of a convex polygon on the side of a line through *o* that a normal points to."""
    kept: list[Point] = []
    for a, b in edges(polygon):
        da = (a[0] - o[0]) * nx + (a[1] - o[1]) * ny
        db = (b[0] - o[0]) * nx + (b[1] - o[1]) * ny
        if da >= 0:
            kept.append(a)
        if (da > 0 > db) or (da < 0 < db):
            kept.append(
                (a[0] + (b[0] - a[0]) * da // (da - db), a[1] + (b[1] - a[1]) * da // (da - db))
            )
    return tuple(kept)


def hull(points: Iterable[Point]) -> Polygon:
    """The convex hull, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:  # noqa: PLR2004 - a hull needs three corners
        return tuple(ordered)

    def chain(line: Iterable[Point]) -> list[Point]:
        found: list[Point] = []
        for p in line:
            while len(found) > 1 and cross(found[-2], found[-1], p) <= 0:
                found.pop()
            found.append(p)
        return found[:-1]

    return tuple(chain(ordered) + chain(reversed(ordered)))


def swept(start: Box, end: Box) -> Polygon:
    """KP-20.5: what a base covers while it moves straight without turning."""
    return hull(start.corners + end.corners)


def separated(a: Polygon, b: Polygon) -> bool:
    """Two convex polygons with a line between them (touching counts as apart)."""
    for one, other in ((a, b), (b, a)):
        (ax, ay), turn = one[-1], _sense(one)
        for bx, by in one:
            ex, ey = (bx - ax) * turn, (by - ay) * turn
            if all(ex * (y - ay) - ey * (x - ax) <= 0 for x, y in other):
                return True
            ax, ay = bx, by
    return False


def _sense(polygon: Polygon) -> int:
    """1 for a convex polygon whose corners run counter-clockwise, else -1."""
    for i in range(len(polygon)):
        turn = cross(polygon[i - 2], polygon[i - 1], polygon[i])
        if turn:
            return 1 if turn > 0 else -1
    return 1
