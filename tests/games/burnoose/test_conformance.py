"""Every conformance case of the specification is written down, every rule is cited."""

import re
from pathlib import Path

import pytest

from zareba.engine.case import read_cases, run_case
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


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("units = { akbil = [16, 0, 0] }", "moudjahidine: more than the stack had"),
        ("units = { akbil = [0, 0, 7] }", "less than no cube"),
        ("army = { 1 = [0, 33, 0, 0, 0, 0] }", "French cubes"),
        ('hand = { 0 = ["artisan", "artisan", "artisan", "artisan"] }', "4 artisan"),
        ('hand = { 0 = ["tayeb"] }, leader = ["fatma", "tahar", "oussaid"]', "leader tayeb"),
        ('figure_at = { fatma = "akbil" }, leader = ["tayeb", "tahar", "oussaid"]', "fatma"),
        ("retreat_used = true", "retreat token"),
        ('status = { akbil = "abandoned" }', "retreat token"),
        ('status = { akbil = "submitted" }', "a submitted village of the unconquered"),
        ('at = { 1 = "w1" }, came_from = { 1 = "akbil" }', "road of army 1"),
        ("tokens = [5, 5, 5]", "reroll tokens"),
        ("defenses = { akbil = 9 }", "defense markers"),
    ],
)
def test_an_impossible_case_is_refused(given, problem, tmp_path):
    """RB-2.3, RB-3.2: what a case leaves open is taken from the stock, never from nowhere."""
    path = tmp_path / "impossible.toml"
    path.write_text(
        'game = "burnoose"\n[[case]]\nid = "no"\ntitle = "no"\nrules = ["RB-2.3"]\nplayers = 3\n'
        f"given = {{ {given} }}\n",
        encoding="utf-8",
    )
    file = read_cases(path)

    refused = run_case(file, file.case[0])

    assert "as given the table does not add up" in refused
    assert problem in refused
