"""The one that writes: whatever waits at the same moment goes to the disk together.

A commit costs some milliseconds however much is in it, so all that waits shares one.  What goes
wrong with one piece of work is undone by itself and leaves the others alone; when the commit fails
nothing was written, and everybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

from . import closing

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


@dataclass(slots=True)
class _Piece:
    about: str  # a table
    work: Work[Any]
    safe: bool  # it never fails half-way
    done: asyncio.Future[Any] = field(default_factory=asyncio.Future)
    result: Any = None
    error: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        if self.safe:
            self.result = self.work(connection)
            return
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except (sa.exc.OperationalError, sa.exc.InterfaceError):
            raise  # the disk or the connection: there is no transaction any more
        except Exception as error:
            self.error = error

    def settle(self, failed: Exception | None) -> None:
        if self.done.done():  # nobody waits any more
            return
        if (error := failed or self.error) is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.result)


class Pen:
    """SQLite has one writer, and one is enough."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Piece] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await closing.finish([self._writer], closing.limit())
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def alone(self, work: Work[T]) -> T:
        """In a transaction of its own."""

        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def together(self, about: str, work: Work[T], safe: bool = False) -> T:
        """With whatever else waits; comes back when it is on the disk.

        *safe*: whatever it does, it fails only when the whole transaction does.
        """
        piece = _Piece(about, work, safe)
        self._waiting.append(piece)
        self._wake.set()
        done: T = await piece.done
        return done

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            # The same order in every process, or two of them could wait for each other.
            batch.sort(key=lambda piece: piece.about)
            failed: Exception | None = None
            try:
                await self.alone(partial(_write, batch=batch))
            except Exception as error:
                failed = error
            for piece in batch:
                piece.settle(failed)


def _write(connection: sa.Connection, batch: list[_Piece]) -> None:
    for piece in batch:
        piece.run(connection)
