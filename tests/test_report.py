"""zareba report and replay: what a finished game has come to, with the names of its people."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner

from zareba.analysis.report import report
from zareba.analysis.tables import table
from zareba.bots import people
from zareba.cli import cli
from zareba.engine import BadRecord, Play, Record
from zareba.wording import LANGUAGES, Words

RECORDS = Path(__file__).parent / "records"
RECORD = RECORDS / "poilus" / "poilus-2.json"


@pytest.fixture
def named(tmp_path):
    """A finished game of Anna and a bot."""
    record = Record.load(RECORD)
    record.seats = ["me:Anna", "soldier"]
    file = tmp_path / "named.json"
    record.save(file)
    return file


def told(*command: str) -> str:
    done = CliRunner().invoke(cli, list(command), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_report_in_the_readers_language_names_who_played(named):
    german = told("report", str(named), "--lang", "de")

    assert "Wendepunkte" in german
    assert "Einsatz für Einsatz" in german
    assert "Anna" in german
    assert "Spieler 2 (Soldat)" in german
    assert "me:Anna" not in german


def test_a_report_for_other_programs(named):
    found = json.loads(told("report", str(named), "--json"))

    assert found["players"] == ["Anna", "Player 2 (Soldier)"]
    assert found["chart"]["ticks"]
    assert found["alt"].startswith("Les Poilus.")


def test_a_replay_and_a_verdict_know_the_names(named):
    assert told("replay", str(named)).startswith("At the table: Anna, Player 2 (Soldier)")
    assert json.loads(told("replay", str(named), "--json"))["players"][0] == "Anna"
    assert "in order" in told("verify", str(named))


def test_an_unfinished_game_has_no_report(named):
    record = Record.load(named)
    del record.choices[-1:], record.trail[-1:]
    record.result = ""
    record.save(named)

    done = CliRunner().invoke(cli, ["report", str(named)])
    assert isinstance(done.exception, BadRecord)
    assert done.exception.why == "not-finished"


def test_seats_of_a_record_in_words():
    words = Words("en")

    assert people(["me", "me:Béla, II", "mc:400"], 3, words)[:2] == ["Player 1", "Béla, II"]
    assert people(["me"], 2, words) == []  # it does not say who played


@pytest.mark.parametrize("game", sorted(p.name for p in RECORDS.iterdir()))
def test_no_table_of_a_report_is_broken_on_a_narrow_screen(game):
    """What is too wide for columns is told row by row, where a line may go on in the next."""
    play = Play.resume(Record.load(sorted((RECORDS / game).glob("*.json"))[0]))
    for language, width in product(LANGUAGES, (100, 80, 50)):
        words = Words(language, play.setting.game, play.setting.facts)
        for sheet in report(play, words).sheets:
            laid = list(table(sheet, width))
            in_columns = [line for line in laid if " – " not in line]
            assert all(len(line) <= width for line in in_columns), (sheet.title, laid)
            assert all(cell in "\n".join(laid) for row in sheet.rows for cell in row.cells)
