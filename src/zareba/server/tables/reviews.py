"""Finished games looked at again, in the background: a few choices at a time, after everybody else.

A review takes minutes.  It is cut into short jobs, so that no bot, odds or table ever waits for a
process that is busy with one.  What was found is kept with the table (`shelf`); the words for it
are made again when somebody wants to read it.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from zareba.analysis.page import page
from zareba.analysis.review import LONG_GAME, Reviewer, Step, usual
from zareba.analysis.story import Story, story
from zareba.analysis.told import Teller, in_lines, plainly
from zareba.engine import Play, Record
from zareba.server.jobs.workers import Kind, Undone
from zareba.server.storage.shelf import Kept, about, keep, kept_of
from zareba.server.wire import api
from zareba.server.wire.declined import Declined
from zareba.wording import LANGUAGES, Words

from .table import LiveTable, now

if TYPE_CHECKING:
    from .house import House

PORTION = 4  # choices of one job; of a long game one
MOST_RUNNING = 4  # reviews made at the same time
MOST_TOLD = 8  # put into words at the same time
MOST_IN_MEMORY = 16  # in words; one that is gone is put into words again
KEEP_EVERY = 30.0  # seconds: what is found so far outlives the server
OPEN = "open"  # the view with open hands


class InWords(msgspec.Struct, frozen=True):
    """A review in one language."""

    lines: list[str]
    found: dict[str, Any]
    page: str
    story: Story


# ------------------------------------------------------------------------------- in the processes
@functools.lru_cache(maxsize=2)
def _reviewer(record: str, overlay: str, view: str) -> Reviewer:
    play = Play.resume(Record.read(record), Path(overlay) if overlay else None)
    return Reviewer(play, usual(play.setting.game, open_hands=view == OPEN))


def look(record: str, overlay: str, view: str, first: int, end: int) -> list[Step]:
    """A few choices looked at again."""
    reviewer = _reviewer(record, overlay, view)
    return [reviewer.step(at) for at in range(first, end)]


def conclude(record: str, overlay: str, view: str, steps: Sequence[Step]) -> dict[str, InWords]:
    """All together, in every language."""
    reviewer = _reviewer(record, overlay, view)
    found, play = reviewer.concluded(steps), reviewer.play
    told = {}
    for language in LANGUAGES:
        teller = Teller(found, play, Words(language, play.setting.game, play.setting.facts))
        plain, drawn = plainly(found, teller), page(teller)
        told[language] = InWords(in_lines(teller), plain, drawn, story(teller))
    return told


ANALYSIS = Kind("analysis", look, patience=30.0, deadline=300.0, share=0.34)
CONCLUSION = Kind("conclusion", conclude, patience=5.0, deadline=300.0, share=0.34)


# ---------------------------------------------------------------------------------- in the server
@dataclass(eq=False)
class _Review:
    choices: int
    steps: list[Step] = field(default_factory=list)
    told: dict[str, InWords] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    failed: bool = False

    @property
    def is_made(self) -> bool:
        return len(self.steps) == self.choices

    @property
    def is_running(self) -> bool:
        return not self.told and not self.failed


class Reviews:
    """Reviews by table and view: those that are being made, and those read last."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._reviews: dict[tuple[str, str], _Review] = {}

    async def begin(
        self, table: LiveTable, record: Record, view: str, language: str
    ) -> api.Analysis:
        """Have it made from the record of its finished game, unless that is done already."""
        if not record.choices:
            raise Declined("not-over")
        known = await self._known(table, record, view)
        if known is None or known.failed:
            running = [r for r in self._reviews.values() if r.is_running and not r.is_made]
            if len(running) >= MOST_RUNNING:
                raise Declined("busy")
            found = await kept_of(self._house.storage, table.id, view)
            steps = found.steps if found is not None and found.about == about(record) else []
            self._start(table, record, view, steps)
        return self._view(table.id, view, language)

    async def _known(self, table: LiveTable, record: Record, view: str) -> _Review | None:
        """In memory, or kept: then it is put into words."""
        if (known := self._reviews.get((table.id, view))) is not None:
            return known
        found = await kept_of(self._house.storage, table.id, view)
        if found is None or found.about != about(record):
            return None
        if len(found.steps) < len(record.choices):
            return None  # the server has stopped half-way
        told = [r for r in self._reviews.values() if r.is_running and r.is_made]
        if len(told) >= MOST_TOLD:
            raise Declined("busy")
        return self._start(table, record, view, found.steps)

    def _start(self, table: LiveTable, record: Record, view: str, steps: list[Step]) -> _Review:
        if (known := self._reviews.get((table.id, view))) is not None and not known.failed:
            return known  # somebody else was first
        review = self._reviews[table.id, view] = _Review(len(record.choices), list(steps))
        review.task = self._house.spawn(self._make(table, record, view, review))
        return review

    async def _make(self, table: LiveTable, record: Record, view: str, review: _Review) -> None:
        house = self._house
        overlay = str(house.overlay(record.game) or "")
        portion = 1 if table.ledger.setting().game.minutes >= LONG_GAME else PORTION
        owners, kept = (f"analysis {table.id}",), time.monotonic()
        try:
            text = await asyncio.to_thread(record.to_text)
            given = (text, overlay, view)
            while not review.is_made:
                first = len(review.steps)
                end = min(first + portion, review.choices)
                review.steps += await house.workers.run(ANALYSIS, *given, first, end, owners=owners)
                if review.is_made or time.monotonic() > kept + KEEP_EVERY:
                    kept = time.monotonic()
                    figures = Kept(about(record), list(review.steps))
                    await keep(house.storage, table.id, view, figures, now())
            steps = review.steps
            review.told = await house.workers.run(CONCLUSION, *given, steps, owners=owners)
        except Undone:
            review.failed = True
        except Exception:
            review.failed = True
            raise
        finally:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        made = [key for key, review in self._reviews.items() if review.told]
        for key in made[: max(0, len(made) - MOST_IN_MEMORY)]:
            del self._reviews[key]

    def stop(self, table: str, view: str, language: str) -> api.Analysis:
        """Stop one that is being made; one that is made stays."""
        review = self._reviews.get((table, view))
        if review is not None and review.is_running and not review.is_made:
            del self._reviews[table, view]
            if review.task is not None:
                review.task.cancel()
        return self._view(table, view, language)

    async def view(
        self, table: LiveTable, record: Record, view: str, language: str
    ) -> api.Analysis:
        await self._known(table, record, view)
        return self._view(table.id, view, language)

    def _view(self, table: str, view: str, language: str) -> api.Analysis:
        review = self._reviews.get((table, view))
        if review is None:
            return api.Analysis(status="none")
        done, choices = len(review.steps), review.choices
        if review.told:
            told = review.told[language]
            return api.Analysis("done", done, choices, told.lines, told.found)
        return api.Analysis("failed" if review.failed else "running", done, choices)

    def told(self, table: str, view: str, language: str) -> InWords:
        review = self._reviews.get((table, view))
        if review is None or not review.told:
            raise Declined("not-over")
        return review.told[language]
