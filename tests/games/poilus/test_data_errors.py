"""Wrong data files are refused with the file, the place and what was expected."""

import shutil
from pathlib import Path

import pytest

import zareba.games.poilus as package
from zareba.engine import DataError, Setting

from .tables import GAME

DATA = Path(package.__file__).parent / "data"


def refused(tmp_path, file, old, new):
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        _ = Setting.of(GAME, 3, {"ruleset": "expansion"}, tmp_path).facts
    assert file in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("trials.toml", "copies = 2", "copies = 3", "39 expected, 40 found"),
        (
            "trials.toml",
            'threats = ["rain", "whistle"]',
            'threats = ["rain", "mask"]',
            "14 expected",
        ),
        ("trials.toml", 'threats = ["rain", "whistle"]', 'threats = ["rain", "fog"]', "threats"),
        ("trials.toml", "trap = false", "trapp = false", "trapp"),
        ("hard_knocks.toml", "in_deck = 1", "in_deck = 2", "0 or 1 expected"),
        ("hard_knocks.toml", "in_deck = 1", "in_deck = 0", "19 expected, 18 found"),
        ("soldiers.toml", 'charm = "rain"', 'charm = "night"', "6 expected, 5 found"),
        ("support.toml", "count = 6", "count = 5", "16 expected, 15 found"),
        ("support.toml", "hard = 6", "hard = 7", "12 expected, 13 found"),
        ("support.toml", 'left_out = ["LL", "RR"]', 'left_out = ["XX"]', "no tile 'XX'"),
        ("missions.toml", 'difficulty = "easy"', 'difficulty = "hard"', "13 expected, 12 found"),
        ("missions.toml", 'kind = "support_public"', 'kind = "sunshine"', "sunshine"),
        ("missions.toml", ', threat = "mask" }', " }", "needs threat"),
        ("missions.toml", "delta = -1", "count = 1", "needs delta"),
        ("missions.toml", 'kind = "peek_trials", count = 4', 'kind = "peek_trials"', "needs count"),
        ("missions.toml", ', who = "leader" }', " }", "needs who"),
        ("missions.toml", 'kind = "pay_draw", cards = 2', 'kind = "pay_draw"', "fit pay_draw"),
        ("missions.toml", 'symbols = ["shell", "rain"], ', "", "fit collect"),
        ("tables.toml", "value = 3", 'value = "three"', "threat_limit"),
        ("signals.toml", 'phases = ["preparation"]', 'phases = ["dinner"]', "dinner"),
    ],
)
def test_wrong_data_says_where_and_what(tmp_path, file, old, new, told):
    assert told in refused(tmp_path, file, old, new)


def test_an_effect_that_works_once_cannot_stand_on_a_mission_that_stays(tmp_path):
    """LP-12.23."""
    text = (DATA / "missions.toml").read_text(encoding="utf-8")
    head, mail, rest = text.partition('id = "E08"')
    rest = rest.replace('kind = "end_of_support"', 'kind = "success"', 1)
    (tmp_path / "missions.toml").write_text(head + mail + rest, encoding="utf-8")
    with pytest.raises(DataError, match="works once, but the card stays"):
        _ = Setting.of(GAME, 3, {"ruleset": "expansion"}, tmp_path).facts


def test_a_directory_with_own_missions_replaces_the_built_in_ones(tmp_path):
    """LP-16: whoever owns the game can replace what was reconstructed."""
    shutil.copy(DATA / "missions.toml", tmp_path / "missions.toml")
    text = (tmp_path / "missions.toml").read_text(encoding="utf-8")
    (tmp_path / "missions.toml").write_text(text.replace("min_2_3 = 3", "min_2_3 = 4"), "utf-8")
    facts = Setting.of(GAME, 3, {"ruleset": "expansion"}, tmp_path).facts
    assert facts.missions["E01"].min_2_3 == 4
