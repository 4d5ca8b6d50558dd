"""Every conformance case of LK-18 is written down, and the cases cite rules that exist."""

import re
from importlib import resources
from pathlib import Path

import pytest

from zareba.engine.case import read_cases, run_case

from .board import GAME

CASES = Path(__file__).parent / "cases"
LK_18 = [
    1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29, 30, 31, 33, 34,
    35, 37, 38, 39, 41, 42, 43, 45, 46, 47, 49, 50, 51, 53, 54, 55,
]  # fmt: skip


def all_cases():
    return [case for path in sorted(CASES.glob("*.toml")) for case in read_cases(path).case]


def test_every_conformance_case_of_the_specification_is_present():
    """LK-18; the numbering has gaps."""
    found = {int(m[1]) for case in all_cases() if (m := re.match(r"CC-(\d+)", case.id))}

    assert sorted(found) == LK_18


def test_every_case_has_its_own_id_and_says_where_it_comes_from():
    cases = all_cases()

    assert len({case.id for case in cases}) == len(cases)
    assert {case.mark for case in cases} <= {"R", "I", "X"}
    assert [case.id for case in cases if not case.rules or not case.title] == []


def test_every_rule_a_case_cites_exists():
    text = resources.files(GAME.package) / "text" / "rules.en.ftl"
    listed = re.findall(r"^(?:rule|heading)-LK-([\d-]+) =", text.read_text("utf-8"), re.MULTILINE)
    known = {f"LK-{number.replace('-', '.')}" for number in listed}

    cited = {rule for case in all_cases() for rule in case.rules}
    assert cited - known == set()


def test_every_case_expects_something():
    empty = [
        case.id
        for case in all_cases()
        if all(step.expect == type(step.expect)() for step in case.steps())
    ]

    assert empty == []


def test_the_example_in_the_documentation_holds(tmp_path):
    docs = Path(__file__).parents[3] / "docs" / "cases.md"
    if not docs.exists():
        pytest.skip("the documentation is not part of this distribution")
    example = re.search(r"```toml\n(.*?)```", docs.read_text("utf-8"), re.DOTALL)
    assert example
    path = tmp_path / "example.toml"
    path.write_text(example[1], encoding="utf-8")

    for number in range(len(read_cases(path).case)):
        file = read_cases(path)
        assert run_case(file, file.case[number]) == ""
