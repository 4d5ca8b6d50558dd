"""One soak from its beginning to its end, and what came of it."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zareba.server.ledger.entries import Head
from zareba.server.load.client import Load
from zareba.server.running.settings import Settings
from zareba.server.tables.house import House

from . import checks
from .faults import KINDS, Faults, possible
from .notes import Memory, Notes
from .process import Watched
from .tables import Company

TOLD_EVERY = 60.0  # seconds
SAMPLES, LEAST_APART, MOST_APART = 200, 0.25, 5.0  # of the memory; seconds between them
SETTLES = 3.0  # seconds for the last answers


class Wish(NamedTuple):
    """What is asked for."""

    seed: int
    workers: int = 1
    db: str | None = None
    faults: Sequence[str] = ()  # only these; none: whatever is possible
    restart: str = ""  # the command that restarts a PostgreSQL


class Soak:
    """What is found, as words and as data."""

    def __init__(self, load: Load, notes: Notes, backend: str) -> None:
        self.load, self.notes, self.backend = load, notes, backend
        self.lost = self.kept = self.views = self.replays = self.records = 0
        self.second = checks.second_verifier()
        self.growth: checks.Growth | None = None

    @property
    def failed(self) -> bool:
        return bool(self.notes.findings)


def soak(load: Load, wish: Wish, say: Callable[[str], None]) -> Soak:
    with tempfile.TemporaryDirectory(prefix="zareba-soak-") as folder:
        place = Path(folder)
        url = wish.db or f"sqlite:///{place / 'tables.db'}"
        notes = Notes(wish.seed, tell=say)
        server = Watched(load, url, wish.workers, place, notes)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # its server must not outlive it
        try:
            asyncio.run(_drive(load, server, wish, notes, say))
        finally:
            server.stop()
        backend = url.partition(":")[0].partition("+")[0]
        result = Soak(load, notes, backend)
        asyncio.run(_examine(result, url))
    return result


async def _drive(
    load: Load, server: Watched, wish: Wish, notes: Notes, say: Callable[[str], None]
) -> None:
    allowed = possible(server.db, wish.restart)
    kinds = [kind for kind in KINDS if kind in allowed and (kind in wish.faults or not wish.faults)]
    notes.began = time.monotonic()
    load.stop_at = notes.began + load.seconds
    company = Company(load, notes)
    people = [asyncio.create_task(company.play(number)) for number in range(load.tables)]
    beside = [
        asyncio.create_task(_weigh(server, notes, load.seconds / SAMPLES)),
        asyncio.create_task(_tell(load, notes, say)),
    ]
    try:
        await Faults(server, notes, kinds, wish.restart).run(load.seconds)
        await asyncio.gather(*people)
        await asyncio.sleep(SETTLES)
    finally:
        for task in (*beside, *people):
            task.cancel()
        await asyncio.gather(*beside, *people, return_exceptions=True)


async def _weigh(server: Watched, notes: Notes, every: float) -> None:
    while True:
        await asyncio.sleep(min(MOST_APART, max(LEAST_APART, every)))
        life = server.lives
        cost = await asyncio.to_thread(server.cost)
        if cost.memory and cost.tables and life == server.lives:
            notes.memory.append(Memory(notes.now, cost.memory, cost.tables, life))


async def _tell(load: Load, notes: Notes, say: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(TOLD_EVERY)
        say(progress(load, notes))


def progress(load: Load, notes: Notes) -> str:
    last = notes.faults[-1].kind if notes.faults else "none"
    memory = f"{notes.memory[-1].megabytes:.0f} MB" if notes.memory else "memory unknown"
    return (
        f"{notes.now / 60:.0f} of {load.seconds / 60:.0f} min: {notes.done['choose']} choices,"
        f" {notes.done['games']} games, {len(notes.acknowledged)} tables, {load.sockets} sockets,"
        f" {len(notes.faults)} faults (last: {last}), {memory}, {len(notes.findings)} findings"
    )


# ------------------------------------------------------------------------------------ afterwards
async def _examine(result: Soak, db: str) -> None:
    """Everything that can only be seen when all is over."""
    notes, house = result.notes, House(Settings(db=db))
    await house.storage.open()
    try:
        for table in notes.acknowledged:
            await _look_at(house, result, table)
    finally:
        house.workers.close()
        await house.storage.close()
    _look_at_records(result)
    result.growth = checks.growth(notes.memory)
    if result.growth is not None and not result.growth.is_flat:
        notes.find("memory", f"grown by {result.growth.grown:.0f} MB")
    for line in checks.unexplained(notes.log, notes.faults):
        notes.find("log", checks.both_ends(line))


async def _look_at(house: House, result: Soak, table: str) -> None:
    notes = result.notes
    head = await house.storage.head(table)
    entries = await house.storage.entries(table) if head is not None else []
    missing = checks.lost(notes.acknowledged[table], entries)
    result.kept += len(entries)
    result.lost += len(missing)
    doubled = checks.kept_though_refused(table, notes.refused, entries)
    for check, found in (("acknowledged", missing), ("refused", doubled)):
        for what in found:
            notes.find(check, f"table {table}: {what}")
    if not isinstance(head, Head):
        notes.find("acknowledged", f"table {table} is not there")
        return
    for held in notes.views.kept:
        if held.table == table:
            result.views += 1
            for what in checks.differences(held, head, entries):
                notes.find("views", f"table {table}, seat {held.view['seat']}: {what}")


def _look_at_records(result: Soak) -> None:
    notes = result.notes
    ended = {held.table: held for held in notes.views.kept if held.view["ending"]}
    for table, record in notes.records.kept:
        result.records += 1
        for what in checks.untrue(record, notes.heads[table], result.second):
            notes.find("records", f"table {table}: {what}")
        if table in ended:
            result.replays += 1
            for what in checks.replayed_otherwise(ended[table], record):
                notes.find("replay", f"table {table}: {what}")


# ---------------------------------------------------------------------------------------- report
def report(result: Soak) -> dict[str, Any]:
    """As data."""
    notes, load = result.notes, result.load
    faults: dict[str, dict[str, Any]] = {}
    for kind, many in Counter(fault.kind for fault in notes.faults).items():
        back = [fault.recovered for fault in notes.faults if fault.kind == kind]
        faults[kind] = {"times": many, "back_after_s": round(max(back), 1)}
    grown = result.growth
    return {
        "database": result.backend,
        "seed": notes.seed,
        "minutes": round(load.seconds / 60, 2),
        "tables_at_once": load.tables,
        "tables": len(notes.acknowledged),
        "most_sockets": load.most_sockets,
        "done": dict(sorted(notes.done.items())),
        "refused": dict(sorted(notes.refusals.items())),
        "faults": faults,
        "acknowledged": sum(map(len, notes.acknowledged.values())),
        "lost": result.lost,
        "entries": result.kept,
        "views_compared": result.views,
        "replays_compared": result.replays,
        "records_verified": result.records,
        "second_verifier": result.second is not None,
        "log_lines": notes.said,
        "loop_held": checks.counted(notes, checks.HELD),
        "late_bots": checks.counted(notes, checks.LATE),
        "memory": grown._asdict() | {"flat": grown.is_flat} if grown else None,
        "findings": [finding._asdict() for finding in notes.findings],
        "passed": not result.failed,
    }


def in_words(result: Soak) -> list[str]:
    told = report(result)
    both = "both programs" if told["second_verifier"] else "one program; docs/verify.py is not here"
    lines = {
        "soak": f"{told['database']}, {told['minutes']} min, {told['tables_at_once']} tables at"
        f" once, seed {told['seed']}",
        "done": _counts(told["done"]),
        "refused": _counts(told["refused"]) or "nothing",
        "faults": _faults(told["faults"]) or "none",
        "acknowledged": f"{told['acknowledged']}, lost {told['lost']}",
        "views": f"{told['views_compared']} compared with a fold of what is kept,"
        f" {told['replays_compared']} with a replay of the record",
        "records": f"{told['records_verified']} verified by {both}",
        "memory": _memory(result.growth),
        "log": f"{told['log_lines']} lines, of these loop_held {told['loop_held']},"
        f" late bots {told['late_bots']}",
    }
    findings = [f"FAILED {check}: {what}" for check, what in result.notes.findings]
    end = f"soak {'FAILED' if result.failed else 'passed'}: {len(findings)} findings"
    return [*(f"{name:<20}{text}" for name, text in lines.items()), *findings, end]


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in counts.items())


def _faults(faults: dict[str, Any]) -> str:
    return ", ".join(
        f"{name} {x['times']} (back after {x['back_after_s']} s)" for name, x in faults.items()
    )


def _memory(grown: checks.Growth | None) -> str:
    if grown is None:
        return "no server lived long enough to say"
    return (
        f"{grown.first:.0f} MB, grown by {grown.grown:+.1f} in {grown.seconds / 60:.1f} min"
        f" ({grown.may:.0f} are allowed)"
    )
