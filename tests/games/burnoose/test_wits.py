"""The heuristic player: always legal, and clearly better than chance at every number of players."""

import random

import pytest

from support import random_game, start
from zareba.games.burnoose.danger import danger, gain, held, threats
from zareba.games.burnoose.wits import advise, is_quiet, value

from .board import deploy, setting, table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_advice_is_always_an_option_and_outlasts_random_play(players):
    def left(wit):
        ends = [random_game(setting(players), f"wits {n}", wit=wit) for n in range(10)]
        return sum(len(play.position.state.french_deck) for play in ends)

    assert left(1.0) < left(0.0)


def test_a_village_in_danger_gains_more_from_a_unit_than_a_quiet_one():
    g = table(units={"ath_yenni": [3, 0, 0]})
    deploy(g, 1, "wf", "w2", [0, 5, 0, 0, 0, 0])
    known, strengths, number = threats(g), held(g), g.facts.number

    assert danger(known, strengths) > 0
    assert gain(known, strengths, number["ath_yenni"], 1.0) > gain(
        known, strengths, number["irdjen"], 1.0
    )


def test_a_lost_cause_is_worth_less_than_a_safe_one():
    safe, lost = table(), table(conquered=[True, False, False])
    deploy(lost, 1, "wf", "w2", [0, 8, 2, 0, 0, 0])

    assert 0 < value(lost, 0) < value(safe, 0) < 1


def test_a_turn_begins_quietly():
    position = start(setting(2), "quiet")
    rng = random.Random(1)
    while type(position.ask()).__name__ != "NextAction":
        ask = position.ask()
        position.choose(advise(position.state, ask, position.options(), rng))

    assert is_quiet(position.state, position.ask())
