"""Rules of thumb for bots: charge weak enemies, shoot what can be killed, keep formations."""

from __future__ import annotations

import random
from typing import Any

from zareba.engine import Ask, Domain

from .asks import (
    CONCEDE,
    DRAW,
    KEEP,
    ON,
    Action,
    Activate,
    Assign,
    BreakIn,
    ClimbRoof,
    LeaveBy,
    Loss,
    Paths,
    RallyDie,
    Reroll,
    Resolve,
)
from .asks_boats import Moor
from .asks_prepare import (
    CampChoice,
    Change,
    DarknessChoice,
    SeasonChoice,
    StratagemChoice,
    YearChoice,
)
from .enter import EntryMode
from .fire import Aim, marks_of, shooters
from .geometry import INCH, distance
from .hidden import FIGHTING_STATUSES, companies
from .march import nearest_enemy
from .odds import shot_dice
from .passage import may_open
from .paths import refused
from .posts import LIT, RESERVE, house_of
from .shooting import Fire, sums_of
from .state import AMBUSH, COMMANDER, FIGHTING, TRAIN, State
from .suggest import suggest, wants_village
from .troops import acts_as, base_of, elements_of, is_gun, units_of

HOPELESS = 0.08  # share of the army left
FACES = 20
STALEMATE = 30  # rounds
FIRST_IS_FINE = (
    CampChoice, EntryMode, StratagemChoice, DarknessChoice, SeasonChoice, YearChoice,
)  # fmt: skip


def advise(g: State, ask: Ask, options: list[Any], rng: random.Random) -> Any:
    """A sensible answer to any question."""
    if isinstance(ask, Fire):
        return volleys(g, ask, rng)
    if isinstance(ask, Paths):
        return best_way(g, ask.unit, rng)
    if isinstance(ask, Resolve):
        return resolve(g, ask.seat)
    if isinstance(ask, Change):
        return "done"
    if isinstance(ask, Moor):
        return ()
    if isinstance(ask, Domain):
        return ask.sample(g, rng)
    return _listed(g, ask, options, rng)


def resolve(g: State, seat: int) -> str:
    """Give up what is lost; after a long stalemate agree to a draw."""
    if g.round > STALEMATE:
        return CONCEDE if seat == g.attacker else DRAW
    return CONCEDE if strength(g, seat) < HOPELESS and g.round > 4 else ON


def _listed(g: State, ask: Ask, options: list[Any], rng: random.Random) -> Any:
    if isinstance(ask, Activate):
        return next_unit(g, ask.seat, options)
    if isinstance(ask, Action):
        return action(g, ask.unit, options)
    if isinstance(ask, Reroll):
        low = sum(g.dice) < 3 * len(g.dice)
        return options[1] if low and len(options) > 1 else KEEP
    if isinstance(ask, RallyDie):
        return max(options, key=lambda u: (g.markers[u], -u))
    if isinstance(ask, Loss):
        return min(options, key=lambda e: (bool(g.skills[e] & COMMANDER), g.price[e], e))
    if isinstance(ask, Assign | LeaveBy):
        return options[0]
    if isinstance(ask, ClimbRoof | BreakIn):
        return options[-1]
    if isinstance(ask, FIRST_IS_FINE):
        return options[0]
    return rng.choice(options)


# ------------------------------------------------------------------------------------ movement
def next_unit(g: State, seat: int, options: list[Any]) -> Any:
    """Who is nearest to the enemy first; hidden units wait for the shooting."""
    units = [u for u in options if isinstance(u, int)]
    if not units:
        return "pass" if "pass" in options else options[-1]

    def gap(u: int) -> int:
        own, foe = nearest_enemy(g, u)
        return distance(base_of(g, own), base_of(g, foe)) if foe >= 0 else 10**9

    return min(units, key=lambda u: (gap(u), u))


def reach_of(g: State, u: int) -> int:
    """The longest effective range of a unit, in grains."""
    arms = {name for e in elements_of(g, u) for name in g.arms[e].split("+")}
    return max((g.facts.arms[name].effective for name in arms), default=0)


def action(g: State, u: int, options: list[Any]) -> Any:
    """Guns stand; shooters advance to their range; warriors and riders close in."""
    deed = next((o for o in options if isinstance(o, tuple) and is_wise(g, o)), None)
    if deed:
        return deed
    if "stay" not in options:
        return options[0]
    if g.scenario == AMBUSH and g.side[u] == g.attacker:
        return _move(options)
    own, foe = nearest_enemy(g, u)
    if is_gun(g, u) or g.role[u] == TRAIN:
        return "stay"
    if wants_village(g, u) or foe < 0:
        return _move(options)
    gap = distance(base_of(g, own), base_of(g, foe))
    eager = acts_as(g, u) in ("warrior", "mounted_warrior", "cavalry") and may_open(g, u)
    defends = g.attacker >= 0 and g.side[u] != g.attacker
    if gap <= reach_of(g, u) and not (eager and gap < 8 * INCH and g.markers[u] == 0):
        return "stay"
    if defends and gap > 14 * INCH:
        return "stay"
    return _move(options)


def is_wise(g: State, deed: tuple[Any, ...]) -> bool:
    """Face who attacks, climb, land, man the walls, flee from a fire; boats are left alone."""
    what, e = deed[0], deed[1]
    if what in ("face", "climb", "exit", "disembark"):
        return True
    if what == "man":
        return g.wall[e] == RESERVE and bool(deed[2] < RESERVE)
    if what == "enter":
        return bool(g.side[g.unit[e]] != g.attacker)
    return bool(what == "leave" and g.houses[house_of(g, e)][LIT])


def _move(options: list[Any]) -> Any:
    return next((o for o in ("move-good", "move-difficult") if o in options), "stay")


def best_way(g: State, u: int, rng: random.Random) -> Any:
    """The suggestion that comes nearest to the enemy, or away where one must."""
    best: tuple[Any, ...] = ()
    for _ in range(3):
        way = suggest(g, u, rng)
        if way and not refused(g, u, way):
            best = way
            break
    return best


# ------------------------------------------------------------------------------------- shooting
def volleys(g: State, ask: Fire, rng: random.Random) -> tuple[Any, ...]:
    """Every element takes its best shot."""
    marks = marks_of(g)
    orders: list[Any] = []
    for e in shooters(g, ask.seat):
        if ask.second and g.shot[e]:
            continue
        aims = ask.aims(g, marks, e) or ask.all_aims(g, marks, e)
        if aims:
            best = max(aims, key=lambda a: (promise(g, a), -a.target))
            orders.append((e, best.arm, best.target))
    return tuple(sorted(orders, key=str))


def promise(g: State, aim: Aim) -> float:
    """Expected hits and kills, a kill being worth three hits."""
    total = sum(value for _, value in sums_of(g, aim))
    numbers = g.facts.shooting
    hit = max(0, min(FACES, FACES + 1 - numbers.hit_min + total)) / FACES
    kill = max(1, min(FACES, FACES + 1 - numbers.kill_min + total)) / FACES
    dice = shot_dice(g.facts.arms[aim.arm], aim.shot.range)
    return dice * (hit + 2 * kill)


# ---------------------------------------------------------------------------------------- value
def strength(g: State, seat: int) -> float:
    """What is left of an army, by points, less its disorder."""
    if not g.points[seat]:
        return 0.5
    left = 0.0
    for u in units_of(g, seat):
        if g.role[u] == FIGHTING:
            worth = sum(g.price[e] for e in elements_of(g, u))
            left += worth * (1 - 0.15 * min(g.markers[u], 4))
    left += sum(
        crew.price
        for company in companies(g, seat)
        if company.status in FIGHTING_STATUSES
        for crew in company.crew
    )
    return left / g.points[seat]


def value(g: State, seat: int) -> float:
    """The chance to win, roughly: 0 to 1."""
    own, other = strength(g, seat), strength(g, 1 - seat)
    share = own / (own + other) if own + other else 0.5
    if g.scenario in ("raid", "siege") and g.round:
        lean = 0.25 * g.held - 0.02 * g.round
        share += lean if seat == g.attacker else -lean
    if g.scenario == AMBUSH and g.start_elements[g.attacker]:
        gone = g.exited[g.attacker] / g.start_elements[g.attacker]
        share += 0.5 * gone if seat == g.attacker else -0.5 * gone
    return min(0.99, max(0.01, share))
