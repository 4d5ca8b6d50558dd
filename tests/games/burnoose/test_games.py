"""Whole games: every leader, every step of difficulty, every edition, every number of players."""

import json
from pathlib import Path

import pytest

from support import enough, random_game
from zareba.engine import Position, Record, Setting

from .board import GAME, setting
from .kept import EDITIONS, HARD, LEADERS, game_with


def watched(play, rng):
    """Pieces counted, the position saved and read, nothing leaked, at every decision."""
    position, state = play.position, play.position.state
    GAME.check(state)
    if rng.random() < 0.2:
        text = json.dumps(position.to_json())
        again = Position.from_json(json.loads(text), GAME.state, facts=state.facts)
        assert again == position
        for seat in range(len(state.hand)):
            twin = position.imagine(seat, rng.getrandbits(64))
            GAME.check(twin.state)
            assert twin.seen_by(seat) == position.seen_by(seat)


def replays(play):
    """The record alone leads to the same end."""
    assert play.record.verify().digest() == play.position.digest()


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", ["standard", "english", "german"])
def test_every_edition_is_played_to_its_end(edition, players):
    """RB-21.1"""
    play = random_game(setting(players, (("edition", edition),)), edition, watched, wit=0.8)

    assert play.record.result in ("berbers", "french")
    replays(play)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_step_of_difficulty_is_played_to_its_end(steps, players):
    """RB-19.1 to RB-19.3"""
    options = tuple((name, True) for name in HARD[:steps])
    play = random_game(setting(players, options), steps, watched, wit=0.8)

    assert play.record.result
    replays(play)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_is_played_to_the_end(leader, players):
    """RB-11.1 to RB-11.8"""
    options = {"tayeb_copies_village_effects": True}
    play = game_with(leader, players, options, 0.6, watched)

    assert play.position.state.leader[0] == leader
    replays(play)


def test_the_recorded_games_have_every_leader_step_of_difficulty_and_edition():
    """RB-11, RB-19, RB-21.1"""
    folder = Path(__file__).parents[2] / "records" / "burnoose"
    records = [Record.load(path) for path in sorted(folder.glob("*.json"))]
    positions = [record.verify() for record in records]

    assert {leader for p in positions for leader in p.state.leader} == set(LEADERS)
    assert {len(p.state.hand) for p in positions} == set(GAME.players)
    assert {r.options.get("edition", "standard") for r in records} == {"standard", *EDITIONS}
    steps = {sum(bool(r.options.get(name)) for name in HARD) for r in records}
    assert steps == {0, 1, 2, 3}


@pytest.mark.parametrize("players", GAME.players)
def test_the_heuristic_player_wins_where_chance_never_does(players):
    def wins(wit, number):
        games = (random_game(setting(players), f"many {n}", wit=wit) for n in range(number))
        return sum(play.record.result == "berbers" for play in games)

    games = enough(10, 30)
    assert wins(0.0, games) == 0
    assert wins(1.0, games) >= games // 5


def test_all_hard_options_together_with_every_reading_changed():
    """RB-19.4, RB-21: nothing depends on a default."""
    other = {o.id: o.choices[-1] if o.choices else not o.default for o in GAME.options}
    for players in GAME.players:
        play = random_game(Setting.of(GAME, players, other), "all", watched, wit=0.8)
        assert play.record.result
