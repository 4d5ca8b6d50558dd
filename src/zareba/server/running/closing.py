"""How a server ends: every wait of it has a limit, and nobody's deafness holds the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import structlog

log = structlog.get_logger("zareba.server")
# Seconds for all of it: with the last answers (5) fewer than a process behind the door has (15).
LIMIT = 8.0
SOON = 1.0  # seconds for what goes on beside the answers, before the last of them are given
AGAIN = 0.5  # seconds until a task that has not ended is told once more


def limit() -> float:
    """When it must be over, by the clock of the loop."""
    return asyncio.get_running_loop().time() + LIMIT


def soon() -> float:
    return asyncio.get_running_loop().time() + SOON


async def end(tasks: Iterable[asyncio.Task[Any]], until: float) -> None:
    """Cancel them until they have ended; at the limit they are left behind."""
    left, loop = set(tasks), asyncio.get_running_loop()
    while left and loop.time() < until:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=min(AGAIN, until - loop.time()))
    _tell(left)


async def finish(tasks: Iterable[asyncio.Task[Any]], until: float) -> None:
    """Wait for what was begun; at the limit it is left behind."""
    left = set(tasks)
    if left:
        rest = max(0.0, until - asyncio.get_running_loop().time())
        _, left = await asyncio.wait(left, timeout=rest)
    _tell(left)


def _tell(stuck: set[asyncio.Task[Any]]) -> None:
    for task in stuck:
        work = getattr(task.get_coro(), "__qualname__", "")
        log.error("left_behind", task=task.get_name(), work=work)
