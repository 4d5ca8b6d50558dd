"""What protects foot from a shot (KP-22.13)."""

from __future__ import annotations

from collections.abc import Iterator

from zareba.games.kriegspfad.field.contact import in_laager, laager
from zareba.games.kriegspfad.field.geometry import (
    SLACK,
    Box,
    Point,
    crosses_line,
    edges,
    inside,
    polygon_distance,
)
from zareba.games.kriegspfad.field.ground import Ground, Piece
from zareba.games.kriegspfad.field.outlines import crossing
from zareba.games.kriegspfad.field.posts import in_house
from zareba.games.kriegspfad.field.state import STOOD, State
from zareba.games.kriegspfad.field.troops import base_of, in_works, is_foot, look

from .shooting_table import PALISADE, TERRAIN, WORKS


def cover_of(g: State, o: int, line: tuple[Point, Point]) -> frozenset[str]:
    """KP-22.13: what protects foot from a shot along a line."""
    u, here = g.unit[o], base_of(g, o)
    if not is_foot(g, u) or g.mounting[u]:
        return frozenset()
    if g.post[o]:  # KP-29.9, KP-29.11: S14 inside, S12 on the roof, nothing afloat
        return frozenset({WORKS} if in_house(g, o) else {TERRAIN} if g.post[o] < 0 else ())
    ground = look(g).ground
    if ground.on_ford(here):
        return frozenset()
    return frozenset((*_cover_of_ground(g, o, here, line), *_cover_of_works(g, o, here, line)))


def _cover_of_ground(g: State, o: int, here: Box, line: tuple[Point, Point]) -> Iterator[str]:
    """KP-13.12, KP-22.13: woods, fields, banks and stone walls."""
    still, ground = g.did[o] == STOOD, look(g).ground
    for number in ground.spot(here).within:
        cover = ground.pieces[number].kind.cover
        if cover == "foot" or (cover == "foot_stationary" and still):
            yield TERRAIN
    for piece in ground.pieces:
        if piece.kind.cover == "foot_bank" and still and behind_bank(g, here, piece, line):
            yield TERRAIN
        if piece.kind.cover == "foot_works" and behind_wall(g, here, piece, line):
            yield WORKS if still else TERRAIN


def _cover_of_works(g: State, o: int, here: Box, line: tuple[Point, Point]) -> Iterator[str]:
    """KP-9.4, KP-29.3, KP-29.6: emplacements, a laager, a palisade."""
    ground = look(g).ground
    if g.works and in_works(g, o):
        yield WORKS
    if in_laager(g, o) and not inside(line[0], laager(g, g.side[g.unit[o]])):
        yield PALISADE
    if behind_palisade(ground, here) and ground.cuts(line):
        yield PALISADE


def behind_palisade(ground: Ground, here: Box) -> bool:
    """KP-29.6, S13: directly behind it, which is inside; besiegers have no cover of it."""
    return ground.at_palisade(here) and inside(here.centre, ground.palisade)


def behind_bank(g: State, here: Box, piece: Piece, line: tuple[Point, Point]) -> bool:
    """KP-13.12: at the bank, and the line crosses the edge of the water close by."""
    if polygon_distance(here.corners, piece.outline) > g.facts.distances.bank + SLACK:
        return False
    cuts = [crossing(line[0], line[1], a, b) for a, b in edges(piece.outline)]
    far = g.facts.distances.bank_line + SLACK
    return any(polygon_distance((p, p, p), here.corners) <= far for p in cuts if p)


def behind_wall(g: State, here: Box, piece: Piece, line: tuple[Point, Point]) -> bool:
    if polygon_distance(here.corners, piece.outline) > g.facts.distances.stone_wall + SLACK:
        return False
    return crosses_line(line[0], line[1], piece.line)
