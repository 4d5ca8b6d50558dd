"""Small things the terminal tells: where rules are from, who is asked to buy what, odds."""

import re

import pytest

from support import ALL_GAMES
from test_cli import process
from zareba.analysis.odds import Odds
from zareba.engine import Setting
from zareba.terminal.odds import _line
from zareba.wording import Words, rule_entries, source_in_words


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_the_source_of_every_rule_is_told_in_the_language_of_the_reader(game, language):
    words = Words(language, game, Setting.of(game).facts)
    kinds = ("rulebook", "public", "inferred", "ruling", "reconstructed")
    known = "|".join(re.escape(words.text(f"source-{kind}")) for kind in kinds)
    one = rf"(?:{known})(?: \d+\.\d+)*(?:, ?\d+\.\d+)*|[AC]-\d+|LK-[\d.]+"
    for entry in rule_entries(game):
        if entry.source:
            told = source_in_words(words, entry)
            assert re.fullmatch(rf"(?:{one})(?:, (?:{one}))*", told), (entry.source, told)


def test_in_english_the_notes_are_told_as_they_are_written():
    game = ALL_GAMES[0]
    words = Words("en", game, Setting.of(game).facts)
    assert all(source_in_words(words, entry) == entry.source for entry in rule_entries(game))


def test_nobody_is_asked_to_buy_what_nobody_publishes():
    assert "kauf es" in process("about", "khartoum", "--lang", "de")
    assert "kauf es" not in process("about", "kriegspfad", "--lang", "de")


@pytest.mark.parametrize(("error", "told"), [(0.0018, "± 1 "), (0.08, "± 8 ")])
def test_no_sample_is_told_to_be_exact(error, told):
    """400 games judged nearly alike have a small error, which is not none."""
    game = ALL_GAMES[0]
    words = Words("de", game, Setting.of(game).facts)
    assert told in _line(words, Odds("fortify", 0.38, error, 400), "befestigen")
