"""Blockhouses before the battle: where they stand, who begins inside (KP-29.8, KP-29.14, D-17)."""

from __future__ import annotations

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.facts.tables import IMPASSABLE
from zareba.games.kriegspfad.field.geometry import Box, box, overlaps, shrunk
from zareba.games.kriegspfad.field.placing import deployment_area, half, inside_area, table_area
from zareba.games.kriegspfad.field.posts import (
    GARRISON,
    RESERVE,
    WALLS,
    buildings,
    garrison,
    house_at,
    house_box,
    manned,
)
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Company, Place
from zareba.games.kriegspfad.field.troops import look


def site_refused(
    g: State, seat: int, place: tuple[int, int, int], others: list[Box]
) -> Refusal | None:
    """KP-29.8, KP-29.14: in the own half, on free and passable ground."""
    b = house_at(g, *place)
    own = (table_area(g), deployment_area(g, seat), half(g, g.edges[seat]))
    if not all(inside_area(b, area) for area in own):
        return Refusal("KP-29.14", "outside_area")
    ground = look(g).ground
    if ground.standing("regular", b) == IMPASSABLE or ground.cuts(shrunk(b).corners):
        return Refusal("KP-13.19", "impassable")
    size = g.facts.sizes.frontage, g.facts.sizes.depth["foot"]
    pits = [box(x * HUNDREDTH, y * HUNDREDTH, facing, *size) for x, y, facing in g.works]
    taken = [*others, *(house_box(g, h) for h in buildings(g)), *pits]
    if any(overlaps(b, other) for other in taken):
        return Refusal("KP-29.14", "taken")
    return None


def garrison_places(g: State, seat: int, company: Company) -> list[Place]:
    """D-17: a whole company on foot in one building: the walls first; empty without room."""
    walls_first = [*WALLS, *[RESERVE] * g.facts.counts.house_places]
    for h in buildings(g):
        free = [wall for wall in walls_first if wall == RESERVE or wall not in manned(g, h)]
        room = g.facts.counts.house_places - len(garrison(g, h))
        if g.houses[h].holder == seat and len(company.crew) <= room:
            return [(GARRISON, h, wall) for wall in free[: len(company.crew)]]
    return []
