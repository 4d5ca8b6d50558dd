"""Finished games looked at again, in the background: a few choices at a time, after everybody else.

A review takes minutes.  It is cut into short jobs, so that no bot, odds or table ever waits for a
process that is busy with one.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from zareba.analysis.page import page
from zareba.analysis.review import LONG_GAME, Reviewer, Step, usual
from zareba.analysis.told import Teller, in_lines, plainly
from zareba.engine import Play, Record
from zareba.wording import LANGUAGES, Words

from . import api
from .declined import Declined
from .workers import Kind, Undone

if TYPE_CHECKING:
    from .house import House
    from .table import LiveTable

PORTION = 4  # choices of one job; of a long game one
MOST_RUNNING = 4  # reviews at the same time
MOST_KEPT = 64  # reviews in memory; one that is gone can be made again, with the same figures


class InWords(msgspec.Struct, frozen=True):
    """A review in one language."""

    lines: list[str]
    found: dict[str, Any]
    page: str


# ------------------------------------------------------------------------------- in the processes
@functools.lru_cache(maxsize=2)
def _reviewer(record: str, overlay: str) -> Reviewer:
    play = Play.resume(Record.read(record), Path(overlay) if overlay else None)
    return Reviewer(play, usual(play.setting.game))


def look(record: str, overlay: str, first: int, end: int) -> list[Step]:
    """A few choices looked at again."""
    reviewer = _reviewer(record, overlay)
    return [reviewer.step(at) for at in range(first, end)]


def conclude(record: str, overlay: str, steps: Sequence[Step]) -> dict[str, InWords]:
    """All together, in every language."""
    reviewer = _reviewer(record, overlay)
    found, play = reviewer.concluded(steps), reviewer.play
    told = {}
    for language in LANGUAGES:
        teller = Teller(found, play, Words(language, play.setting.game, play.setting.facts))
        told[language] = InWords(in_lines(teller), plainly(found, teller), page(teller))
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


class Reviews:
    """Reviews by table: those that are being made, and those made last."""

    def __init__(self) -> None:
        self._reviews: dict[str, _Review] = {}

    async def begin(
        self, house: House, table: LiveTable, record: Record, language: str
    ) -> api.Analysis:
        """Have it made from the record of its finished game, unless that is done already."""
        if not record.choices:
            raise Declined("not-over")
        known = self._reviews.get(table.id)
        if known is None or known.failed:
            if sum(not r.told and not r.failed for r in self._reviews.values()) >= MOST_RUNNING:
                raise Declined("busy")
            review = self._reviews[table.id] = _Review(len(record.choices))
            text = await asyncio.to_thread(record.to_text)
            overlay = str(house.overlay(record.game) or "")
            portion = 1 if table.ledger.setting().game.minutes >= LONG_GAME else PORTION
            review.task = house.spawn(self._make(house, table.id, review, text, overlay, portion))
        return self.view(table.id, language)

    async def _make(
        self, house: House, table: str, review: _Review, text: str, overlay: str, portion: int
    ) -> None:
        owners, run = (f"analysis {table}",), house.workers.run
        try:
            for first in range(0, review.choices, portion):
                end = min(first + portion, review.choices)
                review.steps += await run(ANALYSIS, text, overlay, first, end, owners=owners)
            review.told = await run(CONCLUSION, text, overlay, review.steps, owners=owners)
        except Undone:
            review.failed = True
        except Exception:
            review.failed = True
            raise
        finally:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        made = [table for table, review in self._reviews.items() if review.told]
        for table in made[: max(0, len(made) - MOST_KEPT)]:
            del self._reviews[table]

    def stop(self, table: str, language: str) -> api.Analysis:
        """Stop one that is being made; one that is made stays."""
        review = self._reviews.get(table)
        if review is not None and not review.told:
            del self._reviews[table]
            if review.task is not None:
                review.task.cancel()
        return self.view(table, language)

    def view(self, table: str, language: str) -> api.Analysis:
        review = self._reviews.get(table)
        if review is None:
            return api.Analysis(status="none")
        done, choices = len(review.steps), review.choices
        if review.told:
            told = review.told[language]
            return api.Analysis("done", done, choices, told.lines, told.found)
        return api.Analysis("failed" if review.failed else "running", done, choices)

    def page(self, table: str, language: str) -> str:
        review = self._reviews.get(table)
        if review is None or not review.told:
            raise Declined("not-over")
        return review.told[language].page
