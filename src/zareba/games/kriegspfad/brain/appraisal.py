"""What shots, melees and moves are worth on average, in army points: the arithmetic of bots.

Everything is counted in points, so that a volley, a charge and an aim can be compared: an element
is worth its price, and every marker takes a share of what is left of its unit (KP-27).
"""

from __future__ import annotations

import dataclasses
import functools

from zareba.games.kriegspfad.battle import melee_table
from zareba.games.kriegspfad.battle.melee import side_of
from zareba.games.kriegspfad.battle.morale import courage
from zareba.games.kriegspfad.battle.shooting_table import (
    Shooter,
    Target,
    shooting_modifiers,
    shot_dice,
)
from zareba.games.kriegspfad.facts.tables import Arm, Dice, Facts
from zareba.games.kriegspfad.field.arcs import mean_facing
from zareba.games.kriegspfad.field.geometry import Box, box
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.state import (
    ARMOURED,
    CHIEF,
    COMMANDER,
    LANCER,
    MILITIA,
    PROPHET,
    SHARPSHOOTER,
    STOOD,
    UNTRAINED,
    State,
)
from zareba.games.kriegspfad.field.troops import (
    MOUNTED_INFANTRY,
    acts_as,
    base_of,
    elements_of,
    has_fired,
    is_foot,
    is_gun,
    is_nimble,
    is_warrior,
    movement_row,
)

# What a unit has lost of its worth with so many markers; with five it is removed (KP-27.4).
DISORDER = (0.0, 0.10, 0.24, 0.44, 0.70, 1.0)
LEADER = 30  # points a commander is worth beside his element (KP-26.2(e), KP-28.2)
PANIC = 1.15  # a unit lost makes its friends test (KP-26.2(a))
FALL_BACK = 0.03  # of its worth: a retreat loses ground
FACES, SIDES = 20, 6

Stakes = tuple[int, float, float, float]  # elements, worth, markers, chance to fail a test


# ----------------------------------------------------------------------------------------- moves
@functools.lru_cache(maxsize=16)
def _sums(dice: int) -> tuple[int, ...]:
    """How many throws of so many dice give each sum."""
    ways = [1]
    for _ in range(dice):
        ways = [
            sum(ways[n - face] for face in range(1, SIDES + 1) if 0 <= n - face < len(ways))
            for n in range(len(ways) + SIDES)
        ]
    return tuple(ways)


@functools.lru_cache(maxsize=1024)
def reach_odds(row: Dice, inches: int) -> float:
    """KP-19.2: the chance that a movement roll comes so far."""
    dice, more = row
    ways = _sums(dice)
    return sum(ways[max(0, inches - more) :]) / float(SIDES**dice)


def stride(row: Dice) -> int:
    """The mean of a movement roll in whole inches."""
    return max(1, row[0] * (SIDES + 1) // 2 + row[1])


# -------------------------------------------------------------------------------------- a unit
class Volley:
    """Elements of a unit that shoot alike: weapon, skills, how many."""

    __slots__ = ("arm", "number", "shooter")

    def __init__(self, arm: Arm, shooter: Shooter, number: int) -> None:
        self.arm, self.shooter, self.number = arm, shooter, number


class Body:
    """A unit on the table as a bot sees it: one rectangle, its worth, its means."""

    def __init__(self, g: State, u: int) -> None:
        self.g, self.unit, self.seat = g, u, g.side[u]
        self.elements = elements_of(g, u)
        self.bases = [base_of(g, e) for e in self.elements]
        stand = tuple(self.bases)
        self.box = bounding(stand)
        self.worth = float(sum(g.price[e] for e in self.elements))
        self.chief = any(g.skills[e] & COMMANDER for e in self.elements)
        if g.role[u] in (CHIEF, PROPHET):
            self.worth += LEADER
        self.markers: float = g.markers[u]  # as they will be, on average
        self.fail = 0.0 if g.role[u] in (CHIEF, PROPHET) else (courage(g, u) - 1) / SIDES
        self.good, self.difficult = g.facts.movement[movement_row(g, u)]
        self.stride = stride(self.good)
        self.active = not (g.activated[u] or g.arrived[u])
        self.still = all(g.did[e] == STOOD for e in self.elements)
        self.opens = may_open(g, u)
        self.gun = is_gun(g, u)
        self.rides = acts_as(g, u) == MOUNTED_INFANTRY
        self.shaken = g.markers[u] > g.facts.morale.no_close_above_markers
        self.fired = any(has_fired(g, e) for e in self.elements)
        self.files = in_front(stand)

    @functools.cached_property
    def volleys(self) -> list[Volley]:
        """KP-22.1, KP-22.11: all weapons; an element with two counts with both."""
        g, u = self.g, self.unit
        kind = acts_as(g, u)
        if self.rides:
            return []
        alike: dict[tuple[str, int], int] = {}
        for e in self.elements:
            key = g.arms[e], g.skills[e] & (SHARPSHOOTER | UNTRAINED)
            alike[key] = alike.get(key, 0) + 1
        found = []
        for (arms, skills), number in alike.items():
            for name in arms.split("+"):
                arm = g.facts.arms[name]
                if arm.shoots:
                    shooter = Shooter(
                        kind, arm, mounted=g.mounted[u], markers=g.markers[u],
                        sharpshooter=bool(skills & SHARPSHOOTER),
                        untrained=bool(skills & UNTRAINED), militia=bool(g.traits[u] & MILITIA),
                    )  # fmt: skip
                    found.append(Volley(arm, shooter, number))
        return found

    @functools.cached_property
    def longest(self) -> int:
        return max((v.arm.longest for v in self.volleys), default=0)

    @functools.cached_property
    def effective(self) -> int:
        return max((v.arm.effective for v in self.volleys), default=0)

    @functools.cached_property
    def target(self) -> Target:
        """As shooters see it in the open; cover is added where it stands."""
        g, u = self.g, self.unit
        return Target(
            acts_as(g, u), mounted=g.mounted[u], foot=is_foot(g, u), nimble=is_nimble(g, u),
            armoured=bool(g.traits[u] & ARMOURED), moved=not self.still,
        )  # fmt: skip

    @functools.cached_property
    def side(self) -> melee_table.Side:
        """As the table of melee sees it, all elements in contact with the front."""
        g = self.g
        plain = side_of(g, self.unit, [], 0)
        arms = tuple(
            frozenset(g.facts.arms[name].cls for name in g.arms[e].split("+"))
            for e in self.elements
        )
        lancers = sum(bool(g.skills[e] & LANCER) for e in self.elements)
        return dataclasses.replace(
            plain, arms=() if self.rides else arms, front=True,
            lancers=2 * lancers > len(self.elements),
        )  # fmt: skip

    @functools.cached_property
    def flanking(self) -> melee_table.Side:
        """The same, all in contact with a flank."""
        return dataclasses.replace(self.side, flank=True, front=False)

    @property
    def stakes(self) -> Stakes:
        return len(self.elements), self.worth, self.markers, self.fail

    def harm(self, lost: float, markers: float) -> float:
        return harm(self.stakes, lost, markers)


def harm(stakes: Stakes, lost: float, markers: float) -> float:
    """Points a unit loses with so many elements and markers, the tests they cause included."""
    n, worth, had, fail = stakes
    if lost >= n:
        return worth * PANIC
    gone = lost * worth / n
    have = had + markers + lost * 2 * fail
    whole = PANIC if have >= len(DISORDER) - 1 else 1.0
    return gone + (worth - gone) * (level(have) * whole - level(had))


def level(markers: float) -> float:
    """The share of its worth that a unit has lost by disorder."""
    low = int(markers)
    if low >= len(DISORDER) - 1:
        return 1.0
    return DISORDER[low] + (DISORDER[low + 1] - DISORDER[low]) * (markers - low)


@functools.lru_cache(maxsize=1 << 12)
def bounding(bases: tuple[Box, ...]) -> Box:
    """One rectangle round the bases of a unit, facing as they do."""
    if len(bases) == 1:
        return bases[0]
    facing = bases[0].facing
    if any(b.facing != facing for b in bases):
        facing = mean_facing(bases)
    frame = Box(bases[0].x, bases[0].y, facing, 0, 0)
    local = [frame.local(x, y) for b in bases for x, y in b.corners]
    us, vs = [p[0] for p in local], [p[1] for p in local]
    x, y = frame.world((min(us) + max(us)) // 2, (min(vs) + max(vs)) // 2)
    return box(x, y, facing, max(vs) - min(vs), max(us) - min(us))


@functools.lru_cache(maxsize=1 << 12)
def in_front(bases: tuple[Box, ...]) -> int:
    """KP-22.5: how many elements have no comrade straight before them."""
    found = 0
    for b in bases:
        for other in bases:
            u, v = b.local(other.x, other.y)
            if u > b.hd and abs(v) < b.hw:
                break
        else:
            found += 1
    return found


# --------------------------------------------------------------------------------------- shooting
@functools.lru_cache(maxsize=1 << 13)
def shot_odds(
    facts: Facts, s: Shooter, t: Target, reach: int, beyond: int = 0
) -> tuple[float, float]:
    """KP-22.14: the chances of a marker and of a loss by one die."""
    total = sum(value for _, value in shooting_modifiers(facts, s, t, reach, beyond))
    numbers = facts.shooting
    steady = s.markers <= numbers.natural_kill_max_shooter_markers
    kills = max(int(steady), min(FACES, FACES + 1 - numbers.kill_min + total))
    hits = max(kills, min(FACES, FACES + 1 - numbers.hit_min + total))
    return hits / FACES, max(0, kills) / FACES


def shot_worth(body: Body, hit: float, kill: float) -> float:
    """Points that a die costs a unit."""
    return hit * body.harm(0, 1) + kill * (body.harm(1, 1) - body.harm(0, 1))


def volley_worth(
    shooter: Body, target: Body, reach: int, *, moved: bool, cover: frozenset[str], beyond: int
) -> float:
    """Points one round of fire of a unit costs another, by all who are in front."""
    facts = shooter.g.facts
    share = shooter.files / len(shooter.elements)
    aimed = dataclasses.replace(target.target, cover=cover) if cover else target.target
    total = best = 0.0
    for volley in shooter.volleys:
        if reach > volley.arm.longest:
            continue
        if moved and shooter.gun:
            continue  # KP-8.4
        by = dataclasses.replace(volley.shooter, moved=True) if moved else volley.shooter
        hit, kill = shot_odds(facts, by, aimed, reach, beyond)
        one = shot_worth(target, hit, kill) * shot_dice(volley.arm, reach)
        best = max(best, one)
        total += one * volley.number * share
    return min(total, best * len(shooter.elements))  # one weapon each


# ----------------------------------------------------------------------------------------- melee
def melee_worth(
    attacker: Body,
    defender: Body,
    a: melee_table.Side,
    d: melee_table.Side,
    *,
    good: bool = True,
    number: int = 1,
) -> tuple[float, float]:
    """What a fight costs both on average."""
    g, v = defender.g, defender.unit
    if defender.gun:
        jammed = g.jammed[v] >= max(1, g.round - 1)
        lost, taken = assault_odds(g.facts, a, g.troop[v], jammed, attacker.stakes)
        return lost, taken * defender.worth * PANIC
    return melee_odds(g.facts, a, d, attacker.stakes, defender.stakes, good, number)


@functools.lru_cache(maxsize=4096)
def assault_odds(
    facts: Facts, a: melee_table.Side, gun: str, jammed: bool, stakes: Stakes
) -> tuple[float, float]:
    """KP-24.10: points the attackers lose on average, and the chance to take the gun."""
    total = sum(value for _, value in melee_table.assault_modifiers(facts, a, gun, jammed))
    rows = [melee_table.assault_row(facts, face + total) for face in range(1, SIDES + 1)]
    lost = sum(harm(stakes, row.lose, row.markers) for row in rows)
    return lost / SIDES, sum(row.captured for row in rows) / SIDES


@functools.lru_cache(maxsize=4096)
def melee_odds(
    facts: Facts,
    a: melee_table.Side,
    d: melee_table.Side,
    ours: Stakes,
    theirs: Stakes,
    good: bool,
    number: int,
) -> tuple[float, float]:
    """KP-24.16: what attackers and defenders lose on average, exactly over the six faces."""
    total = sum(value for _, value in melee_table.melee_modifiers(facts, a, d, number))
    lost_a = lost_d = 0.0
    for face in range(1, SIDES + 1):
        row = melee_table.melee_row(facts, face + total)
        lose_a, lose_d = melee_table.melee_losses(facts, a, d, row, good)
        lost_a += harm(ours, lose_a, row.attacker_markers)
        lost_a += ours[1] * FALL_BACK if row.attacker_retreat else 0.0
        if row.defender_destroyed:
            lost_d += theirs[1] * PANIC
        else:
            lost_d += harm(theirs, lose_d, row.defender_markers)
            lost_d += theirs[1] * FALL_BACK if row.defender_retreat else 0.0
    return lost_a / SIDES, lost_d / SIDES


def fright_worth(attacker: Body, defender: Body) -> float:
    """KP-26.2(b): who is attacked by warriors tests once."""
    if not is_warrior(attacker.g, attacker.unit) or not defender.fail:
        return 0.0
    return defender.fail * defender.harm(0, attacker.g.facts.morale.fail_markers)


def charge_gain(attacker: Body, defender: Body, flank: bool = False) -> float:
    """Points won by opening a melee, on average, fright included."""
    a = attacker.flanking if flank else attacker.side
    lost_a, lost_d = melee_worth(attacker, defender, a, defender.side)
    return lost_d - lost_a + fright_worth(attacker, defender)
