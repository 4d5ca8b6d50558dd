"""Deeds of single elements at the activation of their unit (D-23): all but moving."""

from __future__ import annotations

from typing import Any

from zareba.games.kriegspfad.field.posts import BUSY, POSTED, boat_of
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import base_of, elements_of

from .boats import boat_deeds, disembark, embark, lift, set_afloat
from .houses import enter_house, house_deeds, leave_house, man_wall
from .march import climb, discover, end_contacts, leave
from .modes import turn_to_face
from .palisade import climbers, may_climb
from .paths import at_exit

ROWING = ("row", "downstream")


def deeds(g: State, u: int) -> list[Any]:
    """KP-10.3, KP-29.7, KP-29.8, KP-29.16: what elements of a unit may do instead of moving."""
    found: list[Any] = [("climb", e) for e in climbers(g, u) if may_climb(g, e)]
    if g.boats:
        found += boat_deeds(g, u)
        found += [("exit", e) for e in elements_of(g, u) if may_exit(g, e)]
    if g.houses:
        found += house_deeds(g, u)
    return found


def may_exit(g: State, e: int) -> bool:
    """KP-16.17: from a boat that has reached the edge."""
    return boat_of(g, e) >= 0 and not g.busy[e] and at_exit(g, g.side[g.unit[e]], base_of(g, e))


def do(g: State, deed: tuple[Any, ...]) -> None:
    """One deed; who has done it neither moves nor shoots, except who only turned or manned."""
    what, e = deed[0], deed[1]
    match what:
        case "climb":
            g.busy[e] = BUSY
            climb(g, e)
        case "face":
            g.busy[e] = POSTED
            turn_to_face(g, e, deed[2])
            end_contacts(g)
        case "embark":
            embark(g, e, deed[2])
        case "disembark":
            disembark(g, e, deed[2])
            discover(g, g.unit[e], e)
        case "lift":
            lift(g, e, deed[2])
        case "launch":
            set_afloat(g, e)
        case "exit":
            leave(g, e)
        case "enter":
            enter_house(g, e, deed[2])
        case "leave":
            leave_house(g, e, deed[2])
            discover(g, g.unit[e], e)
        case "man":
            man_wall(g, e, deed[2])
        case _:
            raise AssertionError(f"no such deed: {what}")
