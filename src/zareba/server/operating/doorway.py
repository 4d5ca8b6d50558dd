"""One door, several processes: ``zareba serve --workers N``.

The first process listens and serves nobody.  It reads ahead how a connection begins, finds the
table that it asks for, and hands the connection to the process that has it (`shares.py`); all else
goes round.  Nothing passes through it after that.  A process that ends is replaced; when the first
one ends, however that happens, the others do, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

import structlog
import uvicorn

from zareba.server.running.shares import owner_of

from .serving import Serving

log = structlog.get_logger("zareba.server")
Config = Callable[[int], uvicorn.Config]  # of the process with this number
PATIENCE = 2.0  # seconds to say what is wanted; then any process waits for the rest
ENOUGH = 1_024  # bytes of the beginning
GRACE = 15.0  # seconds to end in
AGAIN = 1.0  # seconds before one that has ended is begun anew
_TABLE = re.compile(rb"^[A-Z]+ /api/tables/(\w{1,40})[/ ?]")


def wanted(beginning: bytes) -> str:
    """The table that a request is about; empty: none."""
    found = _TABLE.match(beginning)
    return found[1].decode("latin-1") if found else ""


# ---------------------------------------------------------------------------- a process behind it
class Behind(Serving):
    """A server that does not listen: its connections are handed to it."""

    def __init__(self, config: uvicorn.Config, door: socket.socket) -> None:
        super().__init__(config)
        self._door = door
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._take)
        self._door.send(b"!")  # ready

    def _take(self) -> None:
        try:
            data, files, _, _ = socket.recv_fds(self._door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            data, files = b"", []
        if not data:  # the door is gone
            asyncio.get_running_loop().remove_reader(self._door)
            self.should_exit = True
        for file in files:
            task = asyncio.create_task(self._welcome(socket.socket(fileno=file)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with contextlib.suppress(OSError):  # gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


# --------------------------------------------------------------------------------------- the door
@dataclass
class _Worker:
    number: int
    process: int
    door: socket.socket
    ready: bool = False


class Doorway:
    """The first process."""

    def __init__(self, host: str, port: int, processes: int, config: Config) -> None:
        self._config, self._processes = config, processes
        kind = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._listener = socket.create_server((host, port), family=kind, backlog=2_048)
        self._listener.setblocking(False)
        self._workers: dict[int, _Worker] = {}
        self._turns = count()
        self._stopping = False

    def begin(self) -> None:
        for number in range(self._processes):
            if number not in self._workers:
                self._begin(number)

    def run(self) -> None:
        try:
            while not self._stopping:
                self.begin()
                asyncio.run(self._serve())
        finally:
            self._end()

    def _begin(self, number: int) -> None:
        """Outside of any loop, and without threads: the process is a copy of this one."""
        ours, theirs = socket.socketpair()
        process = os.fork()
        if process:
            theirs.close()
            ours.setblocking(False)
            self._workers[number] = _Worker(number, process, ours)
            return
        code = 1
        try:
            ours.close()
            self._listener.close()
            for other in self._workers.values():
                other.door.close()
            Behind(self._config(number), theirs).run()
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        finally:
            os._exit(code)

    async def _serve(self) -> None:
        """Until a process ends, or all are to."""
        loop, changed = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop, changed)
        heard = [asyncio.create_task(self._hear(w, changed)) for w in self._workers.values()]
        while not (changed.is_set() or all(w.ready for w in self._workers.values())):
            await asyncio.sleep(0.02)  # who comes meanwhile waits in the listener's queue
        opening = asyncio.create_task(self._let_in())
        await changed.wait()
        opening.cancel()
        for task in heard:
            task.cancel()
        await asyncio.gather(opening, *heard, return_exceptions=True)
        if not self._stopping:
            await asyncio.sleep(AGAIN)

    def _stop(self, changed: asyncio.Event) -> None:
        self._stopping = True
        changed.set()

    async def _hear(self, worker: _Worker, changed: asyncio.Event) -> None:
        """It says once that it is ready; when it says nothing more it has ended."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):
            while await loop.sock_recv(worker.door, 1):
                worker.ready = True
        worker.door.close()
        self._workers.pop(worker.number, None)
        _, status = os.waitpid(worker.process, 0)
        if not self._stopping:
            log.error("worker_ended", number=worker.number, status=status)
        changed.set()

    async def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        looked_at: set[asyncio.Task[None]] = set()
        try:
            while True:
                try:
                    connection, _ = await loop.sock_accept(self._listener)
                except OSError:  # too many files are open, or the other side has gone
                    await asyncio.sleep(0.05)
                    continue
                task = asyncio.create_task(self._show_in(connection))
                looked_at.add(task)
                task.add_done_callback(looked_at.discard)
        finally:
            for task in looked_at:
                task.cancel()
            await asyncio.gather(*looked_at, return_exceptions=True)

    async def _show_in(self, connection: socket.socket) -> None:
        beginning = b""
        with connection:
            with contextlib.suppress(TimeoutError, asyncio.CancelledError, OSError):
                async with asyncio.timeout(PATIENCE):
                    beginning = await _beginning(connection)
            self._hand_over(connection, wanted(beginning))

    def _hand_over(self, connection: socket.socket, table: str) -> None:
        """To the process that has the table, or to one that is there."""
        turn = owner_of(table, self._processes) if table else next(self._turns)
        for number in range(turn, turn + self._processes):
            worker = self._workers.get(number % self._processes)
            if worker is None or not worker.ready:
                continue
            with contextlib.suppress(OSError):  # its queue is full, or it ends
                socket.send_fds(worker.door, [b"+"], [connection.fileno()])
                return

    def _end(self) -> None:
        self._listener.close()
        for worker in self._workers.values():
            with contextlib.suppress(OSError):
                os.kill(worker.process, signal.SIGTERM)
        until = time.monotonic() + GRACE
        for worker in self._workers.values():
            while time.monotonic() < until and os.waitpid(worker.process, os.WNOHANG) == (0, 0):
                time.sleep(0.05)
            with contextlib.suppress(OSError):
                os.kill(worker.process, signal.SIGKILL)


async def _beginning(connection: socket.socket) -> bytes:
    """The first line, read ahead: whoever gets the connection reads it again."""
    loop, found = asyncio.get_running_loop(), b""
    connection.setblocking(False)
    while b"\n" not in found and len(found) < ENOUGH:
        readable = loop.create_future()
        loop.add_reader(connection, _note, readable)
        try:
            await readable
        finally:
            loop.remove_reader(connection)
        more = connection.recv(ENOUGH, socket.MSG_PEEK)
        if len(more) <= len(found):  # closed, or it stops in the midst of the line
            if not more:
                break
            await asyncio.sleep(0.05)
        found = more
    return found


def _note(readable: asyncio.Future[None]) -> None:
    if not readable.done():
        readable.set_result(None)


def can_be_several() -> bool:
    """Connections can be handed over on Unix only."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds")
