"""All tests check at every decision that positions are plain data; long ones share their games."""

import os
import sys

import pytest

import support
from zareba.engine import Position

Position.checked = True


def pytest_addoption(parser):
    parser.addoption(
        "--soak", action="store_true", help="the same tests on more games and on both databases"
    )


def pytest_configure(config):
    support.soaking = config.getoption("--soak")


def pytest_collection_modifyitems(config, items):
    """What is marked ``soak`` repeats what the usual run has tried already."""
    if support.soaking:
        return
    repeated = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=repeated)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """A folder of this run of the tests, the same in all its processes."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", autouse=True)
def compiled_once(shared):
    """Where nothing compiled may lie in a checkout, the programs that tests start share it here."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "compiled"))
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        yield


@pytest.fixture(scope="session")
def played(shared):
    """A whole random game of a setting: ``played(setting, seed)``; each is played once in a run."""
    return support.Played(shared / "played")
