"""Whether a unit may move as its player says (KP-2.5, KP-19, KP-20.5, KP-24.2 to KP-24.4, KP-27.3).

A proposal is a tuple of ways, one for every element that moves, in order: the element, then turns
(a facing) and legs (a place), then perhaps the word ``exit``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import DIFFICULT, IMPASSABLE
from zareba.games.kriegspfad.field.arcs import (
    FRONT,
    behind_rear_line,
    coherent,
    contact_side,
    excess_gap,
    in_zone,
    is_column,
    touches,
)
from zareba.games.kriegspfad.field.contact import at_breach, over_wagons, sheltered, touching
from zareba.games.kriegspfad.field.general_sight import unit_sees
from zareba.games.kriegspfad.field.geometry import (
    CONTACT,
    SLACK,
    TURN,
    Box,
    Polygon,
    distance,
    least_gap,
    length_of,
    nearer,
    overlaps,
    separated,
    shrunk,
    swept,
)
from zareba.games.kriegspfad.field.guide import GUIDED, guide_of, still_leads
from zareba.games.kriegspfad.field.passage import may_open, may_pass
from zareba.games.kriegspfad.field.placing import (
    OPPOSITE,
    beside,
    inside_area,
    own_hidden,
    table_area,
)
from zareba.games.kriegspfad.field.posts import BUSY, house_of, in_house
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import AMBUSH, TRAIN, State
from zareba.games.kriegspfad.field.troops import (
    base_at,
    base_of,
    bases_of,
    cohesion,
    elements_of,
    enemies_of,
    foes_of,
    going_class,
    is_foot,
    look,
    on_table,
    start_of,
)

EXIT = "exit"
MOVE, JOIN, BREAK_OFF, WITHDRAW, LAAGER = "move", "join", "break_off", "withdraw", "laager"
STEPS = 24  # of a way at most

Way = tuple[Any, ...]


def canonical(choice: Any) -> tuple[Way, ...]:
    """Ways with whole numbers; raises ValueError or TypeError for anything else."""
    ways = []
    for element, *steps in map(several, several(choice)):
        if len(steps) > STEPS:
            raise ValueError(f"more than {STEPS} steps")
        way: list[Any] = [whole(element)]
        for step in steps:
            if step == EXIT:
                way.append(EXIT)
            elif isinstance(step, int):
                way.append(whole(step) % TURN)
            else:
                x, y = several(step)
                way.append((whole(x), whole(y)))
        ways.append(tuple(way))
    return tuple(ways)


def starts_difficult(g: State, u: int) -> bool:
    """KP-19.4: an element stands in difficult going already."""
    ground, cls = look(g).ground, going_class(g, u)
    bases = [base_of(g, e) for e in movable(g, u)]
    column = is_column(bases, cohesion(g, u))
    return any(ground.standing(cls, b, column) == DIFFICULT for b in bases)


def at_exit(g: State, seat: int, here: Box) -> bool:
    """KP-16.17: any part of the base has reached the edge opposite to the entry."""
    if g.scenario != AMBUSH or seat != g.attacker:
        return False
    width = g.facts.sizes.table[0]
    xs = [x for x, _ in here.corners]
    left = OPPOSITE[g.edges[seat]] == "left"
    return min(xs) <= CONTACT if left else max(xs) >= width - CONTACT


def movable(g: State, u: int) -> list[int]:
    """Elements in the field that have done nothing else this round."""
    return [e for e in elements_of(g, u) if not g.post[e] and g.busy[e] != BUSY]


def refused(g: State, u: int, choice: tuple[Way, ...]) -> Refusal | None:
    """The rule that forbids a move."""
    return Judge(g, u).judge(choice)


class Judge:
    def __init__(self, g: State, u: int) -> None:
        self.g, self.u, self.seat = g, u, g.side[u]
        self.kind, _, self.going = g.action.partition("-")
        self.limit = max(g.allowance, 0) * INCH
        self.units = [u, *g.following]  # KP-6.6: behind a guided column
        self.now = {e: base_of(g, e) for v in self.units for e in elements_of(g, v)}
        self.before = dict(self.now)
        others = [e for e in on_table(g) if g.unit[e] not in self.units]
        self.others = [(base_of(g, e), g.unit[e]) for e in others]
        self.cls = going_class(g, u)
        self.ground = look(g).ground
        self.column = is_column(bases_of(g, u), cohesion(g, u))
        self.gone: set[int] = set()
        self.scout = guide_of(g, u) if self.going == GUIDED else -1
        if self.scout >= 0:  # KP-6.6: he moves with the column
            self.others = [(b, v) for b, v in self.others if v != g.unit[self.scout]]
            self.now[self.scout] = self.before[self.scout] = base_of(g, self.scout)

    def judge(self, choice: tuple[Way, ...]) -> Refusal | None:
        self.now, self.gone = dict(self.before), set()
        moved = [way[0] for way in choice]
        if len(set(moved)) < len(moved) or not set(moved) <= set(self.now):
            return Refusal("KP-19.5", "elements_once")
        for way in choice:
            if why := self.walk(way):
                return of_element(why, way[0])
        return (
            self.ends_free(moved)
            or self.cohesion()
            or self.in_train()
            or self.contacts(moved)
            or self.disorder(moved)
            or self.guided()
        )

    # ------------------------------------------------------------------------------- one element
    def walk(self, way: Way) -> Refusal | None:
        g, e = self.g, way[0]
        if g.post[e] or g.busy[e] == BUSY:
            return Refusal("KP-29.15", "busy")
        if self.kind == JOIN and touching(g, e):
            return Refusal("KP-24.20", "stays_in_contact")
        here, made = self.now[e], g.way[e]
        for step in way[1:]:
            if step == EXIT:
                if not at_exit(g, self.seat, here):
                    return Refusal("KP-16.17", "not_at_exit")
                self.gone.add(e)
            elif isinstance(step, int):
                here = base_at(g, g.unit[e], *_recorded(here), step)
            else:
                there = base_at(g, g.unit[e], step[0], step[1], here.facing)
                made += length_of(there.x - here.x, there.y - here.y)
                if made > self.limit + SLACK:
                    return Refusal("KP-19.5", "too_far", {"inches": g.allowance})
                if why := self.leg(here, there):
                    return why
                here = there
        self.now[e] = here
        return None

    def leg(self, here: Box, there: Box) -> Refusal | None:
        """KP-19.6, KP-19.10, KP-20.5: what a base sweeps must be free and passable."""
        if not inside_area(there, table_area(self.g)):
            return Refusal("KP-19.14", "off_table")
        sweep = swept(shrunk(here), shrunk(there))
        if why := self.in_way(sweep):
            return why
        if self.ground.cuts(sweep):
            return Refusal("KP-29.14", "palisade")
        level = self.ground.going(self.cls, sweep, here.centre, there.centre, self.column)
        if level == IMPASSABLE and not self.escapes(here, there):
            return Refusal("KP-13.19", "impassable")
        return self.too_difficult(level)

    def escapes(self, here: Box, there: Box) -> bool:
        """KP-13.19: out of ground that has become impassable."""
        standing = self.ground.standing
        return standing(self.cls, here) == IMPASSABLE and (standing(self.cls, there) != IMPASSABLE)

    def in_way(self, sweep: Polygon) -> Refusal | None:
        xs, ys = [p[0] for p in sweep], [p[1] for p in sweep]
        low_x, high_x, low_y, high_y = min(xs), max(xs), min(ys), max(ys)
        for base, other in self.others:
            r = base.radius
            if not (low_x - r < base.x < high_x + r and low_y - r < base.y < high_y + r):
                continue
            if self.g.side[other] == self.seat and may_pass(self.g, self.u, other):
                continue
            if not separated(sweep, base.corners):
                return Refusal("KP-19.6", "in_way")
        return None

    # -------------------------------------------------------------------------------- the unit
    def ends_free(self, moved: list[int]) -> Refusal | None:
        """KP-19.9, KP-19.13, KP-17.15: nobody ends on another."""
        staying = [e for e in moved if e not in self.gone]
        taken = beside(
            [self.now[e] for e in staying],
            [b for b, _ in self.others] + own_hidden(self.g, self.seat),
        )
        for e in staying:
            here = self.now[e]
            mates = [b for o, b in self.now.items() if o != e and o not in self.gone]
            if any(overlaps(here, b) for b in (*taken, *mates)):
                return Refusal("KP-19.9", "taken", {"element": e})
            if not inside_area(here, table_area(self.g)):
                return Refusal("KP-19.14", "off_table", {"element": e})
            if here is not self.before[e] and (why := self.stands(here)):
                return of_element(why, e)
        return None

    def stands(self, here: Box) -> Refusal | None:
        """KP-13.19, KP-19.4: the ground under a base at the end of its way, last turn included."""
        level = self.ground.standing(self.cls, here, self.column)
        if level == IMPASSABLE:
            return Refusal("KP-13.19", "impassable")
        return self.too_difficult(level)

    def too_difficult(self, level: int) -> Refusal | None:
        """KP-19.4: who declared good going may not touch difficult ground."""
        if level == DIFFICULT and self.going == "good":
            return Refusal("KP-19.4", "difficult")
        return None

    def cohesion(self) -> Refusal | None:
        """KP-2.5: coherent at the end, or at least nearer together."""
        g = self.g
        for u in self.units:
            limit = cohesion(g, u)
            mine = [e for e in self.now if g.unit[e] == u]
            after = [self.now[e] for e in mine if e not in self.gone]
            safe = sheltered(g, u, after)
            if len(after) < 2 or coherent(after, limit, safe):  # noqa: PLR2004 - one always is
                continue
            before = [self.before[e] for e in mine]
            old = sheltered(g, u, before)
            if all(self.now[e] is self.before[e] for e in mine) or self.only_turned():
                continue
            gap = excess_gap(after, limit, safe)
            if coherent(before, limit, old) or gap >= excess_gap(before, limit, old):
                return Refusal("KP-2.5", "not_coherent")
        return None

    def in_train(self) -> Refusal | None:
        """KP-9.2: a train drives as a column one element wide; a laager forms as it likes."""
        if self.g.role[self.u] != TRAIN or self.kind == LAAGER or self.only_turned():
            return None
        left = [b for e, b in self.now.items() if e not in self.gone]
        return None if is_column(left, cohesion(self.g, self.u)) else Refusal("KP-9.2", "no_column")

    def only_turned(self) -> bool:
        """KP-2.8: turning on the spot is always allowed."""
        return all(self.now[e].centre == b.centre for e, b in self.before.items())

    def contacts(self, moved: list[int]) -> Refusal | None:
        """KP-24.24: every contact a move makes must be legal."""
        g = self.g
        foes = foes_of(g, self.u)
        enemies = [(o, base_of(g, o), g.unit[o]) for o in enemies_of(g, self.seat)]
        for e in moved:
            if e in self.gone:
                continue
            over = over_wagons(g, e, self.now[e]) if TRAIN in g.role else []
            for o, base, other in enemies:
                if g.role[other] == TRAIN or not (o in over or touches(self.now[e], base)):
                    continue
                if self.kept_off(e, o, base):
                    continue
                if self.kind in (BREAK_OFF, WITHDRAW):
                    return Refusal("KP-25.8", "contacts_nobody", {"element": e})
                if touches(self.before[e], base):
                    continue
                if why := self.contact(e, base, other, other in foes, bool(g.post[o] or o in over)):
                    return of_element(why, e)
        return self.broken_off(foes) if self.kind == BREAK_OFF else None

    def kept_off(self, e: int, o: int, base: Box) -> bool:
        """KP-29.7, KP-29.9: no contact before it climbs, nor with who stands behind a wall."""
        if self.g.post[o] < 0:
            h, foot = house_of(self.g, o), is_foot(self.g, self.u)
            return not (in_house(self.g, o) and foot and at_breach(self.g, h, self.now[e]))
        return self.ground.walled(self.now[e], base)

    def contact(self, e: int, base: Box, other: int, known: bool, sideless: bool) -> Refusal | None:
        """KP-24.2 to KP-24.4; boats, buildings and wagons have no flank (*sideless*)."""
        g = self.g
        if g.arrived[other]:
            return Refusal("KP-17.4", "just_arrived")
        if not known and not may_open(g, self.u):
            return Refusal("KP-24.2", "may_not_open")
        if not known and g.opened[other]:
            return Refusal("KP-24.4", "opened_already")
        here = self.now[e]
        side = FRONT if sideless else contact_side(here, base)
        if side != FRONT and not behind_rear_line(start_of(g, e), base):
            return Refusal("KP-24.3", "not_from_behind")
        if not in_zone(here, base):
            return Refusal("KP-20.9", "not_ahead")
        return None

    def guided(self) -> Refusal | None:
        """KP-6.6, KP-6.7: the scout stays ahead, and nobody comes near a visible enemy."""
        if self.scout < 0:
            return Refusal("KP-6.6", "no_scout") if self.going == GUIDED else None
        column = [b for e, b in self.now.items() if self.g.unit[e] == self.u]
        if not still_leads(self.g, self.now[self.scout], column, cohesion(self.g, self.u)):
            return Refusal("KP-6.6", "scout_ahead")
        far = self.g.facts.distances.guided_halt - SLACK
        near = [
            o
            for o in enemies_of(self.g, self.seat)
            if any(nearer(b, base_of(self.g, o), far) for b in self.now.values())
        ]
        if unit_sees(self.g, self.before, near):
            return Refusal("KP-6.7", "near_visible_enemy")
        return None

    def broken_off(self, foes: list[int]) -> Refusal | None:
        """KP-25.7: every element at least an inch from those enemies."""
        least = self.g.facts.distances.broken_off - SLACK
        for v in foes:
            for base in bases_of(self.g, v):
                if any(distance(b, base) < least for b in self.now.values()):
                    return Refusal("KP-25.7", "not_broken_off")
        return None

    def disorder(self, moved: list[int]) -> Refusal | None:
        """KP-27.3: with more than two markers no nearer than six inches to a visible enemy."""
        g = self.g
        if g.markers[self.u] <= g.facts.morale.no_close_above_markers or foes_of(g, self.u):
            return None
        approached = []
        for o in enemies_of(g, self.seat):
            base = [base_of(g, o)]
            if not any(
                nearer(self.now[e], base[0], g.facts.distances.disordered - SLACK) for e in moved
            ):
                continue
            old = least_gap(self.before.values(), base, g.facts.distances.disordered)
            if least_gap(self.now.values(), base, g.facts.distances.disordered) < old - SLACK:
                approached.append(o)
        return Refusal("KP-27.3", "disordered") if unit_sees(g, self.before, approached) else None


def of_element(why: Refusal, e: int) -> Refusal:
    """The same, with the element a drawing should show."""
    return msgspec.structs.replace(why, facts={**why.facts, "element": e})


def _recorded(b: Box) -> tuple[int, int]:
    return b.x // 100, b.y // 100


def movers(g: State, u: int) -> list[int]:
    """KP-24.20, KP-29.15, KP-6.6: who is held or busy stays; guide and followers move along."""
    found = [e for v in (u, *g.following) for e in movable(g, v)]
    if g.action.startswith(JOIN):
        found = [e for e in found if not touching(g, e)]
    scout = guide_of(g, u) if g.action.endswith(GUIDED) else -1
    return [*found, scout] if scout >= 0 else found
