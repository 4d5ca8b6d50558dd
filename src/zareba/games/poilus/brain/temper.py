"""How bold a comrade is, in numbers: worths are counted in cards brought behind us.  Not rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from zareba.engine.tempers import Tempers
from zareba.games.poilus.facts.tables import SOLO, Facts
from zareba.games.poilus.rules.state import State

EXPANSION = "expansion"
PLAYERS = ("", "", "2", "3", "4", "5")


class Temper(msgspec.Struct, frozen=True):
    """The numbers of the rules of thumb (advice, deeds, outlook)."""

    # a card in hand
    stake: float = 0.3  # of a card in another hand, if the mission fails
    own_stake: float = 1.0  # of a card in the own hand, if the mission fails
    held: float = 1.2  # a card that stays in a hand when there are more than three in all
    near_end: float = 1.5  # more urgent when it may be the last mission
    follow: float = 0.12  # for every card of the hand that could follow
    # traps
    risk: float = 1.5  # aversion to them
    sprung: float = 0.25  # a trap that does no harm brings a card behind us
    # hard knocks
    knock_worth: float = 0.9  # one brought behind us
    ease: float = 0.5  # of the hardship in missions to come
    strain: float = 1.0  # of marks
    late_knock: float = 0.1  # a hard knock in the last mission
    late_break: float = 4.0  # one too many there
    failed: float = 2.0  # what a failed mission costs, apart from the cards in No Man's Land
    # leaving
    leave_fragile: float = 2.0  # a fragile soldier leaves when so many cards lie there
    leave_clumsy: float = 2.0  # a clumsy soldier with so few cards leaves early
    clumsy_danger: float = 0.2  # a clumsy soldier leaves while the danger is lower
    leave_marked: float = 1.0  # Solo: above 0, who bears a symbol or is fragile leaves at once
    # charms and speeches
    disaster: float = -1.5  # rather waste one than play a card that is worse
    charm_now: float = 0.5  # what a charm must bring
    early_speech: float = 1.0  # discards to hope for
    late_speech: float = 0.3
    # between missions
    deal: float = 8.0  # cards in all hands the leader aims at
    all_at_once: float = 13.0  # cards in pile and hands that are dealt at once
    relief: float = 2.6  # rather the charm than knocks that weigh less
    assault: float = 4.0  # as last mission the Final Assault with so few cards in pile and hands
    # Solo: filling up the hand
    stuck: float = 0.0  # cards that cannot be played
    fill: float = 0.6  # the share of cards that could still be played


def way(g: State) -> str:
    """Solo, the expansion, or the number of players."""
    return _way(g.facts, g.variant, g.players)


def _way(facts: Facts, variant: str, players: int) -> str:
    if variant == SOLO:
        return SOLO
    return EXPANSION if facts.expansion else PLAYERS[players]


_FORGET: list[Callable[[], object]] = []  # what was worked out with these numbers
TEMPERS = Tempers(__package__, Temper, way, lambda: [forget() for forget in _FORGET])


def forgets(cached: Callable[[], object]) -> None:
    """*cached* is called when the numbers change."""
    _FORGET.append(cached)


@lru_cache(maxsize=64)
def temper_at(facts: Facts, variant: str, players: int) -> Temper:
    return TEMPERS.known.get(_way(facts, variant, players), TEMPERS.usual)


forgets(temper_at.cache_clear)


def temper(g: State) -> Temper:
    return temper_at(g.facts, g.variant, g.players)
