"""What every game must satisfy, whatever its rules: for each number of players and option."""

from __future__ import annotations

import ast
import inspect
import json
import os
import random
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from support import ALL_GAMES, ALL_SETTINGS, named, native, random_game, start
from zareba.bots import Chair, make_bot
from zareba.engine import Ask, Play, Position, Record, UnfairUndo
from zareba.engine.chance import key_of
from zareba.engine.procedure import PROCEDURES, STEPS

USUAL_MINUTES = 70


def share(game, most, least):
    """How many games of *most* fall to each setting of a game; long games, fewer of them."""
    most = most * USUAL_MINUTES // max(USUAL_MINUTES, game.minutes)
    return max(least, most // sum(setting.game is game for setting in ALL_SETTINGS))


each_setting = pytest.mark.parametrize("setting", ALL_SETTINGS, ids=named)
each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@each_setting
def test_random_games_end_and_keep_every_piece(setting):
    """Contracts 1 and 6."""

    def visit(play, rng):
        setting.game.check(play.position.state)
        for seat in play.position.waiting_for():
            assert play.position.ask(seat) is not None

    for seed in range(share(setting.game, 80, 2)):
        play = random_game(setting, seed, visit)

        setting.game.check(play.position.state)
        assert play.position.state.result
        scores = [setting.game.score(play.position.state, s) for s in range(setting.players)]
        assert all(0 <= score <= 1 for score in scores)


@each_game
def test_records_replay_to_the_same_end_in_another_process(game, tmp_path):
    """Contract 2: another process, another hash seed."""
    settings = [s for s in ALL_SETTINGS if s.game is game]
    ends = {}
    for number, setting in enumerate(settings):
        play = random_game(setting, number)
        path = tmp_path / f"{number}.json"
        play.record.save(path)
        ends[str(path)] = play.position.digest()
    code = (
        "import sys, json, pathlib; from zareba.engine import Record\n"
        "ends = {p: Record.load(pathlib.Path(p)).verify().digest() for p in sys.argv[1:]}\n"
        "print(json.dumps(ends))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", code, *ends],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ends


@each_setting
def test_positions_survive_json_and_clones_are_independent(setting):
    """Contract 3, first half."""

    def visit(play, rng):
        position = play.position
        text = json.dumps(position.to_json())
        again = Position.from_json(json.loads(text), setting.game.state, facts=setting.facts)
        assert again == position
        assert json.dumps(again.to_json()) == text
        twin = position.clone()
        seat = position.waiting_for()[0]
        twin.push(twin.sample(rng, seat), seat)
        assert json.dumps(position.to_json()) == text

    random_game(setting, "json", visit)


@each_setting
def test_compiled_rules_agree_with_native_generators(setting):
    """Contract 3, second half: the same choices through Python's own generators."""
    for seed in range(share(setting.game, 40, 1)):
        end = random_game(setting, f"native {seed}")
        state = setting.table(key_of(end.record.secret))
        questions = list(native(setting.game.rule(state), end.record.choices))

        assert len(questions) > 0
        assert state == end.position.state


@each_setting
def test_nobody_reads_log_lines_addressed_to_others(setting):
    """Contract 4, the log."""
    play = random_game(setting, "log")

    for seat in [*range(setting.players), None]:
        assert all(line.to in (None, seat) for line in play.lines(seat))
    assert all(line.rule for line in play.log)
    json.dumps([line.facts for line in play.log])  # plain data, or this raises


@each_setting
def test_undo_is_offered_only_when_it_is_fair(setting):
    """Contract 5: no chance drawn, no hidden card seen, nobody else has decided."""

    def visit(play, rng):
        if not play.record.choices:
            return
        last = play.record.choices[-1][0]
        for seat in range(setting.players):
            if play.undo_refused(seat):
                if rng.random() < 0.05:
                    with pytest.raises(UnfairUndo):
                        play.undo(seat)
                continue
            assert seat == last
            before, now = play._before[-1], play.position
            assert before.state.drawn == now.state.drawn
            others = [s for s in range(setting.players) if s != seat]
            assert [hidden(before, s) for s in others] == [hidden(now, s) for s in others]

    random_game(setting, "undo", visit)


def hidden(position, seat):
    """How much lies face down for a seat: what undo must not have disturbed."""
    view = position.state.seen_by(seat)
    secret = [f.name for f in type(position.state).kept if f.metadata["who"] == "secret"]
    return {name: view[name] for name in secret if name in view}


@each_setting
def test_undo_leads_back_to_the_same_position_and_log(setting):
    rng = random.Random(7)
    play = random_game(setting, "back")
    replayed = Play.resume(play.record)

    assert replayed.position == play.position
    assert replayed.log == play.log
    for _ in range(min(40, len(play.record.choices))):
        before, log = (
            play._before[-1].clone(),
            [x for x in play.log if x.at < len(play.record.choices)],
        )
        seat, choice = play.record.choices[-1]
        play.take_back()
        assert play.position == before
        assert play.log == log
        if rng.random() < 0.3:
            play.choose(choice, seat)
            play.take_back()


@each_game
def test_every_rule_and_every_question_occurs_in_some_game(game, monkeypatch):
    """What random games never reach must be listed as rare, and have a test of its own."""
    rare = set(getattr(game.face("words"), "RARE", ()))
    wanted = {name for name in PROCEDURES if name.startswith(f"{game.name}.")}
    seen_rules, seen_asks = set(), set()
    for name in wanted:
        monkeypatch.setitem(STEPS, name, noting(STEPS[name], name, seen_rules))

    def visit(play, rng):
        seen_asks.update(question.kind for question in play.position.pending)

    for setting in [s for s in ALL_SETTINGS if s.game is game]:
        for seed in range(share(game, 156, 3)):
            random_game(setting, f"reach {seed}", visit)
    kinds = {kind for kind in Ask.kinds if kind.startswith(f"{game.name}.")}

    assert wanted - seen_rules - rare == set()
    assert kinds - seen_asks - rare == set()


def noting(step, name, seen):
    def noted(*arguments):
        seen.add(name)
        return step(*arguments)

    return noted


@each_game
def test_rules_are_followed_not_only_called(game):
    """`other_rule(g)` without `yield from` does nothing at all; such a line must not exist."""
    procedures = {name: p for name, p in PROCEDURES.items() if name.startswith(f"{game.name}.")}
    for procedure in procedures.values():
        tree = ast.parse(textwrap.dedent(inspect.getsource(procedure.native)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                target = node.value.func
                called = procedure.native.__globals__.get(getattr(target, "id", ""))
                assert called not in procedures.values(), f"{procedure.name}: {ast.unparse(node)}"


@each_setting
def test_bots_sit_on_chairs_and_choose_legally(setting):
    rng = random.Random(3)
    names = ["random", "mc:4"] + (["heuristic"] if setting.game.face("advice") else [])
    for name in names:
        bot = make_bot(name, setting.game)
        position = start(setting, name)
        for _ in range(12):
            if position.over:
                break
            seat = position.waiting_for()[0]
            position.choose(bot.choose(Chair(position, seat), rng), seat)


@each_game
def test_recorded_games_still_end_the_same(game):
    """Contract 8: or the rules version was raised."""
    kept = sorted((Path(__file__).parents[1] / "records" / game.name).glob("*.json"))

    assert kept, "no recorded games: python tests/make_records.py"
    for path in kept:
        record = Record.load(path)
        assert record.rules_version <= game.rules_version
        if record.rules_version == game.rules_version:
            record.verify()
