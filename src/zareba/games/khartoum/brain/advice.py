"""Heuristics for bots: how a sensible Gordon plays.  Not rules; nothing here is enforced.

The plan: keep one AP for defence, block every path at the zone that is worth most, give the next
unit to the path where it helps most, spend the other AP on what the walls need.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from zareba.games.khartoum.facts.tables import (
    DEFENCE,
    GORDON,
    LEVY,
    LIGHT,
    PALACE,
    SORTIE,
)
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.asks import DONE, END, NO, NONE, YES
from zareba.games.khartoum.rules.banners import foreseen
from zareba.games.khartoum.rules.limits import most_morale, postable, purse, sortie_infantry
from zareba.games.khartoum.rules.state import (
    State,
    controlled,
    engaged,
    is_active,
    level_drm,
    zone_of,
)

from .prospects import (
    NEVER,
    chance_active,
    danger,
    defence_factor,
    defended,
    factors_at,
    gain,
    strong_point,
)
from .temper import temper

ENOUGH_GUNS = 4  # on heavy ones


# ------------------------------------------------------------------------------------------ defence
def zone_to_defend(g: State, _ask: Any, options: list[Any]) -> Any:
    """Block every open path, the most dangerous first; then where one more unit helps most."""
    if g.leaders == [GORDON] and not (g.troops or g.guns or g.gunboats) and DONE in options:
        return DONE
    if g.facts.rules.palace_garrison and not palace_held(g) and PALACE in options:
        return PALACE  # LK-15.11: every path ends there, so one garrison blocks them all
    held = [defended(g, b) for b in range(len(g.at))]
    unblocked = [b for b, number in enumerate(held) if is_open(g, b, number)]
    for banner in sorted(unblocked, key=lambda b: (g.at[b], -g.strength[b])):
        zone = blocking(g, banner, options)
        if zone is not None:
            return zone
    zone = most_helped(g, held, options)
    return zone if zone in options else options[0]


def palace_held(g: State) -> bool:
    return bool(g.garrison[g.facts.zone_index[PALACE]])


def most_helped(g: State, held: list[int], options: list[Any]) -> Any:
    """Of the zones that hold the paths the one where one more unit helps most, if it does.

    Where one changes nothing all together may: guns that stay behind help nobody.
    """
    banners = [
        b
        for b, number in enumerate(held)
        if number and is_active(g, b) and takes_more(g, b, number, options)
    ]
    found = best_helped(g, held, banners, 1)
    return found if found != DONE or not banners else best_helped(g, held, banners, at_hand(g))


def best_helped(g: State, held: list[int], banners: list[int], more: int) -> Any:
    """The zone where so much *more* helps most."""
    best, found = temper(g.facts).least_gain, DONE
    for banner in banners:
        number = held[banner]
        better = gain(g, banner, number, factors_at(g, banner, number), more)
        helped = chance_active(g, banner) * better
        if helped > best:
            best, found = helped, g.facts.zones[g.facts.path[banner][number]]
    return found


def takes_more(g: State, banner: int, number: int, options: list[Any]) -> bool:
    """Whether anybody but Gordon can join the defenders there (LK-10.3 O1)."""
    zone = g.facts.zones[g.facts.path[banner][number]]
    return zone in options and (GORDON not in g.leaders or postable(g, zone) != [GORDON])


def at_hand(g: State) -> int:
    """The defence factors of all who have no post; Gordon stays in the Palace."""
    units = [*g.troops, *g.guns, *(x for x in g.leaders if x != GORDON)]
    return sum([defence_factor(g, u) for u in units]) + g.gunboats


def blocking(g: State, banner: int, options: list[Any]) -> Any:
    """Where a path can be blocked: at its strong point, or else as near to it as possible."""
    number = strong_point(g, banner)
    path, zones = g.facts.path[banner], g.facts.zones
    if not number:
        return PALACE if PALACE in options else None
    numbers = sorted(range(1, g.at[banner]), key=lambda n: (abs(n - number), -n))
    return next((zones[path[n]] for n in numbers if zones[path[n]] in options), None)


def unit_to_post(g: State, ask: asks.UnitToPost, options: list[Any]) -> Any:
    """One unit at a time: cheap troops block, then the best factor that does not starve others.

    Not Gordon, if anybody else can: with him the city falls (LK-10.3 O1).
    """
    if ask.posted:
        return DONE
    options = [u for u in options if u != GORDON] or options
    garrison = g.garrison[g.facts.zone_index[ask.zone]]
    troops_here = len([u for u in garrison if u in g.facts.troops])
    if not troops_here:
        return max(options, key=lambda u: (defence_factor(g, u), u in g.facts.reduced))
    supports = [u for u in options if u not in g.facts.troops]
    troops = [u for u in options if u in g.facts.troops]
    # A second unit takes the steps that the first would lose.
    if troops_here > 1 and supports:
        wanted = supports
    else:
        wanted = (troops if troops and is_to_spare(g) else []) or supports
    return max(wanted or options, key=lambda u: defence_factor(g, u))


def is_to_spare(g: State) -> bool:
    """Whether there are more troops than paths still to be blocked."""
    return len(g.troops) > len(g.at) or len(g.troops) > open_paths(g)


def open_paths(g: State) -> int:
    """How many paths are still to be blocked."""
    banners = [b for b, number in enumerate(g.at) if number > 2]
    return len([b for b in banners if is_open(g, b, defended(g, b))])


def is_open(g: State, banner: int, number: int) -> bool:
    """Whether a Banner that may come is met by nobody; a last stand is no defence (LK-10.3 O2)."""
    lone = number == 1 and g.at[banner] > 2 and not g.facts.rules.palace_garrison
    return (lone or not number) and chance_active(g, banner) > 0


def pay_for_defence(g: State, ask: asks.PayForDefence, options: list[Any]) -> Any:
    """Pay when it changes the row for the better and there is something to pay with."""
    if YES not in options or g.rp <= upkeep_left(g):
        return NO
    if not g.dice:  # the fog of war: pay when it is close
        return YES if g.rp > temper(g.facts).pay_blind else NO
    zone = g.facts.zone_index[ask.zone]
    before, after = (foreseen(g, zone, paid, sum(g.dice)) for paid in (False, True))
    if before is after:
        return NO
    saves = before.advance and not after.advance
    return YES if saves or g.rp > temper(g.facts).pay_rich else NO


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
    found, mind = [], temper(g.facts)
    for banner in range(len(g.at)):
        number = strong_point(g, banner)
        for n in {number, number - 1} - {0, 1, -1}:
            zone = g.facts.zones[g.facts.path[banner][n]]
            if zone not in g.improved:
                better = gain(g, banner, n, int(mind.help), 1)
                found.append((zone, better * (1.0 if n == number else mind.second_line)))
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
    return g.unraised * mind.levy - (mind.levy_drm if dearer else mind.levy_cost)


def wish_raid(g: State) -> float:
    """When the purse is low and somebody can be spared."""
    mind = temper(g.facts)
    if len(g.troops) < mind.raid_troops:
        return 0.0
    return mind.raid if g.rp < mind.raid_purse else mind.raid_rich


def sortie_modifier(g: State, banner: int) -> int:
    facts = g.facts
    infantry = sorted((facts.factors[u][SORTIE] or 0 for u in sortie_infantry(g)), reverse=True)[:3]
    leader = max((facts.factors[x][SORTIE] or 0 for x in g.leaders), default=0)
    guns = min(len(infantry), g.guns.count(LIGHT))
    boats = g.gunboats if zone_of(g, banner) in facts.nile else 0
    return sum(infantry) + leader + guns + boats + level_drm(g) - g.strength[banner]


def wish_sortie(g: State) -> float:
    """Against a Banner that is near, when the sum is good."""
    mind = temper(g.facts)
    if len(g.troops) < mind.sortie_troops:
        return 0.0
    best = max(sortie_value(g, b) for b in range(len(g.at)))
    return best if purse(g) > mind.sortie_purse else 0.0


def sortie_value(g: State, banner: int) -> float:
    if g.strength[banner] < g.facts.rules.target_min_strength:
        return NEVER
    mind = temper(g.facts)
    sure = sortie_modifier(g, banner) - mind.sortie_sure
    pressing = danger(g.facts)[g.at[banner]] * mind.sortie_danger
    return sure * mind.sortie + pressing if sure >= 0 else 0.0


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
    if ask.action == "sortie":
        return max(options, key=lambda b: sortie_value(g, g.facts.banners.index(b)))

    def ease(name: str) -> float:
        banner = g.facts.banners.index(name)
        return (zone_of(g, banner) in g.facts.nile) * g.gunboats - g.strength[banner] / 2

    return max(options, key=ease)


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
