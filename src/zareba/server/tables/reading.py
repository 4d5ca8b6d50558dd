"""Pasts replayed: tables from the disk, what-ifs, imports, records that are checked.

A long one is replayed by another process, which hands over the finished game; a short one in a
thread.  The event loop itself never replays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zareba.engine import BadOption, BadRecord, Play, Record, UnknownGame, course, took_back
from zareba.server.jobs.workers import Kind, Workers
from zareba.server.ledger.entries import Changed, Chosen, Entry, Head
from zareba.server.ledger.folding import fold
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.salts import Salts
from zareba.server.views.rendering import Frozen
from zareba.wording import LANGUAGES
from zareba.wording.wrong import bad_input

from .freezing import freeze_table, may_go_on

MOST_BRANCHES = 100  # in a record
SHORT = 24  # choices that are replayed sooner than handed over


def read(
    head: Head, entries: list[Entry], snapshot: str, overlay: Path | None
) -> tuple[Ledger, Frozen | None]:
    """A table from its entries; frozen when they do not fit the present rules."""
    try:
        return fold(head, entries, overlay=overlay), None
    except Exception as error:
        first = error
    # Other rules or data than it was played with, or the same ones written otherwise?
    try:
        ledger = fold(head, entries, lenient=True, overlay=overlay)
        if may_go_on(ledger, snapshot):
            return ledger, None
    except Exception as error:
        first = error
    why = first if isinstance(first, Changed) else Changed("broken", detail=type(first).__name__)
    try:
        return freeze_table(head, entries, snapshot, why, overlay)
    except Exception as error:  # not even who sits where can be told
        why = Changed("broken", detail=f"{why}; {type(error).__name__}")
        return freeze_table(head, [], "", why, overlay)


def begin(head: Head, by: int, salt: str, salts: Salts, overlay: Path | None) -> Play:
    """The game of a table that goes on from a past."""
    return Ledger(head, overlay, by=by, salt=salt, salts=salts).begun()


class Checked(NamedTuple):
    """What is wrong with a record, by language (nothing: empty); the record; undos after chance."""

    why: Mapping[str, str]
    record: Record | None = None
    after_chance: int = 0


def check(given: bytes | Record, overlays: Mapping[str, str], most: int) -> Checked:
    """Replay a record of at most so many choices, with what was taken back."""
    try:
        record = Record.read(given) if isinstance(given, bytes) else given
        if len(course(record)) > most or len(record.branches) > MOST_BRANCHES:
            raise BadRecord("too many choices or branches", "record-long")
        place = overlays.get(record.game)
        overlay = Path(place) if place else None
        record.verify(overlay)
        undone = took_back(record, overlay)
    except (BadRecord, BadOption, UnknownGame, ValueError) as error:
        return Checked({language: bad_input(error, language) for language in LANGUAGES})
    return Checked({}, record, sum(chance for _, chance in undone))


# After a restart everybody comes at once.
READ = Kind("read", read, patience=0.0, deadline=120.0, share=1.0)
BEGIN = Kind("begin", begin, patience=1.0, deadline=60.0)
CHECK = Kind("check", check, patience=4.0, deadline=60.0)


async def read_table(
    workers: Workers, head: Head, entries: list[Entry], snapshot: str, overlay: Path | None
) -> tuple[Ledger, Frozen | None]:
    """Raises Undone when no process has the time."""
    made: tuple[Ledger, Frozen | None] = await _done(
        workers, READ, read, length(head, entries), head, entries, snapshot, overlay
    )
    return made


async def begin_game(workers: Workers, ledger: Ledger, salt: str) -> Play | None:
    """The past that a table goes on from; None: it has none."""
    head = ledger.head
    if head.base is None:
        return None
    salts = ledger.salts.closed(ledger.seats)
    made: Play = await _done(
        workers, BEGIN, begin, length(head), head, ledger.by, salt, salts, ledger.overlay
    )
    return made


async def _done(
    workers: Workers, kind: Kind, work: Callable[..., Any], choices: int, head: Head, *given: Any
) -> Any:
    if choices <= SHORT:
        return await asyncio.to_thread(work, head, *given)
    origin = head.origin.table if head.origin is not None else ""
    return await workers.run(kind, head, *given, owners=(head.id, *([origin] if origin else [])))


def length(head: Head | None, entries: Sequence[Entry] = ()) -> int:
    """How many choices are to be replayed; without a head none before the entries."""
    past = len(head.base.choices) if head is not None and head.base is not None else 0
    return past + sum(1 + len(entry.then) for entry in entries if isinstance(entry, Chosen))
