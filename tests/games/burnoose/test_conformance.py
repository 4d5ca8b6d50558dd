"""Every conformance case of the specification is written down, and cases cite rules that exist."""

import re
from pathlib import Path

from zareba.engine.case import read_cases
from zareba.lab.coverage import coverage
from zareba.wording import rule_entries

from .board import GAME

CASES = Path(__file__).parent / "cases"
SPECIFIED = [
    1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29, 30, 31, 33, 34,
    35, 37, 38, 39, 41, 42, 43, 45, 46, 47, 49, 50, 51, 53, 54, 55, 57, 58, 59, 61, 62, 63, 65,
]  # fmt: skip


def all_cases():
    return [case for path in sorted(CASES.glob("*.toml")) for case in read_cases(path).case]


def test_every_conformance_case_of_the_specification_is_present():
    """The numbering has gaps."""
    found = {int(m[1]) for case in all_cases() if (m := re.match(r"C-(\d+)", case.id))}

    assert sorted(found) == SPECIFIED


def test_every_case_has_its_own_id_and_says_where_it_comes_from():
    cases = all_cases()

    assert len({case.id for case in cases}) == len(cases)
    assert {case.mark for case in cases} <= {"R", "D", "I", "X", "Q"}
    assert [case.id for case in cases if not case.rules or not case.title] == []


def test_every_rule_a_case_cites_exists():
    known = {entry.number for entry in rule_entries(GAME)}

    assert {rule for case in all_cases() for rule in case.rules} - known == set()


def test_every_case_expects_something():
    empty = [
        case.id
        for case in all_cases()
        if all(step.expect == type(step.expect)() for step in case.steps())
    ]

    assert empty == []


def test_every_rule_is_cited_by_code_and_by_a_test_or_says_why_not():
    assert [entry.number for entry in coverage(GAME) if not entry.complete] == []


def test_every_option_occurs_in_a_case_or_a_test():
    here = Path(__file__).parent
    text = "".join(p.read_text("utf-8") for p in [*CASES.glob("*.toml"), *here.glob("*.py")])

    assert [option.id for option in GAME.options if option.id not in text] == []
