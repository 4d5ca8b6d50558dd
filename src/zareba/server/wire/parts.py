"""What the messages of the server are made of (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from zareba.engine import Pause

TableStatus = Literal["gathering", "playing", "over", "closed", "frozen"]
SeatKind = Literal["open", "person", "bot"]
UndoKind = Literal["none", "free", "ask", "alone"]
ChatMode = Literal["free", "game", "presets"]
TalkKind = Literal["free", "signals", "silent"]
MarkKind = Literal["arrow", "circle", "cross", "note"]


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """What the host decides for the table, when it is made or later.

    ``chat``: free text, nothing but the game's signals (presets), or what its rules say (game).
    """

    chat: ChatMode = "free"
    odds: bool = True  # seats may ask how their options compare
    wipe: bool = False  # the plan pad is wiped when a turn begins
    hints: bool = True  # and what the house would do; not without odds


class Signal(msgspec.Struct, frozen=True):
    """A sentence the game allows: what is sent back, and its words."""

    said: list[str]
    text: str


class Talk(msgspec.Struct, frozen=True):
    """What the seat that looks may say now; why not freely, and by which rule."""

    kind: TalkKind = "free"
    text: str = ""
    rule: str = ""
    signals: list[Signal] = []


class MarkView(msgspec.Struct, frozen=True):
    """A mark on the plan pad; ``text`` says it in words."""

    mark: int
    seat: int
    kind: MarkKind
    refs: list[str]  # pieces and places of the board
    note: str
    text: str


class Choice(msgspec.Struct, frozen=True):
    """One option: what is sent back, its words, and what a player should know of it."""

    choice: Any
    text: str
    hint: str = ""
    warning: str = ""  # how it can lose the game this turn
    warned: list[str] = []  # places of the board that the warning speaks of
    final: bool = False  # an intent that says all: it is taken at once


class GuideView(msgspec.Struct, frozen=True):
    """What the guide of a first game says to this question."""

    choice: Any
    label: str  # the choice in words
    text: str  # what to do and why; empty: nothing new
    number: int
    steps: int


class Question(msgspec.Struct, frozen=True):
    """The own question of the seat that looks.

    ``limits`` stands in place of options where the answer is a free place (a domain); ``about``
    says the same in words, and ``intents`` are ready to be tried.  ``arranges``: the options begin
    a run of questions that can also be answered at once, by a draft.  ``idle`` is the answer where
    everybody can see that there is nothing to decide: a client gives it by itself.
    """

    number: int
    seat: int
    kind: str  # of the decision: "khartoum.NextAction"
    facts: dict[str, Any]  # its fields
    text: str
    rule: str
    options: list[Choice] = []
    limits: dict[str, Any] | None = None
    about: list[str] = []
    intents: list[Choice] = []
    arranges: bool = False
    guide: GuideView | None = None
    idle: Choice | None = None
    goal: str = ""  # what the game is about, at the table for newcomers


class IdleQuestion(msgspec.Struct, frozen=True):
    """A question of another seat the reader holds, where there is nothing to decide.

    It tells what everybody can see, so it may be answered without that seat's eyes.
    """

    number: int
    seat: int
    text: str
    idle: Choice


class LogLine(msgspec.Struct, frozen=True):
    """What happened: the sentence for people, the event and its facts for hover."""

    text: str
    rule: str
    event: str
    facts: dict[str, Any]
    at: int  # after so many choices
    private: bool = False  # only this seat reads it
    head: bool = False  # begins a chapter: a turn, a mission
    grave: bool = False  # it weighs: worth a banner


class LogPart(msgspec.Struct, frozen=True):
    """Throw away your lines from ``start`` on, then add these."""

    start: int
    lines: list[LogLine]


class Beat(msgspec.Struct, frozen=True):
    """A moment between two decisions: a few lines of the log, and the table when they were said.

    ``state`` and ``preview`` are differences to the beat before: the fields that have changed.
    """

    at: int  # after so many choices
    log: int  # lines of the log up to here
    by: int  # the seat whose choice led here
    pause: Pause  # for whom it is worth a pause: everybody, all but ``by``, nobody
    state: dict[str, Any]
    preview: dict[str, Any]


class Film(msgspec.Struct, frozen=True):
    """What has led to a view, in order.

    The first beat is a difference to the view of the moment ``since``; None: it is whole.
    """

    since: int | None
    beats: list[Beat]


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    name: str
    text: str
    time: str  # UTC, ISO 8601
    signal: list[str] = []  # a sentence of the game, in the reader's language


class ChatPart(msgspec.Struct, frozen=True):
    start: int
    lines: list[ChatLine]


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str = ""  # which bot plays now
    lent: bool = False  # a person holds it and can take it back from the bot
    here: bool = False  # somebody who holds it is connected
    absent: bool = False  # the bot was put there by the host, for a person who was away
    commitment: str = ""  # to its salt


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to go back to the moment before its last choice."""

    seat: int
    to: int  # number of choices that would remain
    agreed: list[int]
    missing: list[int]
    why: str = ""  # what has been learned since, see docs/protocol.md


class UndoState(msgspec.Struct, frozen=True):
    """What taking back would mean for the seat that looks: freely, by asking, alone and marked."""

    kind: UndoKind
    text: str = ""  # why not freely, and what it takes; why the request of another is not free
    request: UndoRequest | None = None


class Ending(msgspec.Struct, frozen=True):
    """How the game ended, and the revealed secret of its dice.

    Secret and salt of a what-if are empty while the game it has left is still being played.
    """

    result: str
    text: str
    epilogue: list[str]
    winners: list[int]
    commitment: str
    secret: str
    salt: str
    given: bool = False  # the dice came with the table: nobody added salt


class Origin(msgspec.Struct, frozen=True):
    """The table this one branched off from, or is the rematch of."""

    table: str
    kind: Literal["branch", "rematch", "import"]
    at: int = 0
    dice: Literal["same", "fresh"] = "fresh"


class RulesOption(msgspec.Struct, frozen=True):
    """What the host can make of a table whose rules are gone."""

    choice: Literal["continue", "replay"]
    text: str


class TableView(msgspec.Struct, frozen=True):
    """A table without its game: what everybody may know."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, bool | str]
    rules_version: int
    data_hash: str
    commitment: str
    status: TableStatus
    listed: bool
    seats: list[SeatView]
    choices: int
    waiting_for: list[int]
    created: str
    changed: str
    origin: Origin | None = None
    rematch: str = ""  # id of the table that follows this one
    result: str = ""  # of a game that is over, in words
    winners: list[int] = []
    notice: str = ""  # why it is frozen, in the reader's language
    decision: list[RulesOption] = []  # then: what the host can do about it
    manners: Manners = Manners()
    hidden: bool = False  # seats have something to hide from each other
    salts_awaited: list[int] = []  # all have sat down: these seats show their salt now
    opening: str = ""  # then: whom the dice wait for and how long, in words


class OddsEntry(msgspec.Struct, frozen=True):
    choice: Any
    text: str
    mean: float  # 0 worst, 1 best
    error: float  # one standard error
    n: int
