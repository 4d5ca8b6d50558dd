"""What a fight is worth: its chances, its losses, and how the siege goes on behind it.

Everything is counted in hundredths of a game: 100 is the difference between victory and defeat.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from zareba.games.khartoum.facts.tables import DEFENCE, DIE, GUNBOAT, Facts, find_row
from zareba.games.khartoum.rules.banners import PAIRS, WAYS
from zareba.games.khartoum.rules.casualties import drms_of
from zareba.games.khartoum.rules.state import State, is_active, level_drm

from .temper import forgets, temper

LOST = 100.0  # a Banner in the Palace: the game is over
FACES = range(1, DIE + 1)
LAST_WALL = 2  # the number of the zone before the Palace
SURE = 20  # modifiers beyond this change nothing
USUAL_GARRISON = 3  # steps that hold a zone
USUAL_STEPS, LEAST_STEPS = 12, 6  # what `step` of the temper means
HURT = {"killed": 1.0, "wounded": 0.5}


# ------------------------------------------------------------------------------------------ fights
class Fight(NamedTuple):
    """What may come of an attack: the chances of its ends, then losses on average."""

    lost: float  # the Banner enters
    held: float
    lost_weaker: float  # it enters with a point of Strength less, for nobody is left
    held_weaker: float
    back: float  # thrown back, and weaker
    steps: float  # of troops
    guns: float
    leader: float
    morale: float


@cache
def fight_with(facts: Facts, total: int, steps: int) -> Fight:
    """With this total of the dice, for so many steps of troops (LK-7.2.7, LK-7.2.10)."""
    row = find_row(facts.defence_rows, total)
    leader, troops, guns, _ = drms_of(row)
    lost = [0] * DIE if troops is None else casualties(facts, "troops", troops, "steps")
    wiped_out = sum(n >= steps for n in lost) / DIE if facts.rules.wiped_out_zone_is_lost else 0.0
    falls = 0.0 if row.retreat else 1.0 if row.advance else wiped_out
    stays, back = 1.0 - falls - row.retreat, float(row.retreat)
    weaker = row.strength < 0
    return Fight(
        lost=0.0 if weaker else falls,
        held=0.0 if weaker else stays,
        lost_weaker=falls if weaker else 0.0,
        held_weaker=stays if weaker else 0.0,
        back=back,
        steps=sum(min(n, steps) for n in lost) / DIE,
        guns=0.0 if guns is None else sum(casualties(facts, "guns", guns, "guns")) / DIE,
        leader=0.0 if leader is None else hurt(facts, leader),
        morale=float(row.cm),
    )


def casualties(facts: Facts, kind: str, drm: int, what: str) -> list[int]:
    """By face of the die (LK-12.4)."""
    return [getattr(find_row(facts.casualty[kind], face + drm), what) for face in FACES]


def hurt(facts: Facts, drm: int) -> float:
    """How much of a leader a roll costs (LK-11.13)."""
    rows = [find_row(facts.casualty["leader"], face + drm) for face in FACES]
    return sum(HURT.get(row.result, 0.0) for row in rows) / DIE


@cache
def fight(facts: Facts, modifier: int, steps: int) -> Fight:
    """Before the dice, with so much added to them."""
    sure = max(-SURE, min(SURE, modifier))
    parts = [
        [ways / len(PAIRS) * x for x in fight_with(facts, total + sure, steps)]
        for total, ways in WAYS.items()
    ]
    return Fight(*map(sum, zip(*parts, strict=True)))


# ------------------------------------------------------------------------------------ the siege
@lru_cache(maxsize=1 << 16)
def breaks_through(
    facts: Facts, walls: tuple[float, ...], number: int, strength: int, left: int
) -> float:
    """The chance that a Banner in zone *number* of its path reaches the Palace in *left* turns.

    Every attack takes one zone or none.  From zone 2 nobody can stop it (LK-6.7.6).  *walls*: what
    helps in each zone.  *strength*: less the modifiers of morale and resources.
    """
    if number <= 1 or left <= 0:
        return float(number <= 1)
    mind, comes = temper(facts), sum(_share_of_cards(facts)) / len(facts.banners)
    if number > LAST_WALL or facts.rules.palace_garrison:
        ahead = strength - walls[number - 1] - mind.even
        comes /= 1.0 + math.exp(-mind.odds * ahead)
    stays = breaks_through(facts, walls, number, strength, left - 1)
    return stays + comes * (breaks_through(facts, walls, number - 1, strength, left - 1) - stays)


def walls(g: State, banner: int, seen: Outlook) -> tuple[float, ...]:
    """What helps in each zone of a path, by its number."""
    return _walls(g.facts, banner, tuple(g.improved), tuple(g.lowered), seen.boats)


@lru_cache(maxsize=4096)
def _walls(
    facts: Facts,
    banner: int,
    improved: tuple[str, ...],
    lowered: tuple[str, ...],
    boats: int,
) -> tuple[float, ...]:
    along = temper(facts).boat * boats
    zones = [facts.zones[zone] for zone in facts.path[banner]]
    return tuple(_level(facts, z, improved, lowered) + along * (z in facts.nile) for z in zones)


def _level(facts: Facts, zone: str, improved: Sequence[str], lowered: Sequence[str]) -> int:
    """As `fort_level`, of what is remembered."""
    return max(0, facts.start_level[zone] - lowered.count(zone)) + (zone in improved)


def chance_active(g: State, banner: int) -> float:
    """How likely the next Banner card wakes this one."""
    return _share_of_cards(g.facts)[banner] if is_active(g, banner) else 0.0


@cache
def _share_of_cards(facts: Facts) -> list[float]:
    cards = facts.banner_cards.values()
    banners = range(len(facts.banners))
    return [sum(banner in order for order in cards) / len(cards) for banner in banners]


class Outlook(NamedTuple):
    """How the siege stands, whichever path one looks at."""

    left: int  # turns after this one
    drm: int  # of morale and resources
    event: int  # of the event card, for the defence
    boats: int
    price: float  # of a step


def outlook(g: State) -> Outlook:
    units = [*g.troops, *g.used_troops, *g.force]
    for garrison in g.garrison:
        units += garrison
    left, boats = max(0, g.relief - g.turn), g.gunboats + units.count(GUNBOAT)
    price = _price_of_step(g.facts, steps_of(g.facts, units), left)
    return Outlook(left, level_drm(g), g.defence_drm, boats, price)


@cache
def _price_of_step(facts: Facts, steps: int, left: int) -> float:
    """The fewer there are, the dearer; at the end nobody needs them."""
    mind = temper(facts)
    dear: float = ((USUAL_STEPS + LEAST_STEPS) / (steps + LEAST_STEPS)) ** mind.step_few
    return mind.step * dear * min(1.0, left / mind.late)


def steps_of(facts: Facts, units: Iterable[str]) -> int:
    reduced, troops = facts.reduced, facts.troops
    return sum([1 + (u in reduced) for u in units if u in troops])


@dataclass(frozen=True, slots=True, eq=False)
class Front:
    """A zone where a Banner is met: what the defence begins with, and what is at stake."""

    modifier: int  # before any unit counts (LK-7.2.3 to LK-7.2.6)
    ends: tuple[float, float, float, float, float]  # what they cost, in the order of `Fight`
    step: float
    gun: float
    leader: float
    morale: float


def front(g: State, banner: int, number: int, seen: Outlook) -> Front:
    strength = g.strength[banner]
    return _front(g.facts, banner, number, strength, tuple(g.improved), tuple(g.lowered), seen)


@lru_cache(maxsize=1 << 14)
def _front(
    facts: Facts,
    banner: int,
    number: int,
    strength: int,
    improved: tuple[str, ...],
    lowered: tuple[str, ...],
    seen: Outlook,
) -> Front:
    walls, mind = _walls(facts, banner, improved, lowered, seen.boats), temper(facts)
    level = _level(facts, facts.zones[facts.path[banner][number]], improved, lowered)
    late = min(1.0, seen.left / mind.late)

    def siege(number: int, weaker: int) -> float:
        return siege_cost(facts, walls, number, strength - weaker, seen)

    here, behind = (
        facts.zones[facts.path[banner][n]] in facts.key_zones for n in (number, number + 1)
    )
    return Front(
        level + seen.drm + seen.event - strength,
        (
            siege(number, 0) + mind.key_zone * here,
            siege(number + 1, 0),
            siege(number, 1) + mind.key_zone * here,
            siege(number + 1, 1),
            siege(number + 2, 1) - mind.key_zone * behind,
        ),
        seen.price, mind.gun * late, mind.commander * late, mind.key_zone,
    )  # fmt: skip


def siege_cost(
    facts: Facts, walls: tuple[float, ...], number: int, strength: int, seen: Outlook
) -> float:
    """What a Banner in that zone will cost, as far as can be foreseen."""
    if strength <= 0:
        return 0.0  # it does nothing any more (LK-11.4)
    number = min(number, facts.setup.banner_zone)
    return LOST * breaks_through(facts, walls, number, strength - seen.drm, seen.left)


def cost(at: Front, risk: Fight, guns: int = 0, leader: bool = False) -> float:
    """What a fight costs on average, for defenders with so many guns, and a leader."""
    lost, held, lost_weaker, held_weaker, back, steps, shot, hit, morale = risk
    ends = at.ends
    return (
        lost * ends[0] + held * ends[1] + lost_weaker * ends[2] + held_weaker * ends[3]
        + back * ends[4] + steps * at.step - morale * at.morale
        + min(guns, shot) * at.gun + leader * hit * at.leader
    )  # fmt: skip


forgets(breaks_through.cache_clear)
forgets(_walls.cache_clear)
forgets(_price_of_step.cache_clear)
forgets(_front.cache_clear)


# ------------------------------------------------------------------------------------------- paths
def defended(g: State, banner: int) -> int:
    """The number of the foremost zone with troops on a path; 0: the path is open."""
    path, garrison, troops = g.facts.path[banner], g.garrison, g.facts.troops
    for number in range(g.at[banner] - 1, 0, -1):
        units = garrison[path[number]]
        if units and not troops.isdisjoint(units):
            return number
    return 0


def usual_cost(g: State, banner: int, number: int, seen: Outlook, more: int = 0) -> float:
    """What a fight in zone *number* costs with the help a path can expect, and *more*."""
    help_ = int(temper(g.facts).help)
    at = front(g, banner, number, seen)
    return cost(at, fight(g.facts, at.modifier + help_ + more, USUAL_GARRISON), help_)


def defence_factor(g: State, unit: str) -> int:
    return g.facts.factors[unit][DEFENCE] or 0
