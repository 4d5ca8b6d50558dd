"""Moves of the attackers of an ambush towards and over the far edge (KP-16.7, KP-16.17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.battle.paths import EXIT
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.geometry import CONTACT, TURN, Box, Point, ahead, box, snap
from zareba.games.kriegspfad.field.placing import FACING
from zareba.games.kriegspfad.field.state import AMBUSH, State

from .appraisal import Body
from .tactics import OPEN, Outlook, Stand, to_exit

Leaving = tuple[float, tuple[Any, ...]]


def leaves(g: State, body: Body) -> bool:
    return g.scenario == AMBUSH and body.seat == g.attacker


def way_out(look_out: Outlook, body: Body, reach: int, ranks: int) -> Iterator[tuple[Point, int]]:
    """Towards the edge, until the front rank touches it; and by the best way, if it is another."""
    g = look_out.g
    if not leaves(g, body):
        return
    here, way = body.box, FACING[g.edges[g.attacker]]
    front = ranks * (body.bases[0].d + HUNDREDTH) // 2
    length = min(reach, max(0, to_exit(g, here) - front - HUNDREDTH))
    for aside in (0, TURN // 12, TURN - TURN // 12):
        yield ahead(here.x, here.y, (way + aside) % TURN, length), way
    if length == reach:
        for part in (reach, 2 * reach // 3, reach // 3):
            best = look_out.route.bearing(here.x, here.y, part)
            if best is not None:
                yield ahead(here.x, here.y, best, part), best


def exits(look_out: Outlook, body: Body, reach: int) -> Iterator[Leaving]:
    """Who reaches the edge leaves, as he stands; the others follow, or wait."""
    g = look_out.g
    if not leaves(g, body):
        return
    gaps = [to_edge(g, b) for b in body.bases]
    left = [reach - g.way[e] for e in body.elements]
    gone = [gap <= most for gap, most in zip(gaps, left, strict=True)]
    if not any(gone):
        return
    way = FACING[g.edges[g.attacker]]
    order = sorted(range(len(gaps)), key=lambda i: gaps[i])
    for follow in (True, False):
        found: list[tuple[Any, ...]] = []
        bases = list(body.bases)
        for i in order:
            b, length = body.bases[i], left[i] if follow else 0
            if gone[i]:
                length = max(0, gaps[i] - CONTACT // 2)
            x, y = ahead(b.x, b.y, way, length)
            step: tuple[Any, ...] = ((snap(x), snap(y)),) if length > HUNDREDTH else ()
            bases[i] = box(snap(x) * HUNDREDTH, snap(y) * HUNDREDTH, b.facing, b.w, b.d)
            if step or gone[i]:
                found.append((body.elements[i], *step, *((EXIT,) if gone[i] else ())))
        score = look_out.score(body, Stand(bases, True, OPEN))
        yield score + body.worth * sum(gone) / len(gone), tuple(found)
        if all(gone):
            return


def to_edge(g: State, b: Box) -> int:
    """How far the foremost corner of a base is from the edge ahead."""
    xs = [x for x, _ in b.corners]
    right = FACING[g.edges[g.attacker]] == 0
    return max(0, g.facts.sizes.table[0] - max(xs) if right else min(xs))
