"""The tables of shooting as plain arithmetic (KP-22.12 to KP-22.14).

Nothing here looks at the table: who shoots and who is shot at are described, so that the same
functions serve the rules, the forecasts shown to players, and the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zareba.games.kriegspfad.facts.tables import Arm, Facts
from zareba.games.kriegspfad.field.geometry import SLACK

MISS, HIT, KILL, JAM = "miss", "hit", "kill", "jam"
D20 = 20
GUN, MACHINE_GUN = "gun", "machine_gun"
TERRAIN, PALISADE, WORKS = "terrain", "palisade", "works"

Modifiers = list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Shooter:
    """Who shoots: troop type in its mode, weapon, what it did."""

    kind: str
    arm: Arm
    mounted: bool = False
    moved: bool = False
    markers: int = 0
    sharpshooter: bool = False
    untrained: bool = False
    militia: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """Who is aimed at."""

    kind: str
    mounted: bool = False
    foot: bool = True  # neither mounted nor gun nor wagon
    nimble: bool = False
    armoured: bool = False
    moved: bool = False
    in_marsh: bool = False
    cover: frozenset[str] = frozenset()


def is_effective(arm: Arm, reach: int) -> bool:
    return reach <= arm.effective + SLACK


def shot_dice(arm: Arm, reach: int) -> int:
    """KP-22.8, KP-8.3."""
    return arm.dice_effective if is_effective(arm, reach) else arm.dice_long


@dataclass(frozen=True, slots=True)
class Aiming:
    """One shot, as the table of KP-22.12 asks about it."""

    facts: Facts
    s: Shooter
    t: Target
    reach: int
    weather_beyond: int  # where weather begins to spoil shots; 0: nowhere

    @property
    def near(self) -> bool:
        return is_effective(self.s.arm, self.reach)


Terms = Iterator[tuple[str, int]]  # a line of the table, and how often it counts
AT_EFFECTIVE_RANGE = {"repeater": "S01", "revolver_shotgun": "S01", "breech_loader": "S03"}


def good_weapons(aim: Aiming) -> Terms:
    """S01 to S04, KP-5.6: quick weapons and medium guns at effective range, sharpshooters."""
    arm, lines = aim.s.arm, []
    if aim.near and arm.cls in AT_EFFECTIVE_RANGE:
        lines.append(AT_EFFECTIVE_RANGE[arm.cls])
    if aim.s.sharpshooter and not aim.s.moved:
        lines.append("S02")
    if aim.near and arm.id == "gun_medium_smooth":
        lines.append("S04")
    yield from ((line, 1) for line in sorted(lines))


def the_shooter(aim: Aiming) -> Terms:
    """S05, S06, S07, KP-5.2, KP-5.4, KP-27.1: regulars, markers, the untrained."""
    if aim.near and aim.s.kind == "regular":
        yield "S05", 1
    if aim.s.markers:
        yield "S06", aim.s.markers
    if aim.s.untrained or aim.s.militia:
        yield "S07", 1


def hard_targets(aim: Aiming) -> Terms:
    """S08, S09, KP-5.3, KP-5.7: armoured horses, skirmishers, nimble warriors."""
    if aim.s.arm.cls == "bow" and aim.t.armoured and aim.t.mounted:
        yield "S08", 1
    if (aim.t.kind == "skirmisher" or aim.t.nimble) and _hard_to_hit(aim.facts, aim.reach):
        yield "S09", 1


def hampered(aim: Aiming) -> Terms:
    """S10, S11, KP-15.12: by his own moves, and by the weather."""
    if _hampered(aim.facts, aim.s):
        yield "S10", 1
    if aim.weather_beyond and aim.reach > aim.weather_beyond + SLACK:
        yield "S11", 1


def cover(aim: Aiming) -> Terms:
    """S12, S13, S14, KP-22.13."""
    yield from ((line, 1) for line in _cover(aim.facts, aim.s, aim.t))


def far_or_soft(aim: Aiming) -> Terms:
    """S15, S16: beyond effective range, and guns at who stands in a marsh."""
    if not aim.near:
        yield "S15", 1
    if aim.s.arm.cls == GUN and aim.t.in_marsh:
        yield "S16", 1


SHOOTING_TABLE = (good_weapons, the_shooter, hard_targets, hampered, cover, far_or_soft)


def shooting_modifiers(
    facts: Facts, s: Shooter, t: Target, reach: int, weather_beyond: int = 0
) -> Modifiers:
    """KP-22.12: all modifiers that apply, by their ids."""
    aim = Aiming(facts, s, t, reach, weather_beyond)
    return [
        (name, facts.modifiers[name] * times)
        for part in SHOOTING_TABLE
        for name, times in part(aim)
    ]


def _hard_to_hit(facts: Facts, reach: int) -> bool:
    """S09, C-01."""
    far = reach > facts.hard_beyond + SLACK
    return far != (facts.options.get("skirmisher_penalty_range") == "under_4")


def _hampered(facts: Facts, s: Shooter) -> bool:
    """S10, C-03, KP-7.7, KP-22.3: firearms of who moved, turned or is mounted; bows never."""
    if not s.arm.firearm or s.arm.exempt or s.arm.cls in (GUN, MACHINE_GUN):
        return False
    if facts.options.get("moving_penalty") == "mounted_and_moved":
        return s.moved and s.mounted
    return s.moved or s.mounted


def _cover(facts: Facts, s: Shooter, t: Target) -> list[str]:
    """KP-22.13: the best single cover."""
    if not t.foot:
        return []
    found = []
    if WORKS in t.cover and not t.moved and s.arm.cls not in (GUN, MACHINE_GUN):
        found.append("S14")
    if PALISADE in t.cover and s.arm.cls != GUN:
        found.append("S13")
    if TERRAIN in t.cover:
        found.append("S12")
    return [min(found, key=lambda name: facts.modifiers[name])] if found else []


def lowest_hit(facts: Facts, s: Shooter, modifiers: Modifiers) -> int:
    """KP-22.14: the lowest face of the d20 that hits; 21: none does."""
    faces = range(1, D20 + 1)
    hits = (HIT, KILL)
    return next((f for f in faces if shot_results(facts, s, modifiers, (f,))[0] in hits), D20 + 1)


def shot_results(facts: Facts, s: Shooter, modifiers: Modifiers, dice: Sequence[int]) -> list[str]:
    """KP-22.14, KP-8.6, KP-27.2: hit, kill or miss for every die; a 1 jams a machine gun."""
    numbers = facts.shooting
    if s.arm.cls == MACHINE_GUN and 1 in dice:
        return [JAM] * len(dice)
    total = sum(value for _, value in modifiers)
    steady = s.markers <= numbers.natural_kill_max_shooter_markers
    results = []
    for face in dice:
        lucky = face == numbers.natural_kill and steady
        if lucky or face + total >= numbers.kill_min:
            results.append(KILL)
        else:
            results.append(HIT if face + total >= numbers.hit_min else MISS)
    return results
