"""Setting up defensive positions (LK-6.7)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say

from .asks import DONE, UnitToPost, ZoneToDefend
from .state import GORDON_SEAT, State, take


@rule("LK-6.7", "LK-6.7.1", "LK-6.7.3", "LK-6.7.8")
def defend(g: State) -> Rule:
    """Occupy as many zones as you like; at least one troop unit; confirm the whole at the end."""
    while True:
        zone = yield ZoneToDefend(GORDON_SEAT)
        if zone == DONE:
            break
        yield from post(g, zone)
    for zone, units in zip(g.facts.zones, g.garrison, strict=True):
        if units:
            say(g, "defended", "LK-6.7.2", zone=zone, units=tuple(units))


@rule("LK-6.7.2", "LK-6.7.4", "LK-6.7.5")
def post(g: State, zone: str) -> Rule:
    """Up to four troops, one leader, any guns, gunboats on the Nile; supports need troops."""
    posted = 0
    while True:
        unit = yield UnitToPost(GORDON_SEAT, zone, posted)
        if unit == DONE:
            return
        take(g, unit, g.garrison[g.facts.zone_index[zone]])
        posted += 1
