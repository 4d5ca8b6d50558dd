"""Small things the terminal tells: where rules are from, who is asked to buy what, odds."""

import re
import tomllib
from importlib import resources

import pytest

from support import ALL_GAMES
from test_cli import process
from texts import Text, english_in
from zareba.analysis.odds import Odds
from zareba.analysis.provenance import (
    NOTES,
    WRITTEN_IN,
    Sourced,
    _reason,
    in_words,
    sourced,
    unprinted,
)
from zareba.engine import Setting, find_game
from zareba.terminal.odds import _line
from zareba.wording import LANGUAGES, Words, rule_entries, source_in_words


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


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_why_a_fact_was_reconstructed_is_told_in_the_language_of_the_reader(game):
    """Every note of what no rulebook prints, and no note that is gone; nothing of ours in it."""
    found = unprinted(sourced(Setting.of(game).data))
    place = resources.files(game.package) / "text" / NOTES
    written = tomllib.loads(place.read_text("utf-8"))["note"] if place.is_file() else []
    known = {note["of"]: note for note in written}

    assert {one.source for one in found if one.source} == set(known)
    assert len(known) == len(written)
    for language in LANGUAGES:
        for one, told in zip(found, in_words(found, game, language), strict=True):
            assert bool(told.source) == bool(one.source)
            if language != WRITTEN_IN:
                assert told.source == known.get(one.source, {}).get(language, "")
                assert not english_in(Text(NOTES, "note", told.source), language), told
            assert not re.search(r"\b(?:X|R \d|DATA-\d|D-\d|spec|OCR)\b|\w_\w", told.source), told


def test_ones_own_notes_are_told_as_they_are_written():
    own = Sourced("cards.toml", "card[1]", "public", "seen in a museum", "1")
    printed = Sourced("cards.toml", "card[2]", "rulebook", "R 6.1/6.7 example (a fort)", "2")
    told = in_words([own, printed], find_game("khartoum"), "de")

    assert [one.source for one in told] == ["seen in a museum", "6.1/6.7"]


def test_a_note_in_several_brackets_is_told_whole():
    assert _reason("inferred (kind): as printed; reconstructed (number 2)").endswith("(number 2)")
    assert _reason("inferred (its kind)") == "its kind"


def test_nobody_is_asked_to_buy_what_nobody_publishes():
    assert "kauf es" in process("about", "khartoum", "--lang", "de")
    assert "kauf es" not in process("about", "kriegspfad", "--lang", "de")


@pytest.mark.parametrize(("error", "told"), [(0.0018, "± 1 "), (0.08, "± 8 ")])
def test_no_sample_is_told_to_be_exact(error, told):
    """400 games judged nearly alike have a small error, which is not none."""
    game = ALL_GAMES[0]
    words = Words("de", game, Setting.of(game).facts)
    assert told in _line(words, Odds("fortify", 0.38, error, 400), "befestigen")
