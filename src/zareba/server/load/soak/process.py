"""The server of a soak: a process of its own whose clock can be made to jump, and its log."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import threading
import time
from collections.abc import Callable
from datetime import datetime, tzinfo
from functools import partial
from pathlib import Path
from typing import Self

from zareba.server.load.client import Load
from zareba.server.load.server import Server
from zareba.server.running.settings import Settings

from .notes import Notes

CLOCK = "ZAREBA_SOAK_CLOCK"  # names the file that says by how many seconds the clock is wrong
CODE = "from zareba.server.load.soak.process import serve_wrongly; serve_wrongly()"
IDLE_SECONDS = 30.0  # tables leave the memory soon, so that it is the same all the time


class Clock:
    """Seconds by which the server's clock is wrong, in a file that both processes have in sight."""

    def __init__(self, place: Path) -> None:
        if not place.exists():
            place.write_bytes(struct.pack("d", 0.0))
        with place.open("r+b") as file:
            self._seen = mmap.mmap(file.fileno(), 8)

    @property
    def offset(self) -> float:
        return float(struct.unpack("d", self._seen[:8])[0])

    @offset.setter
    def offset(self, seconds: float) -> None:
        self._seen[:8] = struct.pack("d", seconds)


def set_wrong(clock: Clock) -> None:
    """In this process: what tells the time of day.  Monotonic clocks do not jump anywhere."""
    true = time.time

    class Wrong(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls.fromtimestamp(true() + clock.offset, tz)

    time.time = lambda: true() + clock.offset
    from zareba.server.tables import table  # noqa: PLC0415 - with the wrong clock

    setattr(table, "datetime", Wrong)  # noqa: B010 - as it says "now" there


def serve_wrongly() -> None:
    """``zareba serve``, by the clock of a soak."""
    set_wrong(Clock(Path(os.environ[CLOCK])))
    from zareba.server.operating import cli  # noqa: PLC0415 - with the wrong clock

    settings = partial(Settings, idle_seconds=IDLE_SECONDS)
    setattr(cli, "Settings", settings)  # noqa: B010 - not an option of the command
    cli.serve()


class Watched(Server):
    """It can be started again and again; all it says is written down."""

    def __init__(self, load: Load, db: str, workers: int, place: Path, notes: Notes) -> None:
        self.notes, self.clock, self.lives = notes, Clock(place / "clock"), 0
        os.environ[CLOCK] = str(place / "clock")
        super().__init__(load, db, workers)

    def begin(self, code: str = "", stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
        process = super().begin(code or CODE, stderr)
        self.lives += 1
        threading.Thread(target=_hear, args=(process, self.notes.say), daemon=True).start()
        return process


def _hear(process: subprocess.Popen[bytes], say: Callable[[str], None]) -> None:
    assert process.stderr is not None
    with process.stderr as lines:
        for line in lines:
            say(line.decode("utf-8", "replace").rstrip())
