"""Exercises: found in games, kept as data, put on the table again, and told in words."""

from __future__ import annotations

import math

import msgspec
import pytest
from click.testing import CliRunner

from support import ALL_GAMES
from zareba.analysis import drill as drills
from zareba.analysis.drill import Answer, Exercise, collection, put, told
from zareba.analysis.odds import Trial
from zareba.bots import Chair
from zareba.cli import cli
from zareba.engine import Setting, as_choice, find_game
from zareba.lab import drill as finder
from zareba.terminal.answers import keyed
from zareba.terminal.drill import drill
from zareba.wording import LANGUAGES, Words

ORDER = finder.Order(
    game="poilus", players=3, options={}, bot="heuristic~8", playouts=24, seed="drill",
    date="2026-11-16", every=1,
)  # fmt: skip
SHIPPED = [game for game in ALL_GAMES if collection(game.name)]


@pytest.fixture(scope="module")
def found():
    return finder.search_game(ORDER, 0)


def test_exercises_are_found_where_the_choice_matters(found):
    assert found
    assert len(found) <= finder.OF_A_GAME
    for exercise in found:
        best, second = exercise.answers[0], exercise.answers[1]
        assert exercise.stake >= finder.STAKE
        assert best.worth - second.worth >= finder.CLEAR
        assert second.worth >= finder.TEMPTING * best.worth
        assert best.worth == max(answer.worth for answer in exercise.answers)
        assert all(answer.n == ORDER.playouts for answer in exercise.answers)


def test_the_same_order_finds_the_same_and_goes_on_where_it_was(tmp_path, found, monkeypatch):
    file = tmp_path / "kept.json"
    played = []

    def one_game(order, number):
        played.append(number)
        return found if number == 0 else []

    monkeypatch.setattr(finder, "search_game", one_game)
    assert finder.look(ORDER, 2, 1, file) == found
    again = finder.look(ORDER, 3, 1, file)
    assert played == [0, 1, 2]  # the first two were kept
    assert msgspec.json.encode(again) == msgspec.json.encode(found)
    finder.look(msgspec.structs.replace(ORDER, playouts=13), 1, 1, file)
    assert played == [0, 1, 2, 0]  # something else was looked for


def test_only_the_questions_that_are_wanted_are_looked_at(monkeypatch):
    looked = []

    def race(_game, position, seat, *_):
        looked.append(type(position.ask(seat)).__name__)

    monkeypatch.setattr(finder, "race", race)
    finder.search_game(ORDER, 0)
    kinds = sorted(set(looked))
    assert len(kinds) > 1
    looked.clear()
    finder.search_game(msgspec.structs.replace(ORDER, question=kinds[0]), 0)
    assert set(looked) == {kinds[0]}

    setting = Setting.of(find_game("kriegspfad"), 2)
    begun = setting.start("0" * 64)
    for chapter, wanted in ((0, True), (4, False)):
        order = msgspec.structs.replace(ORDER, game="kriegspfad", chapter=chapter)
        assert finder._is_wanted(order, setting.game, begun, begun.waiting_for()[0]) == wanted


def test_only_the_last_chapters_are_looked_at(monkeypatch):
    looked = []

    def race(game, position, *_):
        looked.append(finder._chapter(game, position))

    monkeypatch.setattr(finder, "race", race)
    finder.search_game(ORDER, 0)
    every = list(looked)
    looked.clear()
    finder.search_game(msgspec.structs.replace(ORDER, last=1), 0)
    assert len(set(every)) > 1
    assert looked == [chapter for chapter in every if chapter == every[-1]]


def test_a_choice_may_be_judged_chapters_later():
    game = find_game("poilus")
    position = Setting.of(game, 3).start("0" * 64)
    chair, judged = Chair(position, position.waiting_for()[0]), []
    for ahead in (0, 2):
        trial = Trial(
            game, chair, chair.options[:1], judged=True, horizon=math.inf, ahead=ahead,
            witness=lambda _choice, end, _worth: judged.append(end),
        )  # fmt: skip
        trial.round()
    sooner, later = judged
    assert later.over or finder._chapter(game, later) > finder._chapter(game, sooner)


def test_no_new_game_begins_when_the_time_is_over():
    assert finder.look(ORDER, 5, 1, enough=lambda: True) == []


def test_many_kinds_of_questions_and_answers_come_before_many_of_one_kind():
    def made(kind, choice, stake):
        answers = [Answer(choice, 0.5, 0.01, 9), Answer("x", 0.3, 0.01, 9)]
        return Exercise("poilus", 3, {}, "", [(0, stake)], 0, kind, answers, stake, "", 9, "")

    found = [made("a", 1, 0.9), made("a", 1, 0.8), made("a", 2, 0.3), made("b", 1, 0.2)]
    picked = finder.chosen(found, 3)
    assert sorted(e.stake for e in picked) == [0.2, 0.3, 0.9]

    first = [msgspec.structs.replace(e, choices=[]) for e in found]
    assert [e.stake for e in finder.chosen(first, 3)] == [0.9]  # they see the same table


def test_an_exercise_holds_only_while_the_best_answer_stays_the_best():
    """A blunder told as the best answer does not hold, nor does one no game comes to."""
    exercise = max(collection("poilus"), key=lambda one: one.stake)
    held = finder.again(msgspec.structs.replace(ORDER, playouts=64, date="2026-11-18"), exercise)
    assert held is not None
    assert held.best.choice == as_choice(exercise.best.choice)
    assert held.best.n == 64
    assert (held.date, held.choices) == ("2026-11-18", exercise.choices)
    assert held.answers != exercise.answers  # other luck

    wrong = msgspec.structs.replace(exercise, answers=exercise.answers[::-1])
    assert finder.again(ORDER, wrong) is None
    assert finder.again(ORDER, msgspec.structs.replace(exercise, question="none")) is None


def test_exercises_there_are_stay_beside_those_that_are_found(monkeypatch, found):
    """What does not hold goes; what a search finds again is not told twice."""
    good, bad = collection("poilus")[:2]
    kept = []
    monkeypatch.setattr(finder, "again", lambda _order, old: old if old is good else None)
    monkeypatch.setattr(finder, "look", lambda *_: [good, *found])
    monkeypatch.setattr(drills, "collection", lambda _game: (good, bad))
    monkeypatch.setattr(drills, "keep", lambda _game, picked: kept.extend(picked))

    done = CliRunner().invoke(cli, ["lab", "drill", "poilus", "--again", "--write"])

    assert done.exit_code == 0, done.output
    assert "holds: " in done.output
    assert "does not hold: " in done.output
    assert sorted(map(repr, kept)) == sorted(map(repr, [good, *found]))


# ------------------------------------------------------------------------------------ collections
def test_every_game_has_exercises():
    missing = {game.name for game in ALL_GAMES} - {game.name for game in SHIPPED}
    assert not missing, "find some: zareba lab drill GAME --write"


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_every_exercise_lies_on_the_table_and_is_told_in_every_language(game):
    for exercise in collection(game.name):
        assert exercise.stake >= finder.STAKE
        assert exercise.date
        lying = put(exercise)
        assert lying is not None, "its rules have changed: zareba lab drill finds others"
        setting, seat = lying.play.setting, exercise.seat
        for language in LANGUAGES:
            words = Words(language, setting.game, setting.facts)
            for option in lying.play.position.options(seat):
                lines = told(words, setting.game, lying, option)
                assert len(lines) >= 2
                assert not any("reason-" in line or "drill-" in line for line in lines)


def test_what_the_rules_of_today_do_not_come_to_is_no_exercise():
    exercise = collection("poilus")[-1]
    assert put(msgspec.structs.replace(exercise, question="poilus.Nothing")) is None
    choices = [(0, "no such choice"), *exercise.choices]
    assert put(msgspec.structs.replace(exercise, choices=choices)) is None
    other = [Answer("no such choice", 0.5, 0.1, 9), *exercise.answers]
    assert put(msgspec.structs.replace(exercise, answers=other)) is None


# --------------------------------------------------------------------------------- in the terminal
def played(exercises, *typed, language="en"):
    said, answers = [], iter(typed)
    solved = drill(exercises, language, lambda _prompt: next(answers), said.append)
    return solved, "\n".join(map(str, said))


def key_of(exercise, choice):
    lying = put(exercise)
    options = keyed(lying.play.position.options(exercise.seat))
    return next(key for key, option in options if option == as_choice(choice))


def test_right_and_wrong_answers_are_told_apart():
    one, two = collection("poilus")[:2]
    right = key_of(one, one.best.choice)
    wrong = key_of(two, two.answers[-1].choice)
    solved, said = played((one, two), "nonsense", right, wrong)
    assert solved == 1
    assert "Exercise 1 of 2" in said
    assert "Type one of" in said
    assert "Right!" in said
    assert "There is something better" in said
    assert "You chose: " in said
    assert said.endswith("1 of 2 solved.")


def test_whoever_quits_has_done_what_was_done():
    exercises = collection("poilus")[:2]
    assert played(exercises, "quit")[0] == 0


def test_the_command_begins_with_the_first_exercise():
    done = CliRunner().invoke(cli, ["drill", "poilus", "--lang", "de"], input="quit\n")
    assert done.exit_code == 0
    assert "Aufgabe 1 von" in done.output
    assert CliRunner().invoke(cli, ["drill", "nothing"]).exit_code != 0


def test_a_game_without_exercises_says_so(monkeypatch):
    monkeypatch.setattr(drills, "collection", lambda _game: ())
    done = CliRunner().invoke(cli, ["drill", find_game("poilus").name])
    assert done.exit_code != 0
