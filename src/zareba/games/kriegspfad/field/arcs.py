"""Front zone, range, contact, direction, cohesion of elements (KP-2, KP-20, KP-24.3, KP-25.3)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import isqrt

from .geometry import (
    CONTACT,
    EIGHTH,
    SLACK,
    TIE,
    TURN,
    Box,
    Point,
    Polygon,
    bearing,
    box,
    chord,
    clip,
    distance,
    edges,
    gap_squared,
    length_of,
    turned,
    within,
)

FRONT, FLANK, REAR = "front", "flank", "rear"
LEAST_SEPARATION = TIE  # KP-25.9


@functools.lru_cache(maxsize=1 << 13)
def in_front_zone(shooter: Box, target: Box) -> Polygon:
    """KP-20.6: the part of the target in the zone, as the shooter sees it (ahead, left)."""
    local = tuple(shooter.local(x, y) for x, y in target.corners)
    hd, hw = shooter.hd, shooter.hw
    part = clip(local, (hd, 0), 1, 0)
    part = clip(part, (hd, hw), 1, -1)
    part = clip(part, (hd, -hw), 1, 1)
    return part if len(part) > 2 else ()  # noqa: PLR2004 - less than a triangle is nothing


def range_of(shooter: Box, part: Polygon) -> int:
    """KP-20.7: from the shooter's front edge to the part of the target inside the zone."""
    hd, hw = shooter.hd, shooter.hw
    best = -1
    for u, v in part:
        side = abs(v) - hw
        square = (u - hd) ** 2 + (side * side if side > 0 else 0)
        if best < 0 or square < best:
            best = square
    for a, b in edges(part):
        for corner in ((hd, hw), (hd, -hw)):
            best = min(best, gap_squared(corner, a, b))
    return isqrt(best)


def aiming_points(shooter: Box, part: Polygon) -> list[Point]:
    """KP-21.1: vertices, mid-points of the edges, centroid of what is in the zone."""
    seen = list(part)
    seen += [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in edges(part)]
    n = len(part)
    seen.append((sum(p[0] for p in part) // n, sum(p[1] for p in part) // n))
    return [shooter.world(u, v) for u, v in seen]


def in_zone(viewer: Box, other: Box) -> bool:
    """KP-20.6: any part suffices."""
    return bool(in_front_zone(viewer, other))


# -------------------------------------------------------------------------------------- contact
def touches(a: Box, b: Box) -> bool:
    """KP-20.9: base contact."""
    reach = CONTACT + SLACK + a.radius + b.radius
    dx, dy = a.x - b.x, a.y - b.y
    if dx * dx + dy * dy > reach * reach:
        return False
    return distance(a, b) <= CONTACT


def contact_lengths(attacker: Box, defender: Box) -> tuple[int, int, int]:
    """How long the attacker lies along the defender's front, longer flank and rear."""
    wide = box(
        attacker.x,
        attacker.y,
        attacker.facing,
        attacker.w + 2 * CONTACT,
        attacker.d + 2 * CONTACT,
    ).corners
    fl, fr, rr, rl = defender.corners
    flank = max(chord(fr, rr, wide), chord(rl, fl, wide))
    return chord(fl, fr, wide), flank, chord(rr, rl, wide)


def contact_side(attacker: Box, defender: Box) -> str:
    """KP-20.8, KP-20.9: the side longest in contact, ties front > flank > rear; "" if none."""
    if not touches(attacker, defender):
        return ""
    lengths = contact_lengths(attacker, defender)
    best = max(lengths)
    sides = zip((FRONT, FLANK, REAR), lengths, strict=True)
    return next(side for side, n in sides if n > best - TIE)


def behind_rear_line(attacker: Box, defender: Box) -> bool:
    """KP-24.3: at least one corner behind the line of the defender's rear edge."""
    return any(defender.local(x, y)[0] < -defender.hd - 1 for x, y in attacker.corners)


# ------------------------------------------------------------------------------------ direction
def directly_towards(start: Box, end: Box, unit: Sequence[Box], least: int) -> bool:
    """KP-20.11: a way of *least* grains, nearer, and the strip ahead of the move hits the unit."""
    dx, dy = end.x - start.x, end.y - start.y
    if any(touches(end, b) for b in unit):
        return True
    if length_of(dx, dy) < least - SLACK:
        return False
    if min(distance(end, b) for b in unit) >= min(distance(start, b) for b in unit):
        return False
    strip = box(end.x, end.y, bearing(dx, dy), end.w, 0)
    for b in unit:
        local = tuple(strip.local(x, y) for x, y in b.corners)
        part = clip(local, (0, 0), 1, 0)
        part = clip(part, (0, strip.hw), 0, -1) if part else part
        part = clip(part, (0, -strip.hw), 0, 1) if part else part
        if len(part) > 2:  # noqa: PLR2004 - less than a triangle is nothing
            return True
    return False


def mean(boxes: Sequence[Box]) -> Point:
    n = len(boxes)
    return sum(b.x for b in boxes) // n, sum(b.y for b in boxes) // n


def retreat_bearing(own: Sequence[Box], enemies: Sequence[Box], home: int) -> int:
    """KP-20.12, KP-25.3, KP-25.9: from the enemies to the own elements; else towards *home*."""
    if enemies:
        (ox, oy), (ex, ey) = mean(own), mean(enemies)
        if length_of(ox - ex, oy - ey) >= LEAST_SEPARATION:
            return bearing(ox - ex, oy - ey)
        fx, fy = sum(b.c for b in own), sum(b.s for b in own)
        if length_of(fx, fy) > 0:
            return bearing(-fx, -fy)
    return home


def nearest_pair(own: Sequence[Box], enemies: Sequence[Box]) -> tuple[Box, Box]:
    """The own element and the enemy element nearest to each other; ties by their order."""
    ranked = sorted(
        (length_of(a.x - b.x, a.y - b.y) - a.radius - b.radius, i, j)
        for i, b in enumerate(enemies)
        for j, a in enumerate(own)
    )
    best: tuple[int, int, int] | None = None
    for least, i, j in ranked:  # circles round the bases give a lower bound
        if best is not None and least > best[0]:
            break
        gap = distance(own[j], enemies[i])
        if best is None or (gap, i, j) < best:
            best = (gap, i, j)
    assert best is not None
    return own[best[2]], enemies[best[1]]


# ------------------------------------------------------------------------------------- cohesion
def coherent(boxes: Sequence[Box], limit: int, sheltered: Sequence[int] = ()) -> bool:
    """KP-2.4: a connected graph of gaps up to *limit* grains.

    *sheltered* are the gaps between elements in works, for each of them, 0 for the others.
    """
    waiting = list(range(1, len(boxes)))
    reached = [0] if boxes else []
    while reached and waiting:
        k = reached.pop()
        near = [i for i in waiting if within(boxes[k], boxes[i], _gap(limit, sheltered, k, i))]
        reached += near
        waiting = [i for i in waiting if i not in near]
    return not waiting


def _gap(limit: int, sheltered: Sequence[int], i: int, j: int) -> int:
    """KP-2.4, KP-29.4: wider between elements that are both in or behind works."""
    return max(limit, min(sheltered[i], sheltered[j])) if sheltered else limit


def excess_gap(boxes: Sequence[Box], limit: int, sheltered: Sequence[int] = ()) -> int:
    """KP-2.5: the gaps beyond *limit* summed over the minimum spanning tree."""
    if not boxes:
        return 0

    def over(i: int, j: int) -> int:
        return max(0, distance(boxes[i], boxes[j]) - _gap(limit, sheltered, i, j) - SLACK)

    best = {i: over(0, i) for i in range(1, len(boxes))}
    total = 0
    while best:
        i = min(best, key=lambda k: (best[k], k))
        total += best.pop(i)
        best = {j: min(gap, over(i, j)) for j, gap in best.items()}
    return total


def column_order(boxes: Sequence[Box], limit: int) -> tuple[int, ...]:
    """KP-20.13: an ordering in which every element follows the one before it; () if none."""
    if len(boxes) < 2:  # noqa: PLR2004 - single elements are columns
        return tuple(range(len(boxes)))
    behind = [
        [j for j in range(len(boxes)) if j != i and follows(boxes[i], boxes[j], limit)]
        for i in range(len(boxes))
    ]
    for head in range(len(boxes)):
        order = _march((head,), behind)
        if order:
            return order
    return ()


def is_column(boxes: Sequence[Box], limit: int) -> bool:
    """KP-20.13."""
    return bool(column_order(boxes, limit)) or not boxes


def _march(done: tuple[int, ...], follows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    if len(done) == len(follows):
        return done
    for j in follows[done[-1]]:
        if j not in done and (order := _march((*done, j), follows)):
            return order
    return ()


def follows(lead: Box, tail: Box, limit: int) -> bool:
    if turned(lead.facing, tail.facing) > EIGHTH:
        return False
    rx, ry = lead.world(-lead.hd, 0)
    fx, fy = tail.front
    if length_of(fx - rx, fy - ry) > limit + SLACK:
        return False
    return abs(lead.local(fx, fy)[1]) <= lead.hw + SLACK


def mean_facing(boxes: Sequence[Box]) -> int:
    """The facing of a unit as a whole."""
    fx, fy = sum(b.c for b in boxes), sum(b.s for b in boxes)
    return bearing(fx, fy) if length_of(fx, fy) else boxes[0].facing % TURN
