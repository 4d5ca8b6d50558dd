"""The register of games, and what a game that leaves its faces out still offers."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import pytest

from zareba.engine import Board, Setting, UnknownGame, find_game, games
from zareba.wording import Words


def test_finding_one_game_reads_no_other():
    asked = (
        "import sys; from zareba.engine import find_game, games; find_game('khartoum');"
        "print([m for m in sys.modules if m.startswith('zareba.games.') "
        "and not m.startswith('zareba.games.khartoum')], sorted(games()))"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout

    assert told.strip() == "[] ['burnoose', 'khartoum', 'kriegspfad', 'poilus']"


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(UnknownGame, match=r"'chess'; there are: burnoose, khartoum, kriegspfad"):
        find_game("chess")


def test_a_game_is_known_by_the_name_of_its_package():
    assert {name: game.name for name, game in games().items()} == {n: n for n in games()}


def test_a_game_without_faces_shows_its_fields_and_says_nothing_more():
    full = find_game("khartoum")
    bare = dataclasses.replace(full, board=Board(), phrases=type(full.phrases)(), advice=None)
    setting = Setting.of(bare)
    position = setting.start("0" * 64)
    words = Words("en", bare, setting.facts)

    view = position.seen_by(0)
    lines = list(bare.board.lines(view, setting.facts, words))

    assert lines[0] == f"result: {view['result']!s}"
    assert len(lines) == len(view)
    assert words.hint(position, position.options()[0], 0) == ""
    assert words.epilogue(position.state) == []
    assert bare.board.preview(position.state, position.ask()) == {}
