"""What a table knows of what is around it: its house, and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from zareba.server.jobs.workers import Workers
from zareba.server.ledger.entries import Head
from zareba.server.ledger.ledger import Ledger
from zareba.server.running.metrics import Metrics
from zareba.server.running.settings import Settings
from zareba.server.storage.storage import Storage
from zareba.server.views.rendering import Frozen

T = TypeVar("T")


class Around(Protocol):
    """What a table needs of its house."""

    BOT_GRACE: float
    RETRY: float
    settings: Settings
    storage: Storage
    metrics: Metrics
    workers: Workers

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]: ...
    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T: ...
    def is_held(self, table: str) -> bool: ...
    def report(self, where: str, error: BaseException) -> None: ...
    async def unseal_branches(self, table: str) -> None: ...
    async def read(self, head: Head) -> tuple[Ledger, Frozen | None]: ...


class Reader(Protocol):
    """Whoever looks at a table: a socket."""

    @property
    def held(self) -> set[int]: ...

    def wake(self, what: str) -> None: ...
