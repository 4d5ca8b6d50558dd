"""Replaced data files: a mistake is reported with the file and the field, before play begins."""

from importlib import resources
from pathlib import Path

import pytest

from zareba.engine import DataError, Setting

from .board import GAME


def printed(file):
    return (resources.files(GAME.package) / "data" / file).read_text(encoding="utf-8")


def facts_with(folder):
    return Setting.of(GAME, overlay=folder).facts


def error_of(folder, file, old, new):
    """The error that a file gives when one piece of its text is replaced."""
    text = printed(file)
    assert text.count(old) >= 1, f"{file} does not contain {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        facts_with(folder)
    assert Path(caught.value.file) == folder / file
    return caught.value


def test_a_folder_with_the_printed_files_changes_nothing(tmp_path):
    for file in GAME.files:
        (tmp_path / file).write_text(printed(file), encoding="utf-8")

    assert facts_with(tmp_path).strengths == (8, 8, 6, 6)


def test_a_single_file_may_be_replaced(tmp_path):
    text = printed("units.toml").replace("rp = 32", "rp = 20", 1)
    (tmp_path / "units.toml").write_text(text, encoding="utf-8")

    assert facts_with(tmp_path).rp_start == 20


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "problem"),
    [
        # the shape of the file
        ("events.toml", "\nap = 2\n", '\nap = "two"\n', "card[0].ap", "two"),
        ("events.toml", "one_time = true", "onetime = true", "card[0]", "onetime"),
        ("events.toml", '"zone_level"', '"flood"', "card[1].effects[0].op", "flood"),
        ("events.toml", "turns = [8, 12]", "turns = [8]", "card[0].when.turns", "length 2"),
        ("units.toml", "full = [1, 1, 2]", 'full = [1, 1, "Y"]', "troop[0].full[2]", "Y"),
        ("units.toml", "full = [1, 1, 2]", "full = [1, 1]", "troop[0].full", "length 3"),
        ("units.toml", "free_rp_turn1 = 8", "", "setup", "free_rp_turn1"),
        ("units.toml", "steps = 2", "steps = 3", "troop[0].steps", "3"),
        ("banners.toml", '["black"]', '["blue"]', "card[0].order[0]", "blue"),
        ("tables.toml", "palace_garrison =", "palace_garison =", "rules", "palace_garison"),
        # what the files say of one another
        ("events.toml", "id = 2\n", "id = 1\n", "card", "20"),
        ("events.toml", '"white4", "black4"', '"white4", "black9"', "card[2].effects", "black9"),
        ("events.toml", 'units = ["bashi"]', 'units = ["zouave"]', "card[6].effects", "zouave"),
        (
            "events.toml",
            "min = 4, max = 6, eff",
            "min = 5, max = 6, eff",
            "card[7].effects",
            "1 to 6",
        ),
        ("events.toml", "min = 6, max = 6, ap", "min = 5, max = 6, ap", "random_ap", "1 to 6"),
        ("units.toml", 'id = "levy"', 'id = "militia"', "troop", "levy"),
        ("banners.toml", '"black", "white"]\n', '"black", "black"]\n', "card[5].order", "LK-7.1.7"),
        ("banners.toml", 'order = ["black"]', "order = []", "card[1].order", "LK-7.1.7"),
        ("tables.toml", 'max = 0\nid = "D1"', 'max = -1\nid = "D1"', "aot1", "gap"),
        ("tables.toml", "{ min = 13, max", "{ min = 14, max", "track.cm", "13"),
        ("map.toml", 'id = "white3"', 'id = "white33"', "path[white]", "white3"),
        ("map.toml", 'color = "black"', 'color = "white"', "path", "black"),
    ],
)
def test_a_mistake_names_its_file_and_its_field(tmp_path, file, old, new, field, problem):
    error = error_of(tmp_path, file, old, new)

    assert error.field.startswith(field)
    assert problem in error.problem


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("events.toml", "relief_min_turn = 10", ""),
        ("events.toml", 'turns = [6, 10], leader = "stewart"', 'turns = [6, 10], leader = "cook"'),
        ("events.toml", "after_event = 4", "after_event = 44"),
        ("events.toml", "\nap = 4\n", "\nap = 5\n"),
        ("units.toml", "fort_improvement = 8", ""),
        ("units.toml", "red = 6, green = 6", "red = 6"),
        ("events.toml", "min = 6, max = 6, ap", "min = 7, max = 7, ap"),
        ("tables.toml", 'min = 1\nmax = 2\nid = "D2"', 'min = 1\nid = "D2"'),
        ("tables.toml", 'id = "fortify"', 'id = "dig"'),
        ("tables.toml", 'result = "killed"', 'result = "kiled"'),
    ],
)
def test_what_the_rules_cannot_play_with_is_refused_when_it_is_read(tmp_path, file, old, new):
    """A missing entry or a name that nobody knows is an error of the file, not of a later rule."""
    error = error_of(tmp_path, file, old, new)

    assert error.field
    assert error.problem


def test_a_file_that_is_no_toml_is_named(tmp_path):
    (tmp_path / "events.toml").write_text("[[card\n", encoding="utf-8")

    with pytest.raises(DataError, match="TOML") as caught:
        facts_with(tmp_path)

    assert Path(caught.value.file) == tmp_path / "events.toml"


def test_a_file_that_is_no_text_is_named(tmp_path):
    (tmp_path / "units.toml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(DataError) as caught:
        facts_with(tmp_path)

    assert Path(caught.value.file) == tmp_path / "units.toml"


def test_a_file_with_a_wrong_name_replaces_nothing(tmp_path):
    (tmp_path / "event.toml").write_text(printed("events.toml"), encoding="utf-8")

    with pytest.raises(DataError, match="replaces nothing") as caught:
        facts_with(tmp_path)

    assert Path(caught.value.file) == tmp_path / "event.toml"
    assert "events.toml" in caught.value.problem


def test_a_missing_folder_is_reported(tmp_path):
    with pytest.raises(DataError, match="not a directory"):
        facts_with(tmp_path / "nowhere")


def test_an_empty_folder_is_reported(tmp_path):
    with pytest.raises(DataError, match=r"events\.toml"):
        facts_with(tmp_path)
