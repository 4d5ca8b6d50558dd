"""When a bot takes to boats: what it moors, who starts aboard, how it rows and lands (KP-10).

Boats cost nothing (KP-10.1), so the question is only who is sooner where he is wanted: a unit on
foot whose way by water is clearly shorter starts aboard.  Empty boats are left where they lie.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.boats import DOWNSTREAM, ROW, shore_place
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.battle.paths import at_exit, movable
from zareba.games.kriegspfad.facts.catalogue import entries
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.companies import MARCH, companies
from zareba.games.kriegspfad.field.geometry import (
    Box,
    Point,
    ahead,
    bearing,
    inside,
    length_of,
    overlaps,
    snap,
    within,
)
from zareba.games.kriegspfad.field.placing import OPPOSITE, deployment_area, edge_strip
from zareba.games.kriegspfad.field.posts import (
    ABOARD,
    WALLS,
    aboard,
    boat_at,
    boat_box,
    boat_of,
    boats_on_table,
)
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    FIGHTING,
    OPEN_BATTLE,
    State,
)
from zareba.games.kriegspfad.field.structures import READY, Company, Place
from zareba.games.kriegspfad.field.troops import (
    GUNS,
    base_of,
    class_for,
    cohesion,
    elements_of,
    enemies_of,
    going_class,
    movement_row,
    units_of,
)
from zareba.games.kriegspfad.field.waters import waters
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy

from .appraisal import stride
from .ranks import LEAST
from .routes import CELL, Cell, Routes, edge_cells, field_of, ways_on_land
from .tactics import village_of
from .waterways import FARTHEST, Course, Waterways, bows, landing_rounds, waterways

CLEARLY = 2.0  # rounds that a unit must win by going by boat
PAIR = 2  # of a boat go ashore side by side in one round: more would wait for each other
NEAR = 4 * INCH  # nobody lands so near to an enemy
AGROUND = 3 * INCH  # where there is no room to land, the next place is so far away at least
TOGETHER = 8 * INCH  # the boats of a unit land so near to each other
FOOT_ROW = "skirmisher_warrior"


# -------------------------------------------------------------------------------------- the aim
def goal_cells(g: State, seat: int) -> tuple[Cell, ...]:
    """Where the side wants to be: in the village, at the far edge, where the enemy deploys."""
    if g.scenario == AMBUSH:
        return edge_cells(g, OPPOSITE[g.edges[seat]])
    if g.scenario == OPEN_BATTLE:
        low_x, low_y, high_x, high_y = edge_strip(g, g.edges[1 - seat], 2 * CELL)
        return cells_in(
            g.facts, ((low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y))
        )
    return cells_in(g.facts, tuple(village_of(g)))


@functools.lru_cache(maxsize=32)
def cells_in(facts: Facts, area: tuple[Point, ...]) -> tuple[Cell, ...]:
    columns, rows = (length // CELL for length in facts.sizes.table)
    return tuple(
        (i, k)
        for i in range(columns)
        for k in range(rows)
        if area and inside((i * CELL + CELL // 2, k * CELL + CELL // 2), area)
    )


def ends_for(g: State, seat: int, water: Waterways, cls: str, inches: int) -> dict[int, float]:
    """Berths at which a voyage may end, with the rounds it takes from there to the aim."""
    goals = goal_cells(g, seat)
    if not goals:
        return {}
    found = landing_rounds(field_of(g), water.bow, goals, cls, inches)
    leaving = [i for i in range(len(water.berths)) if at_exit(g, seat, water.boat(i))]
    return found | dict.fromkeys(leaving, 0.0)  # KP-16.17: from the boat over the edge


# --------------------------------------------------------------------------------- who goes by boat
def moored(g: State, ask: Moor) -> tuple[Place, ...]:
    """D-13: a boat for every pair of those who win by it, side by side, nearest to the aim."""
    taken: tuple[Place, ...] = ()
    for company in passengers(g, ask.seat).values():
        number = boats_for(g, company)
        if number:
            taken += berths_for(g, ask, company, number, taken)
    return taken


def load_of(g: State) -> int:
    """How many go in a boat: a pair where several boats find room to land side by side."""
    roomy = g.scenario != AMBUSH and not any(piece.line for piece in waters(g))
    return PAIR if roomy else g.facts.counts.boat_crew


def boats_for(g: State, company: Company) -> int:
    """How many boats a company needs; on a river, where a unit would be torn apart, one or none."""
    load = load_of(g)
    number = -(-len(company.crew) // load)
    return number if number == 1 or load == PAIR else 0


def passengers(g: State, seat: int) -> dict[int, Company]:
    """Who might go by boat, the dearest first: attackers on foot, where no gun can sink them."""
    if g.attacker == 1 - seat or fears_guns(g, seat):
        return {}
    waiting = {
        i: company
        for i, company in enumerate(companies(g, seat))
        if company.status in (READY, MARCH)
        and company.role == FIGHTING
        and not company.horses
        and company.troop not in GUNS
        and (g.scenario != OPEN_BATTLE or company.troop == "warrior")  # others shoot across
    }
    price = {i: sum(crew.price for crew in company.crew) for i, company in waiting.items()}
    return dict(sorted(waiting.items(), key=lambda row: (-price[row[0]], row[0])))


def fears_guns(g: State, seat: int) -> bool:
    """KP-10.7: one hit of a gun drowns a boatload; who is not there yet may bring what he may."""
    foe = 1 - seat
    there = units_of(g, foe)
    if there and g.scenario not in (AMBUSH, OPEN_BATTLE):
        return any(g.troop[u] in GUNS for u in there)
    army_list = g.facts.catalogue.lists[g.lists[foe]]
    return any(entry.type in GUNS for entry in entries(army_list, g.tribes[foe], g.year))


def berths_for(
    g: State, ask: Moor, company: Company, number: int, taken: tuple[Place, ...]
) -> tuple[Place, ...]:
    """So many places from which the company is there clearly sooner than by land; or none."""
    cls = class_for(company.troop, company.role, False, company.traits)
    inches = stride(g.facts.movement[row_of(company)][0])
    goals = goal_cells(g, ask.seat)
    best: tuple[float, tuple[Place, ...]] = (float("inf"), ())
    if not goals:
        return ()
    land = ways_on_land(field_of(g), goals, cls)
    waiting = 0 if g.scenario == AMBUSH else max(0, -(-len(company.crew) // number) - PAIR)
    latest = starting_way(g, ask.seat, land) / (inches * INCH) - CLEARLY - waiting
    for bow in bows(field_of(g)):
        water = waterways(field_of(g), bow)
        ends = ends_for(g, ask.seat, water, cls, inches)
        ranked = []
        for i, at in enumerate(water.berths):
            place = at[0] // HUNDREDTH, at[1] // HUNDREDTH, bow
            if not ask.refusal(g, (*taken, place)):
                course = water.course(i, ends, ())
                if course and course.rounds <= latest:
                    ranked.append((course.rounds, place))
        found = side_by_side(g, sorted(ranked), number)
        if len(found) == number and ranked and min(ranked)[0] < best[0]:
            best = min(ranked)[0], found
    return best[1]


def side_by_side(g: State, ranked: list[tuple[float, Place]], number: int) -> tuple[Place, ...]:
    """The best place, and those next to it."""
    found: tuple[Place, ...] = ()
    x, y = ranked[0][1][:2] if ranked else (0, 0)
    for _, place in sorted(ranked, key=lambda row: length_of(row[1][0] - x, row[1][1] - y)):
        b = boat_at(g, *place)
        if len(found) < number and not any(overlaps(b, boat_at(g, *other)) for other in found):
            found += (place,)
    return found


def row_of(company: Company) -> str:
    """KP-19.2: the row of a company on foot."""
    return FOOT_ROW if company.troop in ("skirmisher", "warrior") else company.troop


def starting_way(g: State, seat: int, land: Routes) -> float:
    """From where the side begins on land: a column at the best place, all others anywhere."""
    ambush = g.scenario == AMBUSH
    area = edge_strip(g, g.edges[seat], CELL) if ambush else deployment_area(g, seat)
    low_x, low_y, high_x, high_y = area
    ways = sorted(
        land.left[i][k]
        for i in range(land.columns)
        for k in range(land.rows)
        if low_x <= i * CELL + CELL // 2 <= high_x and low_y <= k * CELL + CELL // 2 <= high_y
    )
    return ways[0 if ambush else len(ways) // 2]


def embarked(g: State, ask: Deploy) -> Any:
    """The next company that starts aboard the boats moored for it; or nothing."""
    for number, company in passengers(g, ask.seat).items() if g.boats else ():
        choice = (number, 0, *posts_in(g, ask.seat, company))
        if len(choice) > PAIR and not ask.refusal(g, choice):
            return choice
    return None


def boarded(g: State, ask: Enter) -> Any:
    """KP-10.11: the boat at the entry edge is for the first unit on foot that it holds."""
    company = companies(g, ask.seat)[ask.number]
    if not g.boats or company.mounted or ask.number not in passengers(g, ask.seat):
        return None
    choice = (0, *posts_in(g, ask.seat, company))
    return choice if len(choice) > 1 and not ask.refusal(g, choice) else None


def posts_in(g: State, seat: int, company: Company) -> list[Place]:
    """Places in empty boats; none where there are too few of them."""
    own = [n for n in boats_on_table(g) if g.boats[n].side == seat and not aboard(g, n)]
    if not 0 < boats_for(g, company) <= len(own):
        return []
    return [(ABOARD, own[i // load_of(g)], 0) for i in range(len(company.crew))]


# ------------------------------------------------------------------------------------ under way
def deed_afloat(g: State, u: int, options: list[Any]) -> Any:
    """What a unit does that is aboard, or partly: leave, row on, land, make room; or nothing."""
    crew = [e for e in elements_of(g, u) if boat_of(g, e) >= 0]
    if not crew or "stay" not in options:
        return None
    deeds = [o for o in options if isinstance(o, tuple)]
    inland = [o for o in options if isinstance(o, str) and o.startswith("move-")]
    gone = [o for o in deeds if o[0] == "exit"]
    found = gone[0] if gone else landing_or_rowing(g, u, {boat_of(g, e) for e in crew}, deeds)
    return found or (inland[-1] if inland else "stay")


def landing_or_rowing(g: State, u: int, boats: set[int], deeds: list[Any]) -> Any:
    """Out of a boat that has arrived, or on with it; None: neither is possible."""
    for n in sorted(boats):
        course = course_of(g, u, n)
        arrived = course is None or len(course.berths) == 1
        if arrived or have_landed_at(g, u, n):
            ways = {
                o: way_from(g, u, shore_place(g, *o[1:]))
                for o in deeds
                if o[0] == "disembark" and boat_of(g, o[1]) == n
            }
            if ways and min(ways.values()) < FARTHEST:
                return min(ways, key=lambda o: ways[o])
        if course is not None and not arrived and (rowing(g, n, course), n) in deeds:
            return rowing(g, n, course), n
    return None


def have_landed_at(g: State, u: int, n: int) -> bool:
    """Whether some of the unit stand ashore beside a boat."""
    ashore = [e for e in elements_of(g, u) if boat_of(g, e) < 0]
    return any(within(base_of(g, e), boat_box(g, n), NEAR) for e in ashore)


def way_from(g: State, u: int, b: Box | None) -> float:
    if b is None:
        return float("inf")
    seat = g.side[u]
    land = ways_on_land(field_of(g), goal_cells(g, seat), going_class(g, u))
    return land.least(b.x, b.y)


def water_of(g: State, n: int) -> Waterways:
    """Where a boat may go that keeps its bow as it is."""
    return waterways(field_of(g), g.boats[n].facing)


def course_of(g: State, u: int, n: int) -> Course | None:
    """Where the boat should go: to the best place to land, with the other boats of the unit."""
    water = water_of(g, n)
    if not water.berths:
        return None
    inches = stride(g.facts.movement[movement_row(g, u)][0])
    ends = ends_for(g, g.side[u], water, going_class(g, u), inches)
    start = water.nearest(boat_box(g, n).centre)
    shut = closed(g, n, ends)
    if ends.get(start) and not has_shore(g, u, n) and not have_landed_at(g, u, n):
        shut |= near_to(water, ends, water.berths[start], AGROUND)
    meeting = rendezvous(g, u, n)
    if meeting is not None:
        apart = ends.keys() - near_to(water, ends, meeting, TOGETHER)
        together = water.course(start, ends, shut | apart)
        if together is not None:
            return together
    return water.course(start, ends, shut)


def closed(g: State, n: int, ends: Iterable[int]) -> set[int]:
    """Berths that other boats have taken, or under the enemy's nose."""
    water, seat = water_of(g, n), g.boats[n].side
    foes = [base_of(g, o) for o in enemies_of(g, seat)]
    boats = [boat_box(g, k) for k in boats_on_table(g) if k != n]
    found = set()
    for i in ends:
        b = water.boat(i)
        if any(overlaps(b, other) for other in boats) or any(within(b, foe, NEAR) for foe in foes):
            found.add(i)
    return found


def near_to(water: Waterways, ends: Iterable[int], at: Point, far: int) -> set[int]:
    berths = water.berths
    return {i for i in ends if length_of(berths[i][0] - at[0], berths[i][1] - at[1]) <= far}


def has_shore(g: State, u: int, n: int) -> bool:
    """Whether somebody finds room beside the boat, and a way on from there."""
    e = aboard(g, n)[0]
    return any(way_from(g, u, shore_place(g, e, side)) < FARTHEST for side in WALLS)


def rendezvous(g: State, u: int, n: int) -> Point | None:
    """KP-10.10: a unit keeps together: where its first have landed, or its first boat will land."""
    ashore = [e for e in elements_of(g, u) if boat_of(g, e) < 0]
    if ashore:
        return base_of(g, ashore[0]).centre
    first = min(boat_of(g, e) for e in elements_of(g, u))
    course = course_of(g, u, first) if first != n else None
    return water_of(g, first).berths[course.berths[-1]] if course else None


def rowing(g: State, n: int, course: Course) -> str:
    """KP-10.4: with the current where the course follows it."""
    return DOWNSTREAM if water_of(g, n).is_down(*course.berths[:2]) else ROW


def rowed(g: State, ask: Rowing) -> tuple[Any, ...]:
    """Along the course as far as the roll goes, from berth to berth."""
    u = g.unit[aboard(g, ask.boat)[0]]
    course = course_of(g, u, ask.boat)
    if course is None:
        return ()
    berths = [water_of(g, ask.boat).berths[i] for i in course.berths]
    return way_along(g, ask, berths[1:]) or way_along(g, ask, berths)


def way_along(g: State, ask: Rowing, berths: list[Point]) -> tuple[Any, ...]:
    """The longest way by these berths that the rules allow."""
    here, left = boat_box(g, ask.boat).centre, g.allowance * INCH - ask.made - HUNDREDTH
    found: tuple[Any, ...] = ()
    way = found
    for berth in berths:
        dx, dy = berth[0] - here[0], berth[1] - here[1]
        length = min(length_of(dx, dy), left)
        if length < LEAST:
            continue
        here, left = ahead(*here, bearing(dx, dy), length), left - length
        way += ((snap(here[0]), snap(here[1])),)
        if not ask.refusal(g, way):
            found = way
    return found


def steps_inland(g: State, u: int) -> Iterator[tuple[Any, ...]]:
    """KP-2.5: those ashore make room for those behind, as far as a unit may be spread."""
    for length in range(cohesion(g, u), 0, -INCH // 10):
        found = []
        for e in movable(g, u):
            b = base_of(g, e)
            x, y = ahead(b.x, b.y, b.facing, length)
            found.append((e, (snap(x), snap(y))))
        yield tuple(found)
