"""An army on paper, and its file: JSON that people can read and write by hand (KP-30)."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta

GAME, FORMAT = "kriegspfad", 1
MOST_BYTES = 30_000  # of a file; a big army has three thousand

Id = Annotated[str, Meta(max_length=60)]
Ids = Annotated[tuple[Id, ...], Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=999)]


class BadArmy(ValueError):
    """A file that is no army: not readable, of another format, or with misspelt fields.

    ``reason`` is the end of the id of its text (army-bad-...), ``facts`` are its arguments.
    """

    def __init__(self, name: str, reason: str, problem: str, field: str = "", **facts: str) -> None:
        where = f"{name}: {field}" if field else name
        super().__init__(f"{where}: {problem}")
        self.reason = reason
        self.facts = {"name": name, "problem": problem, "field": field, **facts}


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Defaults are not written: a file holds what somebody decided."""


class Group(_Part, frozen=True):
    """Elements of a unit that are armed alike."""

    n: Count
    loadout: Id
    opts: Ids = ()


class Unit(_Part, frozen=True):
    entry: Id
    groups: Annotated[tuple[Group, ...], Meta(max_length=20)]
    opts: Ids = ()  # options bought for the whole unit
    name: Annotated[str, Meta(max_length=80)] = ""

    @property
    def size(self) -> int:
        return sum(group.n for group in self.groups)


class Separate(_Part, frozen=True):
    """KP-3.3: a commander on his own base."""

    entry: Id
    loadout: Id
    opts: Ids = ()
    unit_opts: Ids = ()


class Works(_Part, frozen=True):
    """KP-29: what the defender digs and builds before the battle."""

    breastworks: Count = 0
    breastworks_breech: Count = 0  # for elements with breech-loaders or repeaters
    palisade: Count = 0  # longest diameter of the village in inches
    blockhouses: Count = 0


class Army(_Part, frozen=True, kw_only=True):
    """One army.  It may be illegal: `faults` says how, and it can be kept all the same."""

    game: str = GAME
    format: int = FORMAT
    title: Annotated[str, Meta(max_length=120)] = ""
    notes: Annotated[str, Meta(max_length=4_000)] = ""  # for its owner; no table sees them
    list: Id
    year: Annotated[int, Meta(ge=0, le=9999)]
    tribe: Id = ""
    points: Annotated[int, Meta(ge=0, le=99_999)] | None = None
    scenario: Id = ""
    role: Id = ""
    enemy: Annotated[str, Meta(max_length=121)] = ""  # list and tribe of the enemy: L01:seminole
    disciplined: bool = False
    exceptional: Id = ""  # named commander
    incompetent: bool = False
    commander: Separate | None = None
    carrier: tuple[Count, Count] = (0, 0)  # unit and group whose element carries the commander
    scout: Id = ""  # his weapon
    wagons: Count = 0
    stratagem: Id = ""
    works: Works = Works()
    units: Annotated[tuple[Unit, ...], Meta(max_length=99)] = ()

    def to_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {"game": self.game, "format": self.format, **plain}


def read_army(text: str | bytes, name: str = "army") -> Army:
    """An army from a file; *name* says which file in the error."""
    if len(text) > MOST_BYTES:
        raise BadArmy(name, "size", f"longer than {MOST_BYTES} bytes", most=str(MOST_BYTES))
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArmy(name, "json", f"not readable: {error}") from error
    return army_from(raw, name)


def army_from(raw: Any, name: str = "army") -> Army:
    """An army from plain data."""
    if not isinstance(raw, dict):
        kind = type(raw).__name__
        raise BadArmy(name, "shape", f"an army is a table of fields, not {kind}")
    if raw.get("game", GAME) != GAME:
        found = str(raw["game"])[:40]
        raise BadArmy(name, "game", f"an army of {found!r}, not of {GAME}", "game", found=found)
    if raw.get("format", FORMAT) != FORMAT:
        found, problem = str(raw["format"])[:40], f"this program reads format {FORMAT}"
        raise BadArmy(name, "format", problem, "format", found=found, known=str(FORMAT))
    try:
        return msgspec.convert(raw, Army)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `")
        field = field.strip("`$.")
        if unknown := re.search("unknown field `(.*)`", problem):
            known = ", ".join(_fields(field))
            problem = f"there is no such field; known: {known}"
            place = ".".join(filter(None, (field, unknown[1][:60])))
            raise BadArmy(name, "unknown", problem, place, known=known) from error
        raise BadArmy(name, "field", problem, field or "army") from error


def _fields(place: str) -> tuple[str, ...]:
    """The fields of the part of an army at a place such as ``units[0].groups[1]``."""
    parts: dict[str, type[msgspec.Struct]] = {
        "units": Unit, "units.groups": Group, "commander": Separate, "works": Works,
    }  # fmt: skip
    part = parts.get(re.sub(r"\[.*?\]", "", place), Army)
    return tuple(field.name for field in msgspec.structs.fields(part))


def write_army(army: Army) -> str:
    """The file of an army: indented JSON with its version."""
    text = msgspec.json.format(msgspec.json.encode(army.to_json()), indent=2)
    return text.decode() + "\n"


def compact(army: Army) -> str:
    """An army as one line, the way a record of a game keeps it."""
    return msgspec.json.encode(army.to_json()).decode()
