"""Odds for a seat, and what the house would do: first figures soon, better ones after them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any, Literal

from zareba.analysis.reasons import in_words, scale_of
from zareba.engine import SCORE, Ask, Play
from zareba.server.jobs.thinking import ODDS, Job, Weighed, job_for
from zareba.server.jobs.workers import Undone
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined

from .session import Closed, Session


async def ask_odds(s: Session, message: p.AskOdds) -> None:
    s.must_hold(message.seat)
    house = s.house
    if s.odds is not None:  # who asks again wants to know this now
        s.odds.cancel()
        await asyncio.sleep(0)
    if house.odds_running >= house.settings.most_odds:
        raise Declined("busy")
    async with s.table.lock:
        play, ask = _question(s, message)
        job = job_for(play.setting, play.position, message.seat, secrets.randbits(63))
    asked = _Asked(s, message, play, ask)
    s.odds_for = (message.seat, message.question)
    task = s.odds = house.spawn(asked.work(job))

    def ended(_task: asyncio.Task[None]) -> None:
        if task.cancelled():  # something else is asked or put, or the page was closed
            with suppress(Closed):
                s.refuse(message.id, "stale")
        if s.odds is task:
            s.odds = None

    task.add_done_callback(ended)


def _question(s: Session, message: p.AskOdds) -> tuple[Play, Ask]:
    ledger = s.table.ledger
    play = ledger.play
    if not ledger.manners.odds:
        raise Declined("no-odds")
    if message.hint and not ledger.manners.hints:
        raise Declined("no-hints")
    if play is None or ledger.status != "playing":
        raise Declined("not-playing")
    ask = play.position.ask(message.seat)
    if ask is None or ledger.asked[message.seat] != message.question:
        raise Declined("stale")
    return play, ask


class _Asked:
    """What was asked, answered again and again while it gets better."""

    def __init__(self, s: Session, message: p.AskOdds, play: Play, ask: Ask) -> None:
        self.s, self.message, self.ask = s, message, ask
        self.game, self.state = play.setting.game, play.position.state
        phrases = s.table.renderer.phrases()
        assert phrases is not None
        self.phrases, self.found = phrases, Weighed([])

    def label(self, choice: Any) -> str:
        return self.phrases.label(self.s.language, self.ask, choice, self.state)

    def show(self, found: Weighed, final: bool = False) -> None:
        self.found, message = found, self.message
        odds = [
            p.OddsEntry(o.choice, self.label(o.choice), o.mean, o.error, o.n) for o in found.odds
        ]
        advised = None if found.hint is None else found.hint.best.choice
        self.s.answer(p.Odds(
            id=message.id, question=message.question, options=odds, final=final,
            scale=self.scale(), hint=self.hint(final), advised=advised,
        ))  # fmt: skip

    def scale(self) -> Literal["chance", "score"]:
        """What is judged stands on the game's own scale; what is played out is won or lost."""
        return "score" if self.found.judged and scale_of(self.game) == SCORE else "chance"

    def hint(self, final: bool) -> list[str]:
        words = self.s.table.renderer.words(self.s.language)
        if self.found.hint is not None:
            return in_words(words, self.game, self.found.hint, self.label)
        return [words.text("counsel-none")] if self.message.hint and final else []

    async def work(self, job: Job) -> None:
        s, message, house = self.s, self.message, self.s.house
        house.odds_running += 1
        owners = (s.table.id, f"{s.table.id} {message.seat}")
        try:
            run = house.workers.run(ODDS, job, message.hint, owners=owners, tell=self.show)
            self.show(await run, final=True)
        except Undone:  # late: what was found so far
            if self.found.odds:
                self.show(self.found, final=True)
            else:
                s.refuse(message.id, "busy")
        except Closed:
            return
        finally:
            house.odds_running -= 1
