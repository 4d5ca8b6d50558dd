"""The pulse of the event loop: how late it comes to what is due, and what has held it.

Everybody at every table waits for one loop.  It is asked a few times a second to do nothing: how
late it does so is a metric.  A thread beside it writes down where it was when it was held for long:
functions and lines, no values.  What the processor has done for the loop's thread meanwhile tells
apart who is to blame: our own code, or a machine (or another thread) that did not let it run.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

import structlog

from . import closing
from .metrics import Metrics

log = structlog.get_logger("zareba.server")
BEAT = 0.05  # seconds between two beats
HELD = 0.25  # seconds of lag that are written down
DEEP = 8  # frames of the way to where it was


class Pulse:
    """Begun and stopped on the loop it watches."""

    def __init__(self, metrics: Metrics, held: float = HELD) -> None:
        self._metrics, self._held = metrics, held
        self._due = time.monotonic()
        self._worst = 0.0  # seconds it was late
        self._worked = 0.0  # by the processor for the loop's thread, at the last beat
        self._stop = threading.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._due = time.monotonic() + BEAT
        self._task = asyncio.create_task(self._beat(), name="pulse")
        clock = _clock_of(threading.get_ident())
        watched = (threading.get_ident(), clock)
        threading.Thread(target=self._watch, args=watched, daemon=True, name="pulse").start()

    async def close(self) -> None:
        self._stop.set()
        if self._task is not None:
            await closing.end([self._task], closing.limit())

    async def _beat(self) -> None:
        while True:
            self._due, self._worked = time.monotonic() + BEAT, time.thread_time()
            await asyncio.sleep(BEAT)
            lag = max(0.0, time.monotonic() - self._due)
            self._worst = max(self._worst, lag)
            self._metrics.lag.observe(lag)
            self._metrics.worst_lag.set(self._worst)

    def _watch(self, loop: int, clock: Callable[[], float]) -> None:
        """Where is the loop when it is late?  Told once for each time it is held."""
        told = 0.0
        while not self._stop.wait(BEAT):
            due, worked = self._due, self._worked
            lag = time.monotonic() - due
            if lag > self._held and told != due:
                told = due
                frame = sys._current_frames().get(loop)
                log.warning(
                    "loop_held",
                    ms=round(1000 * lag),
                    worked_ms=round(1000 * (clock() - worked)),
                    at=_way(frame),
                )


def _clock_of(thread: int) -> Callable[[], float]:
    """What the processor has done for a thread; nothing where that cannot be told."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return lambda: 0.0
    number = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(number)


def _way(frame: FrameType | None) -> list[str]:
    found: list[str] = []
    while frame is not None and len(found) < DEEP:
        name = frame.f_globals.get("__name__", "?")
        found.append(f"{name}:{frame.f_code.co_name}:{frame.f_lineno}")
        frame = frame.f_back
    return found
