"""Formations in which a bot moves its units: in line, in two ranks, as they stand (KP-19.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.formations import LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.geometry import Box, Point, length_of, snap
from zareba.games.kriegspfad.field.state import State

from .appraisal import Body
from .leaving import leaves

LINE_AT_MOST = 5  # elements abreast
LEAST = HUNDREDTH  # smaller moves are none


def formed(g: State, body: Body, at: Point, facing: int, reach: int) -> Iterator[list[Place]]:
    """The unit round a place; in a column also as it stands, for where it has no room to turn."""
    places = arranged(g, body, at, facing, reach)
    if places:
        yield places
    if len(body.bases) > 1 and leaves(g, body):
        as_it_stands = shifted(g, body, at, reach)
        if as_it_stands and as_it_stands != places:
            yield as_it_stands


def foremost_first(g: State, body: Body, at: Point, found: tuple[Any, ...]) -> tuple[Any, ...]:
    """KP-19.6: elements move one after the other, so nobody may have a friend before him."""
    dx, dy = at[0] - body.box.x, at[1] - body.box.y
    return tuple(sorted(found, key=lambda way: -(g.x[way[0]] * dx + g.y[way[0]] * dy)))


def shifted(g: State, body: Body, at: Point, reach: int) -> list[Place]:
    """The whole unit moved so far, nobody turned; empty where it is none or too far."""
    dx, dy = at[0] - body.box.x, at[1] - body.box.y
    if length_of(dx, dy) <= LEAST:
        return []
    places = [(snap(b.x + dx), snap(b.y + dy), b.facing) for b in body.bases]
    return places if in_reach(g, body, places, reach) else []


def arranged(g: State, body: Body, at: Point, facing: int, reach: int) -> list[Place]:
    """The unit round a place: in line or two ranks looking there, else as it stands."""
    n = len(body.bases)
    if n == 1:
        places = [(snap(at[0]), snap(at[1]), facing)]
        return places if in_reach(g, body, places, reach) else []
    shape = body.bases[0]
    kind = LINE if n <= LINE_AT_MOST else RANKS
    slots = formation(kind, n, at[0], at[1], facing, shape.w, shape.d)
    places = assigned(body, slots, at, facing, n if kind == LINE else (n + 1) // 2)
    return places if in_reach(g, body, places, reach) else shifted(g, body, at, reach)


def assigned(body: Body, slots: list[Place], at: Point, facing: int, files: int) -> list[Place]:
    """Who stands in front takes the front, who stands left the left: nobody walks far."""
    frame = Box(at[0], at[1], facing, 0, 0)
    local = [frame.local(b.x, b.y) for b in body.bases]
    order = sorted(range(len(local)), key=lambda i: -local[i][0])
    places: list[Place] = [(0, 0, 0)] * len(local)
    for first in range(0, len(order), files):
        rank = sorted(order[first : first + files], key=lambda i: -local[i][1])
        for k, i in enumerate(rank):
            places[i] = slots[first + k]
    return places


def in_reach(g: State, body: Body, places: list[Place], reach: int) -> bool:
    return all(
        length_of(x * HUNDREDTH - b.x, y * HUNDREDTH - b.y) + g.way[e] <= reach
        for (x, y, _), b, e in zip(places, body.bases, body.elements, strict=True)
    )
