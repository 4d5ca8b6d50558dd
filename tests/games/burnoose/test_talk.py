"""Cards shown to the others, by their owner and truthfully (RB-4.3)."""

from support import follow
from zareba.games.burnoose.face.talk import sentence, signals
from zareba.games.burnoose.rules.leaders import homme
from zareba.wording import Words

from .board import GAME, table


def test_a_hand_may_be_shown_but_nothing_that_is_not_in_it():
    """RB-4.3"""
    g = table(hand={"0": ["weapons", "man", "man"]})
    whole = ("shows_hand", "man", "man", "weapons")

    assert signals(g, 0) == [whole, ("shows", "man"), ("shows", "weapons")]
    assert signals(g, 1) == []
    said = sentence(g.facts, whole, Words("de", GAME, g.facts))
    assert said == "Zeigt die ganze Hand: 2 Karten „Mann“, Waffen."


def test_who_has_looked_at_the_automata_cards_may_tell():
    """RB-4.3, RB-11.6: the place counts from the top; what was not seen cannot be told."""
    g = table()
    follow(homme(g, 0)).choose(g.french_deck[-1])
    told = [said for said in signals(g, 0) if said[0] == "foretells"]

    deck = g.french_deck
    assert told == [("foretells", "1", deck[-1]), ("foretells", str(len(deck)), deck[0])]
    assert [said for said in signals(g, 1) if said[0] == "foretells"] == []
    in_french = sentence(g.facts, told[0], Words("fr", GAME, g.facts))
    assert in_french.startswith("A vu : carte française no 1")


def test_alone_there_is_nobody_to_show_anything_to():
    """RB-4.3, RB-18.1"""
    assert signals(table(1, hand={"0": ["man"]}), 0) == []
