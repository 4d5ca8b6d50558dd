"""Metrics at an address of their own, for who watches over the server and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from .metrics import Metrics

SECONDS = 5.0  # for a request
MOST_BYTES = 8_192


@contextlib.asynccontextmanager
async def numbers_at(address: str, metrics: Metrics) -> AsyncIterator[None]:
    """Serve them at HOST:PORT; nothing when there is no address."""
    if not address:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(SECONDS):
                asked = await reader.readuntil(b"\r\n\r\n")
                found = asked.startswith(b"GET /metrics ")
                body = metrics.text() if found else b""
                status = b"200 OK" if found else b"404 Not Found"
                writer.write(
                    b"HTTP/1.1 %b\r\nContent-Type: text/plain; charset=utf-8\r\n"
                    b"Content-Length: %d\r\nConnection: close\r\n\r\n%b" % (status, len(body), body)
                )
                await writer.drain()
        writer.close()

    host, _, port = address.rpartition(":")
    server = await asyncio.start_server(answer, host.strip("[]"), int(port), limit=MOST_BYTES)
    try:
        yield
    finally:
        server.close()
