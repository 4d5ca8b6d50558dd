"""Words for readers: of a game, and of the house alone."""

import pytest

from zareba.engine import Line, games
from zareba.server.phrasebook import house_words, problem_text
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
