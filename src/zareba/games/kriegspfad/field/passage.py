"""Who may pass whom, and who may open a melee (KP-19.9, KP-24.2)."""

from __future__ import annotations

from .state import CHIEF, PROPHET, SCOUT, TRAIN, State
from .troops import MOUNTED_INFANTRY, acts_as, elements_of, is_gun


def is_light(g: State, u: int) -> bool:
    """KP-19.9: skirmishers and warriors, on foot or mounted."""
    return g.troop[u] in ("skirmisher", "warrior") or acts_as(g, u) == "skirmisher"


def stands_still(g: State, u: int) -> bool:
    return not any(g.did[e] for e in elements_of(g, u))


def may_pass(g: State, u: int, other: int) -> bool:
    """KP-19.9: friends a unit may move through."""
    if g.role[u] in (CHIEF, SCOUT, PROPHET) or g.role[other] in (CHIEF, SCOUT, PROPHET):
        return True
    if is_gun(g, other):
        return stands_still(g, other)
    if g.role[other] == TRAIN:
        return is_light(g, u) and stands_still(g, other)
    return is_light(g, u) and is_light(g, other) and not is_gun(g, u)


def may_open(g: State, u: int) -> bool:
    """KP-4.4, KP-8.7, KP-24.2: who may open a melee."""
    if g.markers[u] > g.facts.morale.no_close_above_markers:
        return False
    if acts_as(g, u) == MOUNTED_INFANTRY or is_gun(g, u):
        return False
    return g.role[u] not in (PROPHET, TRAIN)
