"""``zareba loadtest``: many tables on this machine, with a kill -9 in the middle.

A server process of its own over a new database on the loopback interface; players that choose at
random after a pause, and a spectator at every table.  Bounded in tables and seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from .house import House
from .settings import Settings

MOST_TABLES, MOST_SECONDS = 1_000, 300
BROKEN = (OSError, websockets.WebSocketException, asyncio.TimeoutError)


class _Option(msgspec.Struct):
    choice: Any


class _Question(msgspec.Struct):
    number: int
    seat: int
    options: list[_Option]


class _Down(msgspec.Struct):
    """As much of a message as a player at random needs."""

    type: str
    id: str = ""
    seq: int = 0
    code: str = ""
    repeated: bool = False
    question: _Question | None = None
    ending: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(_Down).decode


@dataclass
class Load:
    """What is measured."""

    tables: int
    seconds: float
    pause: float
    game: str
    port: int
    acknowledged: dict[str, list[int]] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)  # choice sent to view at the spectator
    answers: list[float] = field(default_factory=list)  # choice sent to done
    games: int = 0
    sockets: int = 0
    most_sockets: int = 0
    reconnects: int = 0
    refused: int = 0
    stop_at: float = 0.0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def is_over(self) -> bool:
        return time.monotonic() > self.stop_at


class Player:
    """One table after the other: a player and a spectator."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.rng = load, random.Random(number)
        self.sent: dict[int, float] = {}  # seq of a choice: when it was sent
        self.shown: list[tuple[int, float]] = []  # seq of a spectator's view: when it came

    async def run(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, max(1.0, self.load.pause)))
        while not self.load.is_over():
            try:
                table, secret = await asyncio.to_thread(self._sit_down)
            except OSError:
                await asyncio.sleep(0.5)
                continue
            self.load.acknowledged[table] = []
            self.sent.clear()
            self.shown.clear()
            watching = asyncio.create_task(self._watch(table))
            try:
                await self._play(table, secret)
                await asyncio.sleep(0.2)
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    def _sit_down(self) -> tuple[str, str]:
        made = _post(self.load, "/api/tables", {"game": self.load.game})
        table = made["table"]["table"]
        taken = _post(self.load, f"/api/tables/{table}/seats/0", {"name": "Load"}, made["invite"])
        return table, taken["secret"]

    @contextlib.asynccontextmanager
    async def _socket(self, table: str, secrets: list[str]) -> AsyncIterator[ClientConnection]:
        place = f"ws://{self.load.address}/api/tables/{table}/socket"
        hello = {"type": "hello", "id": "h", "protocol": 1, "secrets": secrets}
        async with websockets.connect(place, max_size=None, open_timeout=30) as connection:
            self.load.sockets += 1
            self.load.most_sockets = max(self.load.most_sockets, self.load.sockets)
            try:
                await connection.send(json.dumps(hello))
                yield connection
            finally:
                self.load.sockets -= 1

    async def _watch(self, table: str) -> None:
        while True:
            try:
                async with self._socket(table, []) as connection:
                    async for data in connection:
                        message = _decode(data)
                        if message.type == "view":
                            self.shown.append((message.seq, time.perf_counter()))
                            self._compare()
            except BROKEN:
                await asyncio.sleep(self.rng.uniform(0.2, 0.5))

    def _compare(self) -> None:
        """A view may come before the answer to the choice that it shows."""
        for seq in list(self.sent):
            came = next((when for shown, when in self.shown if shown >= seq), None)
            if came is not None:
                self.load.latencies.append(came - self.sent.pop(seq))
        del self.shown[:-8]

    async def _play(self, table: str, secret: str) -> None:
        """Through any number of broken connections; unanswered choices are sent again."""
        waiting: dict[str, Any] | None = None
        while not self.load.is_over():
            try:
                async with self._socket(table, [secret]) as connection:
                    if waiting is not None:
                        self.began = 0.0  # a resend measures the restart, not the server
                        await connection.send(json.dumps(waiting))
                    view = None
                    while not self.load.is_over():
                        if view is None or waiting is not None:
                            message = _decode(await asyncio.wait_for(connection.recv(), 60))
                            view = message if message.type == "view" else view
                            if waiting is not None and message.id == waiting["id"]:
                                self._answered(table, message, waiting)
                                waiting = None
                                if view is not None and view.seq < message.seq:
                                    view = None
                            continue
                        if view.ending is not None:
                            self.load.games += 1
                            return
                        if view.question is None:
                            view = None
                            continue
                        await asyncio.sleep(self.load.pause * self.rng.uniform(0.5, 1.5))
                        waiting = self._choice(view.question)
                        await connection.send(json.dumps(waiting))
            except BROKEN:
                self.load.reconnects += 1
                self.sent.clear()
                await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    def _choice(self, question: _Question) -> dict[str, Any]:
        self.began = time.perf_counter()
        return {
            "type": "choose",
            "id": uuid.uuid4().hex,
            "seat": question.seat,
            "question": question.number,
            "choice": self.rng.choice(question.options).choice,
        }

    def _answered(self, table: str, message: _Down, _waiting: dict[str, Any]) -> None:
        if message.type != "done":
            self.load.refused += 1
            return
        self.load.acknowledged[table].append(message.seq)
        if not message.repeated and self.began:
            self.load.answers.append(time.perf_counter() - self.began)
            self.sent[message.seq] = self.began
            self._compare()


def _post(load: Load, path: str, body: dict[str, Any], secret: str = "") -> Any:
    headers = {"content-type": "application/json"}
    headers |= {"authorization": f"Bearer {secret}"} if secret else {}
    request = urllib.request.Request(
        f"http://{load.address}{path}", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


class Server:
    """The server under load."""

    def __init__(self, load: Load, db: str) -> None:
        self.load, self.db = load, db
        self.start()

    def start(self) -> None:
        code = "from zareba.server.cli import serve; serve()"
        command = [sys.executable, "-c", code, "--port", str(self.load.port), "--db", self.db]
        self.process = subprocess.Popen(
            [*command, "--no-limits", "--bots", "1"], stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"http://{self.load.address}/api/health", timeout=5).close()
                return
            time.sleep(0.1)
        raise click.ClickException("the server does not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def memory_mb(self) -> float:
        """Resident memory of the server's own process; 0 where that cannot be told."""
        with contextlib.suppress(OSError, StopIteration, ValueError):
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
            line = next(x for x in status.splitlines() if x.startswith("VmHWM"))
            return int(line.split()[1]) / 1024
        return 0.0

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()


async def _drive(load: Load, server: Server, kill: bool, say: Callable[[str], None]) -> float:
    load.stop_at = time.monotonic() + load.seconds
    players = [asyncio.create_task(Player(load, n).run()) for n in range(load.tables)]
    memory = 0.0
    if kill:
        await asyncio.sleep(load.seconds / 2)
        memory = server.memory_mb()
        say(f"kill -9 after {sum(map(len, load.acknowledged.values()))} acknowledged choices")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*players)
    return max(memory, server.memory_mb())


async def _lost(load: Load, db: str) -> tuple[int, int, int]:
    """Choices on the disk, acknowledged ones that are not, tables that do not replay."""
    house = House(Settings(db=db))
    await house.storage.open()
    kept = lost = broken = 0
    try:
        for table, acknowledged in load.acknowledged.items():
            row = await house.storage.row(table)
            if row is None:
                lost += len(acknowledged)
                continue
            entries = await house.storage.entries(table)
            choices = {e.seq for e in entries if e.kind == "choice"}
            kept += len(choices)
            lost += len(set(acknowledged) - choices)
            broken += (await house.read(row.head))[1] is not None
    finally:
        house.workers.close()
        await house.storage.close()
    return kept, lost, broken


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@click.command()
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1, MOST_TABLES))
@click.option("--seconds", default=40.0, show_default=True, type=click.FloatRange(1, MOST_SECONDS))
@click.option("--pause", default=1.0, show_default=True, help="A player's thinking, on average.")
@click.option("--game", default="khartoum", show_default=True, help="A game for one.")
@click.option("--kill/--no-kill", default=True, show_default=True, help="kill -9 half-way.")
@click.option("--db", default=None, metavar="URL", help="An empty database; default: new SQLite.")
def loadtest(
    tables: int, seconds: float, pause: float, game: str, kill: bool, db: str | None
) -> None:
    """Put a server on this machine under load, kill it, and count what is lost."""
    with tempfile.TemporaryDirectory(prefix="zareba-load-") as place:
        url = db or f"sqlite:///{os.path.join(place, 'tables.db')}"
        load = Load(tables, seconds, pause, game, _free_port())
        server = Server(load, url)
        try:
            memory = asyncio.run(_drive(load, server, kill, click.echo))
        finally:
            server.stop()
        kept, lost, broken = asyncio.run(_lost(load, url))
    done = sum(map(len, load.acknowledged.values()))
    click.echo(f"tables at once      {tables} ({len(load.acknowledged)} in all)")
    click.echo(f"sockets at once     {load.most_sockets} ({load.reconnects} reconnected)")
    click.echo(f"choices             {done}, {done / seconds:.0f} a second; games {load.games}")
    for name, values in (
        ("choice to broadcast", load.latencies),
        ("choice to answer", load.answers),
    ):
        p50, p95, p99 = (1000 * percentile(values, x) for x in (0.5, 0.95, 0.99))
        click.echo(f"{name:<19} p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    click.echo(f"memory              {memory:.0f} MB")
    click.echo(f"on the disk         {kept} choices; acknowledged but lost: {lost}")
    if lost or broken:
        raise click.ClickException(f"{lost} choices lost, {broken} tables do not replay")
