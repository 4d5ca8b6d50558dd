"""General sight between elements (KP-21.1)."""

from __future__ import annotations

from .contact import behind_wagon
from .state import State
from .troops import base_of, blockers, has_fired, is_lit, look


def sees(g: State, e: int, other: int) -> bool:
    """KP-21.1, KP-9.5: one element sees another; over the wagon that one of them stands behind."""
    walls = blockers(g)
    if low := [*behind_wagon(g, e), *behind_wagon(g, other)]:
        walls = [w for w in walls if w not in low]
    fired, lit = has_fired(g, other), is_lit(g, other)
    return look(g).sees(base_of(g, e), base_of(g, other), walls, fired, lit)


def unit_sees(g: State, elements: list[int], others: list[int]) -> bool:
    return any(sees(g, e, o) for e in elements for o in others)
