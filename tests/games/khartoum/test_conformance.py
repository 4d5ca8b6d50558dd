"""Every conformance case of LK-18 is written down, and the example of the documentation holds."""

import re
from pathlib import Path

import pytest

from zareba.engine.case import read_cases, run_case

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
