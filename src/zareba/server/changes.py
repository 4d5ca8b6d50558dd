"""What is to be committed: an entry, and what goes with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from zareba.engine import Play

from .declined import Declined
from .entries import Chosen, Entry
from .ledger import Ledger
from .storage import Door


@dataclass(slots=True)
class Change:
    """An entry to be committed, with doors that open or close with it."""

    entry: Entry
    doors: Sequence[Door] = ()
    closed_doors: Sequence[Door] = ()
    begun: Play | None = None  # the past that a table goes on from, replayed already


Make = Callable[[Ledger], Awaitable[Change]]


def answer(ledger: Ledger, seat: int, question: int, choice: Any, hurried: bool = False) -> Change:
    """A seat's answer to its question, if that is still open."""
    if ledger.status != "playing" or ledger.play is None:
        raise Declined("not-playing")
    if ledger.play.position.ask(seat) is None or ledger.asked[seat] != question:
        raise Declined("stale")
    return Change(Chosen(seat, choice, hurried=hurried))
