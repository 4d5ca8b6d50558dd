"""Moving for real: ways made, hidden enemies found, melees opened, fright (KP-17, KP-20, KP-24)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import directly_towards, nearest_pair, touches
from zareba.games.kriegspfad.field.companies import HIDDEN, companies, place_company, take_out
from zareba.games.kriegspfad.field.contact import laager, touching
from zareba.games.kriegspfad.field.geometry import (
    Box,
    Point,
    hull,
    inside,
    length_of,
    separated,
    swept,
    within,
)
from zareba.games.kriegspfad.field.ground import Piece, piece_of, strip
from zareba.games.kriegspfad.field.posts import in_house
from zareba.games.kriegspfad.field.state import (
    CHIEF,
    COMMANDER,
    EXITED,
    FIGHTING,
    KIN,
    MOVED,
    ON_TABLE,
    PROPHET,
    TRAIN,
    TURNED,
    State,
)
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import (
    base_at,
    base_of,
    bases_of,
    changed_ground,
    elements_of,
    enemies_of,
    is_warrior,
    look,
    owe,
    tell,
    units_of,
)

from .palisade import across, foes_across, landing
from .paths import EXIT
from .searching import seek
from .spotting import finds, may_spot, spots, would_find

FINER = 32  # parts of such a step in which the place of a discovery is sought


def begin_activation(g: State, u: int) -> None:
    """KP-20.18: where everybody starts."""
    g.activated[u] = True
    for e in elements_of(g, u):
        begin_way(g, e)


def begin_way(g: State, e: int) -> None:
    g.from_x[e], g.from_y[e], g.from_facing[e] = g.x[e], g.y[e], g.facing[e]
    g.way[e] = 0


def walk(g: State, u: int, choice: tuple[tuple[Any, ...], ...]) -> bool:
    """Make the ways in order; False if a hidden enemy stopped the unit (KP-17.8, KP-17.13)."""
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
    seek(g, g.side[u], (base_at(g, u, *at, g.facing[e]) for at in ((x, y), to)))
    steps = whole // g.facts.distances.discovery_step + 1 if may_spot(g, e, to) else 1
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
    if g.troop[u] in ("artillery", "machine_gun"):
        trample(g, e, (x, y))
    return True


def trample(g: State, e: int, start: tuple[int, int]) -> None:
    """KP-13.8: the segment of a wooden fence that a gun runs over is removed."""
    a, b = base_at(g, g.unit[e], *start, g.facing[e]), base_of(g, e)
    sweep, broken, rest = swept(a, b), set(), []
    for piece in look(g).ground.pieces:
        if piece.kind.id != "fence_wood" or separated(sweep, hull(piece.outline)):
            continue
        parts: list[list[Point]] = [[]]
        for p, q in pairwise(piece.line):
            if separated(sweep, strip((p, q), max(piece.width, 2))):
                parts[-1] = parts[-1] or [p]
                parts[-1].append(q)
            else:
                parts.append([])
        broken.add(piece.number)
        rest += [fence_of(piece, part) for part in parts if part]
    if broken:
        g.fires = [  # they name pieces by their numbers
            fire._replace(piece=fire.piece - sum(number < fire.piece for number in broken))
            for fire in g.fires
        ]
        g.pieces = [raw for i, raw in enumerate(g.pieces) if i not in broken] + rest
        changed_ground(g)


def fence_of(piece: Piece, line: Sequence[Point]) -> list[int]:
    points = [(x // HUNDREDTH, y // HUNDREDTH) for x, y in line]
    return piece_of(piece.kind, points, width=piece.width // HUNDREDTH)


def put_between(
    g: State, e: int, start: tuple[int, int], end: tuple[int, int], part: int, whole: int
) -> None:
    """Stand a part of the way from one place to another."""
    g.x[e] = start[0] + (end[0] - start[0]) * part // whole
    g.y[e] = start[1] + (end[1] - start[1]) * part // whole


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
def discover(g: State, u: int, e: int) -> bool:
    """KP-17.7, KP-17.12: hidden enemies that an element finds are placed."""
    seat = 1 - g.side[u]
    seek(g, g.side[u], (base_of(g, o) for o in [e]))
    if not g.reserve[seat]:
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


def uncover(g: State, seat: int, kind: str, role: str, bases: list[Box]) -> bool:
    """KP-17.14: hidden enemies that troops of *seat* at these places would find are placed."""
    other, found = 1 - seat, False
    seek(g, seat, bases)
    for number in reversed(range(len(companies(g, other)))):
        company = companies(g, other)[number]
        if company.status == HIDDEN and any(
            would_find(g, kind, role, here, company) for here in bases
        ):
            reveal(g, other, number, "KP-17.14")
            found = True
    return found


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
            frighten(g, v, "ambush")


# ------------------------------------------------------------------------- contacts and fright
def is_sheltered(g: State, v: int) -> bool:
    """KP-26.2(b), KP-29.13: all elements inside a blockhouse, a palisade or a laager."""
    ground = look(g).ground
    ring = laager(g, g.side[v])
    walls = [area for area in (ground.palisade, ring) if area]
    return all(
        in_house(g, e) or any(inside(base_of(g, e).centre, area) for area in walls)
        for e in elements_of(g, v)
    )


def frighten(g: State, v: int, cause: str = "fright") -> None:
    """KP-26.3: at most one such test a round; nobody is frightened behind walls."""
    if is_sheltered(g, v):
        return
    if not g.fright[v] and g.role[v] not in (CHIEF, PROPHET, TRAIN):
        g.fright[v] = True
        owe(g, v, cause)


def terrify(g: State, u: int, v: int) -> None:
    """KP-11.5: one more a round, before warriors of the terror army's own tribe."""
    seat = g.side[u]
    if g.active[seat] != "terror" or not g.traits[u] & KIN or g.terror[v]:
        return
    if is_sheltered(g, v):
        return
    if g.role[v] not in (CHIEF, PROPHET, TRAIN):
        g.terror[v] = True
        owe(g, v, "terror")


def make_contacts(g: State, u: int) -> None:
    """KP-24.1, KP-24.5, KP-24.21: melees opened or joined by the unit that has just moved."""
    met: list[int] = []
    for e in elements_of(g, u):
        if g.did[e] == MOVED or g.way[e]:
            met += [g.unit[o] for o in touching(g, e)]
    for v in dict.fromkeys(met):
        known = next((f for f in g.fights if {*f.units} == {u, v}), None)
        if known is None:
            open_melee(g, u, v, "KP-24.1")
        elif known.defender == u and not known.turned and joined(g, u, v):
            g.fights[g.fights.index(known)] = Fight(u, v, known.round, turned=1)
            tell(g, "melee_turned", "KP-24.21", u, enemy=v)


def open_melee(g: State, u: int, v: int, rule: str) -> None:
    """KP-24.1, KP-26.2(b), KP-11.5: a new fight; warriors frighten, and may terrify."""
    if any({*f.units} == {u, v} for f in g.fights):
        return
    g.fights.append(Fight(u, v))
    g.opened[u] = g.touched[u] = g.touched[v] = True
    tell(g, "melee_opened", rule, u, enemy=v)
    if is_warrior(g, u):
        frighten(g, v)
    terrify(g, u, v)


def climb(g: State, e: int) -> None:
    """KP-29.7: a melee across the palisade, or over it if nobody stands opposite."""
    u = g.unit[e]
    foes = foes_across(g, e)
    if foes:
        g.climbing.append(e)
        open_melee(g, u, g.unit[foes[0]], "KP-29.7")
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
    return directly_towards(start, base_of(g, e), bases, g.facts.distances.advance)


def approach(g: State, u: int) -> None:
    """KP-26.2(b): fright is judged at the end of the mover's activation."""
    if not is_warrior(g, u) or not any(g.way[e] for e in elements_of(g, u)):
        return
    for v in units_of(g, 1 - g.side[u]):
        near = any(
            within(a, b, g.facts.distances.fright) for a in bases_of(g, u) for b in bases_of(g, v)
        )
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


def end_contacts(g: State) -> None:
    """KP-24.23: a melee without contact is over."""
    kept = []
    for fight in g.fights:
        touched = (g.unit[o] for e in elements_of(g, fight.attacker) for o in touching(g, e))
        if fight.defender in touched or across(g, fight):
            kept.append(fight)
    g.fights = kept
    g.climbing = [e for e in g.climbing if g.place[e] == ON_TABLE and foes_across(g, e)]
