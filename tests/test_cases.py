"""Every case of every game: tests/games/<game>/cases/*.toml, one test each (docs/cases.md)."""

from pathlib import Path

import pytest

from zareba.engine import find_game
from zareba.engine.case import read_cases, run_case
from zareba.wording import rule_entries

GAMES = Path(__file__).parent / "games"
WITH_CASES = sorted(path.parent.name for path in GAMES.glob("*/cases"))
# Printed in the rules; decided by the specification; an inference; an example; a question.
MARKS = {"R", "D", "I", "X", "Q", ""}


def cases_of(name):
    paths = sorted((GAMES / name / "cases").glob("*.toml"))
    return [case for path in paths for case in read_cases(path).case]


EVERY_CASE = [
    pytest.param(path, case.id, id=f"{path.parent.parent.name}-{path.stem}-{case.id}")
    for path in sorted(GAMES.glob("*/cases/*.toml"))
    for case in read_cases(path).case
]


@pytest.mark.parametrize(("path", "case_id"), EVERY_CASE)
def test_case(path, case_id):
    file = read_cases(path)  # read anew: a case may not see what another one has changed
    case = next(case for case in file.case if case.id == case_id)

    differs = run_case(file, case)

    assert not differs, f"{case.id} {case.title} ({', '.join(case.rules)})\n{differs}"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/cases/*.toml")), ids=lambda path: path.stem)
def test_running_cases_changes_nothing_in_their_file(path):
    """The same file can be run again, and `after` can run a case a second time."""
    file = read_cases(path)

    for case in file.case:
        run_case(file, case)

    assert file == read_cases(path)


@pytest.mark.parametrize("name", WITH_CASES)
def test_every_case_has_its_own_id_a_title_a_rule_and_a_known_mark(name):
    cases = cases_of(name)

    assert len({case.id for case in cases}) == len(cases)
    assert [case.id for case in cases if not case.rules or not case.title] == []
    assert {case.mark for case in cases} <= MARKS


@pytest.mark.parametrize("name", WITH_CASES)
def test_every_rule_a_case_cites_exists(name):
    known = {entry.number for entry in rule_entries(find_game(name))}

    assert {rule for case in cases_of(name) for rule in case.rules} - known == set()


@pytest.mark.parametrize("name", WITH_CASES)
def test_every_case_expects_something(name):
    empty = [
        case.id
        for case in cases_of(name)
        if all(step.expect == type(step.expect)() for step in case.steps())
    ]

    assert empty == []


@pytest.mark.parametrize("name", WITH_CASES)
def test_every_option_occurs_in_a_case_or_a_test(name):
    files = [*(GAMES / name / "cases").glob("*.toml"), *(GAMES / name).glob("*.py")]
    text = "".join(path.read_text("utf-8") for path in files)

    assert [option.id for option in find_game(name).options if option.id not in text] == []
