"""What a defence is worth: chances, losses and danger of a zone, for every modifier."""

from __future__ import annotations

from functools import cache

from zareba.games.khartoum.facts.tables import (
    DEFENCE,
    DIE,
    Facts,
    find_row,
)
from zareba.games.khartoum.rules.banners import PAIRS
from zareba.games.khartoum.rules.state import (
    State,
    fort_level,
    is_active,
    level_drm,
)

from .temper import forgets, temper

LOST = 100.0  # a Banner in zone 1 of its path: the game is over
FACES = range(1, DIE + 1)
SURE = 20  # modifiers beyond this change nothing
NEVER = -99.0


@cache
def _outcomes(facts: Facts) -> dict[int, tuple[float, float, float, float]]:
    """By modifier: chance to lose the zone, to throw back, mean Strength lost, mean steps lost."""
    found = {}
    for modifier in range(-SURE, SURE + 1):
        lost = back = weaker = steps = 0.0
        for pair in PAIRS:
            row = find_row(facts.defence_rows, pair + modifier)
            lost += row.advance
            back += row.retreat
            weaker -= row.strength
            if "troops" in row.casualties:
                drm = row.casualties["troops"]
                rolls = [find_row(facts.casualty["troops"], d + drm).steps for d in FACES]
                steps += sum(rolls) / len(rolls)
        n = len(PAIRS)
        found[modifier] = (lost / n, back / n, weaker / n, steps / n)
    return found


def outcomes(facts: Facts, modifier: int) -> tuple[float, float, float, float]:
    return _outcomes(facts)[max(-SURE, min(SURE, modifier))]


def chance_active(g: State, banner: int) -> float:
    """How likely the next Banner card wakes this one."""
    return _share_of_cards(g.facts)[banner] if is_active(g, banner) else 0.0


@cache
def _share_of_cards(facts: Facts) -> list[float]:
    cards = facts.banner_cards.values()
    banners = range(len(facts.banners))
    return [sum(banner in order for order in cards) / len(cards) for banner in banners]


def keys_before(g: State, banner: int, number: int) -> int:
    """Key zones a Banner would walk through before it meets the defenders of zone *number*."""
    if number + 1 >= g.at[banner]:
        return 0
    path, facts = g.facts.path[banner], g.facts
    return sum(facts.zones[path[n]] in facts.key_zones for n in range(number + 1, g.at[banner]))


@cache
def danger(facts: Facts) -> tuple[float, ...]:
    """How bad it is to have a Banner at zone number 0 to 6 of its path."""
    mind = temper(facts)
    return LOST, LOST, mind.danger_2, mind.danger_3, mind.danger_4, mind.danger_5, 0.0


@cache
def _cost(facts: Facts, number: int, is_key: bool, modifier: int) -> float:
    """What a fight costs on average in zone *number* of a path."""
    lost, back, weaker, steps = outcomes(facts, modifier)
    held, mind, bad = 1.0 - lost, temper(facts), danger(facts)
    key = mind.key_zone if is_key else 0.0
    behind = min(number + 2, 6)
    cost = lost * (bad[number] + key) + (held - back) * bad[number + 1]
    return cost + back * bad[behind] + steps * mind.step - weaker * mind.strength


@cache
def _gain(facts: Facts, number: int, is_key: bool, modifier: int, more: int) -> float:
    """What *more* would improve at a modifier."""
    now = _cost(facts, number, is_key, max(-SURE, min(SURE, modifier)))
    return now - _cost(facts, number, is_key, max(-SURE, min(SURE, modifier + more)))


forgets(danger.cache_clear)
forgets(_cost.cache_clear)
forgets(_gain.cache_clear)


def worth(g: State, banner: int, number: int, factors: int) -> float:
    """What it costs on average to meet a Banner in zone *number* with these factors (negative)."""
    facts = g.facts
    zone = facts.zones[facts.path[banner][number]]
    modifier = factors + fort_level(g, zone) + level_drm(g) + g.defence_drm - g.strength[banner]
    cost = _cost(facts, number, zone in facts.key_zones, max(-SURE, min(SURE, modifier)))
    return -(cost + keys_before(g, banner, number) * temper(facts).key_zone)


def gain(g: State, banner: int, number: int, factors: int, more: int) -> float:
    """What *more* factors beside these would improve there."""
    facts = g.facts
    zone = facts.zones[facts.path[banner][number]]
    modifier = factors + fort_level(g, zone) + level_drm(g) + g.defence_drm - g.strength[banner]
    return _gain(facts, number, zone in facts.key_zones, modifier, more)


def strong_point(g: State, banner: int) -> int:
    """The number of the zone where this Banner is best met."""
    numbers = range(g.at[banner] - 1, 1, -1)
    typical = int(temper(g.facts).help)
    return max(numbers, key=lambda n: worth(g, banner, n, typical), default=0)


def defended(g: State, banner: int) -> int:
    """The number of the foremost zone with troops on a path; 0: the path is open."""
    path, garrison, troops = g.facts.path[banner], g.garrison, g.facts.troops
    for number in range(g.at[banner] - 1, 0, -1):
        units = garrison[path[number]]
        if units and not troops.isdisjoint(units):
            return number
    return 0


def factors_at(g: State, banner: int, number: int) -> int:
    units, factors = g.garrison[g.facts.path[banner][number]], g.facts.factors
    return sum([factors[u][DEFENCE] or 0 for u in units])


def defence_factor(g: State, unit: str) -> int:
    return g.facts.factors[unit][DEFENCE] or 0
