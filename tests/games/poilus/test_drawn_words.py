"""What the drawing of the table says in words."""

import pytest

from zareba.engine import Setting
from zareba.games.poilus import GAME
from zareba.wording import LANGUAGES, Words

FACTS = Setting.of(GAME).facts


def drawn(language):
    words = Words(language, GAME, FACTS)
    return words, GAME.board.drawing(FACTS, words)["words"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_all_have_withdrawn_people_are_missing_and_no_cards(language):
    """LP-5.12: who is on the mission are soldiers."""
    words, said = drawn(language)
    assert said["nobody-inside"] == words.text("draw-nobody-inside") != said["none"]


def test_what_a_mission_leaves_lies_in_the_morale_pile():
    """LP-8.2: Vorrat is where the speeches lie."""
    _, said = drawn("de")
    assert said["left-in-reserve"] == "im Moralstapel"
    assert said["supply"] == "Aufrufe im Vorrat"
