"""What a table is made from: its head, fixed for ever, and the entries that follow one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from zareba.engine import How, Record
from zareba.server.wire.api import NewSeat
from zareba.server.wire.parts import ChatLine, ChatMode, Manners, MarkKind, Origin


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made.

    ``base`` is the record of the past that a branch or an import brings along.
    """

    id: str
    game: str
    rules_version: int
    data_hash: str
    shape: str = ""  # by what positions are described
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
    prepared: bool = False  # the house makes the set-up for everybody
    guided: bool = False  # dealt and told by the game's guide


class _Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One accepted change of a table; place, message and time are given when it is committed."""

    seq: int = 0
    ident: str | None = None  # of the message that asked for it
    time: str = ""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class _BySeat(_Entry, frozen=True):
    seat: int


class Joined(_BySeat, frozen=True, tag="join"):
    name: str
    salt: str = ""  # given openly
    commitment: str = ""  # promised: shown when all have sat down

    def seated(self) -> Seat:
        return Seat("person", self.name, salt=self.salt, commitment=self.commitment)


class Left(_BySeat, frozen=True, tag="leave"):
    pass


class Lent(_BySeat, frozen=True, tag="bot"):
    """A bot plays from now on."""

    bot: str
    by: Literal["", "host"] = ""


class GivenBack(_BySeat, frozen=True, tag="back"):
    """A lent seat returns to its person; a bot's own seat opens."""


class Sealed(_Entry, frozen=True, tag="seal"):
    """All have sat down: what was promised by now is the list, and may be shown."""


class Revealed(_BySeat, frozen=True, tag="reveal"):
    salt: str


class Started(_Entry, frozen=True, tag="start"):
    salt: str


class Chosen(_BySeat, frozen=True, tag="choice"):
    choice: Any
    digest: str = ""  # fingerprint of the position it led to
    hurried: bool = False  # of a bot that was late or broke: by plain advice
    then: list[tuple[Any, str]] = []  # answers to what was asked next, given at once; fingerprints
    again: bool = False  # everything was arranged as the last time

    def singly(self) -> list[tuple[Any, str]]:
        """Choice by choice, each with its fingerprint."""
        return [(self.choice, self.digest), *self.then]


class TakenBack(_BySeat, frozen=True, tag="undo"):
    to: int  # choices that remain
    how: How
    why: str = ""  # it was not free


class UndoAsked(_BySeat, frozen=True, tag="ask_undo"):
    to: int
    missing: list[int]  # seats that must agree
    why: str = ""  # it is not free


class Consented(_BySeat, frozen=True, tag="consent"):
    pass


class UndoDropped(_BySeat, frozen=True, tag="no_undo"):
    """Refused by another seat, or withdrawn by the seat that asked."""


class Said(_BySeat, frozen=True, tag="chat"):
    text: str
    signal: list[str] = []

    def by(self, name: str) -> ChatLine:
        """As it is shown, with the name that the seat has when it is said."""
        return ChatLine(self.seat, name, self.text, self.time, self.signal)


class MannersSet(_Entry, frozen=True, tag="manners"):
    chat: ChatMode
    odds: bool
    wipe: bool
    hints: bool = True


class Marked(_BySeat, frozen=True, tag="plan"):
    """On the plan pad."""

    shape: MarkKind = msgspec.field(name="kind")
    refs: list[str]
    note: str


class Erased(_Entry, frozen=True, tag="erase"):
    """One mark, or all; of the seat, or of everybody."""

    seat: int | None
    mark: int | None

    def takes(self, seat: int, mark: int) -> bool:
        """Is that mark of that seat among them?"""
        return self.seat in (None, seat) and self.mark in (None, mark)


class TableClosed(_Entry, frozen=True, tag="close"):
    pass


class Rematched(_Entry, frozen=True, tag="rematch"):
    table: str


class RecordOpened(_BySeat, frozen=True, tag="opened"):
    """The record was exported before the end."""


class RulesChanged(_Entry, frozen=True, tag="rules"):
    version: int
    data_hash: str
    differs: bool  # in fingerprints, though not to anybody's eyes
    shape: str = ""  # by what positions are described
    digest: str = ""  # fingerprint of the position, as it is made now


class RulesTaken(_Entry, frozen=True, tag="go_on"):
    """By the present rules, from the last position that they and the old ones agree on."""

    to: int  # choices that remain
    version: int
    data_hash: str
    shape: str


class KeptAsReplay(_Entry, frozen=True, tag="keep"):
    """Its rules are gone, and nobody plays on."""


class Unreadable(_Entry, frozen=True, tag="unreadable"):
    """Written by a newer version, or damaged."""

    why: str


NoChoice = (
    Joined | Left | Lent | GivenBack | Sealed | Revealed | Started | TakenBack | UndoAsked
    | Consented | UndoDropped | Said | MannersSet | Marked | Erased | TableClosed | Rematched
    | RecordOpened | RulesChanged | RulesTaken | KeptAsReplay | Unreadable
)  # fmt: skip
Entry = Chosen | NoChoice


# ---------------------------------------------------------------------------------------- as stored
_COLUMNS = ("seq", "seat", "digest", "ident", "time")


def to_row(entry: Entry) -> dict[str, Any]:
    """Its columns; whatever has none is the body."""
    body = msgspec.to_builtins(entry)
    row = {"kind": body.pop("type"), "seq": 0, "seat": None, "digest": "", "ident": None}
    row |= {"time": "", **{name: body.pop(name) for name in _COLUMNS if name in body}}
    return {**row, "body": msgspec.json.encode(body).decode()}


def from_row(kind: str, body: str, **columns: Any) -> Entry:
    """What cannot be read is there all the same: a table with it is not played on."""
    try:
        found = {**columns, **msgspec.json.decode(body), "type": kind}
        return msgspec.convert(found, Entry)  # type: ignore[no-any-return]
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        return Unreadable(f"{kind}: {error}", seq=columns["seq"], time=columns["time"])


class Changed(Exception):
    """Replaying does not lead where it led: other rules, other data, or damage."""

    def __init__(self, why: str, choice: int = 0, detail: str = "") -> None:
        about = f"choice {choice}" if choice else detail
        super().__init__(f"{why} ({about})" if about else why)
        self.why, self.choice, self.detail = why, choice, detail


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; copies of a table share it."""

    kind: str = "open"
    name: str = ""
    bot: str = ""
    lent: bool = False  # a person holds it, a bot plays
    absent: bool = False  # lent by the host, because the person was away
    salt: str = ""
    commitment: str = ""

    @property
    def held(self) -> bool:
        """A person has its secret."""
        return self.kind == "person" or self.lent
