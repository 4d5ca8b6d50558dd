"""A boat moves in the activation of a unit aboard (KP-10.4, KP-10.9)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Rule, die, rule
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.geometry import length_of
from zareba.games.kriegspfad.field.posts import (
    aboard,
    boat_at,
    boat_box,
    change_boat,
    take_post,
)
from zareba.games.kriegspfad.field.state import MOVED, State
from zareba.games.kriegspfad.field.troops import is_night, tell

from .asks_boats import Rowing
from .boats import DOWNSTREAM
from .march import approach, begin_way, discover
from .searching import seek
from .spotting import has_hidden


@rule("KP-10.4", "KP-10.9", "KP-15.10")
def row(g: State, u: int, how: str, n: int) -> Rule:
    """One roll for the boat, no rerolls; everybody aboard has then moved."""
    g.action = how
    change_boat(g, n, rowed=g.round)
    roll_boat(g, u, n)
    for e in aboard(g, n):
        begin_way(g, e)
    made = 0
    while True:
        way = yield Rowing(g.side[u], n, made)
        gone, whole = go(g, n, way)
        made += gone
        if whole:
            break
        tell(g, "stopped", "KP-17.13", u)
    for v in dict.fromkeys(g.unit[e] for e in aboard(g, n)):
        approach(g, v)
    g.action, g.allowance, g.dice = "", 0, []


def roll_boat(g: State, u: int, n: int) -> None:
    """KP-10.4: 4d6 downstream, 2d6 otherwise; six inches in the dark."""
    number, more = g.facts.movement["boat_downstream" if g.action == DOWNSTREAM else "boat_other"][
        0
    ]
    g.dice = [die(g) for _ in range(number)]
    g.allowance = sum(g.dice) + more
    if is_night(g):
        g.allowance = min(g.allowance, g.facts.darkness.max_move)
    tell(g, "rowed", "KP-10.4", u, boat=n, dice=tuple(g.dice), inches=g.allowance)


def go(g: State, n: int, way: tuple[Any, ...]) -> tuple[int, bool]:
    """Grains made, and whether the way was made to its end: an ambush stops it (KP-17.13)."""
    made = 0
    for step in way:
        if isinstance(step, int):
            change_boat(g, n, facing=step)
            carry_along(g, n, 0)
            continue
        start, whole = boat_box(g, n), 0
        dx, dy = step[0] * HUNDREDTH - start.x, step[1] * HUNDREDTH - start.y
        length = length_of(dx, dy)
        boat = g.boats[n]
        ends = ((boat.x, boat.y), step)
        seek(g, boat.side, (boat_at(g, x, y, start.facing) for x, y in ends))
        parts = (
            length // g.facts.distances.discovery_step + 1
            if has_hidden(g, 1 - g.boats[n].side)
            else 1
        )
        for part in range(1, parts + 1):
            x, y = start.x + dx * part // parts, start.y + dy * part // parts
            change_boat(g, n, x=x // HUNDREDTH, y=y // HUNDREDTH)
            carry_along(g, n, length * part // parts - whole)
            whole = length * part // parts
            if parts > 1 and found(g, n):
                return made + whole, False
        made += length
    return made, True


def carry_along(g: State, n: int, grains: int) -> None:
    """KP-10.5, KP-10.9: the passengers are where the boat is, and have moved."""
    for e in aboard(g, n):
        take_post(g, e, n + 1)
        g.did[e] = MOVED
        g.way[e] += grains


def found(g: State, n: int) -> bool:
    """KP-17.12: somebody aboard uncovers an ambush."""
    spotted = [discover(g, g.unit[e], e) for e in aboard(g, n)]
    return any(spotted)
