"""Moving for real: ways made, hidden enemies found, melees opened, fright (KP-17, KP-20, KP-24)."""

from __future__ import annotations

from typing import Any

from .arcs import directly_towards, nearest_pair, touches
from .geometry import (
    HUNDREDTH,
    INCH,
    Box,
    bearing,
    edges,
    gap_squared,
    inside,
    length_of,
    overlaps,
    shrunk,
    snap,
    within,
)
from .hidden import HIDDEN, Company, companies, place_company, take_out
from .paths import EXIT
from .placing import bases_for
from .state import (
    CHIEF,
    COMMANDER,
    EXITED,
    FIGHTING,
    KIN,
    MOVED,
    ON_TABLE,
    PROPHET,
    SCOUT,
    TRAIN,
    TURNED,
    State,
)
from .troops import (
    acts_as,
    base_at,
    base_of,
    bases_of,
    elements_of,
    enemies_of,
    is_warrior,
    laager,
    look,
    on_table,
    tell,
    touching,
    units_of,
)

CLOSE_STEP = INCH // 4  # KP-17.12
FINER = 32  # parts of such a step in which the place of a discovery is sought
FRIGHT = 4 * INCH  # KP-26.2(b)


def begin_activation(g: State, u: int) -> None:
    """KP-20.18: where everybody starts."""
    g.activated[u] = True
    for e in elements_of(g, u):
        begin_way(g, e)


def begin_way(g: State, e: int) -> None:
    g.from_x[e], g.from_y[e], g.from_facing[e] = g.x[e], g.y[e], g.facing[e]
    g.way[e] = 0


def walk(g: State, u: int, choice: tuple[tuple[Any, ...], ...]) -> bool:
    """Make the ways in order; False if a hidden enemy stopped the unit (KP-17.13)."""
    for way in choice:
        e = way[0]
        for step in way[1:]:
            if step == EXIT:
                leave(g, e)
            elif isinstance(step, int):
                turn(g, e, step)
            elif not make_leg(g, e, step):
                return False
        if discover(g, u, e):
            return False
    return True


def turn(g: State, e: int, facing: int) -> None:
    if g.facing[e] != facing:
        g.facing[e] = facing
        g.did[e] = max(g.did[e], TURNED)


def make_leg(g: State, e: int, to: tuple[int, int]) -> bool:
    """One leg; it ends where a hidden enemy is found (KP-17.12: exactly there)."""
    u, x, y = g.unit[e], g.x[e], g.y[e]
    whole = length_of((to[0] - x) * HUNDREDTH, (to[1] - y) * HUNDREDTH)
    if whole == 0:
        return True
    g.did[e] = MOVED
    steps = whole // CLOSE_STEP + 1 if has_hidden(g, 1 - g.side[u]) else 1
    for i in range(1, steps + 1):
        put_between(g, e, (x, y), to, i * FINER, steps * FINER)
        if steps > 1 and spots(g, e):
            low, high = (i - 1) * FINER, i * FINER
            while high - low > 1:  # the first point from which the ambush is found
                half = (low + high) // 2
                put_between(g, e, (x, y), to, half, steps * FINER)
                low, high = (low, half) if spots(g, e) else (half, high)
            put_between(g, e, (x, y), to, high, steps * FINER)
            if not spots(g, e):
                put_between(g, e, (x, y), to, i * FINER, steps * FINER)
            g.way[e] += length_of((g.x[e] - x) * HUNDREDTH, (g.y[e] - y) * HUNDREDTH)
            discover(g, u, e)
            return False
    g.way[e] += whole
    return True


def put_between(
    g: State, e: int, start: tuple[int, int], end: tuple[int, int], part: int, whole: int
) -> None:
    """Stand a part of the way from one place to another."""
    g.x[e] = start[0] + (end[0] - start[0]) * part // whole
    g.y[e] = start[1] + (end[1] - start[1]) * part // whole


def spots(g: State, e: int) -> bool:
    """Whether an element would find a hidden enemy from where it stands."""
    u = g.unit[e]
    here = base_of(g, e)
    return any(finds(g, u, here, c) for c in companies(g, 1 - g.side[u]) if c.status == HIDDEN)


def leave(g: State, e: int) -> None:
    """KP-16.17: exited elements never return, cause no tests and are not lost."""
    u = g.unit[e]
    g.place[e] = EXITED
    if g.role[u] in (FIGHTING, CHIEF):
        g.exited[g.side[u]] += 1
    if g.skills[e] & COMMANDER:
        g.chief_exited = True
    tell(g, "exited", "KP-16.17", u, element=e)


# ------------------------------------------------------------------------------------ ambushes
def has_hidden(g: State, seat: int) -> bool:
    return any(c.status == HIDDEN for c in companies(g, seat)) if g.reserve[seat] != "[]" else False


def discover(g: State, u: int, e: int) -> bool:
    """KP-17.7, KP-17.12: hidden enemies that an element finds are placed."""
    seat = 1 - g.side[u]
    if g.reserve[seat] == "[]":
        return False
    here = base_of(g, e)
    found = False
    numbers = [i for i, c in enumerate(companies(g, seat)) if c.status == HIDDEN]
    for number in reversed(numbers):
        company = companies(g, seat)[number]
        if finds(g, u, here, company):
            reveal(g, seat, number, "KP-17.7")
            found = True
    return found


def finds(g: State, u: int, here: Box, company: Company) -> bool:
    """Four inches for scouts and skirmishers on foot, two for the rest; hills hide from none who
    can see past them."""
    limits = g.facts.detection
    skirmisher = acts_as(g, u) == "skirmisher" and g.role[u] != SCOUT
    sight = look(g)
    bases = bases_for(g, company, company.mounted, company.places)
    sheltered = [
        p for p in sight.ground.pieces if p.kind.ambush in ("any", "foot_warrior_skirmisher")
    ]
    for base in bases:
        sites = [p for p in sheltered if inside(base.centre, p.outline)]
        reach = limits.others
        if skirmisher and not any(p.kind.id == "tall_grass" for p in sites):
            reach = limits.skirmisher
        if g.role[u] == SCOUT:
            reach = limits.scout
        if within(here, base, reach * INCH):
            return True
        if not sites and sight.sees(here, base):
            return True  # KP-17.7(d): hidden merely behind a hill
    return False


def reveal(g: State, seat: int, number: int, rule: str) -> int:
    """KP-17.7, KP-37.6: the whole unit is placed, for good."""
    company = take_out(g, seat, number)
    u = place_company(g, seat, company)
    g.sprung[u] = True
    tell(g, "revealed", rule, u, seat=seat)
    frighten_near(g, u)
    return u


def frighten_near(g: State, u: int) -> None:
    """KP-17.10: enemies within four inches of who appears or shoots from ambush."""
    reach = g.facts.detection.test_radius * INCH
    for v in units_of(g, 1 - g.side[u]):
        if any(within(a, b, reach) for a in bases_of(g, u) for b in bases_of(g, v)):
            frighten(g, v)


def discover_all(g: State, u: int) -> bool:
    """After a placement: every element of the unit looks round (KP-17.14)."""
    found = [discover(g, u, e) for e in elements_of(g, u)]
    return True in found


# ------------------------------------------------------------------------- contacts and fright
def is_sheltered(g: State, v: int) -> bool:
    """KP-26.2(b), KP-29.13: all elements inside a palisade or a laager."""
    ground = look(g).ground
    ring = laager(g, g.side[v])
    walls = [area for area in (ground.palisade, ring) if area]
    return bool(walls) and all(
        any(inside(b.centre, area) for area in walls) for b in bases_of(g, v)
    )


def frighten(g: State, v: int) -> None:
    """KP-26.3: at most one such test a round; nobody is frightened behind walls."""
    if is_sheltered(g, v):
        return
    if not g.fright[v] and g.role[v] not in (CHIEF, PROPHET, TRAIN):
        g.fright[v] = True
        g.owed[v] += 1


def terrify(g: State, u: int, v: int) -> None:
    """KP-11.5: one more a round, before warriors of the terror army's own tribe."""
    seat = g.side[u]
    if g.active[seat] != "terror" or not g.traits[u] & KIN or g.terror[v]:
        return
    if is_sheltered(g, v):
        return
    if g.role[v] not in (CHIEF, PROPHET, TRAIN):
        g.terror[v] = True
        g.owed[v] += 1


def make_contacts(g: State, u: int) -> None:
    """KP-24.1, KP-24.5, KP-24.21: melees opened or joined by the unit that has just moved."""
    met: list[int] = []
    for e in elements_of(g, u):
        if g.did[e] == MOVED or g.way[e]:
            met += [g.unit[o] for o in touching(g, e)]
    for v in dict.fromkeys(met):
        known = next((f for f in g.fights if {f[0], f[1]} == {u, v}), None)
        if known is None:
            g.fights.append([u, v, 1, 0])
            g.opened[u] = g.touched[u] = g.touched[v] = True
            tell(g, "melee_opened", "KP-24.1", u, enemy=v)
            if is_warrior(g, u):
                frighten(g, v)
            terrify(g, u, v)
        elif known[1] == u and not known[3] and joined(g, u, v):
            known[0], known[1], known[3] = u, v, 1
            tell(g, "melee_turned", "KP-24.21", u, enemy=v)


# --------------------------------------------------------------------------------- palisades
OPPOSITE_SIDE = INCH // 2  # KP-29.7: across the palisade


def climbers(g: State, u: int) -> list[int]:
    """KP-29.7: foot that touches the palisade at the start of its activation."""
    if not g.palisade or g.mounted[u] or g.troop[u] in ("artillery", "machine_gun", "wagon"):
        return []
    ground = look(g).ground
    return [e for e in elements_of(g, u) if ground.at_palisade(base_of(g, e))]


def foes_across(g: State, e: int) -> list[int]:
    """Enemies that touch the other side opposite an element."""
    ground, here = look(g).ground, base_of(g, e)
    return [
        o
        for o in enemies_of(g, g.side[g.unit[e]])
        if ground.walled(here, base_of(g, o))
        and ground.at_palisade(base_of(g, o))
        and within(here, base_of(g, o), OPPOSITE_SIDE)
    ]


def landing(g: State, e: int) -> Box | None:
    """The place on the other side of the palisade, touching it; None: no room."""
    ground, here = look(g).ground, base_of(g, e)
    a, b = min(edges(ground.palisade), key=lambda side: gap_squared(here.centre, *side))
    side = bearing(b[0] - a[0], b[1] - a[1])
    frame = Box(a[0], a[1], side, 0, 0)
    along, off = frame.local(here.x, here.y)
    x, y = frame.world(along, -off)
    new = base_at(g, g.unit[e], snap(x), snap(y), here.facing)
    taken = [base_of(g, o) for o in on_table(g) if o != e]
    if any(overlaps(new, other) for other in taken) or ground.cuts(shrunk(new).corners):
        return None
    return new


def climb(g: State, e: int) -> None:
    """KP-29.7: a melee across the palisade, or over it if nobody stands opposite."""
    u = g.unit[e]
    foes = foes_across(g, e)
    if foes:
        g.climbing.append(e)
        v = g.unit[foes[0]]
        if not any({f[0], f[1]} == {u, v} for f in g.fights):
            g.fights.append([u, v, 1, 0])
            g.opened[u] = g.touched[u] = g.touched[v] = True
            tell(g, "melee_opened", "KP-29.7", u, enemy=v)
        return
    new = landing(g, e)
    if new is not None:
        g.x[e], g.y[e], g.did[e] = new.x // HUNDREDTH, new.y // HUNDREDTH, MOVED
        tell(g, "climbed", "KP-29.7", u, element=e)
        discover(g, u, e)


def joined(g: State, u: int, v: int) -> bool:
    """An element that was not in contact at the start now touches the old opponent."""
    for e in elements_of(g, u):
        if not g.way[e]:
            continue
        start = base_at(g, u, g.from_x[e], g.from_y[e], g.from_facing[e])
        bases = bases_of(g, v)
        if any(touches(base_of(g, e), b) for b in bases) and not any(
            touches(start, b) for b in bases
        ):
            return True
    return False


def towards(g: State, u: int, v: int) -> bool:
    """KP-20.11: a unit moved directly towards another this round."""
    bases = bases_of(g, v)
    return bool(bases) and any(element_towards(g, e, bases) for e in elements_of(g, u))


def element_towards(g: State, e: int, bases: list[Box]) -> bool:
    if not g.way[e]:
        return False
    start = base_at(g, g.unit[e], g.from_x[e], g.from_y[e], g.from_facing[e])
    return directly_towards(start, base_of(g, e), bases)


def approach(g: State, u: int) -> None:
    """KP-26.2(b): fright is judged at the end of the mover's activation."""
    if not is_warrior(g, u) or not any(g.way[e] for e in elements_of(g, u)):
        return
    for v in units_of(g, 1 - g.side[u]):
        near = any(within(a, b, FRIGHT) for a in bases_of(g, u) for b in bases_of(g, v))
        if near and towards(g, u, v):
            frighten(g, v)
            terrify(g, u, v)


def nearest_enemy(g: State, u: int) -> tuple[int, int]:
    """The own element and the enemy element nearest to each other; (-1, -1) without enemies."""
    own, others = elements_of(g, u), enemies_of(g, g.side[u])
    if not own or not others:
        return -1, -1
    mine = {base_of(g, e): e for e in reversed(own)}
    theirs = {base_of(g, o): o for o in reversed(others)}
    a, b = nearest_pair([*mine], [*theirs])
    return mine[a], theirs[b]


def across(g: State, fight: list[int]) -> bool:
    """KP-29.15: a melee across a palisade is contact for every rule."""
    return any(
        g.unit[e] in fight[:2] and any(g.unit[o] in fight[:2] for o in foes_across(g, e))
        for e in g.climbing
        if g.place[e] == ON_TABLE
    )


def end_contacts(g: State) -> None:
    """KP-24.23: a melee without contact is over."""
    kept = []
    for fight in g.fights:
        a, b = bases_of(g, fight[0]), bases_of(g, fight[1])
        if any(touches(x, y) for x in a for y in b) or across(g, fight):
            kept.append(fight)
    g.fights = kept
    g.climbing = [e for e in g.climbing if g.place[e] == ON_TABLE and foes_across(g, e)]
