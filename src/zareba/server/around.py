"""What a table knows of what is around it: its house, and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from .entries import Head
from .ledger import Ledger
from .metrics import Metrics
from .rendering import Frozen
from .settings import Settings
from .storage import Storage
from .workers import Workers

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
