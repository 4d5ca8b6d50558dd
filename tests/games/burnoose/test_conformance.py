"""Every conformance case of the specification is written down, every rule is cited."""

import re
from pathlib import Path

from zareba.engine.case import read_cases
from zareba.lab.coverage import coverage

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


def test_every_rule_is_cited_by_code_and_by_a_test_or_says_why_not():
    assert [entry.number for entry in coverage(GAME) if not entry.complete] == []
