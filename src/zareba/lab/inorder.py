"""Games played on several processes, told in the order of their numbers, and kept in a file."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
AHEAD = 4  # games begun or waiting for every process


def in_order(
    work: Callable[[int], T], numbers: Iterable[int], jobs: int, enough: Callable[[], bool]
) -> Iterator[tuple[int, T]]:
    """Number after number, so that whoever keeps them knows where to go on.

    After *enough* none is begun, and what has begun is brought to its end: were it broken off, the
    longest games would be missing.
    """
    left = iter(numbers)
    if jobs == 1:
        for number in left:
            if enough():
                return
            yield number, work(number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = deque[tuple[int, Future[T]]]()
        while True:
            if enough():
                _cancel(running)
            else:
                for _, number in zip(range(AHEAD * jobs - len(running)), left, strict=False):
                    running.append((number, pool.submit(work, number)))
            if not running:
                return
            number, one = running.popleft()
            yield number, one.result()


def _cancel(running: deque[tuple[int, Future[T]]]) -> None:
    """Those that wait are taken off, the last first."""
    while running and running[-1][1].cancel():
        running.pop()


def write_whole(path: Path, content: bytes) -> None:
    """In one go: an interrupted write leaves what was there."""
    beside = path.with_suffix(".new")
    beside.write_bytes(content)
    beside.replace(path)
