"""Heuristics for the turns of a mission: play, charm, speech or withdraw (for advice.py; no rules).

Everything is counted in cards brought behind us; withdrawing is worth nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from zareba.games.poilus.facts.tables import CHRISTMAS, SOLO
from zareba.games.poilus.rules.state import State, active, cards_in_hands, hand_of, in_force, marks

from .outlook import (
    danger,
    full_threats,
    in_the_mission,
    is_near_the_end,
    knock_cost,
    others_cards,
    room_cost,
    too_many,
    unseen,
)
from .temper import temper


def play_value(g: State, place: int, card: str) -> float:
    """What playing a card is worth, in cards brought behind us; withdrawing is worth 0."""
    facts, before, mind = g.facts, active(g), temper(g)
    presses = cards_in_hands(g) > facts.number["least_drop"] or g.variant == SOLO
    urgency = mind.held * presses + mind.near_end * is_near_the_end(g)
    if card == CHRISTMAS:
        worst = max((marks(g, p) for p in range(len(g.knocks))), default=0)
        return (2.5 if worst > 1 else 0.2) + urgency
    if card in facts.threat_cards:
        after = before + facts.symbols[card]
        mine = len(hand_of(g, place)) - 1
        stake = len(g.no_mans_land) + 1.0 + mind.own_stake * mine
        stake += mind.stake * others_cards(g, place)
        if too_many(g, after):
            return -stake - 1.0
        value = 1.0 + urgency - _shared(g, place) * room_cost(g, before, card)
        if facts.traps and g.trials and is_trap(g, card):
            risk = danger(g, place, after)
            value = (value + mind.sprung) * (1 - risk) - mind.risk * risk * stake
            value -= trap_knock(g, place)
        return value + mind.follow * playable_after(g, place, card, after)
    after = before + facts.symbols[card]
    if too_many(g, after):
        return -len(g.no_mans_land) - 2.0
    cost = knock_cost(g, place, card) + untimely(g, place, card)
    if facts.symbols[card]:
        cost += _shared(g, place) * room_cost(g, before, card)
    if g.missions and in_force(g).on_knock and not g.final:
        cost += sum(0.9 * count for _, count in in_force(g).on_knock)
    return mind.knock_worth + urgency - cost


def untimely(g: State, place: int, knock: str) -> float:
    """What a hard knock costs in the running mission: who may not leave must play what he has."""
    mine = len(hand_of(g, place)) - 1
    others = [p for p in in_the_mission(g, place) if hand_of(g, p)]
    risk = danger(g, place, active(g)) * (len(g.no_mans_land) + temper(g).failed)
    if knock == "fragile":  # LP-6.6
        return risk * len(others)
    if knock == "hardheaded":  # LP-6.11
        return risk if mine >= g.facts.number["hardheaded_cards"] else 0.0
    if knock == "prideful":  # LP-6.12
        return risk if mine and others else 0.0
    if knock == "fearful":  # LP-6.7
        return temper(g).held * mine if full_threats(g, active(g)) else 0.0
    return risk if knock == "clumsy" else 0.0  # LP-6.13


def trap_knock(g: State, place: int) -> float:
    """What the hard knock that a trap may turn over is to be feared to cost."""
    pool, facts = unseen(g, place), g.facts
    knocks = [c for c in pool if c not in facts.threat_cards and c != CHRISTMAS]
    return sum(knock_cost(g, place, k) for k in knocks) / max(1, len(pool))


def had_better_leave(g: State, place: int) -> bool:
    """Whose hard knocks endanger the mission leaves before it is too late."""
    knocks, mind = g.knocks[place], temper(g)
    if not knocks or not in_the_mission(g, place):
        return False
    if g.variant == SOLO:  # the hand is common: the others play it
        marked = any(g.facts.symbols[k] for k in knocks) or "fragile" in knocks
        if marked and mind.leave_marked > 0:
            return True
        return "clumsy" in knocks and danger(g, place, active(g)) < mind.clumsy_danger
    if "fragile" in knocks and others_cards(g, place):  # LP-6.6: he keeps the others in
        return bool(full_threats(g, active(g))) or len(g.no_mans_land) >= mind.leave_fragile
    if "clumsy" in knocks:
        return leaves_clumsily(g, place)
    return False


def leaves_clumsily(g: State, place: int) -> bool:
    """Before it becomes dangerous: with few cards, or if the next one would make it so."""
    mind = temper(g)
    if danger(g, place, active(g)) >= mind.clumsy_danger:
        return False
    hand, symbols = hand_of(g, place), g.facts.symbols
    after = [danger(g, place, active(g) + symbols[c]) for c in hand if c in g.facts.threat_cards]
    return len(hand) <= mind.leave_clumsy or min(after, default=1.0) >= mind.clumsy_danger


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
    others = 0 if g.variant == SOLO else others_cards(g, place)
    return 0.5 * min(own, 2) + (0.3 if others > 1 else 0.0)


def action(g: State, options: list[Any]) -> Any:
    place, mind = g.turn, temper(g)
    cheer, speech = best_of(g, "speech", speech_value, options, -math.inf)
    if cheer >= mind.early_speech:
        return speech
    if "withdraw" in options and not g.final and had_better_leave(g, place):
        return "withdraw"
    value, play = best_of(g, "play", play_value, options, -99.0)
    if value > 0:
        return play
    luck, charm = best_of(g, "charm", charm_value, options, 0.0)
    if luck >= mind.charm_now:
        return charm
    if cheer >= mind.late_speech:
        return speech
    if g.final and hand_of(g, place):  # who leaves with a card has lost the game
        return charm if luck > 0 else speech or play
    if "withdraw" in options:
        return "withdraw"
    if value < mind.disaster and (charm or speech):  # gain time, until one may leave
        return charm or speech
    return play or options[0]


def best_of(
    g: State, kind: str, worth: Callable[[State, int, str], float], options: list[Any], none: float
) -> tuple[float, Any]:
    """The best option of a kind and what it is worth; *none* is, where there is no such option."""
    found = [(worth(g, g.turn, o[1]), o) for o in options if o[0] == kind]
    return max(found, default=(none, None), key=lambda pair: pair[0])
