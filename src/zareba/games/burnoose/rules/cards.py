"""What the starter and recruitable cards do (RB-9, RB-10)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import (
    CHILD_CARDS,
    FATMA,
    MOST_DISCARDS,
    MOUDJAHIDINE,
    ORCHARD_CARDS,
    SHARPSHOOTER,
    YOUTH_CARDS,
    M,
    S,
    W,
)

from .asks import (
    DONE,
    DRAW,
    MOVE,
    NONE,
    CardForTop,
    CardToDiscard,
    CardToKeep,
    CardToMove,
    CardToTakeBack,
    ChildBonus,
    FreeCard,
    UnitFrom,
    UnitTo,
    VillageForMovedCard,
)
from .buying import take_from_display
from .leaders import LEADERS, fatma_reserved
from .limits import free_cards, unit_sources
from .state import (
    State,
    discard_card,
    draw_cards,
    gain_token,
    into_hand,
    is_foreign,
    move_unit,
    top_card,
)


@rule("RB-9.2", "RB-5.10")
def child(g: State, seat: int, village: str) -> Rule:
    """Draw 2, or move a card (the Child itself, too) to another of your villages."""
    bonus = yield ChildBonus(seat, village)
    if bonus == DRAW:
        say(g, "draws", "RB-9.2", seat=seat, number=CHILD_CARDS)
        draw_cards(g, seat, CHILD_CARDS, "RB-9.2")
    elif bonus == MOVE:
        card = yield CardToMove(seat, village)
        other = yield VillageForMovedCard(seat, card, village)
        g.reserve[g.facts.number[village]].remove(card)
        g.reserve[g.facts.number[other]].append(card)
        say(g, "card_moved", "RB-9.2", seat=seat, card=card, village=other)


@rule("RB-9.3")
def elderly_man(g: State, seat: int, village: str) -> None:
    """A reroll token where a moudjahidine or sharpshooter stands; figures do not count."""
    units = g.units[g.facts.number[village]]
    if units[M] or units[S]:
        gain_token(g, seat, "RB-9.3")


@rule("RB-9.4")
def elderly_woman(g: State, seat: int, village: str) -> Rule:
    """One other card of the village comes back into hand."""
    if not g.reserve[g.facts.number[village]][:-1]:
        return
    card = yield CardToTakeBack(seat, village)
    g.reserve[g.facts.number[village]].remove(card)
    say(g, "taken_back", "RB-9.4", seat=seat, card=card, village=village)
    into_hand(g, seat, card, True)


@rule("RB-9.5", "RB-18.3")
def man(g: State, seat: int) -> Rule:
    """A sharpshooter to any open village; a free card if it is another player's."""
    if not unit_sources(g, seat, S):
        return
    source = yield UnitFrom(seat, SHARPSHOOTER, False)
    village = yield UnitTo(seat, SHARPSHOOTER, source)
    send_unit(g, seat, SHARPSHOOTER, source, village, "RB-9.5")
    if is_foreign(g, source, village, seat) and free_cards(g):
        card = yield FreeCard(seat)
        take_from_display(g, seat, card, True)
        say(g, "free_card", "RB-9.5", seat=seat, card=card)


def send_unit(g: State, seat: int, unit: str, source: str, village: str, number: str) -> None:
    """RB-9.5, RB-9.8: one cube from one of your villages to another village."""
    move_unit(g, unit, source, village)
    say(g, "unit_sent", number, seat=seat, unit=unit, source=source, village=village)


@rule("RB-9.6", "RB-9.10")
def youth(g: State, seat: int, village: str) -> Rule:
    """Draw 3, keep 1, discard the others."""
    for _ in range(YOUTH_CARDS):
        card = top_card(g, seat)
        if card:
            g.looking_at[seat].append(card)
    if not g.looking_at[seat]:
        return
    say(g, "saw_cards", "RB-9.6", to=seat, cards=tuple(g.looking_at[seat]))
    kept = yield CardToKeep(seat)
    g.looking_at[seat].remove(kept)
    rest = tuple(g.looking_at[seat])
    g.discard[seat] += rest
    g.looking_at[seat].clear()
    say(g, "kept_one", "RB-9.6", seat=seat, cards=rest)
    into_hand(g, seat, kept)


@rule("RB-9.7")
def woman(g: State, seat: int, village: str) -> None:
    """A moudjahidate from the supply, while there are any."""
    if g.moudjahidate:
        g.moudjahidate -= 1
        g.units[g.facts.number[village]][W] += 1
        say(g, "unit_placed", "RB-9.7", seat=seat, unit="moudjahidate", village=village)


@rule("RB-9.8", "RB-18.2")
def young_man(g: State, seat: int) -> Rule:
    """A moudjahidine to any open village; then a discarded card may go on top of the deck."""
    source = NONE
    if unit_sources(g, seat, M):
        source = yield UnitFrom(seat, MOUDJAHIDINE, True)
    if source != NONE:
        village = yield UnitTo(seat, MOUDJAHIDINE, source)
        send_unit(g, seat, MOUDJAHIDINE, source, village, "RB-9.8")
    elif g.facts.rules.young_man_topdeck_requires_move:
        return
    card = yield CardForTop(seat)
    if card != NONE:
        g.discard[seat].remove(card)
        g.deck[seat].append(card)
        g.topped[seat].append(card)
        say(g, "topped", "RB-9.8", seat=seat, card=card)


@rule("RB-9.9")
def young_woman(g: State, seat: int, village: str) -> None:
    gain_token(g, seat, "RB-9.9")


@rule("RB-10.2")
def olive_orchard(g: State, seat: int) -> None:
    say(g, "draws", "RB-10.2", seat=seat, number=ORCHARD_CARDS)
    draw_cards(g, seat, ORCHARD_CARDS, "RB-10.2")


@rule("RB-10.3")
def weapons(g: State, seat: int, village: str) -> None:
    """A reroll token where a moudjahidate stands."""
    if g.units[g.facts.number[village]][W]:
        gain_token(g, seat, "RB-10.3")


@rule("RB-10.5")
def defenses(g: State, seat: int) -> Rule:
    """Up to 2 other cards go with it; as many are drawn as were discarded in all."""
    discarded = 1
    while discarded <= MOST_DISCARDS and g.hand[seat]:
        card = yield CardToDiscard(seat)
        if card == DONE:
            break
        discard_card(g, seat, card)
        say(g, "discarded", "RB-10.5", seat=seat, card=card)
        discarded += 1
    say(g, "draws", "RB-10.5", seat=seat, number=discarded)
    draw_cards(g, seat, discarded, "RB-10.5")


@rule("RB-10.6")
def tools(g: State, seat: int) -> None:
    """Reveal until a card shows food: that one into hand, the others to the discard pile."""
    revealed: list[str] = []
    found = ""
    while not found:
        card = top_card(g, seat)
        if not card:
            break
        if card in g.facts.food:
            found = card
        else:
            revealed.append(card)
    say(g, "revealed", "RB-10.6", seat=seat, cards=tuple(revealed))
    g.discard[seat] += revealed
    if found:
        say(g, "found_food", "RB-10.6", seat=seat, card=found)
        into_hand(g, seat, found, True)


@rule("RB-10.8", "RB-7.5")
def market(g: State, seat: int) -> None:
    """Until the end of the turn food, weapons and tools pay for one another."""
    g.market = True
    say(g, "market", "RB-7.5", seat=seat)


PLACED = {
    "child": child,
    "elderly_man": elderly_man,
    "elderly_woman": elderly_woman,
    "youth": youth,
    "woman": woman,
    "young_woman": young_woman,
    "weapons": weapons,
    FATMA: fatma_reserved,
}

PLAYED = {
    "man": man,
    "young_man": young_man,
    "olive_orchard": olive_orchard,
    "defenses": defenses,
    "tools": tools,
    "market": market,
    **LEADERS,
}
