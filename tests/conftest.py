"""All tests check at every decision that positions are plain data; long ones share their games."""

import gc
import os
import shutil
import sys

import pytest

import support
from zareba.engine import Position

Position.checked = True
SELDOM = 50_000  # new objects until Python looks for those that nobody needs


def pytest_addoption(parser):
    parser.addoption(
        "--whole", action="store_true", help="also what repeats the usual run, as CI does"
    )
    parser.addoption(
        "--soak", action="store_true", help="the whole run on more games and on both databases"
    )


def pytest_configure(config):
    support.soaking = config.getoption("--soak")
    support.repeating = support.soaking or config.getoption("--whole")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """One more than there are cores: somebody always waits for a server or a browser."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """What has been read and collected stays: Python need not look through it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SELDOM)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """What is marked ``again`` or ``soak`` repeats what the usual run has tried already.

    Journeys come first: the process that begins has its browser open, the others leave them to it
    until nothing else is left to do.
    """
    repeated = [] if support.soaking else ["soak"] if support.repeating else ["soak", "again"]
    left_out = [item for item in items if any(map(item.get_closest_marker, repeated))]
    gone = set(left_out)
    items[:] = [item for item in items if item not in gone]
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)
    config.hook.pytest_deselected(items=left_out)
    config.stash[support.TRIED], config.stash[support.LEFT_OUT] = list(items), left_out


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """A folder of this run of the tests, the same in all its processes."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", autouse=True)
def compiled_once(shared):
    """Where nothing compiled may lie in a checkout, the programs that tests start share it here.

    Or where `run.py` has said; then nothing stays there of what tests have written.
    """
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "compiled"))
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        yield
    if prefix := os.environ.get("PYTHONPYCACHEPREFIX"):
        shutil.rmtree(support.compiled(prefix, shared), ignore_errors=True)


@pytest.fixture(scope="session")
def played(shared):
    """A whole random game of a setting: ``played(setting, seed)``; each is played once in a run."""
    return support.Played(shared / "played")
