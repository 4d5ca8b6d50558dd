"""What is to be committed: an entry, and what goes with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from zareba.engine import Play, as_choice, offered_again
from zareba.server.ledger.entries import Chosen, Entry
from zareba.server.ledger.ledger import Ledger
from zareba.server.storage.storage import Door
from zareba.server.wire.declined import Declined


@dataclass(slots=True)
class Change:
    """An entry to be committed, with doors that open or close with it."""

    entry: Entry
    doors: Sequence[Door] = ()
    closed_doors: Sequence[Door] = ()
    begun: Play | None = None  # the past that a table goes on from, replayed already


Make = Callable[[Ledger], Awaitable[Change]]


def answer(
    ledger: Ledger,
    seat: int,
    question: int,
    choice: Any,
    hurried: bool = False,
    then: Sequence[Any] = (),
) -> Change:
    """A seat's answer to its question, if that is still open, and what it answers after that."""
    if ledger.status != "playing" or ledger.play is None:
        raise Declined("not-playing")
    if ledger.play.position.ask(seat) is None or ledger.asked[seat] != question:
        raise Declined("stale")
    again = bool(then) and is_again(ledger.play, seat, [choice, *then])
    following = [(other, "") for other in then]
    return Change(Chosen(seat, choice, hurried=hurried, then=following, again=again))


def is_again(play: Play, seat: int, answers: list[Any]) -> bool:
    """Is this what the seat arranged the last time, as far as it still can?"""
    intent = offered_again(play.position, seat, play.lines(seat))
    if intent is None:
        return False
    same: bool = play.position.tried(seat, None, intent).answers == as_choice(answers)
    return same
