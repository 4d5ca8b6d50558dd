"""How a bot leads a column through country where an ambush may lie (KP-16.6, KP-16.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.formations import LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.ground import Piece
from zareba.games.kriegspfad.field.placing import FACING
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import bases_of, look, units_of

from .plans import LINE_AT_MOST
from .tactics import ASSEMBLY

LANE = 2 * INCH  # between lanes considered
SPRINGS = 10 * INCH  # so near to a lane a hiding-place is dangerous
TOGETHER = 0.06  # danger of an inch between a lane and that of the others
HIDING = ("any", "foot_warrior_skirmisher")
TRIED = 24  # places put to the rules


def entered(g: State, ask: Enter) -> Any:
    """The unit on the lane farthest from hiding-places and near to the others; or nothing."""
    company = companies(g, ask.seat)[ask.number]
    for tried, places in enumerate(entries(g, ask.seat, company)):
        choice = (int(company.mounted), *places)
        if tried >= TRIED:
            break
        if not ask.refusal(g, choice):
            return choice
    return None


def entries(g: State, seat: int, company: Company) -> Iterator[list[Place]]:
    """Formations inside the entry edge, the best lanes first, as far in as the column waits."""
    facing, n = FACING[g.edges[seat]], len(company.crew)
    width = g.facts.sizes.table[0]
    frontage, depth = g.facts.sizes.frontage, g.facts.depths[company.troop, company.mounted]
    kind = LINE if n <= LINE_AT_MOST else RANKS
    reach = min(g.allowance * INCH, ASSEMBLY) - depth
    for y in lanes(g, seat):
        for inwards in {max(depth, reach), max(depth, reach // 2)}:
            x = inwards if g.edges[seat] == "left" else width - inwards
            yield formation(kind, n, x, y, facing, frontage, depth)


def lanes(g: State, seat: int) -> list[int]:
    """Ways straight over the table, the safest first."""
    height = g.facts.sizes.table[1]
    friends = [b.y for u in units_of(g, seat) for b in bases_of(g, u)]
    middle = sum(friends) // len(friends) if friends else -1

    def danger(y: int) -> float:
        apart = TOGETHER * abs(y - middle) / INCH if middle >= 0 else 0.0
        return apart + sum(threat(piece, y) for piece in look(g).ground.pieces)

    return sorted(range(2 * LANE, height - LANE, LANE), key=lambda y: (danger(y), y))


def threat(piece: Piece, y: int) -> float:
    """1 for a lane through a hiding-place, 0 for one far from it."""
    if piece.kind.ambush not in HIDING or piece.kind.linear:
        return 0.0
    ys = [p[1] for p in piece.outline]
    gap = max(0, min(ys) - y, y - max(ys))
    return max(0.0, 1 - gap / SPRINGS)
