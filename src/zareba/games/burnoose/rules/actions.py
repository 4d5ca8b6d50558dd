"""A player's turn: draw, up to three actions, buy, discard (RB-5)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import FIGHTERS, TAYEB, M, S

from . import asks
from .ambush import ambush
from .buying import buying
from .cards import PLACED, PLAYED
from .state import State, discard_card, discard_hand, draw_cards, into_hand, leave_hand, move_unit


@rule("RB-5.1", "RB-5.3", "RB-5.8", "RB-5.11")
def player_turn(g: State, seat: int) -> Rule:
    """Draw 5, take up to 3 actions, buy up to 2 cards, discard the rest of the hand."""
    g.turn, g.actions, g.market = seat, g.facts.max_actions, False
    say(g, "turn", "RB-5.1", seat=seat)
    if g.facts.rules.draw_timing == "turn_start":
        draw_cards(g, seat, g.facts.hand_size, "RB-5.1")
    while g.actions:
        action = yield asks.NextAction(seat)
        if action == asks.END:
            break
        g.actions -= 1
        yield from ACTIONS[action](g, seat)
    g.actions = 0
    yield from buying(g, seat)
    discard_hand(g, seat)
    g.market = False


@rule("RB-5.4", "RB-11.8")
def play(g: State, seat: int) -> Rule:
    """Discard a hand card and resolve its ability; Tayeb is played as a card he shows."""
    card = yield asks.CardToPlay(seat)
    ability = card
    if card == TAYEB:
        ability = yield asks.CardToCopy(seat)
        say(g, "tayeb", "RB-11.8", seat=seat, card=ability)
    if ability in FIGHTERS:
        yield from ambush(g, seat, card)
        return
    discard_card(g, seat, card)
    say(g, "played", "RB-5.4", seat=seat, card=card)
    yield from PLAYED[ability](g, seat)


@rule("RB-5.5", "RB-11.8")
def place(g: State, seat: int) -> Rule:
    """Put one hand card into one of your villages and take its bonus."""
    card = yield asks.CardToPlace(seat)
    village = yield asks.VillageForCard(seat, card)
    leave_hand(g, seat, card)
    g.reserve[g.facts.number[village]].append(card)
    say(g, "placed", "RB-5.5", seat=seat, card=card, village=village)
    if card == TAYEB and g.facts.rules.tayeb_copies_village_effects:
        card = yield asks.BonusToCopy(seat)
        if card != asks.NONE:
            say(g, "tayeb", "RB-11.8", seat=seat, card=card)
    if card in PLACED:
        yield from PLACED[card](g, seat, village)


@rule("RB-5.6")
def retrieve(g: State, seat: int) -> Rule:
    """Take all cards of one of your villages into your hand."""
    village = yield asks.VillageToRetrieve(seat)
    cards = tuple(g.reserve[g.facts.number[village]])
    g.reserve[g.facts.number[village]].clear()
    say(g, "retrieved", "RB-5.6", seat=seat, village=village, cards=cards)
    for card in cards:
        into_hand(g, seat, card, True)


@rule("RB-5.7", "RB-18.2")
def mobilize(g: State, seat: int) -> Rule:
    """Any number of moudjahidine and sharpshooters from one of your villages to another."""
    source = yield asks.MobilizeFrom(seat)
    village = yield asks.MobilizeTo(seat, source)
    moved = 0
    while g.units[g.facts.number[source]][M] + g.units[g.facts.number[source]][S]:
        unit = yield asks.UnitToMobilize(seat, source, village, moved)
        if unit == asks.DONE:
            break
        moved += mobilize_units(g, unit, source, village)
    say(g, "mobilized", "RB-5.7", seat=seat, source=source, village=village, number=moved)


def mobilize_units(g: State, unit: str, source: str, village: str) -> int:
    """One unit, or all of both kinds; how many went."""
    if unit != asks.ALL:
        move_unit(g, unit, source, village)
        return 1
    here, there = g.units[g.facts.number[source]], g.units[g.facts.number[village]]
    number = here[M] + here[S]
    for kind in (M, S):
        there[kind] += here[kind]
        here[kind] = 0
    return number


ACTIONS = {
    asks.PLAY: play,
    asks.PLACE: place,
    asks.RETRIEVE: retrieve,
    asks.MOBILIZE: mobilize,
    asks.AMBUSH: ambush,
}
