"""The tables of melee as plain arithmetic (KP-24.10 to KP-24.16).

Nothing here looks at the table: both sides are described, so that the same functions serve the
rules, the forecasts shown to players, and the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from zareba.games.kriegspfad.facts.schema_field import AssaultResult, MeleeLoss, MeleeResult
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.state import EXCEPTIONAL

from .shooting_table import MACHINE_GUN, Modifiers, Terms

QUICK = {"revolver_shotgun": "M02", "repeater": "M02"}  # attackers' weapons of round 1


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


@dataclass(frozen=True, slots=True)
class Clash:
    """Two sides that meet, as the table of KP-24.14 asks about them."""

    facts: Facts
    a: Side
    d: Side
    number: int  # the round of the fight (KP-24.9)
    fresh: bool  # the roles changed this round (KP-24.21)

    @property
    def caught(self) -> bool:
        """KP-4.9: mounted infantry caught in the saddle."""
        return self.d.mounted and not self.d.fights_mounted

    @property
    def regulars(self) -> bool:
        return self.d.kind == "regular" and not self.d.mounted

    @property
    def skirmishers(self) -> bool:
        return self.d.kind == "skirmisher" and not self.d.mounted


def horsemen(c: Clash) -> Terms:
    """M01, KP-4.9: mounted attackers, unless one touches the front of regulars."""
    if c.a.mounted and not (c.regulars and c.a.front):
        yield "M01", 1


def quick_weapons(c: Clash) -> Terms:
    """M02, KP-24.12, KP-24.21: again in the round in which the roles have changed."""
    if (c.number == 1 or c.fresh) and _line(c.facts, c.a.arms, QUICK):
        yield "M02", 1


def weak_defenders(c: Clash) -> Terms:
    """M03, M04, KP-5.2: skirmishers and militia; whether both count is an option."""
    if c.skirmishers:
        yield "M03", 1
    add_up = c.facts.options.get("skirmisher_militia_cumulative", True)
    if c.d.militia and (add_up or not c.skirmishers):
        yield "M04", 1


def flanks(c: Clash) -> Terms:
    """M05: flank or rear; whether somebody must fight in front as well is an option."""
    needs_front = c.facts.options.get("flank_bonus_requires_front") is True
    if c.a.flank and (c.a.front or not needs_front):
        yield "M05", 1


def attackers(c: Clash) -> Terms:
    """M06, M07, KP-5.1, KP-24.13: qualities of the whole unit."""
    if c.a.brave:
        yield "M06", 1
    if c.a.warrior:
        yield "M07", 1


def attackers_commander(c: Clash) -> Terms:
    """M08, M09, KP-3.4."""
    if c.a.commander:
        yield "M08", 1
    if c.a.commander == EXCEPTIONAL:
        yield "M09", 1


def defenders(c: Clash) -> Terms:
    """M10, M11, M12, KP-5.1, KP-27.1, KP-24.13: markers and qualities of the whole unit."""
    if c.d.markers:
        yield "M10", c.d.markers
    if c.d.brave:
        yield "M11", 1
    if c.d.warrior or (c.d.mounted and not c.caught):
        yield "M12", 1


def attackers_markers(c: Clash) -> Terms:
    """M13, KP-27.1."""
    if c.a.markers:
        yield "M13", c.a.markers


def steady_defenders(c: Clash) -> Terms:
    """M14, M15, M16, M19, M21, KP-4.9, KP-24.12: regulars, and one line of weapons."""
    if c.regulars and c.number == 1:
        yield "M14", 1
    if not c.caught and (line := _line(c.facts, c.d.arms, _defence_lines(c.number))):
        yield line, 1


def defenders_commander(c: Clash) -> Terms:
    """M17, M18, KP-3.4, C-02."""
    if c.d.commander:
        yield "M17", 1
        if _extra(c.facts, c.d):
            yield "M18", 1


def militia_attack(c: Clash) -> Terms:
    """M20, KP-5.2."""
    if c.a.militia:
        yield "M20", 1


def fortified(c: Clash) -> Terms:
    """M22, KP-9.4, KP-29.7: foot behind a palisade or inside a laager."""
    if c.d.fortified and not c.d.mounted:
        yield "M22", 1


MELEE_TABLE = (
    horsemen, quick_weapons, weak_defenders, flanks, attackers, attackers_commander, defenders,
    attackers_markers, steady_defenders, defenders_commander, militia_attack, fortified,
)  # fmt: skip


def melee_modifiers(
    facts: Facts, a: Side, d: Side, number: int = 1, fresh: bool = False
) -> Modifiers:
    """KP-24.14, KP-24.15: what is added to the attacker's die in round *number* of a fight.

    *fresh*: the roles changed this round (KP-24.21).
    """
    clash = Clash(facts, a, d, number, fresh)
    return [
        (name, facts.modifiers[name] * times) for part in MELEE_TABLE for name, times in part(clash)
    ]


def _extra(facts: Facts, d: Side) -> bool:
    """M18, C-02."""
    wanted = facts.options.get("melee_defender_extra", "disciplined")
    exceptional = d.commander == EXCEPTIONAL
    return (wanted in ("disciplined", "either") and d.disciplined) or (
        wanted in ("exceptional", "either") and exceptional
    )


def _defence_lines(number: int) -> dict[str, str]:
    """KP-24.14, KP-7.4, KP-7.5, KP-7.6: which line the defenders' weapons give."""
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


def outcome_of(row: MeleeResult) -> str:
    """KP-24.16: what a row means, for who is told of it."""
    if row.defender_destroyed:
        return "destroyed"
    if row.defender_retreat:
        return "thrown_back"
    if not row.attacker_retreat:
        return "even"
    if row.defender_markers:
        return "shaken"
    return "repulsed_loss" if row.attacker_loses else "repulsed"


def melee_losses(
    facts: Facts, a: Side, d: Side, row: MeleeResult, good_going: bool
) -> tuple[int, int]:
    """KP-24.16, KP-5.8, KP-7.8: elements the attackers and the defenders lose."""
    lost = _lost(facts, row.attacker_loses, d, good_going)
    return lost, _lost(facts, row.defender_loses, a, good_going)


def _lost(facts: Facts, losses: Sequence[MeleeLoss], to: Side, good_going: bool) -> int:
    """The first line whose qualities the opponents have."""
    for loss in losses:
        if all(getattr(to, quality) for quality in loss.to):
            needed = loss.good_going and facts.options.get(loss.good_going, True)
            return loss.elements if good_going or not needed else 0
    return 0


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
