"""What a drawing of the siege is told."""

from __future__ import annotations

from typing import Literal

from zareba.engine.shapes import MISSING, Maybe, Shape

Banner = Literal["black", "white", "red", "green"]
Kind = Literal["circle", "square", "fort"]
Fight = Literal["raid", "sortie", "defence"]
Point = tuple[float, float]


class ZoneKind(Shape):
    label: str
    start: int


class Path(Shape):
    banner: Banner
    zones: list[str]
    name: str
    commander: str


class Zone(Shape):
    id: str
    path: Literal["black", "white", "red", "green", "all"]
    number: int
    kind: Kind
    level: int
    nile: bool
    key: bool
    at: Point
    name: str
    short: str  # on a small map


class River(Shape):
    id: str
    name: str
    width: float
    points: list[Point]
    label: Point


class Unit(Shape):
    name: str
    kind: Literal["troops", "guns", "leaders", "gunboats"]
    type: str
    steps: int
    factors: tuple[int | None, int | None, int | None]  # raid, sortie, defence; None: takes no part


class Tracks(Shape):
    turn: list[str]
    ap: int
    cm: list[int]
    rp: list[int]
    strength: int


class Action(Shape):
    id: str
    name: str
    ap: int


class Event(Shape):
    title: str
    text: str
    ap: int | Literal["random"]
    once: bool


class Row(Shape):
    id: str
    name: str
    min: int | None
    max: int | None
    rp: int
    cm: int
    strength: int
    retreat: bool
    advance: bool
    disorganised: bool
    casualties: dict[str, int]


class Facts(Shape):
    """What never changes."""

    kinds: dict[Kind, ZoneKind]
    paths: list[Path]
    zones: list[Zone]
    rivers: list[River]
    units: dict[str, Unit]
    tracks: Tracks
    improvements: int
    actions: list[Action]
    events: dict[str, Event]
    banner_cards: dict[str, list[Banner]]
    tables: dict[Fight, list[Row]]
    terms: dict[str, str]
    words: dict[str, str]


class Sum(Shape):
    """Before it is fought (``ways`` of 36), or with its dice (``total``, ``row``)."""

    kind: Fight
    banner: Banner
    terms: list[tuple[str, int]]
    modifier: int
    dice: list[int]
    zone: str | Maybe = MISSING
    ways: dict[str, int] | Maybe = MISSING
    holds: float | Maybe = MISSING  # a defence by troops: the chance, losses included (LK-7.2.10)
    total: int | Maybe = MISSING
    row: str | Maybe = MISSING


class Preview(Shape):
    """LK-14: the sum as things stand, and with each option; every defended zone's chance."""

    holds: dict[str, float] | Maybe = MISSING
    now: Sum | Maybe | None = MISSING
    options: list[Sum | None] | Maybe = MISSING


class Arranged(Shape):
    """LK-6.7: a defence that is being laid out (the drawing of a draft)."""

    posts: dict[str, list[str]]  # by zone: what the draft adds
    left: dict[str, int]  # in the boxes, of each kind
    room: dict[str, list[str]]  # by zone: what could be added there
    holds: dict[str, float]
    fronts: list[str]  # zones that matter now: defended, or next to be attacked
