"""The heuristic player: what it answers to every question.

Movement is decided by one score (`tactics`), shooting by the points a shot costs, melees by their
exact odds; deployment has a module of its own (`deployment`).
"""

from __future__ import annotations

import functools
import random
from typing import Any

from zareba.engine import Ask, Domain
from zareba.games.kriegspfad.battle.asks import (
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
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.enter import EntryMode
from zareba.games.kriegspfad.battle.limits import goings
from zareba.games.kriegspfad.battle.melee import side_of
from zareba.games.kriegspfad.battle.modes import dismount
from zareba.games.kriegspfad.battle.paths import BREAK_OFF, JOIN, WITHDRAW, movable
from zareba.games.kriegspfad.battle.random_ways import leaving, wants_village
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.guide import GUIDED
from zareba.games.kriegspfad.field.posts import RESERVE, house_of
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    TRAIN,
    State,
)
from zareba.games.kriegspfad.field.troops import elements_of, foes_of

from .appraisal import Body, melee_worth
from .boating import deed_afloat, rowed, steps_inland
from .judgement import strength
from .marksmen import torches, volleys, worth_springing
from .plans import BRIEF, FULL, Breadth, best_plan, stay_score
from .preparation import advise_preparation
from .tactics import Outlook, outlook

HOPELESS = 0.08  # share of the army left
STALEMATE = 30  # rounds
PATIENT = 4  # rounds before anybody gives up
ON_FOOT = 16 * INCH  # riders think of dismounting when the enemy is so near
MOUNT_BEYOND = 24 * INCH  # and of mounting when he is so far
MARGIN = 0.01  # of its worth a unit must win by moving


def advise(
    g: State, ask: Ask, options: list[Any], rng: random.Random, breadth: Breadth = FULL
) -> Any:
    """A sensible answer to any question."""
    if isinstance(ask, Fire):
        return volleys(g, ask)
    if isinstance(ask, Paths):
        return way_of(g, ask, rng, breadth)
    if isinstance(ask, Resolve):
        return resolve(g, ask.seat)
    if isinstance(ask, Rowing):
        return rowed(g, ask)
    if isinstance(ask, Activate):
        return next_unit(g, ask.seat, options)
    if isinstance(ask, Action):
        return action(g, ask.unit, options, breadth)
    found = advise_preparation(g, ask, options, rng)
    if found is not None:
        return found
    if isinstance(ask, Domain):
        return ask.sample(g, rng)
    return listed(g, ask, options, rng)


sketch = functools.partial(advise, breadth=BRIEF)  # for imagined games, which must be many


def resolve(g: State, seat: int) -> str:
    """Give up what is lost; after a long stalemate agree to a draw."""
    if g.round > STALEMATE:
        return CONCEDE if seat == g.attacker else DRAW
    lost = strength(g, seat) < HOPELESS and g.round > PATIENT
    return CONCEDE if lost and strength(g, 1 - seat) > 2 * HOPELESS else ON


def listed(g: State, ask: Ask, options: list[Any], rng: random.Random) -> Any:
    if isinstance(ask, Reroll):
        low = 2 * sum(g.dice) < 6 * len(g.dice)
        return options[1] if low and len(options) > 1 else KEEP
    if isinstance(ask, RallyDie):
        return max(options, key=lambda u: (g.markers[u], -u))
    if isinstance(ask, Loss | Assign | LeaveBy | EntryMode):
        return options[0]
    if isinstance(ask, ClimbRoof | BreakIn):
        return options[-1]
    return rng.choice(options)


# ------------------------------------------------------------------------------------ movement
def next_unit(g: State, seat: int, options: list[Any]) -> Any:
    """Who can charge goes first, then who is in danger; ambushes when it pays.

    A column moves from its head on: nobody stands in the way of those behind him.
    """
    for choice in named(options, "reveal"):
        if worth_springing(g, seat, choice[1], charging=True):
            return choice
    units = [u for u in options if isinstance(u, int)]
    if not units:
        return "pass" if "pass" in options else options[-1]
    if len(units) == 1:
        return units[0]
    look_out = outlook(g, seat)
    ahead = look_out.column if g.scenario == AMBUSH and seat == g.attacker else {}
    return max(units, key=lambda u: (haste(look_out, u), -ahead.get(u, 0), -u))


def named(options: list[Any], name: str) -> list[Any]:
    """Options that are a word and what it is about."""
    return [o for o in options if isinstance(o, tuple) and o[0] == name]


def haste(look_out: Outlook, u: int) -> float:
    """How many points wait for a unit: what its charge wins, what charges would cost it."""
    body = look_out.own.get(u)
    if body is None:
        return -1.0
    if foes_of(look_out.g, u):
        return 1000.0  # KP-25.7: only who moves before the enemy breaks off
    best = cost = 0.0
    for foe in look_out.foes:
        inches = -(-look_out.apart(body, foe) // INCH)
        odds = look_out.reach(body, inches)
        best = max(best, odds * look_out.gain(body, foe))
        if foe.active:
            cost = max(cost, look_out.reach(foe, inches) * look_out.gain(foe, body))
    return 2 * best + cost


def action(g: State, u: int, options: list[Any], breadth: Breadth = FULL) -> Any:
    """Stay, move, dismount or mount, by what the best place is worth."""
    if len(options) == 1:
        return options[0]
    if foes_of(g, u):
        return in_melee(g, u, options)
    if g.boats and (deed := deed_afloat(g, u, options)):
        return deed
    deed = next((o for o in options if isinstance(o, tuple) and is_wise(g, o)), None)
    if deed:
        return deed
    if "stay" not in options or g.role[u] == TRAIN or u not in outlook(g, g.side[u]).own:
        return options[0]
    if movable(g, u) != elements_of(g, u):
        return "stay"  # part of it holds a building
    return on_the_move(outlook(g, g.side[u]), u, options, breadth)


def on_the_move(look_out: Outlook, u: int, options: list[Any], breadth: Breadth) -> str:
    """KP-19.1: whether and how a unit moves that is free to do so; mounted or on foot."""
    if "mount" in options and far_away(look_out, u):
        return "mount"
    score, choice = best_action(look_out, u, breadth)
    if "dismount" in options and near_enough(look_out, u):
        trial = look_out.g.clone()
        dismount(trial, u)
        if best_action(Outlook(trial, trial.side[u]), u, breadth)[0] > score:
            return "dismount"
    slow = choice.endswith("-difficult") or "move-good" not in options
    return f"move-{GUIDED}" if slow and is_led(look_out, u, options) else choice


def is_led(look_out: Outlook, u: int, options: list[Any]) -> bool:
    """KP-6.6, KP-6.7: behind a scout bad ground is as good as any, far from the enemy."""
    g, body = look_out.g, look_out.own[u]
    if f"move-{GUIDED}" not in options or not (leaving(g, u) or wants_village(g, u)):
        return False
    halt = g.facts.distances.guided_halt + body.stride * INCH
    return all(look_out.apart(body, foe) > halt for foe in look_out.foes)


def is_wise(g: State, deed: tuple[Any, ...]) -> bool:
    """Climb into the camp, man the walls, flee from a fire; empty boats are left alone."""
    what, e = deed[0], deed[1]
    if what == "climb":  # rather than burn what is inside
        attacks = g.village_burnt < 0 and g.side[g.unit[e]] == g.attacker
        return attacks and not torches(g, g.attacker)
    if what == "man":
        return g.wall[e] == RESERVE and bool(deed[2] < RESERVE)
    if what == "enter":
        return bool(g.side[g.unit[e]] != g.attacker)
    return bool(what == "leave" and g.houses[house_of(g, e)].lit)


def best_action(look_out: Outlook, u: int, breadth: Breadth = FULL) -> tuple[float, str]:
    """What the unit should declare (KP-19.1), before it knows its roll."""
    body = look_out.own[u]
    score = stay_score(look_out, u) + MARGIN * body.worth
    best = score, "stay"
    for choice in goings(look_out.g, u, "move"):
        row = body.difficult if choice.endswith("-difficult") else body.good
        inches = row[0] * 7 // 2 + row[1]
        plan = planned(look_out, u, choice, inches, breadth, best[0])
        if plan is not None:
            best = plan[0], choice
    return best


def planned(
    look_out: Outlook, u: int, choice: str, inches: int, breadth: Breadth, above: float
) -> Any:
    """The best move with a higher score, if the unit declared this and rolled so much."""
    g = look_out.g
    before = g.action, g.allowance
    g.action, g.allowance = choice, min(inches, look_out.dark or inches)
    try:
        if g.allowance <= 0:
            return None
        return best_plan(look_out, u, g.allowance, breadth, above)
    finally:
        g.action, g.allowance = before


def far_away(look_out: Outlook, u: int) -> bool:
    """Nobody near, and still a long way to go."""
    body = look_out.own[u]
    return all(look_out.apart(body, foe) > MOUNT_BEYOND for foe in look_out.foes) and (
        look_out.g.attacker in (-1, body.seat)
    )


def near_enough(look_out: Outlook, u: int) -> bool:
    body = look_out.own[u]
    return any(look_out.apart(body, foe) < ON_FOOT for foe in look_out.foes)


def in_melee(g: State, u: int, options: list[Any]) -> Any:
    """KP-24.19, KP-25.7: turn to face, fight on while it pays, else break off."""
    faces = named(options, "face")
    if faces:
        return faces[0]
    away = [o for o in options if str(o).startswith(BREAK_OFF)]
    if not away:
        return "stay"
    balance = 0.0
    for attacker, defender, number, _ in g.fights:
        if u not in (attacker, defender):
            continue
        a, d = Body(g, attacker), Body(g, defender)
        pairs = [
            (e, o) for e in elements_of(g, attacker) for o in touching(g, e)
            if g.unit[o] == defender
        ]  # fmt: skip
        sides = side_of(g, attacker, pairs, 0), side_of(g, defender, pairs, 1)
        lost_a, lost_d = melee_worth(a, d, *sides, number=number)
        balance += lost_d - lost_a if u == attacker else lost_a - lost_d
    return away[0] if balance < 0 else "stay"


def way_of(g: State, ask: Paths, rng: random.Random, breadth: Breadth = FULL) -> Any:
    """The best move with the roll made, or none."""
    u, kind = ask.unit, g.action.partition("-")[0]
    if kind == JOIN or g.allowance <= 0:
        return ()
    scattered = movable(g, u) != elements_of(g, u)
    led = g.role[u] == TRAIN or g.action.endswith("guided")
    if kind in (BREAK_OFF, WITHDRAW) or led:
        return ask.sample(g, rng)
    if scattered:
        return next((way for way in steps_inland(g, u) if not ask.refusal(g, way)), ())
    look_out = outlook(g, ask.seat)
    plan = best_plan(look_out, u, g.allowance, breadth, above=stay_score(look_out, u))
    return plan[1] if plan is not None else ()
