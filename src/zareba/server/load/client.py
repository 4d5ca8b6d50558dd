"""What the clients of a load test share: what is measured, and how they talk to the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .sockets import Socket

HOST = "127.0.0.1"
BROKEN = (OSError, asyncio.TimeoutError)


class Option(msgspec.Struct):
    choice: Any


class Question(msgspec.Struct):
    number: int
    seat: int
    options: list[Option]


class Down(msgspec.Struct):
    """As much of a message as a player at random needs."""

    type: str
    id: str = ""
    seq: int = 0
    code: str = ""
    repeated: bool = False
    question: Question | int | None = None  # odds name theirs by its number
    ending: dict[str, Any] | None = None
    seat: int | None = None
    at: int = 0
    waiting_for: list[int] = []
    final: bool = False

    @property
    def asked(self) -> Question | None:
        return self.question if isinstance(self.question, Question) else None


class Seen(msgspec.Struct):
    """As much of a message as a spectator needs."""

    type: str
    seq: int = 0


decode = msgspec.json.Decoder(Down).decode
decode_seen = msgspec.json.Decoder(Seen).decode
encode = msgspec.json.encode


@dataclass
class Load:
    """What is measured."""

    tables: int
    seconds: float
    pause: float
    titles: tuple[str, ...]  # of the games that are played, table by table
    port: int
    film: bool = True  # as a browser asks for
    settle: float = 0.0  # seconds in which people come, before anything is measured
    uncounted: int = 0  # choices that were acknowledged meanwhile
    acknowledged: dict[str, list[int]] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)  # choice sent to view at the spectator
    answers: list[float] = field(default_factory=list)  # choice sent to done
    games: int = 0
    sockets: int = 0
    most_sockets: int = 0
    cpu: float = 0.0  # seconds of the processor, of the clients
    reconnects: int = 0
    refused: int = 0
    stop_at: float = 0.0

    @property
    def done(self) -> int:
        """Choices that were acknowledged since people have come."""
        return sum(map(len, self.acknowledged.values())) - self.uncounted

    def begin_to_count(self) -> None:
        self.uncounted += self.done
        self.latencies.clear()
        self.answers.clear()

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    def is_over(self) -> bool:
        return time.monotonic() > self.stop_at

    def post(self, path: str, body: Any, secret: str = "") -> Any:
        return json.loads(self.call("POST", path, body, secret))

    def call(self, method: str, path: str, body: Any = None, secret: str = "") -> str:
        headers = {"content-type": "application/json"}
        headers |= {"authorization": f"Bearer {secret}"} if secret else {}
        text = body if isinstance(body, str) else json.dumps(body)
        data = None if body is None else text.encode()
        place = f"http://{self.address}{path}"
        request = urllib.request.Request(place, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return str(answer.read().decode())

    @contextlib.asynccontextmanager
    async def socket(self, table: str, secrets: list[str], **known: Any) -> AsyncIterator[Socket]:
        """*known*: what else the hello says, such as the lines a client still has."""
        hello = {"type": "hello", "id": "h", "protocol": 1, "secrets": secrets, "film": self.film}
        hello |= known
        connection = await Socket.to(HOST, self.port, f"/api/tables/{table}/socket")
        self.sockets += 1
        self.most_sockets = max(self.most_sockets, self.sockets)
        try:
            await connection.send(encode(hello))
            yield connection
        finally:
            self.sockets -= 1
            connection.close()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
