"""How bold Gordon is, in numbers: dangers are counted as in `prospects`.  Not rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from zareba.engine.tempers import Tempers
from zareba.games.khartoum.facts.tables import Facts
from zareba.games.khartoum.rules.state import State


class Temper(msgspec.Struct, frozen=True):
    """The numbers of the rules of thumb (advice, prospects)."""

    # how bad it is to have a Banner in zone 2, 3, 4, 5 of its path; in zone 1 the game is lost
    danger_2: float = 30.0
    danger_3: float = 13.0
    danger_4: float = 6.5
    danger_5: float = 2.5
    key_zone: float = 3.0  # a point of City Morale
    strength: float = 3.0  # a Banner weakened for good
    step: float = 0.8  # of troops
    help: float = 4.0  # defence factors a path can expect in the end
    # defence
    least_gain: float = 0.01  # by which another unit must improve a zone
    pay_reserve: float = 2.0  # RP kept beside the upkeep to the end
    pay_blind: float = 21.0  # RP with which one pays before the dice are known
    pay_rich: float = 24.0  # RP with which one pays for any better row
    # actions
    second_line: float = 0.35  # of a level behind the strong point
    least_work: float = 0.2  # what a level must be worth
    morale_purse: float = 23.0  # RP with which morale is bought
    morale_drm: float = 6.0  # a point of the modifier
    morale_point: float = 1.2
    ruin: float = 3.0  # RP with which any are raised
    gunboat: float = 1.6
    gunboat_poor: float = 0.3  # with a low purse that pays the upkeep all the same
    gunboat_purse: float = 12.0
    levy: float = 3.0
    levy_cost: float = 0.5
    levy_drm: float = 1.5  # where it costs a point of the modifier
    raid_troops: float = 7.0  # with fewer nobody can be spared
    raid_purse: float = 18.0
    raid: float = 3.0
    raid_rich: float = 0.6
    sortie_troops: float = 8.0
    sortie_purse: float = 8.0
    sortie_sure: float = 5.0  # 7 + 5 = 12: a victory on average
    sortie: float = 1.5
    sortie_danger: float = 0.17


USUAL, STRONG = "", "king"


def way(g: State) -> str:
    """By how strong the Banners begin (LK-10.1)."""
    return _way(g.facts)


def _way(facts: Facts) -> str:
    usual = facts.setup.banner_strength
    return STRONG if sum(facts.strengths) > sum(msgspec.structs.astuple(usual)) else USUAL


_FORGET: list[Callable[[], object]] = []  # what was worked out with these numbers
TEMPERS = Tempers(__package__, Temper, way, lambda: [forget() for forget in _FORGET])


def forgets(cached: Callable[[], object]) -> None:
    """*cached* is called when the numbers change."""
    _FORGET.append(cached)


@cache
def temper(facts: Facts) -> Temper:
    """The numbers at this level."""
    return TEMPERS.known.get(_way(facts), TEMPERS.usual)


forgets(temper.cache_clear)
