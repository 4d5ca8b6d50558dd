"""What is not possible now, why, and by which rule: shown when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import ARMIES, FIGHTERS, RESOURCES, WEAPONS
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.limits import (
    affordable,
    ambush_payments,
    ambush_targets,
    is_barred,
    may_ambush_from,
    villages_for_figure,
    villages_to_fortify,
)
from zareba.games.burnoose.rules.state import DEPLOYED, State, is_open, is_solo, own_villages

from .naming import goods

Reason = tuple[str, str]  # message, rule


def missing(g: State, ask: Any, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """Label, reason in words, number of the rule."""
    match ask:
        case asks.NextAction():
            found = _actions(g, ask)
        case asks.CardToPlay():
            found = _cards(g, ask)
        case asks.Purchase():
            yield from _purchases(g, ask, words)
            return
        case battle_asks.AmbushTarget():
            found = _targets(g, ask)
        case asks.VillageForDefense():
            found = _defenses(g, ask)
        case asks.VillageForFigure():
            found = _figures(g, ask)
        case asks.MobilizeFrom() | asks.UnitFrom() | battle_asks.AmbushFrom():
            found = _sources(g, ask)
        case asks.UnitToMobilize() | battle_asks.UnitForAmbush():
            found = _women(g, ask)
        case _:
            return
    for kind, value, (reason, rule) in found:
        yield words.name(kind, value), words.text(f"closed-{reason}"), rule


Found = Iterator[tuple[str, Any, Reason]]


def _actions(g: State, ask: asks.NextAction) -> Found:
    """RB-5.11: every action that is not offered."""
    offered, seat = ask.options(g), ask.seat
    reasons: dict[str, Reason] = {
        asks.PLAY: ("no-ability", "RB-5.4") if g.hand[seat] else ("no-hand", "RB-5.4"),
        asks.PLACE: ("no-hand", "RB-5.5"),
        asks.RETRIEVE: ("no-cards-there", "RB-5.6"),
        asks.MOBILIZE: _no_mobilizing(g, seat),
        asks.AMBUSH: _no_ambush(g, seat),
    }
    for action, reason in reasons.items():
        if action not in offered:
            yield "choice", action, reason


def _no_mobilizing(g: State, seat: int) -> Reason:
    units = [g.units[g.facts.number[v]] for v in own_villages(g, seat)]
    if not any(fighters or shooters for fighters, shooters, _ in units):
        return "nobody-to-move", "RB-5.7"
    return "nowhere-to-go", "RB-18.2" if is_solo(g) else "RB-5.7"


def _no_ambush(g: State, seat: int) -> Reason:
    """RB-6.12: the first of the things it takes that is not there."""
    hand = g.hand[seat]
    if not ambush_payments(g, seat):
        return ("no-fighter-card" if WEAPONS in hand else "no-weapons"), "RB-6.3"
    if not any(state == DEPLOYED for state in g.army_state):
        return "no-army", "RB-6.2"
    if not any(may_ambush_from(g, v) for v in own_villages(g, seat)):
        return "no-force", "RB-6.4"
    return "no-road", "RB-6.2"


def _cards(g: State, ask: asks.CardToPlay) -> Found:
    """RB-5.4, RB-5.11: the cards of the hand that cannot be played."""
    offered = ask.options(g)
    for card in dict.fromkeys(g.hand[ask.seat]):
        if card not in offered:
            yield "card", card, card_reason(g, ask.seat, card)


def card_reason(g: State, seat: int, card: str) -> Reason:
    """RB-5.4, RB-6.12: why a card of the hand cannot be played."""
    return _no_ambush(g, seat) if card in FIGHTERS else ("no-ability-of", "RB-5.4")


def _purchases(g: State, ask: asks.Purchase, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """RB-7.2, RB-7.4: stacks that are empty or too dear, and what is short."""
    can = affordable(g, ask.seat)
    for stack, card in enumerate(g.facts.display):
        if card in can:
            continue
        name = words.name("card", card)
        if not g.stacks[stack]:
            yield name, words.text("closed-stack"), "RB-7.4"
            continue
        short = _short(g, ask.seat, g.facts.costs[stack])
        yield name, words.text("closed-price", goods=goods(words, short)), "RB-7.2"


def _short(g: State, seat: int, cost: tuple[int, ...]) -> list[int]:
    """RB-7.5: with the Market the goods of one kind stand in for those of another."""
    purse = g.purse[seat]
    short = [max(0, c - p) for c, p in zip(cost, purse, strict=True)]
    if g.market:
        spare = sum(max(0, p - c) for c, p in list(zip(cost, purse, strict=True))[2:])
        for kind in range(2, len(RESOURCES)):
            paid = min(spare, short[kind])
            short[kind] -= paid
            spare -= paid
    return short


def _targets(g: State, ask: battle_asks.AmbushTarget) -> Found:
    can = ambush_targets(g, ask.seat)
    for army in ARMIES:
        if army not in can:
            on_map = g.army_state[army] == DEPLOYED
            yield "army", army, ("no-road-from" if on_map else "not-on-map", "RB-6.2")


def _defenses(g: State, ask: asks.VillageForDefense) -> Found:
    can = villages_to_fortify(g, ask.seat)
    for village in own_villages(g, ask.seat):
        if village not in can:
            halted = village in g.siege
            yield "village", village, ("halted", "RB-14.5") if halted else ("occupied", "RB-14.1")


def _figures(g: State, ask: asks.VillageForFigure) -> Found:
    can = villages_for_figure(g, ask.figure)
    for village in g.facts.villages:
        if village in can:
            continue
        if not is_open(g, village):
            yield "village", village, ("closed-village", "RB-1.3")
        elif is_barred(g, village):
            yield "village", village, ("occupied", "RB-11.0")
        else:
            yield "village", village, ("stands-there", "RB-11.9")


def _sources(g: State, ask: Any) -> Found:
    """Own villages from which nobody can go."""
    can = ask.options(g)
    for village in own_villages(g, ask.seat):
        if village in can:
            continue
        if isinstance(ask, battle_asks.AmbushFrom):
            ready = may_ambush_from(g, village)
            reason = ("other-region", "RB-18.2") if ready else ("no-force-there", "RB-6.4")
        else:
            rule = ask.rule or ("RB-9.5" if ask.unit == "sharpshooter" else "RB-9.8")
            reason = ("nobody-there", rule)
        yield "village", village, reason


def _women(g: State, ask: Any) -> Found:
    """RB-5.7, RB-6.4: moudjahidate stay where they are."""
    if g.units[g.facts.number[ask.source]][2]:
        yield "unit", "moudjahidate", ("women-stay", ask.rule)
