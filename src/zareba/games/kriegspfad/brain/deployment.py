"""Where a bot deploys, arrives and enters (KP-16, KP-17)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from zareba.games.kriegspfad.battle.asks import Arrive
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field import geometry
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.formations import LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.geometry import Box, Point
from zareba.games.kriegspfad.field.placing import (
    FACING,
    bases_for,
    deployment_area,
    deployment_refused,
)
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    FIGHTING,
    RAID,
    SIEGE,
    TRAIN,
    State,
)
from zareba.games.kriegspfad.field.structures import READY, Company
from zareba.games.kriegspfad.field.troops import GUNS, bases_of, look, type_in_mode, units_of
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy
from zareba.games.kriegspfad.prepare.asks_works import Dig

from .gaps import gap_to
from .ranks import LINE_AT_MOST
from .tactics import village_of

BRIM = INCH // 2  # so deep in a wood or village stands who shoots out of it

PLACES = 25  # places put to the rules, the best first
STEP = 4 * INCH  # between places considered along a front
RAY = 12 * INCH  # how far a field of fire should reach
BEHIND = 8 * INCH  # who stands nearer behind another cannot shoot

Candidate = tuple[float, list[Place]]


def on_horseback(g: State, seat: int, company: Company) -> bool:
    """Who fights in the saddle starts there; who only rides, where he has a way to go."""
    if not company.horses:
        return False
    if company.troop in ("cavalry", "warrior"):
        return True
    return g.attacker in (-1, seat)


def forward(g: State, ask: Arrive | Enter, rng: random.Random) -> Any:
    """Of a few places the one nearest to where the unit is wanted."""
    drawn = [ask.sample(g, rng) for _ in range(4)]
    goal = goal_of(g, ask.seat)

    def gap(choice: Any) -> int:
        places = choice[1:]
        return sum(
            geometry.length_of(x * HUNDREDTH - goal[0], y * HUNDREDTH - goal[1])
            for x, y, _ in places
        )

    return min((c for c in drawn if len(c) > 1), key=gap, default=drawn[0])


def goal_of(g: State, seat: int) -> Point:
    """The village, the far edge of an ambush, else the enemy or the middle of the table."""
    width, height = g.facts.sizes.table
    if g.scenario in (RAID, SIEGE) and village_of(g):
        return geometry.middle(village_of(g))
    if g.scenario == AMBUSH and seat == g.attacker:
        return (width if g.edges[seat] == "left" else 0), height // 2
    foes = [b.centre for v in units_of(g, 1 - seat) for b in bases_of(g, v)]
    return geometry.middle(foes) if foes else (width // 2, height // 2)


def enemy_side(g: State, seat: int) -> Point:
    """The middle of the edge the enemy comes from."""
    width, height = g.facts.sizes.table
    edge = g.edges[1 - seat]
    x = {"left": 0, "right": width}.get(edge, width // 2)
    y = {"lower": 0, "upper": height}.get(edge, height // 2)
    return x, y


# ------------------------------------------------------------------------------------ deployment
def deployed(g: State, ask: Deploy, rng: random.Random) -> Any:
    """The troops first, then who leads them; each at the best place the rules allow."""
    found = companies(g, ask.seat)
    waiting = [i for i, c in enumerate(found) if c.status == READY]
    if any(found[i].role == TRAIN for i in waiting):
        return ask.sample(g, rng)
    number = min(waiting, key=lambda i: (found[i].role != FIGHTING, -len(found[i].crew), i))
    company = found[number]
    mounted = on_horseback(g, ask.seat, company)
    ranked = sorted(fronts(g, ask.seat, company, mounted), key=lambda row: -row[0])
    for _, places in ranked[:PLACES]:
        if not deployment_refused(g, ask.seat, company, mounted, places):
            return (number, int(mounted), *places)
    return ask.sample(g, rng)


def fronts(g: State, seat: int, company: Company, mounted: bool) -> Iterator[Candidate]:
    """Formations over the area of deployment, scored."""
    facing = FACING[g.edges[seat]]
    depth, width = g.facts.depths[company.troop, mounted], g.facts.sizes.frontage
    n = len(company.crew)
    kind = LINE if n <= LINE_AT_MOST else RANKS
    if len(g.works) >= n and type_in_mode(company.troop, mounted) not in GUNS and not mounted:
        for first in range(len(g.works) - n + 1):
            works = [(x, y, f) for x, y, f in g.works[first : first + n]]
            yield 50.0, works
    for x, y in grid(deployment_area(g, seat)):
        places = formation(kind, n, x, y, facing, width, depth)
        yield merit(g, seat, company, bases_for(g, company, mounted, places)), places
    village = village_of(g)
    if village and seat != g.attacker and not mounted:
        for at in brim_points(village):
            look_at = outward(at, village)
            spot = geometry.ahead(
                at[0], at[1], (look_at + geometry.TURN // 2) % geometry.TURN, depth // 2 + BRIM
            )
            places = formation(kind, n, spot[0], spot[1], look_at, width, depth)
            yield merit(g, seat, company, bases_for(g, company, mounted, places)), places


def grid(area: tuple[int, int, int, int]) -> Iterator[Point]:
    low_x, low_y, high_x, high_y = area
    for x in range(low_x + STEP // 2, high_x, STEP):
        for y in range(low_y + STEP // 2, high_y, STEP):
            yield x, y
        for y in (low_y + STEP // 4, high_y - STEP // 4):
            yield x, y


def merit(g: State, seat: int, company: Company, bases: Sequence[Box]) -> float:
    """Field of fire, cover, room, flanks for riders, nearness to village, friends and enemy."""
    ground = look(g).ground
    centre = bases[len(bases) // 2]
    kind = type_in_mode(company.troop, company.mounted)
    friends = [b for u in units_of(g, seat) for b in bases_of(g, u)]
    near = (
        min((geometry.length_of(centre.x - b.x, centre.y - b.y) for b in friends), default=0) / INCH
    )
    if company.role != FIGHTING:
        return -near - 2 * blocked_by(centre, friends)
    score = -3.0 * blocked_by(centre, friends) - 0.15 * max(0.0, near - 6)
    gun = company.troop in GUNS
    open_to = clear_rays(g, centre)
    arms = [g.facts.arms[name] for name in company.crew[0].arms.split("+")]
    shoots = gun or max((arm.effective for arm in arms), default=0) >= 4 * INCH
    score += open_to * (2.0 if gun else 1.0 if shoots else 0.3)
    if not gun and kind not in ("cavalry", "mounted_warrior", "mounted_infantry"):
        kinds = [ground.pieces[i].kind.cover for i in ground.spot(centre).within]
        score += 2.0 if "foot" in kinds else 0.0
    score -= 4.0 * off_centre(g, seat, centre) if not company.horses else 0.0
    score += 2.0 * min(0.7, off_centre(g, seat, centre)) if company.horses else 0.0
    village = village_of(g)
    if village and g.scenario in (RAID, SIEGE) and seat != g.attacker:
        score -= 0.5 * gap_to(bases, village) / INCH
        goal = enemy_side(g, seat)
        score -= 0.15 * geometry.length_of(centre.x - goal[0], centre.y - goal[1]) / INCH
    elif not gun:
        goal = goal_of(g, seat)
        score -= 0.15 * geometry.length_of(centre.x - goal[0], centre.y - goal[1]) / INCH
    return score


def off_centre(g: State, seat: int, b: Box) -> float:
    """0 in the middle of the own front, 1 at its ends."""
    width, height = g.facts.sizes.table
    at, whole = (b.y, height) if g.edges[seat] in ("left", "right") else (b.x, width)
    return abs(2 * at - whole) / whole


def blocked_by(b: Box, friends: Sequence[Box]) -> int:
    """Friends straight before or behind."""
    local = [b.local(friend.x, friend.y) for friend in friends]
    return int(any(abs(u) < BEHIND and abs(v) < b.w for u, v in local))


def clear_rays(g: State, b: Box) -> float:
    """How many of three directions ahead are open to shoot."""
    sight = look(g)
    here = sight.ground.spot(b)
    found = 0
    for aside in (geometry.TURN - geometry.QUARTER // 3, 0, geometry.QUARTER // 3):
        x, y = geometry.ahead(b.x, b.y, (b.facing + aside) % geometry.TURN, RAY)
        there = sight.ground.spot(Box(x, y, b.facing, b.w, b.d))
        found += sight.ground_clear(b.front, (x, y), here, there, RAY)
    return float(found)


# ----------------------------------------------------------------------------------------- works
def dug(g: State, ask: Dig, rng: random.Random) -> Any:
    """A line before the village, towards the enemy, as near as the ground allows."""
    village = village_of(g)
    if not village:
        return ask.sample(g, rng)
    facing = FACING[g.edges[ask.seat]]
    x, y = geometry.middle(village)
    depth, width = g.facts.sizes.depth["foot"], g.facts.sizes.frontage
    for inches in (7, 6, 8, 5, 9, 4, 10):
        at = geometry.ahead(x, y, facing, inches * INCH)
        places = tuple(formation(LINE, ask.number, *at, facing, width, depth))
        if not ask.refusal(g, places):
            return places
    return ask.sample(g, rng)


def brim_points(outline: Sequence[Point]) -> Iterator[Point]:
    for a, b in geometry.edges(tuple(outline)):
        yield a
        yield (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def outward(at: Point, outline: Sequence[Point]) -> int:
    x, y = geometry.middle(outline)
    return geometry.bearing(at[0] - x, at[1] - y) if at != (x, y) else 0
