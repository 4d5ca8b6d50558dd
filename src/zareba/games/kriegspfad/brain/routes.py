"""Ways over the field: of a column, round bad ground and out of reach of hiding-places, and ashore.

Every cell of the table has a length: what is still to go from there to the far edge of an ambush,
where an inch of bad ground counts as several and an inch near a hiding-place as more than one.
Who asks whether a boat is quicker asks for the way of one element, over bridges and fords.
"""

from __future__ import annotations

import functools
import heapq
from collections.abc import Iterable, Iterator, Sequence

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import DIFFICULT, GOOD, IMPASSABLE, Facts
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.geometry import Point, bearing, box, meets, polygon_distance
from zareba.games.kriegspfad.field.ground import Ground
from zareba.games.kriegspfad.field.placing import OPPOSITE
from zareba.games.kriegspfad.field.state import FIGHTING, State
from zareba.games.kriegspfad.field.troops import class_for, going_class, units_of
from zareba.games.kriegspfad.prepare.battlefield import CROSSINGS

CELL = 2 * INCH
LANES = (4 * INCH, 9 * INCH)  # for a file, and for a line: half the cost each
FILE = (INCH,)  # for one element after the other
COST = {GOOD: 1.0, DIFFICULT: 2.2, IMPASSABLE: 6.0}  # of an inch
NO_WAY = 60.0  # of an inch that nobody goes
HIDING = ("any", "foot_warrior_skirmisher")  # KP-17.5
SPRINGS = 6 * INCH  # so near to a hiding-place it is dangerous
FEAR = 0.7  # of an inch, at its brim
SIDEWAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
DIAGONAL = 2**0.5

Cell = tuple[int, int]
Field = tuple[Facts, tuple[tuple[int, ...], ...], tuple[str, ...]]  # facts, pieces, weather


class Routes:
    """How far it is to the far edge from everywhere, for all troops of a column, in grains."""

    def __init__(self, left: list[list[float]]) -> None:
        self.left = left
        self.columns, self.rows = len(left), len(left[0])

    def length(self, x: int, y: int) -> float:
        """Between the middles of four cells."""
        u = min(max(x / CELL - 0.5, 0.0), self.columns - 1.001)
        v = min(max(y / CELL - 0.5, 0.0), self.rows - 1.001)
        i, k = int(u), int(v)
        u, v = u - i, v - k
        low = self.left[i][k] * (1 - v) + self.left[i][k + 1] * v
        high = self.left[i + 1][k] * (1 - v) + self.left[i + 1][k + 1] * v
        return low * (1 - u) + high * u

    def least(self, x: int, y: int) -> float:
        """From the best of the four cells round a place, on a shore for example."""
        i = min(max((x - CELL // 2) // CELL, 0), self.columns - 2)
        k = min(max((y - CELL // 2) // CELL, 0), self.rows - 2)
        return min(self.left[i][k], self.left[i][k + 1], *self.left[i + 1][k : k + 2])

    def bearing(self, x: int, y: int, reach: int) -> int | None:
        """Whither to go from here to be, after so far, on the shortest way; None: one is there."""
        here = at = (min(x // CELL, self.columns - 1), min(y // CELL, self.rows - 1))
        for _ in range(max(1, reach // CELL)):
            at = min([at, *self.beside(at)], key=lambda cell: self.left[cell[0]][cell[1]])
        dx, dy = at[0] - here[0], at[1] - here[1]
        return bearing(dx, dy) if dx or dy else None

    def beside(self, cell: Cell) -> Iterator[Cell]:
        for dx, dy in SIDEWAYS:
            x, y = cell[0] + dx, cell[1] + dy
            if 0 <= x < self.columns and 0 <= y < self.rows:
                yield x, y


def routes(g: State) -> Routes:
    """Those of the attacker of an ambush: where all of his troops can go."""
    seat = g.attacker
    classes = {going_class(g, u) for u in units_of(g, seat) if g.role[u] == FIGHTING}
    classes |= {
        class_for(c.troop, c.role, c.mounted, c.traits)
        for c in companies(g, seat)
        if c.role == FIGHTING
    }
    return _routes(field_of(g), edge_cells(g, OPPOSITE[g.edges[seat]]), tuple(sorted(classes)))


def field_of(g: State) -> Field:
    return g.facts, tuple(tuple(piece) for piece in g.pieces), tuple(g.weather)


def edge_cells(g: State, edge: str) -> tuple[Cell, ...]:
    """The cells along a short edge."""
    columns, rows = (length // CELL for length in g.facts.sizes.table)
    return tuple((0 if edge == "left" else columns - 1, k) for k in range(rows))


@functools.lru_cache(maxsize=64)
def _routes(field: Field, goals: tuple[Cell, ...], classes: tuple[str, ...]) -> Routes:
    costs = [_going(field, cls) for cls in classes]
    cost = [
        fear + max(going, default=1.0) for fear, *going in zip(_fears(field), *costs, strict=True)
    ]
    return shortest(field[0], goals, cost)


@functools.lru_cache(maxsize=32)
def ways_on_land(field: Field, goals: tuple[Cell, ...], cls: str) -> Routes:
    """How far it is for one element after the other, over bridges and fords where there are any."""
    facts, pieces, weather = field
    ground = Ground(facts, pieces, weather)
    crossings = [piece.outline for piece in ground.pieces if piece.kind.id in CROSSINGS]
    cost = []
    for (x, y), inch in zip(_middles(facts), _going(field, cls, FILE, NO_WAY), strict=True):
        cell = box(x, y, 0, CELL, CELL).corners
        over = any(meets(cell, outline) for outline in crossings)
        cost.append(min(inch, COST[DIFFICULT]) if over else inch)
    return shortest(facts, goals, cost)


def shortest(facts: Facts, goals: Iterable[Cell], cost: Sequence[float]) -> Routes:
    """From every cell to the nearest goal, by what an inch costs in each."""
    width, height = facts.sizes.table
    columns, rows = width // CELL, height // CELL
    found = Routes([[float("inf")] * rows for _ in range(columns)])
    queue = [(cost[i * rows + k] * CELL / 2, (i, k)) for i, k in goals]
    heapq.heapify(queue)
    while queue:
        far, (i, k) = heapq.heappop(queue)
        if far >= found.left[i][k]:
            continue
        found.left[i][k] = far
        for x, y in found.beside((i, k)):
            if found.left[x][y] == float("inf"):
                step = CELL * (DIAGONAL if x != i and y != k else 1.0)
                both = cost[i * rows + k] + cost[x * rows + y]
                heapq.heappush(queue, (far + step * both / 2, (x, y)))
    return found


def _middles(facts: Facts) -> Iterator[Point]:
    """Of all cells, column by column."""
    width, height = facts.sizes.table
    for x in range(width // CELL):
        for y in range(height // CELL):
            yield x * CELL + CELL // 2, y * CELL + CELL // 2


@functools.lru_cache(maxsize=64)
def _going(
    field: Field, cls: str, lanes: tuple[int, ...] = LANES, no_way: float = COST[IMPASSABLE]
) -> list[float]:
    """What an inch counts in every cell, for one class of troops."""
    facts, pieces, weather = field
    ground, height = Ground(facts, pieces, weather), facts.sizes.table[1]
    found = []
    for at in _middles(facts):
        total = 0.0
        for lane in lanes:
            room = box(at[0], at[1], 0, lane, lane).corners
            off = any(not 0 <= y <= height for _, y in room)
            level = ground.going(cls, room, at, at)
            level = max(level, DIFFICULT) if off else level
            total += no_way if level == IMPASSABLE else COST[level]
        found.append(total / len(lanes))
    return found


@functools.lru_cache(maxsize=16)
def _fears(field: Field) -> list[float]:
    """What hiding-places near a cell make of an inch."""
    facts, pieces, weather = field
    sites = [
        piece
        for piece in Ground(facts, pieces, weather).pieces
        if piece.kind.ambush in HIDING and not piece.kind.linear
    ]
    found = []
    for x, y in _middles(facts):
        fear = 0.0
        for piece in sites:
            if piece.near(x - SPRINGS, y - SPRINGS, x + SPRINGS, y + SPRINGS):
                gap = polygon_distance(box(x, y, 0, CELL, CELL).corners, piece.outline)
                fear = max(fear, FEAR * (1 - gap / SPRINGS))
        found.append(fear)
    return found
