"""Kriegspfad in the terminal: moves are typed, tried and taken."""

from __future__ import annotations

import functools
import random

import pytest

from support import some_choice
from zareba.engine import Domain, Play, Setting
from zareba.engine.chance import secret_from
from zareba.games.kriegspfad import GAME
from zareba.terminal import LineClient, Quit, Seats
from zareba.terminal.drafts import Drafts
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
    assert told.count("? shows the commands") == 3
    assert "KP-19.5: Only elements of this unit move, each once." in told
    assert "KP-20.5: This is no answer to the question." in told
    assert len(play.record.choices) == len(choices())


TYPED = (
    "shift 90 6", "by 1 1", "ahead 3", "wheel left 45", "face 90", "move 1 10 10", "move 9 1 1",
    "column", "ring", "suggest", "charge 1", "charge 99", "leave", "stay", "put 20 4", "mount",
    "clear 1", "late 1", "post 1", "lay hill_gentle 20 20", "lay nonsense 1 1", "drag 99 1 1",
    "remove 1", "remove 99", "fill", "generate", "done", "muster 3", "dig 10 10", "hide 1",
    "ready 1", "earlier 1", "later 1", "fire 1 9", "fire 99 99", "hold 99", "all", "none",
    "burn 1.1 1", "spring 1", "unit 1", "unit 1 put 20 4",
)  # fmt: skip


@pytest.mark.parametrize("scenario", ["raid", "siege", "ambush"])
def test_no_command_says_nothing(scenario):
    """X6: whatever is understood is answered, by what it comes to or by why it cannot be."""
    play = Play(Setting.of(GAME, 2, {"scenario": scenario, "size": "150"}), secret=secret_from("q"))
    words, rng = Words("de", GAME, play.setting.facts), random.Random(3)
    seen: set[str] = set()
    for _ in range(90):
        if not play.position.waiting_for():
            break
        seat = play.position.waiting_for()[0]
        ask = play.position.ask(seat)
        if isinstance(ask, Domain) and ask.kind not in seen:
            seen.add(ask.kind)
            for line in TYPED:
                said: list[str] = []
                understood = Drafts(play, words, said.append).propose(ask, line, seat)
                assert bool(said) == understood, (ask, line)
        play.choose(some_choice(play.position, seat, GAME, rng, 0.6), seat)
    assert {"kriegspfad.MusterArmy", "kriegspfad.LayOut", "kriegspfad.Paths"} <= seen
