"""Laying out the battlefield: zones, limits of pieces, changes (KP-13.20, KP-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.schema_field import ZoneCondition
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.geometry import SLACK, Point, inside, meets, polygon_distance
from zareba.games.kriegspfad.field.ground import (
    HEAD,
    PLATEAU,
    RIDGE,
    TOUCH,
    Ground,
    Piece,
    area_of,
    diameter,
)
from zareba.games.kriegspfad.field.placing import OPPOSITE

UNCOUNTED = ("built_up", "road", "ford", "bridge", "fence_wood", "wall_stone", "mountain_path")
CROSSINGS = ("ford", "bridge")
AT_EDGE = TOUCH
FREE_SIZE = ("wilderness", "lake")

Pieces = Sequence[Sequence[int]]


def flaws(
    facts: Facts, pieces: Pieces, zone: str, village_half: tuple[Point, Point] | None = None
) -> list[Refusal]:
    """Everything a layout breaks; *village_half*: corners of where a village must lie."""
    for number, raw in enumerate(pieces):
        if not readable(facts, raw):
            return [Refusal("KP-14.7", "flaw_unreadable", {"piece": number})]
    check = _Check(facts, Ground(facts, pieces), zone)
    return [*check.all(), *check.village(village_half)]


def readable(facts: Facts, raw: Sequence[int]) -> bool:
    """KP-14.7: a kind, its variant, a width, the points of its crest, and a shape with an area."""
    if len(raw) < HEAD or len(raw) % 2 or not 0 <= raw[0] < len(facts.kinds):
        return False
    kind, (variant, width, crest) = facts.kinds[raw[0]], raw[1:HEAD]
    shape = (*zip(raw[HEAD::2], raw[HEAD + 1 :: 2], strict=True),)[max(crest, 0) :]
    if variant not in (RIDGE, PLATEAU) or width < 0 or crest < 0:
        return False
    return len(set(shape)) >= (2 if kind.linear else 3) and (kind.linear or area_of(shape) > 0)


class _Check:
    def __init__(self, facts: Facts, ground: Ground, zone: str) -> None:
        self.facts, self.ground, self.zone = facts, ground, facts.zones[zone]
        self.width, self.height = facts.sizes.table

    def of(self, *kinds: str) -> list[Piece]:
        return [p for p in self.ground.pieces if p.kind.id in kinds]

    def all(self) -> Iterator[Refusal]:
        for piece in self.ground.pieces:
            yield from self.shape(piece)
            yield from self.ends(piece)
            yield from self.on(piece)
            if piece.kind.id in self.zone.forbidden:
                facts = {"terrain": piece.kind.id, "zone": self.zone.id}
                yield Refusal("KP-14.1", "flaw_forbidden", dict(facts))
        yield from self.numbers()
        yield from self.minima()

    # ------------------------------------------------------------------------------ each piece
    def shape(self, piece: Piece) -> Iterator[Refusal]:
        """KP-14.2: on the table, and of the right size."""
        kind, number = piece.kind.id, piece.number
        about: dict[str, Any] = {"terrain": kind, "piece": number}
        shape = piece.line or piece.outline
        if any(not (0 <= x <= self.width and 0 <= y <= self.height) for x, y in shape):
            yield Refusal("KP-14.2", "flaw_off_table", about)
        printed = piece.kind.printed
        if piece.kind.linear:
            low, high = printed.min_width * INCH, printed.max_width * INCH or self.width
            if not low <= piece.width <= high:
                yield Refusal("KP-14.2", "flaw_width", about)
        elif kind not in FREE_SIZE:
            longest = diameter(piece.outline)
            limits = self.facts.placement
            low, high = limits.area_diameter_min * INCH, limits.area_diameter_max * INCH
            if not low - SLACK <= longest <= high + SLACK:
                yield Refusal("KP-14.2", "flaw_size", {**about, "n": longest // INCH})

    def at_edge(self, p: Point) -> set[str]:
        sides = {
            "left": p[0] <= AT_EDGE,
            "right": p[0] >= self.width - AT_EDGE,
            "lower": p[1] <= AT_EDGE,
            "upper": p[1] >= self.height - AT_EDGE,
        }
        return {side for side, there in sides.items() if there}

    def lies_in(self, p: Point, *kinds: str) -> bool:
        return any(
            inside(p, piece.outline) or polygon_distance((p, p, p), piece.outline) <= TOUCH
            for piece in self.of(*kinds)
        )

    def ends(self, piece: Piece) -> Iterator[Refusal]:
        """KP-14.2, KP-13.14: where rivers, streams, canyons and crossings may end."""
        if not piece.line:
            return
        if not self.ends_well(piece.kind.id, piece.line[0], piece.line[-1]):
            about = {"terrain": piece.kind.id, "piece": piece.number}
            yield Refusal("KP-14.2", "flaw_ends", about)

    def ends_well(self, kind: str, first: Point, last: Point) -> bool:
        match kind:
            case "river":  # from one edge to the opposite one
                ways = {(a, b) for a in self.at_edge(first) for b in self.at_edge(last)}
                return not ways.isdisjoint(OPPOSITE.items())
            case "stream":
                good = [bool(self.at_edge(p)) or self.lies_in(p, "river") for p in (first, last)]
                marsh = [self.lies_in(p, "marsh") for p in (first, last)]
                return any(good) and all(a or b for a, b in zip(good, marsh, strict=True))
            case "canyon":
                if self.at_edge(first) or self.at_edge(last):
                    return True
                return bool(self.of("stream")) and self.lies_in(first, "river", "stream")
            case _ if kind in CROSSINGS:
                return self.lies_in(first, "road") and self.lies_in(last, "road")
        return True

    def on(self, piece: Piece) -> Iterator[Refusal]:
        """KP-13.3, KP-13.20: what may not lie on what."""
        printed = piece.kind.printed
        bad = set(printed.not_on)
        if printed.plain_only:
            bad |= {"hill_gentle", "hill_steep", "hill_too_steep"}
        for other in self.ground.pieces:
            if other is piece:
                continue
            clash = other.kind.id in bad
            if piece.kind.id == "built_up" and other.kind.id in ("hill_steep", "hill_too_steep"):
                clash = not other.plateau
            if piece.kind.id == "built_up" and other.kind.id in ("marsh", "river", "canyon"):
                clash = True
            if clash and meets(piece.outline, other.outline):
                about = {"terrain": piece.kind.id, "other": other.kind.id}
                yield Refusal("KP-13.20", "flaw_not_on", dict(about))

    # ------------------------------------------------------------------------------ the layout
    def numbers(self) -> Iterator[Refusal]:
        """KP-14.2: at most one built-up area, one river, one crossing."""
        limits = self.facts.placement
        for kinds, most in (
            (("built_up",), limits.max_built_up),
            (("river",), limits.max_river),
            (CROSSINGS, limits.max_river_crossings),
        ):
            if len(self.of(*kinds)) > most:
                yield Refusal("KP-14.2", "flaw_too_many", {"terrain": kinds[0], "most": most})

    def minima(self) -> Iterator[Refusal]:
        """KP-14.1: what the zone demands."""
        wanted = [c for c in self.zone.all_of if not self.holds(c)]
        if self.zone.any_of and not any(self.holds(c) for c in self.zone.any_of):
            wanted.append(self.zone.any_of[-1])
        for condition in wanted:
            about: dict[str, Any] = {
                "zone": self.zone.id,
                "kind": condition.kind,
                "terrain": condition.terrain or condition.not_terrain,
                "n": round(condition.value * (100 if condition.kind == "area_share_min" else 1)),
            }
            yield Refusal("KP-14.1", "flaw_zone", about)

    def holds(self, condition: ZoneCondition) -> bool:
        counted = [p for p in self.ground.pieces if p.kind.id not in UNCOUNTED]
        if condition.kind == "count_min":
            return sum(p.kind.id in condition.terrain for p in counted) >= condition.value
        if condition.kind == "count_max_other":
            return sum(p.kind.id not in condition.not_terrain for p in counted) <= condition.value
        if condition.kind == "adjacent":
            water = self.of(*condition.to)
            return all(
                any(polygon_distance(p.outline, w.outline) <= TOUCH for w in water)
                for p in self.of(*condition.terrain)
            )
        covered = sum(area_of(p.outline) for p in self.of(*condition.terrain))
        return covered > condition.value * 2 * self.width * self.height

    def village(self, half: tuple[Point, Point] | None) -> Iterator[Refusal]:
        """KP-14.6: the village of a raid or siege lies wholly in the defender's half."""
        if half is None:
            return
        (low_x, low_y), (high_x, high_y) = half
        villages = self.of("built_up")
        if not any(
            all(low_x <= x <= high_x and low_y <= y <= high_y for x, y in v.outline)
            for v in villages
        ):
            yield Refusal("KP-14.6", "flaw_village")


# ------------------------------------------------------------------------------------- changes
def changed(pieces: Pieces, change: tuple[int | str, ...]) -> list[list[int]]:
    """KP-14.3: one piece removed, moved or added; raises ValueError for what is no change."""
    new = [list(piece) for piece in pieces]
    match change:
        case ("remove", int(number)) if 0 <= number < len(new):
            del new[number]
        case ("move", int(number), int(dx), int(dy)) if 0 <= number < len(new):
            piece = new[number]
            piece[4::2] = [x + dx for x in piece[4::2]]
            piece[5::2] = [y + dy for y in piece[5::2]]
        case ("add", *numbers) if all(isinstance(n, int) for n in numbers) and len(numbers) > 4:  # noqa: PLR2004
            new.append([int(n) for n in numbers])
        case _:
            raise ValueError(f"{change!r} neither removes, moves nor adds a piece")
    return new


def change_flaws(
    facts: Facts,
    pieces: Pieces,
    change: tuple[int | str, ...],
    zone: str,
    village_half: tuple[Point, Point] | None,
) -> list[Refusal]:
    """KP-14.3, KP-14.6: the village stays, and the layout still fits the zone."""
    try:
        new = changed(pieces, change)
    except ValueError:
        return [Refusal("KP-14.7", "flaw_no_change")]
    number = change[1]
    if village_half and change[0] != "add" and isinstance(number, int):
        kind = facts.kinds[pieces[number][0]].id
        if kind == "built_up":
            return [Refusal("KP-14.6", "flaw_village_stays")]
    return flaws(facts, new, zone, village_half)
