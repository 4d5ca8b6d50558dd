"""What the dice may bring: shots, fights and tests of this moment, term by term (KP-22, KP-24)."""

from __future__ import annotations

from typing import Any

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.facts.schema_field import AssaultResult, MeleeResult
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import elements_of, is_gun, is_up, movement_row, on_table

from .fire import Aim, arms_of, longest, marks_of, modifiers_of, shooter_of
from .melee import choices, good_going, is_jammed, side_of
from .melee_table import assault_modifiers, assault_row, melee_losses, melee_modifiers, melee_row
from .shooting_table import HIT, JAM, KILL, MISS, Modifiers, shot_dice, shot_results

D6, D20 = 6, 20


def shot(g: State, aim: Aim) -> dict[str, Any]:
    """KP-22.12, KP-22.14: the terms of one shot, and how many of 20 faces miss, hit or kill."""
    arm = g.facts.arms[aim.arm]
    shooter, modifiers = shooter_of(g, aim.element, arm), modifiers_of(g, aim)
    results = [shot_results(g.facts, shooter, modifiers, (face,))[0] for face in _faces(D20)]
    return {
        "element": aim.element,
        "weapon": aim.arm,
        "target": aim.target,
        "range": aim.shot.range // HUNDREDTH,
        "line": [[x // HUNDREDTH, y // HUNDREDTH] for x, y in aim.shot.line],
        "terms": modifiers,
        "sum": _sum(modifiers),
        "dice": shot_dice(arm, aim.shot.range),
        "faces": {name: results.count(name) for name in (MISS, HIT, KILL, JAM)},
    }


def shots(g: State, u: int) -> list[dict[str, Any]]:
    """KP-22.9: every legal shot of a unit as it stands."""
    marks = marks_of(g)
    return [shot(g, aim) for e in elements_of(g, u) for aim in marks.of(e)]


def ranges(g: State, u: int) -> list[list[Any]]:
    """KP-22.9: of every element and weapon the effective and the longest range now."""
    return [
        [e, arm.id, min(arm.effective, reach) // HUNDREDTH, reach // HUNDREDTH]
        for e in elements_of(g, u)
        for arm in arms_of(g, e)
        if (reach := longest(g, e, arm))
    ]


def fights(g: State) -> list[dict[str, Any]]:
    """KP-24.14, KP-24.16: every melee as it stands, and the row for each face of its die."""
    fighting = {u for fight in g.fights for u in fight.units}
    there = [e for e in on_table(g) if g.unit[e] in fighting]
    pairs = [(e, foes[0]) for e in there if (foes := choices(g, e))]
    return [
        _fight(g, fight, touch)
        for fight in g.fights
        if is_up(g, fight.attacker)
        and is_up(g, fight.defender)
        and (touch := _contacts(g, fight, pairs))
    ]


def _contacts(g: State, fight: Fight, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    attacker, defender = fight.units
    return [
        (e, o) if g.unit[e] == attacker else (o, e)
        for e, o in pairs
        if {g.unit[e], g.unit[o]} == {attacker, defender}
    ]


def _fight(g: State, fight: Fight, touch: list[tuple[int, int]]) -> dict[str, Any]:
    attacker, defender, number, changed = fight
    a, d = side_of(g, attacker, touch, 0), side_of(g, defender, touch, 1)
    found: dict[str, Any] = {"attacker": attacker, "defender": defender, "round": number}
    if is_gun(g, defender):
        modifiers = assault_modifiers(g.facts, a, g.troop[defender], is_jammed(g, defender))
        rows = [_captured(assault_row(g.facts, n + _sum(modifiers))) for n in _faces(D6)]
    else:
        modifiers = melee_modifiers(g.facts, a, d, number, bool(changed))
        even = good_going(g, attacker, touch)
        results = [melee_row(g.facts, n + _sum(modifiers)) for n in _faces(D6)]
        rows = [_beaten(row, melee_losses(g.facts, a, d, row, even)) for row in results]
    return found | {"terms": modifiers, "sum": _sum(modifiers), "rows": rows}


def _beaten(row: MeleeResult, lost: tuple[int, int]) -> dict[str, Any]:
    """Elements lost, markers and dice of retreat: the attacker's, then the defender's."""
    return {
        "row": row.id,
        "attacker": [lost[0], row.attacker_markers, row.attacker_retreat],
        "defender": [lost[1], row.defender_markers, row.defender_retreat],
        "destroyed": row.defender_destroyed,
    }


def _captured(row: AssaultResult) -> dict[str, Any]:
    return {
        "row": row.id,
        "attacker": [row.lose, row.markers, row.retreat],
        "defender": [0, 0, 0],
        "destroyed": row.captured,
    }


def movement(g: State, u: int) -> dict[str, list[int]]:
    """KP-19.2: the dice of a unit and what is added, in good and in difficult going."""
    good, difficult = g.facts.movement[movement_row(g, u)]
    return {"good": list(good), "difficult": list(difficult)}


# --------------------------------------------------------------------------- beside an option


def _sum(modifiers: Modifiers) -> int:
    return sum(value for _, value in modifiers)


def _faces(sides: int) -> range:
    return range(1, sides + 1)
