"""The bots of one table: whoever is asked thinks, in another process, and answers.

A bot that is late or breaks must not hold the table up: it plays by plain advice, and the log says
so.  When its question is put no more, it stops.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from zareba.bots import Notes
from zareba.server.jobs.thinking import PLAIN, Job, instructed, job_for, kind_of, plain_bot, think
from zareba.server.ledger.ledger import Ledger
from zareba.server.views.guiding import guided_step, is_prepared
from zareba.server.wire.declined import Declined

from .changes import Change, answer

if TYPE_CHECKING:
    from .table import LiveTable


class BotSeats:
    """Those of one table, one after the other."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._playing: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[tuple[Any, bool]] | None = None
        self._asked = (0, 0)  # seat and question it thinks about
        self._notes: dict[int, Notes] = {}  # by seat: what a bot means to answer next

    def to_move(self) -> int | None:
        ledger = self._table.ledger
        if self._table.frozen or self._table.house.is_held(self._table.id):
            return None
        return next((s for s in ledger.waiting_for() if is_answered_for(ledger, s)), None)

    def wake(self) -> None:
        if self._playing is None and self.to_move() is not None:
            self._playing = self._table.house.spawn(self._play())

    def look(self) -> None:
        """The table has changed: what nobody asks any more need not be thought about."""
        if self._thought is not None and not self._is_asked(*self._asked):
            self._thought.cancel()

    def _is_asked(self, seat: int, question: int) -> bool:
        ledger = self._table.ledger
        return (
            seat in ledger.waiting_for()
            and ledger.asked[seat] == question
            and is_answered_for(ledger, seat)
        )

    async def _play(self) -> None:
        try:
            while await self._play_one():
                pass
        finally:
            self._playing = None
        self.wake()

    async def _play_one(self) -> bool:
        """One choice of one bot; False when none is to move."""
        table, began = self._table, time.perf_counter()
        async with table.lock:
            seat, ledger = self.to_move(), table.ledger
            if seat is None or ledger.play is None:
                return False
            self._asked = (seat, ledger.asked[seat])
            beat = table.house.settings.bot_beat if is_prepared(ledger) else 0
            told = told_to(ledger, seat)
            setting, position = ledger.play.setting, ledger.play.position
            notes = self._notes.pop(seat, [])
            job = job_for(setting, position, seat, secrets.randbits(63), notes)
            bot = ledger.seats[seat].bot or plain_bot(job)
        choice, hurried = (told, False) if told is not None else await self._think(job, bot)
        if choice is None:
            return True  # asked no more
        spent = time.perf_counter() - began
        table.house.metrics.bots.observe(spent)
        if beat:
            await asyncio.sleep(beat - spent % beat)
        await self._answer(*self._asked, choice, hurried)
        return True

    async def _answer(self, seat: int, question: int, choice: Any, hurried: bool) -> None:
        async def make(ledger: Ledger) -> Change:
            if not is_answered_for(ledger, seat):  # taken back meanwhile
                raise Declined("stale")
            return answer(ledger, seat, question, choice, hurried)

        try:
            await self._table.change(make)
        except Declined as declined:
            if declined.code not in ("stale", "on-hold"):
                raise

    async def _think(self, job: Job, bot: str) -> tuple[Any, bool]:
        """Its choice, and whether that is by plain advice; no choice: nobody asks any more."""
        self._thought = asyncio.ensure_future(self._choice(job, bot))
        try:
            await asyncio.wait({self._thought})
            return (None, False) if self._thought.cancelled() else self._thought.result()
        finally:
            self._thought.cancel()
            self._thought = None

    async def _choice(self, job: Job, bot: str) -> tuple[Any, bool]:
        house, owners = self._table.house, (self._table.id,)
        try:
            choice, notes = await house.workers.run(kind_of(bot), job, bot, owners=owners)
            self._notes[job.seat] = notes
            return choice, False
        except Exception as error:
            house.report(f"bot {bot}", error)
        try:
            choice, _ = await house.workers.run(PLAIN, job, plain_bot(job), owners=owners)
            return choice, True
        except Exception as error:
            house.report("plain bot", error)
        return await asyncio.to_thread(think, job, "random"), True


def is_answered_for(ledger: Ledger, seat: int) -> bool:
    """By a bot that sits there, or by the house, which makes the set-up for everybody."""
    return ledger.seats[seat].kind == "bot" or not is_prepared(ledger)


def told_to(ledger: Ledger, seat: int) -> Any:
    """What a bot is to answer; None: it thinks itself."""
    assert ledger.play is not None
    step = guided_step(ledger)
    if step is not None and step.seat == seat:
        return step.choice
    if ledger.seats[seat].lent:
        return None  # it is a person's: nobody answers for them
    return instructed(ledger.play.position, seat, ledger.head.seats[seat].answers)
