"""Posts: elements aboard a boat, or in and on a building (KP-10.10, KP-29.16).

An element's ``post`` is 0 in the field, n + 1 aboard boat n, -(n + 1) at building n.  For every
distance the boat or the building is its place.
"""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH

from .geometry import QUARTER, TURN, Box, box
from .state import ON_TABLE, State

FIELD = 0
SUNK = -1  # the side of a boat that is no more
WALLS = range(4)  # front, left, rear, right
RESERVE, ROOF, BROKE_IN = 4, 8, 16  # places at a building; on the roof: + the wall climbed
# A place of a company that is not in the field: (ABOARD, boat, 0) or (GARRISON, building, wall).
# Far off any table, so that no draft of a place means them by chance.
ABOARD, GARRISON = -50_000, -60_000
# What an element did besides moving; a busy one neither moves nor shoots this round.
FREE, BUSY, POSTED = 0, 1, 2


def is_post(at: tuple[int, int, int]) -> bool:
    """A place aboard a boat or in a building, not in the field."""
    return at[0] in (ABOARD, GARRISON)


# --------------------------------------------------------------------------------------- boxes
def boat_box(g: State, n: int) -> Box:
    """KP-1.7: one frontage wide, two long."""
    boat = g.boats[n]
    return boat_at(g, boat.x, boat.y, boat.facing)


def boat_at(g: State, x: int, y: int, facing: int) -> Box:
    return box(x * HUNDREDTH, y * HUNDREDTH, facing, *g.facts.sizes.boat)


def house_box(g: State, h: int) -> Box:
    house = g.houses[h]
    return house_at(g, house.x, house.y, house.facing)


def house_at(g: State, x: int, y: int, facing: int) -> Box:
    return box(x * HUNDREDTH, y * HUNDREDTH, facing, *g.facts.sizes.blockhouse)


def turned_box(b: Box, side: int) -> Box:
    """The same rectangle with another of its sides as the front edge."""
    wide, deep = (b.w, b.d) if side % 2 == 0 else (b.d, b.w)
    return box(b.x, b.y, (b.facing + side * QUARTER) % TURN, wide, deep)


def wall_box(b: Box, side: int) -> Box:
    """One wall as a thin rectangle that looks outwards."""
    face = turned_box(b, side)
    x, y = face.front
    return box(x, y, face.facing, face.w, 2)


def post_box(g: State, e: int) -> Box:
    """Where an element that is not in the field counts as standing."""
    post = g.post[e]
    return boat_box(g, post - 1) if post > 0 else house_box(g, -post - 1)


# ------------------------------------------------------------------------------------- who where
def boat_of(g: State, e: int) -> int:
    """The boat an element is aboard, or -1."""
    return g.post[e] - 1 if g.post[e] > 0 else -1


def house_of(g: State, e: int) -> int:
    """The building an element is in or on, or -1."""
    return -g.post[e] - 1 if g.post[e] < 0 else -1


def aboard(g: State, n: int) -> list[int]:
    return [e for e, post in enumerate(g.post) if post == n + 1 and g.place[e] == ON_TABLE]


def in_house(g: State, e: int) -> bool:
    """KP-29.13: inside, at a wall or in reserve, not on the roof."""
    return g.post[e] < 0 and g.wall[e] <= RESERVE


def is_reserve(g: State, e: int) -> bool:
    """KP-29.8: inside a building without a wall of its own."""
    return in_house(g, e) and g.wall[e] == RESERVE


def on_roof(g: State, e: int) -> bool:
    return g.post[e] < 0 and ROOF <= g.wall[e] < BROKE_IN


def broke_in(g: State, e: int) -> bool:
    return g.post[e] < 0 and g.wall[e] >= BROKE_IN


def at_house(g: State, h: int) -> list[int]:
    """Everybody in or on a building."""
    return [e for e, post in enumerate(g.post) if post == -h - 1 and g.place[e] == ON_TABLE]


def garrison(g: State, h: int) -> list[int]:
    """KP-29.8: who is inside and did not break in."""
    return [e for e in at_house(g, h) if in_house(g, e)]


def boats_on_table(g: State) -> list[int]:
    return [n for n, b in enumerate(g.boats) if b.side != SUNK and b.carrier < 0]


def buildings(g: State) -> range:
    return range(len(g.houses))


def is_breached(g: State, h: int, wall: int) -> bool:
    return bool(g.houses[h].breached >> wall & 1)


# --------------------------------------------------------------------------------------- changes
def take_post(g: State, e: int, post: int, wall: int = RESERVE) -> None:
    g.post[e], g.wall[e] = post, wall
    b = post_box(g, e)
    g.x[e], g.y[e] = b.x // HUNDREDTH, b.y // HUNDREDTH


def leave_post(g: State, e: int, b: Box) -> None:
    """Into the field, at a place."""
    g.post[e], g.wall[e] = FIELD, FREE
    g.x[e], g.y[e], g.facing[e] = b.x // HUNDREDTH, b.y // HUNDREDTH, b.facing


def change_boat(g: State, n: int, **fields: int) -> None:
    g.boats[n] = g.boats[n]._replace(**fields)


def change_house(g: State, h: int, **fields: int) -> None:
    g.houses[h] = g.houses[h]._replace(**fields)


def drop_boats(g: State, e: int) -> None:
    """A canoe is lost with who carried it."""
    for n, boat in enumerate(g.boats):
        if boat.carrier == e:
            change_boat(g, n, side=SUNK)


# ----------------------------------------------------------------------------------------- arcs
def fronts_of(g: State, e: int, here: Box) -> list[Box]:
    """KP-10.5, KP-29.8: the front edges an element shoots over; its own in the field."""
    if not g.post[e]:
        return [here]
    if g.post[e] < 0 and g.wall[e] < RESERVE:
        return [turned_box(here, g.wall[e])]
    return [turned_box(here, side) for side in WALLS]


def manned(g: State, h: int) -> set[int]:
    return {g.wall[e] for e in garrison(g, h)} - {RESERVE}
