"""Showing cards: the owner of a hand may show it, and tell what he has seen (RB-4.3, RB-11.6).

Talk is free in this game.  These sentences are proofs: the table lets nobody show a card he does
not hold, or foretell one he has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Speaker, Talk
from zareba.games.burnoose.facts.tables import Facts
from zareba.games.burnoose.rules.state import State, is_eliminated, is_solo

Said = tuple[str, ...]
SHOWS, SHOWS_HAND, FORETELLS = "shows", "shows_hand", "foretells"


def signals(g: State, seat: int) -> list[Said]:
    """The whole hand, each of its cards, and the automata cards this seat has seen."""
    if is_solo(g) or is_eliminated(g, seat):
        return []
    hand = sorted(g.hand[seat])
    found: list[Said] = [(SHOWS_HAND, *hand)] if len(hand) > 1 else []
    found += [(SHOWS, card) for card in dict.fromkeys(hand)]
    from_top = enumerate(reversed(g.foreseen[seat]), 1)
    found += [(FORETELLS, str(place), card) for place, card in from_top if card]
    return found


def sentence(facts: Facts, said: Sequence[str], words: Speaker) -> str:
    """What is shown, in the reader's language."""
    kind, *cards = said
    if kind == FORETELLS:
        place, card = cards
        seen = words.name("automata", card)
        return str(words.text("signal-foretells", place=int(place), automata=seen))
    return str(words.text(f"signal-{kind}", cards=words.listed("card", cards)))


TALK = Talk(rule="RB-4.3", signals=signals, sentence=sentence)
