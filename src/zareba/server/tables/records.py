"""Records: taken out of a table, made into one, and checked."""

from __future__ import annotations

import asyncio
import copy

import msgspec

from zareba.engine import Record
from zareba.server.jobs.workers import Late, Undone
from zareba.server.ledger.entries import RecordOpened, Started
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.seating import written
from zareba.server.wire import api
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined

from .actions import BadRequest, Made, Visit, new_head, put_up
from .changes import Change
from .house import House
from .reading import CHECK, Checked, begin_game
from .table import LiveTable


async def export(visit: Visit) -> str:
    """The record with its secret: when the game is over, or for who sits alone (the log tells)."""
    table, ledger = visit.table, visit.table.ledger
    if table.frozen and table.frozen.record and ledger.is_revealed:
        await _origins_must_be_over(visit.house, ledger)
        kept = copy.copy(table.frozen.record)
        kept.seats = written(ledger.seats)
        return await asyncio.to_thread(kept.to_text)
    if ledger.play is None or table.frozen:
        raise Declined("not-playing")
    await _origins_must_be_over(visit.house, ledger)

    async def make(ledger: Ledger) -> Change:
        given = await visit.keys()
        held = {i for i, seat in enumerate(ledger.seats) if seat.held}
        if not held or not held <= given.seats:
            raise Declined("not-over")
        return Change(RecordOpened(min(held)))

    if not ledger.is_revealed:
        await table.change(make)
    return await asyncio.to_thread(table.ledger.record().to_text)


async def _origins_must_be_over(house: House, ledger: Ledger) -> None:
    """A branch's record holds the secret of the table it left."""
    if not await house.origins_are_over(ledger.head):
        raise Declined("not-over")


async def import_record(house: House, text: bytes, language: str) -> Made:
    """A table from a record: to look at, or to go on."""
    why, record, _ = await _checked(house, text, "import")
    if record is None:
        raise BadRequest(why[language])
    setting = record.setting(house.overlay(record.game))
    secret = record.branches[-1].secret if record.branches else record.secret
    head = msgspec.structs.replace(
        new_head(house, setting, secret, [api.NewSeat()] * record.players),
        base=record,
        origin=p.Origin(table="", kind="import", at=len(record.choices), dice="same"),
    )
    if not record.result:
        return await put_up(house, head)
    # Only to be looked at: nobody needs to sit there.
    ledger = Ledger(head, house.overlay(head.game))
    try:
        begun = await begin_game(house.workers, ledger, record.salt)
    except Undone:
        raise Declined("busy") from None
    made = await put_up(house, head)

    async def make(_ledger: Ledger) -> Change:
        return Change(Started(record.salt), begun=begun)

    await made.table.change(make)
    return made


async def _checked(house: House, given: bytes | Record, owner: str) -> Checked:
    try:
        found = await house.workers.run(
            CHECK, given, house.settings.data, house.settings.most_entries, owners=(owner,)
        )
    except Late:
        raise Declined("late") from None
    except Undone:
        raise Declined("busy") from None
    return Checked(*found)


async def revealed(house: House, table: LiveTable) -> Record:
    """The record of a game that is over, with all its secrets."""
    async with table.lock:
        ledger = table.ledger
        if ledger.play is None or table.frozen or not ledger.is_revealed:
            raise Declined("not-over")
        await _origins_must_be_over(house, ledger)
        return ledger.record()


async def verdict(house: House, table: LiveTable, language: str) -> api.Verdict:
    """Replay the record from the revealed secret."""
    record = await revealed(house, table)
    why, _, seen = await _checked(house, record, table.id)
    words = table.renderer.words(language)
    said = words.text("unfair", why=why[language]) if why else words.text("fair")
    undone = len(record.undone)
    if undone and not why:
        said = f"{said} {words.text('fair-taken-back', n=undone, seen=seen)}"
    result = "" if why else record.result
    return api.Verdict(not why, said, len(record.choices), result, undone, seen)
