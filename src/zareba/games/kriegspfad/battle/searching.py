"""Whoever comes where an ambush might lie learns something, found or not (KP-17.7, KP-37.4).

Whether somebody hides there must not be told by this: it is judged from what both sides know, the
scenario, the stratagems and the ground.
"""

from __future__ import annotations

from collections.abc import Iterable

from zareba.engine import search
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.geometry import Box
from zareba.games.kriegspfad.field.placing import ambush_area
from zareba.games.kriegspfad.field.state import OPEN_BATTLE, State
from zareba.games.kriegspfad.field.troops import look

SITES = ("any", "foot_warrior_skirmisher")  # KP-17.5


def seek(g: State, seat: int, bases: Iterable[Box]) -> None:
    """KP-17.12: an element of *seat* has come by here; is it known that nobody can hide there?

    Games that are only imagined do not ask: nobody listens.
    """
    if g.tell is None or (g.searched and seat in g.searched):
        return
    if may_lie_in_ambush(g, 1 - seat) and might_find(g, seat, list(bases)):
        search(g, seat)


def may_lie_in_ambush(g: State, seat: int) -> bool:
    """KP-16.5, KP-16.6, KP-16.8, KP-16.10: the attackers of a raid, siege or ambush hide nobody."""
    return g.scenario == OPEN_BATTLE or seat != g.attacker


def might_find(g: State, seat: int, bases: list[Box]) -> bool:
    """KP-17.5, KP-17.7: hills hide at any distance; other sites are found out from nearby."""
    ground, limits = look(g).ground, g.facts.detection
    if ground.hills:
        return True
    reach = max(limits.scout, limits.skirmisher, limits.others) * INCH + largest_base(g)
    low_x, low_y = min(b.x - b.radius for b in bases), min(b.y - b.radius for b in bases)
    high_x, high_y = max(b.x + b.radius for b in bases), max(b.y + b.radius for b in bases)
    left, low, right, top = ambush_area(g, 1 - seat)
    low_x, low_y = max(low_x - reach, left), max(low_y - reach, low)
    high_x, high_y = min(high_x + reach, right), min(high_y + reach, top)
    if low_x > high_x or low_y > high_y:
        return False
    sites = (piece for piece in ground.pieces if piece.kind.ambush in SITES)
    return any(piece.near(low_x, low_y, high_x, high_y) for piece in sites)


def largest_base(g: State) -> int:
    """KP-17.19: only the centre of who hides must lie in the site."""
    return g.facts.sizes.frontage + max(g.facts.depths.values())
