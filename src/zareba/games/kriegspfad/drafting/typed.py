"""Intents as they are typed: ``shift 90 6``, ``wheel left 45``, ``column``, ``charge 3``.

Lengths in inches, angles in degrees to the left, 0 towards the right edge of the table.  Pieces
and units are typed by their numbers on the board, companies by those of the roster, elements by
theirs within the unit, all counted from 1; an element of any unit as ``3.2``.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from typing import Any

from zareba.engine import Intent
from zareba.games.kriegspfad.field.companies import roster_numbers
from zareba.games.kriegspfad.field.state import State

LONGEST = 200  # inches or full turns: nothing sensible is more
Reader = Callable[[str], Any]


def _number(word: str, times: int) -> int:
    try:
        value = Decimal(word.replace(",", ".").removesuffix('"').removesuffix("°"))
    except InvalidOperation as error:
        raise ValueError(word) from error
    if not value.is_finite() or abs(value) > LONGEST * 100:
        raise ValueError(word)
    return round(value * times)


def inches(word: str) -> int:
    return _number(word, 100)


def degrees(word: str) -> int:
    return _number(word, 10)


def number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(word)
    return int(word[:6])


def counted(word: str) -> int:
    """A number from 1, as an index."""
    if number(word) < 1:
        raise ValueError(word)
    return number(word) - 1


def element(word: str) -> tuple[int, int]:
    """``3.2``: the second element of unit 3, as indices."""
    unit, dot, place = word.partition(".")
    if not dot:
        raise ValueError(word)
    return counted(unit), counted(place)


def name(word: str) -> str:
    return word


def side(word: str) -> str:
    return {"l": "left", "r": "right", "c": "centre", "center": "centre"}.get(word, word)


# What is typed: the intent, its fields in order, fields that need not be given, what is fixed.
Verb = tuple[str, dict[str, Reader], dict[str, Reader], dict[str, Any]]
_ALONG: Verb = ("shift", {"length": inches}, {}, {})
MANEUVERS: dict[str, Verb] = {
    "shift": ("shift", {"bearing": degrees, "length": inches}, {}, {}),
    "by": ("shift", {"dx": inches, "dy": inches}, {}, {}),
    "ahead": _ALONG,
    "back": ("shift", {"length": inches}, {}, {"turn": 1800}),
    "left": ("shift", {"length": inches}, {}, {"turn": 900}),
    "right": ("shift", {"length": inches}, {}, {"turn": -900}),
    "wheel": ("wheel", {"side": side, "angle": degrees}, {}, {}),
    "turn": ("wheel", {"angle": degrees}, {}, {}),
    "face": ("face", {"facing": degrees}, {}, {}),
    "move": ("move", {"element": counted, "x": inches, "y": inches}, {"facing": degrees}, {}),
    **{
        shape: ("form", {}, {"gap": inches}, {"formation": shape})
        for shape in ("line", "ranks", "column", "ring")
    },
    "suggest": ("suggest", {}, {}, {}),
}
PATHS: dict[str, Verb] = {
    **MANEUVERS,
    "charge": ("charge", {"enemy": counted}, {}, {}),
    "leave": ("leave", {}, {}, {}),
    "stay": ("stay", {}, {}, {}),
}
STANDING: dict[str, Verb] = {
    **MANEUVERS,
    "put": ("put", {"x": inches, "y": inches}, {"facing": degrees, "formation": name}, {}),
    "mount": ("mount", {}, {}, {"mounted": True}),
    "dismount": ("mount", {}, {}, {"mounted": False}),
}
SEVERAL: dict[str, Verb] = {
    "clear": ("clear", {"number": number}, {}, {}),
    "late": ("late", {"number": number}, {}, {}),
    "post": ("post", {"number": number}, {}, {}),
    "suggest": ("suggest", {}, {}, {}),
}
LAYING: dict[str, Verb] = {
    "lay": (
        "lay", {"kind": name, "x": inches, "y": inches},
        {"long": inches, "deep": inches, "turn": degrees}, {},
    ),
    "drag": ("drag", {"piece": counted, "dx": inches, "dy": inches}, {}, {}),
    "remove": ("remove", {"piece": counted}, {}, {}),
    "fill": ("fill", {}, {"seed": number}, {}),
    "generate": ("generate", {}, {}, {}),
    "done": ("done", {}, {}, {}),
}  # fmt: skip
MUSTERING: dict[str, Verb] = {"muster": ("muster", {}, {"seed": number}, {})}
ROWING: dict[str, Verb] = {
    word: MANEUVERS[word]
    for word in ("shift", "by", "ahead", "back", "left", "right", "face", "suggest")
}
DIGGING: dict[str, Verb] = {
    "dig": ("dig", {"x": inches, "y": inches}, {"facing": degrees}, {}),
    "move": MANEUVERS["move"],
    "remove": LAYING["remove"],
    "suggest": MANEUVERS["suggest"],
}
HOLDING: dict[str, Verb] = {
    "late": ("late", {"number": number}, {"escort": number}, {}),
    **{word: (word, {"number": number}, {}, {}) for word in ("hide", "ready")},
    "suggest": MANEUVERS["suggest"],
}
MARCHING: dict[str, Verb] = {
    **{word: (word, {"number": number}, {}, {}) for word in ("earlier", "later")},
    "suggest": MANEUVERS["suggest"],
}
SHOOTING: dict[str, Verb] = {
    "fire": ("volley", {"unit": counted, "enemy": counted}, {}, {}),
    "shot": ("shot", {"element": element, "target": element}, {"weapon": name}, {}),
    "hold": ("hold", {"unit": counted}, {}, {}),
    "all": ("all", {}, {}, {}),
    "none": ("none", {}, {}, {}),
    "burn": ("burn", {"element": element, "piece": counted}, {}, {}),
    "spring": ("spring", {"number": number}, {"enemy": counted}, {}),
}


def heard(typed: str, verbs: dict[str, Verb]) -> Intent | None:
    """The intent behind typed words; None if there is no such verb or its words do not fit."""
    word, *rest = typed.lower().split() or [""]
    if word not in verbs:
        return None
    intent, needed, more, fixed = verbs[word]
    fields = [*needed.items(), *more.items()]
    if not len(needed) <= len(rest) <= len(fields):
        return None
    try:
        read = {field: reader(w) for (field, reader), w in zip(fields, rest, strict=False)}
    except ValueError:
        return None
    return {intent: {**fixed, **read}}


def heard_of_several(typed: str) -> Intent | None:
    """``unit 3`` takes a company; ``unit 3 put 20 4`` says what is meant with it."""
    word, *rest = typed.lower().split() or [""]
    if word != "unit" or not rest or not rest[0].isdecimal():
        return heard(typed, SEVERAL)
    intent = heard(" ".join(rest[1:]), STANDING) if rest[1:] else None
    if rest[1:] and intent is None:
        return None
    return {"take": {"number": int(rest[0][:6]), "intent": intent}}


# --------------------------------------------------------------- from what is seen to what is meant
def of_roster(g: State, seat: int, intent: Intent | None) -> Intent | None:
    """Companies by their places in the state; None where the roster has no such number."""
    if intent is None:
        return None
    ((verb, about),) = intent.items()
    places = {n: place for place, n in enumerate(roster_numbers(g, seat))}
    found = {field: about[field] for field in ("number", "escort") if field in about}
    if any(n not in places for n in found.values()):
        return None
    return {verb: {**about, **{field: places[n] for field, n in found.items()}}}


def of_table(g: State, intent: Intent | None) -> Intent | None:
    """Elements typed as 3.2 by their places in the state; None where there is no such element."""
    if intent is None:
        return None
    ((verb, about),) = intent.items()
    found = {}
    for field, value in about.items():
        if isinstance(value, tuple):
            unit, place = value
            if unit >= len(g.side) or place >= g.size[unit]:
                return None
            found[field] = g.first[unit] + place
    return {verb: {**about, **found}}


def of_unit(g: State, u: int, intent: Intent | None) -> Intent | None:
    """The element of a unit that moves."""
    if intent is None or "move" not in intent:
        return intent
    place = intent["move"]["element"]
    if place >= g.size[u]:
        return None
    return {"move": {**intent["move"], "element": g.first[u] + place}}
