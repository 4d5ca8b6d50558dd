"""Heuristics for the turns of a mission: play, charm, speech or withdraw (for advice.py; no rules).

Everything is counted in cards brought behind us; withdrawing is worth nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from zareba.games.poilus.facts.tables import CHRISTMAS, SOLO
from zareba.games.poilus.rules.asks import WITHDRAW
from zareba.games.poilus.rules.state import State, hand_of, in_force, marks

from .glance import Glance
from .outlook import full_threats, room_taken

NO_CARD = -99.0  # worse than any


def best_play(seen: Glance, plays: list[Any]) -> tuple[float, Any]:
    """The best card to play, and what it is worth in cards brought behind us.

    Withdrawing is worth nothing.
    """
    symbols, threats, packed = seen.symbols, seen.threats, seen.active
    best, found = NO_CARD, None
    for option in plays:
        card = option[1]
        after = packed + symbols[card]
        if card not in threats:
            value = knock_value(seen, card, after)
        elif ((after & seen.counted) + seen.failing) & seen.top:
            value = -seen.stake - 1.0
        else:
            value = threat_value(seen, card, after)
        if found is None or value > best:
            best, found = value, option
    return best, found


def threat_value(seen: Glance, card: str, after: int) -> float:
    """What a threat is worth that does not make the mission fail."""
    mind, bits = seen.mind, seen.symbols[card]
    value = 1.0 + seen.urgency
    if seen.shared:
        value -= seen.shared * room_taken(seen.limit, seen.kinds, seen.active, bits)
    if seen.trapped and (card in seen.facts.trap_cards or bits & seen.traps):
        risk = seen.danger(after)
        value = (value + mind.sprung) * (1 - risk) - mind.risk * risk * seen.stake
        value -= seen.trap_knock()
    return value + mind.follow * seen.following(bits, after)


def knock_value(seen: Glance, card: str, after: int) -> float:
    """What a hard knock is worth, or Merry Christmas."""
    g, mind = seen.g, seen.mind
    if card == CHRISTMAS:
        worst = max((marks(g, p) for p in range(len(g.knocks))), default=0)
        return (2.5 if worst > 1 else 0.2) + seen.urgency
    if seen.too_many(after):
        return -len(g.no_mans_land) - 2.0
    cost = seen.knock_cost(card) + untimely(seen, card)
    if seen.shared and (bits := seen.symbols[card]):
        cost += seen.shared * room_taken(seen.limit, seen.kinds, seen.active, bits)
    if g.missions and in_force(g).on_knock and not g.final:
        cost += sum(0.9 * count for _, count in in_force(g).on_knock)
    return mind.knock_worth + seen.urgency - cost


def untimely(seen: Glance, knock: str) -> float:
    """What a hard knock costs in the running mission: who may not leave must play what he has."""
    if knock not in ("fragile", "hardheaded", "prideful", "fearful", "clumsy"):
        return 0.0
    g, mine = seen.g, len(seen.hand) - 1
    if knock == "fearful":  # LP-6.7
        return seen.mind.held * mine if seen.full() else 0.0
    others = [p for p in seen.others if hand_of(g, p)]
    risk = seen.danger(seen.active) * (len(g.no_mans_land) + seen.mind.failed)
    if knock == "fragile":  # LP-6.6
        return risk * len(others)
    if knock == "hardheaded":  # LP-6.11
        return risk if mine >= g.facts.number["hardheaded_cards"] else 0.0
    if knock == "prideful":  # LP-6.12
        return risk if mine and others else 0.0
    return risk  # LP-6.13: clumsy


def had_better_leave(seen: Glance) -> bool:
    """Whose hard knocks endanger the mission leaves before it is too late."""
    g, mind = seen.g, seen.mind
    knocks = g.knocks[seen.place]
    if not knocks or not seen.others:
        return False
    if g.variant == SOLO:  # the hand is common: the others play it
        marked = any(g.facts.symbols[k] for k in knocks) or "fragile" in knocks
        if marked and mind.leave_marked > 0:
            return True
        return "clumsy" in knocks and seen.danger(seen.active) < mind.clumsy_danger
    if "fragile" in knocks and seen.others_cards:  # LP-6.6: he keeps the others in
        return bool(seen.full()) or len(g.no_mans_land) >= mind.leave_fragile
    if "clumsy" in knocks:
        return leaves_clumsily(seen)
    return False


def leaves_clumsily(seen: Glance) -> bool:
    """Before it becomes dangerous: with few cards, or if the next one would make it so."""
    mind = seen.mind
    if seen.danger(seen.active) >= mind.clumsy_danger:
        return False
    symbols = seen.symbols
    after = [seen.danger(seen.active + symbols[c]) for c in seen.hand if c in seen.threats]
    return len(seen.hand) <= mind.leave_clumsy or min(after, default=1.0) >= mind.clumsy_danger


def speech_value(seen: Glance, threat: str) -> float:
    """The discards to hope for; cards that cannot be played anyway count more."""
    g, mask = seen.g, seen.facts.fields[threat]
    share, hope = seen.share(mask), 0.0
    for other, size in zip(seen.others, seen.sizes, strict=True):
        if other >= g.players:
            hope += any(seen.symbols[c] & mask for c in g.open_hand)
        else:
            hope += 1 - (1 - share) ** size
    return hope * (1.15 if seen.full() & mask else 1.0)


def charm_value(seen: Glance, card: str) -> float:
    """Room made for cards that are still in hands."""
    before, symbols, too_many = seen.active, seen.symbols, seen.too_many
    after = before - symbols[card]
    freed = seen.full() & ~full_threats(seen.g, after)
    if not freed:
        return 0.0
    own = sum(
        1
        for c in seen.hand
        if c in seen.threats and too_many(before + symbols[c]) and not too_many(after + symbols[c])
    )
    others = 0 if seen.g.variant == SOLO else seen.others_cards
    return 0.5 * min(own, 2) + (0.3 if others > 1 else 0.0)


def action(g: State, _ask: Any, options: list[Any]) -> Any:
    seen = Glance(g, g.turn)
    mind = seen.mind
    plays, charms, speeches, leave = sorted_out(options)
    cheer, speech = best_of(seen, speech_value, speeches, -math.inf)
    if cheer >= mind.early_speech:
        return speech
    if leave and not g.final and had_better_leave(seen):
        return leave
    value, play = best_play(seen, plays)
    if value > 0:
        return play
    luck, charm = best_of(seen, charm_value, charms, 0.0)
    if luck >= mind.charm_now:
        return charm
    if cheer >= mind.late_speech:
        return speech
    if g.final and seen.hand:  # who leaves with a card has lost the game
        return charm if luck > 0 else speech or play
    if leave:
        return leave
    if value < mind.disaster and (charm or speech):  # gain time, until one may leave
        return charm or speech
    return play or options[0]


def sorted_out(options: list[Any]) -> tuple[list[Any], list[Any], list[Any], Any]:
    """Cards to play, charms, speeches, and whether one may leave."""
    found: dict[str, list[Any]] = {"play": [], "charm": [], "speech": []}
    leave = None
    for option in options:
        if option == WITHDRAW:
            leave = option
        else:
            found[option[0]].append(option)
    return found["play"], found["charm"], found["speech"], leave


def best_of(
    seen: Glance, worth: Callable[[Glance, str], float], options: list[Any], none: float
) -> tuple[float, Any]:
    """The best of some options and what it is worth; *none* is, where there is no option."""
    best, found = none, None
    for option in options:
        value = worth(seen, option[1])
        if found is None or value > best:
            best, found = value, option
    return best, found
