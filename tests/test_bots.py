"""Bots on their chairs: what they may know, and how often it is imagined."""

from __future__ import annotations

import random

import msgspec
import pytest

from zareba.bots import Chair, make_bot
from zareba.bots.playouts import Playouts
from zareba.engine import Position, Setting, find_game
from zareba.server.jobs.thinking import Job, decide, job_for, think

SETTING = Setting.of(find_game("duel"))


@pytest.fixture
def imagined(monkeypatch):
    """The seats that positions were imagined for."""
    seats, real = [], Position.imagine
    monkeypatch.setattr(
        Position, "imagine", lambda self, seat, seed: seats.append(seat) or real(self, seat, seed)
    )
    return seats


def test_a_decision_of_rules_of_thumb_is_imagined_once(imagined):
    position = SETTING.start("1" * 64)

    choice = think(job_for(SETTING, position, 1, seed=5), "heuristic")

    assert imagined == [1]
    assert choice in position.options(1)


def test_a_search_imagines_for_every_luck_and_plays_out_in_copies(monkeypatch):
    """All plans meet what is imagined under a luck; no playout touches it, or the real one."""
    seen, begun = [], []
    imagine, play_on = Position.imagine, Playouts.play_on

    def noted(self, seat, seed):
        seen.append((seat, seed, imagine(self, seat, seed)))
        return seen[-1][2]

    def counted(self, position, *rest):
        begun.append(position)
        play_on(self, position, *rest)

    monkeypatch.setattr(Position, "imagine", noted)
    monkeypatch.setattr(Playouts, "play_on", counted)
    position = SETTING.start("1" * 64)
    think(job_for(SETTING, position, 0, seed=5), "mc:10")

    assert {seat for seat, _, _ in seen} == {0}
    assert len({seed for _, seed, _ in seen}) == len(seen)
    assert len(begun) >= 10
    untouched = [id(found) for _, _, found in seen] + [id(position)]
    assert not {id(one) for one in begun} & set(untouched)
    assert all(found == imagine(position, 0, seed) for _, seed, found in seen[1:])


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_at_the_real_table_sees_only_imagined_ones(name, imagined):
    """Whatever the others really hold: equal luck, equal choice."""
    position = SETTING.start("2" * 64)
    twin = position.imagine(0, 77)
    bot = make_bot(name, SETTING.game)

    choices = {
        bot.choose(Chair(p, 0), random.Random(3)) for p in (position, twin) for _ in range(2)
    }

    assert twin.state.hand[1] != position.state.hand[1]
    assert len(choices) == 1


def test_a_chair_needs_a_question():
    with pytest.raises(ValueError, match="seat 2 is asked nothing"):
        Chair(SETTING.start("1" * 64), 2)


def test_what_a_bot_means_to_do_next_travels_with_its_job():
    """Notes are plain data, made by one process and read by another."""
    setting = Setting.of(find_game("khartoum"))
    position, bot, rng = (
        setting.start("6" * 64),
        make_bot("heuristic", setting.game),
        random.Random(1),
    )
    for _ in range(40):
        position.push(bot.choose(Chair(position, 0), rng), 0)
    kind, other = position.ask(0).kind, position.options(0)[-1]
    job = job_for(setting, position, 0, seed=5, notes=[(kind, other)])

    sent = msgspec.json.decode(msgspec.json.encode(job), type=Job)
    choice, notes = decide(sent, "mc:1")

    assert choice == other  # with so few playouts the plan at hand is all there is
    for found in (notes, decide(job_for(setting, position, 0, seed=5), "mc:200")[1]):
        assert found
        assert all(kind.startswith("khartoum.") for kind, _ in found)
