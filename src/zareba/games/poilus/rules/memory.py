"""What the table, and each seat, can know of cards that lie hidden (LP-3.11); for bots only.

Cards that everybody saw go back into the trials pile are there or in a hand, not in the reserve.
A card that a seat knew in the pile is known to it in the hand that drew it.  Copies of a card are
alike, so both are kept as "at least so many".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from zareba.games.poilus.facts.tables import DUO

if TYPE_CHECKING:
    from .state import State


def goes_back(g: State, cards: Sequence[str]) -> None:
    """LP-5.18, LP-12.22: face up into the trials pile."""
    g.returned += cards


def seen(g: State, card: str, place: int = -1) -> None:
    """A card comes to light, from the hand of a place or from the pile."""
    if card in g.returned:
        g.returned.remove(card)
    if place >= 0 and g.recalled:
        for seat in range(g.players):
            known = (card, seat, place)
            memories = list(zip(g.recalled, g.recalled_by, g.recalled_in, strict=True))
            if known in memories:
                _forget(g, memories.index(known))


def _forget(g: State, memory: int) -> None:
    del g.recalled[memory], g.recalled_by[memory], g.recalled_in[memory]


def remember_drawn(g: State, number: int, first: int, places: int) -> None:
    """LP-4.5: so many cards are about to go from the top of the pile to a place, or around."""
    if not (g.facts.expansion or g.variant == DUO):
        return  # nobody knows a card in the pile, and no hand lies open
    top = len(g.trials) - 1
    goes_to = [first if places == 1 else (first + i) % places for i in range(number)]
    for i, place in enumerate(goes_to):
        if place >= g.players:  # LP-13.6: the Novice's hand is open
            seen(g, g.trials[top - i])
    for seat, at in enumerate(g.known_at):
        for card, where in zip(g.known[seat], at, strict=True):
            place = goes_to[top - where] if top - where < number else seat
            if place != seat and place < g.players:
                g.recalled.append(card)
                g.recalled_by.append(seat)
                g.recalled_in.append(place)


def unsure_of_hand(g: State, place: int) -> None:
    """LP-11.14: an unknown card has left this hand; nobody is sure of any of its cards now."""
    for memory in reversed(range(len(g.recalled))):
        if g.recalled_in[memory] == place:
            _forget(g, memory)


def forget_places(g: State) -> None:
    """What lay higher than the trials pile is now is known there no more."""
    height = len(g.trials)
    for seat, at in enumerate(g.known_at):
        while at and at[-1] >= height:
            g.known[seat].pop()
            at.pop()
