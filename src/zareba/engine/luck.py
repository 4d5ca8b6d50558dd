"""What the players add to the key of chance: promised first, then shown (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .chance import salt_commitment


class Salt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one seat adds to the key of chance.

    It was promised (``commitment``) before anybody showed theirs; an empty ``salt`` was promised,
    but not shown in time, and is left out.  Without a commitment it was given openly: by who sat
    alone with bots, or at tables of older programs.
    """

    seat: int
    commitment: str = ""
    salt: str = ""

    def __str__(self) -> str:
        return f"{self.seat}:{self.salt or f'?{self.commitment}'}"


def mixed(salts: Iterable[Salt]) -> str:
    """As it goes into the key: what was shown, and for who did not the promise alone."""
    return "|".join(str(salt) for salt in salts)


def wrong_salts(commitment: str, salt: str, salts: Sequence[Salt], players: int) -> str:
    """What does not fit at a table of this commitment; empty: all does.

    What was shown is what was promised, and it is what the key was made from.
    """
    seats = [one.seat for one in salts]
    if seats != sorted(set(seats) & set(range(players))):
        return "salts: expected each seat once, in order"
    if why := next(filter(None, (_wrong(commitment, one) for one in salts)), ""):
        return why
    if salts and mixed(salts) != salt:
        return "the salt is not made from the salts of the seats"
    return ""


def _wrong(commitment: str, one: Salt) -> str:
    if not one.commitment and not one.salt:
        return f"seat {one.seat} neither promised salt nor gave any"
    made = salt_commitment(commitment, one.seat, one.salt)
    if one.commitment and one.salt and made != one.commitment:
        return f"the salt of seat {one.seat} is not what it had promised"
    return ""
