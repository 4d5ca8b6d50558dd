"""Whole games: every leader, every step of difficulty, every edition, every number of players."""

import json
import random

import pytest

from support import random_game
from zareba.engine import Play, Position, Setting
from zareba.engine.chance import secret_from
from zareba.games.burnoose.wits import advise

from .board import GAME, setting

LEADERS = (
    "fatma", "oumouhand", "tahar", "mouhand", "oussaid", "homme_a_la_mule", "oulmokhtar", "tayeb"
)  # fmt: skip
HARD = ("automata_after_every_player", "no_village_starting_items", "no_leader_starting_items")


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


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", ["standard", "english", "german"])
def test_every_edition_is_played_to_its_end(edition, players):
    """RB-21.1"""
    play = random_game(setting(players, (("edition", edition),)), edition, watched, wit=0.8)

    assert play.record.result in ("berbers", "french")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_step_of_difficulty_is_played_to_its_end(steps, players):
    """RB-19.1 to RB-19.3"""
    options = tuple((name, True) for name in HARD[:steps])
    play = random_game(setting(players, options), steps, watched, wit=0.8)

    assert play.record.result


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_is_played_to_the_end(leader, players):
    """RB-11.1 to RB-11.8"""
    rng = random.Random(leader)
    play = Play(setting(players, (("tayeb_copies_village_effects", True),)), secret_from(leader))
    others = [x for x in LEADERS if x != leader]
    play.position.state.dealt[0] = [leader, others.pop()]
    for seat in range(1, players):
        play.position.state.dealt[seat] = [others.pop(), others.pop()]
    play.position._listed = None
    play.choose(leader)
    while not play.position.over:
        watched(play, rng)
        seat = play.position.waiting_for()[0]
        ask, options = play.position.ask(seat), play.position.options(seat)
        guess = rng.random() < 0.4
        choice = rng.choice(options) if guess else advise(play.position.state, ask, options, rng)
        play.choose(choice, seat)

    assert play.position.state.leader[0] == leader


def test_a_record_replays_to_the_same_end():
    play = random_game(setting(2), "replay", wit=1.0)

    assert play.record.verify().digest() == play.position.digest()


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_the_heuristic_player_wins_where_chance_never_does(players):
    def wins(wit, number):
        games = (random_game(setting(players), f"many {n}", wit=wit) for n in range(number))
        return sum(play.record.result == "berbers" for play in games)

    assert wins(0.0, 20) == 0
    assert wins(1.0, 30) >= 3


def test_all_hard_options_together_with_every_reading_changed():
    """RB-19.4, RB-21: nothing depends on a default."""
    other = {o.id: o.choices[-1] if o.choices else not o.default for o in GAME.options}
    for players in GAME.players:
        play = random_game(Setting.of(GAME, players, other), "all", watched, wit=0.8)
        assert play.record.result
