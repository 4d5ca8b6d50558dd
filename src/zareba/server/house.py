"""The house: all tables in memory, one writer each, over one storage.

Order of work for a choice: look up, apply, check, commit, then broadcast.  A table is only touched
while its lock is held; whoever waits for a commit holds it, so that nobody sees what may not be.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from zareba.engine import IllegalChoice, UnreadableChoice

from .fanout import Fanout, make_fanout
from .freezing import freeze_table, same_to_all_eyes, snapshot_of
from .ledger import Changed, Entry, Head, Ledger, fold
from .metrics import Metrics
from .protocol import Code
from .rendering import Frozen, Renderer
from .settings import Settings
from .storage import Conflict, Door, Storage, Summary, Write
from .thinking import Thinkers, job_for, think

log = structlog.get_logger("zareba.server")
T = TypeVar("T")
TRIES = 8  # against other processes that write at the same moment


class Refusal(Exception):
    """A message that changes nothing, with the reason."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


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
        self.used = time.monotonic()
        self.committed = 0.0  # when the last entry was
        self._bots: asyncio.Task[None] | None = None
        self.hold(ledger, frozen)

    def hold(self, ledger: Ledger, frozen: Frozen | None = None) -> None:
        self.ledger, self.frozen = ledger, frozen
        self.renderer = Renderer(ledger, frozen)

    @property
    def id(self) -> str:
        return self.ledger.head.id

    def here(self) -> set[int]:
        """Seats somebody connected holds."""
        return {seat for reader in self.readers for seat in reader.held}

    def wake(self, what: str) -> None:
        for reader in self.readers:
            reader.wake(what)

    # ---------------------------------------------------------------------------------- change
    async def change(self, make: Callable[[Ledger], Change]) -> Entry:
        """Commit one entry.  *make* raises Refusal, or builds it from the table as it stands."""
        return await _to_the_end(self._change(make))

    async def _change(self, make: Callable[[Ledger], Change]) -> Entry:
        async with self.lock:
            for _ in range(TRIES):
                if self.frozen:
                    raise Refusal("not-playing")
                change = make(self.ledger)
                entry = self.ledger_entry(change.entry)
                self.ledger.apply(entry)
                try:
                    await self._commit(entry, change.doors, change.closed_doors)
                except Conflict:
                    await self._reload()
                    continue
                except Exception:
                    await self._reload()
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
        return await _to_the_end(self._choose(seat, question, choice, ident))

    async def _choose(
        self, seat: int, question: int, choice: Any, ident: str | None
    ) -> tuple[int, bool]:
        async with self.lock:
            for _ in range(TRIES):
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
                except (IllegalChoice, UnreadableChoice):
                    raise Refusal("illegal") from None
                try:
                    await self._commit(entry)
                except Conflict:
                    ledger.retract()
                    await self._catch_up()
                    continue
                except Exception:
                    await self._reload()
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
        self.wake(_NEWS.get(entry.kind, "table"))

    async def _follow(self) -> None:
        """What follows by itself: the game begins, a bot thinks, a snapshot is kept."""
        ledger = self.ledger
        if ledger.status == "gathering" and ledger.is_full():
            await self.start()
            return
        self.wake_bots()
        every = self.house.settings.snapshot_every
        if ledger.play and (ledger.status == "over" or ledger.choices % every == 0):
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
            await self._reload()
            return
        self.used = self.committed = time.monotonic()
        self.wake("all")

    async def _reload(self) -> None:
        ledger, frozen = await self.house.read(self.ledger.head)
        self.hold(ledger, frozen)
        self.wake("all")

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
            job = job_for(play.setting, play.position, seat, secrets.randbits(63))
        choice = await self.house.thinkers.run(think, job, bot)
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


async def _to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """A reader that goes away must not leave a commit half done."""
    return await asyncio.shield(asyncio.ensure_future(work))


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
    )


class House:
    """All tables."""

    BOT_GRACE = 5.0

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.run = secrets.token_hex(6)
        self.metrics = Metrics()
        self.storage = Storage(settings.db, self.run)
        self.thinkers = Thinkers(settings.bot_workers)
        self.fanout: Fanout = make_fanout(self.storage, self._heard, lambda: list(self.tables))
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self.odds_running = 0
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    async def open(self) -> None:
        await self.storage.open()
        await self.fanout.open()
        self.keep(self._sweep())
        self.keep(self._resume_bots())

    async def close(self) -> None:
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.keep_snapshot()
        await self.fanout.close()
        self.thinkers.close()
        await self.storage.close()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run beside everything else; a failure is logged and counted."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report("task", error)

    def report(self, where: str, error: BaseException) -> None:
        """Our fault: counted, and written down with its way through the code."""
        self.metrics.failures.inc()
        log.error("failed", where=where, error=type(error).__name__, exc_info=error)

    # ---------------------------------------------------------------------------------- tables
    async def get(self, table: str) -> Table:
        """A table, read from the storage when it is not in memory; refuses unknown ones."""
        found = self.tables.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            loaded = await asyncio.shield(self._loading[table])
            if loaded is None:
                raise Refusal("no-table")
            found = loaded
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Table | None:
        try:
            row = await self.storage.row(table)
            if row is None:
                return None
            ledger, frozen = await self.read(row.head)
            made = self.tables[table] = Table(self, ledger, frozen)
            self.metrics.tables.set(len(self.tables))
            await self._after_loading(made)
            return made
        finally:
            self._loading.pop(table, None)

    async def _after_loading(self, table: Table) -> None:
        ledger = table.ledger
        if table.frozen is not None:
            return
        version, data_hash = _present(ledger)
        if (ledger.rules_version, ledger.data_hash) != (version, data_hash):
            differs = ledger.digests_differ
            body = {"version": version, "data_hash": data_hash, "differs": differs}

            def make(ledger: Ledger) -> Change:
                if ledger.rules_version == version and ledger.data_hash == data_hash:
                    raise Refusal("stale")  # another process has noted it
                return Change(ledger.next("rules", body=body))

            try:
                await table.change(make)
            except Refusal:
                return
        if ledger.status == "gathering" and ledger.is_full():
            await table.start()
        else:
            table.wake_bots()

    async def read(self, head: Head) -> tuple[Ledger, Frozen | None]:
        """Fold a table from its entries; frozen when they do not fit the present rules."""
        entries = await self.storage.entries(head.id)
        snapshot = await self.storage.snapshot(head.id)
        return await asyncio.to_thread(_read, head, entries, snapshot)

    async def make(self, head: Head, doors: list[Door]) -> Table:
        """A new table."""
        ledger = Ledger(head)
        has_bots = any(seat.kind == "bot" for seat in ledger.seats)
        await self.storage.make(head, summary_of(ledger), has_bots, doors)
        table = self.tables[head.id] = Table(self, ledger)
        self.metrics.tables.set(len(self.tables))
        if ledger.is_full():
            await table.start()
        return table

    async def doors(self, secrets: Sequence[str], table: str | None = None) -> list[Door]:
        return await self.storage.doors([hashed(s) for s in secrets], table) if secrets else []

    # ------------------------------------------------------------------------------ background
    async def _heard(self, table: str, seq: int) -> None:
        """Another process has written an entry."""
        if table in self.tables:
            await self.tables[table].refresh(seq)

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory; the storage has everything."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            limit = time.monotonic() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                idle = table.used < limit and not table.readers and not table.lock.locked()
                if idle and table._bot_to_move() is None:
                    await table.keep_snapshot()
                    if not table.readers and not table.lock.locked():
                        self.tables.pop(table.id, None)
            self.metrics.tables.set(len(self.tables))

    async def _resume_bots(self) -> None:
        """After a restart: bots that were thinking go on."""
        for table in await self.storage.playing_with_bots():
            await self.get(table)
            await asyncio.sleep(0)


def _present(ledger: Ledger) -> tuple[int, str]:
    setting = ledger.setting()
    return setting.game.rules_version, setting.data.hash


def _read(head: Head, entries: list[Entry], snapshot: str) -> tuple[Ledger, Frozen | None]:
    """In a thread: replaying takes its time."""
    try:
        return fold(head, entries), None
    except Exception as error:
        first = error
    # Other rules or data than it was played with?
    try:
        ledger = fold(head, entries, lenient=True)
        if _present(ledger) != (ledger.rules_version, ledger.data_hash) and same_to_all_eyes(
            ledger, snapshot
        ):
            return ledger, None
    except Exception as error:
        first = error
    why = str(first) if isinstance(first, Changed) else type(first).__name__
    log.error("table_frozen", table=head.id, game=head.game, why=why)
    return freeze_table(head, entries, snapshot, why)
