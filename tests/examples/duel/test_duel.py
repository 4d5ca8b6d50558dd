"""The example that builders copy: what the house's tests ask of every game, in the small."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from support import named, random_game, settings
from zareba.bots import Chair, make_bot
from zareba.cli import cli
from zareba.engine import (
    Ask,
    Board,
    DataError,
    Over,
    Phrases,
    Position,
    Setting,
    find_game,
    games,
    rule,
)
from zareba.engine.case import read_cases, run_case
from zareba.engine.chance import key_of
from zareba.examples.duel.rules import Step
from zareba.lab.coverage import coverage
from zareba.lab.native import native
from zareba.lab.simulate import Order, simulate
from zareba.wording import LANGUAGES, Words, rule_entries

DUEL = find_game("duel")
SETTINGS = list(settings(DUEL))
FILE = Path(__file__).parent / "cases" / "duel.toml"


def run(*arguments, typed=""):
    return CliRunner().invoke(cli, arguments, input=typed, catch_exceptions=False)


def test_it_is_found_by_name_and_listed_nowhere():
    assert "duel" not in games()
    assert "duel" not in run("games", "--lang", "en").output


@pytest.mark.parametrize("case", read_cases(FILE).case, ids=lambda case: case.id)
def test_case(case):
    assert run_case(read_cases(FILE), case) == ""


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
@pytest.mark.parametrize("seed", range(5))
def test_games_keep_the_contract(setting, seed):
    """It ends, nothing is lost, positions are JSON, views tell no secrets; natively the same."""

    def visit(play, rng):
        position = play.position
        DUEL.check(position.state)
        again = Position.from_json(
            json.loads(json.dumps(position.to_json())), DUEL.state, facts=setting.facts
        )
        assert again == position
        for seat in range(2):
            twin = position.imagine(seat, rng.getrandbits(64))
            assert twin.seen_by(seat) == position.seen_by(seat)

    play = random_game(setting, seed, visit)
    state = setting.table(key_of(play.record.secret))
    asked = list(native(DUEL.rule(state), play.record.choices))

    assert len(asked) > setting.facts.rounds
    assert state == play.position.state


def test_more_rounds_won_win_the_game():
    """DU-0.2: after the last round; equally many are a draw."""
    ends = Counter()
    for seed in range(30):
        g = random_game(SETTINGS[0], seed).position.state
        expected = "draw" if g.score[0] == g.score[1] else f"seat_{int(g.score[1] > g.score[0])}"
        assert (g.result, sum(g.score)) == (expected, g.facts.rounds)
        ends[g.result] += 1

    assert set(ends) == {"draw", "seat_0", "seat_1"}


def test_everybody_may_say_anything():
    """DU-3.1: signals are offered, free talk is never forbidden."""
    g = SETTINGS[0].table("0" * 64)

    assert (DUEL.talk.signals_only(g), DUEL.talk.silenced_by(g, 0)) == ("", "")
    assert DUEL.talk.signals(g, 1) == [("well_bid",), ("ouch",)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language):
    setting = SETTINGS[0]
    words = Words(language, DUEL, setting.facts)
    said = []

    def visit(play, rng):
        for seat in play.position.waiting_for():
            said.append(words.question(play.position, seat))
            said.extend(words.option(play.position, o, seat) for o in play.position.options(seat))
            view = play.position.seen_by(seat)
            said.extend(DUEL.board.lines(view, setting.facts, words, True))
            said.extend(words.situation(play.position, seat))

    play = random_game(setting, "words", visit)
    said += [words.line(line) for line in play.log]
    said += [words.result(r) for r in ("draw", "seat_0", "seat_1")]
    said += words.epilogue(play.position.state)
    said += [words.rule(e.number) or words.heading(e.number) for e in rule_entries(DUEL)]
    said += [words.text("game-title"), words.text("game-about"), words.text("option-lucky")]
    said += [DUEL.talk.sentence(setting.facts, s, words) for s in DUEL.talk.signals(None, 0)]

    assert {line.event for line in play.log} >= {"dealt", "round", "bids", "drew", "rolled"}
    assert [text for text in said if not text or "{" in text or "$" in text] == []
    assert [text for text in said if text.startswith(("say-", "ask-", "result-", "rule-"))] == []
    kinds = [kind for kind in Ask.kinds if kind.startswith("duel.")]
    assert sorted(kinds) == ["duel.Bid", "duel.Step"]


def test_texts_take_their_numbers_from_the_data(tmp_path):
    """One number, one place: another file, and rules and board say so."""
    text = "cards = 30\nhand = 7\nrounds = 6\nstep = 2\nprov = 'I'\n"
    (tmp_path / "duel.toml").write_text(text)
    setting = Setting.of(DUEL, overlay=tmp_path)
    words = Words("en", DUEL, setting.facts)

    assert "1 to 30" in words.rule("DU-0.1")
    assert "gets 7" in words.rule("DU-0.1")
    assert "After 6 rounds" in words.rule("DU-0.2")
    assert "Steps of 2" in words.rule("DU-2.2")


def test_wrong_data_is_reported_with_file_and_place(tmp_path):
    (tmp_path / "duel.toml").write_text("cards = 9\nhand = 5\nrounds = 4\nstep = 1\nprov = 'I'\n")

    with pytest.raises(DataError, match=r"duel\.toml: cards: too few"):
        _ = Setting.of(DUEL, overlay=tmp_path).facts


def test_every_rule_is_cited_by_code_and_by_a_test():
    assert [c.number for c in coverage(DUEL) if not c.complete] == []


def test_the_advised_bot_wins_more_often_than_chance():
    order = Order(
        game="duel", players=2, options=(("lucky", True),), seats=("heuristic", "random"), seed="d",
        overlay="", swap=True,
    )  # fmt: skip
    summary = simulate(order, 300)
    first = summary.wins
    lost = 300 - first - summary.endings["draw"]

    assert first > lost + 60


def test_commands_play_simulate_explain():
    played = run("play", "duel", "--seed", "1", "--lang", "en", "--seats", "me,heuristic",
                 typed="board\n1\nquit\n").output  # fmt: skip
    assert "Round 1 of 4" in played
    assert "5 × ?" in played
    assert "Cards from 1 to 20" in run("rules", "duel", "DU-0.1", "--lang", "en").output
    assert "Duell" in run("about", "duel", "--lang", "de").output
    assert "20 games" in run("simulate", "duel", "-n", "20", "--jobs", "1").output


# ----------------------------------------------------------- what a game may leave out at first
@rule("BA-1")
def no_facts(g):
    way = yield Step(0)
    raise Over(way)


def bare():
    """A game on its first afternoon: no facts, no faces; its texts lie nowhere."""
    return dataclasses.replace(
        DUEL,
        name="bare",
        package="zareba.engine",  # no data, no text
        options=(),
        files=(),
        facts=lambda data, options: None,
        rule=no_facts,
        check=lambda g: None,
        vocabulary={},
        board=Board(),
        phrases=Phrases(),
        talk=None,
        advice=None,
    )


def test_a_game_without_facts_texts_and_faces_is_played_simulated_and_explained(monkeypatch):
    monkeypatch.setitem(games(), "bare", bare())

    assert run("play", "bare", "--seed", "1", typed="1\n").exit_code == 0
    shown = run("play", "bare", "--seed", "1", typed="board\n1\n").output
    assert "pawn: [0, 0]" in shown
    assert "10 games" in run("simulate", "bare", "-n", "10", "--jobs", "1").output
    told = CliRunner().invoke(cli, ["rules", "bare"])
    assert told.exit_code == 2
    assert "bare has no text of its rules yet" in told.output


def test_bots_play_a_game_without_advice():
    setting, ends = Setting.of(bare()), Counter()
    for seed in range(3):
        position, bot = setting.start(f"{seed:064x}"), make_bot("mc:6", setting.game)
        while position.pending:
            seat = position.waiting_for()[0]
            position.choose(bot.choose(Chair(position, seat), random.Random(seed)), seat)
        ends[position.state.result] += 1

    assert sum(ends.values()) == 3
