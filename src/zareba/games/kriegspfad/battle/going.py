"""Which going a unit must declare that means to come to a place (KP-19.1, KP-19.4; D-24)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import DIFFICULT
from zareba.games.kriegspfad.field.arcs import is_column
from zareba.games.kriegspfad.field.geometry import length_of, shrunk, swept
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import (
    base_at,
    base_of,
    bases_of,
    cohesion,
    going_class,
    look,
    movement_row,
)

from .boats import is_laden
from .limits import actions
from .paths import MOVE, movable, starts_difficult

GOOD, DIFFICULT_GOING = "good", "difficult"
PARTS = 16  # of a way, at which the ground is looked at
D6 = 6


def going_towards(g: State, u: int, dx: int, dy: int) -> str:
    """Difficult if it starts in it, or if the way leads into it within what its dice may allow."""
    if is_laden(g, u) or starts_difficult(g, u):
        return DIFFICULT_GOING
    touched = free_until(g, u, dx, dy)
    number, more = g.facts.movement[movement_row(g, u)][1]
    if touched is None or touched > (number * D6 + more) * INCH:
        return GOOD  # who cannot come there comes as near as may be
    return DIFFICULT_GOING


def declarations(g: State, u: int) -> list[str]:
    """KP-19.1: the ways to move that a unit may declare now; a guide's are declared by name."""
    found = [a for a in actions(g, u) if isinstance(a, str) and a.endswith((GOOD, DIFFICULT_GOING))]
    return [a for a in found if a.startswith(MOVE)] or found


def common_kind(moves: list[str]) -> str:
    """What all of them are: moving, withdrawing, breaking off; empty: there is a choice."""
    kinds = {a.partition("-")[0] for a in moves}
    return kinds.pop() if len(kinds) == 1 else ""


def free_until(g: State, u: int, dx: int, dy: int) -> int | None:
    """After how many grains a straight way touches difficult going; None: never."""
    ground, cls = look(g).ground, going_class(g, u)
    column = is_column(bases_of(g, u), cohesion(g, u))
    number, more = g.facts.movement[movement_row(g, u)][0]
    length = length_of(dx * HUNDREDTH, dy * HUNDREDTH)
    most = min(length, max(0, number * D6 + more) * INCH)
    for part in range(1, PARTS + 1):
        made = most * part // PARTS
        for e in movable(g, u):
            x, y = (n * made // max(length, 1) for n in (dx, dy))
            here, there = base_of(g, e), base_at(g, u, g.x[e] + x, g.y[e] + y, g.facing[e])
            way = swept(shrunk(here), shrunk(there))
            if ground.going(cls, way, here.centre, there.centre, column) == DIFFICULT:
                return made
    return None
