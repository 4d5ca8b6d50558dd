"""An army on paper, and its file: JSON that people can read and write by hand (KP-30)."""

from __future__ import annotations

from typing import Any

import msgspec

FORMAT = 1


class BadArmy(ValueError):
    """A file that is no army: not readable, of another format, or with misspelt fields."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Defaults are not written: a file holds what somebody decided."""


class Group(_Part, frozen=True):
    """Elements of a unit that are armed alike."""

    n: int
    loadout: str
    opts: tuple[str, ...] = ()


class Unit(_Part, frozen=True):
    entry: str
    groups: tuple[Group, ...]
    opts: tuple[str, ...] = ()  # options bought for the whole unit
    name: str = ""

    @property
    def size(self) -> int:
        return sum(group.n for group in self.groups)


class Separate(_Part, frozen=True):
    """KP-3.3: a commander on his own base."""

    entry: str
    loadout: str
    opts: tuple[str, ...] = ()
    unit_opts: tuple[str, ...] = ()


class Works(_Part, frozen=True):
    """KP-29: what the defender digs and builds before the battle."""

    breastworks: int = 0
    breastworks_breech: int = 0  # for elements with breech-loaders or repeaters
    palisade: int = 0  # longest diameter of the village in inches
    blockhouses: int = 0


class Army(_Part, frozen=True, kw_only=True):
    """One army.  It may be illegal: `faults` says how, and it can be kept all the same."""

    game: str = "kriegspfad"
    format: int = FORMAT
    title: str = ""
    list: str
    year: int
    tribe: str = ""
    points: int | None = None
    scenario: str = ""
    role: str = ""
    enemy: str = ""  # list and tribe of the enemy: L01:seminole
    disciplined: bool = False
    exceptional: str = ""  # named commander
    incompetent: bool = False
    commander: Separate | None = None
    carrier: tuple[int, int] = (0, 0)  # unit and group whose element carries the commander
    scout: str = ""  # his weapon
    wagons: int = 0
    stratagem: str = ""
    works: Works = Works()
    units: tuple[Unit, ...] = ()

    def to_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {"game": self.game, "format": self.format, **plain}


def read_army(text: str | bytes, name: str = "army") -> Army:
    """An army from a file; *name* says which file in the error."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadArmy(f"{name}: not readable: {error}") from error
    return army_from(raw, name)


def army_from(raw: Any, name: str = "army") -> Army:
    """An army from plain data."""
    if not isinstance(raw, dict):
        raise BadArmy(f"{name}: an army is a table of fields, not {type(raw).__name__}")
    if raw.get("game", "kriegspfad") != "kriegspfad":
        raise BadArmy(f"{name}: game: an army of {raw['game']!r}, not of kriegspfad")
    if raw.get("format", FORMAT) != FORMAT:
        raise BadArmy(f"{name}: format: {raw['format']!r}, this program reads {FORMAT}")
    try:
        return msgspec.convert(raw, Army)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `")
        raise BadArmy(f"{name}: {field.strip('`$.') or 'army'}: {problem}") from error


def write_army(army: Army) -> str:
    """The file of an army: indented JSON with its version."""
    text = msgspec.json.format(msgspec.json.encode(army.to_json()), indent=2)
    return text.decode() + "\n"


def compact(army: Army) -> str:
    """An army as one line, the way a record of a game keeps it."""
    return msgspec.json.encode(army.to_json()).decode()
