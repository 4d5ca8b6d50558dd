"""One table in memory, with its one writer.

Order of work for a choice: look up, apply, check, commit, then broadcast.  A table is only touched
while its lock is held; whoever waits for a commit holds it, so that nobody sees what may not be.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from zareba import engine
from zareba.engine import IllegalChoice, UnreadableChoice

from .entries import Entry
from .freezing import snapshot_of
from .ledger import Ledger
from .protocol import Code
from .rendering import Frozen, Renderer
from .storage import Conflict, Door, Summary, Write
from .thinking import instructed, job_for, think

if TYPE_CHECKING:
    from .house import House

TRIES = 8  # against other processes that write at the same moment


class Refusal(Exception):
    """A message that changes nothing, with the reason."""

    def __init__(
        self, code: Code, because: engine.Refusal | None = None, *, rule: str = ""
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.because = because  # why a proposal is not possible
        self.rule = because.rule if because is not None else rule  # of the game, that forbids it


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return hashlib.sha256(b"zareba seat\0" + secret.encode()).hexdigest()


def new_table_id() -> str:
    return secrets.token_hex(10)


class Reader(Protocol):
    """Whoever looks at a table: a socket."""

    @property
    def held(self) -> set[int]: ...

    def wake(self, what: str) -> None: ...


@dataclass(slots=True)
class Change:
    """An entry to be committed, with doors that open or close with it."""

    entry: Entry
    doors: Sequence[Door] = ()
    closed_doors: Sequence[Door] = ()


class Table:
    """One table in memory."""

    def __init__(self, house: House, ledger: Ledger, frozen: Frozen | None = None) -> None:
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
        self._bots: asyncio.Task[None] | None = None
        self._doubt: asyncio.Task[None] | None = None
        self.hold(ledger, frozen)

    def hold(self, ledger: Ledger, frozen: Frozen | None = None) -> None:
        self.ledger, self.frozen = ledger, frozen
        self.renderer = Renderer(ledger, frozen)

    @property
    def id(self) -> str:
        return self.ledger.head.id

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

    # ---------------------------------------------------------------------------------- change
    async def change(self, make: Callable[[Ledger], Change]) -> Entry:
        """Commit one entry.  *make* raises Refusal, or builds it from the table as it stands."""
        return await self.house.to_the_end(self._change(make))

    async def _change(self, make: Callable[[Ledger], Change]) -> Entry:
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                if self.frozen:
                    raise Refusal("not-playing")
                change = make(self.ledger)
                entry = self.ledger_entry(change.entry)
                try:
                    self.ledger.apply(entry)
                    await self._commit(entry, change.doors, change.closed_doors)
                except Conflict:
                    await self._recover()
                    continue
                except Exception:
                    await self._recover()
                    raise
                self._told(entry)
                break
            else:
                raise Refusal("busy")
        await self._follow()
        return entry

    def ledger_entry(self, entry: Entry) -> Entry:
        if self.ledger.seq >= self.house.settings.most_entries:
            raise Refusal("busy")
        return msgspec.structs.replace(entry, time=now())

    async def choose(
        self, seat: int, question: int, choice: Any, ident: str | None = None
    ) -> tuple[int, bool]:
        """Answer a question; the entry's number, and whether it had been committed before."""
        return await self.house.to_the_end(self._choose(seat, question, choice, ident))

    async def _choose(
        self, seat: int, question: int, choice: Any, ident: str | None
    ) -> tuple[int, bool]:
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                ledger = self.ledger
                if ident in ledger.idents:
                    return ledger.idents[ident or ""], True
                if self.frozen or ledger.status != "playing" or ledger.play is None:
                    raise Refusal("not-playing")
                if ledger.play.position.ask(seat) is None or ledger.asked[seat] != question:
                    raise Refusal("stale")
                if ledger.seq >= self.house.settings.most_entries:
                    raise Refusal("busy")
                try:
                    entry = ledger.choose(seat, choice, ident=ident, time=now())
                except IllegalChoice as error:
                    raise Refusal("illegal", error.refusal) from None
                except (UnreadableChoice, RecursionError):
                    raise Refusal("illegal") from None
                try:
                    await self._commit(entry)
                except Conflict:
                    ledger.retract()
                    await self._catch_up()
                    continue
                except Exception:
                    ledger.retract()
                    await self._recover()
                    if ident in self.ledger.idents:  # it was committed, only we were not told
                        break
                    raise
                ledger.settle(entry)
                self._told(entry)
                break
            else:
                raise Refusal("busy")
        await self._follow()
        return entry.seq, False

    async def _commit(
        self, entry: Entry, doors: Sequence[Door] = (), closed_doors: Sequence[Door] = ()
    ) -> None:
        began = time.perf_counter()
        ledger = self.ledger
        write = Write(
            self.id,
            entry,
            ledger.status,
            ledger.head.listed,
            any(seat.kind == "bot" for seat in ledger.seats),
            summary_of(ledger),
            doors,
            closed_doors,
        )
        try:
            await self.house.storage.append(write)
        except Conflict:
            self.house.metrics.conflicts.inc()
            raise
        self.house.metrics.commit.observe(time.perf_counter() - began)
        self.house.metrics.entries.labels(entry.kind).inc()

    def _told(self, entry: Entry) -> None:
        """After the commit: everybody sees it."""
        self.used = self.committed = time.monotonic()
        ended = self.ledger.status == "over"
        self.wake("all" if ended else _NEWS.get(entry.kind, "table"))

    async def _follow(self) -> None:
        """What follows by itself: the game begins, a bot thinks, a snapshot is kept."""
        ledger = self.ledger
        if ledger.status == "gathering" and ledger.is_full():
            await self.start()
            return
        self.wake_bots()
        every = self.house.settings.snapshot_every
        due = ledger.status == "over" or ledger.choices % every == 0
        if ledger.play and due and self._pictured != ledger.choices:
            self._pictured = ledger.choices
            self.house.keep(self.keep_snapshot())

    async def start(self) -> None:
        def make(ledger: Ledger) -> Change:
            if ledger.status != "gathering" or not ledger.is_full():
                raise Refusal("not-playing")
            return Change(ledger.next("start", body={"salt": salt_of(ledger)}))

        try:
            await self.change(make)
        except Refusal:  # another process was quicker
            return

    async def keep_snapshot(self) -> None:
        async with self.lock:
            body = snapshot_of(self.ledger) if self.ledger.play and not self.frozen else ""
        if body:
            await self.house.storage.keep_snapshot(self.id, body)

    # --------------------------------------------------------------------- other processes
    async def refresh(self, seq: int) -> None:
        """Another process has written: read it and show it."""
        async with self.lock:
            if self.frozen or seq <= self.ledger.seq:
                return
            await self._catch_up()
        # The writer's process lets its bots play; this one only if that one seems gone.
        asyncio.get_running_loop().call_later(self.house.BOT_GRACE, self.wake_bots)

    async def _catch_up(self) -> None:
        entries = await self.house.storage.entries(self.id, self.ledger.seq)
        try:
            for entry in entries:
                self.ledger.apply(entry)
        except Exception:
            await self._recover()
            return
        self.used = self.committed = time.monotonic()
        self.wake("all")

    async def _reload(self) -> None:
        ledger, frozen = await self.house.read(self.ledger.head)
        self.hold(ledger, frozen)
        self.doubtful = False
        self.wake("all")

    async def _recover(self) -> None:
        """After a failed commit only the disk knows the truth: read it now, or before next use."""
        self.doubtful = True
        with contextlib.suppress(Exception):
            await self._reload()
        if self.doubtful and self._doubt is None:
            self._doubt = self.house.keep(self._make_sure())

    async def _make_sure(self) -> None:
        """Nobody may come to make sure; the readers wait."""
        while self.doubtful:
            await asyncio.sleep(self.house.RETRY)
            async with self.lock:
                with contextlib.suppress(Exception):
                    await self._reload()
        self._doubt = None
        self.wake_bots()

    async def be_sure(self) -> None:
        if self.doubtful:
            await self._recover()
            if self.doubtful:
                raise Refusal("busy")

    # ------------------------------------------------------------------------------------ bots
    def wake_bots(self) -> None:
        if self._bots is None and self._bot_to_move() is not None:
            self._bots = self.house.keep(self._play_bots())

    def _bot_to_move(self) -> int | None:
        if self.frozen:
            return None
        seats = self.ledger.seats
        return next((s for s in self.ledger.waiting_for() if seats[s].kind == "bot"), None)

    async def _play_bots(self) -> None:
        try:
            while await self._play_bot():
                pass
        finally:
            self._bots = None
        self.wake_bots()

    async def _play_bot(self) -> bool:
        """One choice of one bot; False when none is to move."""
        began = time.perf_counter()
        async with self.lock:
            seat = self._bot_to_move()
            play = self.ledger.play
            if seat is None or play is None:
                return False
            question, bot = self.ledger.asked[seat], self.ledger.seats[seat].bot
            told = instructed(play.position, seat, self.ledger.head.seats[seat].answers)
            job = job_for(play.setting, play.position, seat, secrets.randbits(63))
        try:
            choice = told if told is not None else await self.house.thinkers.run(think, job, bot)
        except Exception as error:  # a bot that breaks must not hold the table up
            self.house.report(f"bot {bot}", error)
            choice = await self.house.thinkers.run(think, job, "random")
        spent = time.perf_counter() - began
        self.house.metrics.bots.observe(spent)
        if beat := self.house.settings.bot_beat:
            await asyncio.sleep(beat - spent % beat)
        if self.ledger.seats[seat].kind != "bot":  # taken back meanwhile
            return True
        try:
            await self.choose(seat, question, choice)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
        return True


_NEWS = {"choice": "view", "undo": "view", "start": "all", "chat": "chat", "opened": "view"}
_NEWS |= dict.fromkeys(("ask_undo", "consent", "no_undo"), "view")
_NEWS |= dict.fromkeys(("plan", "erase"), "marks")


def salt_of(ledger: Ledger) -> str:
    """What the players add to the key of chance."""
    base = ledger.head.base
    if base is not None and all(branch.secret for branch in base.branches):
        return base.salt  # the past and its dice are given
    return "|".join(f"{i}:{seat.salt}" for i, seat in enumerate(ledger.seats) if seat.salt)


def summary_of(ledger: Ledger) -> Summary:
    return Summary(
        [(seat.kind, seat.name, seat.bot, seat.lent) for seat in ledger.seats],
        ledger.choices,
        ledger.waiting_for(),
        ledger.rematch,
        ledger.rules_version,
        ledger.data_hash,
        ledger.manners,
    )
