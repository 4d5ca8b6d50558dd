"""Intents of a unit that moves: what a player means, as the ways of its elements (D-26, D-27).

An intent starts where the draft ends; what it comes to is judged like any other proposal.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from zareba.engine import Forbidden, Intent, Refusal
from zareba.games.kriegspfad.battle.asks import Paths
from zareba.games.kriegspfad.battle.paths import (
    BREAK_OFF,
    EXIT,
    WITHDRAW,
    Way,
    movers,
    refused,
)
from zareba.games.kriegspfad.battle.random_ways import (
    advanced,
    leaving,
    suggest,
    to_contact,
    wheeled,
)
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import mean, mean_facing, nearest_pair
from zareba.games.kriegspfad.field.geometry import TURN, Box, ahead, bearing, length_of, snap
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.placing import FACING
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Place
from zareba.games.kriegspfad.field.troops import (
    base_at,
    base_of,
    bases_of,
    elements_of,
    foes_of,
    units_of,
)

from . import maneuvers
from .maneuvers import Maneuver, Number, Suggest, Wish
from .maneuvers import recorded as where
from .towards import Towards, as_far_as_may_be

HAIR = HUNDREDTH  # short of the edge, so that rounding keeps a base on the table


class Charge(Wish, frozen=True, kw_only=True):
    """Straight at a unit of the enemy, until the first bases touch."""

    enemy: Number


class Leave(Wish, frozen=True):
    """KP-16.17: to the far edge and over it."""


class Stay(Wish, frozen=True):
    """Nobody moves."""


KINDS: dict[str, type[Wish]] = {
    **maneuvers.MANEUVERS, "charge": Charge, "leave": Leave, "stay": Stay, "suggest": Suggest,
    "towards": Towards,
}  # fmt: skip


class Walk:
    """One element along its way: where it comes to, and what it has made of its allowance."""

    def __init__(self, g: State, e: int, steps: tuple[Any, ...] = ()) -> None:
        self.element, self.steps, self.made, self.gone = e, steps, g.way[e], False
        here = base_of(g, e)
        self.points = [where(here)]
        for step in steps:
            if step == EXIT:
                self.gone = True
            elif isinstance(step, int):
                here = base_at(g, g.unit[e], *where(here), step)
            else:
                there = base_at(g, g.unit[e], step[0], step[1], here.facing)
                self.made += length_of(there.x - here.x, there.y - here.y)
                self.points.append(step)
                here = there
        self.here: Box = here


def walks(g: State, u: int, choice: tuple[Way, ...]) -> dict[int, Walk]:
    """The elements that may move, and those named, at the end of a draft."""
    ways = {way[0]: way[1:] for way in choice}
    return {e: Walk(g, e, ways.get(e, ())) for e in movers(g, u)}


def extended(draft: tuple[Way, ...], now: dict[int, Walk], places: dict[int, Place]) -> Any:
    """The draft with another step for every element that stands elsewhere or looks elsewhere."""
    ways = {way[0]: way for way in draft}
    for e, (x, y, facing) in places.items():
        walk = now[e]
        steps: tuple[Any, ...] = ()
        if (x, y) != where(walk.here):
            steps += ((x, y),)
        if facing != walk.here.facing:
            steps += (facing,)
        if steps and not walk.gone:
            ways[e] = (*ways.get(e, (e,)), *steps)
    return tuple(ways.values())


def intended(g: State, u: int, draft: tuple[Way, ...], intent: Intent) -> Any:
    """The ways an intent makes of a draft."""
    _, wish = maneuvers.read(intent, KINDS)
    if isinstance(wish, Stay):
        return ()
    if isinstance(wish, Suggest):
        return suggest(g, u, random.Random(0))
    now = walks(g, u, draft)
    if not now:
        raise Forbidden(Refusal("KP-29.15", "busy"))
    if isinstance(wish, Leave):
        return left(g, u, draft, now)
    if isinstance(wish, Charge):
        return charged(g, u, draft, now, wish.enemy)
    if isinstance(wish, Towards):
        return gone_towards(g, u, draft, now, wish)
    assert isinstance(wish, Maneuver)
    bases = {e: walk.here for e, walk in now.items()}
    if isinstance(wish, maneuvers.Form):
        bases = {e: b for e, b in bases.items() if g.unit[e] == u}
    return extended(draft, now, maneuvers.maneuver(wish, bases))


# -------------------------------------------------------------------------------------- charges
def charged(g: State, u: int, draft: tuple[Way, ...], now: dict[int, Walk], enemy: int) -> Any:
    """The first way of reaching the enemy that no rule forbids; else the first at all."""
    if enemy not in units_of(g, 1 - g.side[u]):
        raise ValueError(f"{enemy} is no enemy on the table")
    bases = [walk.here for walk in now.values()]
    reach = g.allowance * INCH - max(walk.made for walk in now.values())
    foes = bases_of(g, enemy)
    first: Any = None
    for facing, start in approaches(bases, foes):
        made = to_contact(g, u, start, facing, reach)
        if made > reach:
            continue
        turned = {e: (*where(b), b.facing) for e, b in zip(now, start, strict=True)}
        turned = dict(zip(now, advanced(start, facing, made), strict=True)) if made else turned
        choice = extended(draft, now, turned)
        if not refused(g, u, choice):
            return choice
        first = first or choice
    if first is None:
        raise Forbidden(Refusal("KP-19.5", "cannot_reach", {"inches": g.allowance}))
    return first


def approaches(bases: list[Box], foes: list[Box]) -> Iterator[tuple[int, list[Box]]]:
    """Directions to try, as the unit stands and wheeled to look there."""
    mine, foe = nearest_pair(bases, foes)
    ways = [bearing(foe.x - mine.x, foe.y - mine.y)] if mine.centre != foe.centre else []
    (ox, oy), (ex, ey) = mean(bases), mean(foes)
    if (ox, oy) != (ex, ey):
        ways.append(bearing(ex - ox, ey - oy))
    ways += [mean_facing(bases), (mean_facing(foes) + TURN // 2) % TURN]
    for facing in dict.fromkeys(ways):
        yield facing, bases
        yield facing, wheeled(bases, facing)


# ------------------------------------------------------------------------------- as far as may be
def gone_towards(
    g: State, u: int, draft: tuple[Way, ...], now: dict[int, Walk], wish: Towards
) -> Any:
    """KP-19.5, KP-19.6: the place meant, or the last on the way to it that no rule forbids."""
    if wish.enemy is not None and (at := charge_or_none(g, u, draft, now, wish.enemy)):
        return at
    ids = wish.elements or [*now]
    left = g.allowance * INCH - max(now[e].made for e in ids)
    bases = {e: now[e].here for e in ids}

    def after(dx: int, dy: int) -> tuple[Any, Refusal | None]:
        choice = extended(draft, now, maneuvers.maneuver(maneuvers.Shift(dx=dx, dy=dy), bases))
        return choice, refused(g, u, choice) if choice else None

    return as_far_as_may_be(
        wish, left, after, Refusal("KP-19.5", "too_far", {"inches": g.allowance})
    )


def charge_or_none(
    g: State, u: int, draft: tuple[Way, ...], now: dict[int, Walk], enemy: int
) -> Any:
    """A charge that no rule forbids."""
    try:
        choice = charged(g, u, draft, now, enemy)
    except Forbidden:
        return None
    return choice if may_charge(g, u) and not refused(g, u, choice) else None


def may_charge(g: State, u: int) -> bool:
    """Who breaks off or withdraws does not, nor who may open no melee and is in none."""
    kind = g.action.partition("-")[0]
    return kind not in (BREAK_OFF, WITHDRAW) and bool(may_open(g, u) or foes_of(g, u))


# -------------------------------------------------------------------------------------- leaving
def left(g: State, u: int, draft: tuple[Way, ...], now: dict[int, Walk]) -> Any:
    """KP-16.17: every element straight to the far edge, and over it where it gets so far."""
    if not leaving(g, u):
        raise Forbidden(Refusal("KP-16.17", "not_at_exit"))
    facing = FACING[g.edges[g.side[u]]]
    width = g.facts.sizes.table[0]
    ways = {way[0]: way for way in draft}
    for e, walk in now.items():
        xs = [x for x, _ in walk.here.corners]
        gap = max(0, (width - max(xs) if facing == 0 else min(xs)) - HAIR)
        reach = min(gap, g.allowance * INCH - walk.made)
        x, y = ahead(walk.here.x, walk.here.y, facing, max(reach, 0))
        if reach > 0:
            ways[e] = (*ways.get(e, (e,)), (snap(x), snap(y)))
        if reach >= gap:
            ways[e] = (*ways.get(e, (e,)), EXIT)
    return tuple(ways.values())


# -------------------------------------------------------------------------------------- offers
def offered(g: State, u: int) -> list[Intent]:
    """What a player may want of this unit, ready to take."""
    found: list[Intent] = [{"suggest": {}}]
    if may_charge(g, u):
        found += [{"charge": {"enemy": v}} for v in near_enemies(g, u)]
    if leaving(g, u):
        found.append({"leave": {}})
    found += maneuvers.shapes(len(elements_of(g, u)))
    return [*found, {"stay": {}}]


def offer_refused(g: State, ask: Paths, intent: Intent) -> Refusal | None:
    """Why a charge or a formation that lies within the allowance is not possible."""
    try:
        return ask.refusal(g, ask.canonical(g, intended(g, ask.unit, (), intent)))
    except Forbidden as error:
        return error.refusal


def near_enemies(g: State, u: int) -> list[int]:
    """Enemies that could be touched if nothing lay between, the nearest first."""
    own = bases_of(g, u)
    ranked = []
    for v in units_of(g, 1 - g.side[u]):
        mine, foe = nearest_pair(own, bases_of(g, v))
        gap = length_of(foe.x - mine.x, foe.y - mine.y) - mine.radius - foe.radius
        if gap <= g.allowance * INCH:
            ranked.append((gap, v))
    return [v for _, v in sorted(ranked)]
