"""The one that writes: whatever waits at the same moment goes to the disk together.

A commit costs some milliseconds however much is in it, so all that waits shares one.  What goes
wrong with one piece of work is undone by itself and leaves the others alone; when the commit fails
nothing was written, and everybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sa

from zareba.server.running import closing

from . import stroke
from .prepared import named

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Row = Callable[[], tuple[Any, ...]]


@dataclass(slots=True)
class _Piece:
    about: str  # a table
    work: Work[Any]
    safe: bool  # it never fails half-way
    row: Row | None  # all that it writes, where that is one entry (`stroke.py`)
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
    """SQLite has one writer, and one is enough.

    *keeps*: it always writes over the same connection.  To take one from the pool and give it back
    is a third of a commit; and SQLite counts what other connections write, so that others' writing
    can be told from ours (`Storage.others`).  Not over a network: there each transaction looks
    first whether its connection still answers.
    """

    def __init__(self, engine: sa.Engine, keeps: bool) -> None:
        self._engine, self._keeps = engine, keeps
        self._kept: sa.Connection | None = None
        self._opened = 0  # connections so far
        self._ready = 0  # which of them is ready to write in one stroke
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Piece] = []
        self._idle = asyncio.Event()
        self._idle.set()

    async def close(self) -> None:
        """Everything that waits is written first."""
        finished = asyncio.create_task(self._finish(), name="writer")
        await closing.finish([finished], closing.limit())
        finished.cancel()  # if it was left behind: the thread takes nothing more
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _finish(self) -> None:
        await self._idle.wait()
        await self._beside(self._put_down)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        if not self._keeps:
            with self._engine.begin() as connection:
                yield connection
            return
        connection = self._connection()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            self._put_down()  # whatever is wrong with it
            raise

    def _connection(self) -> sa.Connection:
        if self._kept is None:
            self._kept = self._engine.connect()
            self._opened += 1
        return self._kept

    def _driver(self, connection: sa.Connection) -> Any:
        return connection.connection.driver_connection

    def _put_down(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    async def alone(self, work: Work[T]) -> T:
        """In a transaction of its own."""

        def run() -> T:
            with self._transaction() as connection:
                return work(connection)

        return await self._beside(run)

    async def look(self, question: str) -> tuple[int, Any]:
        """What the driver answers outside of any transaction; by which connection, and what."""

        def run() -> tuple[int, Any]:
            driver = self._driver(self._connection())
            return self._opened, driver.execute(question).fetchone()

        return await self._beside(run)

    async def _beside(self, run: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def together(
        self, about: str, work: Work[T], safe: bool = False, row: Row | None = None
    ) -> T:
        """With whatever else waits; comes back when it is on the disk.

        *safe*: whatever it does, it fails only when the whole transaction does.  *row*: the same
        as an entry of a table and nothing else, which gives back True.
        """
        piece = _Piece(about, work, safe, row)
        self._waiting.append(piece)
        if self._idle.is_set():
            self._idle.clear()
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        done: T = await piece.done
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """What waits goes to the thread; it calls back once for all of it."""
        # The same order in every process, or two of them could wait for each other.
        batch, self._waiting = sorted(self._waiting, key=lambda piece: piece.about), []
        try:
            self._thread.submit(self._write, batch, loop)
        except RuntimeError as closed:  # it was left behind, and what waited with it
            self._settle(batch, closed, loop)

    def _write(self, batch: list[_Piece], loop: asyncio.AbstractEventLoop) -> None:
        failed: Exception | None = None
        try:
            if not self._in_one_stroke(batch):
                with self._transaction() as connection:
                    for piece in batch:
                        piece.run(connection)
        except Exception as error:
            failed = error
        loop.call_soon_threadsafe(self._settle, batch, failed, loop)

    def _in_one_stroke(self, batch: list[_Piece]) -> bool:
        """Where it is nothing but entries; False: nothing is written yet."""
        rows = [piece.row for piece in batch if piece.row is not None]
        if not self._keeps or len(rows) < len(batch) or len(rows) > stroke.MOST:
            return False
        connection = self._connection()
        driver = self._driver(connection)
        try:
            if self._ready != self._opened:
                stroke.get_ready(driver)
                self._ready = self._opened
            done = stroke.write(driver, [row() for row in rows])
        except sqlite3.Error as error:
            self._put_down()
            raise named(error, "in one stroke", connection) from error
        for piece in batch if done else ():
            piece.result = True
        return done

    def _settle(
        self, batch: list[_Piece], failed: Exception | None, loop: asyncio.AbstractEventLoop
    ) -> None:
        for piece in batch:
            piece.settle(failed)
        if self._waiting:
            self._hand_over(loop)
        else:
            self._idle.set()
