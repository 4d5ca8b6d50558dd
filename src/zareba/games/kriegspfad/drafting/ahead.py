"""What a move would mean, before it is made: shots, danger and melees from the place drafted.

Everything comes from the table as the drafting seat knows it, as if nobody else moved meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zareba.games.kriegspfad.battle import forecast
from zareba.games.kriegspfad.battle.fire import marks_of, shooters
from zareba.games.kriegspfad.battle.march import make_contacts
from zareba.games.kriegspfad.field.state import EXITED, MOVED, TURNED, State
from zareba.games.kriegspfad.field.troops import elements_of

from .maneuvers import recorded
from .unit_intents import Walk


def standing_there(g: State, u: int, walks: Iterable[Walk]) -> State:
    """The table with the unit at the end of its draft, and the melees that opens (KP-24.1)."""
    table = g.clone()
    for walk in walks:
        e = walk.element
        table.x[e], table.y[e] = recorded(walk.here)
        table.facing[e] = walk.here.facing
        if len(walk.points) > 1:
            table.did[e], table.way[e] = MOVED, walk.made
        elif walk.here.facing != g.facing[e]:
            table.did[e] = max(table.did[e], TURNED)
        if walk.gone:
            table.place[e] = EXITED
    for v in (u, *g.following):
        if elements_of(table, v):
            make_contacts(table, v)
    return table


def ahead(g: State, u: int, walks: Iterable[Walk]) -> dict[str, Any]:
    """KP-22, KP-24: whom the unit could shoot at from there, who at it, and what it would fight."""
    table = standing_there(g, u, walks)
    marks, seat = marks_of(table), g.side[u]
    return {
        "unit": u,
        "ranges": forecast.ranges(table, u),
        "shots": forecast.shots(table, u),
        "threats": [
            forecast.shot(table, aim)
            for e in shooters(table, 1 - seat)
            for aim in marks.of(e)
            if table.unit[aim.target] == u
        ],
        "fights": [
            fight for fight in forecast.fights(table) if u in (fight["attacker"], fight["defender"])
        ],
    }
