"""Numbers in rules of thumb are data, and `zareba lab tune` compares others over the same deals."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from zareba.engine import find_game, games
from zareba.engine.tempers import Tuned
from zareba.lab import evolve, tune

TEMPERED = [name for name, game in games().items() if game.advice and game.advice.tempers]


class HereAndNow(ThreadPoolExecutor):
    """One after the other: numbers tried are set in the process that plays."""

    def __init__(self):
        super().__init__(max_workers=1)


@pytest.mark.parametrize("name", TEMPERED)
def test_numbers_in_use_are_those_of_the_class_and_say_how_they_were_found(name):
    tempers = find_game(name).advice.tempers
    for way, found in tempers.tuned.items():
        assert way in tune.ways(name), f"{name} is not played like {way!r}"
        assert tempers.kind(**found.numbers) == tempers.known[way]
        assert found.after > found.before
        assert found.games
        assert found.date


def test_who_tries_numbers_changes_nothing_for_others():
    tempers = find_game("khartoum").advice.tempers
    before = dict(tempers.known)
    bold = tune.Trial("khartoum", "", {"step": 1.0, "help": 9.0}, (0,), "t", (0, 1))

    tune.play(bold)

    assert tempers.known == before


def test_the_same_deals_with_the_same_numbers_end_alike_and_with_others_do_not():
    usual = tune.Trial("poilus", "solo", {}, (1,), "t", (0, 12))
    timid = tune.Trial("poilus", "solo", {"knock_worth": -9.0, "held": 0.0}, (1,), "t", (0, 12))

    assert tune.play(usual) == tune.play(usual)
    assert tune.play(usual) != tune.play(timid)


def test_only_what_gains_beyond_its_error_is_better():
    lost, won = [(0.0, 0.1)] * 20, [(1.0, 1.0)] * 20
    luck = [(0.0, 0.0)] * 19 + [(1.0, 1.0)]

    assert tune.is_better(won, lost)
    assert not tune.is_better(lost, won)
    assert not tune.is_better(luck, [(0.0, 0.0)] * 20)


def test_a_tuner_finds_its_way_back_from_foolish_numbers(monkeypatch):
    """A Solo player who never lays a hard knock down learns that it pays."""
    tempers = find_game("poilus").advice.tempers
    monkeypatch.setitem(tempers.known, "solo", tempers.kind(knock_worth=-4.0, ease=0.25))
    with HereAndNow() as here:
        tuner = tune.Tuner("poilus", "solo", here, 24, "t")
        monkeypatch.setattr(tuner, "others", lambda _: [tuner.numbers | {"knock_worth": 1.8}])
        found = tuner.run(1, told=lambda _: None)

    assert isinstance(found, Tuned)
    assert found.numbers["knock_worth"] == 1.8


def test_a_swarm_finds_the_bottom_of_a_valley_that_lies_askew():
    """Where one number alone cannot be bettered two can."""

    def depth(place):
        return (place[0] + place[1] - 1.0) ** 2 + 25 * (place[0] - place[1]) ** 2 + place[2] ** 2

    swarm = evolve.Swarm(3, random.Random(2))
    for _ in range(80):
        thrown = swarm.throw()
        best = sorted(thrown, key=lambda steps: depth(swarm.place(steps)))
        swarm.learn(best[: evolve.SWARM // 2])

    assert swarm.middle == pytest.approx([0.5, 0.5, 0.0], abs=0.05)
    assert swarm.width * max(swarm.spread) ** 0.5 < evolve.WIDTH / 4


def test_an_evolution_goes_from_the_numbers_in_use_and_compares_over_fresh_deals():
    with HereAndNow() as here:
        found = evolve.Evolution("khartoum", "", here, 16, "t")
        start = found.numbers_at([0.0] * len(found.began))
        grown = found.numbers_at([0.1] * len(found.began))
        told = found.evolve(0.0, 16)

    assert start == pytest.approx(found.began, abs=0.001)
    assert all(grown[name] > number for name, number in found.began.items() if number > 0.1)
    assert told.games == 16
    assert told.before == told.after  # no time: nothing was changed
