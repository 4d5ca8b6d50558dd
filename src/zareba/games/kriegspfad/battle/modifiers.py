"""The tables of shooting and melee as plain arithmetic (KP-22.12 to KP-22.14, KP-24.10 to 24.16).

Nothing here looks at the table: who shoots and who is shot at are described, so that the same
functions serve the rules, the forecasts shown to players, and the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.schema_field import AssaultResult, MeleeResult
from zareba.games.kriegspfad.facts.tables import Arm, Facts
from zareba.games.kriegspfad.field.geometry import SLACK
from zareba.games.kriegspfad.field.state import EXCEPTIONAL

MISS, HIT, KILL, JAM = "miss", "hit", "kill", "jam"
SKIRMISHER_RANGE = 4 * INCH  # S09
GUN, MACHINE_GUN = "gun", "machine_gun"
TERRAIN, PALISADE, WORKS = "terrain", "palisade", "works"

Modifiers = list[tuple[str, int]]


# ------------------------------------------------------------------------------------ shooting
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


def shooting_modifiers(
    facts: Facts, s: Shooter, t: Target, reach: int, weather_beyond: int = 0
) -> Modifiers:
    """KP-22.12, KP-5.2, KP-5.6, KP-5.7, KP-22.7: all modifiers that apply, by their ids."""
    arm, near = s.arm, is_effective(s.arm, reach)
    found: list[tuple[str, int]] = []
    if near and arm.cls in ("repeater", "revolver_shotgun"):
        found.append(("S01", 1))
    if s.sharpshooter and not s.moved:
        found.append(("S02", 1))
    if near and arm.cls == "breech_loader":
        found.append(("S03", 1))
    if near and arm.id == "gun_medium_smooth":
        found.append(("S04", 1))
    if near and s.kind == "regular":
        found.append(("S05", 1))
    if s.markers:
        found.append(("S06", s.markers))
    if s.untrained or s.militia:
        found.append(("S07", 1))
    if arm.cls == "bow" and t.armoured and t.mounted:
        found.append(("S08", 1))
    if (t.kind == "skirmisher" or t.nimble) and _hard_to_hit(facts, reach):
        found.append(("S09", 1))
    if _hampered(facts, s):
        found.append(("S10", 1))
    if weather_beyond and reach > weather_beyond + SLACK:
        found.append(("S11", 1))
    found += [(name, 1) for name in _cover(facts, s, t)]
    if not near:
        found.append(("S15", 1))
    if arm.cls == GUN and t.in_marsh:
        found.append(("S16", 1))
    return [(name, facts.modifiers[name] * times) for name, times in found]


def _hard_to_hit(facts: Facts, reach: int) -> bool:
    """S09, C-01."""
    far = reach > SKIRMISHER_RANGE + SLACK
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


# --------------------------------------------------------------------------------------- melee
@dataclass(frozen=True, slots=True)
class Side:
    """One unit in one fight; *arms* are the weapon classes of each element in contact."""

    kind: str
    arms: tuple[frozenset[str], ...] = ()
    mounted: bool = False
    warrior: bool = False
    brave: bool = False
    militia: bool = False
    markers: int = 0
    commander: str = ""  # quality of a commander within two inches
    disciplined: bool = False
    front: bool = True  # sides of the defender that the attackers touch
    flank: bool = False
    fortified: bool = False
    lancers: bool = False
    fights_mounted: bool = True  # not mounted infantry caught in the saddle


QUICK = {"revolver_shotgun": "M02", "repeater": "M02"}  # attackers' weapons of round 1


def melee_modifiers(
    facts: Facts, a: Side, d: Side, number: int = 1, fresh: bool = False
) -> Modifiers:
    """KP-24.14, KP-5.1, KP-5.2, KP-24.13, KP-24.15: what is added to the attacker's die.

    *number* is the round of the fight (KP-24.9).

    *fresh*: the roles changed this round (KP-24.21), so that M02 counts again.
    """
    found: list[tuple[str, int]] = []
    caught = d.mounted and not d.fights_mounted  # KP-4.9
    regulars = d.kind == "regular" and not d.mounted
    if a.mounted and not (regulars and a.front):
        found.append(("M01", 1))
    if (number == 1 or fresh) and _line(facts, a.arms, QUICK):
        found.append(("M02", 1))
    skirmishers = d.kind == "skirmisher" and not d.mounted and not caught
    if skirmishers:
        found.append(("M03", 1))
    add_up = facts.options.get("skirmisher_militia_cumulative", True)
    if d.militia and (add_up or not skirmishers):
        found.append(("M04", 1))
    needs_front = facts.options.get("flank_bonus_requires_front") is True
    if a.flank and (a.front or not needs_front):
        found.append(("M05", 1))
    found += [("M06", 1)] if a.brave else []
    found += [("M07", 1)] if a.warrior else []
    found += [("M08", 1)] if a.commander else []
    found += [("M09", 1)] if a.commander == EXCEPTIONAL else []
    found += [("M10", d.markers)] if d.markers else []
    found += [("M11", 1)] if d.brave else []
    if d.warrior or (d.mounted and not caught):
        found.append(("M12", 1))
    found += [("M13", a.markers)] if a.markers else []
    if regulars and number == 1 and not caught:
        found.append(("M14", 1))
    if not caught:
        line = _line(facts, d.arms, _defence_lines(number))
        found += [(line, 1)] if line else []
    if d.commander:
        found.append(("M17", 1))
        found += [("M18", 1)] if _extra(facts, d) else []
    found += [("M20", 1)] if a.militia else []
    found += [("M22", 1)] if d.fortified and not d.mounted else []
    return [(name, facts.modifiers[name] * times) for name, times in found]


def _extra(facts: Facts, d: Side) -> bool:
    """M18, C-02."""
    wanted = facts.options.get("melee_defender_extra", "disciplined")
    exceptional = d.commander == EXCEPTIONAL
    return (wanted in ("disciplined", "either") and d.disciplined) or (
        wanted in ("exceptional", "either") and exceptional
    )


def _defence_lines(number: int) -> dict[str, str]:
    """KP-24.14, KP-7.4 to KP-7.6: which line the defenders' weapons give."""
    if number > 1:
        return {"breech_loader": "M16", "repeater": "M16"}
    return {
        "muzzle_loader": "M15",
        "revolver_shotgun": "M19",
        "breech_loader": "M19",
        "repeater": "M21",
    }


def _line(facts: Facts, arms: Sequence[frozenset[str]], lines: dict[str, str]) -> str:
    """KP-24.12, KP-24.22: the line of the majority in contact; ties go to the better one."""
    counts: Counter[str] = Counter()
    for classes in arms:
        own = [lines[cls] for cls in classes if cls in lines]
        counts[max(own, key=lambda name: abs(facts.modifiers[name]), default="")] += 1
    if not counts:
        return ""
    most = max(counts.values())
    best = [name for name, n in counts.items() if n == most]
    return max(best, key=lambda name: abs(facts.modifiers[name]) if name else 0)


def melee_row(facts: Facts, total: int) -> MeleeResult:
    """KP-24.16."""
    return next(row for row in facts.melee_rows if row.min <= total <= row.max)


def melee_losses(
    facts: Facts, a: Side, d: Side, row: MeleeResult, good_going: bool
) -> tuple[int, int]:
    """KP-24.16, KP-5.8, KP-7.8: elements the attackers and the defenders lose."""
    if row.id == "5":
        return int(_deadly(d)), int(_deadly(a))
    if row.id == "6":
        if a.lancers and a.mounted:
            free = not facts.options.get("lancer_needs_good_going", True)
            return 0, 3 if good_going or free else 0
        if a.mounted:
            return 0, 2 if good_going else 0
        return 0, int(a.warrior)
    return row.attacker_lose, 0


def _deadly(side: Side) -> bool:
    """Row 5: lancers and mounted warriors cost their opponents an element."""
    return side.mounted and (side.lancers or side.warrior)


def assault_modifiers(facts: Facts, a: Side, gun: str, jammed: bool) -> Modifiers:
    """KP-24.10: an assault on guns."""
    found = []
    found += ["A1"] if a.mounted else []
    found += ["A2"] if a.brave else []
    found += ["A3"] if a.militia else []
    found += ["A4"] if gun == MACHINE_GUN and not jammed else []
    return [(name, facts.modifiers[name]) for name in found]


def assault_row(facts: Facts, total: int) -> AssaultResult:
    return next(row for row in facts.assault_rows if row.min <= total <= row.max)
