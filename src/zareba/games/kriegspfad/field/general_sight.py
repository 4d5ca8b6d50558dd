"""General sight between elements (KP-21.1)."""

from __future__ import annotations

from collections.abc import Collection

from .contact import behind_wagon
from .state import State
from .troops import base_of, blockers, has_fired, is_lit, look


def sees(g: State, e: int, other: int) -> bool:
    """KP-21.1, KP-9.5: one element sees another; over the wagon that one of them stands behind."""
    return unit_sees(g, [e], [other])


def unit_sees(g: State, elements: Collection[int], others: Collection[int]) -> bool:
    """One of these elements sees one of those; the nearest are asked first."""
    if not elements or not others:
        return False
    sight, walls = look(g), blockers(g)
    bases = {e: base_of(g, e) for e in (*elements, *others)}
    wagons = {e: behind_wagon(g, e) for e in bases}

    def far(pair: tuple[int, int]) -> int:
        a, b = bases[pair[0]], bases[pair[1]]
        return (a.x - b.x) ** 2 + (a.y - b.y) ** 2

    for e, o in sorted(((e, o) for e in elements for o in others), key=far):
        low = [*wagons[e], *wagons[o]]
        left = [w for w in walls if w not in low] if low else walls
        if sight.sees(bases[e], bases[o], left, has_fired(g, o), is_lit(g, o)):
            return True
    return False
