"""The house: all tables in memory over one storage, and what goes on beside them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import structlog

from zareba.server.jobs.thinking import WARM
from zareba.server.jobs.waiting import Places
from zareba.server.jobs.workers import FEWEST, Undone, Workers
from zareba.server.ledger.entries import Head, RulesChanged
from zareba.server.ledger.ledger import REVEALED, Ledger
from zareba.server.ledger.packed import Packed
from zareba.server.running import closing
from zareba.server.running.crowd import Seats
from zareba.server.running.heap import Heap
from zareba.server.running.metrics import Metrics
from zareba.server.running.pulse import Pulse
from zareba.server.running.settings import Settings
from zareba.server.storage.keys import hashed
from zareba.server.storage.probing import Health
from zareba.server.storage.storage import Damage, Door, Storage
from zareba.server.views.phrasebook import read_words
from zareba.server.views.rendering import Frozen
from zareba.server.wire.declined import Declined

from .changes import Change
from .fanout import Fanout, make_fanout
from .freezing import noted_rules, rules_of
from .holding import ALL, Holds
from .presence import HERE, Presence
from .reading import read_table
from .reviews import Reviews
from .room import Room
from .table import LiveTable, summary_of

log = structlog.get_logger("zareba.server")
T = TypeVar("T")
MOST_READ = 32  # tables read at the same time


class House:
    """All tables."""

    BOT_GRACE = 5.0  # seconds before bots of another process are taken over
    RETRY = 1.0

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process_id = secrets.token_hex(6)  # new at every start
        self.metrics = Metrics()
        self.storage = Storage(settings.db, self.process_id)
        self.storage.on_damage = self._damaged
        self.workers = Workers(settings.bot_workers)
        self.fanout: Fanout = make_fanout(self.storage, self._heard, lambda: list(self.tables))
        self.tables: dict[str, LiveTable] = {}
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.presence = Presence(self.storage, self.tables)
        self.held = Holds(self.storage, self.tables)
        self.pulse = Pulse(self.metrics)
        self.heap = Heap()
        self.packed = Packed(settings.packed_megabytes)
        self.room = Room(self)
        self.health = Health(self.storage, self.metrics)
        self.sockets = 0
        self.seats = Seats(settings)
        self.odds_running = 0
        self.reviews = Reviews(self)
        self.imports = Places(settings.most_imports, settings.most_imports_each)
        self._reading = asyncio.Semaphore(MOST_READ)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._commits: set[asyncio.Task[Any]] = set()
        self.stopping = False

    async def open(self) -> None:
        await self.storage.open()
        if self.settings.warm:
            await asyncio.to_thread(read_words)
            self.heap.settle()
        await self.held.look()
        await self.fanout.open()
        await self.pulse.open()
        self.spawn(self.room.sweep())
        self.spawn(self._heed())
        self.spawn(self.presence.run())
        self.spawn(self._resume_bots())
        if self.settings.warm:
            for _ in range(FEWEST):
                self.spawn(self.workers.run(WARM))

    async def stop_working(self, until: float) -> None:
        """Nothing goes on beside the answers; who waits for something long hears that it ends."""
        self.stopping = True
        await closing.end(self._tasks, until)
        self.workers.close()

    async def close(self) -> None:
        until = closing.limit()
        await self.stop_working(until)
        await closing.end(self._loading.values(), until)
        await closing.finish(self._commits, until)
        try:
            async with asyncio.timeout_at(until):
                await self.presence.leave()
                # At once, so that they share a commit.
                await asyncio.gather(*(table.keep_snapshot() for table in self.tables.values()))
        except Exception as error:  # the database is away: the entries are there all the same
            self.report("close", error)
        await self.fanout.close()
        await self.pulse.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run beside everything else; a failure is logged and counted."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        if self.stopping:
            task.cancel()
        return task

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """A reader that goes away must not leave a commit half done."""
        task = asyncio.ensure_future(work)
        self._commits.add(task)
        task.add_done_callback(self._commits.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._unheard)
            raise

    def _unheard(self, task: asyncio.Future[Any]) -> None:
        """Nobody waits for its end any more; what is our fault is written down all the same."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Declined | Undone):
            self.report("commit", error)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report("task", error)

    def report(self, where: str, error: BaseException) -> None:
        """Our fault: counted, and written down with its way through the code."""
        self.metrics.failures.inc()
        log.error("failed", where=where, error=type(error).__name__, exc_info=error)

    def _damaged(self, damage: Damage) -> None:
        """Told once.  Its id stays out of the log: whoever has it can watch the table."""
        self.metrics.damaged.set(len(self.storage.damaged))
        log.error("table_damaged", why=damage.why)

    def is_held(self, table: str) -> bool:
        return self.held.holds(table)

    # ---------------------------------------------------------------------------------- tables
    def overlay(self, game: str) -> Path | None:
        """Where the data files lie that replace those of the game."""
        place = self.settings.data.get(game)
        return Path(place) if place else None

    async def get(self, table: str) -> LiveTable:
        """A table, read from the storage when it is not in memory; refuses unknown ones."""
        found = self.tables.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            try:
                loaded = await asyncio.shield(self._loading[table])
            except Undone:
                raise Declined("busy") from None
            if loaded is None:
                raise Declined("no-table")
            found = loaded
        found.used = time.monotonic()
        await self._unseal(found)
        return found

    def holds(self, table: LiveTable) -> bool:
        """It may have left the memory while somebody came to it: is it this one all the same?"""
        return self.tables.setdefault(table.id, table) is table

    async def origins_are_over(self, head: Head) -> bool:
        """Have the tables ended that a branch has left, one from the other?

        Until then nothing of its chance is shown: what is hidden there was dealt by it.
        """
        while head.origin is not None and head.origin.kind == "branch":
            row = await self.storage.row(head.origin.table)
            if row is None or row.status not in REVEALED:
                return False
            head = row.head
        return True

    async def _unseal(self, table: LiveTable) -> bool:
        """Show the secret of a branch as soon as that tells nothing of a running game."""
        renderer = table.renderer
        if not renderer.sealed or not await self.origins_are_over(table.ledger.head):
            return False
        renderer.unseal()
        table.wake("view")
        return True

    async def unseal_branches(self, table: str) -> None:
        """A table has ended: those that have left it keep their secrets no longer."""
        for other in list(self.tables.values()):
            origin = other.ledger.head.origin
            if origin is not None and origin.table == table and await self._unseal(other):
                await self.unseal_branches(other.id)

    async def _load(self, table: str) -> LiveTable | None:
        try:
            found = await self._unpacked(table) or await self._replayed(table)
            if found is None:
                return None
            made = self.tables[table] = LiveTable(self, *found)
            await self.room.make_for_more()
            # From here on it hears of new entries; what came while it was read is fetched now.
            last = (await self.storage.seqs([table])).get(table)
            if last is None:  # somebody has deleted it
                del self.tables[table]
                return None
            await made.refresh(last)
            await self.presence.read([table])
            await self._after_loading(made)
            return made
        finally:
            self._loading.pop(table, None)

    async def _unpacked(self, table: str) -> tuple[Ledger, Frozen | None] | None:
        if table not in self.packed:
            return None
        ledger = await asyncio.to_thread(self.packed.take, table)
        return (ledger, None) if ledger is not None else None

    async def _replayed(self, table: str) -> tuple[Ledger, Frozen | None] | None:
        head = await self.storage.head(table)
        if isinstance(head, Damage):
            raise Declined("damaged")
        return await self.read(head) if head is not None else None

    async def _after_loading(self, table: LiveTable) -> None:
        ledger = table.ledger
        if table.frozen is not None:
            return
        now, differs = rules_of(ledger), ledger.digests_differ
        if noted_rules(ledger) != now:

            async def make(ledger: Ledger) -> Change:
                if noted_rules(ledger) == now:
                    raise Declined("stale")  # another process has noted it
                version, data_hash, shape = now
                digest = ledger.play.position.digest() if ledger.play else ""
                return Change(
                    RulesChanged(
                        version=version,
                        data_hash=data_hash,
                        shape=shape,
                        differs=differs,
                        digest=digest,
                    )
                )

            try:
                await table.change(make)
            except Declined:
                return
        await table.opening.go_on()
        table.bots.wake()

    async def read(self, head: Head) -> tuple[Ledger, Frozen | None]:
        """A table from the storage; frozen when its entries do not fit the present rules."""
        async with self._reading:
            entries = await self.storage.entries(head.id)
            snapshot = await self.storage.snapshot(head.id)
            overlay = self.overlay(head.game)
            ledger, frozen = await read_table(self.workers, head, entries, snapshot, overlay)
        if frozen is not None:
            log.error(
                "table_frozen",
                game=head.game,
                why=f"{frozen.why} {frozen.choice or frozen.detail}",
            )
        return ledger, frozen

    async def make(self, head: Head, doors: list[Door]) -> LiveTable:
        """A new table."""
        if self.held.holds(ALL):
            raise Declined("on-hold")
        ledger = Ledger(head, self.overlay(head.game))
        has_bots = any(seat.kind == "bot" for seat in ledger.seats)
        await self.storage.make(head, summary_of(ledger), has_bots, doors)
        table = self.tables[head.id] = LiveTable(self, ledger)
        await self.room.make_for_more()
        await table.opening.go_on()
        return table

    async def doors(self, secrets: Sequence[str], table: str | None = None) -> list[Door]:
        return await self.storage.doors([hashed(s) for s in secrets], table) if secrets else []

    # ------------------------------------------------------------------------------ background
    async def _heard(self, table: str, seq: int) -> None:
        """Another process has written an entry, or somebody came or went there."""
        if seq == HERE:
            await self.presence.read([table] if table else None)
        elif (live := self.tables.get(table)) is not None and seq > live.ledger.seq:
            await live.refresh(seq)

    async def _heed(self) -> None:
        """What the operator lets go on: games begin, bots think."""
        while True:
            for name in await self.held.changes():
                if (table := self.tables.get(name)) is not None:
                    await table.opening.go_on()
                    table.bots.wake()
            await self._resume_bots()  # of those that are not in memory

    async def _resume_bots(self) -> None:
        """After a restart: bots that were thinking go on."""
        for table in filter(self.settings.share.owns, await self.storage.playing_with_bots()):
            try:
                await self.get(table)
            except Declined as declined:
                if declined.code == "busy":
                    self.spawn(self._resume_later(table))
            except Exception as error:  # one table must not keep the bots of the others
                self.report("resume", error)
            await asyncio.sleep(0)

    async def _resume_later(self, table: str, tries: int = 8) -> None:
        for wait in range(1, tries + 1):
            await asyncio.sleep(wait * self.RETRY)
            with contextlib.suppress(Declined):
                await self.get(table)
                return
