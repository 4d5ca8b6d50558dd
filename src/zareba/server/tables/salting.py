"""Salt that was promised is shown."""

from __future__ import annotations

from zareba.server.ledger.entries import Revealed
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.salts import fits
from zareba.server.wire.declined import Declined

from .actions import Visit, must_exist
from .changes import Change


async def show_salt(visit: Visit, seat: int, salt: str) -> None:
    """The list is closed: a seat shows what it has promised.  Again is no harm."""
    must_exist(visit.table, seat)

    async def make(ledger: Ledger) -> Change:
        (await visit.keys()).must_hold(seat)
        promise = ledger.salts.of(seat)
        if ledger.status != "gathering" or (promise is not None and promise.salt):
            raise Declined("stale")
        if promise is None:
            raise Declined("promise-first")
        if not fits(ledger.head, promise, salt):
            raise Declined("illegal")
        return Change(Revealed(seat, salt))

    await visit.table.change(make)
