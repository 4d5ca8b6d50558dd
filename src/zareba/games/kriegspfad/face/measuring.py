"""The ruler: what anybody at the table may measure, in numbers and words (KP-0.2, KP-20, KP-21).

Only what lies openly on the table is looked at, so every reader gets the same answer.
"""

from __future__ import annotations

from typing import Any

from zareba.games.kriegspfad.battle import forecast
from zareba.games.kriegspfad.battle.fire import (
    Aim,
    arms_of,
    gun_ready,
    longest,
    marks_of,
    may_be_shot,
    may_shoot,
)
from zareba.games.kriegspfad.battle.going import common_kind, declarations, going_towards
from zareba.games.kriegspfad.battle.morale import courage
from zareba.games.kriegspfad.battle.shooting_table import is_effective
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import coherent, in_front_zone, range_of
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.geometry import (
    SLACK,
    Box,
    Point,
    Polygon,
    distance,
    polygon_distance,
)
from zareba.games.kriegspfad.field.state import ON_TABLE, State
from zareba.games.kriegspfad.field.troops import (
    base_of,
    bases_of,
    blockers,
    cohesion,
    elements_of,
    has_fired,
    is_gun,
    is_lit,
    look,
)

from .names import element_number, unit_name
from .option_notes import roll_text

NEAR, FAR, OUT = "effective", "long", "out"
FARTHEST = 20_000  # hundredths: no table is so wide


def measure(g: State, what: Any, words: Any) -> dict[str, Any]:
    """What is asked for, else nothing.

    ``{"from": element, "to": element}``, either of them perhaps a place; ``{"unit": unit}``; or
    ``{"march": unit, "by": [dx, dy]}``: what a unit must declare that means to go there.
    """
    if not isinstance(what, dict):
        return {}
    if _is_unit(g, what.get("unit")):
        return _unit(g, what["unit"])
    if _is_unit(g, what.get("march")) and _is_place(what.get("by")):
        return _march(g, what["march"], what["by"], words)
    a: Any = what.get("from")
    b: Any = what.get("to")
    if _is_element(g, a) and _is_element(g, b):
        return _between(g, a, b, words) if a != b else {}
    if all(_is_element(g, end) or _is_place(end) for end in (a, b)):
        return _stretch(g, a, b, words)
    return {}


def _is_element(g: State, e: Any) -> bool:
    return type(e) is int and 0 <= e < len(g.unit) and g.place[e] == ON_TABLE


def _is_unit(g: State, u: Any) -> bool:
    return type(u) is int and 0 <= u < len(g.side) and bool(elements_of(g, u))


def _is_place(at: Any) -> bool:
    two = isinstance(at, list | tuple) and len(at) == 2  # noqa: PLR2004 - x and y
    return two and all(type(n) is int and abs(n) <= FARTHEST for n in at)


# --------------------------------------------------------------------------------- over the ground
def _stretch(g: State, a: Any, b: Any, words: Any) -> dict[str, Any]:
    """KP-0.2: from a base or a place to a base or a place, edge to edge."""
    ends = [_end(g, end) for end in (a, b)]
    gap = polygon_distance(*(corners for _, corners in ends)) // HUNDREDTH
    names = [_called(g, end, words) for end in (a, b)]
    return {
        "distance": gap,
        "line": [[x // HUNDREDTH, y // HUNDREDTH] for (x, y), _ in ends],
        "lines": [words.text("measure-stretch", a=names[0], b=names[1], inches=_inches(gap))],
    }


def _end(g: State, end: Any) -> tuple[Point, Polygon]:
    if isinstance(end, int):
        base = base_of(g, end)
        return base.centre, base.corners
    x, y = (n * HUNDREDTH for n in end)
    return (x, y), ((x, y), (x, y), (x, y))


def _called(g: State, end: Any, words: Any) -> str:
    """An end of the ruler in words."""
    if isinstance(end, int):
        who, number = unit_name(g, g.unit[end], words), element_number(g, end)
        return str(words.text("measure-element", who=who, element=number))
    x, y = (_inches(n) for n in end)
    return str(words.text("measure-place", x=x, y=y))


def _march(g: State, u: int, by: list[int], words: Any) -> dict[str, Any]:
    """KP-19.1, KP-19.4: the going to be declared for a way, and how far the dice may lead."""
    going = going_towards(g, u, by[0], by[1])
    number, more = forecast.movement(g, u)[going]
    moves = declarations(g, u)
    return {
        "action": f"{kind}-{going}" if (kind := common_kind(moves)) else "",
        "sole": len(moves) == 1,
        "least": max(0, number + more) * HUNDREDTH,
        "most": max(0, number * forecast.D6 + more) * HUNDREDTH,
        "text": words.text(f"draw-{going}"),
        "dice": roll_text(number, more),
    }


# ---------------------------------------------------------------------------- from one to another
def _between(g: State, e: int, o: int, words: Any) -> dict[str, Any]:
    here, there = base_of(g, e), base_of(g, o)
    aims = _aims(g, e, o) if g.side[g.unit[e]] != g.side[g.unit[o]] else {}
    ranges = [aim.shot.range for aim in aims.values() if aim]
    if part := in_front_zone(here, there):
        ranges.append(range_of(here, part))
    found: dict[str, Any] = {
        "from": e,
        "to": o,
        "distance": distance(here, there) // HUNDREDTH,
        "arc": bool(ranges),
        "range": min(ranges) // HUNDREDTH if ranges else None,
        "sees": sees(g, e, o),
        "line": [[b.x // HUNDREDTH, b.y // HUNDREDTH] for b in (here, there)],
        "blocked": [],
        "weapons": [weapon_now(g, e, o, arm, aims[arm]) for arm in aims],
    }
    if not found["sees"]:
        found["blocked"] = why_unseen(g, e, o)
    return found | {"lines": _lines(g, found, words)}


def _aims(g: State, e: int, o: int) -> dict[str, Aim | None]:
    """KP-22.4: by weapon, the shot at a target if it is eligible."""
    marks = marks_of(g)
    return {
        arm.id: next((a for a in marks.eligible(e, arm) if a.target == o), None)
        for arm in arms_of(g, e)
    }


def why_unseen(g: State, e: int, o: int) -> list[list[Any]]:
    """KP-21: what blocks the line between two centres: kind, and number of piece or element."""
    sight, here, there = look(g), base_of(g, e), base_of(g, o)
    gap = distance(here, there)
    found: list[list[Any]] = []
    if sight.limit and not is_lit(g, o) and gap > sight.limit + SLACK:
        found.append(["limit", sight.limit // INCH])
    spots = sight.ground.spot(here), sight.ground.spot(there)
    ways = sight.in_the_way(here.centre, there.centre, *spots, gap, has_fired(g, o))
    found += [list(way) for way in ways]
    walls = sight.troops_in_the_way(here, there, blockers(g))
    found += [["troops", k] for k in _elements_at(g, walls)]
    return found


def _elements_at(g: State, bases: list[Box]) -> list[int]:
    return [k for k in range(len(g.unit)) if g.place[k] == ON_TABLE and base_of(g, k) in bases]


def weapon_now(g: State, e: int, o: int, weapon: str, aim: Aim | None) -> dict[str, Any]:
    """KP-22.4 to KP-22.9: the band, and the shot if it is eligible, or why it is not."""
    arm, here, there = g.facts.arms[weapon], base_of(g, e), base_of(g, o)
    part = in_front_zone(here, there)
    reach = range_of(here, part) if part else distance(here, there)
    reach = aim.shot.range if aim else reach
    band = NEAR if is_effective(arm, reach) else FAR
    if not aim and reach > longest(g, e, arm) + SLACK:
        band = OUT
    return {
        "weapon": weapon,
        "band": band,
        "why": refusal(g, e, o, aim, band),
        "shot": forecast.shot(g, aim) if aim and may_shoot(g, e) else None,
    }


def refusal(g: State, e: int, o: int, aim: Aim | None, band: str) -> str:
    """Why a shot is not allowed now; empty: it is."""
    if not may_shoot(g, e):
        return "gun" if is_gun(g, g.unit[e]) and not gun_ready(g, e) else "shooter"
    if not may_be_shot(g, o):
        return "target"
    if aim is not None:
        allowed = aim in marks_of(g).allowed(e, g.facts.arms[aim.arm])
        return "" if allowed else "priority"
    if band == OUT:
        return "range"
    return "sight" if in_front_zone(base_of(g, e), base_of(g, o)) else "arc"


# ----------------------------------------------------------------------------------- in words
def _lines(g: State, found: dict[str, Any], words: Any) -> list[str]:
    e, o = found["from"], found["to"]
    yes_or_no = {True: "yes", False: "no"}
    lines = [
        words.text(
            "measure-between",
            who=unit_name(g, g.unit[e], words),
            element=element_number(g, e),
            foe=unit_name(g, g.unit[o], words),
            other=element_number(g, o),
            inches=_inches(found["distance"]),
        ),
        words.text(
            "measure-arc",
            arc=yes_or_no[found["arc"]],
            inches=_inches(found["range"] if found["arc"] else found["distance"]),
        ),
    ]
    blocked = [_blocker(g, kind, number, words) for kind, number in found["blocked"]]
    blocked = list(dict.fromkeys(blocked))
    sight = "clear" if found["sees"] else "blocked" if blocked else "lines"
    lines.append(words.text(f"measure-{sight}", what=", ".join(blocked)))
    return lines + [_weapon_line(row, words) for row in found["weapons"]]


def _blocker(g: State, kind: str, number: int, words: Any) -> str:
    if kind == "terrain":
        return str(words.name("terrain", g.facts.kinds[g.pieces[number][0]].id))
    if kind == "troops":
        return unit_name(g, g.unit[number], words)
    return str(words.text(f"measure-{kind}", n=number))


def _weapon_line(row: dict[str, Any], words: Any) -> str:
    why = row["why"] if row["band"] != OUT else "range"
    if why == "range":
        name = words.name("weapon", row["weapon"])
        return str(words.text("measure-out", weapon=name))
    return str(
        words.text(
            "measure-weapon",
            weapon=words.name("weapon", row["weapon"]),
            band=words.text(f"band-{row['band']}"),
            why=words.text(f"measure-why-{why}") if why else words.text("measure-may-shoot"),
        )
    )


def _inches(hundredths: int) -> float:
    return round(hundredths / 100, 1)


# ------------------------------------------------------------------------------------- a unit
def _unit(g: State, u: int) -> dict[str, Any]:
    """KP-2.3, KP-22.9: cohesion, ranges tonight, courage, and whom it may shoot at now."""
    limit = cohesion(g, u)
    return {
        "unit": u,
        "cohesion": limit // HUNDREDTH,
        "coherent": coherent(bases_of(g, u), limit),
        "courage": courage(g, u),
        "movement": forecast.movement(g, u),
        "ranges": forecast.ranges(g, u),
        "shots": forecast.shots(g, u),
    }
