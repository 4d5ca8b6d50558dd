"""Compiled rules are read from the shelf, where they lie beside what Python has compiled."""

import importlib.util
import marshal
import sys
from pathlib import Path

import pytest

from zareba.engine import find_game, procedure, shelf
from zareba.engine.procedure import PROCEDURES, STEPS

RULES = """
from zareba.engine import rule


@rule("T-1")
def ask_twice(g, seat):
    first = yield ("first", seat)
    second = yield ("second", [x for x in first])
    return first, second
"""


@pytest.fixture
def counted(monkeypatch):
    """The rules that were compiled anew."""
    names = []
    compile_anew = procedure._compile_anew

    def noted(fn):
        names.append(fn.__name__)
        return compile_anew(fn)

    monkeypatch.setattr(procedure, "_compile_anew", noted)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    return names


def read(place: Path, text: str = RULES):
    """A module of rules, read as at a start of the program."""
    place.parent.mkdir(exist_ok=True)
    place.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"shelved_{place.stem}", place)
    module = importlib.util.module_from_spec(spec)
    try:
        exec(compile(text, str(place), "exec"), module.__dict__)
        return module.ask_twice
    finally:
        del PROCEDURES[module.ask_twice.name], STEPS[module.ask_twice.name]


def test_a_rule_is_compiled_once_and_works_the_same_from_the_shelf(counted, tmp_path):
    anew, shelved = read(tmp_path / "rules.py"), read(tmp_path / "rules.py")

    assert counted == ["ask_twice"]
    assert shelved.kept == anew.kept
    for one in (anew, shelved):
        assert one.step(None, 0, (1,), None)[0] == ("first", 1)
        assert one.step.__code__.co_filename == str(tmp_path / "rules.py")


def test_another_rule_of_the_same_name_is_compiled_anew(counted, tmp_path):
    read(tmp_path / "rules.py")
    other = read(tmp_path / "rules.py", RULES.replace('"first", seat', '"third", seat'))

    assert counted == ["ask_twice", "ask_twice"]
    assert other.step(None, 0, (1,), None)[0] == ("third", 1)


def test_a_copy_of_the_program_takes_what_was_compiled_along(counted, tmp_path):
    read(tmp_path / "here" / "rules.py")
    (tmp_path / "here").rename(tmp_path / "there")
    moved = read(tmp_path / "there" / "rules.py")

    assert counted == ["ask_twice"]
    assert moved.step.__code__.co_filename == str(tmp_path / "there" / "rules.py")


DAMAGES = {
    "empty": b"",
    "text": b"no rule",
    "pair": marshal.dumps((b"?", 1)),
    "number": marshal.dumps(7),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_cannot_be_read_is_compiled_anew_and_replaced(counted, tmp_path, damage):
    read(tmp_path / "rules.py")
    (shelved,) = (tmp_path / "__pycache__").glob("*.rule")
    shelved.write_bytes(damage)
    read(tmp_path / "rules.py")
    read(tmp_path / "rules.py")

    assert counted == ["ask_twice"] * 2


def test_nothing_is_written_where_python_may_not_write(counted, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    read(tmp_path / "rules.py")

    assert not (tmp_path / "__pycache__").exists()


def test_another_compiler_finds_nothing_on_the_shelf(counted, monkeypatch, tmp_path):
    read(tmp_path / "rules.py")
    monkeypatch.setattr(shelf, "_COMPILED_BY", b"another")
    read(tmp_path / "rules.py")

    assert counted == ["ask_twice"] * 2


@pytest.mark.parametrize("game", ["khartoum", "burnoose", "poilus", "kriegspfad"])
def test_what_the_games_take_from_the_shelf_is_what_would_be_compiled(game):
    find_game(game)
    rules = [p for name, p in PROCEDURES.items() if name.startswith(f"{game}.") and p.asks]
    for one in rules:
        code, kept = procedure._compile_anew(one.native)
        (step,) = [
            c for c in code.co_consts if hasattr(c, "co_name") and c.co_name.startswith("__")
        ]
        assert kept == one.kept
        assert marshal.dumps(step, 2) == marshal.dumps(one.step.__code__, 2)
    assert len(rules) > 10
