"""Who sees whom: hills, woods, canyons, smoke, troops in the way (KP-21, KP-22.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .arcs import aiming_points, in_front_zone, range_of
from .blockers import Crowd, Wall, blocked, stops
from .brims import deep, may_meet, past_canyon, within_of
from .geometry import (
    CONTACT,
    OVERLAP,
    SLACK,
    Box,
    Point,
    Polygon,
    chord,
    crosses_line,
    distance,
    gap_squared,
    inside,
    length_of,
    polygon_distance,
)
from .ground import Ground, Piece, Spot
from .outlines import clipped_line, leaving


@dataclass(frozen=True, slots=True)
class Shot:
    """KP-20.7, KP-21.17: how far, and along which line."""

    range: int
    line: tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Land:
    """What of a ground may lie between two bases."""

    smoke: Sequence[Polygon]
    hills: Sequence[Piece]
    screens: Sequence[Piece]
    canyons: Sequence[Piece]


MOST_LINES = 1 << 13  # shots remembered on one ground


class Sight:
    """Sight over one ground, with everything that stands on it and blocks."""

    def __init__(self, ground: Ground, frontage: int, limit: int = 0) -> None:
        self.ground, self.frontage = ground, frontage
        self.limit = limit  # KP-21.2: fog or darkness, in grains; 0: none
        self.marks: Any = None  # targets worked out last, with what they depend on
        self.outlook: Any = None  # the same for what a bot makes of them
        self._crowd = Crowd([], frontage)
        self._lines: dict[Any, tuple[Point, Point] | None] = {}  # answers of `shot_line`

    # --------------------------------------------------------------------------- general sight
    def sees(
        self, a: Box, b: Box, blockers: Sequence[Box] = (), fired: bool = False, lit: bool = False
    ) -> bool:
        """KP-21.1: one clear segment of the 25 between corners and centres suffices."""
        seen, asked = self._among(blockers).seen, (a, b, fired, lit)
        if asked not in seen:
            seen[asked] = self._sees(a, b, blockers, fired, lit)
        return seen[asked]

    def _sees(self, a: Box, b: Box, blockers: Sequence[Box], fired: bool, lit: bool) -> bool:
        gap = distance(a, b)
        if self.limit and not lit and gap > self.limit + SLACK:
            return False
        here, there = self.ground.spot(a), self.ground.spot(b)
        land = self._between(a, b)
        walls = None  # most who are not seen are hidden by the ground
        for p in self._eyes(here, there, gap):
            for q in (b.centre, *b.corners):
                if not self.ground_clear(p, q, here, there, gap, fired, land):
                    continue
                if walls is None:
                    walls = self._walls(here, there, blockers, shooting=False)
                wall = next((wall for wall in walls if stops(wall, p, q)), None)
                if wall is None:
                    return True
                walls.remove(wall)  # it will stop the next segment too: asked first
                walls.insert(0, wall)
        return False

    def _eyes(self, here: Spot, there: Spot, gap: int) -> Sequence[Point]:
        """KP-21.9: of the points that look out of areas, not those too deep in one to see out."""
        points, ground = (here.box.centre, *here.box.corners), self.ground
        areas = [
            piece
            for number in sorted(here.within - there.within)
            if (piece := ground.pieces[number]).kind.sight_inside >= 0
            and gap > piece.kind.edge_depth + OVERLAP
        ]
        if not areas or ground.roads:  # along a road one sees farther
            return points
        asked = (here.box, tuple(piece.number for piece in areas))
        found = self._crowd.eyes.get(asked)
        if found is None:
            found = [p for p in points if not any(deep(p, piece) for piece in areas)]
            self._crowd.eyes[asked] = found
        return found

    def _among(self, blockers: Sequence[Box]) -> Crowd:
        """What is known of these bases; forgotten as soon as one of them has moved."""
        bases = [*blockers]
        if self._crowd.bases != bases:
            self._crowd = Crowd(bases, self.frontage)
        return self._crowd

    def _between(self, a: Box, b: Box) -> Land:
        """What can meet a segment between two bases."""
        r, s, ground = a.radius, b.radius, self.ground
        low_x, low_y = min(a.x - r, b.x - s), min(a.y - r, b.y - s)
        high_x, high_y = max(a.x + r, b.x + s), max(a.y + r, b.y + s)
        hills, screens, canyons = (
            [p for p in pieces if p.near(low_x, low_y, high_x, high_y)]
            for pieces in (ground.hills, ground.screens, ground.canyons)
        )
        return Land(ground.smoke, hills, screens, canyons)

    # -------------------------------------------------------------------------------- shooting
    def aims(
        self,
        a: Box,
        b: Box,
        blockers: Sequence[Box] = (),
        *,
        fired: bool = False,
        longest: int = 0,
        over_heads: bool = False,
        lit: bool = False,
    ) -> Shot | None:
        """KP-20.6, KP-20.7, KP-21.1: in arc, in range, with a clear line."""
        part = in_front_zone(a, b)
        if not part:
            return None
        reach = range_of(a, part)
        if longest and reach > longest + SLACK:
            return None
        if self.limit and not lit and reach > self.limit + SLACK:
            return None
        line = self.shot_line(a, b, part, reach, blockers, fired, over_heads)
        return Shot(reach, line) if line else None

    def shot_line(
        self,
        a: Box,
        b: Box,
        part: Polygon,
        reach: int,
        blockers: Sequence[Box],
        fired: bool,
        over_heads: bool,
    ) -> tuple[Point, Point] | None:
        """KP-21.17: the shortest clear segment from the middle of the front edge."""
        here, there = self.ground.spot(a), self.ground.spot(b)
        near = self._in_way(here, there, blockers, shooting=True)
        asked = a, b, fired, over_heads, tuple(near)
        if asked not in self._lines:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            walls = self._closed(near, blockers)
            found = self._clear_line(here, there, part, reach, walls, fired, over_heads)
            self._lines[asked] = found
        return self._lines[asked]

    def _clear_line(
        self,
        here: Spot,
        there: Spot,
        part: Polygon,
        reach: int,
        walls: list[Wall],
        fired: bool,
        over_heads: bool,
    ) -> tuple[Point, Point] | None:
        """Past these troops and the ground; nothing else counts."""
        a = here.box
        if over_heads and here.hill >= 0:
            walls = self._below(walls, here, there)
        eye = a.front
        points = aiming_points(a, part)
        points.sort(key=lambda p: (p[0] - eye[0]) ** 2 + (p[1] - eye[1]) ** 2)
        for p in points:
            if self.ground_clear(eye, p, here, there, reach, fired) and not blocked(eye, p, walls):
                return eye, p
        return None

    def in_dead_ground(self, a: Box, b: Box, line: tuple[Point, Point]) -> bool:
        """KP-21.5, KP-21.19: a gun on a plateau cannot reach what lies close to its foot."""
        here, there = self.ground.spot(a), self.ground.spot(b)
        if here.hill < 0 or here.hill == there.hill:
            return False
        hill = self.ground.pieces[here.hill]
        if not hill.plateau:
            return False
        foot = leaving(line[0], line[1], hill.outline)
        before = length_of(foot[0] - line[0][0], foot[1] - line[0][1])
        spot = (foot, foot, foot)
        return polygon_distance(spot, b.corners) < before + hill.kind.height - SLACK

    # ---------------------------------------------------------------------------------- troops
    def troops_in_the_way(self, a: Box, b: Box, blockers: Sequence[Box]) -> list[Box]:
        """KP-21.6, KP-21.7: the bases that block the line between two centres."""
        walls = self._walls(self.ground.spot(a), self.ground.spot(b), blockers, shooting=False)
        bases = [wall for wall in walls if blocked(a.centre, b.centre, [wall])]
        return list(dict.fromkeys(base for pair in bases for base in pair if base))

    def _walls(self, a: Spot, b: Spot, blockers: Sequence[Box], shooting: bool) -> list[Wall]:
        """KP-21.7: bases in the way, and pairs that leave no gap."""
        return self._closed(self._in_way(a, b, blockers, shooting), blockers)

    def _in_way(self, a: Spot, b: Spot, blockers: Sequence[Box], shooting: bool) -> list[Box]:
        """KP-20.10, KP-20.15, KP-21.6: bases that may block what runs between two others."""
        low = a.hill < 0 and b.hill < 0
        near: list[Box] = []
        (ax, ay), (bx, by) = a.box.centre, b.box.centre
        low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        reach = a.box.radius + b.box.radius + self.frontage
        for base in blockers:
            if base is a.box or base is b.box:
                continue
            far = reach + 2 * base.radius
            if not (low_x - far <= base.x <= high_x + far):
                continue
            if not (low_y - far <= base.y <= high_y + far):
                continue
            if gap_squared(base.centre, a.box.centre, b.box.centre) > far * far:
                continue
            hill = self.ground.spot(base).hill
            if low:
                in_way = hill < 0
            elif hill < 0:
                in_way = shooting
            else:
                in_way = hill in (a.hill, b.hill)
            if in_way:
                near.append(base)
        return near

    def _closed(self, near: list[Box], blockers: Sequence[Box]) -> list[Wall]:
        """KP-21.7: these bases, and of them the pairs that leave no gap."""
        walls: list[Wall] = [(base, None) for base in near]
        crowd, them = self._among(blockers), set(near)
        walls += [(one, other) for one in near for other in crowd.close(one) if other in them]
        return walls

    def _below(self, walls: list[Wall], a: Spot, b: Spot) -> list[Wall]:
        """KP-22.6: guns on a hill shoot over those who keep six inches from both."""

        def low_enough(base: Box) -> bool:
            return (
                self.ground.spot(base).hill < 0
                and distance(base, a.box) >= self.ground.facts.distances.over_heads - SLACK
                and distance(base, b.box) >= self.ground.facts.distances.over_heads - SLACK
            )

        return [
            (one, other)
            for one, other in walls
            if not (low_enough(one) and (other is None or low_enough(other)))
        ]

    # --------------------------------------------------------------------------------- terrain
    def ground_clear(
        self,
        p: Point,
        q: Point,
        a: Spot,
        b: Spot,
        gap: int,
        fired: bool = False,
        land: Land | None = None,
    ) -> bool:
        """KP-21.2, KP-21.8, KP-21.15, KP-21.16: smoke, hills, areas, palisade, canyon rims."""
        ground = self.ground
        land = land or Land(ground.smoke, ground.hills, ground.screens, ground.canyons)
        for area in land.smoke:
            if gap > CONTACT and (inside(p, area) or inside(q, area) or chord(p, q, area) > 0):
                return False
        for hill in land.hills:
            if may_meet(hill, p, q) and not self.past_hill(hill, p, q, a, b, gap):
                return False
        for area_piece in land.screens:
            if may_meet(area_piece, p, q) and not self._past_area(
                area_piece, p, q, a, b, gap, fired
            ):
                return False
        if ground.palisade and not (a.at_wall or b.at_wall) and ground.cuts((p, q)):
            return False  # KP-21.14
        return all(
            past_canyon(canyon, p, q, a, b) for canyon in land.canyons if may_meet(canyon, p, q)
        )

    def in_the_way(
        self, p: Point, q: Point, a: Spot, b: Spot, gap: int, fired: bool = False
    ) -> list[tuple[str, int]]:
        """Everything that makes `ground_clear` say no, for who asks why: what, and its piece."""
        ground = self.ground
        areas = [s for s in ground.smoke if inside(p, s) or inside(q, s) or chord(p, q, s) > 0]
        found = [("smoke", -1)] if areas and gap > CONTACT else []
        found += [
            ("terrain", hill.number)
            for hill in ground.hills
            if not self.past_hill(hill, p, q, a, b, gap)
        ]
        found += [
            ("terrain", area.number)
            for area in ground.screens
            if not self._past_area(area, p, q, a, b, gap, fired)
        ]
        if ground.palisade and not (a.at_wall or b.at_wall) and ground.cuts((p, q)):
            found.append(("palisade", -1))
        return found + [
            ("terrain", canyon.number)
            for canyon in ground.canyons
            if not past_canyon(canyon, p, q, a, b)
        ]

    def past_hill(self, hill: Piece, p: Point, q: Point, a: Spot, b: Spot, gap: int = 0) -> bool:
        """KP-21.3 to KP-21.5."""
        on_a, on_b = a.hill == hill.number, b.hill == hill.number
        if not on_a and not on_b:
            return chord(p, q, hill.outline) <= OVERLAP
        if hill.plateau:
            if on_a and on_b:
                return True
            top, near, far = (a, p, q) if on_a else (b, q, p)
            rim = leaving(near, far, hill.outline)
            return within_of(rim, top.box, self.ground.facts.distances.plateau_rim)
        over = crosses_line(p, q, hill.crest) and not (
            (on_a and a.on_crest) or (on_b and b.on_crest)
        )
        if on_a and on_b and gap > self.ground.facts.distances.crested_hill + SLACK:
            return False
        return not over

    def _past_area(
        self, piece: Piece, p: Point, q: Point, a: Spot, b: Spot, gap: int, fired: bool
    ) -> bool:
        """KP-21.9, KP-21.10, KP-21.11, KP-13.17, KP-21.18: woods, villages, grass, hollows."""
        kind, number = piece.kind, piece.number
        in_a, in_b = number in a.within, number in b.within
        if kind.id == "hollow":
            hidden = in_b and not in_a and a.hill < 0
            return not hidden or gap <= kind.seen_from_outside + SLACK
        if in_a and in_b:
            return gap <= kind.sight_inside + SLACK or self._along_road(piece, p, q)
        if not in_a and not in_b and (a.hill >= 0 or b.hill >= 0):
            return True
        if in_a:
            clear = chord(p, q, piece.outline) <= kind.edge_depth + SLACK
        elif not in_b or kind.seen_from_outside < 0 or gap <= kind.seen_from_outside + SLACK:
            clear = chord(p, q, piece.outline) <= kind.sight_inside + SLACK
        else:
            clear = fired and chord(p, q, piece.outline) <= kind.edge_depth + SLACK
        return clear or self._along_road(piece, p, q)

    def _along_road(self, piece: Piece, p: Point, q: Point) -> bool:
        """KP-21.9: what lies inside the area lies on a road."""
        if not self.ground.roads:
            return False
        ends = [at for at in (p, q) if inside(at, piece.outline)]
        start, end = clipped_line(p, q, piece.outline)
        if len(ends) > 1:
            start, end = p, q
        elif ends:
            start = ends[0]
            end = clipped_line(q if ends[0] == p else p, start, piece.outline)[0]
        whole = length_of(end[0] - start[0], end[1] - start[1])
        return any(chord(start, end, road.outline) >= whole - OVERLAP for road in self.ground.roads)
