"""Palisades: who may climb them, and who fights across (KP-29.7, KP-29.15)."""

from __future__ import annotations

from .geometry import INCH, Box, bearing, edges, gap_squared, overlaps, shrunk, snap, within
from .passage import may_open
from .state import ON_TABLE, State
from .troops import base_at, base_of, elements_of, enemies_of, look, on_table

OPPOSITE_SIDE = INCH // 2  # KP-29.7: across the palisade


def climbers(g: State, u: int) -> list[int]:
    """KP-29.7: foot that touches the palisade at the start of its activation."""
    if not g.palisade or g.mounted[u] or g.troop[u] in ("artillery", "machine_gun", "wagon"):
        return []
    ground = look(g).ground
    return [
        e
        for e in elements_of(g, u)
        if not g.post[e] and not g.busy[e] and ground.at_palisade(base_of(g, e))
    ]


def may_climb(g: State, e: int) -> bool:
    """KP-29.7, KP-24.2: a melee it may open, or room on the other side."""
    if foes_across(g, e):
        return may_open(g, g.unit[e])
    return landing(g, e) is not None


def foes_across(g: State, e: int) -> list[int]:
    """Enemies that touch the other side opposite an element."""
    ground, here = look(g).ground, base_of(g, e)
    return [
        o
        for o in enemies_of(g, g.side[g.unit[e]])
        if ground.walled(here, base_of(g, o))
        and ground.at_palisade(base_of(g, o))
        and within(here, base_of(g, o), OPPOSITE_SIDE)
    ]


def landing(g: State, e: int) -> Box | None:
    """The place on the other side of the palisade, touching it; None: no room."""
    ground, here = look(g).ground, base_of(g, e)
    a, b = min(edges(ground.palisade), key=lambda side: gap_squared(here.centre, *side))
    side = bearing(b[0] - a[0], b[1] - a[1])
    frame = Box(a[0], a[1], side, 0, 0)
    along, off = frame.local(here.x, here.y)
    x, y = frame.world(along, -off)
    new = base_at(g, g.unit[e], snap(x), snap(y), here.facing)
    taken = [base_of(g, o) for o in on_table(g) if o != e]
    if any(overlaps(new, other) for other in taken) or ground.cuts(shrunk(new).corners):
        return None
    return new


def across(g: State, fight: list[int]) -> bool:
    """KP-29.15: a melee across a palisade is contact for every rule."""
    return any(
        g.unit[e] in fight[:2] and any(g.unit[o] in fight[:2] for o in foes_across(g, e))
        for e in g.climbing
        if g.place[e] == ON_TABLE
    )
