"""Proposals as a drawing needs them, and how far a unit might go (KP-19, KP-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zareba.games.kriegspfad.battle.paths import Judge, Way, refused
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.arcs import coherent, touches
from zareba.games.kriegspfad.field.geometry import SLACK, TURN, Box, ahead, box, length_of
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import base_of, cohesion, depth_of, enemies_of

from .ahead import ahead as would_mean
from .maneuvers import recorded
from .unit_intents import Walk, walks

RAYS = 20  # directions in which a reach is measured
HALVINGS = 4  # steps in which a blocked ray is measured: an allowance over sixteen


def way_trial(g: State, u: int, choice: tuple[Way, ...]) -> dict[str, Any]:
    """Ways, ends and inches of a unit's move; the contacts it makes; whether it keeps together."""
    now = walks(g, u, choice)
    staying = [walk for walk in now.values() if not walk.gone]
    limit = cohesion(g, u)
    drawing: dict[str, Any] = {
        "unit": u,
        "allowance": g.allowance * 100,
        "base": [g.facts.sizes.frontage // HUNDREDTH, depth_of(g, u) // HUNDREDTH],
        "elements": [walked(g, walk) for walk in now.values()],
        "contacts": contacts(g, g.side[u], staying),
        "cohesion": limit // HUNDREDTH,
        "coherent": coherent([w.here for w in staying if g.unit[w.element] == u], limit),
    }
    if not choice:
        drawing["reach"] = reach(g, u, now)
    elif not refused(g, u, choice):
        drawing["ahead"] = would_mean(g, u, now.values())
    return drawing


def walked(g: State, walk: Walk) -> dict[str, Any]:
    left = max(0, g.allowance * INCH - walk.made)
    return {
        "element": walk.element,
        "end": [*recorded(walk.here), walk.here.facing],
        "way": walk.points,
        "made": walk.made // HUNDREDTH,
        "left": left // HUNDREDTH,
        "gone": walk.gone,
    }


def contacts(g: State, seat: int, staying: Sequence[Walk]) -> list[list[int]]:
    """Which enemies an element would touch."""
    return [
        [walk.element, o]
        for walk in staying
        for o in enemies_of(g, seat)
        if touches(walk.here, base_of(g, o))
    ]


def reach(g: State, u: int, now: dict[int, Walk]) -> list[list[list[int]]]:
    """For every element the places to which a straight way is free, as an outline."""
    judge = Judge(g, u)
    return [outline(judge, walk, g.allowance * INCH - walk.made) for walk in now.values()]


def outline(judge: Judge, walk: Walk, longest: int) -> list[list[int]]:
    here = walk.here
    points = []
    for ray in range(RAYS):
        facing = TURN * ray // RAYS
        made = free_way(judge, here, facing, max(longest, 0))
        x, y = ahead(here.x, here.y, facing, made)
        points.append([x // HUNDREDTH, y // HUNDREDTH])
    return points


def free_way(judge: Judge, here: Box, facing: int, longest: int) -> int:
    """How far straight in a direction nothing forbids, to a sixteenth of what is allowed."""
    if longest <= SLACK or not blocked(judge, here, facing, longest):
        return longest
    free, shut = 0, longest
    for _ in range(HALVINGS):
        half = (free + shut) // 2
        if blocked(judge, here, facing, half):
            shut = half
        else:
            free = half
    return free


def blocked(judge: Judge, here: Box, facing: int, length: int) -> bool:
    x, y = ahead(here.x, here.y, facing, length)
    return judge.leg(here, box(x, y, here.facing, here.w, here.d)) is not None


# ---------------------------------------------------------------------------------- companies
def stand_trial(number: int, mounted: bool, bases: Sequence[Box], limit: int) -> dict[str, Any]:
    """A company at the places proposed for it."""
    size = [bases[0].w // HUNDREDTH, bases[0].d // HUNDREDTH] if bases else [0, 0]
    return {
        "number": number,
        "mounted": mounted,
        "base": size,
        "elements": [{"element": i, "end": [*recorded(b), b.facing]} for i, b in enumerate(bases)],
        "cohesion": limit // HUNDREDTH,
        "coherent": coherent(bases, limit),
        "wide": max((length_of(a.x - b.x, a.y - b.y) for a in bases for b in bases), default=0)
        // HUNDREDTH,
    }
