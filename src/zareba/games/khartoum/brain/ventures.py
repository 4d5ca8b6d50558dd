"""What a raid or a sortie is worth: gains and losses on average (LK-6.5, LK-6.6)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from zareba.games.khartoum.facts.tables import DIE, LIGHT, RAID, SORTIE, Facts, find_row
from zareba.games.khartoum.rules.banners import PAIRS, WAYS
from zareba.games.khartoum.rules.casualties import drms_of
from zareba.games.khartoum.rules.expeditions import RAID_GUNS, SORTIE_INFANTRY
from zareba.games.khartoum.rules.limits import raiders, sortie_infantry
from zareba.games.khartoum.rules.state import State, level_drm, zone_of

from .prospects import (
    LAST_WALL,
    SURE,
    Outlook,
    casualties,
    chance_active,
    hurt,
    outlook,
    siege_cost,
    steps_of,
    usual_cost,
    walls,
)
from .temper import temper

NEVER = -99.0


class Venture(NamedTuple):
    """What comes of it on average."""

    rp: float
    cm: float
    weaker: float  # points of Strength
    back: float  # the chance that the Banner retreats
    disorganised: float
    steps: float  # lost, of troops
    leader: float


@cache
def venture(facts: Facts, kind: int, modifier: int, steps: int) -> Venture:
    """A raid or sortie of so many steps, with so much added to the dice."""
    rows = facts.raid_rows if kind == RAID else facts.sortie_rows
    parts = []
    for dice, ways in WAYS.items():
        row = find_row(rows, dice + max(-SURE, min(SURE, modifier)))
        leader, troops, _, _ = drms_of(row)
        lost = 0.0
        if troops is not None:
            lost = sum(min(n, steps) for n in casualties(facts, "troops", troops, "steps")) / DIE
        harm = 0.0 if leader is None else hurt(facts, leader)
        found = (
            row.rp,
            row.cm,
            -row.strength,
            row.retreat,
            row.disorganised,
            lost,
            harm,
        )
        parts.append([ways / len(PAIRS) * x for x in found])
    return Venture(*map(sum, zip(*parts, strict=True)))


def raid_value(g: State, banner: int) -> float:
    """With the best of everything against a Banner."""
    if g.strength[banner] < g.facts.rules.target_min_strength:
        return NEVER
    unit = max(raiders(g), key=lambda u: (g.facts.factors[u][RAID] or 0, u in g.facts.reduced))
    modifier = with_help(g, banner, [unit], RAID, RAID_GUNS) + g.raid_drm
    return value(g, banner, RAID, modifier - (g.strength[banner] + 1) // 2, [unit])


def sortie_value(g: State, banner: int) -> float:
    if g.strength[banner] < g.facts.rules.target_min_strength:
        return NEVER
    factors = g.facts.factors
    units = sorted(sortie_infantry(g), key=lambda u: -(factors[u][SORTIE] or 0))[:SORTIE_INFANTRY]
    modifier = with_help(g, banner, units, SORTIE, len(units)) + g.sortie_drm
    return value(g, banner, SORTIE, modifier - g.strength[banner], units)


def with_help(g: State, banner: int, units: list[str], kind: int, most_guns: int) -> int:
    """What units with a leader, guns and gunboats add to the dice."""
    factors = g.facts.factors
    leader = max((factors[x][kind] or 0 for x in g.leaders), default=0)
    boats = g.gunboats if zone_of(g, banner) in g.facts.nile else 0
    guns = min(most_guns, g.guns.count(LIGHT))
    return sum(factors[u][kind] or 0 for u in units) + leader + guns + boats + level_drm(g)


def value(g: State, banner: int, kind: int, modifier: int, units: list[str]) -> float:
    """In hundredths of a game: what is gained, less the steps that it costs."""
    mind, seen = temper(g.facts), outlook(g)
    found = venture(g.facts, kind, modifier, steps_of(g.facts, units))
    stays = siege(g, banner, seen)
    quiet = chance_active(g, banner) * max(0.0, attacked(g, banner, seen) - stays)
    return (
        found.rp * mind.rp + found.cm * mind.key_zone
        + found.weaker * (stays - siege(g, banner, seen, weaker=1))
        + found.back * (stays - siege(g, banner, seen, nearer=-1))
        + found.disorganised * quiet - found.steps * seen.price - found.leader * mind.commander
    )  # fmt: skip


def siege(g: State, banner: int, seen: Outlook, nearer: int = 0, weaker: int = 0) -> float:
    """What a Banner costs that does nothing this turn, if it stood nearer or were weaker."""
    number, strength = g.at[banner] - nearer, g.strength[banner] - weaker
    return siege_cost(g.facts, walls(g, banner, seen), number, strength, seen)


def attacked(g: State, banner: int, seen: Outlook) -> float:
    """What it costs when this Banner is activated."""
    if g.at[banner] <= LAST_WALL:
        return siege(g, banner, seen, nearer=1)
    return usual_cost(g, banner, g.at[banner] - 1, seen)
