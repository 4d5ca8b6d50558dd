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

from . import asks
from .asks import CHARM, DONE, NO, NONE, YES
from .limits import fails
from .outlook import (
    burden,
    danger,
    full_threats,
    in_the_mission,
    is_near_the_end,
    knock_cost,
    others_cards,
    room_cost,
    strain,
    too_many,
    unseen,
)
from .state import State, active, cards_in_hands, hand_of, in_force, marks, tiles_of, works
from .support import destination
from .tables import CHRISTMAS, SOLO

LAST_STAND = "last_stand"
# Time for the last stand: with at most so much morale and so many cards in pile and hands.
FINALE = ((3, 59), (7, 9), (14, 6))

HAND_AFTER_DEAL = {3: 8, 4: 8, 5: 8}  # cards in all hands the leader aims at, by soldiers
OWN_STAKE = 1.0  # of a card in the own hand
HELD = 1.2  # a card that stays in a hand when there are more than three in all
STAKE = 0.3  # of a card in another hand, if the mission fails
TRAP_KNOCK = 1.0
RISK = 1.5  # aversion to traps
LEAVE_CLUMSY = 2  # a clumsy soldier with so few cards leaves early
CLUMSY_DANGER = 0.2  # a clumsy soldier leaves while the danger is lower
STUCK = 0  # cards that cannot be played, when a Solo hand is filled up
FILL = 0.6  # the share of cards that could still be played, when a Solo hand is filled up
EARLY_SPEECH, LATE_SPEECH = 1.0, 0.3  # discards to hope for
GOOD_MISSIONS = (  # best first
    *("E10", "E11", "E09", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E13", "E12", "E01"),
    *("N12", "N11", "N10", "N09", "N02", "N01", "N03", "N04", "N05", "N06", "N07", "N08", "N13"),
    *("H13", "H08", "H11", "H10", "H07", "H06", "H12", "H01", "H09", "H05", "H04", "H03", "H02"),
)


# ------------------------------------------------------------------------------------------ actions
def play_value(g: State, place: int, card: str) -> float:
    """What playing a card is worth, in cards brought behind us; withdrawing is worth 0."""
    facts, before = g.facts, active(g)
    hands = cards_in_hands(g)
    urgency = (HELD if hands > 3 or g.variant == SOLO else 0.0) + (
        1.5 if is_near_the_end(g) else 0.0
    )
    if card == CHRISTMAS:
        worst = max((marks(g, p) for p in range(len(g.knocks))), default=0)
        return (2.5 if worst > 1 else 0.2) + urgency
    if card in facts.threat_cards:
        after = before + facts.symbols[card]
        mine = len(hand_of(g, place)) - 1
        stake = len(g.no_mans_land) + 1.0 + STAKE * others_cards(g, place) + OWN_STAKE * mine
        if too_many(g, after):
            return -stake - 1.0
        value = 1.0 + urgency - _shared(g, place) * room_cost(g, before, card)
        if facts.traps and g.trials and is_trap(g, card):
            risk = danger(g, place, after)
            value = value * (1 - risk) - RISK * risk * stake + (1 - risk) * 0.25
            value -= TRAP_KNOCK * trap_knock(g, place)
        return value + 0.12 * playable_after(g, place, card, after)
    after = before + facts.symbols[card]
    if too_many(g, after):
        return -len(g.no_mans_land) - 2.0
    cost = knock_cost(g, place, card)
    if facts.symbols[card]:
        cost += _shared(g, place) * room_cost(g, before, card)
    if g.missions and in_force(g).on_knock and not g.final:
        cost += sum(0.9 * count for _, count in in_force(g).on_knock)
    return 0.9 + urgency - cost


def trap_knock(g: State, place: int) -> float:
    """What the hard knock that a trap may turn over is to be feared to cost."""
    pool, facts = unseen(g, place), g.facts
    knocks = [c for c in pool if c not in facts.threat_cards and c != CHRISTMAS]
    return sum(knock_cost(g, place, k) for k in knocks) / max(1, len(pool))


def had_better_leave(g: State, place: int) -> bool:
    """Whose hard knocks endanger the mission leaves before it is too late."""
    knocks = g.knocks[place]
    if not knocks or not in_the_mission(g, place):
        return False
    if g.variant == SOLO:  # the hand is common: the others play it
        if any(g.facts.symbols[k] for k in knocks) or "fragile" in knocks:
            return True
        return "clumsy" in knocks and danger(g, place, active(g)) < CLUMSY_DANGER
    if "fragile" in knocks and others_cards(g, place):  # LP-6.6: he keeps the others in
        return bool(full_threats(g, active(g))) or len(g.no_mans_land) >= 3
    if "clumsy" in knocks and len(hand_of(g, place)) <= LEAVE_CLUMSY:
        return danger(g, place, active(g)) < CLUMSY_DANGER
    return False


def _shared(g: State, place: int) -> float:
    """How much others still need the room in No Man's Land."""
    others = sum(min(3, len(hand_of(g, p))) for p in in_the_mission(g, place))
    return 0.0 if not others or g.variant == SOLO else min(1.0, 0.25 + others / 8)


def is_trap(g: State, card: str) -> bool:
    if card in g.facts.trap_cards:
        return True
    return bool(g.missions) and bool(in_force(g).traps & g.facts.symbols[card])


def playable_after(g: State, place: int, card: str, packed: int) -> int:
    """How many other cards of the hand could follow this one."""
    hand = hand_of(g, place)[:]
    hand.remove(card)
    threats, symbols = g.facts.threat_cards, g.facts.symbols
    return sum(1 for c in hand if c in threats and not too_many(g, packed + symbols[c]))


def speech_value(g: State, place: int, threat: str) -> float:
    """The discards to hope for; cards that cannot be played anyway count more."""
    mask, symbols = g.facts.fields[threat], g.facts.symbols
    pool = unseen(g, place)
    share = sum(1 for c in pool if symbols[c] & mask) / max(1, len(pool))
    hope = 0.0
    for other in in_the_mission(g, place):
        if other >= g.players:
            hope += any(symbols[c] & mask for c in g.open_hand)
        else:
            hope += 1 - (1 - share) ** len(g.hand[other])
    return hope * (1.15 if full_threats(g, active(g)) & mask else 1.0)


def charm_value(g: State, place: int, card: str) -> float:
    """Room made for cards that are still in hands."""
    before = active(g)
    after = before - g.facts.symbols[card]
    freed = full_threats(g, before) & ~full_threats(g, after)
    if not freed:
        return 0.0
    hand, threats, symbols = hand_of(g, place), g.facts.threat_cards, g.facts.symbols
    own = sum(
        1
        for c in hand
        if c in threats and too_many(g, before + symbols[c]) and not too_many(g, after + symbols[c])
    )
    others = sum(len(hand_of(g, p)) for p in in_the_mission(g, place))
    return 0.5 * min(own, 2) + (0.3 if others > 1 and g.variant != SOLO else 0.0)


def action(g: State, options: list[Any]) -> Any:
    place = g.turn
    talk = [o for o in options if o[0] == "speech"]
    if talk:
        best = max(talk, key=lambda o: speech_value(g, place, o[1]))
        if speech_value(g, place, best[1]) >= EARLY_SPEECH:
            return best
    if "withdraw" in options and not g.final and had_better_leave(g, place):
        return "withdraw"
    plays = [(play_value(g, place, o[1]), o) for o in options if o[0] == "play"]
    value, play = max(plays, default=(-99.0, None), key=lambda p: p[0])
    if value > 0:
        return play
    charms = [(charm_value(g, place, o[1]), o) for o in options if o[0] == "charm"]
    luck, charm = max(charms, default=(0.0, None), key=lambda c: c[0])
    if luck >= 0.5:
        return charm
    if talk and speech_value(g, place, best[1]) >= LATE_SPEECH:
        return best
    if g.final and hand_of(g, place):  # who leaves with a card has lost the game
        return charm if luck > 0 else best if talk else play
    if "withdraw" in options:
        return "withdraw"
    return play if play is not None else options[0]


# -------------------------------------------------------------------------------------- preparation
def intensity(g: State, options: list[Any]) -> Any:
    """So many cards that No Man's Land can take them."""
    soldiers = len(g.present)
    wanted = (HAND_AFTER_DEAL[max(3, soldiers)] - cards_in_hands(g)) / soldiers
    left = len(g.trials) + cards_in_hands(g)
    if left <= 7:  # peace is near: everything at once
        return options[-1]
    return min(options, key=lambda n: abs(n - wanted))


def mission_card(g: State, options: list[Any]) -> Any:
    """The easier one; the last stand when the reserve will not bear another mission."""
    left = len(g.trials) + cards_in_hands(g)
    ordinary = [o for o in options if o not in g.facts.finals]
    if not ordinary or any(len(g.morale) <= m and left <= n for m, n in FINALE):
        return LAST_STAND
    rank = {m: i for i, m in enumerate(GOOD_MISSIONS)}
    return min(ordinary, key=lambda m: rank.get(m, len(rank)) - fondness(g, m))


def fondness(g: State, mission: str) -> int:
    """What speaks for a mission just now."""
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
def need(g: State, place: int) -> float:
    """How badly a soldier needs support."""
    if place >= len(g.knocks):
        return -1.0
    return strain(marks(g, place)) * 2 + len(g.knocks[place]) * 0.3 + (not g.charm[place])


def neediest(g: State) -> int:
    """The soldier whom everybody at the table would support; the same for all."""
    return max(range(len(g.knocks)), key=lambda p: (need(g, p), -p))


def support_tile(g: State, ask: asks.SupportTile, options: list[Any]) -> Any:
    """To the neediest comrade within reach; everybody thinks the same way."""
    place = g.soldier.index(ask.soldier)
    if works(g, place, "selfish"):
        return options[0]
    held = tiles_of(g, place)
    receivers = {tile: destination(g, place, tile) for tile in options}
    target = neediest(g)
    fitting = [tile for tile in options if receivers[tile] == target]
    if fitting:  # of two ways the one that can be spared
        return max(fitting, key=held.count)
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


def payment(g: State, options: list[Any]) -> Any:
    """Pay if it saves the mission, or if the hands can bear the cards."""
    wanted = [m for m in options if m != NONE]
    if fails(g):
        return wanted[0]
    for mission in wanted:
        if cards_in_hands(g) + g.facts.missions[mission].discard.cards <= 5:
            return mission
    return NONE


# ----------------------------------------------------------------------------- support and the rest
def knock_weight(g: State, knock: str) -> float:
    """How good it is to be rid of a hard knock."""
    return burden(g, knock) + 1.5 * g.facts.weight[knock]


def reward(g: State, ask: asks.Reward, options: list[Any]) -> Any:
    place = g.soldier.index(ask.soldier)
    knocks = [o for o in options if o not in (DONE, CHARM)]
    if CHARM in options:
        relief = sum(sorted(knock_weight(g, k) for k in knocks)[-ask.left :]) if ask.left else 0
        if relief < 2.6 and marks(g, place) < 3:
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
    blocked, pool = full_threats(g, packed), unseen(g, 0)
    welcome = sum(1 for c in pool if not symbols[c] & blocked and (c in threats or spare(g)))
    return YES if stuck <= STUCK and welcome >= FILL * len(pool) else NO


def spare(g: State) -> bool:
    """Solo: somebody in the mission can bear another hard knock."""
    return any(present and marks(g, p) < 2 for p, present in enumerate(g.present))


Advice = Callable[[State, Any, list[Any]], Any]
ADVICE: dict[type, Advice] = {
    asks.Action: lambda g, _, o: action(g, o),
    asks.ActionWithAlikeCards: lambda g, _, o: action(g, o),
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


# -------------------------------------------------------------------------------------------- value
def is_quiet(g: State, ask: Any) -> bool:
    """The moment where a position is judged best: before a mission begins."""
    return g.phase == "preparation" and isinstance(ask, asks.MissionCard | asks.Intensity)


def value(g: State, _seat: int) -> float:
    """How good a position looks, 0 to 1: cards still to bring behind us against morale left."""
    left = len(g.trials) + cards_in_hands(g)
    worn = sum(strain(marks(g, p)) for p in range(len(g.knocks)))
    charms = sum(g.charm)
    ahead = len(g.morale) * 0.8 - left - worn + 0.7 * charms + sum(g.speeches)
    return max(0.01, min(0.95, 0.35 + ahead / 60))
