"""Words for readers: of a game, and of the house alone."""

import pytest

from zareba.engine import Line, Setting, games, with_minus
from zareba.games.khartoum.rules.asks import CardOption
from zareba.server.views import phrasebook
from zareba.server.views.phrasebook import Phrasebook, house_words, problem_text
from zareba.wording import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_without_any_game(language, monkeypatch):
    house_words.cache_clear()
    for name in list(games()):
        monkeypatch.delitem(games(), name)

    assert problem_text(language, "stale") != "refused-stale"
    assert house_words(language).text("bot-soldier") != "bot-soldier"


def test_the_house_does_not_speak_for_a_game_that_is_gone():
    """Its log is shown by its events, not in the words of another game."""
    line = Line("turn", "LK-4.1.1", {"turn": 3}, None, 0)

    assert house_words("en").line(line, with_rule=False) == "say-turn"
    assert house_words("en").piece("village-ighil") == "ighil"


def test_an_option_is_called_as_its_own_question_calls_it():
    """One card's option is not called by the name it has on another card."""
    setting = Setting.of(games()["khartoum"])
    book = Phrasebook(setting.game, setting.facts)
    elsewhere = book.label("de", CardOption(0, 14), "rp")

    called = setting.facts.names["choice-CardOption-24-rp"]["de"]
    assert book.label("de", CardOption(0, 24), "rp") == with_minus(called)
    assert book.label("de", CardOption(0, 14), "rp") == elsewhere


def test_labels_are_kept_in_bounds(monkeypatch):
    monkeypatch.setattr(phrasebook, "MOST_LABELS", 3)
    setting = Setting.of(games()["khartoum"])
    book = Phrasebook(setting.game, setting.facts)
    labels = [book.label("en", CardOption(0, effect), "rp") for effect in range(9)]

    assert len(book._labels) <= 3
    assert len(labels) == 9
