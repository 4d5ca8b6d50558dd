"""The load test with jobs says honestly whether what is promised was kept."""

import pytest

from zareba.engine import Play, Setting, find_game
from zareba.server.loadclient import Load, decode
from zareba.server.loadjobs import Jobs, Phase, told


@pytest.mark.parametrize(
    ("answers", "bots", "kept"),
    [([0.02] * 100, [0.6], True), ([0.02] * 80 + [0.3] * 20, [0.6], False), ([0.02], [0.9], False)],
)
def test_a_promise_is_kept_when_people_and_bots_of_others_are_quick_enough(answers, bots, kept):
    load = Load(1, 1.0, 1.0, "duel", 1)
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
