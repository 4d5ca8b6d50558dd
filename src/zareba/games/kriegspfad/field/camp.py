"""The village or camp of a raid or siege (KP-16.8 to KP-16.10, KP-16.21)."""

from __future__ import annotations

from .contact import ring, wagons_of
from .geometry import Polygon, box, hull, inside, within
from .state import TRAIN, WAGONS, State
from .troops import base_of, look


def camp_area(g: State) -> Polygon:
    """What must be taken: the village, or the ground of the wagons; empty: there is none."""
    if g.camp != WAGONS:
        return next((p.outline for p in look(g).ground.pieces if p.kind.id == "built_up"), ())
    seat = 1 - g.attacker
    corners = [p for e in wagons_of(g, seat) for p in base_of(g, e).corners]
    return ring(g, seat) or hull(corners)


def holds_camp(g: State, e: int) -> bool:
    """KP-16.9, KP-16.21: the centre in the camp; at a train in column within two inches."""
    if g.role[g.unit[e]] == TRAIN:
        return False
    centre = base_of(g, e).centre
    if g.camp != WAGONS:
        return inside(centre, camp_area(g))
    seat = 1 - g.attacker
    if area := ring(g, seat):
        return inside(centre, area)
    spot = box(*centre, 0, 2, 2)
    return any(
        within(spot, base_of(g, k), g.facts.distances.wagon_camp) for k in wagons_of(g, seat)
    )
