"""What a drawing of the table is told; lengths in hundredths of an inch."""

from __future__ import annotations

from typing import Literal

import msgspec

from zareba.engine.shapes import MISSING, Maybe, Shape

Point = tuple[int, int]
Polygon = list[Point]
Term = tuple[str, int]


class Kind(Shape):
    id: str
    name: str
    linear: bool


class Weapon(Shape):
    name: str
    cls: str
    effective: int
    longest: int


class ArmyList(Shape):
    name: str
    tribes: dict[str, str]  # and nations, by id
    tents: bool


class Facts(Shape):
    """What never changes."""

    table: tuple[int, int]
    frontage: int
    depths: dict[str, tuple[int, int]]  # of a base by troop type, on foot and mounted
    boat: tuple[int, int]  # width and length
    house: tuple[int, int]
    kinds: list[Kind]
    weapons: dict[str, Weapon]
    names: dict[str, str]  # of entries (``L07-warriors``), scouts, prophets, trains
    marks: dict[str, str]  # by which units of the same troops are told apart
    lists: dict[str, ArmyList]
    troops: dict[str, str]
    weather: dict[str, str]
    scenarios: dict[str, str]
    sides: list[str]
    modifiers: dict[str, str]
    rows: dict[str, str]
    words: dict[str, str]


class Aims(Shape):
    """KP-16: what the battle is about, as it stands."""

    scenario: str
    attacker: int
    lost: list[int]
    held: int | Maybe = MISSING
    checks: int | Maybe = MISSING
    burnt: int | Maybe = MISSING
    exited: int | Maybe = MISSING
    needed: int | Maybe = MISSING
    rounds: int | Maybe = MISSING


class Company(Shape):
    """KP-17: an own unit off the table; only a hidden one has places."""

    entry: str
    role: str
    troop: str
    elements: int
    arms: list[str]
    mounted: bool
    status: str
    mark: str
    title: str  # the name its owner gave it
    places: list[tuple[int, int, int]]


class Row(Shape):
    """Of a melee: elements lost, markers, dice of retreat of either side."""

    row: str
    attacker: tuple[int, int, int]
    defender: tuple[int, int, int]
    destroyed: bool


class Fight(Shape):
    attacker: int
    defender: int
    round: int
    terms: list[Term]
    sum: int
    rows: list[Row]  # by the face of the die


class Preview(Shape):
    """Worked out by the server from what the reader sees; ``notes`` for the own options."""

    aims: Aims
    reserve: list[Company]
    sight: int | Maybe = MISSING
    dark: bool | Maybe = MISSING
    crests: dict[str, Polygon] | Maybe = MISSING
    outlines: dict[str, Polygon] | Maybe = MISSING
    burning: list[Polygon] | Maybe = MISSING
    smoke: list[Polygon] | Maybe = MISSING
    palisade: Polygon | Maybe = MISSING
    laagers: list[Polygon] | Maybe = MISSING
    cohesion: list[int] | Maybe = MISSING
    scattered: list[int] | Maybe = MISSING
    acts_as: list[str] | Maybe = MISSING
    in_works: list[int] | Maybe = MISSING
    fights: list[Fight] | Maybe = MISSING
    notes: list[str] | Maybe = MISSING


# ---------------------------------------------------------------------------------- the ruler
class Shot(Shape):
    element: int
    weapon: str
    target: int
    range: int
    line: Polygon
    terms: list[Term]
    sum: int
    dice: int
    faces: dict[Literal["miss", "hit", "kill", "jam"], int]  # of twenty


class UnitMeasure(Shape):
    """What was measured of a unit."""

    unit: int
    cohesion: int
    coherent: bool
    courage: int
    movement: dict[Literal["good", "difficult"], tuple[int, int]]  # dice, and what is added
    ranges: list[tuple[int, str, int, int]]  # element, weapon, effective and longest range now
    shots: list[Shot]


class Ahead(Shape):
    """What a move drafted would mean, if nobody else moved (``ahead`` of its drawing)."""

    unit: int
    ranges: list[tuple[int, str, int, int]]
    shots: list[Shot]  # of the unit from there
    threats: list[Shot]  # at the unit there
    fights: list[Fight]


class MarchMeasure(Shape):
    """What a unit must declare to come to a place, and how far it may come."""

    action: str  # the option that says so; empty: it is for the player to say
    sole: bool  # whatever the place
    least: int
    most: int
    text: str
    dice: str


class Stretch(Shape):
    """What was measured where an end of the ruler is a place."""

    distance: int
    line: Polygon
    lines: list[str]


class WeaponMeasure(Shape):
    weapon: str
    band: Literal["effective", "long", "out"]
    why: str  # it may not shoot; empty: it may
    shot: Shot | None


class Measure(Shape):
    """What was measured between two elements."""

    origin: int = msgspec.field(name="from")
    to: int
    distance: int
    arc: bool
    range: int | None
    sees: bool
    line: Polygon
    blocked: list[tuple[str, int]]  # by what, and its number
    weapons: list[WeaponMeasure]
    lines: list[str]
