"""Random games of every number of players and every variant hold what every game promises."""

import json
import random

import pytest

from zareba.engine import Play, Position, Record
from zareba.engine.procedure import PROCEDURES
from zareba.games.poilus.rules import asks

from .tables import GAME, VARIANTS, any_choice, decisions, setting, start

RESULTS = {
    "victory",
    "posthumous_victory",
    "defeat_monument",
    "defeat_hard_knocks",
    "defeat_final",
}
every_variant = pytest.mark.parametrize("name", VARIANTS)


@pytest.fixture(autouse=True)
def _checked(monkeypatch):
    monkeypatch.setattr(Position, "checked", True)


@every_variant
def test_random_games_end_with_a_result_and_every_piece_is_counted(name):
    """LP-5.20, LP-9.5, LP-14.20: there is always a legal action, and an end."""
    for seed in range(25):
        for position, _seat in decisions(name, seed):
            GAME.check(position.state)
        assert position.state.result in RESULTS


@every_variant
def test_a_position_survives_json_at_every_decision(name):
    for position, seat in decisions(name, 3):
        data = json.loads(json.dumps(position.to_json()))
        again = Position.from_json(data, GAME.state, facts=position.state.facts)
        assert again == position
        if seat is not None:
            assert again.options(seat) == position.options(seat)


@every_variant
def test_a_record_replays_to_the_same_position(name):
    rng = random.Random(5)
    play = Play(setting(name), "ab" * 32)
    while not play.position.over:
        seat = rng.choice(play.position.waiting_for())
        play.choose(any_choice(play.position, seat, rng), seat)
    record = Record.read(play.record.to_text())
    assert record.verify().digest() == play.position.digest()


@every_variant
def test_clones_are_independent(name):
    for position, seat in decisions(name, 8):
        if seat is None:
            break
        before, clone = position.digest(), position.clone()
        clone.choose(clone.options(seat)[-1], seat)
        assert position.digest() == before


def played(name, seed):
    """The questions and the result of a random game."""
    rng, told = random.Random(seed), []
    position = start(name, seed)
    while not position.over:
        seat = position.waiting_for()[0]
        told.append((position.ask(seat).to_json(), position.options(seat)))
        position.choose(any_choice(position, seat, rng), seat)
    return told, position.state.result


@every_variant
def test_the_same_choices_give_the_same_game(name):
    assert played(name, 11) == played(name, 11)


def test_random_games_reach_every_rule_and_every_question():
    """What no random game reaches would be dead code or needs a test of its own."""
    asked, followed = set(), set()
    for name in VARIANTS:
        for seed in range(30):
            for position, seat in decisions(name, 100 + seed):
                followed.update(frame[0] for frame in position.stack)
                if seat is not None:
                    asked.add(type(position.ask(seat)).__name__)
    kinds = {
        k for k, v in vars(asks).items() if isinstance(v, type) and v.__module__ == asks.__name__
    }
    rare = {"CollectTarget"}  # needs two of three mission cards: case CC-81
    assert kinds - asked <= rare
    rules = {name for name, p in PROCEDURES.items() if name.startswith("poilus.") and p.asks}
    assert rules - followed <= {"poilus.orders.collect", "poilus.mission.success"}  # the same case
