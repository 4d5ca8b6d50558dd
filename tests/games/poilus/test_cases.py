"""The conformance cases of the specification (LP-19), one test for each."""

from pathlib import Path

import pytest

from zareba.engine.case import read_cases, run_case

FILES = [read_cases(path) for path in sorted((Path(__file__).parent / "cases").glob("*.toml"))]


@pytest.mark.parametrize(
    ("file", "case"), [pytest.param(f, c, id=c.id) for f in FILES for c in f.case]
)
def test_case(file, case):
    assert run_case(file, case) == ""
