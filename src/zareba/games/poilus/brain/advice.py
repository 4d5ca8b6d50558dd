"""Heuristics for bots: how a sensible comrade plays.  Not rules; nothing here is enforced.

The plan: six threats may each stand twice, so a mission has room for twelve symbols.  Spend that
room on as many cards as possible, let speeches and charms make more of it, stay below three cards
in all hands when everybody has left, and support whoever is nearest to breaking.

Everything is judged from the own hand and from what lies open.  Hidden cards count only as the
pool they come from.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from zareba.games.poilus.facts.tables import CHRISTMAS
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.asks import CHARM, DONE, NO, NONE, YES
from zareba.games.poilus.rules.state import State, active, cards_in_hands, marks, tiles_of, works
from zareba.games.poilus.rules.support import destination

from .deeds import action
from .means import means
from .outlook import burden, full_threats, strain, too_many, unseen
from .temper import temper

LAST_STAND, FINAL_ASSAULT = "last_stand", "final_assault"
# Time for the last stand: with at most so much morale and so many cards in pile and hands.
FINALE = ((3, 59), (7, 9), (14, 6))

SCARCE = 9  # morale cards: with so few a larger drop may be the last
GRAVE = 40  # no other mission is so bad
GOOD_MISSIONS = (  # best first
    *("E10", "E11", "E09", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E13", "E12", "E01"),
    *("N12", "N11", "N10", "N09", "N02", "N01", "N03", "N04", "N05", "N06", "N07", "N08", "N13"),
    *("H13", "H08", "H11", "H10", "H07", "H06", "H12", "H01", "H09", "H05", "H04", "H03", "H02"),
)


# -------------------------------------------------------------------------------------- preparation
def intensity(g: State, options: list[Any]) -> Any:
    """So many cards that No Man's Land can take them."""
    soldiers, mind = len(g.present), temper(g)
    wanted = (mind.deal - cards_in_hands(g)) / soldiers
    left = len(g.trials) + cards_in_hands(g)
    if left <= mind.all_at_once:  # peace is near: everything at once
        return options[-1]
    return min(options, key=lambda n: abs(n - wanted))


def mission_card(g: State, options: list[Any]) -> Any:
    """The easier one; a last mission when the reserve will not bear another one after it.

    That is the final assault when so little is left that three of a kind will hardly meet.
    """
    left = len(g.trials) + cards_in_hands(g)
    ordinary = [o for o in options if o not in g.facts.finals]
    if not ordinary or any(len(g.morale) <= m and left <= n for m, n in FINALE):
        return FINAL_ASSAULT if left <= temper(g).assault else LAST_STAND
    rank = {m: i for i, m in enumerate(GOOD_MISSIONS)}
    return min(ordinary, key=lambda m: rank.get(m, len(rank)) - fondness(g, m))


def fondness(g: State, mission: str) -> int:
    """What speaks for a mission just now."""
    drop = sum(e.delta for e in g.facts.missions[mission].effects if e.kind == "morale_delta")
    if drop and len(g.morale) <= SCARCE:
        return -GRAVE * drop
    if mission == "E08" and not g.charm[g.leader]:
        return 9
    if mission == "E11" and not g.supply:
        return -12
    if mission == "E09" and all(len(k) < 2 for k in g.knocks):
        return -8
    return 0


def worst_first(g: State, options: list[Any]) -> Any:
    """Back on the pile: what is hard to play goes deepest."""
    return max(options, key=lambda c: badness(g, c))


def badness(g: State, card: str) -> float:
    """How unwelcome a card is in a hand."""
    facts = g.facts
    if card == CHRISTMAS:
        return -1.0
    if card in facts.threat_cards:
        return bin(facts.symbols[card]).count("1") * 0.5 + (0.4 if card in facts.trap_cards else 0)
    return burden(g, card) + 0.8 * facts.weight[card]


# --------------------------------------------------------------------------------------- withdrawal
def neediest(g: State) -> int:
    """The soldier whom everybody at the table would support, of equals the first for all."""
    known = means(g)
    needs = [known.need(knocks) + (not g.charm[place]) for place, knocks in enumerate(g.knocks)]
    return needs.index(max(needs))


def support_tile(g: State, ask: asks.SupportTile, options: list[Any]) -> Any:
    """To the neediest comrade within reach; everybody thinks the same way."""
    place = g.soldier.index(ask.soldier)
    if works(g, place, "selfish"):
        return options[0]
    target = neediest(g)
    fitting = [tile for tile in options if destination(g, place, tile) == target]
    if fitting:  # of two ways the one that can be spared
        return fitting[0] if len(fitting) == 1 else max(fitting, key=tiles_of(g, place).count)
    # Who cannot reach him must not make a tie: all of these point the same way around.
    return min(options, key=lambda t: (g.facts.offset[t] != 1, abs(g.facts.offset[t]) > 1))


def tile_to_remove(g: State, options: list[Any]) -> Any:
    doubles = [t for t in options if len(t) > 1]
    return (doubles or options)[0]


def strategic(g: State, ask: asks.StrategicWithdrawal, options: list[Any]) -> Any:
    """Back on the pile with what would cost morale in the hand."""
    place = g.soldier.index(ask.soldier)
    cards = [c for c in options if c != NONE]
    if cards_in_hands(g) <= 3 and g.trials:
        return NONE
    safe = [c for c in cards if c in g.facts.threat_cards and not full_threats_hit(g, c)]
    clumsy = works(g, place, "clumsy")
    if clumsy:
        return max(safe, key=lambda c: badness(g, c)) if safe else NONE
    return max(cards, key=lambda c: badness(g, c) - (1.0 if full_threats_hit(g, c) else 0.0))


def full_threats_hit(g: State, card: str) -> bool:
    return bool(g.facts.symbols[card] & full_threats(g, active(g)))


def payment(_g: State, options: list[Any]) -> Any:
    """Rather cards in hand now than a mission that stays."""
    return next(m for m in options if m != NONE)


# ----------------------------------------------------------------------------- support and the rest
def knock_weight(g: State, knock: str) -> float:
    """How good it is to be rid of a hard knock."""
    return burden(g, knock) + 1.5 * g.facts.weight[knock]


def reward(g: State, ask: asks.Reward, options: list[Any]) -> Any:
    place = g.soldier.index(ask.soldier)
    knocks = [o for o in options if o not in (DONE, CHARM)]
    if CHARM in options:
        relief = sum(sorted(knock_weight(g, k) for k in knocks)[-ask.left :]) if ask.left else 0
        if relief < temper(g).relief and marks(g, place) < 3:
            return CHARM
    return max(knocks, key=lambda k: knock_weight(g, k)) if knocks else options[-1]


def christmas(g: State, options: list[Any]) -> Any:
    def relief(knock: str) -> float:
        place = next(p for p, knocks in enumerate(g.knocks) if knock in knocks)
        now = marks(g, place)
        eased = strain(now) - strain(now - g.facts.weight[knock])
        return eased + knock_weight(g, knock)

    return max(options, key=relief)


def speech_answer(g: State, ask: asks.SpeechAnswer, options: list[Any]) -> Any:
    """Always glad to be rid of a card: the one that is hardest to play."""
    cards = [c for c in options if c != NONE]
    if not cards:
        return NONE
    return max(cards, key=lambda c: badness(g, c) + (1.0 if full_threats_hit(g, c) else 0.0))


def fill_up(g: State) -> Any:
    """Solo: if all cards in hand can be played, and after them probably one more."""
    packed, symbols, threats = active(g), g.facts.symbols, g.facts.threat_cards
    stuck = 0
    for card in g.hand[0]:
        if card in threats and not too_many(g, packed + symbols[card]):
            packed += symbols[card]
        elif card in threats or not spare(g):
            stuck += 1
    blocked, pool, mind = full_threats(g, packed), unseen(g, 0), temper(g)
    welcome = sum(1 for c in pool if not symbols[c] & blocked and (c in threats or spare(g)))
    return YES if stuck <= mind.stuck and welcome >= mind.fill * len(pool) else NO


def spare(g: State) -> bool:
    """Solo: somebody in the mission can bear another hard knock."""
    return any(present and marks(g, p) < 2 for p, present in enumerate(g.present))


Advice = Callable[[State, Any, list[Any]], Any]
ADVICE: dict[type, Advice] = {
    asks.Action: action,
    asks.ActionWithAlikeCards: action,
    asks.Intensity: lambda g, _, o: intensity(g, o),
    asks.MissionCard: lambda g, _, o: mission_card(g, o),
    asks.CardOnTop: lambda g, _, o: worst_first(g, o),
    asks.SupportTile: support_tile,
    asks.TileToRemove: lambda g, _, o: tile_to_remove(g, o),
    asks.StrategicWithdrawal: strategic,
    asks.Payment: lambda g, _, o: payment(g, o),
    asks.CollectTarget: lambda g, _, o: max(o, key=lambda m: len(g.under[g.missions.index(m)])),
    asks.Reward: reward,
    asks.ChristmasTarget: lambda g, _, o: christmas(g, o),
    asks.SpeechAnswer: speech_answer,
    asks.FillUp: lambda g, _, o: fill_up(g),
}


def advise(g: State, ask: Any, options: list[Any], rng: random.Random) -> Any:
    """One of the options, by rules of thumb."""
    if len(options) == 1:
        return options[0]
    advice = ADVICE.get(type(ask))
    return advice(g, ask, options) if advice is not None else rng.choice(options)
