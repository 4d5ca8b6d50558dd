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

    # the siege to come, in hundredths of a game
    even: float = 6.5  # Strength beyond the walls with which every other attack takes its zone
    odds: float = 0.3  # log odds for a point more
    key_zone: float = 2.0  # a point of City Morale
    step: float = 6.0  # of troops, when there are twelve
    step_few: float = 1.0  # how much dearer it is when there are fewer
    gun: float = 0.2
    commander: float = 0.5
    late: float = 4.0  # turns: what is lost so near the end is missed less
    rp: float = 1.0
    rp_drm: float = 4.0  # a point of the modifier that goes with it
    boat: float = 0.2  # of a gunboat on a path along the Nile
    help: float = 1.0  # defence factors a path can expect in the end
    # defence
    least_gain: float = 0.0  # by which another unit must improve a zone
    pay_reserve: float = 1.7  # RP kept beside the upkeep to the end
    # actions
    work: float = 1.0  # of a level this turn, for it stays
    second_line: float = 0.35  # of a level behind the strong point
    least_work: float = 0.2  # what a level must be worth
    morale_purse: float = 23.0  # RP with which morale is bought
    morale_drm: float = 6.0  # a point of the modifier
    morale_point: float = 1.2
    ruin: float = 3.0  # RP with which any are raised
    gunboat: float = 1.6
    gunboat_poor: float = 0.3  # with a low purse that pays the upkeep all the same
    gunboat_purse: float = 12.0
    levy: float = 4.0
    levy_price: float = 0.1  # of the price of a step
    levy_cost: float = 0.5
    levy_drm: float = 1.5  # where it costs a point of the modifier
    raid_troops: float = 6.7  # with fewer nobody can be spared
    raid: float = 3.5
    raid_worth: float = 0.3
    sortie_troops: float = 8.0
    sortie_purse: float = 8.0
    sortie: float = 0.3


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
