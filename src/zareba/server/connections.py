"""Connections before anything is said over them: how many an address has, and how long they take.

uvicorn limits neither; its protocols are classes that can be extended.  A request must be there
(headers and body) within seconds; a connection that says nothing is closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .callers import Callers
from .settings import Settings
from .squeezing import Squeezing


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


def guarded_protocols(settings: Settings) -> dict[str, Any]:
    """For uvicorn: its protocols with a doorkeeper."""
    keeper = Doorkeeper(settings)

    class Http(HttpToolsProtocol):
        _peer: str | None = None
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if not keeper.enter(peer):
                transport.abort()
                return
            self._peer = peer
            self._wait()

        def _wait(self) -> None:
            self._stop_waiting()
            self._late = self.loop.call_later(keeper.seconds, self._give_up)

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
                keeper.leave(self._peer)
                self._peer = None

    class Socket(WebSocketsSansIOProtocol):
        _peer: str | None = None

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.conn.available_extensions = [Squeezing()]

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._peer = self.client[0] if self.client else ""
            keeper.enter(self._peer)

        def connection_lost(self, exc: Exception | None) -> None:
            if self._peer is not None:
                keeper.leave(self._peer)
                self._peer = None
            super().connection_lost(exc)
            self.conn.parser.close()  # they hold each other

    return {"http": Http, "ws": Socket}
