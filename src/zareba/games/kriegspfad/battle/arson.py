"""What an element may set on fire (KP-23.1)."""

from __future__ import annotations

from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.posts import BUSY
from zareba.games.kriegspfad.field.state import PROPHET, TRAIN, State
from zareba.games.kriegspfad.field.troops import base_of, look


def fire_places(g: State, e: int) -> list[int]:
    """KP-23.1: villages, tall grass and fields an element touches and may set on fire."""
    if not may_set_fire(g, e) or g.post[e]:
        return []
    ground = look(g).ground
    burning = {fire.piece for fire in g.fires}
    here = base_of(g, e)
    return [
        p.number
        for p in ground.touching(here, "built_up", "tall_grass", "field")
        if p.number not in burning
    ]


def may_set_fire(g: State, e: int) -> bool:
    """KP-23.1: instead of shooting, guns and their crews like everybody; not in melee."""
    u = g.unit[e]
    if g.arrived[u] or g.mounting[u] or g.role[u] in (PROPHET, TRAIN):
        return False
    return not touching(g, e) and g.busy[e] != BUSY
