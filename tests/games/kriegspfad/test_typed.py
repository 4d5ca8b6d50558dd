"""Kriegspfad in the terminal: moves are typed, tried and taken."""

from __future__ import annotations

import functools
import random

import pytest

from support import some_choice
from zareba.engine import Play, Setting
from zareba.engine.chance import secret_from
from zareba.games.kriegspfad import GAME
from zareba.terminal import LineClient, Quit, Seats
from zareba.wording import Words


@functools.cache
def choices() -> list[tuple[int, object]]:
    """A raid up to the first unit that moves three inches or more."""
    play, rng = new_play(), random.Random(1)
    while True:
        seat = play.position.waiting_for()[0]
        ask = play.position.ask(seat)
        if ask.kind == "kriegspfad.Paths" and play.position.state.allowance > 2:
            return list(play.record.choices)
        play.choose(some_choice(play.position, seat, GAME, rng, 0.5), seat)


def new_play() -> Play:
    setting = Setting.of(GAME, 2, {"scenario": "raid", "size": "150"})
    return Play(setting, secret=secret_from("typed"))


def typed(*lines, language="en"):
    """What the terminal says to these lines, and the table afterwards."""
    play = new_play()
    for seat, choice in choices():
        play.choose(choice, seat)
    script, told = iter(lines), []

    def read(_prompt):
        line = next(script, "quit")
        told.append(f"> {line}")
        return line

    words = Words(language, GAME, play.setting.facts)
    with pytest.raises(Quit):
        LineClient(play, words, Seats.all_people(2, GAME), read, told.append).run()
    return "\n".join(told), play


def test_a_move_is_typed_shown_and_taken():
    told, play = typed("ahead 0.5", "ok")

    assert "charge UNIT" in told  # the words stand under the question
    assert 'the longest way is 0.5" of' in told
    assert len(play.record.choices) == len(choices()) + 1
    assert play.record.choices[-1][1]


def test_what_is_not_allowed_is_told_in_words_and_leaves_the_draft():
    """X6: after a refusal the older draft is shown again before "ok" takes it."""
    once, refused = typed("ahead 0.5", "shift 90 60", "ok", language="de")
    _, taken = typed("ahead 0.5", "shift 90 60", "ok", "ok", language="de")

    assert "Nicht möglich: KP-19" in once
    assert "Dein Entwurf ist noch der von vorher" in once
    assert len(refused.record.choices) == len(choices())
    assert len(taken.record.choices) == len(choices()) + 1


def test_offers_have_numbers_and_drop_starts_again():
    told, play = typed("1", "drop", "0", "99", "dance", "[[99, [1, 2]]]", "[1,")

    assert "Suggest something" in told
    assert told.count("Type ? for the commands") == 3
    assert "KP-19.5: Only elements of this unit move, each once." in told
    assert "KP-20.5: This is no answer to the question." in told
    assert len(play.record.choices) == len(choices())
