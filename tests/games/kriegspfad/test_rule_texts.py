"""Every language says what the English rules say: each number, each row, at length."""

import re

import pytest

from zareba.games.kriegspfad import GAME
from zareba.wording import Words, rule_entries

LANGUAGES = ("de", "fr")
RULES = tuple(entry.number for entry in rule_entries(GAME) if not entry.heading)
SHORTEST = 0.7  # of the English text; what is shorter has left something out

# Where a language may differ in its numbers: rule -> why.
EXCEPTIONS: dict[str, dict[str, str]] = {"de": {}, "fr": {}}

NUMBER = re.compile(r"[+−]?\d+(?:[.,]\d+)*")

# Swiss spelling: words that are written with ß in German.
SWISS = re.compile(
    r"\b(draussen|(hin)?aussen|ausser\w*|gross\w*|grösse\w*|fuss\w*|\w*schiess\w*|\w*schliess\w*"
    r"|strass\w*|mass(stab)?|gemäss|heiss\w*|weiss\w*|reiss\w*|stoss\w*)\b",
    re.IGNORECASE,
)


def numbers(words: str) -> set[str]:
    """Every number with its sign; a decimal comma is a decimal point."""
    return {found.replace(",", ".") for found in NUMBER.findall(words)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_rule_stands_in_every_language(language):
    english, other = Words("en", GAME), Words(language, GAME)

    differ = {
        number: (sorted(wanted - found), sorted(found - wanted))
        for number in RULES
        if (wanted := numbers(english.rule(number))) != (found := numbers(other.rule(number)))
    }

    assert differ.keys() == EXCEPTIONS[language].keys(), differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_only_a_summary(language):
    english, other = Words("en", GAME), Words(language, GAME)

    short = {
        number: round(share, 2)
        for number in RULES
        if (share := len(other.rule(number)) / len(english.rule(number))) < SHORTEST
    }

    assert not short


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_have_all_their_rows_and_cells(language):
    english, other = Words("en", GAME), Words(language, GAME)
    tables = [number for number in RULES if "\n" in english.rule(number)]

    def shape(words: str) -> list[int]:
        return [row.count(";") for row in words.split("\n")]

    assert {"KP-13.2", "KP-19.2", "KP-22.12", "KP-24.14", "KP-24.16"} <= set(tables)
    for number in tables:
        assert shape(other.rule(number)) == shape(english.rule(number)), number


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_rules_speak_to_players_and_not_to_builders(language):
    words = Words(language, GAME)
    builders = re.compile(r"\w_\w|\[\[|\.toml|\bUI\b|\bAI\b|\b(tests?|Tests?) cite")

    assert not [number for number in RULES if builders.search(words.rule(number))]


def test_the_german_rules_are_written_with_sharp_s_and_german_quotation_marks():
    words = Words("de", GAME)

    wrong = {
        number: found[0]
        for number in RULES
        if (found := SWISS.search(words.rule(number)) or re.search("[«»”]", words.rule(number)))
    }

    assert not wrong


def test_the_french_rules_say_tu_and_keep_the_spaces_before_their_marks():
    """No vous, no missing elision, no-break spaces inside guillemets and before double marks."""
    words = Words("fr", GAME)
    wrong = re.compile(
        r"\b(vous|votre|vos)\b"
        r"|(?<![\u202f\u00a0])(»|[;!?:](?=\s))|«(?!\u202f)"
        r"|\b(de|que|ne|se|je|le|la) (?!ou\b)[aeiouéèêàâô][a-zé]"
        r"|\d\.\d(?=\")|[“”]",
        re.IGNORECASE,
    )

    found = {number: seen[0] for number in RULES if (seen := wrong.search(words.rule(number)))}

    assert not found
