"""What bots have worked out on one ground: units that have not changed are not weighed anew."""

from __future__ import annotations

from typing import Any

from zareba.games.kriegspfad.field.command import chief_of
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import look

from .appraisal import Body

MOST_BODIES = 256  # then all is forgotten: each of them keeps a position alive

Chief = tuple[int, ...]


class Memory:
    """Units as they stood, what they can do to each other, and the outlook of the last moment."""

    __slots__ = ("bodies", "fires", "gains", "moment", "outlook")

    def __init__(self) -> None:
        self.bodies: dict[tuple[Any, ...], Body] = {}
        self.gains: dict[tuple[Body, Body, bool], float] = {}
        self.fires: dict[tuple[Body, Body, int, bool, frozenset[str]], float] = {}
        self.moment: tuple[Any, ...] = ()
        self.outlook: Any = None

    def body(self, g: State, u: int, chief: Chief) -> Body:
        """A unit as it stands; the same one as long as nothing has changed that it is made of."""
        first = g.first[u]
        all_of_it = slice(first, first + g.size[u])
        if any(g.post[all_of_it]):
            return Body(g, u)  # its boat or building may have changed
        key = (
            u, first, g.round, g.side[u], g.role[u], g.troop[u], g.mounted[u], g.traits[u],
            g.markers[u], g.activated[u], g.arrived[u], g.jammed[u], chief,
            *(tuple(of[all_of_it]) for of in (
                g.place, g.x, g.y, g.facing, g.arms, g.skills, g.price, g.did, g.shot, g.shot_last,
            )),
        )  # fmt: skip
        found = self.bodies.get(key)
        if found is None:
            if len(self.bodies) >= MOST_BODIES:
                self.bodies, self.gains, self.fires = {}, {}, {}
            found = self.bodies[key] = Body(g, u)
        found.g = g
        return found


def memory_of(g: State) -> Memory:
    """That of the ground of the moment."""
    sight = look(g)
    if sight.outlook is None:
        sight.outlook = Memory()
    found: Memory = sight.outlook
    return found


def chief_at(g: State, seat: int) -> Chief:
    """Where the commander of a side is: who fights beside him fights better (KP-3.5)."""
    e = chief_of(g, seat)
    return (e, g.x[e], g.y[e], g.facing[e], g.post[e]) if e >= 0 else ()
