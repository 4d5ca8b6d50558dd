"""What a drawing of Kabylia is told."""

from __future__ import annotations

from typing import Literal

import msgspec

from zareba.engine.shapes import MISSING, Maybe, Shape

Sign = Literal["circle", "triangle"]
Side = Literal["berber", "french"]


class Node(Shape):
    kind: Literal["village", "stop", "start"]
    at: tuple[float, float]
    name: str


class Fork(Shape):
    node: str
    came_from: str = msgspec.field(name="from")
    circle: str
    triangle: str


class Region(Shape):
    id: str
    name: str


class Village(Shape):
    id: str
    name: str
    region: str
    terrain: Literal["wooded", "sheltered", "steep", "concealed"]
    terrain_name: str
    terrain_text: str
    hits: dict[str, list[int]]  # by face of each unit's die in a combat for this village


class Unit(Shape):
    name: str
    several: str
    side: Side
    rolls_as: str
    hits: list[int]


class Card(Shape):
    name: str
    text: str
    group: Literal["starter", "display", "leader"]
    resources: list[int]
    cost: list[int] | None
    play: bool
    place: bool
    ambush: bool
    blocks: bool
    rolls_as: str


class FrenchCard(Shape):
    name: str
    number: str
    symbol: Sign
    units: list[int]
    effect: str
    text: str


class Army(Shape):
    name: str
    deploy: int
    retreat: int


class Numbers(Shape):
    tokens: int
    actions: int
    purchases: int
    defenses: int


class Facts(Shape):
    """What never changes."""

    nodes: dict[str, Node]
    roads: list[tuple[str, str]]
    forks: list[Fork]
    regions: list[Region]
    villages: list[Village]
    units: dict[str, Unit]
    berbers: list[str]
    army_units: list[str]
    cards: dict[str, Card]
    display: list[str]
    figures: list[str]
    automata: dict[str, FrenchCard]
    armies: list[Army]
    players: list[str]
    symbols: dict[Sign, str]
    resources: list[str]
    status: dict[str, str]
    states: dict[str, str]
    numbers: Numbers
    words: dict[str, str]


class Way(Shape):
    steps: list[str]
    village: str


class Uses(Shape):
    """A card of the hand when the next action is asked for."""

    does: list[str]  # actions among the options
    why: str  # it cannot be played: the reason, one of the words; else empty
    rule: str


class Preview(Shape):
    """Worked out by the server from what the reader sees."""

    ways: list[dict[Sign, Way] | None]
    reach: list[list[int]]
    hits: list[int]
    symbols: dict[Sign, int]
    eliminated: list[int]
    purse: list[int] | Maybe = MISSING
    affordable: list[str] | Maybe = MISSING
    uses: dict[str, Uses] | Maybe = MISSING
