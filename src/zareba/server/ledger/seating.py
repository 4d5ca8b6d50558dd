"""Who sits at a table: what seats are called, and how a record keeps it (docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from zareba.bots import called, name_of, person
from zareba.engine import Record
from zareba.server.wire import protocol as p
from zareba.server.wire.cleaning import clean
from zareba.wording import Words

from .entries import Head, Seat

MOST_LETTERS = 32  # of a name
_BOT = re.compile(r"[a-z0-9:_-]{1,24}")


def reseated(seats: Sequence[Seat], number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with another one in that place; a place that does not exist is an error."""
    found = [*seats]
    found[number] = seat
    return tuple(found)


def seated(head: Head) -> list[Seat]:
    """The seats as a table is made; an imported one is told who sat there when it was exported."""
    seats = [Seat(new.kind, bot=new.bot if new.kind == "bot" else "") for new in head.seats]
    record, origin = head.base, head.origin
    if record is None or origin is None or origin.kind != "import":
        return seats
    for number, kept in enumerate(noted(record)[: len(seats)]):
        name = name_of(kept)
        if name is not None:
            seats[number] = replace(seats[number], name=name)
        elif record.result:  # only to be looked at
            seats[number] = replace(seats[number], bot=kept)
    return seats


def noted(record: Record) -> list[str]:
    """Who played, as a record from anywhere says it, made safe to show; nobody, if it does not."""
    if len(record.seats) != record.players:
        return []
    return [_safe(kept) for kept in record.seats]


def _safe(kept: str) -> str:
    name = name_of(kept)
    if name is None and _BOT.fullmatch(kept):
        return kept
    return person(clean(name or "")[:MOST_LETTERS].strip())


def written(seats: Sequence[Seat]) -> list[str]:
    """As a record keeps them: the names known at the table, and nothing else of anybody."""
    return [seat.bot if seat.bot and not seat.lent else person(seat.name) for seat in seats]


# --------------------------------------------------------------------------------- for the readers
def seat_name(number: int, seat: Seat, words: Words) -> str:
    """The person's, or what a bot is called; an open seat has none."""
    if seat.name or not seat.bot:
        return seat.name
    numbered = words.text("seat", n=number + 1)
    return words.text("seat-of-bot", seat=numbered, bot=called(words, seat.bot))


def seat_view(number: int, seat: Seat, here: bool, words: Words) -> p.SeatView:
    return p.SeatView(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat_name(number, seat, words),
        bot=seat.bot,
        lent=seat.lent,
        here=here,
        absent=seat.absent,
        commitment=seat.commitment,
    )
