"""Odds for a seat: first figures soon, better ones after them, an end after some seconds."""

from __future__ import annotations

import asyncio
import secrets

from . import protocol as p
from .declined import Declined
from .session import Closed, Session
from .thinking import ODDS, Figure, job_for
from .workers import Undone


async def ask_odds(s: Session, message: p.AskOdds) -> None:
    s.must_hold(message.seat)
    house, table = s.house, s.table
    if s.odds is not None or house.odds_running >= house.settings.most_odds:
        raise Declined("busy")
    async with table.lock:
        ledger = table.ledger
        play = ledger.play
        if not ledger.manners.odds:
            raise Declined("no-odds")
        if play is None or ledger.status != "playing":
            raise Declined("not-playing")
        ask = play.position.ask(message.seat)
        if ask is None or ledger.asked[message.seat] != message.question:
            raise Declined("stale")
        job = job_for(play.setting, play.position, message.seat, secrets.randbits(63))
    phrases, g = table.renderer.phrases(), play.position.state
    assert phrases is not None
    found: list[Figure] = []

    def show(figures: list[Figure], final: bool = False) -> None:
        found[:] = figures
        entries = [
            p.OddsEntry(choice, phrases.label(s.language, ask, choice, g), mean, error, n)
            for choice, mean, error, n in figures
        ]
        s.answer(p.Odds(id=message.id, question=message.question, options=entries, final=final))

    async def work() -> None:
        house.odds_running += 1
        owners = (table.id, f"{table.id} {message.seat}")
        try:
            show(await house.workers.run(ODDS, job, owners=owners, tell=show), final=True)
        except Undone:  # late: what was found so far
            show(found, final=True) if found else s.refuse(message.id, "busy")
        except asyncio.CancelledError:  # another question is put, or the page was closed
            s.refuse(message.id, "stale")
            raise
        except Closed:
            return
        finally:
            house.odds_running -= 1
            s.odds = None

    s.odds_for = (message.seat, message.question)
    s.odds = house.spawn(work())
