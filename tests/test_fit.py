"""The fit of the judgement: finds what is there, keeps signs, says how well it foretells."""

from __future__ import annotations

import math
import random

import msgspec
import pytest
from click.testing import CliRunner

from zareba.bots import make_bot
from zareba.cli import cli
from zareba.engine import find_game
from zareba.engine.judging import Weights
from zareba.lab import fit as fitting
from zareba.lab.fit import (
    Row,
    Wanted,
    base_loss,
    bias_of,
    calibration,
    chance,
    fit,
    gather,
    judged,
    lead_of,
    log_loss,
    solve,
)
from zareba.lab.plot import calibration_svg

SIGNS = {"good": 1, "bad": -1, "odd": 0}


def rows(number=1500, seed=1):
    """Games whose outcome follows a known model; *odd* means nothing."""
    luck = random.Random(seed)
    found = []
    for game in range(number):
        good, bad, odd = (luck.gauss(0, 1) for _ in SIGNS)
        p = chance(0.5 + 1.5 * good - 0.8 * bad)
        found.append(Row(game, 0, (good, bad, odd), float(luck.random() < p)))
    return found


def test_a_fit_finds_the_weights_behind_the_games():
    found = fit(rows(), SIGNS)

    assert math.isclose(found.bias, 0.5, abs_tol=0.2)
    assert math.isclose(found.weights["good"], 1.5, abs_tol=0.25)
    assert math.isclose(found.weights["bad"], -0.8, abs_tol=0.2)
    assert abs(found.weights["odd"]) < 0.2


def test_a_forbidden_sign_is_left_out():
    found = fit(rows(), {"good": -1, "bad": -1, "odd": 0})

    assert "good" not in found.weights
    assert found.weights["bad"] < 0


def test_weights_in_use_are_left_only_as_far_as_the_games_demand():
    known = Weights(0.5, {"good": 1.5, "bad": -0.8})
    few = rows(12, seed=4)

    near, far = fit(few, SIGNS, known), fit(few, SIGNS)

    assert abs(near.weights["good"] - 1.5) < abs(far.weights["good"] - 1.5)


def test_calibration_of_the_true_model_is_within_its_error():
    fresh, model = rows(3000, seed=9), Weights(0.5, {"good": 1.5, "bad": -0.8})
    guesses = [judged(model, list(SIGNS), row) for row in fresh]

    off, error = bias_of(fresh, guesses)
    bins = calibration(fresh, guesses)

    assert abs(off) < 3 * error
    assert sum(b.positions for b in bins) == len(fresh)
    assert all(abs(b.judged - b.outcome) < 4 * b.error for b in bins)
    outcomes = [row.outcome for row in fresh]
    base = sum(outcomes) / len(outcomes)
    assert log_loss(list(zip(guesses, outcomes, strict=True))) < log_loss(
        [(base, outcome) for outcome in outcomes]
    )
    assert calibration_svg(bins, "duel").count("<circle") == len(bins)


def test_who_knows_but_few_games_does_not_take_the_next_for_certain():
    """Nine games won, three positions each; the tenth is lost: 1 in 11 was left for that."""
    won = [Row(game, 0, (), 1.0) for game in range(9) for _ in range(3)]

    assert base_loss(won, [Row(9, 0, (), 0.0)]) == pytest.approx(math.log(11))


def test_equations_are_solved():
    assert solve([[4.0, 0.0], [2.0, 3.0]], [8.0, 7.0]) == pytest.approx([1.25, 1.5])


def test_who_guesses_as_before_leads_by_nothing_and_who_knows_more_beyond_the_error():
    fresh, model = rows(1000, seed=5), Weights(0.5, {"good": 1.5, "bad": -0.8})
    knowing = [judged(model, list(SIGNS), row) for row in fresh]

    assert lead_of(fresh, knowing, knowing) == (0.0, 0.0)
    lead, error = lead_of(fresh, knowing, [0.5] * len(fresh))
    assert lead > 5 * error > 0
    assert lead_of(fresh, [0.5] * len(fresh), knowing)[0] == pytest.approx(-lead)


class Marking:
    """Bots that tell what they have seen, in the place of those that a name stands for."""

    def __init__(self, monkeypatch):
        self.asked = {}
        self.soldier = make_bot("heuristic", find_game("khartoum"))
        monkeypatch.setattr(fitting, "make_bot", lambda name, _game: Marked(self, name))


class Marked:
    def __init__(self, marking, name):
        self.marking, self.name = marking, name
        self.seen = marking.asked.setdefault(name, [])

    def choose(self, chair, rng):
        g = chair.glimpse(rng).state
        self.seen.append((g.turn, tuple(judgement().features(g, 0))))
        return self.marking.soldier.choose(chair, rng)


def judgement():
    return find_game("khartoum").advice.judgement


def test_only_what_follows_a_moment_drawn_at_random_counts(monkeypatch):
    """One bot plays to the end; another plays on from one of its quiet moments: that is told."""
    marking = Marking(monkeypatch)
    begun = set()
    for number in range(0, 18, 3):  # of one level
        marking.asked.clear()
        told = gather(Wanted("khartoum", "one", "t", then="other"), number)
        before, after = marking.asked["one"], marking.asked["other"]
        assert told[0].numbers == after[0][1]  # the moment itself, before anybody else has decided
        assert told[0].numbers in [numbers for _, numbers in before]
        assert {row.numbers for row in told} <= {numbers for _, numbers in after}
        begun.add(after[0][0])

    assert len(begun) > 2  # turns


def test_without_another_player_all_moments_count():
    alone = gather(Wanted("khartoum", "heuristic~6", "t"), 0)
    then = gather(Wanted("khartoum", "heuristic~6", "t", then="heuristic"), 0)

    assert alone == gather(Wanted("khartoum", "heuristic~6", "t"), 0)
    assert then == gather(Wanted("khartoum", "heuristic~6", "t", then="heuristic"), 0)
    assert then[0].numbers in [row.numbers for row in alone]
    assert len(then) < len(alone)


def test_the_command_fits_and_draws(tmp_path):
    plot = tmp_path / "fit.svg"
    arguments = ["lab", "fit", "khartoum", "-n", "10", "--bot", "heuristic~5", "--jobs", "1"]

    done = CliRunner().invoke(cli, [*arguments, "--plot", str(plot)])

    assert done.exit_code == 0, done.output
    assert "log loss on games left out" in done.output
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert "less than by the weights in use" in done.output


def test_the_command_tests_the_weights_in_use():
    arguments = ["lab", "fit", "khartoum", "-n", "10", "--bot", "heuristic~6", "--jobs", "1"]
    known = judgement().known

    done = CliRunner().invoke(cli, [*arguments, "--then", "heuristic", "--test", "--json"])

    assert done.exit_code == 0, done.output
    (found,) = msgspec.json.decode(done.output)
    assert found["weights"]["weights"] == known.weights
    assert found["weights"]["bot"] == "heuristic~6, then heuristic"
    assert found["weights"]["loss"] == found["present"]
    assert found["lead"] == [0.0, 0.0]
    refused = CliRunner().invoke(cli, [*arguments, "--test", "--write"])
    assert refused.exit_code == 2
    assert judgement().known == known
