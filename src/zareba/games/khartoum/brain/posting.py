"""Who stands where: the defence of a turn, unit by unit (LK-6.7)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from zareba.games.khartoum.facts.tables import (
    DEFENCE,
    GORDON,
    HEAVY,
    LIGHT,
    PALACE,
    Facts,
)
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.asks import DONE
from zareba.games.khartoum.rules.limits import postable
from zareba.games.khartoum.rules.state import State

from .prospects import (
    LAST_WALL,
    Front,
    chance_active,
    cost,
    defence_factor,
    defended,
    fight,
    front,
    outlook,
    steps_of,
)
from .temper import forgets, temper

Post = tuple[str, str]  # a zone and a unit for it


def zone_to_defend(g: State, _ask: Any, options: list[Any]) -> Any:
    """Block every open path, the most dangerous first; then where one more unit helps most."""
    if g.leaders == [GORDON] and not (g.troops or g.guns or g.gunboats) and DONE in options:
        return DONE
    if g.facts.rules.palace_garrison and not palace_held(g) and PALACE in options:
        return PALACE  # LK-15.11: every path ends there, so one garrison blocks them all
    held = [defended(g, b) for b in range(len(g.at))]
    unblocked = [b for b, number in enumerate(held) if is_open(g, b, number)]
    for banner in sorted(unblocked, key=lambda b: (g.at[b], -g.strength[b])):
        number = blocking(g, banner, options)
        if number:
            return g.facts.zones[g.facts.path[banner][number]]
    zone, _ = best_post(g, held, options)
    return zone if zone in options else options[0]


def unit_to_post(g: State, ask: asks.UnitToPost, options: list[Any]) -> Any:
    """One unit at a time: who blocks at the least cost, then who improves it most.

    Not Gordon, if anybody else can: with him the city falls (LK-10.3 O1).
    """
    if ask.posted:
        return DONE
    options = [u for u in options if u != GORDON] or options
    if not steps_of(g.facts, g.garrison[g.facts.zone_index[ask.zone]]):
        return first_unit(g, ask.zone, options)
    _, unit = best_post(g, [defended(g, b) for b in range(len(g.at))], [ask.zone])
    return unit if unit in options else max(options, key=lambda u: defence_factor(g, u))


def palace_held(g: State) -> bool:
    return bool(g.garrison[g.facts.zone_index[PALACE]])


def is_open(g: State, banner: int, number: int) -> bool:
    """Whether a Banner that may come is met by nobody; a last stand is no defence (LK-10.3 O2)."""
    lone = number == 1 and g.at[banner] > LAST_WALL and not g.facts.rules.palace_garrison
    return (lone or not number) and chance_active(g, banner) > 0


def blocking(g: State, banner: int, options: list[Any]) -> int:
    """The foremost zone that can be held: every fight costs a Banner its turn.  0: none."""
    path, zones = g.facts.path[banner], g.facts.zones
    return next((n for n in range(g.at[banner] - 1, 0, -1) if zones[path[n]] in options), 0)


def first_unit(g: State, zone: str, options: list[Any]) -> Any:
    """Who holds a zone at the least cost, with the help that comes after him."""
    number, path = g.facts.number_of[zone], g.facts.path_of[zone]
    banners = range(len(g.at)) if path < 0 else [path]
    banner = max(banners, key=lambda b: (chance_active(g, b), g.strength[b]))
    at = front(g, banner, number, outlook(g))
    more = int(temper(g.facts).help)
    return min(options, key=lambda u: _held_by(g.facts, at, more, (u,)))


class Path(NamedTuple):
    """A path that is held, and who may join its defenders."""

    zone: str
    chance: float  # that its Banner comes
    at: Front
    garrison: tuple[str, ...]
    units: tuple[str, ...]


def best_post(g: State, held: list[int], options: list[Any]) -> Post:
    """Where one more unit helps most, and which; where none does, where all together do."""
    best, found, paths = (
        temper(g.facts).least_gain,
        (DONE, DONE),
        held_paths(g, held, options),
    )
    for path in paths:
        gain, unit = _best_addition(g.facts, path.at, path.garrison, path.units)
        if path.chance * gain > best:
            best, found = path.chance * gain, (path.zone, unit)
    return together(g, paths) if found[0] == DONE else found


def held_paths(g: State, held: list[int], options: list[Any]) -> list[Path]:
    found, seen = [], outlook(g)
    for banner, number in enumerate(held):
        chance = chance_active(g, banner) if number else 0.0
        zone = g.facts.path[banner][number]
        name = g.facts.zones[zone]
        if chance and name in options:
            units = tuple([u for u in postable(g, name) if u != GORDON])
            at = front(g, banner, number, seen)
            found.append(Path(name, chance, at, tuple(g.garrison[zone]), units))
    return found


def together(g: State, paths: list[Path]) -> Post:
    """Where all guns, boats and leaders at hand help, though one alone does not.

    Who stays behind helps nobody.
    """
    more = sum(defence_factor(g, u) for u in g.guns) + g.gunboats
    more += max((defence_factor(g, u) for u in g.leaders if u != GORDON), default=0)
    best, found = temper(g.facts).least_gain, (DONE, DONE)
    for path in paths:
        supports = [u for u in path.units if u not in g.facts.troops]
        now, then = (_held_by(g.facts, path.at, x, path.garrison) for x in (0, more))
        gain = path.chance * (now - then)
        if supports and gain > best:
            best, found = (
                gain,
                (path.zone, max(supports, key=lambda u: defence_factor(g, u))),
            )
    return found


@cache
def _counts_as(facts: Facts, unit: str) -> tuple[int, int, int, int]:
    """Its factor, steps of troops, whether it is a gun, and whether it is a leader."""
    factor, steps = facts.factors[unit][DEFENCE] or 0, steps_of(facts, [unit])
    return factor, steps, int(unit in (LIGHT, HEAVY)), int(unit in facts.leaders)


@lru_cache(maxsize=1 << 16)
def _best_addition(
    facts: Facts, at: Front, garrison: tuple[str, ...], units: tuple[str, ...]
) -> tuple[float, str]:
    """What the best of these units would gain beside the garrison, and which it is."""
    now = _held_by(facts, at, 0, garrison)
    gains = [(now - _held_by(facts, at, 0, (*garrison, unit)), unit) for unit in units]
    return max(gains, key=lambda gain: gain[0], default=(0.0, DONE))


def _held_by(facts: Facts, at: Front, more: int, units: tuple[str, ...]) -> float:
    """What a fight costs that these units meet, with so much *more*."""
    modifier, steps, guns, leaders = at.modifier + more, 0, 0, 0
    for unit in units:
        factor, step, gun, leader = _counts_as(facts, unit)
        modifier += factor
        steps += step
        guns += gun
        leaders += leader
    return cost(at, fight(facts, modifier, steps), guns, leaders > 0)


forgets(_best_addition.cache_clear)
