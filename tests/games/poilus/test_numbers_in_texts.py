"""A number stands in one place: another one in tables.toml, and rules and cards say so."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

import pytest

from zareba.engine import Setting, find_game
from zareba.wording import LANGUAGES, Words

GAME = find_game("poilus")
TABLES = (resources.files(GAME.package) / "data" / "tables.toml").read_text(encoding="utf-8")
NUMBERS = tomllib.loads(TABLES)
OTHER = 7  # no text says it now
CARDS = {"hardheaded_cards": "hardheaded", "frightening": "fearful", "highest_drop": "demoralized"}


def words_with(name, folder, language, players=None, **options):
    changed = re.sub(rf"(\[{name}\]\nvalue = )\d+", rf"\g<1>{OTHER}", TABLES)
    (folder / "tables.toml").write_text(changed, encoding="utf-8")
    setting = Setting.of(GAME, players, options, overlay=folder)
    assert setting.facts.number[name] == OTHER
    return Words(language, GAME, setting.facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NUMBERS)
def test_a_rule_says_the_number_of_the_data(name, language, tmp_path):
    words, rule = words_with(name, tmp_path, language), NUMBERS[name]["rule"]
    usual = Words(language, GAME, Setting.of(GAME).facts)

    assert str(OTHER) not in re.sub(r"LP-[\d.]+", "", usual.rule(rule))
    assert str(NUMBERS[name]["value"]) in usual.rule(rule)
    assert str(OTHER) in re.sub(r"LP-[\d.]+", "", words.rule(rule))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_a_card_says_the_number_of_the_data(name, language, tmp_path):
    """With missions, where all of these numbers count."""
    words = words_with(name, tmp_path, language, 3, ruleset="expansion")

    assert str(OTHER) in words.text(f"cardtext-{CARDS[name]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_says_it_too(language, tmp_path):
    """LP-14.13: Hardheaded stands in the rules of Solo as well."""
    assert str(OTHER) in words_with("hardheaded_cards", tmp_path, language).rule("LP-14.13")
