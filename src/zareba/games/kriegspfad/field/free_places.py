"""A free place for an element beside a boat, a wall or a wagon."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import IMPASSABLE

from .arcs import touches
from .geometry import Box, overlaps, shrunk, snap
from .placing import inside_area, table_area, taken_from
from .state import TRAIN, State
from .troops import base_at, base_of, depth_of, enemies_of, going_class, look


def place_beside(g: State, e: int, face: Box, far: int) -> Box | None:
    """A free place for an element before the front edge of a rectangle, looking outwards."""
    u = g.unit[e]
    frame, half = Box(face.x, face.y, face.facing, face.w, face.d), depth_of(g, u) // 2
    taken = taken_from(g, [e])
    foes = [
        base_of(g, o)
        for o in enemies_of(g, g.side[u])
        if not g.post[o] and g.role[g.unit[o]] != TRAIN
    ]
    ground, cls = look(g).ground, going_class(g, u)
    offsets = sorted(range(-face.hw, face.hw + 1, INCH // 4), key=lambda v: (abs(v), v))
    for gap in range(2 * HUNDREDTH, far + 1, INCH // 10):
        for aside in (0, *offsets):
            x, y = frame.world(face.hd + gap + half, aside)
            new = base_at(g, u, snap(x), snap(y), face.facing)
            if (
                inside_area(new, table_area(g))
                and not any(overlaps(new, other) for other in taken)
                and not any(touches(new, foe) for foe in foes)
                and ground.standing(cls, new) != IMPASSABLE
                and not ground.cuts(shrunk(new).corners)
            ):
                return new
    return None
