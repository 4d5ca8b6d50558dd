"""How good a place is for a unit: one score for every decision of movement and deployment.

The score is counted in army points: what the unit can do from there to the enemy by fire and by a
charge, less what can be done to it, and how near the place brings the aim of the scenario.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from zareba.games.kriegspfad.battle.shooting_table import TERRAIN, WORKS
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.blockers import stops
from zareba.games.kriegspfad.field.geometry import Box, Polygon
from zareba.games.kriegspfad.field.placing import OPPOSITE
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    CHIEF,
    FIGHTING,
    PROPHET,
    RAID,
    SCOUT,
    SIEGE,
    TRAIN,
    State,
)
from zareba.games.kriegspfad.field.troops import in_works, is_foot, is_gun, is_night, look, units_of
from zareba.games.kriegspfad.field.weather import shooting_penalty_beyond

from .appraisal import Body, bounding, charge_gain, in_front, reach_odds, volley_worth
from .gaps import gap_of, gap_to, rough_gap
from .memory import chief_at, memory_of
from .night import good_range, pace, rounds_of_march
from .routes import Routes, routes

OPEN: frozenset[str] = frozenset()
COVER = frozenset({TERRAIN})
DUG_IN = frozenset({WORKS})
NEXT_ROUND = 0.6  # what may be done in the next round counts less than what is done now
ASIDE = 0.35  # share of an enemy's fire and charges when a friend stands nearer to him
FAR = 0.5  # weight of what can only be done later still
TURNS_FIRST = 0.5  # an enemy who has moved will not charge before we may move again
HASTE = 0.12  # of its worth gains a unit by a round of marching to the village
LATE = 8.0  # so much more when no round can be spared
ESCAPE = 0.35  # the same for a round of marching to the far edge
GATHER = 0.15  # and to where the column that is still coming in assembles
CLOSE_UP = 8 * INCH  # so long may a column be,
FILE = 2 * INCH  # and so much longer by every unit
STRAGGLING = INCH // 2  # and by every round
IMPATIENT = 10.0  # rounds; then it becomes urgent
ALONE = 1.5  # an inch ahead of it counts as so many back
ASSEMBLY = 8 * INCH  # so near to the edge it waits, where no ambush may lie (KP-16.6)
GUARD = 0.03  # worth of an inch that a defender strays from the village
LEASH = 6 * INCH
TOGETHER = 3 * INCH  # commanders, scouts and prophets keep so near to their friends
BATTERY = 0.10  # of its worth gains a gun by a round of moving into range
IDLE = 0.15  # of its worth a gun loses where nobody stands before its muzzle
MOVED_OFF = 0.25  # and where somebody did, by moving
IN_BATTERY = 0.8  # of its longest range it should stand from the enemy
PRESS = 0.010  # worth of an inch between the lines in an open battle, more with every round


class Stand:
    """A unit at places that it might take."""

    __slots__ = ("bases", "box", "cover", "files", "moved", "stand")

    def __init__(self, bases: Sequence[Box], moved: bool, cover: frozenset[str]) -> None:
        self.bases, self.moved, self.cover = bases, moved, cover
        self.stand = tuple(bases)
        self.box = bounding(self.stand)
        self.files = in_front(self.stand)


def outlook(g: State, seat: int) -> Outlook:
    """The outlook of this moment, made once for the questions of an activation."""
    memory = memory_of(g)
    moment = (
        seat, g.round,
        *(tuple(of) for of in (
            g.first, g.troop, g.arms, g.skills, g.x, g.y, g.facing, g.place, g.markers,
            g.mounted, g.arrived, g.did, g.shot, g.shot_last, g.opened, g.jammed,
        )),
        tuple([done for done, side in zip(g.activated, g.side, strict=True) if side != seat]),
    )  # fmt: skip
    if memory.outlook is None or memory.moment != moment:
        memory.moment, memory.outlook = moment, Outlook(g, seat)
    found: Outlook = memory.outlook
    found.seen_in(g)
    return found


class Outlook:
    """All units of both sides, and what they can do to each other."""

    def __init__(self, g: State, seat: int) -> None:
        self.g, self.seat, self.sight, self.memory = g, seat, look(g), memory_of(g)
        self.chief = chief_at(g, seat)
        self.own = {u: self.memory.body(g, u, self.chief) for u in fighters(g, seat)}
        chief = chief_at(g, 1 - seat)
        self.foes = [self.memory.body(g, v, chief) for v in fighters(g, 1 - seat)]
        self.beyond = shooting_penalty_beyond(g.facts, g.weather)
        self.dark = g.facts.darkness.max_move if is_night(g) else 0
        self.village = village_of(g)
        self._scores: dict[tuple[int, tuple[Box, ...], bool, frozenset[str]], float] = {}
        self._apart: dict[tuple[int, int], int] = {}
        self._nearest: dict[tuple[int, int], int] = {}
        self._covers: dict[int, frozenset[str]] = {}
        self._afoot: dict[int, Body] = {}

    def seen_in(self, g: State) -> None:
        """The same moment in another copy of the position."""
        self.g = g
        for body in (*self.own.values(), *self.foes):
            body.g = g

    # ------------------------------------------------------------------------------ exchanges
    def gain(self, a: Body, d: Body, flank: bool = False) -> float:
        """Points won by a charge of one unit at another."""
        key = a, d, flank
        found = self.memory.gains.get(key)
        if found is None:
            found = self.memory.gains[key] = charge_gain(a, d, flank) if a.opens else 0.0
        return found

    def fire(self, s: Body, t: Body, reach: int, moved: bool, cover: frozenset[str]) -> float:
        """Points that a volley costs on average."""
        if reach > s.longest or (self.sight.limit and reach > self.sight.limit):
            return 0.0
        inches = -(-reach // INCH)
        key = s, t, inches, moved, cover
        found = self.memory.fires.get(key)
        if found is None:
            reach = min(inches * INCH, s.longest)
            found = volley_worth(s, t, reach, moved=moved, cover=cover, beyond=self.beyond)
            self.memory.fires[key] = found
        return found

    def apart(self, body: Body, foe: Body) -> int:
        """How far a unit is from an enemy as both stand."""
        key = body.unit, foe.unit
        found = self._apart.get(key)
        if found is None:
            found = self._apart[key] = gap_of(body.box, foe.box)
        return found

    def nearest_friend(self, u: int, foe: Body) -> int:
        """How near the other units of the side are to an enemy."""
        key = u, foe.unit
        found = self._nearest.get(key)
        if found is None:
            gaps = (rough_gap(b.box, foe.box) for w, b in self.own.items() if w != u)
            found = self._nearest[key] = min(gaps, default=10**9)
        return found

    def clear(self, a: Box, b: Box, gap: int, fired: bool, without: tuple[int, int]) -> bool:
        """Whether one unit sees another: ground first, then the troops between."""
        ground = self.sight.ground
        p, q = a.front, b.centre
        if not self.sight.ground_clear(p, q, ground.spot(a), ground.spot(b), gap, fired):
            return False
        return not any(stops((box, None), p, q) for u, box in self.walls if u not in without)

    @functools.cached_property
    def walls(self) -> list[tuple[int, Box]]:
        """Who might stand between two others."""
        return [(body.unit, body.box) for body in (*self.own.values(), *self.foes)]

    # ---------------------------------------------------------------------------------- score
    def score(self, body: Body, stand: Stand) -> float:
        """What a place promises and risks, in points."""
        key = body.unit, stand.stand, stand.moved, stand.cover
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = self._score(body, stand)
        return found

    def _score(self, body: Body, stand: Stand) -> float:
        given, near = 0.0, -1
        prospect = risk = 0.0
        nearest = 10**9
        for foe in self.foes:
            gap = gap_of(stand.box, foe.box)
            nearest = min(nearest, gap)
            if gap <= body.longest and (near < 0 or gap < near or body.gun):
                value = self.shot(body, stand, foe, gap)
                if value > 0:
                    given = max(given, value) if body.gun else value
                    near = gap
            prospect = max(prospect, self.prospect(body, stand, foe, gap))
            risk += self.risk(body, stand, foe, gap)
        return given + prospect - risk + self.aim(body, stand, nearest)

    def shot(self, body: Body, stand: Stand, foe: Body, gap: int) -> float:
        """Fire of this round at one enemy, if he lies ahead and in sight."""
        ahead, aside = stand.box.local(foe.box.x, foe.box.y)
        if ahead <= 0 or abs(aside) > stand.box.hw + ahead + foe.box.hd:
            return 0.0
        moved = stand.moved or not body.still
        value = self.fire(body, foe, gap, moved, self.cover_of(foe))
        if value <= 0 or not self.clear(stand.box, foe.box, gap, foe.fired, (body.unit, foe.unit)):
            return 0.0
        return value * stand.files / max(1, body.files)

    def prospect(self, body: Body, stand: Stand, foe: Body, gap: int) -> float:
        """What the unit may do to one enemy in the rounds to come."""
        inches, stride = -(-gap // INCH), pace(body, self.dark)
        best = 0.0
        if body.opens and not self.g.arrived[foe.unit]:
            behind = foe.box.local(stand.box.x, stand.box.y)[0] < -foe.box.hd
            gain = self.gain(body, foe, behind)
            if gain > 0:
                odds = self.reach(body, inches)
                rounds = max(0, inches - stride) / stride
                best = gain * max(odds * NEXT_ROUND, FAR / (2 + rounds))
        shooter = self.afoot(body) if body.rides else body
        near = good_range(shooter, self.sight.limit)
        fire = self.fire(shooter, foe, min(gap, near), False, self.cover_of(foe))
        rounds = max(0, gap - near) / (stride * INCH)
        return max(best, fire * FAR / (1 + rounds))

    def afoot(self, body: Body) -> Body:
        """KP-4.4: who only rides shoots when he has dismounted."""
        found = self._afoot.get(body.unit)
        if found is None:
            trial = self.g.clone()
            trial.mounted[body.unit] = False
            found = self._afoot[body.unit] = self.memory.body(trial, body.unit, self.chief)
        return found

    def risk(self, body: Body, stand: Stand, foe: Body, gap: int) -> float:
        """What one enemy may do to the unit there, this round or early in the next."""
        if gap > foe.longest + foe.stride * INCH and gap > (foe.stride + 8) * INCH:
            return 0.0
        value = self.under_fire(body, stand, foe, gap)
        if foe.active:
            near = good_range(foe, self.sight.limit)
            closer = max(min(gap, near), gap - pace(foe, self.dark) * INCH)
            value = max(value, NEXT_ROUND * self.fire(foe, body, closer, True, stand.cover))
        if foe.opens:
            behind = stand.box.local(foe.box.x, foe.box.y)[0] < -stand.box.hd
            gain = self.gain(foe, body, behind)
            if gain > 0:
                odds = self.reach(foe, -(-gap // INCH))
                value += gain * odds * (1.0 if foe.active else TURNS_FIRST)
        if gap > self.nearest_friend(body.unit, foe) + INCH:
            value *= ASIDE
        return value

    def under_fire(self, body: Body, stand: Stand, foe: Body, gap: int) -> float:
        """Fire of one enemy as he stands."""
        ahead, aside = foe.box.local(stand.box.x, stand.box.y)
        if ahead <= 0 or abs(aside) > foe.box.hw + ahead + stand.box.hd:
            return 0.0
        value = self.fire(foe, body, gap, not foe.still, stand.cover)
        pair = body.unit, foe.unit
        if value and self.clear(foe.box, stand.box, gap, body.fired, pair):
            return value
        return 0.0

    def reach(self, body: Body, inches: int) -> float:
        """The chance to come so far in one move."""
        if self.dark and inches > self.dark:
            return 0.0
        return reach_odds(body.good, inches)

    def cover_of(self, foe: Body) -> frozenset[str]:
        found = self._covers.get(foe.unit)
        if found is None:
            found = covered(self.g, foe.unit, foe.bases, moved=not foe.still)
            self._covers[foe.unit] = found
        return found

    # ------------------------------------------------------------------------------------ aims
    def aim(self, body: Body, stand: Stand, nearest: int) -> float:
        """What the place is worth for the aim of the scenario, as a loss that shrinks."""
        g, role = self.g, self.g.role[body.unit]
        loss = 0.0
        if role in (CHIEF, PROPHET, SCOUT):
            loss += 0.02 * body.worth * max(0, self.lonely(body, stand) - TOGETHER) / INCH
        if body.gun:
            loss += self.battery_aim(body, stand, nearest)
        if g.scenario == AMBUSH:
            if body.seat == g.attacker and role in (FIGHTING, CHIEF):
                loss += self.column_aim(body, stand)
        elif g.scenario in (RAID, SIEGE) and self.village and role == FIGHTING and not body.gun:
            loss += self.village_aim(body, stand)
        elif role == FIGHTING and self.foes and not body.gun and not body.shaken:
            loss += PRESS * (1 + g.round / 4) * body.worth * nearest / INCH
        return -loss

    def battery_aim(self, body: Body, stand: Stand, nearest: int) -> float:
        """KP-8.4: who moves does not shoot, but out of range or sight a gun is of no use at all."""
        if not self.foes or self.g.attacker not in (-1, body.seat) or self.g.scenario == AMBUSH:
            return 0.0
        rounds = max(0, nearest - int(IN_BATTERY * body.longest)) / (body.stride * INCH)
        share = BATTERY * rounds + (0.0 if self.laid(body, stand) else IDLE)
        if stand.moved and self.laid(body, Stand(body.bases, False, OPEN)):
            share += MOVED_OFF
        return share * body.worth

    def laid(self, gun: Body, stand: Stand) -> bool:
        """Whether somebody stands before the muzzle of a gun."""
        still = Stand(stand.bases, False, OPEN) if stand.moved else stand
        return any(
            self.shot(gun, still, foe, gap) > 0
            for foe in self.foes
            if (gap := gap_of(still.box, foe.box)) <= gun.longest
        )

    def column_aim(self, body: Body, stand: Stand) -> float:
        """KP-16.6: one unit enters in a round, so the first wait for the last; then all march.

        Whoever runs ahead of the hindmost who keeps up loses by it, but for the last inches.
        """
        g, at = self.g, stand.box.centre
        if g.march:
            ahead = max(0, g.facts.sizes.table[0] - ASSEMBLY - to_exit(g, stand.box))
            x = at[0] - ahead if g.edges[g.attacker] == "left" else at[0] + ahead
            way = ahead + self.route.length(x, at[1])
            return GATHER * body.worth * way / (body.stride * INCH)
        way, left = self.route.length(*at), to_exit(g, stand.box)
        if left > 2 * body.stride * INCH:
            length = len(self.column) * FILE + g.round * STRAGGLING
            way += ALONE * max(0, self.rear_of(body) - CLOSE_UP - length - left)
        haste = ESCAPE * max(1.0, g.round / IMPATIENT)
        return haste * body.worth * way / (body.stride * INCH)

    @functools.cached_property
    def route(self) -> Routes:
        """The ways of the column over this field."""
        return routes(self.g)

    def rear_of(self, body: Body) -> int:
        """How far the hindmost of the column still has to go."""
        return max((way for u, way in self.column.items() if u != body.unit), default=0)

    @functools.cached_property
    def column(self) -> dict[int, int]:
        """How far its units still have to go; those that cannot keep up do not count."""
        return {
            u: to_exit(self.g, b.box)
            for u, b in self.own.items()
            if self.g.role[u] == FIGHTING and not (b.shaken or b.gun)
        }

    def village_aim(self, body: Body, stand: Stand) -> float:
        """Attackers must come into the village in time; defenders keep near to it."""
        g = self.g
        way = gap_to(stand.bases, self.village)
        if body.seat != g.attacker:
            return GUARD * body.worth * max(0, way - LEASH) / INCH
        rounds = rounds_of_march(g, body, way)
        last = g.facts.scenarios[g.scenario].round_limit
        spare = max(0.5, last - 2 - g.round - rounds)
        return HASTE * (1 + LATE / spare) * body.worth * rounds

    def lonely(self, body: Body, stand: Stand) -> int:
        """The gap to the nearest friend that fights."""
        friends = [b for u, b in self.own.items() if u != body.unit and self.g.role[u] == FIGHTING]
        return min((gap_of(stand.box, b.box) for b in friends), default=0)


# ------------------------------------------------------------------------------------- geometry
def fighters(g: State, seat: int) -> list[int]:
    """Units on the table, but for wagons."""
    return [u for u in units_of(g, seat) if g.role[u] != TRAIN]


def to_exit(g: State, b: Box) -> int:
    """How far the attacker of an ambush still has to go."""
    width = g.facts.sizes.table[0]
    return b.x if OPPOSITE[g.edges[g.attacker]] == "left" else width - b.x


def village_of(g: State) -> Polygon:
    pieces = look(g).ground.pieces
    return next((p.outline for p in pieces if p.kind.id == "built_up"), ())


def covered(g: State, u: int, bases: Sequence[Box], moved: bool) -> frozenset[str]:
    """KP-22.13: the cover that most elements of a unit have at these places, whoever shoots."""
    if g.mounted[u] or is_gun(g, u) or not is_foot(g, u):
        return OPEN
    if g.works and not moved:
        dug = sum(in_works(g, e) for e in range(g.first[u], g.first[u] + g.size[u]))
        if 2 * dug >= len(bases):
            return DUG_IN
    still = not moved
    shelters = [piece for piece in look(g).ground.shelters if still or piece.kind.cover == "foot"]
    if not shelters:
        return OPEN
    safe = sum(any(piece.holds(b.x, b.y) for piece in shelters) for b in bases)
    return COVER if 2 * safe >= len(bases) else OPEN
