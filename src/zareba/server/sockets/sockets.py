"""The socket: a WebSocket as a session wants it.

Straight over ASGI: what a framework adds to every message is a tenth of what a choice costs.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Any

from litestar.types import Receive, Scope, Send

from zareba.server.tables.house import House

from .connections import STRAIGHT, Straight
from .messages import obey
from .session import Session

PLACE = re.compile(r"/api/tables/([^/]+)/socket/?")
# The other side has gone meanwhile, which is no failure.
_GONE = (RuntimeError, OSError)


class _Pipe:
    """A WebSocket as the session wants it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._next, self._send = receive, send
        offered: dict[str, Any] = scope.get("extensions") or {}
        self._straight: Straight | None = offered.get(STRAIGHT, {}).get("write")

    async def receive(self) -> bytes | None:
        try:
            message: Any = await self._next()
        except _GONE as error:
            raise ConnectionError(str(error)) from error
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        if text is not None:
            return text.encode("utf-8", "surrogatepass")
        return bytes(message["bytes"])

    async def accept(self) -> None:
        await self._next()  # websocket.connect
        await self._tell({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def send(self, *messages: bytes) -> None:
        if self._straight is not None:
            await self._told(self._straight(messages))
            return
        for data in messages:
            await self._tell({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        await self._tell({"type": "websocket.close", "code": code, "reason": ""})

    async def _tell(self, message: Any) -> None:
        await self._told(self._send(message))

    async def _told(self, sending: Awaitable[None]) -> None:
        try:
            await sending
        except _GONE as error:
            raise ConnectionError(str(error)) from error


def table_of(scope: Scope) -> str | None:
    """Whose socket is asked for; None: that is no address of one."""
    found = PLACE.fullmatch(scope["path"])
    return found[1] if found else None


async def table_socket(
    house: House, table: str, scope: Scope, receive: Receive, send: Send
) -> None:
    pipe = _Pipe(scope, receive, send)
    try:
        await pipe.accept()
        await Session(house, pipe, table, obey).run()
    except ConnectionError:
        return
