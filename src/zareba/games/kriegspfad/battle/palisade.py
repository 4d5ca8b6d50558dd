"""Palisades: who may climb them, and who fights across (KP-29.7, KP-29.15)."""

from __future__ import annotations

from zareba.games.kriegspfad.field.arcs import touches
from zareba.games.kriegspfad.field.contact import laager, over_wagons, wagons_of
from zareba.games.kriegspfad.field.free_places import place_beside
from zareba.games.kriegspfad.field.geometry import (
    CONTACT,
    Box,
    bearing,
    edges,
    gap_squared,
    inside,
    overlaps,
    shrunk,
    snap,
    turned,
    within,
)
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.placing import taken_from
from zareba.games.kriegspfad.field.posts import WALLS, turned_box
from zareba.games.kriegspfad.field.state import ON_TABLE, TRAIN, State
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import (
    base_at,
    base_of,
    elements_of,
    enemies_of,
    is_foot,
    look,
)


def climbers(g: State, u: int) -> list[int]:
    """KP-29.7: foot that touches the palisade at the start of its activation."""
    if not is_foot(g, u) or not (g.palisade or TRAIN in g.role):
        return []
    ground = look(g).ground
    return [
        e
        for e in elements_of(g, u)
        if not g.post[e]
        and not g.busy[e]
        and (ground.at_palisade(base_of(g, e)) or wagon_before(g, e))
    ]


def wagon_before(g: State, e: int) -> Box | None:
    """KP-9.5: an undefended wagon of an enemy laager that an element touches."""
    here, owner = base_of(g, e), 1 - g.side[g.unit[e]]
    if not laager(g, owner) or over_wagons(g, e, here):
        return None
    wagons = (base_of(g, k) for k in wagons_of(g, owner))
    return next((w for w in wagons if touches(here, w)), None)


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
        and within(here, base_of(g, o), g.facts.distances.across_palisade)
    ]


def landing(g: State, e: int) -> Box | None:
    """The place on the other side of the palisade or wagon, touching it; None: no room."""
    ground, here = look(g).ground, base_of(g, e)
    if not ground.at_palisade(here):
        return over_wagon(g, e)
    a, b = min(edges(ground.palisade), key=lambda side: gap_squared(here.centre, *side))
    side = bearing(b[0] - a[0], b[1] - a[1])
    frame = Box(a[0], a[1], side, 0, 0)
    along, off = frame.local(here.x, here.y)
    x, y = frame.world(along, -off)
    new = base_at(g, g.unit[e], snap(x), snap(y), here.facing)
    taken = any(overlaps(new, other) for other in taken_from(g, [e]))
    return None if taken or ground.cuts(shrunk(new).corners) else new


def over_wagon(g: State, e: int) -> Box | None:
    """KP-9.5: from one side of the ring to the other."""
    here, wagon = base_of(g, e), wagon_before(g, e)
    if wagon is None:
        return None
    way = bearing(wagon.x - here.x, wagon.y - here.y)
    far = min((turned_box(wagon, side) for side in WALLS), key=lambda b: turned(b.facing, way))
    new = place_beside(g, e, far, CONTACT)
    ring = laager(g, 1 - g.side[g.unit[e]])
    crossed = new is not None and inside(new.centre, ring) != inside(here.centre, ring)
    return new if crossed else None


def across(g: State, fight: Fight) -> bool:
    """KP-29.15: a melee across a palisade is contact for every rule."""
    return any(
        g.unit[e] in fight.units and any(g.unit[o] in fight.units for o in foes_across(g, e))
        for e in g.climbing
        if g.place[e] == ON_TABLE
    )
