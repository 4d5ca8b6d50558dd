"""Deeds of single elements at the activation of their unit (D-23): all but moving."""

from __future__ import annotations

from collections.abc import Callable
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
    what, e, *where = deed
    _DONE[what](g, e, *where)


def _climb(g: State, e: int) -> None:
    g.busy[e] = BUSY
    climb(g, e)


def _face(g: State, e: int, foe: int) -> None:
    g.busy[e] = POSTED
    turn_to_face(g, e, foe)
    end_contacts(g)


def _disembark(g: State, e: int, side: int) -> None:
    disembark(g, e, side)
    discover(g, g.unit[e], e)


def _leave_house(g: State, e: int, wall: int) -> None:
    leave_house(g, e, wall)
    discover(g, g.unit[e], e)


_DONE: dict[str, Callable[..., None]] = {
    "climb": _climb,
    "face": _face,
    "embark": embark,
    "disembark": _disembark,
    "lift": lift,
    "launch": set_afloat,
    "exit": leave,
    "enter": enter_house,
    "leave": _leave_house,
    "man": man_wall,
}
