"""A scout leads a column through difficult ground (KP-6.6 to KP-6.8)."""

from __future__ import annotations

from . import troops
from .arcs import column_order, follows, in_zone
from .geometry import Box, within
from .state import FIGHTING, SCOUT, State

GUIDED = "guided"


def guide_of(g: State, u: int) -> int:
    """The element of the scout who may lead a unit now, or -1."""
    if (
        g.role[u] != FIGHTING
        or troops.is_fighting(g, u)
        or any(g.post[e] for e in troops.elements_of(g, u))
    ):
        return -1
    bases = troops.bases_of(g, u)
    order = column_order(bases, troops.cohesion(g, u))
    if not order:
        return -1
    for s in troops.units_of(g, g.side[u]):
        if g.role[s] == SCOUT and not (g.activated[s] or g.arrived[s] or troops.is_fighting(g, s)):
            e = troops.elements_of(g, s)[0]
            if leads(g, troops.base_of(g, e), bases[order[0]]):
                return e
    return -1


def followers(g: State, u: int) -> list[int]:
    """KP-6.6: columns of the same troop type, each behind the tail of the one before it."""
    chain, kind = [u], troops.going_class(g, u)
    while True:
        limit = troops.cohesion(g, chain[-1])
        ahead_ = troops.bases_of(g, chain[-1])
        tail = ahead_[column_order(ahead_, limit)[-1]]
        for v in troops.units_of(g, g.side[u]):
            fresh = not (g.activated[v] or g.arrived[v] or troops.is_fighting(g, v) or v in chain)
            if not fresh or g.role[v] != FIGHTING or troops.going_class(g, v) != kind:
                continue
            bases = troops.bases_of(g, v)
            order = column_order(bases, troops.cohesion(g, v))
            if order and follows(tail, bases[order[0]], limit):
                chain.append(v)
                break
        else:
            return chain[1:]


def leads(g: State, scout: Box, head: Box) -> bool:
    """KP-6.6: ahead of the lead element and near it."""
    return within(scout, head, g.facts.distances.guide) and in_zone(head, scout)


def still_leads(g: State, scout: Box, bases: list[Box], limit: int) -> bool:
    """KP-6.6: the scout ends ahead of the column."""
    order = column_order(bases, limit)
    heads = [bases[order[0]]] if order else bases
    return any(leads(g, scout, head) for head in heads)
