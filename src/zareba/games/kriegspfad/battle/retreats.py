"""Step 3: retreats from last round's melees (KP-25)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from zareba.engine import Rule, die, rule
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import IMPASSABLE
from zareba.games.kriegspfad.field.arcs import nearest_pair, retreat_bearing, touches
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.geometry import (
    QUARTER,
    TURN,
    Box,
    ahead,
    bearing,
    distance,
    gap_squared,
    inside,
    overlaps,
    snap,
    turned,
    within,
)
from zareba.games.kriegspfad.field.ground import Ground
from zareba.games.kriegspfad.field.passage import may_pass
from zareba.games.kriegspfad.field.placing import FACING, inside_area, own_hidden, table_area
from zareba.games.kriegspfad.field.posts import BROKE_IN, broke_in, in_house
from zareba.games.kriegspfad.field.state import MOVED, TRAIN, State
from zareba.games.kriegspfad.field.troops import (
    acts_as,
    base_at,
    base_of,
    elements_of,
    enemies_of,
    going_class,
    is_up,
    look,
    on_table,
    remove_element,
    tell,
)

from .asks import LeaveBy
from .houses import put_out, take_over, thrown_out
from .march import end_contacts, uncover

BEYOND = 8 * INCH  # how far an element goes on to get clear of friends


@rule("KP-25.1", "KP-18.3", "KP-29.17")
def retreats(g: State) -> Rule:
    """Army 1 first, in order of the units; occupants choose the wall by which they leave."""
    for u in falling_back(g):
        if is_up(g, u):
            wall = 0
            if any(in_house(g, e) for e in thrown_out(g, u)):
                wall = yield LeaveBy(g.side[u], u)
            retreat_unit(g, u, wall)
    g.retreat = [0] * len(g.side)
    end_contacts(g)
    take_over(g)


def falling_back(g: State) -> tuple[int, ...]:
    due = [u for u in range(len(g.side)) if g.retreat[u] and is_up(g, u)]
    return tuple(sorted(due, key=lambda u: (g.side[u] != g.army_one, u)))


def home_bearing(g: State, seat: int) -> int:
    """Towards the own base edge."""
    return (FACING[g.edges[seat]] + TURN // 2) % TURN


def retreat_direction(g: State, u: int) -> int:
    """KP-25.3, KP-25.9: from the enemies in contact, else from the nearest enemy."""
    own = elements_of(g, u)
    home = home_bearing(g, g.side[u])
    pairs = [(e, o) for e in own for o in touching(g, e)]
    if pairs:
        mine = [base_of(g, e) for e in dict.fromkeys(e for e, _ in pairs)]
        theirs = [base_of(g, o) for o in dict.fromkeys(o for _, o in pairs)]
        return retreat_bearing(mine, theirs, home)
    enemies = [base_of(g, o) for o in enemies_of(g, g.side[u])]
    if not enemies:
        return home
    mine_, foe = nearest_pair([base_of(g, e) for e in own], enemies)
    return retreat_bearing([mine_], [foe], home)


def retreat_unit(g: State, u: int, wall: int = 0) -> None:
    """KP-25.2: the dice of the result, the full distance; from a building straight away."""
    dice = [die(g) for _ in range(g.retreat[u])]
    tell(g, "retreat", "KP-25.2", u, dice=tuple(dice), inches=sum(dice))
    inside_, together = thrown_out(g, u), elements_of(g, u)
    if not inside_:
        fall_back(g, u, retreat_direction(g, u), sum(dice) * INCH)
    for e in inside_:
        climbed = g.wall[e] - BROKE_IN if broke_in(g, e) else wall
        facing = put_out(g, e, climbed)
        if facing >= 0:
            _element_back(g, e, facing, sum(dice) * INCH, True, together)


def fall_back(g: State, u: int, facing: int, length: int, lost_at_edge: bool = True) -> None:
    """KP-25.4 to KP-25.6, KP-2.6: all elements parallel, the foremost of the retreat first."""
    together = elements_of(g, u)
    field = [e for e in together if not g.post[e]]  # nobody falls back over water
    order = sorted(field, key=lambda e: -_along(base_of(g, e), facing))
    for e in order:
        _element_back(g, e, facing, length, lost_at_edge, together)


def _along(b: Box, facing: int) -> int:
    frame = Box(0, 0, facing, 0, 0)
    return frame.local(b.x, b.y)[0]


def strip_bearing(ground: Ground, cls: str, here: Box, facing: int) -> int:
    """KP-25.11: along a road, bridge, ford or path through ground impassable to the element."""
    if ground.standing(cls, here) != IMPASSABLE:
        return facing
    for piece in ground.strips:
        if inside(here.centre, piece.outline):
            line = min(pairwise(piece.line), key=lambda leg: gap_squared(here.centre, *leg))
            ahead_ = bearing(line[1][0] - line[0][0], line[1][1] - line[0][1])
            gap = turned(ahead_, facing)
            if gap == QUARTER:
                return -1
            return ahead_ if gap < QUARTER else (ahead_ + TURN // 2) % TURN
    return facing


def is_foe(g: State, e: int, o: int) -> bool:
    return g.side[g.unit[o]] != g.side[g.unit[e]]


def stops(g: State, e: int, o: int, base: Box, start: Box, here: Box, touched: set[int]) -> bool:
    """KP-25.4, KP-25.10: short of enemies it did not touch; before friends it may not pass.

    Wagons of the enemy stop it, too, but to touch them is no melee (KP-9.8).
    """
    short = g.facts.distances.retreat_stops
    if not within(here, base, short):
        return False
    u, v = g.unit[e], g.unit[o]
    if not is_foe(g, e, o):
        return overlaps(here, base) and v != u and not may_pass(g, u, v)
    if overlaps(here, base) and not overlaps(start, base):
        return True
    if o in touched or g.role[v] == TRAIN:
        return False
    return distance(here, base) < short


def _element_back(
    g: State, e: int, facing: int, length: int, lost_at_edge: bool, together: Sequence[int]
) -> None:
    u, start = g.unit[e], base_of(g, e)
    along = strip_bearing(look(g).ground, going_class(g, u), start, facing)
    if along < 0:
        return
    found, over_edge = _way_back(g, e, along, along != facing, length)
    if over_edge and lost_at_edge:
        remove_element(g, e, "KP-25.5", together)
        tell(g, "fled", "KP-25.5", u, element=e)
    elif found is not start:
        g.x[e], g.y[e] = found.x // HUNDREDTH, found.y // HUNDREDTH
        g.from_x[e], g.from_y[e] = g.x[e], g.y[e]
        g.did[e] = MOVED


def _way_back(g: State, e: int, facing: int, column: bool, length: int) -> tuple[Box, bool]:
    """Where an element comes to stand, step by step, and whether it leaves the table first."""
    u, start = g.unit[e], base_of(g, e)
    seat, ground, cls = g.side[u], look(g).ground, going_class(g, u)
    far = length + BEYOND
    mates = [(o, b) for o in on_table(g) if o != e and within(start, b := base_of(g, o), far)]
    hidden = own_hidden(g, seat)  # KP-17.15: friends may not end on them
    touched = {o for o, base in mates if touches(start, base)}
    best, made, is_clear = start, 0, False
    while made < length or (not is_clear and made < far):
        made += g.facts.distances.retreat_stops
        x, y = ahead(start.x, start.y, facing, made)
        here = base_at(g, u, snap(x), snap(y), start.facing)
        if not inside_area(here, table_area(g)):
            return best, made <= length
        if ground.standing(cls, here, column) == IMPASSABLE:
            break
        if uncover(g, seat, acts_as(g, u), g.role[u], [here]):
            mates = [(o, base_of(g, o)) for o in on_table(g) if o != e]  # KP-17.14: in the way
        if any(stops(g, e, o, base, start, here, touched) for o, base in mates):
            break
        friends = [base for o, base in mates if not is_foe(g, e, o)]
        is_clear = not any(overlaps(here, base) for base in (*friends, *hidden))
        best = here if is_clear else best
    return best, False
