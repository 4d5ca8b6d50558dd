"""Every conformance case of LP-19 is written down."""

import re
from pathlib import Path

from zareba.engine.case import read_cases

CASES = Path(__file__).parent / "cases"
LP_19 = [
    1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29, 30, 31, 33, 34,
    35, 37, 38, 39, 41, 42, 43, 45, 46, 47, 49, 50, 51, 53, 54, 55, 57, 58, 59, 61, 62, 63, 70, 71,
    72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
]  # fmt: skip


def all_cases():
    return [case for path in sorted(CASES.glob("*.toml")) for case in read_cases(path).case]


def test_every_conformance_case_of_the_specification_is_present():
    """LP-19; the numbering has gaps."""
    found = {int(m[1]) for case in all_cases() if (m := re.match(r"CC-(\d+)", case.id))}
    assert sorted(found) == LP_19
