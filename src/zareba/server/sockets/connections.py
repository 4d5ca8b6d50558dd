"""Connections before anything is said over them: how many an address has, and how long they take.

uvicorn limits neither; its protocols are classes that can be extended.  A request must be there
(headers and body) within seconds; a connection that says nothing is closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from zareba.server.running.callers import Callers
from zareba.server.running.settings import Settings

from .squeezing import WORTH_IT, Squeezing

STRAIGHT = "zareba.straight"  # in the scope of a socket: texts go down without ASGI's wrapping
Straight = Callable[[Sequence[bytes]], Awaitable[None]]
_TEXT = 0x81  # the first byte of a text's only frame
_TWO_BYTES = 126  # from this size on, the size stands in two bytes
_LONGER = bytes((_TEXT, _TWO_BYTES))


class Doorkeeper:
    """Counts the connections of each address; trusted proxies have as many as they need."""

    def __init__(self, settings: Settings) -> None:
        self.each, self.seconds = settings.most_connections_each, settings.request_seconds
        self._callers = Callers(settings.trusted_proxies)
        self._open: Counter[str] = Counter()

    def enter(self, peer: str) -> bool:
        if self._open[peer] >= self.each and not self._callers.trusts(peer):
            return False
        self._open[peer] += 1
        return True

    def leave(self, peer: str) -> None:
        self._open[peer] -= 1
        if self._open[peer] <= 0:
            del self._open[peer]


def short_text(data: bytes) -> bytes:
    """A text that is sent as it is, in a frame: the library takes ten times as long for it."""
    size = len(data)
    head = bytes((_TEXT, size)) if size < _TWO_BYTES else _LONGER + size.to_bytes(2)
    return head + data


class Http(HttpToolsProtocol):
    """A connection that is counted, and closed when nothing is said over it."""

    keeper: Doorkeeper
    _peer: str | None = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.keeper.enter(peer):
            transport.abort()
            return
        self._peer = peer
        self._wait()

    def _wait(self) -> None:
        self._stop_waiting()
        self._late = self.loop.call_later(self.keeper.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._leave()  # the socket's protocol counts it from here on
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they hold each other

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._peer is not None:
            self.keeper.leave(self._peer)
            self._peer = None


class Socket(WebSocketsSansIOProtocol):
    """A socket that is counted; its texts go straight down."""

    keeper: Doorkeeper
    _peer: str | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._straight: dict[Any, Any] = {}
        self.conn.available_extensions = [Squeezing()]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it is not refused
            self._straight = {"write": self.write_texts}
            offered = self.scope["extensions"] or {}
            self.scope["extensions"] = {**offered, STRAIGHT: self._straight}

    async def write_texts(self, messages: Sequence[bytes]) -> None:
        """Messages that are ready together, in one call of the system."""
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        for data in messages:
            if len(data) < WORTH_IT:
                self.conn.writes.append(short_text(data))
            else:
                self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        self.keeper.enter(self._peer)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._peer is not None:
            self.keeper.leave(self._peer)
            self._peer = None
        super().connection_lost(exc)
        self.conn.parser.close()  # they hold each other
        self._straight.clear()  # and these


def guarded_protocols(settings: Settings) -> dict[str, Any]:
    """For uvicorn, which makes them itself: its protocols with a doorkeeper."""
    with_keeper = {"keeper": Doorkeeper(settings)}
    return {
        "http": type("Http", (Http,), with_keeper),
        "ws": type("Socket", (Socket,), with_keeper),
    }
