"""Battlefields made by chance, legal for their zone (KP-14.3, D-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.geometry import TURN, Point, ahead, meets
from zareba.games.kriegspfad.field.ground import PLATEAU, RIDGE, STRIPS, Piece, piece_of, read_piece

from .battlefield import flaws

Below = Callable[[int], int]

# What lies in a zone: kind of piece, least number, number it may be more.
RECIPES: dict[str, tuple[tuple[str, int, int], ...]] = {
    "eastern_woodland": (
        ("wood_dense", 3, 1), ("wood_light", 2, 1), ("hill_gentle", 0, 2), ("field", 0, 1),
        ("marsh", 0, 1), ("stream", 0, 1),
    ),
    "florida": (("marsh", 3, 0), ("wood_dense", 5, 0), ("tall_grass", 0, 1), ("stream", 0, 1)),
    "midwest_prairie": (
        ("stream", 1, 0), ("tall_grass", 2, 1), ("wood_light", 1, 1), ("hill_gentle", 0, 2),
        ("field", 0, 1),
    ),
    "high_plains": (
        ("hill_gentle", 2, 2), ("rough", 1, 2), ("canyon", 0, 1), ("tall_grass", 0, 1),
        ("wood_light", 0, 1),
    ),
    "rocky_mountains": (
        ("hill_steep", 3, 1), ("rough", 2, 1), ("wood_light", 1, 1), ("canyon", 0, 1),
        ("wood_dense", 0, 1),
    ),
    "southwest": (
        ("hill_steep", 2, 1), ("rough", 2, 1), ("canyon", 0, 1), ("hill_gentle", 0, 1),
    ),
}  # fmt: skip
# Zones with rivers: one layout of so many has one.
RIVER_ZONES = {"eastern_woodland": 5, "midwest_prairie": 5, "florida": 8}
_TRIES = 60  # layouts begun until one is legal
_PLACES = 40  # places tried for a piece
_CORNERS = 10
_VILLAGE = (1200, 1500)  # diameters in hundredths of an inch
_SIZES = (1250, 1900)


class NoLayout(RuntimeError):
    """Chance found no legal layout: the table is too small for the zone."""


def random_layout(
    facts: Facts,
    zone: str,
    below: Below,
    village_half: tuple[Point, Point] | None = None,
    sideways: bool = False,
) -> list[list[int]]:
    """A legal layout; with a village in the defender's half where the scenario wants one.

    *sideways*: the armies meet along the table, so that a river runs along it as well.
    """
    for _ in range(_TRIES):
        pieces = _Maker(facts, zone, below).make(village_half, sideways)
        if not flaws(facts, pieces, zone, village_half):
            return pieces
    raise NoLayout(f"no layout for {zone}")


class _Maker:
    def __init__(self, facts: Facts, zone: str, below: Below) -> None:
        self.facts, self.zone, self.below = facts, zone, below
        self.width, self.height = (n // HUNDREDTH for n in facts.sizes.table)
        self.laid: list[Piece] = []
        self.raw: list[list[int]] = []

    def between(self, low: int, high: int) -> int:
        return low + self.below(max(high - low, 1))

    def make(self, village_half: tuple[Point, Point] | None, sideways: bool) -> list[list[int]]:
        if self.zone in RIVER_ZONES and self.below(RIVER_ZONES[self.zone]) == 0:
            self.river(sideways)
        if village_half:
            low, high = (tuple(n // HUNDREDTH for n in corner) for corner in village_half)
            self.place("built_up", _VILLAGE, (low[0], low[1], high[0], high[1]))
        for kind, least, more in RECIPES[self.zone]:
            for _ in range(least + self.below(more + 1)):
                if self.facts.kind[kind].linear:
                    self.line(kind)
                else:
                    self.place(kind, _SIZES, (0, 0, self.width, self.height))
        return self.raw

    def add(self, raw: list[int]) -> None:
        self.laid.append(read_piece(self.facts, len(self.raw), raw))
        self.raw.append(raw)

    def place(self, kind: str, sizes: tuple[int, int], space: tuple[int, int, int, int]) -> None:
        """A rounded shape where nothing lies yet, if chance finds room."""
        for _ in range(_PLACES):
            points = self.blob(self.between(*sizes), space)
            variant = RIDGE
            if kind == "hill_steep" and self.below(3) == 0:
                variant = PLATEAU
            raw = piece_of(self.facts.kind[kind], points, variant=variant)
            new = read_piece(self.facts, len(self.raw), raw)
            solid = (old for old in self.laid if old.kind.id not in STRIPS)
            if not any(meets(new.outline, old.outline) for old in solid):
                self.add(raw)
                return

    def blob(self, size: int, space: tuple[int, int, int, int]) -> list[Point]:
        """Corners on an uneven ellipse of this diameter inside a space."""
        low_x, low_y, high_x, high_y = space
        longest, tilt = size // 2, self.below(TURN)
        short = longest * self.between(60, 95) // 100
        margin = longest + 50
        x = self.between(low_x + margin, high_x - margin)
        y = self.between(low_y + margin, high_y - margin)
        points = []
        for i in range(_CORNERS):
            facing = TURN * i // _CORNERS
            u, v = ahead(0, 0, facing, longest)
            reach = 1000 if i in (0, _CORNERS // 2) else self.between(880, 1000)
            u, v = u * reach // 1000, v * short * reach // (longest * 1000)
            px, py = ahead(x, y, tilt, u)
            points.append(ahead(px, py, (tilt + TURN // 4) % TURN, v))
        return points

    def river(self, sideways: bool) -> None:
        """KP-13.14: a river beside the field of battle, with roads and one crossing."""
        across, along = (self.height, self.width) if sideways else (self.width, self.height)
        far = self.between(across // 7, across // 5)
        far = far if self.below(2) else across - far
        width, bend = self.between(320, 450), along * self.between(35, 65) // 100
        bank, end = width // 2 + 40, width // 2 + 140
        water = [
            (far + self.between(-60, 60), 0),
            (far, bend),
            (far + self.between(-60, 60), along),
        ]
        roads = [[(0, bend), (far - bank, bend)], [(far + bank, bend), (across, bend)]]
        crossing = [(far - end, bend), (far + end, bend)]
        lines = [
            ("river", water[::-1] if self.below(2) else water, width),
            *(("road", road, 160) for road in roads),
            ("ford" if self.below(2) else "bridge", crossing, 160),
        ]
        for kind, points, wide in lines:
            turned = [(y, x) for x, y in points] if sideways else points
            self.add(piece_of(self.facts.kind[kind], turned, width=wide))

    def line(self, kind: str) -> None:
        """A stream or canyon from one edge to the other, bent once."""
        width = self.between(100, 250) if kind == "stream" else self.between(300, 500)
        x, y = self.width, self.height
        if self.below(2):
            points = [(0, self.below(y)), (x // 2, self.below(y)), (x, self.below(y))]
        else:
            points = [(self.below(x), 0), (self.below(x), y // 2), (self.below(x), y)]
        if kind == "canyon":
            points = points[:2]
        raw = piece_of(self.facts.kind[kind], points, width=width)
        new = read_piece(self.facts, len(self.raw), raw)
        shy = kind == "canyon" or any(old.kind.id in ("built_up", "river") for old in self.laid)
        if not (shy and any(meets(new.outline, old.outline) for old in self.laid)):
            self.add(raw)


def half_of(facts: Facts, edge: str) -> tuple[Point, Point]:
    """KP-20.14: the corners of the table half at an edge."""
    width, height = facts.sizes.table
    return {
        "lower": ((0, 0), (width, height // 2)),
        "upper": ((0, height // 2), (width, height)),
        "left": ((0, 0), (width // 2, height)),
        "right": ((width // 2, 0), (width, height)),
    }[edge]


def inches(points: Sequence[Point]) -> list[tuple[int, int]]:
    """Points in whole inches, for text boards."""
    return [(x // INCH, y // INCH) for x, y in points]
