"""Records outlive refactoring: the program is rewritten in copies, the recorded games stay true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from refactoring import mend_words, other_chance, program, refactorings, run
from support import ALL_GAMES, enough
from zareba.engine import DataFiles, Setting
from zareba.engine.data import facts_of

RECORDS = Path(__file__).parents[1] / "records"
EVERY = enough(usual=3, whole=1, soak=1)  # of the recorded games
VERIFY = """
import sys
from pathlib import Path
from zareba.engine import BadRecord, Record
for path in sorted(Path(sys.argv[1]).glob("*/*.json"))[:: int(sys.argv[2])]:
    record = Record.load(path)
    try:
        done = record.examine()
        print(path.parent.name, "true", *record.not_compared(done), sep="|")
    except BadRecord as error:
        print(path.parent.name, "untrue", error, sep="|")
"""


@pytest.mark.parametrize("change", refactorings(), ids=lambda change: change.__name__)
def test_recorded_games_stay_true_when_the_code_is_rewritten(change, shared):
    there = program(shared, change)

    verdicts = run(there, VERIFY, RECORDS, EVERY).splitlines()

    assert len(verdicts) == len(list(RECORDS.glob("*/*.json"))[::EVERY])
    wrong = [v for v in verdicts if not v.endswith("|true")]
    assert not wrong, wrong[:4]


def test_other_behaviour_is_noticed_in_every_game(shared):
    """The control: what is no refactoring makes the records untrue."""
    there = program(shared, other_chance)

    verdicts = run(there, VERIFY, RECORDS, EVERY).splitlines()

    untrue = Counter(v.partition("|")[0] for v in verdicts if "|untrue|" in v)
    assert set(untrue) == {game.name for game in ALL_GAMES}


def numbers(node: Any) -> Iterator[Any]:
    if isinstance(node, dict):
        for value in node.values():
            yield from numbers(value)
    elif isinstance(node, list):
        for value in node:
            yield from numbers(value)
    elif not isinstance(node, str):
        yield node


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_number_and_every_switch_of_the_data_is_a_fact(game):
    raw = Setting.of(game).data.raw

    hashed = Counter(map(repr, numbers(facts_of(raw))))

    assert hashed.total() > 100
    assert hashed == Counter(map(repr, numbers(raw)))


HASHES = """
from zareba.engine import Setting, games
for game in games().values():
    setting = Setting.of(game)
    assert setting.facts
    print(game.name, setting.data.hash)
"""


def test_mending_words_leaves_the_hash_of_the_data_alone(shared):
    here = [f"{game.name} {Setting.of(game).data.hash}" for game in ALL_GAMES]

    there = run(program(shared, mend_words), HASHES).splitlines()

    assert sorted(there) == sorted(here)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_another_number_is_another_hash(game, tmp_path):
    hashes, numbered = {Setting.of(game).data.hash}, 0
    for name in game.files:
        text = (resources.files(game.package) / "data" / name).read_text(encoding="utf-8")
        changed = re.sub(r"(?m)^(\w+ = )(\d+)$", lambda m: f"{m[1]}{int(m[2]) + 1}", text, count=1)
        if changed == text:
            continue  # a file without a number
        numbered += 1
        place = tmp_path / name.removesuffix(".toml")
        place.mkdir()
        (place / name).write_text(changed, encoding="utf-8")
        hashes.add(DataFiles(game.package, game.files, place).hash)

    assert len(hashes) == 1 + numbered >= len(game.files)
