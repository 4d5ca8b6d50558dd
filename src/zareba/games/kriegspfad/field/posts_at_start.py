"""Companies that begin aboard a boat or in a building (KP-10.11, KP-29.8)."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH

from .geometry import Box, box
from .posts import (
    ABOARD,
    GARRISON,
    RESERVE,
    aboard,
    boat_box,
    boats_on_table,
    buildings,
    garrison,
    house_box,
)
from .state import TRAIN, State
from .structures import Company, Place
from .troops import GUNS, is_foot


def post_of(g: State, at: Place) -> Box:
    """The boat or building of a place that is not in the field; far off if there is none."""
    if at[0] == ABOARD and 0 <= at[1] < len(g.boats):
        return boat_box(g, at[1])
    if at[0] == GARRISON and 0 <= at[1] < len(g.houses):
        return house_box(g, at[1])
    return box(at[0] * HUNDREDTH, 0, 0, INCH, INCH)


def posts_refused(
    g: State, seat: int, company: Company, mounted: bool, posts: Sequence[Place]
) -> Refusal | None:
    """KP-10.2, KP-10.11, KP-29.8, KP-29.16: who may begin aboard a boat or in a building."""
    foot = not mounted and company.troop not in GUNS and company.role != TRAIN
    for kind, n in dict.fromkeys(at[:2] for at in posts):
        walls = [at[2] for at in posts if at[:2] == (kind, n)]
        if kind == ABOARD:
            why = _boat_refused(g, seat, n, len(walls), company, foot)
        elif kind == GARRISON and foot:
            why = _house_refused(g, seat, n, walls)
        else:
            why = Refusal("KP-29.8", "no_such_house")
        if why:
            return why
    return None


def _boat_refused(
    g: State, seat: int, n: int, added: int, company: Company, foot: bool
) -> Refusal | None:
    """KP-10.2, KP-10.11."""
    if n not in boats_on_table(g) or g.boats[n].side != seat:
        return Refusal("KP-10.11", "no_such_boat")
    there = aboard(g, n)
    full = len(there) + added > (g.facts.counts.boat_crew if foot else 1)
    if full or company.role == TRAIN or any(not is_foot(g, g.unit[e]) for e in there):
        return Refusal("KP-10.2", "boat_full")
    return None


def _house_refused(g: State, seat: int, n: int, walls: Sequence[int]) -> Refusal | None:
    """KP-29.8: one element behind a wall, the others in the middle."""
    if n not in buildings(g) or g.houses[n].holder != seat:
        return Refusal("KP-29.8", "no_such_house")
    taken = [*(g.wall[e] for e in garrison(g, n)), *walls]
    manned = [wall for wall in taken if wall != RESERVE]
    crowded = len(taken) > g.facts.counts.house_places or len(set(manned)) < len(manned)
    return Refusal("KP-29.8", "house_full") if crowded or max(taken) > RESERVE else None
