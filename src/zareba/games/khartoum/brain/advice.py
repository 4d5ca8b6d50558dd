"""Heuristics for bots: how a sensible Gordon plays.  Not rules; nothing here is enforced.

The plan: keep one AP for defence, block every path at the zone that is worth most, give the next
unit to the path where it helps most, spend the other AP on what the walls need.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from zareba.games.khartoum.facts.tables import DEFENCE, LEVY, PALACE, SORTIE
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.asks import DONE, END, NO, NONE, YES
from zareba.games.khartoum.rules.banners import defence_sum
from zareba.games.khartoum.rules.limits import most_morale, purse
from zareba.games.khartoum.rules.state import State, controlled, engaged

from .posting import unit_to_post, zone_to_defend
from .prospects import (
    chance_active,
    cost,
    fight,
    fight_with,
    front,
    outlook,
    steps_of,
    usual_cost,
)
from .temper import temper
from .ventures import raid_value, sortie_value

ENOUGH_GUNS = 4  # on heavy ones


# ------------------------------------------------------------------------------------------ defence
def pay_for_defence(g: State, ask: asks.PayForDefence, options: list[Any]) -> Any:
    """Pay when it is worth more than the RP, and the upkeep is paid all the same."""
    if YES not in options or g.rp <= upkeep_left(g):
        return NO
    facts, mind, zone = g.facts, temper(g.facts), g.facts.zone_index[ask.zone]
    steps, at = (
        steps_of(facts, g.garrison[zone]),
        front(g, g.target, facts.number_of[ask.zone], outlook(g)),
    )
    costs = []
    for paid in (False, True):
        added = defence_sum(g, zone, paid)
        risk = (
            fight_with(facts, sum(g.dice) + added, steps) if g.dice else fight(facts, added, steps)
        )
        costs.append(cost(at, risk))
    price = mind.rp + mind.rp_drm * (facts.rp_drm[g.rp] - facts.rp_drm[g.rp - 1])
    return YES if costs[0] - costs[1] > price else NO


def cheapest(g: State, options: list[Any], factor: int) -> Any:
    return min(options, key=lambda u: g.facts.factors[u][factor] or 0)


def step_loss(g: State, ask: asks.StepLoss, options: list[Any]) -> Any:
    """Lose the step where it costs the least factors; a levy can be raised again."""
    if LEVY in options:
        return LEVY
    factors = g.facts.factors

    def cost(unit: str) -> float:
        small = g.facts.reduced.get(unit)
        now = sum(f or 0 for f in factors[unit])
        later = sum(f or 0 for f in factors[small]) if small else 0
        return now - later + (0.5 if not small and len(engaged(g, ask.where)) > 1 else 0)

    return min(options, key=cost)


# ------------------------------------------------------------------------------------------ actions
def next_action(g: State, _ask: Any, options: list[Any]) -> Any:
    """One AP is kept for defence; the rest goes to what is worth most."""
    if "defend" in options and g.ap == 1:
        return "defend"
    wishes = {a: wish(g) for a, wish in WISHES.items() if a in options}
    spare = g.ap - (1 if g.turn > 1 else 0)
    ranked = sorted((w for w in wishes.items() if w[1] > 0), key=lambda w: -w[1])
    chosen = {a for a, _ in ranked[:spare]}
    usual = "defend" if "defend" in options else END
    return next((a for a in options if a in chosen), usual)  # in the fixed order of the actions


def wish_fortify(g: State) -> float:
    return sum(w for _, w in works(g)[: min(4, purse(g))] if w > 0)


def works(g: State) -> list[tuple[str, float]]:
    """Zones to improve and what a level is worth there, best first."""
    found, mind, seen = [], temper(g.facts), outlook(g)
    for banner in range(len(g.at)):
        chance = chance_active(g, banner) * mind.work
        for n, share in ((g.at[banner] - 1, 1.0), (g.at[banner] - 2, mind.second_line)):
            zone = g.facts.zones[g.facts.path[banner][n]]
            if n > 1 and zone not in g.improved:
                better = usual_cost(g, banner, n, seen) - usual_cost(g, banner, n, seen, 1)
                found.append((zone, better * chance * share))
    return sorted(found, key=lambda w: -w[1])


def wish_morale(g: State) -> float:
    """A point of the modifier counts in every fight to come."""
    most, mind = most_morale(g), temper(g.facts)
    if most <= 0 or (g.turn > 1 and g.rp < mind.morale_purse):
        return 0.0
    gain = g.facts.cm_drm[g.cm + most] - g.facts.cm_drm[g.cm]
    return mind.morale_drm * gain + mind.morale_point * most


def wish_resources(g: State) -> float:
    """Only against ruin: the upkeep must be paid to the end."""
    return 9.0 if g.rp <= min(temper(g.facts).ruin, g.relief - g.turn + 1) and g.cm > 5 else 0.0


def wish_gunboats(g: State) -> float:
    number, mind = min(g.unbuilt + g.damaged, purse(g)), temper(g.facts)
    if g.turn == 1 or g.rp > mind.gunboat_purse:
        return number * mind.gunboat
    return number * (mind.gunboat_poor if g.rp > upkeep_left(g) + number else 0.0)


def upkeep_left(g: State) -> float:
    """RP needed to the end, with what is kept beside the upkeep."""
    return g.facts.last_turn - g.turn + temper(g.facts).pay_reserve


def wish_levies(g: State) -> float:
    if g.cm <= 2:
        return 0.0
    mind, drm = temper(g.facts), g.facts.cm_drm
    dearer = drm[g.cm - g.facts.action["levies"].cm] < drm[g.cm]
    worth = mind.levy + mind.levy_price * outlook(g).price
    return g.unraised * worth - (mind.levy_drm if dearer else mind.levy_cost)


def wish_raid(g: State) -> float:
    """When somebody can be spared."""
    mind = temper(g.facts)
    if len(g.troops) < mind.raid_troops:
        return 0.0
    return mind.raid + mind.raid_worth * max(raid_value(g, b) for b in range(len(g.at)))


def wish_sortie(g: State) -> float:
    mind = temper(g.facts)
    if len(g.troops) < mind.sortie_troops or purse(g) <= mind.sortie_purse:
        return 0.0
    return mind.sortie * max(sortie_value(g, b) for b in range(len(g.at)))


WISHES: dict[str, Callable[[State], float]] = {
    "fortify": wish_fortify,
    "raise_cm": wish_morale,
    "raise_rp": wish_resources,
    "gunboats": wish_gunboats,
    "levies": wish_levies,
    "raid": wish_raid,
    "sortie": wish_sortie,
}


def zone_to_fortify(g: State, _ask: Any, options: list[Any]) -> Any:
    for zone, better in works(g):
        if zone in options and better > temper(g.facts).least_work:
            return zone
    return DONE if DONE in options else next(z for z in options if z != PALACE or len(options) == 1)


def target(g: State, ask: asks.Target, options: list[Any]) -> Any:
    worth = sortie_value if ask.action == "sortie" else raid_value
    return max(options, key=lambda b: worth(g, g.facts.banners.index(b)))


def expedition_leader(g: State, ask: asks.ExpeditionLeader, options: list[Any]) -> Any:
    leaders = [x for x in options if x != NONE]
    return max(leaders, key=lambda x: g.facts.factors[x][ask.factor] or 0, default=NONE)


def sortie_unit(g: State, _ask: Any, options: list[Any]) -> Any:
    units = [u for u in options if u != DONE]
    return max(units, key=lambda u: g.facts.factors[u][SORTIE] or 0) if units else DONE


def raid_unit(g: State, _ask: Any, options: list[Any]) -> Any:
    return max(options, key=lambda u: (g.facts.factors[u][0] or 0, u not in g.facts.reduced))


def banner_to_disorganise(g: State, _ask: Any, options: list[Any]) -> Any:
    """The one that is nearest, then strongest."""
    index = g.facts.banners.index
    return min(options, key=lambda b: (g.at[index(b)], -g.strength[index(b)]))


def improvement_to_remove(g: State, _ask: Any, options: list[Any]) -> Any:
    """The one that matters least: the Palace, lost ground, then what stands far behind."""
    held = controlled(g)
    return min(options, key=lambda z: (z != PALACE, z in held, g.facts.number_of[z]))


def card_option(g: State, _ask: Any, options: list[Any]) -> Any:
    if "keep" in options:
        return "keep"
    if "rp" in options:
        return "rp" if g.rp > 4 and (g.cm < 5 or g.rp > 8) else "cm"
    return options[0]


def gunboat_work(_g: State, _ask: Any, options: list[Any]) -> Any:
    return next((work for work in ("repair", "build") if work in options), DONE)


def heavy_gun(g: State, _ask: Any, options: list[Any]) -> Any:
    return options[0] if len(g.guns) < ENOUGH_GUNS else options[-1]


# ------------------------------------------------------------------------------------------- advice
ADVICE: dict[type, Callable[[State, Any, list[Any]], Any]] = {
    asks.NextAction: next_action,
    asks.ZoneToDefend: zone_to_defend,
    asks.UnitToPost: unit_to_post,
    asks.PayForDefence: pay_for_defence,
    asks.StepLoss: step_loss,
    asks.GunLoss: lambda g, _, options: cheapest(g, options, DEFENCE),
    asks.ZoneToFortify: zone_to_fortify,
    asks.FreeImprovement: zone_to_fortify,
    asks.ImprovementToRemove: improvement_to_remove,
    asks.GunboatWork: gunboat_work,
    asks.Target: target,
    asks.RaidInfantry: raid_unit,
    asks.SortieInfantry: sortie_unit,
    asks.ExpeditionLeader: expedition_leader,
    asks.BannerToDisorganise: banner_to_disorganise,
    asks.CardOption: card_option,
    asks.HeavyGun: heavy_gun,
}


def advise(g: State, ask: Any, options: list[Any], _rng: random.Random) -> Any:
    """One of the options, by rules of thumb; of amounts as much as possible."""
    advice = ADVICE.get(type(ask))
    return advice(g, ask, options) if advice is not None else options[-1]
