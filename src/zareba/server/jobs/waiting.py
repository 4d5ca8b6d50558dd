"""Who may have something long done, and how long somebody waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from litestar import Request

from zareba.server.wire.declined import Declined

from .workers import PERSON

T = TypeVar("T")


class Places:
    """So many at the same time, and so many for one person; whoever finds none is told."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self) -> Iterator[None]:
        person = PERSON.get()
        if self._taken.total() >= self.most or self._taken[person] >= self.each:
            raise Declined("busy")
        self._taken[person] += 1
        try:
            yield
        finally:
            self._taken[person] -= 1
            self._taken += Counter()  # forgets who has none


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What was asked for, unless whoever asked has closed the page; its body was read before."""
    doing, going = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Declined("stale")
        return doing.result()
    finally:
        doing.cancel()
        going.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
