"""Which units a bot holds back, and where they come in (KP-17.1 to KP-17.3)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.battle.asks import Arrive
from zareba.games.kriegspfad.battle.limits import arrival_edges
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.formations import LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.geometry import length_of
from zareba.games.kriegspfad.field.placing import FACING, edge_strip
from zareba.games.kriegspfad.field.state import RAID, SIEGE, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import base_of, enemies_of
from zareba.games.kriegspfad.prepare.asks_hold import Hold

from .deployment import forward, goal_of

STEP = 2 * INCH  # between places along an edge
TRIED = 60  # places put to the rules, the best first
SAFE = 8 * INCH  # so far an enemy should be, who moves first in the next round


def comes_late(g: State, ask: Hold) -> list[int]:
    """KP-17.2, KP-17.3: mounted warriors of a raid come soon, and nearer to the village.

    From the first round on every second die brings them, at the side of the table instead of
    its far end; all others would wait six rounds.
    """
    if g.scenario not in (RAID, SIEGE) or ask.seat != g.attacker:
        return []
    found = companies(g, ask.seat)
    free = ask.fighting(g)
    riders = [i for i in free if found[i].troop == "warrior" and found[i].horses]
    return riders[: min(ask.late, len(free) - 1)]


def arrival(g: State, ask: Arrive, rng: random.Random) -> Any:
    """The place at an edge nearest to where the unit is wanted, but not under the enemy's nose."""
    company = companies(g, ask.seat)[ask.number]
    goal = goal_of(g, ask.seat)
    foes = [base_of(g, e) for e in enemies_of(g, ask.seat)]

    def cost(places: list[Place]) -> int:
        x, y = (sum(p[k] for p in places) * HUNDREDTH // len(places) for k in (0, 1))
        near = min((length_of(b.x - x, b.y - y) for b in foes), default=SAFE)
        return length_of(goal[0] - x, goal[1] - y) + 2 * max(0, SAFE - near)

    for places in sorted(along_edges(g, ask.seat, company), key=cost)[:TRIED]:
        choice = (int(company.mounted), *places)
        if not ask.refusal(g, choice):
            return choice
    return forward(g, ask, rng)


def along_edges(g: State, seat: int, company: Company) -> Iterator[list[Place]]:
    """Lines and two ranks along every edge at which late units appear."""
    depth, width = g.facts.depths[company.troop, company.mounted], g.facts.sizes.frontage
    for edge in arrival_edges(g, seat):
        low_x, low_y, high_x, high_y = edge_strip(g, edge, g.facts.late.edge * INCH)
        x, y = (low_x + high_x) // 2, (low_y + high_y) // 2
        upright = edge in ("left", "right")
        for at in range(STEP, (high_y if upright else high_x), STEP):
            spot = (x, at) if upright else (at, y)
            for kind in (LINE, RANKS):
                yield formation(kind, len(company.crew), *spot, FACING[edge], width, depth)
