"""What a table is made from: its head, fixed for ever, and the entries that follow one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from zareba.engine import Record

from .api import NewSeat
from .parts import Manners, Origin

HOUSE_EVENTS = frozenset(
    {"taken_back", "record_opened", "imported", "rules_changed", "manners", "stand_in", "returned"}
)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made.

    ``base`` is the record of the past that a branch or an import brings along.
    """

    id: str
    game: str
    rules_version: int
    data_hash: str
    players: int
    options: dict[str, bool | str]
    commitment: str
    secret: str
    listed: bool
    created: str
    seats: list[NewSeat]
    origin: Origin | None = None
    base: Record | None = None
    manners: Manners = Manners()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted change of a table."""

    seq: int
    kind: str
    seat: int | None = None
    body: dict[str, Any] = {}
    digest: str = ""
    ident: str | None = None
    time: str = ""


class Changed(Exception):
    """Replaying does not lead where it led: other rules, other data, or damage."""

    def __init__(self, why: str, choice: int = 0) -> None:
        super().__init__(f"{why} (choice {choice})" if choice else why)
        self.why, self.choice = why, choice


@dataclass(slots=True)
class Seat:
    kind: str = "open"
    name: str = ""
    bot: str = ""
    lent: bool = False  # a person holds it, a bot plays
    absent: bool = False  # lent by the host, because the person was away
    salt: str = ""

    @property
    def held(self) -> bool:
        """A person has its secret."""
        return self.kind == "person" or self.lent
