"""Whether a unit may move as its player says (KP-2.5, KP-19, KP-20.5, KP-24.2 to KP-24.4, KP-27.3).

A proposal is a tuple of ways, one for every element that moves, in order: the element, then turns
(a facing) and legs (a place), then perhaps the word ``exit``.
"""

from __future__ import annotations

from typing import Any

from .arcs import behind_rear_line, coherent, contact_side, excess_gap, in_zone, is_column, touches
from .geometry import (
    CONTACT,
    INCH,
    SLACK,
    Box,
    Polygon,
    distance,
    length_of,
    overlaps,
    separated,
    shrunk,
    swept,
)
from .guide import GUIDED, guide_of, still_leads
from .placing import OPPOSITE, inside_area, own_hidden, table_area
from .state import AMBUSH, CHIEF, PROPHET, SCOUT, TRAIN, State
from .tables import DIFFICULT, IMPASSABLE
from .troops import (
    MOUNTED_INFANTRY,
    acts_as,
    base_at,
    base_of,
    bases_of,
    cohesion,
    elements_of,
    enemies_of,
    foes_of,
    going_class,
    is_gun,
    look,
    on_table,
    sees,
    start_of,
    touching,
)

EXIT = "exit"
MOVE, JOIN, BREAK_OFF, WITHDRAW = "move", "join", "break_off", "withdraw"
KEEP_OFF = 6 * INCH  # KP-27.3
BROKEN_OFF = INCH  # KP-25.7
STEPS = 24  # of a way at most

Way = tuple[Any, ...]


def canonical(choice: Any) -> tuple[Way, ...]:
    """Ways with whole numbers; raises ValueError or TypeError for anything else."""
    ways = []
    for element, *steps in choice:
        if len(steps) > STEPS:
            raise ValueError(f"more than {STEPS} steps")
        way: list[Any] = [int(element)]
        for step in steps:
            if step == EXIT:
                way.append(EXIT)
            elif isinstance(step, int):
                way.append(step % 3600)
            else:
                x, y = step
                way.append((int(x), int(y)))
        ways.append(tuple(way))
    return tuple(ways)


def is_light(g: State, u: int) -> bool:
    """KP-19.9: skirmishers and warriors, on foot or mounted."""
    return g.troop[u] in ("skirmisher", "warrior") or acts_as(g, u) == "skirmisher"


def stands_still(g: State, u: int) -> bool:
    return not any(g.did[e] for e in elements_of(g, u))


def may_pass(g: State, u: int, other: int) -> bool:
    """KP-19.9: friends a unit may move through."""
    if g.role[u] in (CHIEF, SCOUT, PROPHET) or g.role[other] in (CHIEF, SCOUT, PROPHET):
        return True
    if is_gun(g, other):
        return stands_still(g, other)
    if g.role[other] == TRAIN:
        return is_light(g, u) and stands_still(g, other)
    return is_light(g, u) and is_light(g, other) and not is_gun(g, u)


def may_open(g: State, u: int) -> bool:
    """KP-4.4, KP-8.7, KP-24.2: who may open a melee."""
    if g.markers[u] > g.facts.morale.no_close_above_markers:
        return False
    if acts_as(g, u) == MOUNTED_INFANTRY or is_gun(g, u):
        return False
    return g.role[u] not in (PROPHET, TRAIN)


def starts_difficult(g: State, u: int) -> bool:
    """KP-19.4: an element stands in difficult going already."""
    ground, cls = look(g).ground, going_class(g, u)
    bases = bases_of(g, u)
    column = is_column(bases, cohesion(g, u))
    return any(ground.standing(cls, b, column) == DIFFICULT for b in bases)


def refused(g: State, u: int, choice: tuple[Way, ...]) -> str:
    """The rule that forbids a move, or ""."""
    return _Judge(g, u).judge(choice)


class _Judge:
    def __init__(self, g: State, u: int) -> None:
        self.g, self.u, self.seat = g, u, g.side[u]
        self.kind, _, self.going = g.action.partition("-")
        self.limit = max(g.allowance, 0) * INCH
        self.now = {e: base_of(g, e) for e in elements_of(g, u)}
        self.before = dict(self.now)
        self.others = [(base_of(g, e), g.unit[e]) for e in on_table(g) if g.unit[e] != u]
        self.cls = going_class(g, u)
        self.ground = look(g).ground
        self.column = is_column(list(self.now.values()), cohesion(g, u))
        self.gone: set[int] = set()
        self.scout = guide_of(g, u) if self.going == GUIDED else -1
        if self.scout >= 0:  # KP-6.6: he moves with the column
            self.others = [(b, v) for b, v in self.others if v != g.unit[self.scout]]
            self.now[self.scout] = self.before[self.scout] = base_of(g, self.scout)

    def judge(self, choice: tuple[Way, ...]) -> str:
        moved = [way[0] for way in choice]
        if len(set(moved)) < len(moved) or not set(moved) <= set(self.now):
            return "KP-19.5: elements of the unit, each once"
        for way in choice:
            if why := self.walk(way):
                return why
        return (
            self.ends_free(moved)
            or self.cohesion()
            or self.contacts(moved)
            or self.disorder(moved)
            or self.guided()
        )

    # ------------------------------------------------------------------------------- one element
    def walk(self, way: Way) -> str:
        g, e = self.g, way[0]
        if self.kind == JOIN and touching(g, e):
            return "KP-24.20: elements in contact stay in place"
        here, made = self.now[e], g.way[e]
        for step in way[1:]:
            if step == EXIT:
                if not self.at_exit(here):
                    return "KP-16.17: not at the edge to leave by"
                self.gone.add(e)
            elif isinstance(step, int):
                here = base_at(g, g.unit[e], *_recorded(here), step)
            else:
                there = base_at(g, g.unit[e], step[0], step[1], here.facing)
                made += length_of(there.x - here.x, there.y - here.y)
                if made > self.limit + SLACK:
                    return f"KP-19.5: farther than {g.allowance} inches"
                if why := self.leg(here, there):
                    return why
                here = there
        self.now[e] = here
        return ""

    def at_exit(self, here: Box) -> bool:
        g = self.g
        if g.scenario != AMBUSH or self.seat != g.attacker:
            return False
        width = g.facts.sizes.table[0]
        xs = [x for x, _ in here.corners]
        left = OPPOSITE[g.edges[self.seat]] == "left"
        return min(xs) <= CONTACT if left else max(xs) >= width - CONTACT

    def leg(self, here: Box, there: Box) -> str:
        """KP-19.6, KP-19.10, KP-20.5: what a base sweeps must be free and passable."""
        if not inside_area(there, table_area(self.g)):
            return "KP-19.14: over the edge of the table"
        sweep = swept(shrunk(here), shrunk(there))
        if why := self.in_way(sweep):
            return why
        if self.ground.cuts(sweep):
            return "KP-29.14: the palisade is in the way"
        level = self.ground.going(self.cls, sweep, here.centre, there.centre, self.column)
        if level == IMPASSABLE and not self.escapes(here, there):
            return "KP-13.19: impassable ground"
        if level == DIFFICULT and self.going == "good":
            return "KP-19.4: difficult going, and good was declared"
        return ""

    def escapes(self, here: Box, there: Box) -> bool:
        """KP-13.19: out of ground that has become impassable."""
        standing = self.ground.standing
        return standing(self.cls, here) == IMPASSABLE and (standing(self.cls, there) != IMPASSABLE)

    def in_way(self, sweep: Polygon) -> str:
        xs, ys = [p[0] for p in sweep], [p[1] for p in sweep]
        low_x, high_x, low_y, high_y = min(xs), max(xs), min(ys), max(ys)
        for base, other in self.others:
            r = base.radius
            if not (low_x - r < base.x < high_x + r and low_y - r < base.y < high_y + r):
                continue
            if self.g.side[other] == self.seat and may_pass(self.g, self.u, other):
                continue
            if not separated(sweep, base.corners):
                return "KP-19.6: somebody is in the way"
        return ""

    # -------------------------------------------------------------------------------- the unit
    def ends_free(self, moved: list[int]) -> str:
        """KP-19.9, KP-19.13, KP-17.15: nobody ends on another."""
        staying = [e for e in moved if e not in self.gone]
        taken = [b for b, _ in self.others] + own_hidden(self.g, self.seat)
        for e in staying:
            here = self.now[e]
            mates = [b for o, b in self.now.items() if o != e and o not in self.gone]
            if any(overlaps(here, b) for b in (*taken, *mates)):
                return "KP-19.9: another element stands there"
            if not inside_area(here, table_area(self.g)):
                return "KP-19.14: over the edge of the table"
            if (
                self.now[e] is not self.before[e]
                and self.ground.standing(self.cls, here, self.column) == IMPASSABLE
            ):
                return "KP-13.19: impassable ground"
        return ""

    def cohesion(self) -> str:
        """KP-2.5: coherent at the end, or at least nearer together."""
        limit = cohesion(self.g, self.u)
        after = [b for e, b in self.now.items() if e not in self.gone and e != self.scout]
        if len(after) < 2 or coherent(after, limit):  # noqa: PLR2004 - one element always is
            return ""
        before = [b for e, b in self.before.items() if e != self.scout]
        if all(self.now[e] is self.before[e] for e in self.now) or self.only_turned():
            return ""
        if coherent(before, limit) or excess_gap(after, limit) >= excess_gap(before, limit):
            return "KP-2.5: not coherent"
        return ""

    def only_turned(self) -> bool:
        """KP-2.8: turning on the spot is always allowed."""
        return all(self.now[e].centre == b.centre for e, b in self.before.items())

    def contacts(self, moved: list[int]) -> str:
        """KP-24.24: every contact a move makes must be legal."""
        g = self.g
        foes = foes_of(g, self.u)
        for e in moved:
            if e in self.gone:
                continue
            for o in enemies_of(g, self.seat):
                base, other = base_of(g, o), g.unit[o]
                if g.role[other] == TRAIN or not touches(self.now[e], base):
                    continue
                if self.ground.walled(self.now[e], base):
                    continue  # KP-29.7: not before it climbs
                if self.kind in (BREAK_OFF, WITHDRAW):
                    return "KP-25.8: who breaks off contacts nobody"
                if touches(self.before[e], base):
                    continue
                if why := self.contact(e, base, other, other in foes):
                    return why
        return self.broken_off(foes) if self.kind == BREAK_OFF else ""

    def contact(self, e: int, base: Box, other: int, known: bool) -> str:
        g = self.g
        if g.arrived[other]:
            return "KP-17.4: it arrived this round"
        if not known and not may_open(g, self.u):
            return "KP-24.2: may not open a melee"
        if not known and g.opened[other]:
            return "KP-24.4: it opened a melee this round"
        here = self.now[e]
        side = contact_side(here, base)
        if side != "front" and not behind_rear_line(start_of(g, e), base):
            return "KP-24.3: flank and rear only from behind"
        if not in_zone(here, base):
            return "KP-20.9: the enemy must lie ahead"
        return ""

    def guided(self) -> str:
        """KP-6.6, KP-6.7: the scout stays ahead, and nobody comes near a visible enemy."""
        if self.scout < 0:
            return "KP-6.6: no scout leads the column" if self.going == GUIDED else ""
        column = [b for e, b in self.now.items() if e != self.scout]
        if not still_leads(self.now[self.scout], column, cohesion(self.g, self.u)):
            return "KP-6.6: the scout must end ahead of the column"
        for o in enemies_of(self.g, self.seat):
            base = base_of(self.g, o)
            near = any(distance(b, base) < KEEP_OFF - SLACK for b in self.now.values())
            if near and any(sees(self.g, e, o) for e in self.before):
                return "KP-6.7: nearer than six inches to a visible enemy"
        return ""

    def broken_off(self, foes: list[int]) -> str:
        """KP-25.7: every element at least an inch from those enemies."""
        for v in foes:
            for base in bases_of(self.g, v):
                if any(distance(b, base) < BROKEN_OFF - SLACK for b in self.now.values()):
                    return "KP-25.7: at least an inch from the enemy"
        return ""

    def disorder(self, moved: list[int]) -> str:
        """KP-27.3: with more than two markers no nearer than six inches to a visible enemy."""
        g = self.g
        if g.markers[self.u] <= g.facts.morale.no_close_above_markers or foes_of(g, self.u):
            return ""
        for o in enemies_of(g, self.seat):
            base = base_of(g, o)
            near = [e for e in moved if distance(self.now[e], base) < KEEP_OFF - SLACK]
            if not near:
                continue
            old = min(distance(b, base) for b in self.before.values())
            new = min(distance(b, base) for b in self.now.values())
            if new < min(old, KEEP_OFF) - SLACK and any(sees(g, e, o) for e in self.before):
                return "KP-27.3: too disordered to come nearer"
        return ""


def _recorded(b: Box) -> tuple[int, int]:
    return b.x // 100, b.y // 100


def needs_withdrawal(g: State, u: int) -> bool:
    """KP-27.3, KP-27.6: disordered, and mounted enemies or guns nearer than six inches in sight."""
    if g.markers[u] <= g.facts.morale.no_close_above_markers or g.role[u] == TRAIN:
        return False
    if foes_of(g, u):
        return False
    return bool(threats(g, u))


def threats(g: State, u: int) -> list[int]:
    """Visible enemy elements, mounted or guns, nearer than six inches."""
    own = elements_of(g, u)
    found = []
    for o in enemies_of(g, g.side[u]):
        v = g.unit[o]
        if not (g.mounted[v] or is_gun(g, v)):
            continue
        base = base_of(g, o)
        if any(distance(base_of(g, e), base) < KEEP_OFF - SLACK for e in own) and any(
            sees(g, e, o) for e in own
        ):
            found.append(o)
    return found


def withdrawn(g: State, u: int, choice: tuple[Way, ...], foes: list[int]) -> bool:
    """KP-27.5: whether a way brings the unit six inches from all of them."""
    judge = _Judge(g, u)
    for way in choice:
        if judge.walk(way):
            return False
    return all(
        distance(b, base_of(g, o)) >= KEEP_OFF - SLACK for b in judge.now.values() for o in foes
    )
