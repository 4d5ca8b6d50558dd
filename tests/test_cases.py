"""Every case of every game: tests/games/<game>/cases/*.toml, one test each (docs/cases.md)."""

from pathlib import Path

import pytest

from zareba.engine.case import read_cases, run_case

GAMES = Path(__file__).parent / "games"


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
