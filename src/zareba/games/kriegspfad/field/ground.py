"""Terrain pieces on the table: shapes, going, what an element stands on (KP-13, KP-15, KP-23)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.facts.tables import DIFFICULT, GOOD, IMPASSABLE, Facts, Kind

from .geometry import (
    CONTACT,
    EIGHTH,
    TURN,
    Box,
    Point,
    Polygon,
    ahead,
    bearing,
    chord,
    clip,
    crosses,
    crosses_line,
    edges,
    gap_squared,
    hull,
    inside,
    length_of,
    meets,
    polygon_distance,
    shrunk,
)
from .outlines import clipped_line, covered

# A piece in the state is a list of integers: kind, variant, width, points of its crest, then the
# coordinates of crest and outline in hundredths of an inch.
HEAD = 4
RIDGE, PLATEAU = 0, 1
STRIPS = ("road", "bridge", "ford", "mountain_path")
WATER = ("river", "lake")
STEPS_ROUND = 24  # corners of the circle round an ignition point


def piece_of(
    kind: Kind,
    points: Sequence[Point],
    *,
    width: int = 0,
    variant: int = RIDGE,
    crest: Sequence[Point] = (),
) -> list[int]:
    """A piece for the state; points and width in hundredths of an inch."""
    flat = [n for p in (*crest, *points) for n in p]
    return [kind.number, variant, width, len(crest), *flat]


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """One piece of terrain in grains."""

    number: int
    kind: Kind
    variant: int
    width: int
    line: Polygon  # the middle of a linear piece
    outline: Polygon
    crest: Polygon
    bounds: tuple[int, int, int, int]

    @property
    def plateau(self) -> bool:
        return self.variant == PLATEAU

    def near(self, low_x: int, low_y: int, high_x: int, high_y: int) -> bool:
        x, y, right, top = self.bounds
        return x <= high_x and right >= low_x and y <= high_y and top >= low_y

    def holds(self, x: int, y: int) -> bool:
        """KP-13.1: a point lies in it."""
        low_x, low_y, high_x, high_y = self.bounds
        return low_x <= x <= high_x and low_y <= y <= high_y and inside((x, y), self.outline)


def read_piece(facts: Facts, number: int, raw: Sequence[int]) -> Piece:
    kind, variant, width, crest_points = facts.kinds[raw[0]], raw[1], raw[2], raw[3]
    flat = [n * HUNDREDTH for n in raw[HEAD:]]
    points = tuple(zip(flat[::2], flat[1::2], strict=True))
    crest, shape = points[:crest_points], points[crest_points:]
    outline = strip(shape, max(width * HUNDREDTH, 1)) if kind.linear else shape
    if kind.hill and variant != PLATEAU and not crest:
        crest = crest_of(shape)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    bounds = (min(xs), min(ys), max(xs), max(ys))
    line = shape if kind.linear else ()
    return Piece(number, kind, variant, width * HUNDREDTH, line, outline, crest, bounds)


def strip(line: Sequence[Point], width: int) -> Polygon:
    """A line with a width as a polygon; at bends the sides meet half-way."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        side = (bearing(after[0] - before[0], after[1] - before[1]) + 2 * EIGHTH) % TURN
        left.append(ahead(x, y, side, width // 2))
        right.append(ahead(x, y, (side + TURN // 2) % TURN, width // 2))
    return tuple(left + right[::-1])


def crest_of(outline: Polygon) -> Polygon:
    """KP-21.3: the longer centre line of the smallest bounding rectangle, clipped to the hill."""
    best: tuple[int, int, tuple[int, int, int, int]] | None = None
    corners = hull(outline)
    for a, b in edges(corners):
        facing = bearing(b[0] - a[0], b[1] - a[1])
        frame = Box(0, 0, facing, 0, 0)
        local = [frame.local(*p) for p in corners]
        low_u, high_u = min(p[0] for p in local), max(p[0] for p in local)
        low_v, high_v = min(p[1] for p in local), max(p[1] for p in local)
        area = (high_u - low_u) * (high_v - low_v)
        if best is None or area < best[0]:
            best = (area, facing, (low_u, low_v, high_u, high_v))
    assert best is not None
    low_u, low_v, high_u, high_v = best[2]
    frame = Box(0, 0, best[1], 0, 0)
    u, v = (low_u + high_u) // 2, (low_v + high_v) // 2
    if high_u - low_u >= high_v - low_v:
        ends = (frame.world(low_u, v), frame.world(high_u, v))
    else:
        ends = (frame.world(u, low_v), frame.world(u, high_v))
    return clipped_line(ends[0], ends[1], outline)


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """What one element stands on: pieces that hold its centre, crests its base touches."""

    box: Box
    within: frozenset[int]
    hill: int  # piece number, -1: on the plain
    on_crest: bool
    canyon: int
    at_wall: bool  # touches the palisade


class Ground:
    """All pieces under one weather, with the fires of the moment; made anew when they change."""

    def __init__(
        self,
        facts: Facts,
        pieces: Sequence[Sequence[int]],
        weather: Sequence[str] = (),
        fires: Sequence[Sequence[int]] = (),
        houses: Sequence[Polygon] = (),
        smoke: Sequence[Polygon] = (),
        palisade: bool = False,
    ) -> None:
        self.facts = facts
        self.pieces = [read_piece(facts, i, raw) for i, raw in enumerate(pieces)]
        self.weather = frozenset(weather)
        self.burning: list[Polygon] = []
        self.lit: list[int] = []  # rounds in which they were set on fire
        for piece, x, y, first, *_ in fires:
            areas = burning_areas(facts, self.pieces, self.pieces[piece], (x, y))
            self.burning += areas
            self.lit += [first] * len(areas)
        self.houses = list(houses)  # KP-29.9: walls are impassable
        self.smoke = list(smoke)
        self.hills = [p for p in self.pieces if p.kind.hill]
        self.screens = [p for p in self.pieces if p.kind.sight_inside >= 0 or p.kind.id == "hollow"]
        self.canyons = [p for p in self.pieces if p.kind.id == "canyon"]
        self.shelters = [p for p in self.pieces if p.kind.cover in ("foot", "foot_stationary")]
        self.roads = [p for p in self.pieces if p.kind.id == "road"]
        self.strips = [p for p in self.pieces if p.kind.id in STRIPS]
        village = next((p.outline for p in self.pieces if p.kind.id == "built_up"), ())
        self.palisade: Polygon = village if palisade else ()
        self._spots: dict[Box, Spot] = {}

    # ------------------------------------------------------------------------------ standing
    def spot(self, b: Box) -> Spot:
        """KP-13.1: an element is in an area if its centre is."""
        found = self._spots.get(b)
        if found is None:
            found = self._spots[b] = self._look(b)
        return found

    def _look(self, b: Box) -> Spot:
        x, y = b.centre
        holding = frozenset([p.number for p in self.pieces if p.holds(x, y)])
        hill = next((p for p in self.hills if p.number in holding), None)
        canyon = next((p.number for p in self.canyons if p.number in holding), -1)
        on_crest = bool(hill and hill.crest) and any(
            crosses_line(a, c, hill.crest) or inside(hill.crest[0], b.corners)
            for a, c in edges(b.corners)
            if hill
        )
        return Spot(b, holding, hill.number if hill else -1, on_crest, canyon, self.at_palisade(b))

    # ------------------------------------------------------------------------------- palisade
    def at_palisade(self, b: Box) -> bool:
        """KP-29.6: directly behind or before it, touching."""
        return bool(self.palisade) and any(
            gap_squared(p, r, s) <= TOUCH * TOUCH
            for r, s in edges(self.palisade)
            for p in b.corners
        )

    def cuts(self, shape: Polygon) -> bool:
        """KP-29.14: a line no base may cross."""
        return bool(self.palisade) and any(
            crosses(p, q, r, s) for p, q in edges(shape) for r, s in edges(self.palisade)
        )

    def walled(self, a: Box, b: Box) -> bool:
        """The palisade stands between two bases."""
        return bool(self.palisade) and (
            inside(a.centre, self.palisade) != inside(b.centre, self.palisade)
        )

    def stands_in(self, b: Box, *kinds: str) -> bool:
        return any(self.pieces[i].kind.id in kinds for i in self.spot(b).within)

    # --------------------------------------------------------------------------------- going
    def going(
        self, cls: str, shape: Polygon, start: Point, end: Point, column: bool = False
    ) -> int:
        """KP-13.2 to KP-13.19, KP-15.4, KP-19.11: the ground a way touches, by class.

        KP-13.18: where pieces overlap the worst going applies.
        """
        if any(meets(shape, area) for area in (*self.burning, *self.houses)):
            return IMPASSABLE
        road = self._on_strip(cls, start, end) if column else -1
        if road >= 0:
            return road
        worst = self._plain(shape)
        low_x, low_y = min(p[0] for p in shape), min(p[1] for p in shape)
        high_x, high_y = max(p[0] for p in shape), max(p[1] for p in shape)
        for piece in self.pieces:
            if piece.near(low_x, low_y, high_x, high_y):
                level = self._level(piece, cls, shape)
                worst = max(worst, level)
        return worst

    def standing(self, cls: str, b: Box, column: bool = False) -> int:
        """The going under a base at rest."""
        return self.going(cls, shrunk(b).corners, b.centre, b.centre, column)

    def _plain(self, shape: Polygon) -> int:
        """KP-15.8, KP-15.9, KP-15.11: what the weather makes of open ground."""
        if "snow" in self.weather:
            return DIFFICULT
        if "mud" in self.weather:
            firm = [p.outline for p in self.pieces if p.kind.hill or p.kind.id == "built_up"]
            return GOOD if covered(shape, firm) else DIFFICULT
        return GOOD

    def _on_strip(self, cls: str, start: Point, end: Point) -> int:
        """KP-13.14, KP-13.16: the going on a road, bridge, ford or path; -1 when off it."""
        for piece in self.strips:
            if not (inside(start, piece.outline) and inside(end, piece.outline)):
                continue
            whole = length_of(end[0] - start[0], end[1] - start[1])
            if whole and chord(start, end, piece.outline) < whole - HUNDREDTH:
                continue
            level = piece.kind.going[cls]
            if piece.kind.id in ("road", "bridge") and self.weather & {"mud", "snow"}:
                level = max(level, DIFFICULT)
            return level
        return -1

    def _level(self, piece: Piece, cls: str, shape: Polygon) -> int:
        kind = piece.kind
        if kind.id in STRIPS:
            return GOOD
        if kind.printed.on_cross:  # fences and walls: lines that are crossed
            sides = [*edges(shape)]
            met = any(
                crosses(p, q, a, b) for p, q in pairwise(piece.line) for a, b in sides
            ) or any(inside(p, shape) for p in piece.line)
            return kind.going[cls] if met else GOOD
        if not meets(shape, piece.outline):
            return GOOD
        return self._area(piece, cls, shape)

    def _area(self, piece: Piece, cls: str, shape: Polygon) -> int:
        """The column of a class in the table of going (KP-13.2), under this weather.

        Woods, wilderness, grass, villages, marshes and lakes (KP-13.4, KP-13.5, KP-13.6, KP-13.9,
        KP-13.10, KP-13.11, KP-13.15) are rows of that table.
        """
        kind = piece.kind
        if kind.id in WATER and "snow" in self.weather:
            return DIFFICULT  # KP-15.9: frozen
        if kind.id == "marsh" and "snow" in self.weather:
            return DIFFICULT
        if kind.id == "marsh" and "mud" in self.weather:
            return IMPASSABLE
        if kind.id == "canyon":
            if "heavy_rain" in self.weather:
                return IMPASSABLE  # KP-15.7: flooded
            if all(inside(p, piece.outline) for p in shape):
                return self.facts.kind["rough"].going[cls]  # KP-13.13: the floor
        if kind.hill and piece.plateau and all(inside(p, piece.outline) for p in shape):
            return GOOD  # the flat top counts as open
        return kind.going[cls]

    def touching(self, b: Box, *kinds: str) -> list[Piece]:
        """Pieces of these kinds that a base touches or stands on."""
        far = b.radius + TOUCH
        return [
            p
            for p in self.pieces
            if p.kind.id in kinds
            and p.near(b.x - far, b.y - far, b.x + far, b.y + far)
            and polygon_distance(b.corners, p.outline) <= TOUCH
        ]

    def on_ford(self, b: Box) -> bool:
        """KP-13.14: any part of a base on a ford."""
        shape = shrunk(b).corners
        return any(p.kind.id == "ford" and meets(shape, p.outline) for p in self.strips)

    def is_burning(self, b: Box) -> bool:
        """KP-23.4: the centre stands in a fire."""
        return any(inside(b.centre, area) for area in self.burning)


TOUCH = CONTACT  # KP-20.9: also with a piece of terrain


def burning_areas(facts: Facts, pieces: Sequence[Piece], lit: Piece, at: Point) -> list[Polygon]:
    """KP-23.3: a village burns as a whole, all vegetation within 6" of the ignition point."""
    whole = [] if lit.kind.vegetation else [lit.outline]
    reach = facts.distances.fire_spreads
    parts = (within_fire(piece.outline, at, reach) for piece in pieces if piece.kind.vegetation)
    return whole + [area for area in parts if len(area) > 2]  # noqa: PLR2004 - an area


def within_fire(area: Polygon, at: Point, reach: int) -> Polygon:
    for i in range(STEPS_ROUND):
        facing = TURN * i // STEPS_ROUND
        x, y = ahead(at[0], at[1], facing, reach)
        area = clip(area, (x, y), at[0] - x, at[1] - y)
    return area


def smoke_area(area: Polygon, wind: int, length: int) -> Polygon:
    """KP-23.5: the burning area swept downwind."""
    return hull((*area, *(ahead(x, y, wind, length) for x, y in area)))


def nearest_point(b: Box, piece: Piece) -> Point:
    """KP-23.3: the point of a piece nearest to an element."""
    if inside(b.centre, piece.outline):
        return b.centre
    best: tuple[int, Point] | None = None
    for a, c in edges(piece.outline):
        dx, dy = c[0] - a[0], c[1] - a[1]
        whole = dx * dx + dy * dy
        along = (b.x - a[0]) * dx + (b.y - a[1]) * dy
        along = max(0, min(along, whole))
        p = (a[0] + dx * along // whole, a[1] + dy * along // whole) if whole else a
        gap = gap_squared(b.centre, a, c)
        if best is None or gap < best[0]:
            best = (gap, p)
    assert best is not None
    return best[1]


def diameter(points: Sequence[Point]) -> int:
    """The longest distance between two points of an outline."""
    return isqrt(max((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a in points for b in points))


def area_of(outline: Polygon) -> int:
    """Twice the area of a polygon."""
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in edges(outline)))
