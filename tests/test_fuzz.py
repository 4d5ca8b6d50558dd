"""`zareba lab fuzz`: games of any setting, checked on the way; what breaks is found and told."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner

from zareba.cli import cli
from zareba.engine import Position, games
from zareba.lab import fuzz


def test_every_game_passes_and_counts_what_was_tried():
    total = fuzz.Tally()
    for name in games():
        total.add(fuzz.Fuzz(name, 3).play())

    assert total.failures == []
    assert total.games == dict.fromkeys(games(), 1)
    assert total.natives == len(games())
    assert total.decisions > 100


def test_a_number_is_always_the_same_game():
    first, again, other = (fuzz.Fuzz("khartoum", n) for n in (5, 5, 6))
    for one in (first, again, other):
        one.play()

    assert first.choices == again.choices
    assert first.choices != other.choices


def test_settings_differ_and_all_of_them_fit():
    settings = [fuzz.Fuzz("poilus", n).setting for n in range(60)]

    assert {s.players for s in settings} == set(games()["poilus"].players)
    assert len({str(s.options) for s in settings}) > 20
    assert not any(s.game.unfit(s.players, s.options) for s in settings)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda game, patch: patch.setattr(fuzz, "native", lambda *_: ()), "generators"),
        (
            lambda game, patch: patch.setattr(Position, "__eq__", lambda *_: False),
            "a saved position is another one",
        ),
        (lambda game, patch: patch.setattr(fuzz, "ENDLESS", 5), "does not end"),
    ],
)
def test_what_breaks_is_found_and_can_be_seen_again(monkeypatch, broken, told):
    monkeypatch.setattr(fuzz, "SAVED", 1.0)
    broken(games()["khartoum"], monkeypatch)

    (found,) = fuzz.Fuzz("khartoum", 1).play().failures

    assert told in found.what
    assert found.trace
    assert fuzz.Fuzz("khartoum", found.number).play().failures[0].choices == found.choices


def test_it_goes_on_where_it_stopped(tmp_path):
    """What is kept counts every number below `next` once, whatever was finished first."""
    path = tmp_path / "fuzz.json"
    with ThreadPoolExecutor(2) as pool:
        first = fuzz.fuzz(pool, 2, ("poilus",), fuzz.load(path), fuzz.time.time() + 0.2)
        fuzz.keep(first, path)
        before = first.played
        second = fuzz.fuzz(pool, 2, ("poilus",), fuzz.load(path), fuzz.time.time() + 0.2)

    assert before == json.loads(path.read_text())["next"]
    assert second.played == second.next > before


def test_the_command_tells_failures_and_how_to_repeat_them(monkeypatch):
    monkeypatch.setattr(fuzz, "ENDLESS", 3)

    done = CliRunner().invoke(cli, ["lab", "fuzz", "khartoum", "--only", "7"])

    assert done.exit_code == 1
    assert "zareba lab fuzz khartoum --only 7" in done.output
