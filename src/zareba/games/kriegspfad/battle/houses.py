"""Blockhouses: walls, doors, breaches, roofs, fire (KP-29.8 to KP-29.12, KP-29.16 to KP-29.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import draw, say
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.contact import is_held, touching, walls_touched
from zareba.games.kriegspfad.field.free_places import place_beside
from zareba.games.kriegspfad.field.geometry import EIGHTH, Box, bearing
from zareba.games.kriegspfad.field.posts import (
    BROKE_IN,
    BUSY,
    POSTED,
    RESERVE,
    ROOF,
    WALLS,
    at_house,
    broke_in,
    buildings,
    change_house,
    garrison,
    house_of,
    in_house,
    is_breached,
    leave_post,
    manned,
    on_roof,
    take_post,
    turned_box,
)
from zareba.games.kriegspfad.field.state import MOVED, STOOD, State
from zareba.games.kriegspfad.field.troops import (
    base_of,
    changed_ground,
    elements_of,
    foes_of,
    is_fighting,
    is_foot,
    start_of,
    tell,
)

from .march import open_melee

CLEAR = INCH // 20  # between a wall and who leaves by it


# --------------------------------------------------------------------------------- in and out


def may_enter(g: State, e: int, h: int) -> bool:
    """KP-29.8, KP-29.10: by an own door, or by a breach nobody holds; eight places."""
    u, house = g.unit[e], g.houses[h]
    if g.post[e] or g.busy[e] or not is_foot(g, u) or house.lit:
        return False
    walls = walls_touched(g, h, base_of(g, e))
    if not walls or len(garrison(g, h)) >= g.facts.counts.house_places or touching(g, e):
        return False
    foes = any(g.side[g.unit[o]] != g.side[u] for o in at_house(g, h) if not on_roof(g, o))
    own = house.holder == g.side[u]
    return not foes and (own or any(is_breached(g, h, wall) for wall in walls))


def outside(g: State, e: int, wall: int) -> Box | None:
    """A free place before a wall, touching it; None: no room."""
    return place_beside(g, e, turned_box(base_of(g, e), wall), CLEAR)


def house_deeds(g: State, u: int) -> Iterator[tuple[Any, ...]]:
    """D-23, KP-29.16: enter, leave, man the walls."""
    for e in elements_of(g, u):
        if g.busy[e]:
            continue
        h = house_of(g, e)
        if h < 0:
            yield from (("enter", e, n) for n in buildings(g) if may_enter(g, e, n))
        elif not broke_in(g, e) and not touching(g, e):
            yield from (("leave", e, wall) for wall in ways_out(g, e))
            if in_house(g, e):
                free = [wall for wall in WALLS if wall not in manned(g, h)]
                free += [RESERVE] if g.wall[e] != RESERVE else []
                yield from (("man", e, wall) for wall in free)


def ways_out(g: State, e: int) -> list[int]:
    """From the roof only down the wall that was climbed."""
    walls = [g.wall[e] - ROOF] if on_roof(g, e) else list(WALLS)
    return [wall for wall in walls if outside(g, e, wall) is not None]


def enter_house(g: State, e: int, h: int) -> None:
    take_post(g, e, -h - 1)
    change_house(g, h, holder=g.side[g.unit[e]])
    g.busy[e], g.did[e] = BUSY, MOVED
    tell(g, "went_in", "KP-29.8", g.unit[e], element=e)


def leave_house(g: State, e: int, wall: int) -> None:
    new = outside(g, e, wall)
    if new is not None:
        leave_post(g, e, new)
        g.busy[e], g.did[e] = BUSY, MOVED
        tell(g, "went_out", "KP-29.8", g.unit[e], element=e)


def man_wall(g: State, e: int, wall: int) -> None:
    """KP-29.16: free, at the unit's activation; one shooter for every wall."""
    g.wall[e], g.busy[e] = wall, POSTED
    tell(g, "manned", "KP-29.16", g.unit[e], element=e, wall=wall)


# ---------------------------------------------------------------------------------------- roofs
def climbable(g: State, e: int) -> tuple[int, int]:
    """KP-29.11: the building and wall an element has touched since its activation; (-1, -1)."""
    u = g.unit[e]
    if g.post[e] or g.busy[e] or g.did[e] != STOOD or not is_foot(g, u) or g.arrived[u]:
        return -1, -1
    here = base_of(g, e)
    if start_of(g, e) is not here or is_fighting(g, u):
        return -1, -1
    for h in buildings(g):
        held = any(g.side[g.unit[o]] != g.side[u] for o in garrison(g, h))
        walls = walls_touched(g, h, here)
        if held and walls and not g.houses[h].lit:
            return h, walls[0]
    return -1, -1


def climb_roof(g: State, e: int) -> None:
    h, wall = climbable(g, e)
    take_post(g, e, -h - 1, ROOF + wall)
    tell(g, "on_roof", "KP-29.11", g.unit[e], element=e)


def occupants(g: State, h: int) -> list[int]:
    """The units inside a building."""
    return list(dict.fromkeys(g.unit[e] for e in garrison(g, h)))


def may_break_in(g: State, e: int) -> list[int]:
    """KP-29.11: whom an element on the roof may fall upon; who tried fire does not."""
    if not on_roof(g, e) or g.busy[e]:
        return []
    return [v for v in occupants(g, house_of(g, e)) if g.side[v] != g.side[g.unit[e]]]


def break_in(g: State, e: int, v: int, face: int) -> None:
    """KP-29.11, KP-29.17: on 5 or 6 a melee inside."""
    u = g.unit[e]
    tell(
        g, "break_in", "KP-29.11", u, element=e, enemy=v, roll=face, needed=g.facts.counts.break_in
    )
    if face < g.facts.counts.break_in:
        return
    g.wall[e] += BROKE_IN - ROOF
    open_melee(g, u, v, "KP-29.11")


def take_over(g: State) -> None:
    """KP-29.17: with no occupant left the intruders hold the building."""
    for h in buildings(g):
        intruders = [e for e in at_house(g, h) if broke_in(g, e)]
        if intruders and not is_held(g, h):
            change_house(g, h, holder=g.side[g.unit[intruders[0]]])
            for e in intruders:
                g.wall[e] = RESERVE
            tell(g, "took_over", "KP-29.17", g.unit[intruders[0]])
        for e in at_house(g, h):
            alone = broke_in(g, e) and not is_fighting(g, g.unit[e])
            if alone and is_held(g, h):
                g.wall[e] -= BROKE_IN - ROOF  # its opponents are gone, others hold the house


# ------------------------------------------------------------------------------- retreats, fire
def thrown_out(g: State, u: int) -> list[int]:
    """KP-29.17: elements that leave a building when their unit falls back from a fight inside."""
    mine = [e for e in elements_of(g, u) if broke_in(g, e)]
    if mine:
        return mine
    foes = set(foes_of(g, u))
    return [
        e
        for e in elements_of(g, u)
        if in_house(g, e)
        and any(broke_in(g, o) and g.unit[o] in foes for o in at_house(g, house_of(g, e)))
    ]


def put_out(g: State, e: int, wall: int) -> int:
    """Outside, touching a wall; the way straight from the middle of the building comes back."""
    b = base_of(g, e)
    order = [wall, *(w for w in WALLS if w != wall)]
    for side in order:
        new = outside(g, e, side)
        if new is not None:
            leave_post(g, e, new)
            g.did[e] = MOVED
            return bearing(new.x - b.x, new.y - b.y)
    return -1


def blow(g: State) -> None:
    """KP-23.5: the wind is drawn at the first fire and stays."""
    if g.wind < 0:
        g.wind = draw(g, g.facts.counts.winds) * EIGHTH
        say(g, "wind", "KP-23.5", facing=g.wind // 10)


def set_alight(g: State, h: int) -> None:
    """KP-29.12, KP-29.18."""
    blow(g)
    change_house(g, h, lit=g.round)
    changed_ground(g)


def breach(g: State, h: int, wall: int) -> None:
    change_house(g, h, breached=g.houses[h].breached | 1 << wall)
    changed_ground(g)
