"""The commander and what he can do where he is (KP-3)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import INCH

from .general_sight import sees
from .geometry import within
from .state import COMMANDER, INCOMPETENT, State
from .troops import base_of, elements_of, on_table


def chief_of(g: State, seat: int) -> int:
    """The element that carries the commander, -1 if he is not on the table (KP-3.10)."""
    for e in on_table(g):
        if g.skills[e] & COMMANDER and g.side[g.unit[e]] == seat:
            return e
    return -1


def commands(g: State, seat: int) -> int:
    """KP-3.6: the commander's element if he has command functions, else -1."""
    return -1 if g.command[seat] == INCOMPETENT else chief_of(g, seat)


def chief_within(g: State, u: int, inches: int) -> bool:
    """KP-3.5, KP-3.9: the commander near one element of the unit, or in it."""
    chief = commands(g, g.side[u])
    if chief < 0:
        return False
    here = base_of(g, chief)
    return any(e == chief or within(here, base_of(g, e), inches * INCH) for e in elements_of(g, u))


def chief_near_and_seen(g: State, u: int) -> bool:
    """KP-3.5: within 12" and in sight, for a reroll or an ignored test."""
    chief = commands(g, g.side[u])
    if chief < 0:
        return False
    here, reach = base_of(g, chief), g.facts.command.reroll_or_ignore_range * INCH
    return any(
        e == chief or (within(here, base_of(g, e), reach) and sees(g, chief, e))
        for e in elements_of(g, u)
    )
