"""Moves a player might make, for bots and for people who want a start (KP-20.16)."""

from __future__ import annotations

import random
from typing import Any

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.arcs import mean, mean_facing
from zareba.games.kriegspfad.field.camp import camp_area, holds_camp
from zareba.games.kriegspfad.field.formations import rigid
from zareba.games.kriegspfad.field.geometry import (
    CONTACT,
    TURN,
    Box,
    ahead,
    bearing,
    box,
    distance,
    least_gap,
    length_of,
    middle,
    turned,
)
from zareba.games.kriegspfad.field.guide import GUIDED, guide_of
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.placing import FACING
from zareba.games.kriegspfad.field.state import AMBUSH, RAID, SIEGE, State
from zareba.games.kriegspfad.field.troops import base_of, elements_of, enemies_of, foes_of, is_gun

from .march import nearest_enemy
from .paths import BREAK_OFF, EXIT, JOIN, WITHDRAW, movable, refused

WHEEL = 600  # a formation that looks farther aside turns first
_TRIES = 8
NEAR_FOE = 5 * INCH


def suggest(g: State, u: int, rng: random.Random) -> tuple[Any, ...]:
    """A legal move of all that can move, or none at all."""
    kind = g.action.partition("-")[0]
    if g.allowance <= 0 or kind == JOIN or not movable(g, u):
        return ()
    for attempt in range(_TRIES):
        choice = _try(g, u, kind, attempt, rng)
        if choice and not refused(g, u, choice):
            return choice
    return ()


def _try(g: State, u: int, kind: str, attempt: int, rng: random.Random) -> tuple[Any, ...]:
    reach = g.allowance * INCH
    own, foe = nearest_enemy(g, u)
    if leaving(g, u):
        facing = (FACING[g.edges[g.side[u]]]) % TURN
        length = min(reach, to_edge(g, u, facing))
        return shifted(g, u, facing, length, attempt % 2 == 0)  # wheeling may need too much room
    if foe < 0:
        return shifted(g, u, rng.randrange(TURN), rng.randrange(INCH, reach + 1), True)
    here, there = base_of(g, own), base_of(g, foe)
    if wants_village(g, u) and attempt % 2 == 0 and distance(here, there) > NEAR_FOE:
        x, y = middle(camp_area(g))
        return shifted(g, u, bearing(x - here.x, y - here.y), reach * (8 - attempt) // 8, True)
    towards = bearing(there.x - here.x, there.y - here.y) if here.centre != there.centre else 0
    if kind in (BREAK_OFF, WITHDRAW):
        foes = [base_of(g, e) for v in foes_of(g, u) for e in elements_of(g, v)] or [there]
        (ox, oy), (ex, ey) = mean(field_of(g, u)), mean(foes)
        away = bearing(ox - ex, oy - ey) if (ox, oy) != (ex, ey) else towards
        spread = rng.randrange(-300, 301) if attempt else 0
        return shifted(g, u, (away + spread) % TURN, reach * (10 - attempt) // 10, False)
    if attempt == 0 and may_open(g, u) and not is_gun(g, u):
        return charge(g, u, towards, reach)
    spread = rng.randrange(-300, 301) if attempt < 5 else rng.randrange(TURN)  # noqa: PLR2004
    length = rng.randrange(INCH // 2, reach + 1) * (10 - attempt) // 10
    return shifted(g, u, (towards + spread) % TURN, length, attempt < 5)  # noqa: PLR2004


def field_of(g: State, u: int) -> list[Box]:
    """The bases of a unit that can move: not those in boats and buildings."""
    return [base_of(g, e) for e in movable(g, u)]


def wants_village(g: State, u: int) -> bool:
    """The attackers of a raid or siege must stand in the village."""
    if g.scenario not in (RAID, SIEGE) or g.side[u] != g.attacker or is_gun(g, u):
        return False
    return bool(camp_area(g)) and not all(holds_camp(g, e) for e in elements_of(g, u))


def leaving(g: State, u: int) -> bool:
    return g.scenario == AMBUSH and g.side[u] == g.attacker and not is_gun(g, u)


def to_edge(g: State, u: int, facing: int) -> int:
    """How far the foremost element is from the edge ahead."""
    width = g.facts.sizes.table[0]
    xs = [x for b in field_of(g, u) for x, _ in b.corners]
    return max(0, (width - max(xs) if facing == 0 else min(xs)) - 100)


def shifted(g: State, u: int, facing: int, length: int, wheel: bool) -> tuple[Any, ...]:
    """The whole unit in a direction, turned to it if it looks far aside."""
    bases = field_of(g, u)
    turn = 0
    if wheel and turned(mean_facing(bases), facing) > WHEEL:
        turn = (facing - mean_facing(bases)) % TURN
    dx, dy = ahead(0, 0, facing, length)
    places = rigid(bases, mean(bases), turn, dx, dy)
    return ways(g, u, places)


def ways(g: State, u: int, places: list[tuple[int, int, int]]) -> tuple[Any, ...]:
    """One leg for every element, the foremost first, then its new facing."""
    found: list[Any] = []
    edge = leaving(g, u)
    scout = guide_of(g, u) if g.action.endswith(GUIDED) else -1
    if scout >= 0 and found == []:
        e = movable(g, u)[0]
        dx, dy = places[0][0] - g.x[e], places[0][1] - g.y[e]
        found.append((0, (scout, (g.x[scout] + dx, g.y[scout] + dy))))
    for e, (x, y, facing) in zip(movable(g, u), places, strict=True):
        way: tuple[Any, ...] = (e, (x, y)) if facing == g.facing[e] else (e, (x, y), facing)
        if edge and at_edge(g, x, facing, base_of(g, e)):
            way += (EXIT,)
        found.append((-(x + y), way))
    return tuple(way for _, way in found)


def at_edge(g: State, x: int, facing: int, b: Box) -> bool:
    width = g.facts.sizes.table[0]
    moved = box(x * 100, b.y, facing, b.w, b.d)
    xs = [p[0] for p in moved.corners]
    away = FACING[g.edges[g.attacker]] == 0
    return max(xs) >= width - CONTACT if away else min(xs) <= CONTACT


def charge(g: State, u: int, facing: int, reach: int) -> tuple[Any, ...]:
    """Straight ahead until the first base touches, turned first if the unit looks aside."""
    bases = field_of(g, u)
    if turned(mean_facing(bases), facing) > WHEEL // 2:
        bases = wheeled(bases, facing)
    made = to_contact(g, u, bases, facing, reach)
    return ways(g, u, advanced(bases, facing, made)) if made <= reach else ()


def wheeled(bases: list[Box], facing: int) -> list[Box]:
    """The same formation about its centre, looking in a direction."""
    turn = (facing - mean_facing(bases)) % TURN
    return [
        box(x * 100, y * 100, f, b.w, b.d)
        for b, (x, y, f) in zip(bases, rigid(bases, mean(bases), turn, 0, 0), strict=True)
    ]


def to_contact(g: State, u: int, bases: list[Box], facing: int, reach: int) -> int:
    """How far straight ahead the first enemy is touched (conservative advancement)."""
    near = [
        foe
        for o in enemies_of(g, g.side[u])
        if length_of((foe := base_of(g, o)).x - bases[0].x, foe.y - bases[0].y) < reach + 20 * INCH
    ]
    made = 0
    for _ in range(12):
        dx, dy = ahead(0, 0, facing, made)
        moved = [box(b.x + dx, b.y + dy, b.facing, b.w, b.d) for b in bases]
        gap = least_gap(moved, near, reach + INCH)
        if gap <= CONTACT * 2 // 3:
            break
        made += gap - CONTACT // 3
        if made > reach:
            break
    return made


def advanced(bases: list[Box], facing: int, made: int) -> list[tuple[int, int, int]]:
    dx, dy = ahead(0, 0, facing, made)
    return [((b.x + dx + 50) // 100, (b.y + dy + 50) // 100, b.facing) for b in bases]
