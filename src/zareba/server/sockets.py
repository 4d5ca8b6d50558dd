"""The socket: a WebSocket as a session wants it."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .messages import obey
from .session import Session

# The other side has gone meanwhile, which is no failure.
_GONE = (RuntimeError, OSError, WebSocketDisconnect)


class _Pipe:
    """A WebSocket as the session wants it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> bytes | None:
        try:
            message: Any = await self.socket.receive()
        except _GONE as error:
            raise ConnectionError(str(error)) from error
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        if text is not None:
            return text.encode("utf-8", "surrogatepass")
        return bytes(message["bytes"])

    async def send(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def _send(self, message: Any) -> None:
        try:
            await self.socket.send(message)
        except _GONE as error:
            raise ConnectionError(str(error)) from error


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    try:
        await socket.accept()
        session = Session(socket.app.state.house, _Pipe(socket), table, obey)
        await session.run()
    except (ConnectionError, WebSocketDisconnect):
        return
