"""Every message on the socket (docs/protocol.md), as typed structures.

Client messages go *up*, server messages come *down*; each is one JSON object with its kind in
``type``.  The TypeScript types in web/src/protocol.ts are made from this module and api.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from zareba.engine import Pause

from .parts import (
    Beat,
    ChatLine,
    ChatMode,
    ChatPart,
    Choice,
    Ending,
    Film,
    GuideView,
    IdleQuestion,
    LogLine,
    LogPart,
    Manners,
    MarkKind,
    MarkView,
    OddsEntry,
    Origin,
    Question,
    RulesOption,
    SeatKind,
    SeatView,
    Signal,
    TableStatus,
    TableView,
    Talk,
    TalkKind,
    UndoKind,
    UndoRequest,
    UndoState,
)

__all__ = [
    "Beat", "ChatLine", "ChatMode", "ChatPart", "Choice", "Ending", "Film", "GuideView",
    "IdleQuestion", "LogLine", "LogPart", "Manners", "MarkKind", "MarkView", "OddsEntry", "Origin",
    "Pause", "Question",
    "RulesOption", "SeatKind", "SeatView", "Signal", "TableStatus", "TableView", "Talk",
    "TalkKind", "UndoKind", "UndoRequest", "UndoState",
]  # fmt: skip

PROTOCOL = 1  # raised when an old client would misunderstand

MESSAGE_BYTES = 8_192
SECRET_LENGTH = 22  # 128 bits in the URL-safe alphabet of base 64

Language = Literal["en", "de", "fr"]
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
Ident = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]  # made by the client, once
Name = Annotated[str, Meta(min_length=1, max_length=32)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Salt = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
BotName = Annotated[str, Meta(pattern=r"^[a-z0-9:_-]{1,24}$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ref = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]  # a piece or place of the board
Note = Annotated[str, Meta(max_length=40)]
SignalPart = Annotated[str, Meta(max_length=40)]

# Why a message changed nothing.  The text beside it is for people, the code for programs.
Code = Literal[
    "malformed",  # not readable, or not a message of this protocol
    "too-long",
    "too-fast",
    "wrong-protocol",
    "no-table",
    "no-permission",  # the secrets given do not allow it
    "not-playing",  # the table gathers, is over, closed or frozen
    "on-hold",  # the operator has stopped it for a while
    "stale",  # answers a question that is not put any more
    "illegal",  # not among the options, or a rule forbids it
    "taken",  # the seat is not open
    "promise-first",  # salt is shown only when all have promised theirs
    "nothing-to-undo",
    "undo-pending",
    "no-such-moment",
    "signals-only",  # free words are not allowed now
    "silent",  # this seat must say nothing now
    "too-many",  # marks on the plan pad
    "no-odds",  # the host has switched them off
    "no-hints",
    "is-here",  # the host may replace only who is away
    "not-over",  # only when the game is over: it would tell what is hidden
    "busy",  # try again later
    "damaged",  # what is kept of the table cannot be read
    "late",  # it took longer than it may here
    "broken",  # our fault; nothing changed
]


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


# ------------------------------------------------------------------------------------ client up
class _Up(_Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The server answers every message with ``done`` or ``refused`` of the same id."""

    id: Ident


class Hello(_Up, frozen=True, tag="hello"):
    """The first message on a socket: who reads, in which language, and what is known already.

    ``log`` and ``chat`` count the lines the client still has from an earlier socket, in the same
    language and through the same eyes, and ``seq`` is that of its last view; 0 asks for everything.
    ``film`` asks for what leads from view to view, at first from the moment ``at`` of that one.
    """

    protocol: int
    language: Language = "en"
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    seat: SeatNumber | None = None  # whose eyes, where several seats are held
    seq: Count = 0
    log: Count = 0
    chat: Count = 0
    film: bool = False
    at: Count | None = None


class Choose(_Up, frozen=True, tag="choose"):
    """One answer.  ``question`` is the number of the question it answers.

    ``then`` are the answers to what is asked of the seat next: all of them are legal, or none is
    taken.  Nothing may be learned on the way.
    """

    seat: SeatNumber
    question: Count
    choice: Any
    then: Annotated[list[Any], Meta(max_length=200)] = []


class Undo(_Up, frozen=True, tag="undo"):
    """Take back the seat's last choice; ``at`` is the number of choices the client sees."""

    seat: SeatNumber
    at: Count


class Consent(_Up, frozen=True, tag="consent"):
    """The answer of another seat to a request to take back."""

    seat: SeatNumber
    yes: bool


class Withdraw(_Up, frozen=True, tag="withdraw"):
    """The seat that asked to take back does not want it any more."""

    seat: SeatNumber


class Look(_Up, frozen=True, tag="look"):
    """Look at the table as it was after ``at`` choices; None: as it is now.

    ``film``: with what the last of these choices has led to, beat by beat.
    """

    at: Count | None = None
    film: bool = False


class Sit(_Up, frozen=True, tag="sit"):
    """See through the eyes of another of the seats held (hot seat); None: as a spectator."""

    seat: SeatNumber | None = None


class Speak(_Up, frozen=True, tag="language"):
    """Go on in another language: a fresh view with the whole log comes back."""

    language: Language


class Say(_Up, frozen=True, tag="say"):
    """Chat: free text, or a signal of the game (``view.talk`` says what is allowed now)."""

    seat: SeatNumber
    text: ChatText | None = None
    signal: Annotated[list[SignalPart], Meta(max_length=32)] = []  # as long as a hand


class Mark(_Up, frozen=True, tag="mark"):
    """A mark on the plan pad: an arrow from one ref to another, or something at one ref."""

    seat: SeatNumber
    kind: MarkKind
    refs: Annotated[list[Ref], Meta(min_length=1, max_length=2)]
    note: Note = ""


class Erase(_Up, frozen=True, tag="erase"):
    """Take a mark, or all, off the plan pad: the seat's own; without a seat anybody's (host)."""

    seat: SeatNumber | None = None
    mark: Count | None = None


class AskOdds(_Up, frozen=True, tag="odds"):
    """How the options compare, from what the seat may know."""

    seat: SeatNumber
    question: Count
    hint: bool = False  # what would the house do, and why?


class Try(_Up, frozen=True, tag="try"):
    """What a proposal would come to; nothing is recorded.

    ``draft`` is what the client has so far (null: nothing), ``intent`` what the player means to do
    with it: one name and what belongs to it, such as ``{"wheel": {"side": "left", "angle": 450}}``.
    """

    seat: SeatNumber
    question: Count
    draft: Any = None
    intent: dict[str, Any] | None = None


class NamePieces(_Up, frozen=True, tag="name"):
    """What pieces and places of the board are called, by their refs."""

    refs: Annotated[list[Ref], Meta(max_length=150)]


class Describe(_Up, frozen=True, tag="describe"):
    """The table in words, line by line (for screen readers)."""


class Measure(_Up, frozen=True, tag="measure"):
    """The ruler: something to be measured on the board, in the words of the game's own board."""

    what: dict[str, Any]


class Ping(_Up, frozen=True, tag="ping"):
    pass


Up = (
    Hello | Choose | Undo | Consent | Withdraw | Look | Sit | Speak | Say | Mark | Erase | AskOdds
    | Try | NamePieces | Describe | Measure | Ping
)  # fmt: skip


# ---------------------------------------------------------------------------------- server down
class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to hello.  Another ``run`` than before: the server was restarted."""

    id: str
    protocol: int
    run: str
    table: TableView
    held: list[int]  # seats the secrets open
    host: bool  # one of the secrets is the host's


class View(_Message, frozen=True, tag="view"):
    """The game as one seat sees it (None: a spectator), now or at an earlier moment."""

    seq: int  # entries of the table so far
    seat: int | None
    at: int  # choices made at this moment
    first: int  # earliest moment that can be looked at
    last: int  # choices made by now
    live: bool  # False: looking back
    state: dict[str, Any]
    question: Question | None
    waiting_for: list[int]
    log: LogPart
    undo: UndoState
    talk: Talk = Talk()  # what this seat may say now
    preview: dict[str, Any] = {}  # what the options lead to, as the game's board foresees it
    chosen: Any = None  # looking back: what this seat chose next, if it was its decision
    chosen_text: str = ""
    ending: Ending | None = None
    film: Film | None = None  # what has led here from the view before, if the client wants to know
    head: str = ""  # of the chain of all that happened so far: keep it (docs/records.md)
    idle: list[IdleQuestion] = []  # of the reader's other seats, which he need not look through


class Table(_Message, frozen=True, tag="table"):
    """Seats or status have changed."""

    seq: int
    table: TableView


class Chat(_Message, frozen=True, tag="chat"):
    chat: ChatPart


class Marks(_Message, frozen=True, tag="marks"):
    """The whole plan pad as it is now."""

    marks: list[MarkView]


class Odds(_Message, frozen=True, tag="odds"):
    """Best first; judged from imagined games that know only what the seat knows."""

    id: str
    question: int
    options: list[OddsEntry]  # those tried so far
    scale: Literal["chance", "score"] = "chance"  # to win, or the game's own score of its end
    final: bool = True  # else better figures follow
    hint: list[str] = []  # what the house would do, and why, in words
    advised: Any = None  # its choice


class Tried(_Message, frozen=True, tag="tried"):
    """A proposal as it would be recorded, whether it may be, and what a board draws of it."""

    id: str
    question: int
    choice: Any
    refusal: str  # why not, in words; empty: it may be chosen
    rule: str  # that forbids it
    facts: dict[str, Any]  # of the refusal, such as the element it is about
    lines: list[str]  # what it comes to, in words
    drawing: dict[str, Any]
    answers: list[Any] = []  # of an arrangement: what ``choose`` sends, one after the other
    warning: str = ""  # how it can lose the game this turn
    warned: list[str] = []  # places of the board that the warning speaks of


class Named(_Message, frozen=True, tag="named"):
    """In the order of the refs."""

    id: str
    names: list[str]


class Described(_Message, frozen=True, tag="described"):
    id: str
    lines: list[str]


class Measured(_Message, frozen=True, tag="measured"):
    """Empty: there was nothing to measure."""

    id: str
    found: dict[str, Any]


class Done(_Message, frozen=True, tag="done"):
    """Understood and committed.  ``repeated``: it had been committed before under this id."""

    id: str
    seq: int
    repeated: bool = False


class Refused(_Message, frozen=True, tag="refused"):
    """Nothing has changed.  The fresh view comes along where there is one.

    ``rule`` is the number of the rule that forbids a proposal; ``text`` then says why.
    """

    id: str
    code: Code
    text: str
    rule: str = ""  # of the game, that forbids it
    view: View | None = None


Down = (
    Welcome | View | Table | Chat | Marks | Odds | Tried | Named | Described | Measured | Done
    | Refused
)  # fmt: skip
