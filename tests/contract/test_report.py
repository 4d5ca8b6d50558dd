"""The report at the end of every game: complete, public, and true to the last position."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from texts import foul, strange_in
from zareba.analysis.report import Report, report
from zareba.engine import Course, Play, Row
from zareba.engine.figures import MINUS
from zareba.games.khartoum.rules.state import controls
from zareba.games.kriegspfad.field.state import REMOVED
from zareba.wording import LANGUAGES, Words


def reported(play: Play, language: str = "en") -> Report:
    return report(play, Words(language, play.setting.game, play.setting.facts))


def figures(found: Report) -> list[list[str]]:
    """Every cell that is a number, sheet by sheet."""
    return [
        [cell for row in sheet.rows for cell in row.cells if cell.lstrip("+-").isdigit()]
        for sheet in found.sheets
    ]


def test_every_finished_game_has_a_report_in_three_languages(setting, plays):
    for play in plays:
        last = len(play.record.choices)
        told = {language: reported(play, language) for language in LANGUAGES}
        for found in told.values():
            assert found.decided
            assert len(found.sheets) >= (2 if setting.game.report else 1)
            for sheet in found.sheets:
                assert sheet.rows
                assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
                assert all(row.at is None or 0 <= row.at <= last for row in sheet.rows)
            assert all(0 <= turn.at <= last for turn in found.turning)
            if found.chart is not None:
                assert all(len(c.values) == len(found.chart.ticks) for c in found.chart.curves)
        assert figures(told["de"]) == figures(told["fr"]) == figures(told["en"])


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_report_is_told_in_the_language_of_the_reader(setting, plays, language):
    for play in plays:
        for text in every_text(reported(play, language)):
            assert not foul(text), text
            assert not strange_in(text, setting.game, language), text


def test_turning_points_are_headed_by_the_part_of_the_game(plays):
    """Mission 3, Round 5, Turn 8: not a sentence with a number behind it."""
    for play in plays:
        heads = [turn.chapter for turn in reported(play, "en").turning if turn.chapter]
        assert not [head for head in heads if re.search(r"\(\d+\)$", head)]


def every_text(found: Report) -> list[str]:
    cells = [cell for sheet in found.sheets for row in sheet.rows for cell in row.cells]
    heads = [text for sheet in found.sheets for text in (sheet.title, *sheet.columns)]
    turning = [text for turn in found.turning for text in (turn.text, turn.chapter)]
    chart = [c.label for c in found.chart.curves] if found.chart else []
    return [*found.decided, *turning, *heads, *cells, *chart, found.alt]


def test_a_report_tells_nothing_hidden(setting, plays):
    """What no seat can know is dealt anew at the end: the report stays the same."""
    if setting.game.report is None:
        return
    words = Words("en", setting.game, setting.facts)
    for play in plays:
        rng = random.Random("report")
        lines = [x for x in play.lines(None) if not x.of_house]
        real = setting.game.report(Course(play.position.state, lines), words)
        for seat in range(setting.players):
            other = play.position.imagine(seat, rng.getrandbits(64))
            assert setting.game.report(Course(other.state, lines), words) == real


# --------------------------------------------------------------------------- true to the end state
def _of(play: Play, message: str) -> list[Row]:
    """The rows of a sheet by its title; a sheet without rows is not shown."""
    title = Words("en", play.setting.game, play.setting.facts).text(message)
    return next((sheet.rows for sheet in reported(play).sheets if sheet.title == title), [])


def true_siege(play: Play) -> None:
    g = play.position.state
    words = Words("en", play.setting.game, play.setting.facts)
    shown = {row.cells[0] for row in _of(play, "report-zones") if row.cells[3] != "held to the end"}
    outside = g.facts.setup.banner_zone
    lost = [z for z in g.facts.zones if 1 < g.facts.number_of[z] < outside and not controls(g, z)]
    assert shown == {words.name("zone", zone) for zone in lost}
    morale, resources = (
        sum(int(row.cells[n].replace(MINUS, "-")) for row in _of(play, "report-turns"))
        for n in (1, 2)
    )
    assert g.facts.cm_start + morale == g.cm
    assert g.facts.rp_start + resources == g.rp


def true_uprising(play: Play) -> None:
    g = play.position.state
    free = Counter(row.cells[-1] == "free to the end" for row in _of(play, "draw-villages"))
    assert free[True] == g.status.count("open")
    assert free[False] == len(g.status) - g.status.count("open") - g.status.count("french")
    assert [row.cells[-1] for row in _of(play, "draw-armies")] == [
        str(sum(units)) for units in g.army[1:]
    ]
    fell = sum(int(cell) for row in _of(play, "draw-fallen") for cell in row.cells[1:])
    assert fell <= sum(g.fallen)  # conquest takes more of them


def true_trenches(play: Play) -> None:
    g = play.position.state
    missions = _of(play, "report-missions")
    assert len(missions) == g.mission
    soldiers = _of(play, "draw-soldiers")
    assert [int(row.cells[-1]) for row in soldiers] == [
        len(g.knocks[place]) if place < len(g.knocks) else 0 for place in range(len(g.soldier))
    ]
    left = missions[-1].cells[-1]
    assert left == "–" or int(left) == len(g.morale)


def true_battle(play: Play) -> None:
    g = play.position.state
    balance = {row.cells[0]: row.cells[1:] for row in _of(play, "report-sides")}
    removed = Counter(g.side[g.unit[e]] for e, place in enumerate(g.place) if place == REMOVED)
    assert balance["Elements lost"] == [str(removed[seat]) for seat in (0, 1)]
    assert balance["Points lost"] == [str(n) for n in g.lost_ap]
    causes = [cells for label, cells in balance.items() if label in CAUSES]
    assert [sum(int(cells[seat]) for cells in causes) for seat in (0, 1)] == [
        removed[seat] for seat in (0, 1)
    ]


CAUSES = (
    "by shots", "in melee", "fled from the table", "broken, too many markers",
    "fire, water and the rest",
)  # fmt: skip
TRUE: dict[str, Callable[[Play], None]] = {
    "khartoum": true_siege,
    "burnoose": true_uprising,
    "poilus": true_trenches,
    "kriegspfad": true_battle,
}


def test_the_sums_of_a_report_agree_with_the_end(setting, plays):
    for play in plays:
        TRUE.get(setting.game.name, lambda _: None)(play)
