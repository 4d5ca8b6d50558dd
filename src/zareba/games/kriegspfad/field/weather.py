"""Season, weather, darkness (KP-15)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import Facts

NIGHT, DAWN, DUSK = "night", "dawn", "dusk"
ANY_ZONE = "*"


def weather_of(facts: Facts, season: str, zone: str, roll: int) -> tuple[str, ...]:
    """KP-15.3: a die, the season, the zone."""
    total = max(0, roll + facts.seasons[season].modifier)
    row = next(row for row in facts.weather if row.min <= total <= row.max)
    found = row.zones.get(zone, row.zones[ANY_ZONE])
    return tuple(name for name in found if name != "fair")


def is_dark(mode: str, last: int, round_number: int) -> bool:
    """KP-15.10: all night, until round *last*, or from round *last* on."""
    if mode == NIGHT:
        return True
    if mode == DAWN:
        return round_number <= last
    return mode == DUSK and round_number >= last


def visibility(facts: Facts, weather: list[str], dark: bool) -> int:
    """KP-15.6, KP-15.10, KP-15.12: the smaller limit counts; grains, 0: none."""
    limits = [facts.conditions[name].visibility_max for name in weather]
    limits += [facts.darkness.visibility_max] if dark else []
    return min((n for n in limits if n), default=0) * INCH


def shooting_penalty_beyond(facts: Facts, weather: list[str]) -> int:
    """KP-15.5 to KP-15.7: S11 counts beyond so many grains; 0: never."""
    limits = [facts.conditions[name].shoot_penalty_beyond for name in weather]
    return min((n for n in limits if n), default=0) * INCH


def clears(facts: Facts, weather: list[str], round_number: int) -> bool:
    """KP-15.6: whether a die is rolled for the fog this round."""
    return any(0 < facts.conditions[name].clears_from_round <= round_number for name in weather)
