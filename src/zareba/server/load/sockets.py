"""Sockets and requests of a load test, as lean as they can be: the client shares the machine.

Only what our server needs of the protocols: it is no client for others.  Of the library that the
server has (`websockets`) its client over asyncio takes 0.9-1.1 ms of the processor for a choice,
its bare protocol class in this place 0.55-0.58 ms, and this 0.39-0.41 (40 tables, in alternation):
what the client takes the server cannot have, and it is to carry a choice in one millisecond.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import zlib
from collections import deque
from typing import Self, cast

OPEN_SECONDS = 30.0
_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10
_LAST, _SQUEEZED, _MASKED = 0x80, 0x40, 0x80
_HEAD = 2  # bytes of a frame at least
_SHORT, _TWO = 125, 126  # lengths that stand in it; this one: in two bytes, above it in eight
_NO_MASK = bytes(4)  # a mask that changes nothing is a mask as well
_TAIL = b"\x00\x00\xff\xff"  # of a squeezed message, left out on the way
_LENGTH = re.compile(rb"content-length: *(\d+)", re.I)
_END = b"\r\n\r\n"


class Gone(ConnectionError):
    """The other side has closed the socket, or never opened it."""


class Socket(asyncio.Protocol):
    """A WebSocket; each message squeezed by itself, or not."""

    def __init__(self) -> None:
        self._bytes, self._open = bytearray(), False
        self._came: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._lost = False
        self._transport: asyncio.Transport

    @classmethod
    async def to(cls, host: str, port: int, path: str) -> Self:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(OPEN_SECONDS):
            _, made = await loop.create_connection(cls, host, port)
            key = base64.b64encode(os.urandom(16)).decode()
            made._transport.write(
                f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover;"
                " client_no_context_takeover; client_max_window_bits\r\n\r\n".encode()
            )
            try:
                while not made._open:
                    await made._news()
            except BaseException:
                made.close()
                raise
        return made

    # ------------------------------------------------------------------------------ what comes
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._lost = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._open:
            head, end, rest = self._bytes.partition(_END)
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            self._open, self._bytes = True, rest
        while self._frame():
            pass
        self._wake()

    def _frame(self) -> bool:
        """Take the next frame, if all of it is there."""
        kept = self._bytes
        if len(kept) < _HEAD:
            return False
        first, length, start = kept[0], kept[1], _HEAD
        if length > _SHORT:
            start = 4 if length == _TWO else 10
            length = int.from_bytes(kept[2:start])
        if len(kept) < start + length:
            return False
        data = bytes(kept[start : start + length])
        del kept[: start + length]
        kind = first & 0x0F
        if kind in (_TEXT, _BINARY):
            self._came.append(_opened(data) if first & _SQUEEZED else data)
        elif kind == _PING:
            self._write(_PONG, data)
        elif kind == _CLOSE:
            self.close()
        return True

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def _news(self) -> None:
        if self._lost:
            raise Gone
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter

    async def recv(self, within: float | None = None) -> bytes:
        """The next message, *within* so many seconds."""
        if self._came:
            return self._came.popleft()
        if within is None:
            return await self._next()
        loop = asyncio.get_running_loop()
        late = loop.call_later(within, self.close)
        try:
            return await self._next()
        finally:
            late.cancel()

    async def _next(self) -> bytes:
        while not self._came:
            await self._news()
        return self._came.popleft()

    # ------------------------------------------------------------------------------ what goes
    async def send(self, data: bytes | str) -> None:
        if self._lost or self._transport.is_closing():
            raise Gone
        self._write(_TEXT, data.encode() if isinstance(data, str) else data)

    def _write(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length <= _SHORT:
            head = bytes((_LAST | kind, _MASKED | length))
        else:
            head = bytes((_LAST | kind, _MASKED | _TWO)) + length.to_bytes(2)
        self._transport.write(head + _NO_MASK + data)

    def close(self) -> None:
        self._transport.close()


def _opened(data: bytes) -> bytes:
    return zlib.decompressobj(-zlib.MAX_WBITS).decompress(data + _TAIL)


class Requests:
    """Requests one after the other over one connection, as browsers make them."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def post(self, path: str, body: bytes, secret: str = "") -> bytes:
        """The answer; OSError: the server refuses, or is gone."""
        may = f"Authorization: Bearer {secret}\r\n" if secret else ""
        head = f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{may}"
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self._writer.write(f"{head}{more}".encode() + body)
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                said = await self._reader.readuntil(_END)
                length = _LENGTH.search(said)
                answer = await self._reader.readexactly(int(length[1]) if length else 0)
        except asyncio.IncompleteReadError as error:
            raise Gone from error
        if not said.startswith(b"HTTP/1.1 2"):
            raise OSError(said.partition(b"\r\n")[0].decode())
        return answer
