"""What people add to the dice of a table: promised by all before anybody shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import msgspec

from zareba.engine import Salt
from zareba.engine.chance import salt_commitment
from zareba.engine.luck import mixed

from .entries import Head, Revealed, Sealed, Seat


def promised(seats: Iterable[Seat]) -> tuple[Salt, ...]:
    """The list as it would be closed now."""
    return tuple(
        Salt(seat=i, commitment=seat.commitment, salt=seat.salt)
        for i, seat in enumerate(seats)
        if seat.commitment or seat.salt
    )


def is_alone(seat: int, seats: Sequence[Seat]) -> bool:
    """Nobody but bots at the other seats: there is nobody to wait for."""
    return all(other.kind == "bot" and not other.lent for i, other in enumerate(seats) if i != seat)


def given_salt(head: Head) -> str | None:
    """Where the dice are given with the table nobody adds to them; None: the players' own."""
    base = head.base
    if head.guided:
        return ""  # the guide's deal is no secret
    if base is not None and all(branch.secret for branch in base.branches):
        return base.salt  # the past has been played with it
    return None


@dataclass(frozen=True, slots=True)
class Salts:
    """Once the list is closed nobody comes on it and nobody leaves it."""

    sealed: bool = False
    listed: tuple[Salt, ...] = ()

    def closed(self, seats: Iterable[Seat]) -> Self:
        """Now, unless it was before."""
        return self if self.sealed else type(self)(True, promised(seats))

    @property
    def awaited(self) -> list[int]:
        """Seats that have promised and not shown it yet."""
        return [salt.seat for salt in self.listed if not salt.salt]

    def of(self, seat: int) -> Salt | None:
        return next((salt for salt in self.listed if salt.seat == seat), None)

    def after(self, entry: Sealed | Revealed, seats: Iterable[Seat]) -> Self:
        if isinstance(entry, Sealed):
            return self.closed(seats)
        listed = tuple(
            msgspec.structs.replace(there, salt=entry.salt) if there.seat == entry.seat else there
            for there in self.listed
        )
        return type(self)(self.sealed, listed)

    def mixed(self) -> str:
        return mixed(self.listed)


def fits(head: Head, promise: Salt, salt: str) -> bool:
    return salt_commitment(head.commitment, promise.seat, salt) == promise.commitment
