"""Base contact, also over wagons, through breaches and inside buildings (KP-20.9, KP-9, KP-29)."""

from __future__ import annotations

from .arcs import touches
from .geometry import CONTACT, SLACK, Box, Point, inside, length_of, polygon_distance
from .posts import WALLS, broke_in, garrison, house_box, house_of, in_house, is_breached, wall_box
from .state import ON_TABLE, TRAIN, State
from .troops import base_of, elements_of, enemies_of, in_pit, is_foot, look

ARM_LENGTH = 1200  # hundredths between centres beyond which no two bases can touch


# ------------------------------------------------------------------------------------- contact
def touching(g: State, e: int) -> list[int]:
    """Enemy elements in base contact (KP-20.9)."""
    side, unit, place, xs, ys = g.side, g.unit, g.place, g.x, g.y
    seat, x, y = side[unit[e]], xs[e], ys[e]
    near = [
        o
        for o, (there_x, there_y) in enumerate(zip(xs, ys, strict=True))
        if -ARM_LENGTH < there_x - x < ARM_LENGTH
        and -ARM_LENGTH < there_y - y < ARM_LENGTH
        and side[unit[o]] != seat
        and place[o] == ON_TABLE
        and g.role[unit[o]] != TRAIN
    ]
    if not near:
        return near
    here = base_of(g, e)
    found = [o for o in near if touches(here, base_of(g, o)) and not apart(g, e, o)]
    if TRAIN in g.role:
        found += [o for o in over_wagons(g, e, here) if o not in found]
    return found


def apart(g: State, e: int, o: int) -> bool:
    """Bases that meet without contact: across a palisade or a wall, or both afloat."""
    if g.post[e] or g.post[o]:
        return not met_at_post(g, e, o)
    return g.palisade and held_off(g, e, o)


def held_off(g: State, e: int, o: int) -> bool:
    """KP-29.7: across a palisade there is no contact until somebody climbs it."""
    if e in g.climbing or o in g.climbing:
        return False
    return look(g).ground.walled(base_of(g, e), base_of(g, o))


def met_at_post(g: State, e: int, o: int) -> bool:
    """KP-10.8, KP-29.9, KP-29.17: from the shore, through a breach, or inside."""
    one, other = house_of(g, e), house_of(g, o)
    if one >= 0 and one == other:
        pair = {g.unit[e], g.unit[o]}
        inner = (broke_in(g, e) and in_house(g, o)) or (broke_in(g, o) and in_house(g, e))
        return inner and any({*fight.units} == pair for fight in g.fights)
    if one >= 0 or other >= 0:
        inner_e, outer = (e, o) if one >= 0 else (o, e)
        if not in_house(g, inner_e) or g.post[outer] or not is_foot(g, g.unit[outer]):
            return False
        return at_breach(g, house_of(g, inner_e), base_of(g, outer))
    return g.post[e] <= 0 or g.post[o] <= 0


def walls_touched(g: State, h: int, here: Box) -> list[int]:
    """The walls of a building that a base touches, the nearest first."""
    b = house_box(g, h)
    if not touches(here, b):
        return []
    gaps = [(polygon_distance(here.corners, wall_box(b, wall).corners), wall) for wall in WALLS]
    return [wall for gap, wall in sorted(gaps) if gap <= CONTACT]


def at_breach(g: State, h: int, here: Box) -> bool:
    """KP-29.10: a base at a wall that guns have opened."""
    return bool(g.houses[h].breached) and any(
        is_breached(g, h, wall) for wall in walls_touched(g, h, here)
    )


def is_held(g: State, h: int) -> bool:
    return bool(garrison(g, h))


# ------------------------------------------------------------------------------------- laagers
def wagons_of(g: State, seat: int) -> list[int]:
    """The wagons of a side on the table."""
    trains = [u for u in range(len(g.side)) if g.side[u] == seat and g.role[u] == TRAIN]
    return elements_of(g, trains[0]) if trains else []


def ring(g: State, seat: int) -> tuple[Point, ...]:
    """KP-9.3, KP-9.8: the closed polygon through the wagons, whatever became of them."""
    bases = [base_of(g, e) for e in wagons_of(g, seat)]
    return tuple(b.centre for b in bases) if is_ring(g, bases) else ()


def is_ring(g: State, bases: list[Box]) -> bool:
    """Consecutive wagons half an inch apart at most, the last and the first too."""
    if len(bases) < g.facts.counts.laager_wagons:
        return False
    close = g.facts.distances.laager_gap + SLACK
    pairs = [*zip(bases, bases[1:] + bases[:1], strict=True)]
    if any(length_of(a.x - b.x, a.y - b.y) > close + a.radius + b.radius for a, b in pairs):
        return False  # of most trains the first and the last are far apart
    return all(polygon_distance(a.corners, b.corners) <= close for a, b in pairs)


def laager(g: State, seat: int) -> tuple[Point, ...]:
    """KP-9.3, KP-9.9: a ring that still protects; empty while there is none."""
    if g.plundered[seat] or TRAIN not in g.role:
        return ()
    return ring(g, seat)


def in_laager(g: State, e: int) -> bool:
    """KP-9.4: the centre inside the polygon through the wagons."""
    area = laager(g, g.side[g.unit[e]])
    return bool(area) and inside(base_of(g, e).centre, area)


def sheltered(g: State, u: int, bases: list[Box]) -> list[int]:
    """KP-2.3, KP-2.4: the gaps of bases of foot in works or behind fortifications, 0 elsewhere."""
    return sheltered_at(g, g.side[u], bases) if is_foot(g, u) else []


def sheltered_at(g: State, seat: int, bases: list[Box]) -> list[int]:
    """The same for foot of a side: in pits, buildings, behind a palisade or in a laager."""
    if not (g.works or g.houses or g.palisade or TRAIN in g.role):
        return []
    walls = [area for area in (look(g).ground.palisade, laager(g, seat)) if area]
    houses = [house_box(g, h) for h in range(len(g.houses))]

    def is_safe(b: Box) -> bool:
        return b in houses or in_pit(g, b) or any(inside(b.centre, area) for area in walls)

    return [g.facts.works_cohesion if is_safe(b) else 0 for b in bases]


def over_wagons(g: State, e: int, here: Box) -> list[int]:
    """KP-9.5: enemies on the other side of a wagon of a laager, defenders inside on foot."""
    seat, found = g.side[g.unit[e]], []
    for owner in (0, 1):
        area = laager(g, owner)
        if not area or (seat == owner) != inside(here.centre, area):
            continue
        if seat == owner and not is_foot(g, g.unit[e]):
            continue
        shared = [w for w in (base_of(g, k) for k in wagons_of(g, owner)) if touches(here, w)]
        for o in enemies_of(g, seat) if shared else []:
            v, there = g.unit[o], base_of(g, o)
            if g.role[v] == TRAIN or g.post[o] or (seat != owner and not is_foot(g, v)):
                continue
            if (seat != owner) == inside(there.centre, area) and any(
                touches(there, w) for w in shared
            ):
                found.append(o)
    return found


def behind_wagon(g: State, e: int) -> list[Box]:
    """KP-9.5: the wagons whose inner side an element on foot touches; it sees over them."""
    if TRAIN not in g.role or not is_foot(g, g.unit[e]) or not in_laager(g, e):
        return []
    here = base_of(g, e)
    wagons = (base_of(g, k) for k in wagons_of(g, g.side[g.unit[e]]))
    return [w for w in wagons if touches(here, w)]
