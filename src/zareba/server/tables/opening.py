"""How a table begins: the list of salts is closed, they are shown, the game starts."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from zareba.server.jobs.workers import Closing, Undone
from zareba.server.ledger.entries import Sealed, Started
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.salts import given_salt, promised
from zareba.server.wire.declined import Declined

from .changes import Change, Make
from .reading import begin_game

if TYPE_CHECKING:
    from .table import LiveTable

log = structlog.get_logger("zareba.server")
TRIES = 8  # to have a past replayed


class Opening:
    """The way of one table from the last seat that is taken to the first question.

    Who has promised salt shows it when the list is closed; who has not done so after
    ``reveal_seconds`` is left out.  Where nobody has promised any, the game starts at once.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        return self._timer is not None

    async def go_on(self) -> None:
        """The next step, if it is time for one."""
        ledger = self._table.ledger
        if not _is_complete(ledger):
            return
        if ledger.salts.awaited:
            self.wait()
        elif _is_to_be_sealed(ledger):
            await self._enter(self._seal)
        else:
            await self._begin()

    def wait(self) -> None:
        """Each process gives the whole time from when it hears of it: clocks may differ."""
        ledger = self._table.ledger
        if self._timer is None and _is_complete(ledger) and ledger.salts.awaited:
            seconds = self._table.house.settings.reveal_seconds
            self._timer = asyncio.get_running_loop().call_later(seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        if not _is_complete(self._table.ledger):
            return
        self._table.house.spawn(self._begin())

    async def _begin(self, tries: int = TRIES) -> None:
        """At once, or as soon as the past of the table is replayed."""
        house = self._table.house
        try:
            await self._enter(self._start)
        except Closing:
            return  # it begins when the server is back
        except Undone as error:
            if tries > 1:
                log.warning("late_start", error=type(error).__name__, tries_left=tries - 1)
                house.spawn(self._begin_later(tries - 1))
            else:
                house.report("start", error)

    async def _begin_later(self, tries: int) -> None:
        await asyncio.sleep(self._table.house.RETRY)
        await self._begin(tries)

    async def _enter(self, make: Make) -> None:
        with contextlib.suppress(Declined):  # another process was quicker
            await self._table.change(make)

    async def _seal(self, ledger: Ledger) -> Change:
        if not _is_complete(ledger) or not _is_to_be_sealed(ledger):
            raise Declined("not-playing")
        return Change(Sealed())

    async def _start(self, ledger: Ledger) -> Change:
        if not _is_complete(ledger) or _is_to_be_sealed(ledger):
            raise Declined("not-playing")
        given = given_salt(ledger.head)
        salt = ledger.salts.closed(ledger.seats).mixed() if given is None else given
        begun = await begin_game(self._table.house.workers, ledger, salt)
        return Change(Started(salt), begun=begun)


def _is_complete(ledger: Ledger) -> bool:
    """Nobody is missing before the game can start; once the list is closed nobody can be."""
    return ledger.status == "gathering" and (ledger.salts.sealed or ledger.is_full())


def _is_to_be_sealed(ledger: Ledger) -> bool:
    """Somebody has promised salt, and the list is not closed yet."""
    if ledger.salts.sealed or given_salt(ledger.head) is not None:
        return False
    return any(not salt.salt for salt in promised(ledger.seats))
