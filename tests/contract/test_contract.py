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

from contract.worlds import World, is_legal
from support import enough, settings_of, start
from zareba.bots import Chair, make_bot
from zareba.engine import Ask, AskAll, Play, Position, Record, UnfairUndo
from zareba.engine.chance import key_of
from zareba.engine.procedure import PROCEDURES
from zareba.lab.native import native

MOMENTS = 60  # of one game, where every one would take long


def some_positions(play, rng):
    """Some positions of a game, to look at."""
    moments = range(len(play.record.choices))
    return [play.position_at(m) for m in rng.sample(moments, min(MOMENTS, len(moments)))]


def test_random_games_end_and_keep_every_piece(setting, plays):
    """Contracts 1 and 6; what is said is plain data with a rule."""
    for play in plays:
        for moment in range(len(play.record.choices) + 1):
            position = play.position_at(moment)
            setting.game.check(position.state)
            assert all(position.ask(seat) is not None for seat in position.waiting_for())
            assert bool(position.waiting_for()) != position.over
        assert play.position.state.result
        scores = [setting.game.score(play.position.state, s) for s in range(setting.players)]
        assert all(0 <= score <= 1 for score in scores)
        assert all(line.rule for line in play.log)
        json.dumps([line.facts for line in play.log])  # plain data, or this raises


def test_records_replay_to_the_same_end_in_another_process(game, played, tmp_path):
    """Contract 2: another process, another hash seed."""
    ends = {}
    for number, setting in enumerate(settings_of(game)):
        play = played(setting, enough(0, number))
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


def test_positions_survive_json_and_clones_are_independent(setting, plays):
    """Contract 3, first half."""
    for play in plays:
        rng = random.Random("json")
        for position in some_positions(play, rng):
            text = json.dumps(position.to_json())
            again = Position.from_json(json.loads(text), setting.game.state, facts=setting.facts)
            assert again == position
            assert json.dumps(again.to_json()) == text
            twin = position.clone()
            seat = position.waiting_for()[0]
            twin.push(twin.sample(rng, seat), seat)
            assert json.dumps(position.to_json()) == text


def test_compiled_rules_agree_with_native_generators(setting, plays):
    """Contract 3, second half: Python's own generators ask the same and come to the same end."""
    for play in plays:
        state = setting.table(key_of(play.record.secret))
        asked = list(native(setting.game.rule(state), play.record.choices))
        begun = [play.position_at(m) for m in range(len(play.record.choices))]
        questions = [p.pending for p in begun if p.answers.count(None) == len(p.answers)]

        assert [q if isinstance(q, AskAll) else [q] for q in asked] == questions
        assert state == play.position.state


def test_undo_is_fair_and_leads_back(setting, plays):
    """Contract 5: a free undo takes back a choice of one's own that has taught one nothing.

    Nothing was learned where the same choice shows the seat the same in a world with other hidden
    cards and other dice.  Walked backwards through a whole game that was read from its record.
    """
    rng, record = random.Random("undo"), plays[0].record
    play = Play.resume(record)
    assert play.position == plays[0].position
    assert play.log == plays[0].log
    while play.record.choices:
        last, choice = play.record.choices[-1]
        before, log = play.position_at(len(play.record.choices) - 1), list(play.log)
        for seat in range(setting.players):
            if play.undo_refused(seat):
                if rng.random() < 0.05:
                    with pytest.raises(UnfairUndo):
                        play.undo(seat)
                    assert (len(play.record.choices), play.log) == (len(play._before), log)
            else:
                assert seat == last
                assert not taught(before, seat, choice, rng.getrandbits(64))
        play.take_back()
        assert play.position == before
        assert play.log == [x for x in log if x.at <= len(play.record.choices)]
    assert play.position == setting.start(key_of(record.secret, record.salt))


def taught(before, seat, choice, luck):
    """Did a choice show its seat what it could not have foreseen?"""
    other = before.imagine(seat, luck)
    if not is_legal(other, choice, seat):
        return True
    real, imagined = World(before), World(other)
    real.push(choice, seat)
    imagined.push(choice, seat)
    views = [world.position.state.seen_by(seat) for world in (real, imagined)]
    return views[0] != views[1] or real.heard_by(seat) != imagined.heard_by(seat)


def test_every_rule_and_every_question_occurs_in_some_game(game, reached):
    """What random games never reach must be listed as rare, and have a test of its own."""
    rare = set(game.rare)
    rules = {name for name in PROCEDURES if name.startswith(f"{game.name}.")}
    kinds = {kind for kind in Ask.kinds if kind.startswith(f"{game.name}.")}

    assert rules - reached.rules - rare == set()
    assert kinds - set(reached.asked) - rare == set()


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


def test_bots_sit_on_chairs_and_choose_legally(setting):
    rng = random.Random(3)
    names = ["random", "mc:4"] + (["heuristic"] if setting.game.advice else [])
    for name in names:
        bot = make_bot(name, setting.game)
        position = start(setting, name)
        for _ in range(12):
            if position.over:
                break
            seat = position.waiting_for()[0]
            position.choose(bot.choose(Chair(position, seat), rng), seat)


def test_recorded_games_still_end_the_same(game):
    """Contract 8: or the rules version was raised, and the games were recorded anew."""
    versions = set()
    for path in sorted((Path(__file__).parents[1] / "records" / game.name).glob("*.json")):
        record = Record.load(path)
        done = record.examine()
        versions.add(record.rules_version)

        assert done.position.over
        assert done.setting.game is game.version(record.rules_version), path.name
        assert record.not_compared(done) == [], path.name

    assert versions == {game.rules_version, *game.older}, "python tests/make_records.py"
