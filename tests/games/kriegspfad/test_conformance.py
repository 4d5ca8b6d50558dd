"""Every case of the specification's conformance file is run, and none is passed over.

The numeric cases are run by the tests named here.  The cases in words (TX-..) are told by tests
that cite them; each is run again under its own id, so that a failure names the case.
"""

import functools
import importlib
import inspect
import itertools
import re
import sys
import tomllib
from pathlib import Path

import pytest

from zareba.engine.procedure import PROCEDURES, STEPS

HERE = Path(__file__).parent
CASES = tomllib.loads((HERE / "data" / "conformance.toml").read_text("utf-8"))
NUMERIC = {  # kinds of cases, and where they are the parameters of a test
    "shoot": "test_odds",
    "melee": "test_odds",
    "assault": "test_odds",
    "move": "test_odds",
    "army": "test_armies",
    "view": "test_sight",
    "geo": "test_geometry",
}
NUMBER = re.compile(r"KP-\d+(?:\.\d+)*")
ALL = 153  # the specification counts them


def module(name):
    return importlib.import_module(f"games.kriegspfad.{name}")


@functools.cache
def told():
    """The tests that cite each case in words."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        if path.stem == Path(__file__).stem:
            continue
        tests = inspect.getmembers(module(path.stem), inspect.isfunction)
        for name, test in tests:
            if name.startswith("test_"):
                for case in re.findall(r"TX-\d+", inspect.getsource(test)):
                    found.setdefault(case, []).append(test)
    return found


def runs(test):
    """The arguments a test is run with, as pytest would take them from its marks."""
    rows = [{}]
    for mark in getattr(test, "pytestmark", []):
        names, values = mark.args[0], mark.args[1]
        names = [names] if isinstance(names, str) else names
        values = [v if len(names) > 1 else (v,) for v in values]
        rows = [
            {**row, **dict(zip(names, value, strict=True))}
            for row, value in itertools.product(rows, values)
        ]
    return rows


@pytest.mark.parametrize("case", CASES["text"], ids=lambda case: case["id"])
def test_cases_in_words(case):
    """To cite a case is no proof of it: the tests must assert, and follow a rule it is about."""
    tests = list(dict.fromkeys(told().get(case["id"], [])))
    assert tests, f"no test tells {case['id']}: {case['given']} -> {case['expect']}"
    assert all(re.search(r"\bassert\b|raises\(", inspect.getsource(test)) for test in tests)
    followed = set()
    for test in tests:
        for arguments in runs(test):
            followed |= rules_followed(lambda: test(**arguments))  # noqa: B023 - run at once
    assert followed & set(NUMBER.findall(case["cites"])), f"{case['id']} cites {case['cites']}"


def rules_followed(test):
    """The numbers of all rules that are cited by functions of the game which a test runs."""
    run = set()

    def note(frame, event, _argument):
        if event == "call":
            run.add(frame.f_code)

    sys.setprofile(note)
    try:
        test()
    finally:
        sys.setprofile(None)
    return set().union(*map(cited, run))


@functools.cache
def cited(code):
    """The rules a function of the game cites; a rule that asks is run as its steps."""
    steps = {step.__code__: PROCEDURES[name].native for name, step in STEPS.items()}
    if code in steps:
        return set(NUMBER.findall(inspect.getsource(steps[code])))
    ours = "kriegspfad" in code.co_filename and "tests" not in Path(code.co_filename).parts[-4:]
    return set(NUMBER.findall(inspect.getsource(code))) if ours else set()


def test_no_case_is_passed_over():
    """As many as the specification says, every kind with its test, every id once."""
    ids = [case["id"] for cases in CASES.values() if isinstance(cases, list) for case in cases]
    assert len(set(ids)) == len(ids) == ALL
    kinds = {kind for kind, cases in CASES.items() if isinstance(cases, list)}
    assert kinds == {*NUMERIC, "text"}


@pytest.mark.parametrize(("kind", "name"), NUMERIC.items())
def test_numeric_cases_are_all_parameters_of_a_test(kind, name):
    """The test takes the whole list of its kind, none left out."""
    taken = {
        case["id"]
        for _, test in inspect.getmembers(module(name), inspect.isfunction)
        for mark in getattr(test, "pytestmark", [])
        for case in mark.args[1]
        if isinstance(case, dict)
    }
    assert {case["id"] for case in CASES[kind]} <= taken
