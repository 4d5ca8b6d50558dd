"""Armies that break one rule each: refused by it, with a reason in words, in every language."""

import re
from pathlib import Path

import pytest

from zareba.engine import Setting, find_game
from zareba.games.kriegspfad.armies import BadArmy, faults, read_army
from zareba.games.kriegspfad.face.army_words import bad_army, fault_text
from zareba.wording import LANGUAGES, Words

DATA = Path(__file__).parent / "data"
SETTING = Setting.of(find_game("kriegspfad"))
CATALOGUE = SETTING.facts.catalogue
WORDS = {language: Words(language, SETTING.game, SETTING.facts) for language in LANGUAGES}
BROKEN = {
    "blockhouse": ("BLOCKHOUSES", "KP-29.8"),
    "carrier": ("CARRIER", "KP-3.1"),
    "chief_gun": ("SEPARATE_COMMANDER", "KP-3.9"),
    "cmd_foot_repeater": ("COMMANDER_OPTION_REQUIRES", "KP-31.7"),
    "cmd_requires": ("COMMANDER_OPTION_FROM", "KP-31.7"),
    "cmd_trained_mounted": ("COMMANDER_EXCLUSIVE", "KP-5.9"),
    "comanche_foot_commander": ("COMMANDER_OPTION_MANDATORY", "KP-31.7"),
    "dup_opts": ("OPTION_TWICE", "KP-30.6"),
    "exc_incomp": ("INCOMPETENT", "KP-30.9"),
    "rifle_and_carbine": ("EXCLUSIVE", "KP-5.9"),
    "scout_revolver": ("SCOUT_WEAPON", "KP-6.1"),
    "tenunits": ("UNITS", "KP-30.2"),
    "terror": ("STRATAGEM", "KP-11.8"),
    "tribe": ("TRIBE", "KP-30.1"),
    "two_brave": ("OPTION_LIMIT", "KP-31.7"),
    "unit_of_nine": ("UNIT_SIZE", "KP-2.1"),
    "unit_of_one": ("UNIT_SIZE", "KP-2.1"),
    "wagons": ("WAGONS", "KP-9.1"),
    "year": ("YEAR", "KP-30.1"),
    "zero_group": ("EMPTY_GROUP", "KP-2.1"),
}
NO_ARMY = {"misspelt": "unknown", "text": "json"}


def text_of(name):
    return (DATA / "refused" / f"{name}.json").read_text("utf-8")


def test_every_file_is_tried():
    assert {path.stem for path in (DATA / "refused").glob("*.json")} == {*BROKEN, *NO_ARMY}


@pytest.mark.parametrize("name", BROKEN)
def test_the_army_is_refused_by_the_rule_it_breaks(name):
    """KP-3.3, KP-3.9, KP-5.9, KP-30.14: a separate commander's options are checked, too."""
    found = {(fault.code, fault.rule) for fault in faults(CATALOGUE, read_army(text_of(name)))}

    assert BROKEN[name] in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BROKEN)
def test_the_reason_is_told_in_words(name, language):
    army = read_army(text_of(name))
    for fault in faults(CATALOGUE, army):
        told = fault_text(WORDS[language], CATALOGUE, army, fault)
        assert not re.search(r"fault-|[a-z]_[a-z]|\{ ?\$|: \.|: ,", told), told
        assert told.endswith(f"[{fault.rule}]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NO_ARMY)
def test_what_is_no_army_is_told_in_words(name, language):
    with pytest.raises(BadArmy) as caught:
        read_army(text_of(name), name)

    assert caught.value.reason == NO_ARMY[name]
    told = bad_army(WORDS[language], caught.value)
    assert name in told
    assert not re.search(r"army-bad|\{ ?\$", told)


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("tribe", "de", "Die Liste kennt Apachen nicht. [KP-30.1]"),
        ("unit_of_one", "en", "Unit 1 has one element; 2 to 8 are allowed. [KP-2.1]"),
        ("zero_group", "fr", "L'unité 1 a un groupe sans éléments. [KP-2.1]"),
        ("wagons", "de", "Diese Armee darf keine Wagen mitbringen. [KP-9.1]"),
        ("blockhouse", "en", "This army may build no blockhouses. [KP-29.8]"),
        ("comanche_foot_commander", "de",
         "Dem eigenen Befehlshaber fehlt, was 1870 Pflicht ist: „Berittene Krieger“. [KP-31.7]"),
    ],
)  # fmt: skip
def test_reasons_read_well(name, language, words):
    army = read_army(text_of(name))
    told = [fault_text(WORDS[language], CATALOGUE, army, f) for f in faults(CATALOGUE, army)]

    assert told == [words]


def test_an_embedded_commander_may_stand_with_a_gun():
    """KP-3.1, KP-3.2: on any element of a unit; only a separate one is no artillery (KP-3.9)."""
    army = read_army((DATA / "gun_with_commander.json").read_text("utf-8"))

    assert army.carrier == (0, 0)
    assert army.units[0].entry == "light_guns"
    assert faults(CATALOGUE, army) == []
