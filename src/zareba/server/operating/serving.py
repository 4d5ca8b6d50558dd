"""The process that serves, and how it begins to stop."""

from __future__ import annotations

import socket

import uvicorn

from zareba.server.http.app import Gate


class Serving(uvicorn.Server):
    """Told to stop, it gives requests five seconds; nobody spends them waiting for long work."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        if isinstance(app, Gate):
            await app.stop_working()
        await super().shutdown(sockets)
