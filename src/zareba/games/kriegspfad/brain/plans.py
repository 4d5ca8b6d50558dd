"""Moves a bot considers: places round a unit and charges; `tactics` scores them (KP-20.16)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from math import inf
from typing import Any, NamedTuple

from zareba.games.kriegspfad.battle.melee import good_going, side_of
from zareba.games.kriegspfad.battle.paths import EXIT, Judge
from zareba.games.kriegspfad.battle.random_ways import charge, leaving, ways
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import behind_rear_line
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.formations import Place
from zareba.games.kriegspfad.field.geometry import (
    QUARTER,
    TURN,
    Box,
    Point,
    ahead,
    bearing,
    box,
    distance,
    length_of,
    polygon_distance,
    snap,
    turned,
)
from zareba.games.kriegspfad.field.ground import nearest_point
from zareba.games.kriegspfad.field.placing import inside_area, table_area
from zareba.games.kriegspfad.field.state import RAID, SIEGE, State
from zareba.games.kriegspfad.field.troops import base_of

from .appraisal import Body, fright_worth, melee_worth
from .gaps import exact_gap, gap_of
from .leaving import exits, way_out
from .night import good_range
from .ranks import LEAST, LINE_AT_MOST, foremost_first, formed, in_reach
from .tactics import OPEN, Outlook, Stand, covered

DOCK = 150  # grains between two bases that shall touch: rounding never makes them overlap
INTO = 7 * INCH // 10  # so deep stands who takes cover
WORTH_FIGHTING = 0.05  # of its worth a unit must win by a melee that it opens
ROUNDING = 2 * HUNDREDTH  # kept back of a roll: places are rounded (KP-20.3)

Plan = tuple[float, tuple[Any, ...]]
Thought = tuple[float, tuple[Any, ...] | Callable[[], tuple[Any, ...]]]  # or how to work it out


class Breadth(NamedTuple):
    """How many moves a unit thinks of."""

    foci: int  # enemies
    covers: int  # places in cover
    tested: int  # moves put to the rules, the best first
    aside: bool  # half moves, and moves past the enemy


FULL = Breadth(foci=3, covers=3, tested=10, aside=True)
BRIEF = Breadth(foci=2, covers=1, tested=4, aside=False)  # for imagined games


# ----------------------------------------------------------------------------------------- plans
def best_plan(
    look_out: Outlook, u: int, allowance: int, breadth: Breadth = FULL, above: float = -inf
) -> Plan | None:
    """The best legal move with so many inches; the going is what the state declares."""
    return next(iter(good_plans(look_out, u, allowance, 1, breadth, above)), None)


def good_plans(
    look_out: Outlook,
    u: int,
    allowance: int,
    most: int,
    breadth: Breadth = FULL,
    above: float = -inf,
) -> list[Plan]:
    """The best legal moves, best first; none is asked for with a score no higher than *above*."""
    g, body = look_out.g, look_out.own[u]
    judge = Judge(g, u)
    found = [
        *charges(look_out, body, allowance, judge),
        *exits(look_out, body, allowance * INCH - ROUNDING),
        *marches(look_out, body, allowance, breadth),
    ]
    found.sort(key=lambda plan: -plan[0])
    good: list[Plan] = []
    for score, way in found[: breadth.tested + most - 1]:
        if score <= above or len(good) == most:
            break
        choice = way() if callable(way) else way
        if not judge.judge(choice):
            good.append((score, choice))
    return good


def stay_score(look_out: Outlook, u: int) -> float:
    body = look_out.own[u]
    return look_out.score(body, stand_at(look_out, body, body.bases, moved=not body.still))


def stand_at(look_out: Outlook, body: Body, bases: list[Box], moved: bool) -> Stand:
    return Stand(bases, moved, covered(look_out.g, body.unit, bases, moved))


def marches(look_out: Outlook, body: Body, allowance: int, breadth: Breadth) -> Iterator[Thought]:
    """Every place worth a thought, with its score."""
    g, seen = look_out.g, set()
    out = leaving(g, body.unit)
    for at, facing in destinations(look_out, body, allowance * INCH - ROUNDING, breadth):
        key = at[0] // INCH, at[1] // INCH, facing // QUARTER
        if key in seen:
            continue
        seen.add(key)
        for places in formed(g, body, at, facing, allowance * INCH):
            bases = boxes_at(body, places)
            if not all(inside_area(b, table_area(g)) for b in bases):
                continue
            score = look_out.score(body, stand_at(look_out, body, bases, moved=True))
            way = functools.partial(the_way, g, body, at, places)
            if out:
                found = way()
                gone = sum(step[-1] == EXIT for step in found)
                yield score + body.worth * gone / len(found), found
            else:
                yield score, way


def the_way(g: State, body: Body, at: Point, places: list[Place]) -> tuple[Any, ...]:
    """How a unit comes to these places."""
    return foremost_first(g, body, at, ways(g, body.unit, places))


def boxes_at(body: Body, places: list[Place]) -> list[Box]:
    shape = body.bases[0]
    return [box(x * HUNDREDTH, y * HUNDREDTH, f, shape.w, shape.d) for x, y, f in places]


# ---------------------------------------------------------------------------------- destinations
def destinations(
    look_out: Outlook, body: Body, reach: int, breadth: Breadth
) -> Iterator[tuple[Point, int]]:
    """Where the middle of the unit might go, and whither it would look."""
    here = body.box
    foes = sorted(look_out.foes, key=lambda foe: look_out.apart(body, foe))
    if foes:
        yield here.centre, towards(here.centre, foes[0].box.centre)
    for foe in interesting(look_out, body, foes, breadth.foci):
        way = bearing_to(here, foe.box.centre)
        gap = exact_gap(here, foe.box)
        lengths = [reach, reach // 2] if breadth.aside else [reach]
        if body.effective:
            lengths.append(gap - good_range(body, look_out.sight.limit) + INCH // 4)
        for length in lengths:
            if LEAST < length <= reach and length < gap:
                yield ahead(here.x, here.y, way, length), way
    back = (bearing_to(here, foes[0].box.centre) + TURN // 2) % TURN if foes else 0
    lengths = [reach, reach // 2] if breadth.aside else [reach]
    for length in lengths if foes else ():
        yield facing_foe(ahead(here.x, here.y, back, length), foes)
        for side in (QUARTER, TURN - QUARTER) if breadth.aside else ():
            yield facing_foe(ahead(here.x, here.y, (back + side) % TURN, length), foes)
    ranks = 1 if len(body.bases) <= LINE_AT_MOST else 2
    yield from way_out(look_out, body, reach, ranks)
    covers = cover_points(look_out, body, reach, breadth.covers)
    for at in (*aim_points(look_out, body, reach), *covers):
        yield facing_foe(at, foes) if foes else (at, bearing_to(here, at))


def interesting(look_out: Outlook, body: Body, foes: list[Body], most: int) -> list[Body]:
    """The nearest enemies, and the one a charge promises most against."""
    found = foes[: most - 1]
    if body.opens and len(foes) > len(found):
        best = max(
            foes, key=lambda foe: look_out.gain(body, foe) / (10 * INCH + look_out.apart(body, foe))
        )
        if best not in found:
            found.append(best)
    return found


def facing_foe(at: Point, foes: list[Body]) -> tuple[Point, int]:
    near = min(foes, key=lambda foe: length_of(foe.box.x - at[0], foe.box.y - at[1]))
    return at, towards(at, near.box.centre)


def towards(here: Point, there: Point) -> int:
    if here == there:
        return 0
    return bearing(there[0] - here[0], there[1] - here[1])


def bearing_to(here: Box, there: Point) -> int:
    return towards(here.centre, there) if here.centre != there else here.facing


def aim_points(look_out: Outlook, body: Body, reach: int) -> Iterator[Point]:
    """On the way to what the scenario is about."""
    g, here = look_out.g, body.box
    if g.scenario in (RAID, SIEGE) and look_out.village:
        village = look_out.village
        x = sum(p[0] for p in village) // len(village)
        y = sum(p[1] for p in village) // len(village)
        way = bearing_to(here, (x, y))
        far = length_of(x - here.x, y - here.y)
        brim = polygon_distance(here.corners, village)
        for length in {min(reach, far), min(reach, max(0, brim - DOCK))}:
            if length > LEAST:
                yield ahead(here.x, here.y, way, length)
    friends = [b for u, b in look_out.own.items() if u != body.unit and g.role[u] == "unit"]
    if g.role[body.unit] != "unit" and friends:
        near = min(friends, key=lambda b: gap_of(here, b.box))
        gap = exact_gap(here, near.box)
        yield ahead(here.x, here.y, bearing_to(here, near.box.centre), min(reach, gap))


def cover_points(look_out: Outlook, body: Body, reach: int, most: int) -> Iterator[Point]:
    """The brims of woods and villages within reach, for who can use them."""
    if not body.target.foot or not look_out.foes:
        return
    ground = look_out.sight.ground
    here = body.box
    near = []
    for piece in ground.pieces:
        if piece.kind.cover in ("foot", "foot_stationary") and not piece.kind.linear:
            at = nearest_point(here, piece)
            gap = length_of(at[0] - here.x, at[1] - here.y)
            if gap <= reach:
                near.append((gap, at, piece))
    for _, at, piece in sorted(near, key=lambda row: row[0])[:most]:
        x = sum(p[0] for p in piece.outline) // len(piece.outline)
        y = sum(p[1] for p in piece.outline) // len(piece.outline)
        yield ahead(at[0], at[1], towards(at, (x, y)), INTO)


# --------------------------------------------------------------------------------------- charges
def charges(
    look_out: Outlook, body: Body, allowance: int, judge: Judge | None = None
) -> Iterator[Plan]:
    """Melees worth opening, each with the points it wins on average, exactly (KP-24.16)."""
    g = look_out.g
    if not body.opens:
        return
    reach, judge = allowance * INCH, judge or Judge(g, body.unit)
    for foe in look_out.foes:
        if g.arrived[foe.unit] or g.opened[foe.unit]:
            continue
        if look_out.apart(body, foe) > reach:
            continue
        if max(look_out.gain(body, foe), look_out.gain(body, foe, True)) <= 0:
            continue
        for found in contacts(g, body, foe, reach):
            if not judge.judge(found):
                won, value = contact_gain(look_out, body, found)
                if won > WORTH_FIGHTING * body.worth:
                    yield value, found
                break


def contacts(g: State, body: Body, foe: Body, reach: int) -> Iterator[tuple[Any, ...]]:
    """Ways into contact with a unit: at its rear or flank where that is allowed, else its front."""
    pairs = sorted(
        (distance(a, b), i, k)
        for i, a in enumerate(body.bases)
        for k, b in enumerate(foe.bases)
        if length_of(a.x - b.x, a.y - b.y) <= reach + a.radius + b.radius
    )
    for _, i, k in pairs[:2]:
        lead, target = body.bases[i], foe.bases[k]
        for at, facing in docks(lead, target):
            dx, dy = at[0] - lead.x, at[1] - lead.y
            if length_of(dx, dy) > reach:
                continue
            places = [(snap(b.x + dx), snap(b.y + dy), b.facing) for b in body.bases]
            places[i] = (snap(at[0]), snap(at[1]), facing)
            if turned(lead.facing, facing) < QUARTER // 3:
                yield ways(g, body.unit, places)
            places = behind(body, i, at, facing)
            if in_reach(g, body, places, reach):
                yield ways(g, body.unit, places)
    if pairs:
        lead, target = body.bases[pairs[0][1]], foe.bases[pairs[0][2]]
        straight = charge(g, body.unit, towards(lead.centre, target.centre), reach)
        if straight:
            yield straight


def docks(lead: Box, target: Box) -> Iterator[tuple[Point, int]]:
    """Places at which an element touches another with its front."""
    if behind_rear_line(lead, target):
        yield target.world(-(target.hd + lead.hd + DOCK), 0), target.facing
        left = target.local(lead.x, lead.y)[1] > 0
        across = target.hw + lead.hd + DOCK
        side = TURN - QUARTER if left else QUARTER
        yield target.world(0, across if left else -across), (target.facing + side) % TURN
    front = (target.facing + TURN // 2) % TURN
    aside = target.local(lead.x, lead.y)[1]
    shift = max(-target.hw, min(target.hw, aside))
    yield target.world(target.hd + lead.hd + DOCK, shift), front
    yield target.world(target.hd + lead.hd + DOCK, 0), front


def behind(body: Body, i: int, at: Point, facing: int) -> list[Place]:
    """The rest of a unit in a column of two files behind its leader."""
    lead = body.bases[i]
    rear = Box(at[0], at[1], facing, 0, 0)
    slots = []
    for k in range(1, len(body.bases)):
        rank, file = (k + 1) // 2, k % 2
        u = -rank * (lead.d + 2 * HUNDREDTH)
        v = (lead.hw + HUNDREDTH) * (1 if file else -1)
        x, y = rear.world(u, v)
        slots.append((snap(x), snap(y), facing))
    others = [k for k in range(len(body.bases)) if k != i]
    others.sort(key=lambda k: length_of(body.bases[k].x - at[0], body.bases[k].y - at[1]))
    places: list[Place] = [(snap(at[0]), snap(at[1]), facing)] * len(body.bases)
    for slot, k in zip(slots, others, strict=True):
        places[k] = slot
    return places


def contact_gain(look_out: Outlook, body: Body, found: tuple[Any, ...]) -> tuple[float, float]:
    """Points won by the melees a move opens, by the modifiers it would have there; its score."""
    g, u = look_out.g, body.unit
    trial = g.clone()
    for e, *steps in found:
        for step in steps:
            if isinstance(step, int):
                trial.facing[e] = step
            elif step != EXIT:
                trial.x[e], trial.y[e] = step
    touch = [(e, o) for e in body.elements for o in touching(trial, e)]
    total = 0.0
    for foe in look_out.foes:
        pairs = [(e, o) for e, o in touch if g.unit[o] == foe.unit]
        if pairs:
            a, d = side_of(trial, u, pairs, 0), side_of(trial, foe.unit, pairs, 1)
            good = good_going(trial, u, pairs)
            lost_a, lost_d = melee_worth(body, foe, a, d, good=good)
            total += lost_d - lost_a + fright_worth(body, foe)
    stand = Stand([base_of(trial, e) for e in body.elements], True, OPEN)
    met = {g.unit[o] for _, o in touch}
    shots = sum(
        look_out.under_fire(body, stand, foe, gap_of(stand.box, foe.box))
        for foe in look_out.foes
        if foe.unit not in met
    )
    return total, total - shots + look_out.aim(body, stand, 0)
