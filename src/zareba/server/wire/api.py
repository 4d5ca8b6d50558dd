"""What goes over HTTP (docs/protocol.md), as typed structures."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from zareba.analysis import report
from zareba.analysis.provenance import Sourced
from zareba.analysis.story import Story

from .parts import ChatMode, LogLine
from .protocol import BotName, Code, Commitment, Count, Language, Name, Salt, Secret, TableView

Word = Annotated[str, Meta(max_length=40)]
Chosen = dict[Word, bool | Word]  # options
Progress = Literal["none", "running", "done", "failed"]
Report = report.Report  # of a finished game
Answer = int | Annotated[str, Meta(max_length=8_000)]


# -------------------------------------------------------------------------------------- requests
class _Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class NewSeat(_Request, frozen=True):
    """A seat of a new table: open, or a bot by name.

    ``answers`` tell a bot what to answer, by kind of question, where it is legal: which army list
    it takes, say.  Nobody can answer for a person: for an open seat there are none.
    """

    kind: Literal["open", "bot"] = "open"
    bot: BotName = "heuristic"
    answers: Annotated[dict[Annotated[str, Meta(max_length=40)], Answer], Meta(max_length=20)] = {}


class NewManners(_Request, frozen=True):
    """What the host decides; what is left out stays, or is what the game usually does."""

    chat: ChatMode | None = None
    odds: bool | None = None
    wipe: bool | None = None
    hints: bool | None = None


class NewTable(_Request, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Chosen = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []  # missing ones are open
    listed: bool = False  # anybody may find it and take an open seat
    manners: NewManners = NewManners()
    prepared: bool = False  # the house makes the set-up for everybody: armies, places
    guided: bool = False  # the game's guided first game: its deal, options and players


class FormWish(_Request, frozen=True):
    """What has been chosen so far for a new table."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: Chosen = {}


class Join(_Request, frozen=True):
    """Take a seat.  Its salt goes into the key of chance, so that nobody can choose the dice.

    ``commitment`` promises it; it is shown (`ShowSalt`) when all have sat down.  ``salt`` gives it
    at once: only for who sits down alone with bots.
    """

    name: Name
    commitment: Commitment | Literal[""] = ""
    salt: Salt | Literal[""] = ""


class ShowSalt(_Request, frozen=True):
    salt: Salt


class BotForSeat(_Request, frozen=True):
    bot: BotName = "heuristic"


class Secrets(_Request, frozen=True):
    secrets: Annotated[list[Secret], Meta(max_length=200)]


class NewBranch(_Request, frozen=True):
    """A what-if from any moment.  The same dice only when the game is over."""

    at: Count
    dice: Literal["same", "fresh"] = "fresh"


# ------------------------------------------------------------------------------------- responses
class TableMade(msgspec.Struct, frozen=True):
    """The links: the host's secret, the invitation, and the table, whose id lets people watch."""

    table: TableView
    host: str
    invite: str


class SeatTaken(msgspec.Struct, frozen=True):
    """Keep the secret: it is the seat.  It is empty where the given secret is the seat's."""

    table: TableView
    seat: int
    secret: str


class MyTable(msgspec.Struct, frozen=True):
    """A table that a secret opens; ``secret`` counts from 0 in the list that was asked."""

    table: TableView
    secret: int
    role: Literal["host", "invite", "seat"]
    seat: int | None = None


class RulesDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's: go on by the present rules where they still agree, or keep it as a replay."""

    choice: Literal["continue", "replay"]


class OptionView(msgspec.Struct, frozen=True):
    id: str
    text: str
    rule: str
    default: bool | str
    choices: list[tuple[str, str]]  # value and words; empty: yes or no
    group: Literal["shape", "difficulty", "edition", "house"]


class FormView(msgspec.Struct, frozen=True):
    """What there is to choose for a table, now that this much is chosen."""

    options: list[OptionView]  # those that matter, with the choices that fit
    values: dict[str, bool | str]  # of all options; what does not fit any more is the default
    figures: str  # how often bots win such games; empty: nobody has measured it


class FirstView(msgspec.Struct, frozen=True):
    """The table for somebody who does not know the game: one person and bots."""

    players: int
    options: dict[str, bool | str]
    guided: bool  # is there a guided first game?
    led: bool  # is it what a newcomer begins with?


class GameView(msgspec.Struct, frozen=True):
    game: str
    title: str
    about: str
    designer: str
    publisher: str
    players: list[int]
    minutes: int
    rules_version: int
    data_hash: str
    options: list[OptionView]
    bots: list[tuple[str, str]]  # name and rank in words
    chats: list[ChatMode]  # ways of talking the host can choose; the default first
    first: FirstView
    drills: int  # exercises


class ExampleName(msgspec.Struct, frozen=True):
    """An example of play beside a rule, or (still) a picture."""

    name: str
    title: str
    still: bool


class RuleView(msgspec.Struct, frozen=True):
    number: str
    heading: bool
    text: str
    source: str
    examples: list[ExampleName] = []


class ExampleAsked(msgspec.Struct, frozen=True):
    """A question of an example, and how it is answered there."""

    text: str
    rule: str
    kind: str
    fields: dict[str, Any]
    choice: Any
    answer: str  # the choice in words


class ExampleFrame(msgspec.Struct, frozen=True):
    """A moment of an example; its state and preview are what has changed since the one before."""

    caption: str
    asked: ExampleAsked | None
    lines: list[LogLine]
    state: dict[str, Any]
    preview: dict[str, Any]
    words: list[str]  # the table in words


class ExamplePart(msgspec.Struct, frozen=True):
    """A piece of the board that a picture names."""

    ref: str
    text: str


class ExampleView(msgspec.Struct, frozen=True):
    """An example of play, moment by moment."""

    game: str
    name: str
    title: str
    seat: int | None
    players: int
    facts: dict[str, Any]
    frames: list[ExampleFrame]
    parts: list[ExamplePart]
    about: dict[str, Any]  # what is measured on the board
    measured: dict[str, Any]


class Sources(msgspec.Struct, frozen=True):
    """Where the facts of a game come from, for the page *What is reconstructed*."""

    counts: list[tuple[str, int]]  # kind of source in words, how many
    unprinted: list[Sourced]  # what no rulebook prints
    kinds: dict[str, str]  # in words
    replace: str  # how to play with better facts


class Chapter(msgspec.Struct, frozen=True):
    """Where a part of a game begins, and what it is called; rank 0 is the largest kind."""

    at: int  # after so many choices
    rank: int
    text: str


class Facts(msgspec.Struct, frozen=True):
    """What a board needs and what never changes during a game."""

    game: str
    data_hash: str
    language: Language
    facts: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """The record replayed from the revealed secret: is it what was played?"""

    fair: bool
    text: str
    choices: int
    result: str
    undone: int = 0  # how often something was taken back
    after_chance: int = 0  # of these, after dice had been rolled or cards drawn


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked at again: how far that is, and what was found.

    ``found``: all figures in hundredths of a point (``zareba analyse --json``); ``lines``: the same
    in words.  There is a page of it beside (``/analysis/page``).
    """

    status: Progress
    done: int = 0
    choices: int = 0
    lines: list[str] = []
    found: dict[str, Any] | None = None


class AnalysisStory(msgspec.Struct, frozen=True):
    """The same for a page that draws it."""

    status: Progress
    done: int = 0
    choices: int = 0
    story: Story | None = None


class DrillOption(msgspec.Struct, frozen=True):
    """A choice of an exercise: what it is worth, and what is said to who takes it."""

    choice: Any
    text: str
    hint: str
    worth: float | None  # 0 lost, 1 won; null: it was not tried
    error: float
    best: bool
    told: list[str]


class DrillView(msgspec.Struct, frozen=True):
    """A moment of a real game where the choice mattered."""

    game: str
    number: int
    of: int
    title: str
    seat: int
    players: int
    text: str
    rule: str
    kind: str
    made: str  # how its figures were found
    fields: dict[str, Any]
    facts: dict[str, Any]
    state: dict[str, Any]
    preview: dict[str, Any]
    situation: list[str]
    board: list[str]
    log: list[str]
    options: list[DrillOption]


class Problem(msgspec.Struct, frozen=True):
    """The body of every refusal over HTTP."""

    code: Code
    text: str
