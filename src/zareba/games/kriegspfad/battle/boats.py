"""Boats and canoes: water, boarding, landing, carrying, sinking (KP-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import touches
from zareba.games.kriegspfad.field.free_places import place_beside
from zareba.games.kriegspfad.field.geometry import (
    EIGHTH,
    SLACK,
    TURN,
    Box,
    bearing,
    length_of,
    overlaps,
    shrunk,
    snap,
    swept,
    turned,
    within,
)
from zareba.games.kriegspfad.field.placing import inside_area, table_area
from zareba.games.kriegspfad.field.posts import (
    BUSY,
    SUNK,
    WALLS,
    aboard,
    boat_at,
    boat_box,
    boat_of,
    boats_on_table,
    change_boat,
    leave_post,
    take_post,
    turned_box,
)
from zareba.games.kriegspfad.field.state import MOVED, TRAIN, State
from zareba.games.kriegspfad.field.troops import (
    acts_as,
    base_of,
    elements_of,
    enemies_of,
    is_foot,
    is_warrior,
    remove_element,
    tell,
)
from zareba.games.kriegspfad.field.waters import current, is_afloat, is_downstream

DOWNSTREAM, ROW = "downstream", "row"
STEPS = 24  # of a way at most


# -------------------------------------------------------------------------------- boarding
def has_room(g: State, n: int, u: int) -> bool:
    """KP-10.2: four foot elements, or one gun, or one mounted element."""
    if g.role[u] == TRAIN:
        return False
    there = aboard(g, n)
    if not is_foot(g, u):
        return not there
    return len(there) < g.facts.counts.boat_crew and all(is_foot(g, g.unit[e]) for e in there)


def own_boats(g: State, seat: int) -> list[int]:
    """Boats of a side that lie still this round."""
    return [n for n in boats_on_table(g) if g.boats[n].side == seat and g.boats[n].rowed != g.round]


def near_boats(g: State, e: int) -> list[int]:
    """KP-10.3: an element touches the boat or the shore next to it."""
    if g.post[e] or g.busy[e]:
        return []
    here = base_of(g, e)
    own = own_boats(g, g.side[g.unit[e]])
    return [n for n in own if within(here, boat_box(g, n), g.facts.distances.boarding)]


def embark(g: State, e: int, n: int) -> None:
    """KP-10.3: a full round, without shooting."""
    take_post(g, e, n + 1)
    g.busy[e], g.did[e] = BUSY, MOVED
    change_boat(g, n, boarded=g.round)
    tell(g, "embarked", "KP-10.3", g.unit[e], element=e, boat=n)


def shore_place(g: State, e: int, side: int) -> Box | None:
    """The first free place on land beside one side of the boat; None: no room."""
    return place_beside(g, e, turned_box(base_of(g, e), side), g.facts.distances.boarding)


def disembark(g: State, e: int, side: int) -> None:
    """KP-10.3: on to the shore beside the boat, in a full round without shooting."""
    new, n = shore_place(g, e, side), boat_of(g, e)
    if new is not None:
        leave_post(g, e, new)
        g.busy[e], g.did[e] = BUSY, MOVED
        change_boat(g, n, boarded=g.round)
        tell(g, "disembarked", "KP-10.3", g.unit[e], element=e, boat=n)


# -------------------------------------------------------------------------------- carrying
def carries(g: State, e: int) -> int:
    """The canoe an element carries, or -1."""
    return next((n for n, b in enumerate(g.boats) if b.carrier == e and b.side != SUNK), -1)


def is_laden(g: State, u: int) -> bool:
    """KP-10.6: a unit with a canoe moves at the difficult rate."""
    return bool(g.boats) and any(carries(g, e) >= 0 for e in elements_of(g, u))


def may_lift(g: State, e: int, n: int) -> bool:
    """KP-10.6: one element of warriors or skirmishers lifts an empty canoe."""
    kind = acts_as(g, g.unit[e])
    return kind in ("warrior", "skirmisher") and not aboard(g, n) and carries(g, e) < 0


def lift(g: State, e: int, n: int) -> None:
    change_boat(g, n, carrier=e)
    tell(g, "lifted", "KP-10.6", g.unit[e], element=e, boat=n)


def berth(g: State, e: int) -> Box | None:
    """A free place on the water within reach of who carries a canoe; None: no water near."""
    here, far = base_of(g, e), sum(g.facts.sizes.boat) // 2
    others = [boat_box(g, n) for n in boats_on_table(g)]
    spots = [
        boat_at(g, snap(here.x + dx), snap(here.y + dy), facing)
        for dx in range(-far, far + 1, INCH // 4)
        for dy in range(-far, far + 1, INCH // 4)
        for facing in range(0, TURN // 2, EIGHTH)
    ]
    spots = [
        b for b in spots if within(here, b, g.facts.distances.boarding) and not overlaps(here, b)
    ]
    spots.sort(key=lambda b: (length_of(b.x - here.x, b.y - here.y), b.x, b.y, b.facing))
    for b in spots:
        free = inside_area(b, table_area(g)) and not any(overlaps(b, other) for other in others)
        if free and is_afloat(g, shrunk(b).corners):
            return b
    return None


def set_afloat(g: State, e: int) -> None:
    n, b = carries(g, e), berth(g, e)
    if n >= 0 and b is not None:
        place = {"x": b.x // HUNDREDTH, "y": b.y // HUNDREDTH, "facing": b.facing}
        change_boat(g, n, **place, carrier=-1)
        tell(g, "launched", "KP-10.6", g.unit[e], element=e, boat=n)


# -------------------------------------------------------------------------------- deeds
def boat_deeds(g: State, u: int) -> Iterator[tuple[Any, ...]]:
    """D-23: board, land, carry, set afloat, row."""
    for e in elements_of(g, u):
        if g.busy[e]:
            continue
        n = boat_of(g, e)
        if n >= 0:
            still = g.boats[n].rowed != g.round
            yield from (
                ("disembark", e, side)
                for side in WALLS
                if still and shore_place(g, e, side) is not None
            )
            continue
        if carries(g, e) >= 0:
            if berth(g, e) is not None:
                yield ("launch", e)
            continue
        near = near_boats(g, e)
        yield from (("embark", e, n) for n in near if has_room(g, n, u))
        yield from (("lift", e, n) for n in near if may_lift(g, e, n))
    for n in sorted({boat_of(g, e) for e in elements_of(g, u)} - {-1}):
        if g.boats[n].rowed != g.round and g.boats[n].boarded != g.round:
            yield (ROW, n)
            if current(g, boat_box(g, n).centre) >= 0:
                yield (DOWNSTREAM, n)


# -------------------------------------------------------------------------------- rowing
def rowing_refused(g: State, n: int, choice: tuple[Any, ...], made: int) -> Refusal | None:
    """KP-10.4, KP-10.8: whether a boat may go that way; *made* grains are behind it."""
    here, turns = boat_box(g, n), 0
    others = [boat_box(g, k) for k in boats_on_table(g) if k != n]
    for step in choice:
        if isinstance(step, int):
            turns += 1
            if (
                turned(here.facing, step) > EIGHTH
                or turns * g.facts.distances.boat_turn > made + SLACK
            ):
                return Refusal("KP-10.4", "boat_turn")
            there = boat_at(g, here.x // HUNDREDTH, here.y // HUNDREDTH, step)
        else:
            there = boat_at(g, step[0], step[1], here.facing)
            length = length_of(there.x - here.x, there.y - here.y)
            made += length
            if made > g.allowance * INCH + SLACK:
                return Refusal("KP-10.4", "too_far", {"inches": g.allowance})
            if length and g.action == DOWNSTREAM:
                facing = bearing(there.x - here.x, there.y - here.y)
                if not is_downstream(g, here.centre, facing):
                    return Refusal("KP-10.4", "not_downstream")
        sweep = swept(shrunk(here), shrunk(there))
        if not inside_area(there, table_area(g)) or not is_afloat(g, sweep):
            return Refusal("KP-13.14", "not_afloat")
        if any(overlaps(there, other) for other in others):
            return Refusal("KP-20.3", "boat_there")
        here = there
    foes = [
        base_of(g, o)
        for o in enemies_of(g, g.boats[n].side)
        if not g.post[o] and g.role[g.unit[o]] != TRAIN
    ]
    if any(touches(here, foe) for foe in foes):
        return Refusal("KP-10.8", "boat_contact")
    return None


def sink(g: State, n: int) -> None:
    """KP-10.7, KP-11.12: the boat goes down with everybody aboard."""
    tell(g, "sunk", "KP-10.7", g.unit[aboard(g, n)[0]], boat=n)
    for e in aboard(g, n):
        u = g.unit[e]
        if is_warrior(g, u):
            g.prophet_losses[g.side[u]] += 1
        remove_element(g, e, "KP-10.7")
    change_boat(g, n, side=SUNK)
