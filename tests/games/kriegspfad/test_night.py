"""Bots in the dark: what they reckon with, and when raiders choose it (KP-15.10)."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import line, square, table, unit
from zareba.bots import Chair, make_bot
from zareba.engine import Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.brain.advice import best_action
from zareba.games.kriegspfad.brain.night import good_range, pace, rounds_of_march
from zareba.games.kriegspfad.brain.plans import stand_at
from zareba.games.kriegspfad.brain.tactics import outlook
from zareba.games.kriegspfad.facts.lengths import INCH


def meeting(darkness=""):
    """Rifles and bows fourteen inches apart, in the open."""
    g = table()
    g.darkness = darkness
    own = unit(g, 0, "regular", *line(20, 10, 90, 4), arms="bl_rifle")
    unit(g, 1, "warrior", *line(20, 24, 270, 4), arms="bow")
    view = outlook(g, 0)
    return g, own, view


def test_nobody_reckons_with_fire_that_the_dark_forbids():
    """KP-15.10: six inches, for the fire of now and of later."""
    _, own, view = meeting()
    body, foe = view.own[own], view.foes[0]
    assert good_range(body, view.sight.limit) == body.effective > 6 * INCH
    assert view.fire(body, foe, 8 * INCH, False, frozenset()) > 0

    _, own, view = meeting("night")
    body, foe = view.own[own], view.foes[0]
    assert good_range(body, view.sight.limit) == 6 * INCH
    assert view.fire(body, foe, 8 * INCH, False, frozenset()) == 0


def test_shooters_expect_something_of_the_dark():
    """What they may do from six inches on; a longer effective range counted as none before."""
    _, own, view = meeting("night")
    body = view.own[own]
    here = stand_at(view, body, body.bases, moved=False)

    assert body.effective > 6 * INCH
    assert view.prospect(body, here, view.foes[0], 12 * INCH) > 0


@pytest.mark.parametrize(
    ("mode", "limit", "rounds"),
    [("", 0, 2.0), ("night", 0, 3.0), ("dawn", 1, 1 + 12 / 9), ("dusk", 2, 1 + 9 / 6)],
)
def test_a_march_takes_longer_in_the_dark(mode, limit, rounds):
    """KP-15.10: at most six inches a round, as long as it is dark."""
    g = table("raid", attacker=0)
    square(g, "built_up", 30, 30, 12, 12)
    u = unit(g, 0, "warrior", *line(32, 6, 90, 3), arms="bow")
    g.darkness, g.dark_limit = mode, limit
    view = outlook(g, 0)
    body = view.own[u]

    assert body.stride == 9
    assert pace(body, view.dark) == (6 if mode in ("night", "dawn") else 9)
    assert rounds_of_march(g, body, 18 * INCH) == pytest.approx(rounds)
    assert best_action(view, u)[1].startswith("move")


@pytest.mark.parametrize("scenario", ["raid", "siege"])
def test_raiders_and_besiegers_come_before_dawn(scenario):
    """D-09."""
    setting = Setting.of(GAME, 2, {"scenario": scenario, "size": "150"})
    position = setting.start(key_of(secret_from("dawn")))
    bot, rng = make_bot("heuristic", GAME), random.Random(4)
    while not position.state.round:
        seat = position.waiting_for()[0]
        position.choose(bot.choose(Chair(position, seat), rng), seat)

    assert (position.state.darkness, position.state.dark_limit) == ("dawn", 2)
