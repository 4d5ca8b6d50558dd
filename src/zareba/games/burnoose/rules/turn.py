"""The whole game: set-up, rounds, the Berber victory (RB-4, RB-17, RB-19)."""

from __future__ import annotations

from zareba.engine import Over, Rule, rule, say
from zareba.games.burnoose.facts.tables import AUTOMATA

from .actions import player_turn
from .automata import automata_slot, cards_left
from .conquest import BERBER_VICTORY
from .setting_out import set_out
from .state import State, draw_cards, is_eliminated


@rule("RB-4.1", "RB-19.1")
def game(g: State) -> Rule:
    """Set up, then rounds of slots until one side has won."""
    yield from set_out(g)
    while True:
        yield from game_round(g)


@rule("RB-4.1", "RB-4.2", "RB-17.2")
def game_round(g: State) -> Rule:
    """Players and automata in the printed order; who is eliminated is passed over."""
    draw_for_round(g)
    g.arrived = []
    for slot in g.facts.seating[len(g.hand)].slots:
        if slot == AUTOMATA:
            if cards_left(g):
                yield from automata_slot(g)
            elif g.facts.rules.win_timing == "automata_cannot_act":
                berbers_win(g)
        elif not is_eliminated(g, slot):
            yield from player_turn(g, slot)
    if g.facts.rules.win_timing == "end_of_round" and not cards_left(g):
        berbers_win(g)


def draw_for_round(g: State) -> None:
    """RB-5.1: with this reading everybody draws when the round begins."""
    if g.facts.rules.draw_timing == "round_start":
        for seat in range(len(g.hand)):
            if not is_eliminated(g, seat):
                draw_cards(g, seat, g.facts.hand_size, "RB-5.1")


def berbers_win(g: State) -> None:
    """RB-12.1, RB-17.2: no card is left for the French."""
    say(g, "no_card_left", "RB-17.2")
    raise Over(BERBER_VICTORY)


def won(g: State, _seat: int) -> bool:
    """RB-1.1: all win or lose together, the eliminated too."""
    return g.result == BERBER_VICTORY


def score(g: State, seat: int) -> float:
    """For bots and statistics: 1 for a victory, else how far the French deck was worn down."""
    if won(g, seat):
        return 1.0
    left = len(g.french_deck) + len(g.row)
    return 0.5 * (1 - left / len(g.facts.french_cards))
