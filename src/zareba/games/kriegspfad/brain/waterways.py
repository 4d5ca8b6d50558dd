"""Ways over water as a bot thinks of them: berths, what lies between them, where one lands (KP-10).

A boat may go in any direction, whither its bow looks or not (KP-10.4); so a bot's boat keeps its
bow as it was moored, along a river or a shore.  From berth to berth it goes in so many rounds,
quicker downstream, and at some of them people go ashore.
"""

from __future__ import annotations

import functools
import heapq
from collections.abc import Container, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.geometry import (
    HALF_TURN,
    QUARTER,
    TURN,
    Box,
    Point,
    ahead,
    bearing,
    box,
    edges,
    inside,
    length_of,
    shrunk,
    snap,
)
from zareba.games.kriegspfad.field.ground import Ground, Piece
from zareba.games.kriegspfad.field.posts import turned_box
from zareba.games.kriegspfad.field.waters import floats, flow_at, is_along, waters_among

from .appraisal import stride
from .routes import Cell, Field, ways_on_land

ALONG, ACROSS = 2 * INCH, INCH // 4  # between berths on a river
OPEN_WATER = 2 * INCH  # and on a lake
ASHORE = INCH // 20  # between a boat and the bank beside it
LINK = 3 * INCH  # a boat goes straight from a berth to another so near
SPARE = INCH // 10  # the bank is nearer than it need be by so much
LANDING = 1.0  # a round (KP-10.3)
FARTHEST = 120 * INCH  # a longer way would lead through water
DEGREE = TURN // 360
LONG_SIDES = (1, 3)  # two go ashore there at once, over the bow only one

Link = tuple[int, float, bool]  # to which berth, in how many rounds, downstream


class Course(NamedTuple):
    """Berths one after the other, and the rounds until the aim is reached by them."""

    berths: tuple[int, ...]
    rounds: float


class Waterways:
    """All berths for boats that look one way, and how many rounds lie between neighbours."""

    def __init__(self, facts: Facts, pieces: list[Piece], bow: int) -> None:
        self.facts, self.pieces, self.bow = facts, pieces, bow
        self.areas = [piece.outline for piece in pieces]
        places = [at for piece in pieces for at in (along(piece, facts) or on_lake(piece, facts))]
        self.berths = [at for at in dict.fromkeys(places) if self.carries(at)]
        self.links = [list(self.beyond(i)) for i in range(len(self.berths))]

    def boat(self, i: int) -> Box:
        return self.boat_at(self.berths[i])

    def boat_at(self, at: Point) -> Box:
        return box(*at, self.bow, *self.facts.sizes.boat)

    def carries(self, at: Point) -> bool:
        """KP-13.14: wholly on the water, and on the table."""
        width, height = self.facts.sizes.table
        shape = self.boat_at(at)
        there = all(0 <= x <= width and 0 <= y <= height for x, y in shape.corners)
        return there and floats(self.areas, shrunk(shape).corners)

    def beyond(self, i: int) -> Iterator[Link]:
        """KP-10.4: four dice downstream, two otherwise."""
        here = self.berths[i]
        flow = flow_at(self.pieces, here)
        for k, there in enumerate(self.berths):
            dx, dy = there[0] - here[0], there[1] - here[1]
            if k == i or abs(dx) > LINK or abs(dy) > LINK or (length := length_of(dx, dy)) > LINK:
                continue
            down = is_along(flow, bearing(dx, dy))
            row = self.facts.movement["boat_downstream" if down else "boat_other"][0]
            yield k, length / (stride(row) * INCH), down

    def nearest(self, at: Point) -> int:
        """The berth at or next to a place."""
        gaps = [(abs(x - at[0]) + abs(y - at[1]), i) for i, (x, y) in enumerate(self.berths)]
        return min(gaps)[1]

    def course(self, start: int, ends: Mapping[int, float], shut: Container[int]) -> Course | None:
        """The quickest way to a berth where a voyage may end, in so many rounds more."""
        rounds, before = {start: 0.0}, {start: -1}
        queue = [(0.0, start)]
        best = None
        while queue:
            so_far, i = heapq.heappop(queue)
            if so_far > rounds[i]:
                continue
            if i in ends and i not in shut and (best is None or so_far + ends[i] < best[0]):
                best = so_far + ends[i], i
            for k, more, _ in self.links[i]:
                if so_far + more < rounds.get(k, float("inf")):
                    rounds[k], before[k] = so_far + more, i
                    heapq.heappush(queue, (so_far + more, k))
        if best is None:
            return None
        way = [best[1]]
        while before[way[-1]] >= 0:
            way.append(before[way[-1]])
        return Course(tuple(way[::-1]), best[0])

    def is_down(self, i: int, k: int) -> bool:
        """Whether the boat goes with the current from a berth to its neighbour."""
        return any(down for to, _, down in self.links[i] if to == k)

    def shores(self, i: int) -> Iterator[Point]:
        """KP-10.3: where people may step ashore, from either side of a boat that lies along it."""
        width, height = self.facts.sizes.table
        far, half = self.facts.distances.boarding, self.facts.sizes.frontage // 2
        for side in LONG_SIDES:
            face = turned_box(self.boat(i), side)
            rear = [face.world(face.hd + far - SPARE, v) for v in (0, half, -half)]
            x, y = ahead(*face.front, face.facing, 2 * far)
            dry = not any(inside(p, area) for area in self.areas for p in (*rear, (x, y)))
            if dry and 0 <= x <= width and 0 <= y <= height:
                yield x, y


def along(piece: Piece, facts: Facts) -> list[Point]:
    """On a river: in its middle, towards its banks, and at its ends."""
    wide, long = facts.sizes.boat
    most = max(0, piece.width // 2 - wide // 2 - ASHORE)
    asides = {*range(0, most, ACROSS), *range(0, -most, -ACROSS), most, -most}
    found = []
    for a, b in pairwise(piece.line):
        length, facing = length_of(b[0] - a[0], b[1] - a[1]), bearing(b[0] - a[0], b[1] - a[1])
        end = long // 2 + HUNDREDTH
        for far in sorted({*range(0, length, ALONG), end, max(0, length - end)}):
            at = ahead(*a, facing, far)
            found += [on_paper(ahead(*at, (facing + QUARTER) % TURN, n)) for n in sorted(asides)]
    return found


def on_lake(piece: Piece, facts: Facts) -> list[Point]:
    """On a lake: along its shores, bow or side to them, and over all of it."""
    low_x, low_y, high_x, high_y = piece.bounds
    found = []
    for a, b in edges(piece.outline):
        length, facing = length_of(b[0] - a[0], b[1] - a[1]), bearing(b[0] - a[0], b[1] - a[1])
        for far in range(0, length, OPEN_WATER):
            at = ahead(*a, facing, far)
            found += [
                on_paper(ahead(*at, (facing + inwards) % TURN, half // 2 + ASHORE))
                for inwards in (QUARTER, TURN - QUARTER)
                for half in facts.sizes.boat
            ]
    xs, ys = range(low_x, high_x, OPEN_WATER), range(low_y, high_y, OPEN_WATER)
    return found + [on_paper((x, y)) for x in xs for y in ys]


def on_paper(at: Point) -> Point:
    """Boats lie at hundredths of an inch."""
    return snap(at[0]) * HUNDREDTH, snap(at[1]) * HUNDREDTH


@functools.lru_cache(maxsize=16)
def bows(field: Field) -> tuple[int, ...]:
    """How boats may lie: along a river or a shore; their two ends are alike."""
    legs = (
        leg
        for piece in waters_among(Ground(*field))
        for leg in (pairwise(piece.line) if piece.line else edges(piece.outline))
    )
    found = {bearing(b[0] - a[0], b[1] - a[1]) % HALF_TURN // DEGREE * DEGREE for a, b in legs}
    return tuple(sorted(found))


@functools.lru_cache(maxsize=32)
def waterways(field: Field, bow: int) -> Waterways:
    """Those of a field, for boats that look one way."""
    return Waterways(field[0], waters_among(Ground(*field)), bow)


@functools.lru_cache(maxsize=64)
def landing_rounds(
    field: Field, bow: int, goals: tuple[Cell, ...], cls: str, inches: int
) -> dict[int, float]:
    """Rounds from each berth to the aim, ashore, for who marches so many inches in one."""
    water, land = waterways(field, bow), ways_on_land(field, goals, cls)
    found = {}
    for i in range(len(water.berths)):
        way = min((land.least(*at) for at in water.shores(i)), default=FARTHEST)
        if way < FARTHEST:
            found[i] = LANDING + way / (inches * INCH)
    return found
