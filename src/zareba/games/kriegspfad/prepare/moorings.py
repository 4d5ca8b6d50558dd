"""Boats before the battle: who has them, and where they lie (KP-10.1, KP-10.11)."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Refusal
from zareba.games.kriegspfad.field.geometry import Box, overlaps, shrunk
from zareba.games.kriegspfad.field.placing import Area, edge_strip, inside_area, table_area
from zareba.games.kriegspfad.field.state import AMBUSH, State
from zareba.games.kriegspfad.field.waters import is_afloat, waters


def may_have_boats(g: State, seat: int) -> bool:
    """KP-10.1: as many as it wants, for any army but lists 7 and 8."""
    return g.facts.catalogue.lists[g.lists[seat]].boats and bool(waters(g))


def boat_area(g: State, seat: int, area: Area) -> Area:
    """KP-10.11: boats touch the own area; in an ambush the attacker's lie at the entry edge."""
    if g.scenario == AMBUSH and seat == g.attacker:
        return edge_strip(g, g.edges[seat], 0)
    return area


def mooring_refused(
    g: State, seat: int, b: Box, area: Area, others: Sequence[Box]
) -> Refusal | None:
    """KP-10.11: on the water, touching the own area, beside the other boats."""
    if not inside_area(b, table_area(g)) or not is_afloat(g, shrunk(b).corners):
        return Refusal("KP-10.11", "not_afloat")
    low_x, low_y, high_x, high_y = boat_area(g, seat, area)
    xs, ys = [x for x, _ in b.corners], [y for _, y in b.corners]
    if (
        min(xs) > high_x + g.facts.distances.boarding
        or max(xs) < low_x - g.facts.distances.boarding
        or min(ys) > high_y + g.facts.distances.boarding
        or max(ys) < low_y - g.facts.distances.boarding
    ):
        return Refusal("KP-10.11", "boat_area")
    if any(overlaps(b, other) for other in others):
        return Refusal("KP-20.3", "boat_there")
    return None
