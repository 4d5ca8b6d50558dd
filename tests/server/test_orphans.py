"""Workers end with their server: at once when it stops, and also when it is killed."""

import contextlib
import sys
import time
from pathlib import Path

import pytest

from server.processes import Process, running
from server.tables import PATIENCE
from support import again

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def state(pid):
    """(parent, state), or None when it is gone."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[1]), fields[0]
    return None


def workers_of(process):
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdigit() and (now := state(place.name)) and now[0] == process.popen.pid:
            with contextlib.suppress(OSError):
                if b"spawn_main" in (place / "cmdline").read_bytes():
                    found.append(int(place.name))
    return found


def until(wanted):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := wanted():
            return found
        time.sleep(0.1)
    return wanted()


@pytest.mark.parametrize("how", ["kill", pytest.param("terminate", marks=again)])
def test_no_worker_outlives_its_server(tmp_path, how):
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}", warm=True)
    with running(process):
        searching = [{"kind": "bot", "bot": "mc:2000"}] * 2
        process.call("POST", "/api/tables", {"game": "kriegspfad", "seats": searching})
        workers = until(lambda: workers_of(process))
        assert workers
        time.sleep(1)  # they are at work now
        workers = workers_of(process)
        getattr(process.popen, how)()
        process.popen.wait(PATIENCE)

        assert until(lambda: all(state(w) is None or state(w)[1] == "Z" for w in workers))
