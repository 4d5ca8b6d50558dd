"""Set-up: territories, starting items, leaders, the first French units (RB-3)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say, shuffle
from zareba.games.burnoose.facts.tables import ARMIES, W

from .asks import LeaderToKeep, VillageForUnit
from .automata import draw_french_card
from .buying import receive, take_from_display
from .state import SUPPLY, State, add_units, gain_token, strength

LEADERS_DEALT = 2
WOMEN_AT_SETUP = 2  # each player, or (alone) each region


@rule("RB-3.1", "RB-3.2", "RB-3.6", "RB-3.10", "RB-3.11")
def set_out(g: State) -> Rule:
    """Everything dealt and laid out; then the players' choices, then the first French units."""
    deal(g)
    if g.facts.rules.moudjahidate_at_setup:
        yield from place_moudjahidate(g)
    for seat in range(len(g.hand)):
        leader = yield LeaderToKeep(seat)
        keep_leader(g, seat, leader)
    if g.facts.leader_items:  # RB-19.3
        for seat in range(len(g.hand)):
            for card in g.facts.leader_cards[g.leader[seat]]:
                yield from receive(g, seat, card, False)
    first_french_units(g)
    for deck in g.deck:
        shuffle(g, deck)


def deal(g: State) -> None:
    """RB-3.4 to RB-3.7: starter decks, village items, leaders, the automata's deck and tokens."""
    g.deck = [list(g.facts.starter) for _ in g.deck]
    if g.facts.village_items:  # RB-19.2
        for village, seat in zip(g.facts.villages, g.owner, strict=True):
            if seat >= 0:
                take_village_items(g, seat, village)
    leaders = list(g.facts.leaders)
    shuffle(g, leaders)
    for seat in range(len(g.hand)):
        g.dealt[seat] = [leaders.pop() for _ in range(LEADERS_DEALT)]
        say(g, "leaders_dealt", "RB-3.6", seat=seat, cards=tuple(g.dealt[seat]))
    g.french_deck = list(g.facts.french_cards)
    shuffle(g, g.french_deck)
    removed = g.facts.seating[len(g.hand)].removed
    g.unseen = [g.french_deck.pop() for _ in range(removed)]
    tokens = list(g.facts.starts)
    shuffle(g, tokens)
    g.token = ["", *tokens]


def take_village_items(g: State, seat: int, village: str) -> None:
    """RB-3.5, RB-18.1: the cards and reroll tokens named on a village card."""
    for card in g.facts.village_cards[village]:
        take_from_display(g, seat, card, False)
        say(g, "starting_card", "RB-3.5", seat=seat, village=village, card=card)
    for _ in range(g.facts.village_tokens[village]):
        gain_token(g, seat, "RB-3.5")


@rule("RB-3.3", "RB-3.11")
def place_moudjahidate(g: State) -> Rule:
    """Option: two moudjahidate for each player (alone: for each region), none in the supply."""
    for land in range(len(g.conquered)):
        for _ in range(WOMEN_AT_SETUP):
            seat = g.owner[g.land.index(land)]
            village = yield VillageForUnit(seat, "moudjahidate", land)
            g.units[g.facts.number[village]][W] += 1
            g.moudjahidate -= 1
            say(g, "unit_placed", "RB-3.3", seat=seat, unit="moudjahidate", village=village)


def keep_leader(g: State, seat: int, leader: str) -> None:
    """RB-3.6: his card into the deck, his figure into the supply; the other leaves the game."""
    g.leader[seat], g.dealt[seat] = leader, []
    g.deck[seat].append(leader)
    if leader in g.facts.figures:
        g.figure_at[g.facts.figures.index(leader)] = SUPPLY
    say(g, "leader_kept", "RB-3.6", seat=seat, card=leader)


def first_french_units(g: State) -> None:
    """RB-3.8: one card for each player; an army that has reached its deploy value is full."""
    for _ in range(g.facts.seating[len(g.hand)].reveal):
        card = draw_french_card(g)
        say(g, "setup_card", "RB-3.8", automata=card)
        waiting = [a for a in ARMIES if strength(g, a) < g.facts.deploy_at[a]]
        army = waiting[0] if waiting else ARMIES[-1]
        add_units(g, army, g.facts.french_cards[card].units, "RB-3.8")
        g.french_discard.append(card)
