"""Positions gone through are packed, sent to other processes and gone back to, without change."""

import pickle
from pathlib import Path

import pytest

from zareba.engine import Play, Record
from zareba.engine.past import WHOLE

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
FIRST = {path.parent.name: path for path in reversed(RECORDS)}  # one of each game
SEVERAL = 60  # choices: many more than are kept whole


@pytest.fixture(params=FIRST.values(), ids=FIRST, scope="module")
def play(request):
    record = Record.load(request.param)
    del record.choices[SEVERAL:], record.trail[SEVERAL:]
    record.result = ""
    made = Play.resume(record)
    assert len(made.record.choices) > 3 * WHOLE
    return made


def fingerprints(play):
    return [play.position_at(moment).digest() for moment in range(1, len(play.record.choices) + 1)]


def test_every_moment_is_what_it_was(play):
    assert fingerprints(play) == play.record.trail


def test_a_game_goes_on_in_another_process_as_it_would_here(play):
    there = pickle.loads(pickle.dumps(play))

    assert fingerprints(there) == play.record.trail
    assert there.log == play.log
    assert there.setting is play.setting
    here = play.fork()
    for one in (here, there):
        one.take_back()
        one.choose(play.record.choices[-1][1], play.record.choices[-1][0])
    assert there.record == here.record == play.record
    assert there.log == here.log == play.log


def test_taking_back_reaches_packed_positions_and_leaves_forks_alone(play):
    back = play.fork()
    while back.record.choices:
        back.take_back()
        assert back.position.digest() == play.position_at(len(back.record.choices)).digest()
    for seat, choice in play.record.choices:
        back.choose(choice, seat)

    assert back.record == play.record
    assert back.log == play.log


def test_what_nobody_will_look_at_is_forgotten(play):
    short = play.fork()
    short.forget_before(30)

    assert short.size < play.size
    assert short.position_at(30).digest() == play.record.trail[29]
    assert fingerprints(play) == play.record.trail
