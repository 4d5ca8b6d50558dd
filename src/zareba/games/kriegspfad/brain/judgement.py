"""How good a battle stands for a seat: for bots that do not play to the end, and for hints."""

from __future__ import annotations

from typing import Any

from zareba.engine import SCORE, Judgement
from zareba.games.kriegspfad.battle.asks import Resolve
from zareba.games.kriegspfad.field.companies import FIGHTING_STATUSES, companies
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, RAID, SIEGE, State
from zareba.games.kriegspfad.field.troops import elements_of, units_of

from .appraisal import level
from .prospects import FIRST, prospects
from .terms import TERMS

# What is read off a position, and which way it may count.  Everything changes its sign with the
# seat, so that the chances of both sides add up to one.
SIGNS = {
    "share": 1, "ahead": 1, "late_ahead": 0, "charges": 1, "volleys": 1,
    "raids": 0, "raid_late": -1, "raid_held": 1, "raid_burnt": 1, "raid_near": 1,
    "besieges": 0, "siege_late": -1, "siege_held": 1, "siege_burnt": 1, "siege_near": 1,
    "siege_in_time": 1,
    "marches": 0, "march_late": 0, "march_gone": 1, "march_left": 1, "march_come": 1,
}  # fmt: skip
ROUNDS = 10.0  # of a long battle


def strength(g: State, seat: int) -> float:
    """What is left of an army, by points, less its disorder."""
    if not g.points[seat]:
        return 0.5
    left = 0.0
    for u in units_of(g, seat):
        if g.role[u] == FIGHTING:
            worth = sum(g.price[e] for e in elements_of(g, u))
            left += worth * (1 - level(g.markers[u]))
    left += sum(
        crew.price
        for company in companies(g, seat)
        if company.status in FIGHTING_STATUSES and company.role == FIGHTING
        for crew in company.crew
    )
    return left / g.points[seat]


def features(g: State, seat: int) -> list[float]:
    """The numbers of `SIGNS`, in their order."""
    own, other = strength(g, seat), strength(g, 1 - seat)
    share = own / (own + other) - 0.5 if own + other else 0.0
    side = 0.0 if not g.round or g.attacker < 0 else 1.0 if seat == g.attacker else -1.0
    late = g.round / ROUNDS
    raid, siege, march = (side * (g.scenario == name) for name in (RAID, SIEGE, AMBUSH))
    burnt = 0.0  # KP-16.9: taken, or out of reach for its attackers
    if g.village_burnt >= 0:
        burnt = 1.0 if g.village_burnt == g.attacker else -1.0
    gone = 0.0
    if march and g.start_elements[g.attacker]:
        gone = g.exited[g.attacker] / g.start_elements[g.attacker]
    attackers = own if side > 0 else other
    seen = prospects(g)
    first = 1.0 if seat == FIRST else -1.0
    return [
        share, own - other, late * (own - other), first * seen.charges, first * seen.volleys,
        raid, raid * late, raid * g.held, raid * burnt, raid * seen.near,
        siege, siege * late, siege * g.held, siege * burnt, siege * seen.near,
        siege * seen.in_time,
        march, march * late, march * gone, march * attackers, march * seen.come,
    ]  # fmt: skip


def is_quiet(g: State, ask: Any) -> bool:
    """A good moment to judge a position: the end of a round, or before the battle."""
    return g.round == 0 or isinstance(ask, Resolve)


JUDGEMENT = Judgement(__package__, SIGNS, features, TERMS, is_quiet, SCORE)
