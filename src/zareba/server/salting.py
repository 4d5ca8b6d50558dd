"""Salt that was promised is shown."""

from __future__ import annotations

from .actions import Visit, must_exist
from .changes import Change
from .declined import Declined
from .entries import Revealed
from .ledger import Ledger
from .salts import fits


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
