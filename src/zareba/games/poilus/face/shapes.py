"""What a drawing of the trench is told."""

from __future__ import annotations

from typing import Literal

from zareba.engine.shapes import MISSING, Maybe, Shape


class Threat(Shape):
    id: str
    name: str


class Card(Shape):
    name: str
    kind: Literal["threat", "knock", "christmas"]
    threats: list[str]
    trap: bool
    text: str
    marks: int
    sleeps: bool


class Soldier(Shape):
    name: str
    charm: str


class Tile(Shape):
    name: str


class Mission(Shape):
    name: str
    text: str
    box: str
    difficulty: Literal["easy", "normal", "hard"]
    least: tuple[int, int]  # for 2 or 3 players, for 4 or 5
    threats: list[str]
    ignored: list[str]
    collects: int
    open_tiles: bool
    silent: bool


class Final(Shape):
    name: str
    text: str


class Facts(Shape):
    """What never changes."""

    threats: list[Threat]
    marks: int
    expansion: bool
    cards: dict[str, Card]
    soldiers: dict[str, Soldier]
    tiles: dict[str, Tile]
    missions: dict[str, Mission]
    finals: dict[str, Final]
    words: dict[str, str]


class Foreseen(Shape):
    """What one option changes: the number of each threat it changes, and so on."""

    threats: dict[str, int] | Maybe = MISSING
    fails: bool | Maybe = MISSING
    trap: bool | Maybe = MISSING
    marks: int | Maybe = MISSING
    drop: int | Maybe = MISSING
    to: str | Maybe = MISSING
    dealt: int | Maybe = MISSING
    left: int | Maybe = MISSING


class Preview(Shape):
    """How things stand, and what the own options would change."""

    threats: dict[str, int]
    limit: int
    ignored: list[str]
    marks: list[int]  # of hard knocks, by place
    hands: int
    gifts: list[dict[str, str]]  # by place: which soldier would get each kind of tile
    drop: int | Maybe = MISSING
    options: list[Foreseen | None] | Maybe = MISSING
