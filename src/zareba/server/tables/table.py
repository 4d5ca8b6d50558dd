"""One table in memory, with its one writer.

There is one way to change it: make an entry, apply it to a copy, commit it, put the copy in the
table's place, tell the readers.  Until then nobody sees it; when the commit fails the copy is
forgotten and the table is read from the disk again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from zareba.engine import IllegalChoice, UnreadableChoice
from zareba.server.ledger.entries import Chosen, Entry, Started
from zareba.server.ledger.ledger import Ledger
from zareba.server.storage.keys import Keys, hashed
from zareba.server.storage.storage import Conflict, Summary, Write
from zareba.server.views.rendering import Frozen, Renderer
from zareba.server.wire.declined import Declined
from zareba.server.wire.protocol import TableView

from .around import Around, Reader
from .botseats import BotSeats
from .changes import Change, Make
from .freezing import snapshot_of
from .opening import Opening
from .reading import length

MOST_AT_ONCE = 8  # choices of others, taken in without pausing
TRIES = 8  # against other processes that write at the same moment


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Committed(NamedTuple):
    """The place of an entry, and whether the same message had been committed before."""

    seq: int
    repeated: bool = False


class LiveTable:
    """One table in memory."""

    def __init__(self, house: Around, ledger: Ledger, frozen: Frozen | None = None) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.elsewhere: set[int] = set()  # seats connected to other processes
        self._present: set[int] = set()
        self._gone: dict[int, float] = {}  # when a seat was last here
        self.used = self._since = time.monotonic()
        self.committed = 0.0  # when the last entry was
        self._pictured = 0  # choices at the last snapshot
        self.doubtful = False  # memory and disk may differ: nothing is shown
        self.gone = False  # deleted by the operator
        self.bots = BotSeats(self)
        self._doubt: asyncio.Task[None] | None = None
        self.opening = Opening(self)
        self.ledger, self.frozen = ledger, frozen
        self.renderer = self._draw_with(ledger, frozen)

    def _draw_with(self, ledger: Ledger, frozen: Frozen | None) -> Renderer:
        held = self.house.is_held(ledger.head.id)
        return Renderer(ledger, frozen, self.house.settings.reveal_seconds, held)

    def hold(self, held: bool) -> None:
        """The operator stops it for a while, or lets it go on."""
        self.renderer.held = held
        self.wake("table")

    @property
    def id(self) -> str:
        return self.ledger.head.id

    @property
    def size(self) -> int:
        """Bytes of memory, about."""
        past = self.ledger.head.base
        play = self.ledger.play
        return 20_000 + (play.size if play else 0) + 200 * (len(past.choices) if past else 0)

    def is_in_use(self) -> bool:
        return (
            bool(self.readers)
            or self.lock.locked()
            or self.bots.to_move() is not None
            or (self.opening.waits)
        )

    def shown(self, language: str) -> TableView:
        """Who plays what here, and how far it is, for everybody."""
        return self.renderer.table(language, self.here())

    def here_ourselves(self) -> set[int]:
        """Seats somebody connected to this process holds."""
        return {seat for reader in self.readers for seat in reader.held}

    def here(self) -> set[int]:
        return self.here_ourselves() | self.elsewhere

    def look_around(self) -> None:
        """Somebody came or went, here or at another process."""
        here = self.here()
        self._gone |= dict.fromkeys(self._present - here, time.monotonic())
        self._present = here
        self.wake("table")

    def away_for(self, seat: int) -> float:
        """Seconds since somebody who holds the seat was last connected, as far as is known."""
        return time.monotonic() - self._gone.get(seat, self._since)

    def wake(self, what: str) -> None:
        for reader in self.readers:
            reader.wake(what)

    async def keys(self, given: Sequence[str]) -> Keys:
        """What these secrets open at this table as it stands; the lock must be held.

        Doors change together with entries: those of a later moment than the table's own would
        give a seat to who has left it, or take it from who has come since.
        """
        storage, hashes = self.house.storage, [hashed(secret) for secret in given]
        for _ in range(TRIES if hashes else 0):
            doors, seq = await storage.doors_now(hashes, self.id)
            if self.frozen or seq <= self.ledger.seq:
                return Keys(doors)
            await self._catch_up()
        if hashes:
            raise Declined("busy")
        return Keys([])

    # ---------------------------------------------------------------------------------- change
    async def change(
        self,
        make: Make,
        ident: str | None = None,
        frozen: bool = False,
        told: Callable[[Committed], None] = lambda _committed: None,
    ) -> Committed:
        """Commit one entry.

        *make* builds it from the table as it stands, or raises Declined; it is asked again when
        another process was quicker.  *ident* names the message: it is committed once.  *frozen*:
        also where the rules of the table are gone.  *told* hears of it before anybody is shown the
        table: who waits for an answer gets it together with the view.
        """
        return await self.house.to_the_end(self._change(make, ident, frozen, told))

    async def _change(
        self, make: Make, ident: str | None, frozen: bool, told: Callable[[Committed], None]
    ) -> Committed:
        committed = await self._written(make, ident, frozen)
        if not committed.repeated:
            await self._follow()
        told(committed)
        return committed

    async def _written(self, make: Make, ident: str | None, frozen: bool) -> Committed:
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                before = self.ledger.idents.get(ident or "")
                if before is not None:
                    return Committed(before, repeated=True)
                if self.house.is_held(self.id):
                    raise Declined("on-hold")
                if self.frozen and not frozen:
                    raise Declined("not-playing")
                change = await self._made(make)
                if change is None:
                    continue
                draft, entry = self._applied(change, ident)
                try:
                    await self._commit(draft, entry, change)
                except Conflict:
                    await self._catch_up()
                    continue
                except Exception:
                    await self._recover()
                    if ident not in self.ledger.idents:  # else only the answer was lost
                        raise
                else:
                    self._show(draft, _NEWS.get(entry.kind, "table"))
                    if self.frozen:
                        await self._recover()
                break
            else:
                raise Declined("busy")
        return Committed(entry.seq)

    async def _made(self, make: Make) -> Change | None:
        """None: it was found meanwhile that others have written, and counts for nothing."""
        ledger = self.ledger
        try:
            change = await make(ledger)
        except Declined:
            if ledger is self.ledger:
                raise
        return change if ledger is self.ledger else None

    def _applied(self, change: Change, ident: str | None) -> tuple[Ledger, Entry]:
        """A copy of the table with the entry taken in."""
        if self.ledger.seq >= self.house.settings.most_entries:
            raise Declined("busy")
        draft = self.ledger.fork()
        draft.ready = change.begun
        try:
            entry = draft.apply(
                msgspec.structs.replace(change.entry, seq=draft.seq + 1, ident=ident, time=now())
            )
        except IllegalChoice as error:
            raise Declined("illegal", error.refusal) from None
        except (UnreadableChoice, RecursionError):
            raise Declined("illegal") from None
        if isinstance(entry, Chosen):
            draft.check()
        return draft, entry

    async def _commit(self, draft: Ledger, entry: Entry, change: Change) -> None:
        began = time.perf_counter()
        write = Write(
            self.id,
            entry,
            draft.status,
            draft.head.listed,
            any(seat.kind == "bot" for seat in draft.seats),
            summary_of(draft),
            change.doors,
            change.closed_doors,
        )
        try:
            await self.house.storage.append(write)
        except Conflict:
            self.house.metrics.conflicts.inc()
            raise
        self.house.metrics.commit.observe(time.perf_counter() - began)
        self.house.metrics.entries.labels(entry.kind).inc()

    def _show(self, ledger: Ledger, news: str) -> None:
        """What is committed takes the table's place, and everybody sees it."""
        self.ledger = self.renderer.ledger = ledger
        self.used = self.committed = time.monotonic()
        self.wake("all" if ledger.status == "over" else news)
        self.bots.look()
        if ledger.is_revealed:
            self.house.spawn(self.house.unseal_branches(self.id))

    async def _follow(self) -> None:
        """What follows by itself: the game begins, a bot thinks, a snapshot is kept."""
        ledger = self.ledger
        if ledger.status == "gathering":
            await self.opening.go_on()
            return
        self.bots.wake()
        every = self.house.settings.snapshot_every
        due = ledger.status == "over" or ledger.choices % every == 0
        if ledger.play and due and self._pictured != ledger.choices:
            self._pictured = ledger.choices
            self.house.spawn(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        async with self.lock:
            body = snapshot_of(self.ledger) if self.ledger.play and not self.frozen else ""
        if body:
            await self.house.storage.keep_snapshot(self.id, body)

    # --------------------------------------------------------------------- other processes
    async def refresh(self, seq: int) -> None:
        """Another process has written: read it and show it."""
        async with self.lock:
            if seq <= self.ledger.seq:
                return
            await (self._recover() if self.frozen else self._catch_up())
        self.opening.wait()
        # The writer's process lets its bots play; this one only if that one seems gone.
        asyncio.get_running_loop().call_later(self.house.BOT_GRACE, self.bots.wake)

    async def _catch_up(self) -> None:
        """Take in what others have written; if that is much, another process reads the table."""
        draft = self.ledger.fork()
        try:
            entries = await self.house.storage.entries(self.id, draft.seq)
            begins = any(isinstance(entry, Started) for entry in entries)
            if length(draft.head if begins else None, entries) > MOST_AT_ONCE:
                await self._reload()
                return
            for entry in entries:
                draft.apply(entry)
        except Exception:
            await self._recover()
            return
        self._show(draft, "all")

    async def _reload(self) -> None:
        self.ledger, self.frozen = await self.house.read(self.ledger.head)
        sealed = self.renderer.sealed
        self.renderer = self._draw_with(self.ledger, self.frozen)
        self.renderer.sealed = sealed
        self.doubtful = False
        self.wake("all")

    async def _recover(self) -> None:
        """After a failed commit only the disk knows the truth: read it now, or before next use."""
        self.doubtful = True
        with contextlib.suppress(Exception):
            await self._reload()
        if self.doubtful and self._doubt is None:
            self._doubt = self.house.spawn(self._make_sure())
        # A bot's choice may have been lost with the commit, and nobody else would wake it.
        asyncio.get_running_loop().call_later(self.house.RETRY, self.bots.wake)

    async def _make_sure(self) -> None:
        """Nobody may come to make sure; the readers wait."""
        while self.doubtful:
            await asyncio.sleep(self.house.RETRY)
            async with self.lock:
                with contextlib.suppress(Exception):
                    await self._reload()
        self._doubt = None
        self.bots.wake()

    async def be_sure(self) -> None:
        if self.doubtful:
            await self._recover()
            if self.doubtful:
                raise Declined("busy")


_NEWS = {"choice": "view", "undo": "view", "start": "all", "chat": "chat", "opened": "view"}
_NEWS |= dict.fromkeys(("ask_undo", "consent", "no_undo"), "view")
_NEWS |= dict.fromkeys(("plan", "erase"), "marks")


def summary_of(ledger: Ledger) -> Summary:
    return Summary(
        [(seat.kind, seat.name, seat.bot, seat.lent) for seat in ledger.seats],
        ledger.choices,
        ledger.waiting_for(),
        ledger.rematch,
        ledger.rules_version,
        ledger.data_hash,
        ledger.manners,
        ledger.salts.awaited if ledger.status == "gathering" else [],
        ledger.play.record.result if ledger.play else "",
        ledger.play.winners if ledger.play else [],
    )
