"""Alone, French cards lie face up: what players are told follows them (RB-18.4)."""

import pytest

from zareba.games.burnoose.face.ways import comes_to
from zareba.games.burnoose.face.words import hint, situation, warning
from zareba.games.burnoose.rules import asks
from zareba.wording import LANGUAGES, Words

from .board import GAME, deploy, setting, table

each_language = pytest.mark.parametrize("language", LANGUAGES)


def card_like(g, wanted):
    """A card with this effect, or with this symbol and no text."""
    return next(
        name
        for name, card in g.facts.french_cards.items()
        if wanted in ((card.symbol,) if card.effect == "none" else (card.effect,))
    )


def at_the_fork(*row):
    """Army 1 stands at the fork before Soumeur and Akbil."""
    g = table(1, {})
    deploy(g, 1, "tf", "t1", [0, 6, 0, 0, 0, 0])
    g.row = [card_like(g, card) for card in row]
    return g


def speaker(language="en"):
    return Words(language, GAME, setting(1, ()).facts)


@pytest.mark.parametrize(
    ("row", "villages"),
    [
        ((), {"akbil": 1, "soumeur": 1}),
        (("circle",), {"akbil": 1}),
        (("triangle",), {"soumeur": 1}),
        (("no_move", "circle"), {"akbil": 2}),
    ],
)
def test_an_open_card_says_where_an_army_goes(row, villages):
    found = comes_to(at_the_fork(*row), 1)
    assert {v: found[v] for v in ("akbil", "soumeur") if v in found} == villages


def test_nobody_is_warned_of_a_village_that_the_open_card_passes_by():
    """Soumeur is empty, and the army goes to Akbil."""
    g = at_the_fork("circle")
    ask = asks.NextAction(0)
    told = str(warning(g, ask, asks.END, speaker()))
    assert "Akbil" in told
    assert "Soumeur" not in told


@each_language
def test_the_open_cards_are_told_in_their_order_with_what_they_do(language):
    g, says = at_the_fork("circle", "destroy_card"), speaker(language)
    told = "\n".join(situation(g, asks.NextAction(0), says))
    first, second = (says.name("automata", card) for card in g.row)
    assert told.index(first) < told.index(second)
    lost = g.facts.french_cards[g.row[1]].cards
    assert says.listed("card", lost) in told


@each_language
def test_the_last_turn_and_the_turn_before_new_cards_are_told(language):
    g, says = at_the_fork(), speaker(language)
    deck = g.french_deck
    assert says.text("now-row-empty", n=2) in [*situation(g, asks.NextAction(0), says)]
    deck.clear()
    assert says.text("now-over") in [*situation(g, asks.NextAction(0), says)]


@each_language
def test_a_village_tells_which_cards_come_back_from_it(language):
    g, says = at_the_fork(), speaker(language)
    g.reserve[g.facts.number["mekla"]] = ["woman", "child"]
    told = hint(g, asks.VillageToRetrieve(0), "mekla", says)
    assert says.listed("card", ["woman", "child"]) in told
