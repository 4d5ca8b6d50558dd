"""Mounting, dismounting, turning to face: KP-1.8, KP-4.6 to KP-4.11, KP-24.19."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import IMPASSABLE
from zareba.games.kriegspfad.field.arcs import contact_side, touches
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.geometry import (
    QUARTER,
    TURN,
    Box,
    ahead,
    bearing,
    box,
    overlaps,
    snap,
    turned,
)
from zareba.games.kriegspfad.field.placing import inside_area, table_area, taken_from
from zareba.games.kriegspfad.field.state import TURNED, State
from zareba.games.kriegspfad.field.troops import (
    base_of,
    elements_of,
    going_class,
    is_fighting,
    look,
    tell,
)

_SHIFT = INCH // 10


def dismount(g: State, u: int) -> None:
    """KP-4.6, KP-1.8: free, whole units, and the middle of the front edge stays."""
    _change(g, u, False)
    tell(g, "dismounted", "KP-4.6", u)


def _moved_back(g: State, e: int, mounted: bool) -> Box:
    """The base in the other mode, its front edge where it was."""
    here, u = base_of(g, e), g.unit[e]
    depth = g.facts.depths[g.troop[u], mounted]
    fx, fy = here.front
    x, y = ahead(fx, fy, (here.facing + TURN // 2) % TURN, depth // 2)
    return box(snap(x) * 100, snap(y) * 100, here.facing, here.w, depth)


def _change(g: State, u: int, mounted: bool) -> None:
    places = [(e, _moved_back(g, e, mounted)) for e in elements_of(g, u)]
    g.mounted[u] = mounted
    for e, b in places:
        g.x[e], g.y[e] = b.x // 100, b.y // 100


def finish_mounting(g: State, u: int) -> None:
    """KP-4.8, KP-4.11, KP-1.10: in the saddle from the next round, if there is room."""
    g.mounting[u] = False
    if is_fighting(g, u):
        return
    others = taken_from(g, elements_of(g, u))
    ground = look(g).ground
    found: list[tuple[int, Box]] = []
    for e in elements_of(g, u):
        b = _moved_back(g, e, True)
        spare = b.d - base_of(g, e).d
        for push in (*range(0, spare, _SHIFT), spare):
            x, y = ahead(b.x, b.y, b.facing, push)
            trial = box(snap(x) * 100, snap(y) * 100, b.facing, b.w, b.d)
            taken = [*others, *(p for _, p in found)]
            free = inside_area(trial, table_area(g)) and not any(overlaps(trial, o) for o in taken)
            if free and ground.standing(going_class(g, u), trial) != IMPASSABLE:
                found.append((e, trial))
                break
        else:
            return  # the whole unit stays on foot
    g.mounted[u] = True
    for e, b in found:
        g.x[e], g.y[e] = b.x // 100, b.y // 100
    tell(g, "mounted", "KP-4.8", u)


# --------------------------------------------------------------------------------- turn to face
def faces(g: State, u: int) -> list[tuple[int, int]]:
    """KP-24.5, KP-24.19: elements attacked in flank or rear, and whom they may face."""
    found = []
    for e in elements_of(g, u):
        here = base_of(g, e)
        foes = touching(g, e) if not g.post[e] and not g.busy[e] else []
        if any(contact_side(base_of(g, o), here) == "front" for o in foes):
            continue
        found += [(e, o) for o in foes if not g.post[o] and facing_base(g, e, o) is not None]
    return found


def facing_base(g: State, e: int, o: int) -> Box | None:
    """The base turned parallel to the enemy's edge and shifted until they touch; None: no room."""
    here, foe = base_of(g, e), base_of(g, o)
    look_at = bearing(here.x - foe.x, here.y - foe.y)
    normal = min(
        ((foe.facing + k * QUARTER) % TURN for k in range(4)),
        key=lambda n: turned(n, look_at),
    )
    along = turned(normal, foe.facing) in (0, TURN // 2)
    depth = (foe.hd if along else foe.hw) + here.hd
    frame = Box(foe.x, foe.y, normal, 0, 0)
    aside = frame.local(here.x, here.y)[1]
    x, y = frame.world(depth + HUNDREDTH, aside)
    new = box(snap(x) * 100, snap(y) * 100, (normal + TURN // 2) % TURN, here.w, here.d)
    if not touches(new, foe) or any(overlaps(new, b) for b in taken_from(g, [e])):
        return None
    return new if inside_area(new, table_area(g)) else None


def turn_to_face(g: State, e: int, o: int) -> None:
    new = facing_base(g, e, o)
    if new is not None:
        g.x[e], g.y[e], g.facing[e] = new.x // 100, new.y // 100, new.facing
        g.did[e] = max(g.did[e], TURNED)
        tell(g, "faced", "KP-24.19", g.unit[e], element=e)
