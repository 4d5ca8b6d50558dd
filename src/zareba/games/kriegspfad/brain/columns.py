"""How a bot leads a column through country where an ambush may lie (KP-16.6, KP-16.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.formations import COLUMN, LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.placing import FACING
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import bases_of, units_of

from .ranks import LINE_AT_MOST
from .routes import routes
from .tactics import ASSEMBLY

LANE = 2 * INCH  # between lanes considered
APART = 1.0  # inches of way that an inch between a lane and those of the others is worth
TRIED = 48  # places put to the rules


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
    kinds = (LINE if n <= LINE_AT_MOST else RANKS, RANKS, COLUMN) if n > 1 else (LINE,)
    reach = min(g.allowance * INCH, ASSEMBLY) - depth
    for y in lanes(g, seat):
        for kind in dict.fromkeys(kinds):
            for inwards in {max(depth, reach), max(depth, reach // 2)}:
                x = inwards if g.edges[seat] == "left" else width - inwards
                yield formation(kind, n, x, y, facing, frontage, depth)


def lanes(g: State, seat: int) -> list[int]:
    """Where to come in: at the beginning of the shortest way, near the others."""
    width, height = g.facts.sizes.table
    friends = [b.y for u in units_of(g, seat) for b in bases_of(g, u)]
    middle = sum(friends) // len(friends) if friends else -1
    x = ASSEMBLY if g.edges[seat] == "left" else width - ASSEMBLY
    ways = routes(g)

    def length(y: int) -> float:
        return ways.length(x, y) + (APART * abs(y - middle) if middle >= 0 else 0.0)

    return sorted(range(2 * LANE, height - LANE, LANE), key=lambda y: (length(y), y))
