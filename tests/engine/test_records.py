"""Records of older programs: read, verified as far as possible, migrated; what differs is said."""

from __future__ import annotations

import dataclasses
import random
import re
import shutil
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from zareba.cli import cli
from zareba.engine import BadRecord, Play, Record, Setting, find_game, games
from zareba.engine.chance import secret_from

KEPT = sorted((Path(__file__).parent / "format_1").glob("*.json"))


def by_rules_of_today(path):
    record = Record.load(path)
    return record.rules_version == find_game(record.game).rules_version


OLD = [path for path in KEPT if by_rules_of_today(path)]
each_old = pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)


def khartoum(overlay=None):
    return Setting.of(find_game("khartoum"), overlay=overlay)


def played(setting, choices=12):
    play, rng = Play(setting, secret_from("records")), random.Random(1)
    for _ in range(choices):
        play.choose(rng.choice(play.position.options()))
    return play.record


def other(record, **changes):
    """A record that says something else."""
    return Record.read(msgspec.structs.replace(record, **changes).to_text())


def run(*arguments):
    return CliRunner().invoke(cli, [str(a) for a in arguments])


@each_old
def test_a_record_of_format_1_is_verified_by_its_choices_and_its_result(path):
    old = Record.load(path)

    done = old.examine()

    assert old.format == 1
    assert done.position.state.result == old.result != ""
    assert old.not_compared(done) == [
        "format 1: the positions in between and the data could not be compared"
    ]
    with pytest.raises(BadRecord, match="the record says 'peace'"):
        other(old, result="peace").verify()
    with pytest.raises(BadRecord, match="secret does not fit"):
        other(old, secret="ab" * 32).verify()
    with pytest.raises(BadRecord, match="choice 1 of seat"):
        other(old, choices=[(old.choices[0][0], "nonsense"), *old.choices[1:]]).verify()


def test_a_record_by_rules_that_are_gone_says_which():
    """Kriegspfad was mended: what it allowed in version 2 is no proof in version 3."""
    gone = [path for path in KEPT if path not in OLD]

    assert OLD
    assert gone
    for path in gone:
        with pytest.raises(BadRecord, match="rules version"):
            Record.load(path).verify()


@each_old
def test_migration_keeps_everything_but_the_trail(path, tmp_path):
    old, file = Record.load(path), tmp_path / "game.json"
    shutil.copy(path, file)

    first, second = run("records", "migrate", file), run("records", "migrate", file)

    new = Record.load(file)
    assert first.output == f"{file}: format 1 -> 2\n"
    assert second.output == f"{file}: nothing to do\n"
    assert new.not_compared(new.examine()) == []
    assert len(new.trail) == len(new.choices)
    assert set(new.trail).isdisjoint(old.trail)
    kept = ("game", "rules_version", "players", "options", "commitment", "secret", "salt")
    for name in (*kept, "choices", "result", "branches"):
        assert getattr(new, name) == getattr(old, name)


def test_a_record_that_is_not_true_is_left_as_it_is(tmp_path):
    file, good = tmp_path / "bad.json", tmp_path / "good.json"
    other(Record.load(OLD[0]), result="peace").save(file)
    shutil.copy(OLD[1], good)
    before = file.read_bytes()

    done = run("records", "migrate", file, tmp_path / "none.json", good)

    assert done.exit_code == 1
    assert f"{file}: left as it is: the game does not end as the record says" in done.stderr
    assert "No such file" in done.stderr
    assert file.read_bytes() == before
    assert Record.load(good).format == 2


def test_a_record_of_format_1_goes_on_as_one_of_format_2():
    whole = Record.load(next(path for path in OLD if path.stem == "khartoum"))
    half = other(whole, choices=whole.choices[:9], trail=whole.trail[:9], result="")

    play = Play.resume(half)
    for seat, choice in whole.choices[9:]:
        play.choose(choice, seat)

    assert play.record == whole.migrated()
    assert play.record.format == 2


def test_other_data_do_not_matter_where_every_position_is_the_same():
    """A number that moved from the code into a file, or one that never came up."""
    record = other(played(khartoum()), data_hash="2-00000000000000")

    done = record.examine()

    assert done.position.over is False
    (told,) = record.not_compared(done)
    assert "other data files" in told
    assert "makes no difference" in told
    assert record.migrated().data_hash == khartoum().data.hash


def test_other_data_are_named_where_they_matter(tmp_path):
    text = (resources.files("zareba.games.khartoum") / "data" / "units.toml").read_text("utf-8")
    head, setup, tail = text.partition("[setup]")
    poorer = re.sub(r"\nrp = (\d+)", lambda m: f"\nrp = {int(m[1]) - 1}", tail, count=1)
    changed = head + setup + poorer
    (tmp_path / "units.toml").write_text(changed, encoding="utf-8")
    record = played(khartoum(tmp_path))

    record.verify(tmp_path)
    with pytest.raises(BadRecord, match=r"other data files.*--data") as refused:
        record.verify()
    assert "was changed" not in str(refused.value)


def raised(monkeypatch, **changes):
    now = find_game("khartoum")
    newer = dataclasses.replace(now, rules_version=now.rules_version + 1, **changes)
    monkeypatch.setitem(games(), "khartoum", newer)
    return now, newer


def test_other_rules_do_not_matter_where_every_position_is_the_same(monkeypatch):
    record = played(khartoum())
    now, newer = raised(monkeypatch)

    done = record.examine()

    assert done.setting.game is newer
    assert "rules version" in record.not_compared(done)[0]
    assert record.migrated().rules_version == newer.rules_version
    with pytest.raises(BadRecord, match=f"rules version {now.rules_version}"):
        other(record, trail=[]).verify()  # then nothing proves it


def test_other_rules_are_named_where_they_matter(monkeypatch):
    record = played(khartoum())
    begin = find_game("khartoum").set_up

    def other_table(facts, players):
        g = begin(facts, players)
        g.drawn += 1
        return g

    now, _ = raised(monkeypatch, set_up=other_table)

    with pytest.raises(BadRecord, match=f"played with rules version {now.rules_version}") as told:
        record.verify()
    assert "was changed" not in str(told.value)


def test_a_record_is_replayed_by_the_rules_it_was_played_with_where_they_are_shipped(monkeypatch):
    record = played(khartoum())
    now = find_game("khartoum")
    raised(monkeypatch, older={now.rules_version: now}, set_up=None)

    done = record.examine()

    assert done.setting.game is now
    assert record.not_compared(done) == []


def test_a_record_of_newer_rules_is_refused():
    record = played(khartoum())

    with pytest.raises(BadRecord, match="rules version 99"):
        other(record, rules_version=99).verify()


def test_where_positions_are_described_otherwise_choices_and_result_remain():
    record = played(khartoum())
    trail = ["2-00000000000000"] * len(record.choices)

    reshaped = other(record, trail=trail, shape="other")

    (told,) = reshaped.not_compared(reshaped.examine())
    assert told.startswith("12 of 12 positions in between could not be compared")
    with pytest.raises(BadRecord, match=r"after choice 1 .* was changed"):
        other(record, trail=trail).verify()
    with pytest.raises(BadRecord, match="the record says 'relief'"):
        other(reshaped, result="relief").verify()
