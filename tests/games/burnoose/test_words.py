"""Names where a word means a card and a unit: a die, a fighter and a loss are units."""

import pytest

from zareba.games.burnoose.face.words import hint, warning
from zareba.games.burnoose.rules.asks import (
    PLAY,
    CardToBury,
    CardToPlace,
    NextAction,
    UnitToMobilize,
)
from zareba.games.burnoose.rules.battle_asks import (
    RETREAT,
    CounterDie,
    FrenchLoss,
    Reroll,
    Retreat,
    UnitForAmbush,
)
from zareba.wording import LANGUAGES, Words

from .board import GAME, setting, table

UNITS = {
    "en": ("moudjahidine", "sharpshooter", "moudjahidate"),
    "de": ("Mudschahid", "Scharfschütze", "Mudschahida"),
    "fr": ("moudjahid", "tireur d'élite", "moudjahida"),
}


@pytest.mark.parametrize("language", UNITS)
def test_dice_are_named_by_the_unit_that_rolls_them(language):
    """RB-8.6"""
    words = Words(language, GAME, setting().facts)
    units = ("moudjahidine", "sharpshooter", "moudjahidate")

    found = [words.choice(Reroll(0), (unit, 6)) for unit in units]

    assert [label.split(":")[0].strip() for label in found] == list(UNITS[language])


@pytest.mark.parametrize("language", UNITS)
def test_fighters_are_units_and_cards_are_cards(language):
    """RB-5.7, RB-6.4, RB-6.5, RB-6.7"""
    words = Words(language, GAME, setting().facts)
    unit = UNITS[language][0]

    assert words.choice(UnitToMobilize(0, "akbil", "soumeur", 0), "moudjahidine") == unit
    assert words.choice(UnitForAmbush(0, "akbil", 0), "moudjahidine") == unit
    assert words.choice(CounterDie(0, 1), "moudjahidine") == unit
    assert words.choice(FrenchLoss(0, 1), "turned_moudjahidine") != unit
    card = words.name("card", "moudjahidine")
    assert words.choice(CardToPlace(0), "moudjahidine") == card
    fatma = words.name("card", "fatma")
    assert words.choice(UnitForAmbush(0, "akbil", 0), "fatma") == fatma


@pytest.mark.parametrize("language", UNITS)
def test_automata_cards_are_not_taken_for_places_of_the_same_id(language):
    """RB-11.6: the first stop after Azazga is a1 on the map, and so is a card."""
    words = Words(language, GAME, setting().facts)

    for card in setting().facts.french_cards:
        assert words.choice(CardToBury(0), card) == words.name("automata", card)


def test_a_die_says_what_it_hits():
    """RB-15.4, RB-15.8: a 6 of the artillery hits twice, in a sheltered village once."""
    g = table(entered={1: "mekla"}, fighting=1)
    words = Words("en", GAME, g.facts)

    assert hint(g, Reroll(0), ("artillery", 6), words) == "2 hits"
    assert hint(g, Reroll(0), ("carabinier", 3), words) == "no hit"
    assert hint(g, Reroll(0), "stop", words) == ""
    g.entered[1] = "larbaa"
    assert hint(g, Reroll(0), ("artillery", 6), words) == "1 hit"


def test_an_automata_card_says_what_its_text_does():
    """RB-11.6, RB-12.5: which army gets the further units."""
    g = table()
    words = Words("en", GAME, g.facts)
    card = next(c for c, french in g.facts.french_cards.items() if french.effect == "add_units")

    assert words.name("army", g.facts.french_cards[card].army) in hint(
        g, CardToBury(0), card, words
    )
    plain = next(c for c, french in g.facts.french_cards.items() if french.effect == "none")
    assert hint(g, CardToBury(0), plain, words) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_retreat_that_loses_the_game_is_warned_of(language):
    """RB-17.1: after a conquest; before it nobody is warned of a retreat."""
    g, words = table(), Words(language, GAME, setting().facts)
    fatal, safe = (Retreat(0, "mekla", fatal=lost) for lost in (True, False))

    assert "RB-17.1" in warning(g, fatal, RETREAT, words)
    assert warning(g, safe, RETREAT, words) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_card_to_play_says_at_once_what_it_would_do(language):
    """RB-5.11: it is played without being asked for, also where nothing comes of it."""
    words = Words(language, GAME, setting().facts)
    g = table(3)
    g.hand[0] = ["man", "child"]

    said = hint(g, NextAction(0), PLAY, words)

    assert said.startswith(words.name("card", "man"))
    assert words.text("idle-man") in said
