"""An imagined world is a possible one: whoever is asked now, it can be played on from there.

A seat may ask for a what-if at any moment, while others are in the middle of a deed as well: they
have named a card and not yet the village for it, have said "play" and not yet what.  What lies
hidden is dealt anew then, and the deed in hand must still be one they can go on with.
"""

from __future__ import annotations

import random

from support import enough

WORLDS = 4  # of each seat at each question
STEPS = 8  # decisions that are played on
MOMENTS = 12  # of a whole game


def test_every_question_can_be_answered_in_what_any_seat_imagines(game, reached):
    """Every kind of question, from the eyes of who is asked and of all others."""
    for kind, kept in reached.asked.items():
        rng = random.Random(kind)
        for setting, position in kept:
            for seat in range(setting.players):
                for _ in range(enough(WORLDS, 3 * WORLDS)):
                    play_on(position.imagine(seat, rng.getrandbits(64)), rng, STEPS)


def test_a_game_that_any_seat_imagines_comes_to_its_end(setting, plays):
    """Contract 1 for what-ifs: at some moments of a game, for every seat."""
    rng = random.Random("to the end")
    play = plays[0]
    for moment in rng.sample(range(len(play.record.choices)), enough(2, MOMENTS)):
        for seat in range(setting.players):
            imagined = play.position_at(moment).imagine(seat, rng.getrandbits(64))
            play_on(imagined, rng, 10_000)
            assert imagined.state.result


def play_on(position, rng, most):
    """So many decisions by random legal choices."""
    for _ in range(most):
        if position.over:
            return
        seat = rng.choice(position.waiting_for())
        position.choose(position.sample(rng, seat), seat)
