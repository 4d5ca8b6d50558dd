"""Formations: where the bases of a unit stand (KP-20.13, KP-20.16, D-17)."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH

from .geometry import QUARTER, TURN, Box, ahead, bearing, length_of, snap

LINE, RANKS, COLUMN, RING = "line", "ranks", "column", "ring"
FORMATIONS = (LINE, RANKS, COLUMN)  # what a search tries
_PLAY = 2 * HUNDREDTH  # between neighbours, so that rounding never makes them overlap

Place = tuple[int, int, int]


def formation(
    kind: str, n: int, x: int, y: int, facing: int, frontage: int, depth: int, gap: int = 0
) -> list[Place]:
    """Places in hundredths round a centre in grains: a line, two ranks, a column, or a ring."""
    frontage, depth = frontage + gap, depth + gap
    if kind == RING:
        return ring(n, x, y, facing, frontage, depth)
    files = {LINE: n, RANKS: (n + 1) // 2, COLUMN: 1}[kind]
    ranks = (n + files - 1) // files
    left = (facing + QUARTER) % TURN
    places = []
    for i in range(n):
        rank, file = divmod(i, files)
        u = (ranks - 1 - 2 * rank) * (depth + _PLAY) // 2
        v = (files - 1 - 2 * file) * (frontage + _PLAY) // 2
        px, py = ahead(*ahead(x, y, facing, u), left, v)
        places.append((snap(px), snap(py), facing))
    return places


def closed_ring(n: int, x: int, y: int, size: int) -> list[Place]:
    """KP-9.3: square wagons round a rectangle, in order; an odd one bulges at the first side."""
    even, step = n - n % 2, size + _PLAY
    across = max(even // 4 + 1, 2)
    down = even // 2 + 2 - across
    cells = [(i, 0) for i in range(across)] + [(across - 1, j) for j in range(1, down)]
    if down > 1:
        cells += [(i, down - 1) for i in range(across - 2, -1, -1)]
        cells += [(0, j) for j in range(down - 2, 0, -1)]
    spots = [(2 * i, 2 * j) for i, j in cells]
    if n % 2:
        spots.insert(1, (1, -2))
    left, low = x - (across - 1) * step // 2, y - (down - 1) * step // 2
    return [(snap(left + i * step // 2), snap(low + j * step // 2), 0) for i, j in spots]


def ring(n: int, x: int, y: int, facing: int, frontage: int, depth: int) -> list[Place]:
    """All round, every element looking outward."""
    around = (n * (frontage + _PLAY) * 7) // 44 if n > 2 else 0  # noqa: PLR2004 - 2 pi, rounded up
    places = []
    for i in range(n):
        outward = (facing + TURN * i // n) % TURN
        px, py = ahead(x, y, outward, around + depth // 2 + _PLAY)
        places.append((snap(px), snap(py), outward))
    return places


def rigid(bases: Sequence[Box], pivot: tuple[int, int], turn: int, dx: int, dy: int) -> list[Place]:
    """KP-20.16: the same formation turned about a point and moved."""
    places = []
    for b in bases:
        ox, oy = b.x - pivot[0], b.y - pivot[1]
        reach = length_of(ox, oy)
        px, py = pivot
        if reach:
            px, py = ahead(px, py, (bearing(ox, oy) + turn) % TURN, reach)
        places.append((snap(px + dx), snap(py + dy), (b.facing + turn) % TURN))
    return places
