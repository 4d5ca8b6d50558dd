"""Withdrawing: disordered units keep away from horsemen and guns (KP-27.3, KP-27.5, KP-27.6)."""

from __future__ import annotations

from zareba.games.kriegspfad.field.general_sight import unit_sees
from zareba.games.kriegspfad.field.geometry import SLACK, distance, nearer
from zareba.games.kriegspfad.field.state import TRAIN, State
from zareba.games.kriegspfad.field.troops import base_of, elements_of, enemies_of, foes_of, is_gun

from .paths import Judge, Way, movable


def needs_withdrawal(g: State, u: int) -> bool:
    """KP-27.3, KP-27.6: disordered, and mounted enemies or guns nearer than six inches in sight."""
    if g.markers[u] <= g.facts.morale.no_close_above_markers or g.role[u] == TRAIN:
        return False
    if foes_of(g, u) or not movable(g, u):
        return False
    return bool(threats(g, u))


def threats(g: State, u: int) -> list[int]:
    """Visible enemy elements, mounted or guns, nearer than six inches."""
    own = elements_of(g, u)
    found = []
    for o in enemies_of(g, g.side[u]):
        v = g.unit[o]
        if not (g.mounted[v] or is_gun(g, v)):
            continue
        base = base_of(g, o)
        near = any(nearer(base_of(g, e), base, g.facts.distances.disordered - SLACK) for e in own)
        if near and unit_sees(g, own, [o]):
            found.append(o)
    return found


def withdrawn(g: State, u: int, choice: tuple[Way, ...], foes: list[int]) -> bool:
    """KP-27.5: whether a way brings the unit six inches from all of them."""
    judge = Judge(g, u)
    for way in choice:
        if judge.walk(way):
            return False
    return all(
        distance(b, base_of(g, o)) >= g.facts.distances.disordered - SLACK
        for b in judge.now.values()
        for o in foes
    )
