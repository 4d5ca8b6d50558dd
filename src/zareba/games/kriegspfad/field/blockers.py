"""Troops that stand in the way of a look (KP-21.6, KP-21.7)."""

from __future__ import annotations

from collections.abc import Sequence

from .geometry import OVERLAP, Box, Point, crosses, edges, gap_squared, inside, nearer, shrunk

Wall = tuple[Box, Box | None]  # a base, or two that leave no gap


class Crowd:
    """Bases that stand at one moment, with what has been found out about them."""

    __slots__ = ("_close", "bases", "eyes", "frontage", "seen")

    def __init__(self, bases: list[Box], frontage: int) -> None:
        self.bases, self.frontage = bases, frontage
        self._close: dict[Box, list[Box]] = {}
        self.eyes: dict[tuple[Box, tuple[int, ...]], list[Point]] = {}  # of `Sight._eyes`
        self.seen: dict[tuple[Box, Box, bool, bool], bool] = {}  # answers of `Sight.sees`

    def close(self, one: Box) -> list[Box]:
        """KP-21.7: those before it in the list that leave no gap to it."""
        found = self._close.get(one)
        if found is None:
            gap = self.frontage - OVERLAP
            x, y, reach = one.x, one.y, one.radius + gap
            found = self._close[one] = [
                other
                for other in self.bases[: self.bases.index(one)]
                if abs(other.x - x) < reach + other.radius > abs(other.y - y)
                and nearer(one, other, gap)
            ]
        return found


def blocked(p: Point, q: Point, walls: Sequence[Wall]) -> bool:
    """KP-21.6, KP-21.7: the segment runs through a base, or between two that stand close."""
    return any(stops(wall, p, q) for wall in walls)


def stops(wall: Wall, p: Point, q: Point) -> bool:
    """One base, or a pair, in the way of a segment."""
    one, other = wall
    if other is not None:
        return crosses(p, q, one.centre, other.centre)
    if gap_squared(one.centre, p, q) > one.radius * one.radius:
        return False
    corners = shrunk(one).corners
    if any(crosses(p, q, r, s) for r, s in edges(corners)):
        return True
    return inside(p, corners) or inside(q, corners)
