"""What a session speaks through."""

from __future__ import annotations

from typing import Protocol


class Pipe(Protocol):
    """The transport: a WebSocket, or a test."""

    async def receive(self) -> bytes | None:
        """The next message; None when the other side has gone."""

    async def send(self, *messages: bytes) -> None: ...
    async def close(self, code: int) -> None: ...
