"""How a sensible comrade sees the table: room, danger, burdens (for advice.py; no rules here)."""

from __future__ import annotations

from functools import lru_cache

from zareba.games.poilus.facts.tables import FIELD, FULL
from zareba.games.poilus.rules.limits import threat_limit
from zareba.games.poilus.rules.state import State, cards_in_hands, in_force

from .temper import temper

# What it costs to lay down a hard knock, apart from its marks, in cards.
BURDEN = {
    "demoralized": 2.2,
    "frenzied": 1.3,
    "hardheaded": 1.6,
    "prideful": 1.8,
    "fragile": 2.0,
    "fearful": 0.8,
    "clumsy": 2.2,
    "novice": 0.0,
    "tyrannical": 0.5,
    "absent_minded": 0.6,
    "panicked": 0.3,
    "selfish": 0.3,
    "mute": 0.3,
    "wounded": 0.3,
}
SYMBOL_BURDEN = 0.7  # a Trauma or Phobia takes room in every mission to come
MARK = (0.0, 0.1, 0.35, 1.6, 9.0, 12.0, 15.0)  # having so many marks
ROOM = (0.15, 0.45, 1.0)  # of a symbol that brings a threat to 1, 2, 3


def too_many(g: State, packed: int) -> int:
    """The bits of the threats that would make the mission fail."""
    if g.missions:
        packed &= in_force(g).counted
    return (packed + g.facts.failing[g.final]) & g.facts.top_bits


def unseen(g: State, place: int) -> list[str]:
    """Every card this soldier's player cannot see, wherever it is."""
    seat = place if place < g.players else -1
    cards = g.trials + g.morale
    for owner, hand in enumerate(g.hand):
        if owner != seat:
            cards += hand
    return cards


def full_threats(g: State, packed: int) -> int:
    """Mask of the threats that cannot take another symbol."""
    if g.missions:
        packed &= in_force(g).counted
    return full_at(threat_limit(g) - 1, len(g.facts.threats), packed)


@lru_cache(4096)
def full_at(limit: int, threats: int, packed: int) -> int:
    found = 0
    for i in range(threats):
        if packed >> FIELD * i & FULL >= limit:
            found |= FULL << FIELD * i
    return found


@lru_cache(4096)
def room_taken(limit: int, threats: int, before: int, symbols: int) -> float:
    """What symbols take away from everybody; a higher limit leaves more room."""
    cost, spare = 0.0, limit - len(ROOM)
    for i in range(threats):
        if symbols >> FIELD * i & FULL:
            level = (before >> FIELD * i & FULL) - spare
            cost += ROOM[max(0, min(level, len(ROOM) - 1))]
    return cost


def strain(marks: int) -> float:
    """How bad it is to have so many marks."""
    return MARK[max(0, min(marks, len(MARK) - 1))]


def hardship(knock: str, symbols: int) -> float:
    """How much a hard knock hinders its owner and the others, apart from its marks."""
    return SYMBOL_BURDEN if symbols else BURDEN[knock]


def burden(g: State, knock: str) -> float:
    """What a hard knock costs in the missions to come, apart from its marks."""
    return hardship(knock, g.facts.symbols[knock]) * temper(g).ease


def is_near_the_end(g: State) -> bool:
    """Everything is in the hands, and it may be the last mission."""
    return bool(g.final) or (not g.trials and cards_in_hands(g) <= 2 * len(g.present))


def in_the_mission(g: State, but: int) -> list[int]:
    return [p for p, present in enumerate(g.present) if present and p != but]
