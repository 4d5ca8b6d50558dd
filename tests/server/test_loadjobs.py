"""The load test with jobs says honestly whether what is promised was kept."""

import pytest

from zareba.engine import Play, Setting, find_game
from zareba.server.load.client import Load, decode
from zareba.server.load.jobs import Jobs, Phase, told
from zareba.server.load.server import Cost, compared, figures


@pytest.mark.parametrize(
    ("answers", "bots", "kept"),
    [([0.02] * 100, [0.6], True), ([0.02] * 80 + [0.3] * 20, [0.6], False), ([0.02], [0.9], False)],
)
def test_a_promise_is_kept_when_people_and_bots_of_others_are_quick_enough(answers, bots, kept):
    load = Load(1, 1.0, 1.0, ("duel",), 1)
    jobs = Jobs(load, Play(Setting.of(find_game("duel"))))
    jobs.phase = Phase(answers, bots)

    lines = told(jobs, Phase([0.01], [0.4]), (100.0, 120.0))

    assert lines[-1].endswith("NOT kept") is not kept


def test_odds_name_their_question_by_its_number_and_views_have_it_whole():
    odds = decode(b'{"type": "odds", "id": "x", "question": 7, "options": [], "final": true}')
    view = decode(b'{"type": "view", "question": {"number": 7, "seat": 0, "options": []}}')

    assert odds.asked is None
    assert odds.final
    assert view.asked.number == 7


def test_the_figures_tell_what_people_felt_and_what_it_cost():
    load = Load(2, 10.0, 1.0, ("duel",), 1)
    load.acknowledged = {"a": [3, 4, 5], "b": [3, 4]}
    load.answers = [0.01] * 98 + [0.5] * 2
    load.latencies = [0.02] * 100

    lines = {
        line[:20].strip(): line[20:]
        for line in figures(load, Cost(1.0, 100.0, 0, 0.0), Cost(1.05, 101.0, 4, 0.2))
    }

    assert lines["choices"] == "5, 0 a second; games 0"
    assert lines["choice to answer"] == "p50 10.0 ms, p95 10.0 ms, p99 500.0 ms"
    assert lines["server's processor"] == "0.1 s, 10.00 ms a choice"
    assert lines["server's memory"] == "101 MB, 100 when it began, 0.25 MB a table"
    assert lines["loop held"] == "200 ms at worst"


def test_what_films_cost_is_told_against_the_same_without():
    without, film = (Load(1, 1.0, 1.0, ("duel",), 1) for _ in range(2))
    without.acknowledged, film.acknowledged = {"a": [1] * 100}, {"a": [1] * 90}
    without.latencies, film.latencies = [0.1], [0.12]

    told = [line.split()[2] for line in compared((without, 0.002), (film, 0.0025))]

    assert told == ["0.90", "1.20", "1.25"]
