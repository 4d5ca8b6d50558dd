"""A table for an example of play: units and ground, laid out in inches and degrees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from zareba.engine.data import Strict
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.companies import place_company
from zareba.games.kriegspfad.field.ground import piece_of
from zareba.games.kriegspfad.field.posts import take_post
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Blockhouse, Company, Crew
from zareba.games.kriegspfad.field.troops import elements_of

TENTH = 10  # of a degree
PRICE = 10  # of an element: it matters to nobody here


class Unit(Strict, frozen=True):
    """A unit at these places: x, y, facing for every element."""

    seat: int
    entry: str
    troop: str
    arms: str
    at: list[tuple[float, float, float]]
    role: str = "unit"
    mounted: bool = False
    traits: int = 0
    skills: int = 0
    markers: int = 0
    walls: tuple[int, ...] = ()  # of the first building, one for each element inside


class Piece(Strict, frozen=True):
    """A piece of ground between these points."""

    kind: str
    points: list[tuple[float, float]]


class Stage(Strict, frozen=True):
    units: list[Unit]
    pieces: tuple[Piece, ...] = ()
    houses: tuple[Blockhouse, ...] = ()


def lay(g: State, given: Mapping[str, Any]) -> None:
    """Put everything on the table; what an army or a deployment decides is left to the example."""
    stage = msgspec.convert(given, Stage)
    for piece in stage.pieces:
        points = [(_hundredths(x), _hundredths(y)) for x, y in piece.points]
        g.pieces.append(piece_of(g.facts.kind[piece.kind], points))
    g.houses += stage.houses
    for unit in stage.units:
        _place(g, unit)
    g.view = None


def _place(g: State, unit: Unit) -> None:
    stand = tuple((_hundredths(x), _hundredths(y), round(f * TENTH)) for x, y, f in unit.at)
    crew = tuple(Crew(unit.arms, unit.skills, PRICE) for _ in unit.at)
    company = Company(
        unit.entry, unit.troop, unit.role, unit.mounted, unit.mounted, unit.traits, crew,
        places=stand,
    )  # fmt: skip
    u = place_company(g, unit.seat, company)
    g.markers[u] = unit.markers
    for element, wall in zip(elements_of(g, u), unit.walls, strict=False):
        take_post(g, element, -1, wall)


def _hundredths(inches: float) -> int:
    return round(inches * INCH / HUNDREDTH)
