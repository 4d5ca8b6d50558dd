"""Where looks meet the brims of areas and canyons (KP-21.9, KP-21.13)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import INCH

from .geometry import OVERLAP, SLACK, Box, Point, chord, inside, length_of, line_distance
from .ground import Piece, Spot
from .outlines import leaving


def may_meet(piece: Piece, p: Point, q: Point) -> bool:
    """Whether a segment may meet a piece at all."""
    (px, py), (qx, qy) = p, q
    x, y, right, top = piece.bounds
    return (
        (x <= px or x <= qx)
        and (right >= px or right >= qx)
        and (y <= py or y <= qy)
        and (top >= py or top >= qy)
    )


def deep(p: Point, piece: Piece) -> bool:
    """A point so far inside an area that every segment out of it stays too long within."""
    outline = piece.outline
    too_far = line_distance(p, (*outline, outline[0])) > piece.kind.edge_depth + OVERLAP
    return too_far and inside(p, outline)


def past_canyon(canyon: Piece, p: Point, q: Point, a: Spot, b: Spot) -> bool:
    """KP-21.13."""
    in_a, in_b = a.canyon == canyon.number, b.canyon == canyon.number
    if in_a and in_b:
        whole = length_of(q[0] - p[0], q[1] - p[1])
        return chord(p, q, canyon.outline) >= whole - OVERLAP
    if not in_a and not in_b:
        return True
    outer, out_end, in_end = (b, q, p) if in_a else (a, p, q)
    if inside(out_end, canyon.outline):
        return True
    rim = leaving(in_end, out_end, canyon.outline)
    return within_of(rim, outer.box, INCH)


def within_of(p: Point, b: Box, limit: int) -> bool:
    """A point not farther than *limit* grains from a base."""
    reach = limit + SLACK + b.radius
    dx, dy = p[0] - b.x, p[1] - b.y
    if dx * dx + dy * dy > reach * reach:
        return False
    c = b.corners
    return inside(p, c) or line_distance(p, (*c, c[0])) <= limit + SLACK
