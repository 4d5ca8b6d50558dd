"""The environments for learning agents keep the contracts of PettingZoo and Gymnasium, and ours."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from inspect import signature
from itertools import islice

import gymnasium
import numpy as np
import pytest
from click.testing import CliRunner
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, seed_test

from contract.worlds import seen, twin
from support import ALL_GAMES
from zareba.cli import cli
from zareba.engine import BadOption
from zareba.envs import GAMES, IllegalAction, SeatEnv, Sizes, TableEnv
from zareba.envs.encoding import LIMIT, encoded_choices, encoded_view, squashed
from zareba.wording import LANGUAGES

LONG = "kriegspfad"  # a random game of it takes seconds
TABLES = [("khartoum", 1), ("burnoose", 2), ("poilus", 3), (LONG, 2)]
DECISIONS = {LONG: 40}  # looked at; of the others, a whole game
EACH_TABLE = pytest.mark.parametrize(("game", "players"), TABLES, ids=[name for name, _ in TABLES])
EACH_NAME = pytest.mark.parametrize("name", GAMES)


def some_steps(env, seed, game):
    """A random game, its agents one after another; of a long one the first decisions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in islice(env.agent_iter(10**6), DECISIONS.get(game)):
        seen_now, reward, over, cut, info = env.last()
        yield agent, seen_now, reward, over, info
        assert not cut
        env.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))


def a_seat(name, **given):
    return gymnasium.make(name, disable_env_checker=True, **given).unwrapped


def everything(env):
    """What an environment is, to compare before and after."""
    return env.match.position.to_json(), list(env.match.made)


# ------------------------------------------------------------------------------------- interfaces
def test_every_game_of_the_house_is_registered():
    assert sorted(GAMES.values()) == sorted(game.name for game in ALL_GAMES)


@EACH_TABLE
def test_pettingzoo_finds_nothing_wrong(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # They are said of every environment whose observation has a mask beside it.
        for usual in ("Observation space for each agent", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message=usual)
        api_test(TableEnv(game, players), num_cycles=10)
    seed_test(lambda: TableEnv(game, players), num_cycles=10)


@EACH_NAME
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(name):
    """It tries any action, so illegal ones are reported here."""
    check_env(a_seat(name, illegal="report", render_mode="ansi"))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_no_option_of_a_game_has_the_name_of_another_keyword(game):
    ours = {*signature(SeatEnv).parameters, *signature(TableEnv).parameters}
    assert ours.isdisjoint(option.id for option in game.options)


def test_options_and_players_are_keywords():
    given = {"veteran": True, "speech_includes_speaker": True}
    for env in (TableEnv("poilus", players=4, **given), SeatEnv("poilus", players=4, **given)):
        assert env.match.setting.players == 4
        assert given.items() <= env.match.setting.options.items()
    with pytest.raises(BadOption, match="no option 'levle'"):
        SeatEnv("khartoum", levle="cub")


# ------------------------------------------------------------------------------------------ games
@pytest.mark.parametrize(("game", "players"), TABLES[:-1])
def test_the_reward_is_the_score_at_the_end(game, players):
    env, rewards = TableEnv(game, players), {}
    for agent, _, reward, over, _ in some_steps(env, 5, game):
        rewards[agent] = reward
        assert over or reward == 0
    state, score = env.match.position.state, env.match.setting.game.score
    assert rewards == {f"seat_{seat}": score(state, seat) for seat in range(players)}
    assert len(set(rewards.values())) == 1  # those who play together share it


@EACH_TABLE
def test_the_mask_is_what_is_offered(game, players):
    env = TableEnv(game, players)
    for agent, found, _, over, info in some_steps(env, 2, game):
        position, seat = env.match.position, int(agent.removeprefix("seat_"))
        options = position.options(seat)
        offered = 0 if over else len(info["choices"])
        assert over or offered
        assert found["action_mask"].tolist() == info["action_mask"].tolist()
        assert np.flatnonzero(info["action_mask"]).tolist() == list(range(offered))
        assert found["choices"][offered:].any() == 0
        assert env.observation_space(agent).contains(found)
        if not info["free"]:
            assert len(options) == offered + info["left_out"]
            assert info["left_out"] or info["choices"] == options
        for choice in info["choices"]:
            assert position.legal(choice, seat) == choice
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()


def test_what_finds_no_room_is_counted_and_the_advised_choice_comes_first():
    env = TableEnv("khartoum", sizes=Sizes(choices=3))
    for _, _, _, over, info in some_steps(env, 4, "khartoum"):
        if info["left_out"]:
            match = env.match
            position, advice = match.position, match.setting.game.advice
            options = position.options(0)
            best = advice.advise(position.state, position.ask(0), options, random.Random(0))
            assert len(info["choices"]) == 3
            assert info["left_out"] == len(options) - 3
            assert info["choices"][0] == best
            return
        assert not over
    raise AssertionError("never more than three options")


@EACH_NAME
def test_an_illegal_action_changes_nothing(name):
    env = a_seat(name)
    before, info = env.reset(seed=9)
    table = everything(env)
    for action in (len(info["choices"]), env.action_space.n, -1, "a", None, 0.5):
        with pytest.raises(IllegalAction, match="is offered"):
            env.step(action)
    assert everything(env) == table
    assert data_equivalence(env.match.observe(0), before)


def test_an_illegal_action_changes_nothing_at_a_table_either():
    env = TableEnv("poilus", 2)
    env.reset(seed=9)
    was, agent = everything(env), env.agent_selection
    with pytest.raises(IllegalAction, match="is offered"):
        env.step(env.match.sizes.choices - 1)
    assert (everything(env), env.agent_selection) == (was, agent)


def test_an_illegal_action_can_be_reported():
    table = TableEnv("poilus", 2, illegal="report")
    table.reset(seed=9)
    was, agent = everything(table), table.agent_selection
    table.step(table.match.sizes.choices - 1)
    assert "is illegal" in table.infos[agent]["illegal"]
    assert (everything(table), table.agent_selection) == (was, agent)

    seat = SeatEnv("khartoum", illegal="report")
    seat.reset(seed=9)
    was = everything(seat)
    _, reward, over, _, info = seat.step(seat.match.sizes.choices - 1)
    assert "is illegal" in info["illegal"]
    assert (everything(seat), reward, over) == (was, 0, False)


@pytest.mark.parametrize("others", ["heuristic", ["random", "mc:2"]])
def test_bots_have_the_other_seats_and_the_same_seed_is_the_same_game(others):
    records = []
    for _ in range(2):
        env = SeatEnv("poilus", 3, seat=1, others=others)
        _, info = env.reset(seed=3)
        over = False
        while not over:
            assert env.match.turn == 1
            _, reward, over, _, info = env.step(len(info["choices"]) - 1)
        assert 0 <= reward <= 1
        records.append(env.record())
    assert records[0] == records[1]
    assert records[0].seats[1] == "me:agent"
    assert {seat for seat, _ in records[0].choices} == {0, 1, 2}


def test_seats_and_bots_must_fit():
    with pytest.raises(ValueError, match="no seat 3"):
        SeatEnv("poilus", 3, seat=3)
    with pytest.raises(ValueError, match="2 other seats, but 1 bots"):
        SeatEnv("poilus", 3, others=["random"])


@EACH_TABLE
def test_a_record_is_verified(game, players, tmp_path):
    env = TableEnv(game, players)
    for _ in some_steps(env, 7, game):
        pass
    env.record().save(tmp_path / "agents.json")
    done = CliRunner().invoke(cli, ["verify", str(tmp_path / "agents.json")])
    assert done.exit_code == 0, done.output
    assert env.record().result == env.match.position.state.result


# ---------------------------------------------------------------------------------------- secrecy
@EACH_TABLE
def test_an_observation_follows_from_what_the_seat_sees(game, players):
    """Whatever it cannot know is dealt anew: it is shown and offered the same, to the last bit."""
    env, other = TableEnv(game, players), TableEnv(game, players)
    compared = 0
    for number, (agent, *_) in enumerate(some_steps(env, 6, game)):
        match, acting = env.match, int(agent.removeprefix("seat_"))
        for seat in range(players) if number % 5 == 0 else [acting]:
            other.match.__dict__.update(match.__dict__, _offer=None)
            other.match.position = twin(match.position, seat, number)
            compared += seen_differently(match.position, other.match.position)
            assert seen(other.match.position, seat) == seen(match.position, seat)
            assert data_equivalence(other.observe(f"seat_{seat}"), env.observe(f"seat_{seat}"))
            assert data_equivalence(other.match.info(seat), match.info(seat))
    assert compared  # worlds that are not the same


def seen_differently(position, other):
    return position.to_json()["state"] != other.to_json()["state"]


# --------------------------------------------------------------------------------------- encoding
def test_a_view_tells_places_words_and_numbers_apart():
    views = [
        {"a": 1},
        {"b": 1},
        {"a": 2},
        {"a": -1},
        {"a": "x"},
        {"a": "y"},
        {"a": ["x", "y"]},
        {"a": ["y", "x"]},
        {"a": ["x"]},
        {"a": {"x": True}},
        {"a": None},
    ]
    vectors = {tuple(encoded_view(view, 256).tolist()) for view in views}
    assert len(vectors) == len(views)
    assert data_equivalence(
        encoded_view({"a": 1, "options": [1]}, 256), encoded_view({"a": 1}, 256)
    )


def test_numbers_stay_small_and_in_order():
    numbers = [-(10**12), -7, -1, 0, 0.5, 1, 7, 10**12]
    assert [squashed(n) for n in numbers] == sorted(squashed(n) for n in numbers)
    assert (squashed(0), squashed(1)) == (0, 1)
    assert abs(encoded_view({"a": 10**12}, 8)).max() == LIMIT


def test_choices_are_told_apart_by_their_question():
    one = encoded_choices("game.Build", ["wall", ("wall", 2)], 4, 64)
    other = encoded_choices("game.Burn", ["wall", ("wall", 2)], 4, 64)
    assert one.any(axis=1).tolist() == [True, True, False, False]
    assert not data_equivalence(one, other)


def test_slots_are_the_same_in_every_process():
    """They are part of what an agent has learned; Python's own hashes differ each time."""
    assert np.flatnonzero(encoded_view({"turn": 1, "zone": "wall"}, 1024)).tolist() == SLOTS


SLOTS = [509, 925]


# ------------------------------------------------------------------------------------------ words
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_shown_in_the_chosen_language(language):
    env = TableEnv("poilus", 2, render_mode="ansi", language=language)
    texts = [env.render() for _ in some_steps(env, 3, "poilus")]
    assert "\n0: " in texts[0]
    assert "[LP-" in texts[0]
    assert "\n0: " not in texts[-1]


def test_a_free_choice_is_shown_in_words():
    env = TableEnv(LONG, render_mode="ansi")
    shown = [env.render() for *_, info in some_steps(env, 1, LONG) if info["free"]]
    assert shown
    assert all("\n0: " in text for text in shown)


def test_nothing_is_shown_where_nobody_asked_for_it():
    assert TableEnv("khartoum").render() is None
    assert SeatEnv("khartoum").render() is None


# ------------------------------------------------------------------------------------- the extra
MISSING = """
import sys
sys.modules["{name}"] = None
import zareba, zareba.cli
try:
    import zareba.envs
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "numpy"])
def test_who_lacks_the_extra_is_told_what_to_install(name):
    done = subprocess.run(
        [sys.executable, "-c", MISSING.format(name=name)],
        capture_output=True,
        text=True,
        check=True,
    )
    said = f"zareba.envs needs {name}; install it with: pip install 'zareba[rl]'"
    assert done.stdout.strip() == said
