"""The heuristics always answer with a legal option, and play better than chance."""

import random

import pytest

from zareba.games.poilus import wits

from .tables import GAME, VARIANTS, decisions, start


@pytest.mark.parametrize("name", VARIANTS)
def test_advice_is_always_one_of_the_options(name):
    rng = random.Random(1)
    for seed in range(5):
        for position, seat in decisions(name, seed):
            if seat is not None:
                imagined = position.imagine(seat, seed).state
                options = position.options(seat)
                assert wits.advise(imagined, position.ask(seat), options, rng) in options
                assert 0.0 <= wits.value(imagined, seat) <= 1.0


def mean_score(name, advised, games):
    rng, total = random.Random(2), 0.0
    for seed in range(games):
        position = start(name, seed)
        while not position.over:
            seat = position.waiting_for()[0]
            options = position.options(seat)
            choice = rng.choice(options)
            if advised:
                imagined = position.imagine(seat, rng.getrandbits(64)).state
                choice = wits.advise(imagined, position.ask(seat), options, rng)
            position.choose(choice, seat)
        total += GAME.score(position.state, 0)
    return total / games


@pytest.mark.parametrize("name", ["solo", "duo", "chaplain", "three", "five", "three-bunker"])
def test_a_table_of_heuristics_comes_nearer_to_peace_than_a_table_of_chance(name):
    assert mean_score(name, True, 40) > mean_score(name, False, 40)
