"""Ends and judgement of a game stand on one scale, or a search would play for the wrong thing."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from statistics import mean

import pytest

from support import enough
from zareba.bots.playouts import Playouts
from zareba.engine import CHANCE, SCORE, games
from zareba.lab.fit import Wanted, bias_of, gather
from zareba.lab.occasions import occasions, setting_of

JUDGING = {name: game for name, game in games().items() if game.advice and game.advice.judgement}
# Who plays the fresh games, and how many: as for the fit, with less thought, for it takes time.
FRESH = {
    "khartoum": ("mc:8~4", 24),
    "poilus": ("mc:16~3", 36),
    "burnoose": ("mc:3~3", 24),
    "kriegspfad": ("heuristic~5", 24),
}
MOST_OFF = 3.0  # standard errors
FEW = 4  # games


@pytest.mark.parametrize("name", JUDGING)
def test_the_scale_is_stated_and_ends_are_on_it(name):
    game = JUDGING[name]
    assert game.advice.scale in (CHANCE, SCORE)
    setting = setting_of(name, occasions(name)[0])
    playouts, rng = Playouts(game), random.Random(2)
    position = setting.start("5" * 64)
    while position.pending:
        seat = position.waiting_for()[0]
        position.push(position.sample(rng, seat), seat)

    for seat in range(setting.players):
        worth = playouts.ended(position, seat)
        won = game.won(position.state, seat)
        assert 0.0 <= worth <= 1.0
        assert worth == won if game.advice.scale == CHANCE else worth >= won * 0.8


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", JUDGING)
def test_judgement_comes_true_within_its_error_on_fresh_games(name):
    """Calibration: judged chances are neither too high nor too low; who is judged lost loses."""
    bot, most = FRESH[name]
    number = enough(usual=most // 12, whole=most // 6, soak=most)
    wanted, rows = Wanted(name, bot, "fresh"), []
    weigh = JUDGING[name].advice.judgement
    for n in range(number):
        rows += gather(wanted, n)
    guesses = [weigh.worth(row.numbers) for row in rows]

    off, seen = bias_of(rows, guesses)
    error = max(seen, luck(rows, guesses))
    assert abs(off) <= MOST_OFF * error, f"{100 * off:+.0f} points, error {100 * error:.0f}"
    won = {row.game for row in rows if row.outcome > 0.5}
    if FEW < len(won) < number - FEW:  # fewer games tell more of their settings than of their ends
        good = [judged for judged, row in zip(guesses, rows, strict=True) if row.game in won]
        bad = [judged for judged, row in zip(guesses, rows, strict=True) if row.game not in won]
        assert mean(good) > mean(bad)


def luck(rows, guesses):
    """By how much so many games may miss a judgement that is right: a few may all be won."""
    judged = defaultdict(list)
    for row, guess in zip(rows, guesses, strict=True):
        judged[row.game].append(guess)
    chances = [mean(found) for found in judged.values()]
    return math.sqrt(sum(p * (1 - p) for p in chances)) / len(chances)


@pytest.mark.parametrize("name", JUDGING)
def test_weights_say_where_they_come_from_and_have_no_forbidden_sign(name):
    judgement = JUDGING[name].advice.judgement
    known = judgement.known

    assert known.games
    assert known.date
    assert known.bot
    assert 0 < known.loss < known.base_loss
    assert set(known.weights) <= set(judgement.signs)
    assert [n for n, w in known.weights.items() if w * judgement.signs[n] < 0] == []
