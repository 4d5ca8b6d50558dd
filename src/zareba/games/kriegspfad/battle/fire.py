"""Who may shoot at whom, and how well (KP-3.8, KP-8, KP-22)."""

from __future__ import annotations

from dataclasses import dataclass

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import Arm
from zareba.games.kriegspfad.field.contact import behind_wagon, touching
from zareba.games.kriegspfad.field.geometry import (
    SLACK,
    TIE,
    Box,
    Point,
)
from zareba.games.kriegspfad.field.posts import (
    BUSY,
    at_house,
    boat_of,
    fronts_of,
    house_of,
    in_house,
    is_reserve,
    on_roof,
)
from zareba.games.kriegspfad.field.sight import Shot
from zareba.games.kriegspfad.field.state import (
    ARMOURED,
    CHIEF,
    MILITIA,
    MOVED,
    PROPHET,
    SHARPSHOOTER,
    STOOD,
    TRAIN,
    UNTRAINED,
    State,
)
from zareba.games.kriegspfad.field.troops import (
    MOUNTED_INFANTRY,
    acts_as,
    base_of,
    bases_of,
    blockers,
    enemies_of,
    has_fired,
    is_foot,
    is_gun,
    is_lit,
    is_night,
    is_nimble,
    look,
    on_table,
)
from zareba.games.kriegspfad.field.weather import shooting_penalty_beyond

from .cover import cover_of
from .march import element_towards
from .shooting_table import (
    Modifiers,
    Shooter,
    Target,
    shooting_modifiers,
)

ARSON = "arson"


@dataclass(frozen=True, slots=True)
class Aim:
    """One eligible target of one element with one weapon."""

    element: int
    arm: str
    target: int
    shot: Shot


# ------------------------------------------------------------------------------------ shooters
def may_shoot(g: State, e: int) -> bool:
    """KP-22.1: who is eligible at all."""
    u = g.unit[e]
    if g.arrived[u] or g.mounting[u] or g.role[u] in (PROPHET, TRAIN):
        return False
    if acts_as(g, u) == MOUNTED_INFANTRY or touching(g, e) or e in g.climbing:
        return False
    if g.busy[e] == BUSY or not may_shoot_posted(g, e):
        return False
    if is_gun(g, u) and not gun_ready(g, e):
        return False
    return not look(g).ground.on_ford(base_of(g, e))


def may_shoot_posted(g: State, e: int) -> bool:
    """KP-10.5, KP-29.8, KP-29.11: warriors and skirmishers afloat; inside a building who mans a
    wall, and the reserve if somebody stands on the roof; who stands there."""
    if boat_of(g, e) >= 0:
        return acts_as(g, g.unit[e]) in ("warrior", "skirmisher")
    if is_reserve(g, e):
        return any(on_roof(g, o) for o in at_house(g, house_of(g, e)))
    return not g.post[e] or in_house(g, e) or on_roof(g, e)


def gun_ready(g: State, e: int) -> bool:
    """KP-8.4, KP-22.3, C-04: stood this round, and did not move last round."""
    if g.facts.options["artillery_stationary"] == "this_or_last":
        return STOOD in (g.did[e], g.did_last[e])
    return g.did[e] == STOOD and g.did_last[e] != MOVED


def arms_of(g: State, e: int) -> list[Arm]:
    """KP-7.9, KP-22.11: the missile weapons of an element; it shoots with one of them."""
    return [arm for name in g.arms[e].split("+") if (arm := g.facts.arms[name]).shoots]


def longest(g: State, e: int, arm: Arm) -> int:
    """KP-15.10, KP-5.4: the range of a weapon tonight, in these hands."""
    reach = arm.longest
    if g.skills[e] & UNTRAINED and g.facts.options["untrained_effective_range_only"] is True:
        reach = arm.effective
    if is_night(g):
        reach = min(reach, g.facts.darkness.max_shooting_range * INCH)
    return reach


# ------------------------------------------------------------------------------------- targets
def may_be_shot(g: State, o: int) -> bool:
    """KP-17.4, KP-9.1, KP-22.10: not arrivals, wagons, nor units in an older melee.

    In a melee of this round an element in contact may be shot at if its unit has opened it.
    """
    v = g.unit[o]
    if g.arrived[v] or g.role[v] == TRAIN:
        return False
    if g.post[o] < 0 and not on_roof(g, o) and not (in_house(g, o) and g.shot[o]):
        return False  # KP-29.9: of those inside only who shot this round
    if any(fight.round > 1 for fight in g.fights if v in fight.units):
        return False
    return not touching(g, o) or g.opened[v]


def marks_of(g: State) -> Marks:
    """The targets of this moment, worked out once for view, check and dice."""
    sight = look(g)
    moment = g.round, *(
        tuple(of) for of in (
            g.fights, g.x, g.y, g.facing, g.place, g.shot, g.did, g.way, g.opened, g.arrived,
            g.mounting, g.mounted, g.post, g.wall, g.busy, g.houses,
        )
    )  # fmt: skip
    if sight.marks is None or sight.marks[0] != moment:
        sight.marks = (moment, Marks(g.clone()))
    marks: Marks = sight.marks[1]
    return marks


class Marks:
    """All eligible targets of one moment."""

    def __init__(self, g: State) -> None:
        self.g, self.sight, self.walls = g, look(g), blockers(g)
        self._eligible: dict[tuple[int, str], list[Aim]] = {}
        self._targets: dict[int, list[tuple[int, Box]]] = {}  # by seat that shoots
        self._found: dict[int, list[Aim]] = {}

    def eligible(self, e: int, arm: Arm) -> list[Aim]:
        """KP-22.4, KP-22.5, KP-22.17: in arc, range and sight, not protected by a melee."""
        found = self._eligible.get((e, arm.id))
        if found is None:
            found = self._eligible[e, arm.id] = self._look(e, arm)
        return found

    def _look(self, e: int, arm: Arm) -> list[Aim]:
        g, here = self.g, base_of(self.g, e)
        found = []
        gun, usual = is_gun(g, g.unit[e]), longest(g, e, arm)
        far_by_night = is_night(g) and self.shoots_far(arm)
        for o, base in self.targets_of(g.side[g.unit[e]]):
            reach = usual
            if far_by_night and is_lit(g, o):
                reach = arm.longest  # C-55
            far = reach + here.radius + base.radius
            if (here.x - base.x) ** 2 + (here.y - base.y) ** 2 > far * far:
                continue
            shot = self._shot(e, o, reach, gun)
            if shot and not (gun and self.sight.in_dead_ground(here, base, shot.line)):
                found.append(Aim(e, arm.id, o, shot))
        return found

    def targets_of(self, seat: int) -> list[tuple[int, Box]]:
        """The enemies of a seat that may be shot at, each with its base."""
        if seat not in self._targets:
            foes = [o for o in enemies_of(self.g, seat) if may_be_shot(self.g, o)]
            self._targets[seat] = [(o, base_of(self.g, o)) for o in foes]
        return self._targets[seat]

    def _shot(self, e: int, o: int, reach: int, gun: bool) -> Shot | None:
        g, here, base = self.g, base_of(self.g, e), base_of(self.g, o)
        if here is base:  # KP-29.11: between those inside and those on the roof
            line = (here.centre, base.centre)
            return Shot(0, line) if on_roof(g, o) and in_house(g, e) else None
        if is_reserve(g, e):
            return None
        walls = [w for w in self.walls_between(e, o) if w is not here]
        shots = [
            self.sight.aims(
                front, base, walls, fired=has_fired(g, o), longest=reach, over_heads=gun,
                lit=is_lit(g, o),
            )
            for front in fronts_of(g, e, here)
        ]  # fmt: skip
        return min((shot for shot in shots if shot), key=lambda shot: shot.range, default=None)

    def walls_between(self, e: int, o: int) -> list[Box]:
        """KP-9.5: foot at the inner side of a wagon shoots, and is seen, over it."""
        low = [*behind_wagon(self.g, e), *behind_wagon(self.g, o)]
        return [w for w in self.walls if w not in low] if low else self.walls

    # ------------------------------------------------------------------------- for `bombard`
    def base(self, e: int) -> Box:
        return base_of(self.g, e)

    def arms(self, e: int) -> list[Arm]:
        return arms_of(self.g, e) if may_shoot(self.g, e) else []

    def reach(self, e: int, arm: Arm) -> int:
        return longest(self.g, e, arm)

    def charged(self, e: int, arm: Arm) -> list[Aim]:
        """KP-22.9 (1): eligible enemies that moved directly towards the unit."""
        own = bases_of(self.g, self.g.unit[e])
        found = self.eligible(e, arm)
        return [a for a in found if element_towards(self.g, a.target, own) and self.binds(a)]

    def shot_at(self, e: int, target: Box, reach: int, house: Box) -> Shot | None:
        """A shot at a part of a building, which does not hide itself."""
        if is_reserve(self.g, e):
            return None
        walls = [w for w in self.walls if w is not house]
        gun = is_gun(self.g, self.g.unit[e])
        return self.sight.aims(self.base(e), target, walls, longest=reach, over_heads=gun)

    def shoots_far(self, arm: Arm) -> bool:
        """KP-15.10, C-55: a group may allow fire at guns that gave themselves away."""
        return arm.shoots and self.g.facts.options["dark_shoot_at_revealed_guns"] is True

    def allowed(self, e: int, arm: Arm) -> list[Aim]:
        """KP-22.9: the nearest who moved directly towards the unit, else the nearest."""
        g = self.g
        found = self.eligible(e, arm)
        charging = self.charged(e, arm)
        if charging:
            return _nearest(charging)
        if is_gun(g, g.unit[e]) or g.skills[e] & SHARPSHOOTER:
            return found
        binding = [a for a in found if self.binds(a)]
        near = _nearest(binding or found)
        limit = min((a.shot.range for a in near), default=0)
        chiefs = [a for a in found if not self.binds(a) and a.shot.range <= limit + SLACK]
        return near + [a for a in chiefs if a not in near]

    def binds(self, aim: Aim) -> bool:
        """KP-3.8: separate commanders and prophets are no mandatory targets, unless they charge."""
        g, v = self.g, self.g.unit[aim.target]
        if g.role[v] not in (CHIEF, PROPHET):
            return True
        return g.opened[v] or element_towards(g, aim.target, bases_of(g, g.unit[aim.element]))

    def of(self, e: int) -> list[Aim]:
        """Every legal shot of an element, whatever its weapon."""
        found = self._found.get(e)
        if found is None:
            found = self._found[e] = [aim for arm in self.arms(e) for aim in self.allowed(e, arm)]
        return found


def _nearest(aims: list[Aim]) -> list[Aim]:
    """KP-22.9: ties within a tenth of an inch are free."""
    if not aims:
        return []
    least = min(a.shot.range for a in aims)
    return [a for a in aims if a.shot.range <= least + TIE]


# ------------------------------------------------------------------------------------- numbers
def shooter_of(g: State, e: int, arm: Arm) -> Shooter:
    u = g.unit[e]
    return Shooter(
        acts_as(g, u), arm, mounted=g.mounted[u], moved=g.did[e] != STOOD, markers=g.markers[u],
        sharpshooter=bool(g.skills[e] & SHARPSHOOTER), untrained=bool(g.skills[e] & UNTRAINED),
        militia=bool(g.traits[u] & MILITIA),
    )  # fmt: skip


def target_of(g: State, o: int, line: tuple[Point, Point]) -> Target:
    v = g.unit[o]
    mounted = g.mounted[v] or g.mounting[v]  # KP-4.8: who mounts is a mounted target
    return Target(
        "mounted" if g.mounting[v] else acts_as(g, v),
        mounted=mounted,
        foot=is_foot(g, v) and not mounted,
        nimble=is_nimble(g, v) and not g.mounting[v],
        armoured=bool(g.traits[v] & ARMOURED),
        moved=g.did[o] != STOOD,
        in_marsh=look(g).ground.stands_in(base_of(g, o), "marsh"),
        cover=cover_of(g, o, line),
    )


def modifiers_of(g: State, aim: Aim) -> Modifiers:
    """KP-22.12, KP-22.19: all modifiers of one shot."""
    arm = g.facts.arms[aim.arm]
    beyond = shooting_penalty_beyond(g.facts, g.weather)
    target = target_of(g, aim.target, aim.shot.line)
    return shooting_modifiers(
        g.facts, shooter_of(g, aim.element, arm), target, aim.shot.range, beyond
    )


def in_reach(g: State, aim: Aim) -> int:
    """KP-8.10: elements of the target unit in arc, range and sight of a piece."""
    marks = marks_of(g)
    unit = g.unit[aim.target]
    arm = g.facts.arms[aim.arm]
    return sum(g.unit[a.target] == unit for a in marks.eligible(aim.element, arm))


def shooters(g: State, seat: int) -> list[int]:
    return [e for e in on_table(g) if g.side[g.unit[e]] == seat]
