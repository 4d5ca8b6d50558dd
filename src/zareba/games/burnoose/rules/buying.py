"""Buying cards, the display, units and markers that come with cards (RB-7, RB-14.1)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import DEFENSES, FIGHTERS, TAYEB

from .asks import DONE, Purchase, ResourcesToCopy, VillageForDefense, VillageForUnit
from .limits import pay, resources_in_hand, villages_to_fortify
from .state import State, discard_card


@rule("RB-7.1", "RB-7.2", "RB-7.7")
def buying(g: State, seat: int) -> Rule:
    """Up to two cards, each paid in full from what the hand is worth."""
    g.purse[seat] = resources_in_hand(g, seat)
    bought = 0
    while bought < g.facts.max_purchases:
        card = yield Purchase(seat, bought)
        if card == DONE:
            break
        if card == TAYEB:
            yield from count_twice(g, seat)
            continue
        pay(g, seat, card)
        say(g, "bought", "RB-7.2", seat=seat, card=card)
        yield from receive(g, seat, card, True)
        bought += 1
    g.purse[seat] = []


@rule("RB-7.3", "RB-7.4", "RB-10.4", "RB-10.5", "RB-10.7")
def receive(g: State, seat: int, card: str, bought: bool) -> Rule:
    """A display card, to the discard pile or (set-up) the deck; its unit or marker to the map."""
    if card in FIGHTERS:
        village = yield VillageForUnit(seat, card)
        g.units[g.facts.number[village]][FIGHTERS.index(card)] += 1
        say(g, "unit_placed", "RB-7.3", seat=seat, unit=card, village=village)
    elif card == DEFENSES and villages_to_fortify(g, seat):
        village = yield VillageForDefense(seat)
        build_defense(g, village, "RB-14.1")
    take_from_display(g, seat, card, bought)


def take_from_display(g: State, seat: int, card: str, bought: bool) -> None:
    g.stacks[g.facts.stack[card]] -= 1
    (g.discard if bought else g.deck)[seat].append(card)


def build_defense(g: State, village: str, rule_number: str) -> None:
    g.defenses[g.facts.number[village]] += 1
    say(g, "defense_built", rule_number, village=village)


@rule("RB-11.8")
def count_twice(g: State, seat: int) -> Rule:
    """Discard Tayeb: a card that stays in hand counts once more."""
    shown = yield ResourcesToCopy(seat)
    discard_card(g, seat, TAYEB)
    resources = g.facts.resources[shown]
    g.purse[seat] = [a + b for a, b in zip(g.purse[seat], resources, strict=True)]
    say(g, "tayeb", "RB-11.8", seat=seat, card=shown)
