"""The faces of a game: what it offers to readers, bots, tables and cases beside its rules.

Rules know nothing of faces; ``GAME`` in the game's ``__init__`` joins them.  A face is a record
of functions, so a name that does not exist or a function of the wrong shape is a type error where
``GAME`` is written, and a game leaves out what it does not need.

In the signatures below the first argument is the state of the game (or a seat's view of it, or its
facts), which only the game itself can type.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .asks import Ask, Refusal
from .drafts import Intent
from .judging import SCORE, Judgement
from .tempers import Tempers

View = Mapping[str, Any]  # a state as one seat sees it
Said = tuple[str, ...]  # a signal of table talk: its id, and what it names


class Speaker(Protocol):
    """What a face may ask of the house's words; they are of one language."""

    language: str

    def text(self, message: str, **arguments: Any) -> str: ...
    def has(self, message: str) -> bool: ...
    def name(self, kind: str, value: Any) -> str: ...
    def any_name(self, value: Any, first: tuple[str, ...] = ()) -> str: ...
    def named(self, kind: str, values: Iterable[Any]) -> dict[Any, str]: ...
    def texts(self, kind: str, names: Iterable[str]) -> dict[str, str]: ...
    def listed(self, kind: str, values: Iterable[Any]) -> str: ...
    def counted(self, kind: str, value: Any, n: int) -> str: ...
    def several(self, kind: str, value: Any) -> str: ...
    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]: ...
    def rule(self, number: str) -> str: ...
    def heading(self, number: str) -> str: ...


# --------------------------------------------------------------------------------------- the board
class Lines(Protocol):
    """The view of a seat and the facts: the table line by line; everything with *details*."""

    def __call__(
        self, view: Any, facts: Any, words: Any, details: bool = False, /
    ) -> Iterable[str]: ...


def _every_field(view: View, _facts: Any, _words: Speaker, _details: bool = False) -> Iterator[str]:
    """A table nobody has described: its fields by name."""
    return (f"{name}: {value}" for name, value in view.items())


def _nothing(*_: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The table in words, and what a drawing of it needs."""

    lines: Lines = _every_field
    # the facts a drawing needs, in the reader's words
    drawing: Callable[[Any, Speaker], dict[str, Any]] = _nothing
    # the state and a seat: what every reader could work out for himself
    outlook: Callable[[Any, int | None], dict[str, Any]] = _nothing
    for_all: bool = False  # whoever asks, the outlook is the same
    # the state and a question: where its options lead
    preview: Callable[[Any, Ask], dict[str, Any]] = _nothing
    # the state and what to measure: only what lies openly
    measure: Callable[[Any, Any, Speaker], dict[str, Any]] = _nothing


# --------------------------------------------------------------------------------------- in words
def _silent(*_: Any) -> str:
    return ""


def _no_number(*_: Any) -> None:
    return None


def _no_lines(*_: Any) -> tuple[()]:
    return ()


def _spelt(_g: Any, _ask: Any, intent: Intent, _words: Speaker) -> str:
    """An intent as it is typed."""
    ((name, about),) = intent.items()
    return " ".join([name, *(f"{field} {value}" for field, value in about.items())])


def _described(g: Any, ask: Any, _words: Speaker) -> list[str]:
    return [f"{name}: {limit}" for name, limit in ask.describe(g).items()]


def _as_they_are(_why: Refusal, _words: Speaker) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """What a game says beyond its text files."""

    # state, question: its fields as a person calls them (a unit by name), for the prompt
    about: Callable[[Any, Any, Speaker], Mapping[str, Any]] = _nothing
    # state, question, option: the option by names on the table; empty: its text says all
    called: Callable[[Any, Any, Any, Speaker], str] = _silent
    # state, question, option or intent: the number that its words call it by, if they do
    number: Callable[[Any, Any, Any], int | None] = _no_number
    # state, question, option: what a player should know of it
    hint: Callable[[Any, Any, Any, Speaker], str] = _silent
    # state, question, option: how it can lose the game this turn, as far as its seat knows
    warning: Callable[[Any, Any, Any, Speaker], str] = _silent
    # the same: the places of the board that the warning speaks of
    warned: Callable[[Any, Any, Any], Iterable[str]] = _no_lines
    # state, question: the few lines a player needs to answer it
    situation: Callable[[Any, Any, Speaker], Iterable[str]] = _no_lines
    # state, question: what one could expect and is not possible now: name, reason, rule
    missing: Callable[[Any, Any, Speaker], Iterable[tuple[str, str, str]]] = _no_lines
    # the finished state: what there is to say at the end
    epilogue: Callable[[Any, Speaker], Iterable[str]] = _no_lines
    # for drafts (`Domain`, `Arranging`): an intent offered, a draft tried, the limits
    intent: Callable[[Any, Any, Intent, Speaker], str] = _spelt
    tried: Callable[[Any, Any, Any, Speaker], Iterable[str]] = _no_lines
    limits: Callable[[Any, Any, Speaker], Iterable[str]] = _described
    # the facts of a refusal in words; None: they are named like those of a log line
    refusal_facts: Callable[[Refusal, Speaker], Mapping[str, Any] | None] = _as_they_are


# -------------------------------------------------------------------------------------- the story
GRAVE = 5  # the least weight of an event that gets a banner


def _light(_event: str, _facts: Mapping[str, Any]) -> int:
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """How the log is told beat by beat (`film`), by the names of its events.

    A line is a beat of its own unless it is named here.
    """

    quiet: frozenset[str] = frozenset()  # told with the line before it, never worth a pause
    echoes: frozenset[str] = frozenset()  # nothing new to who has just chosen it
    together: tuple[frozenset[str], ...] = ()  # runs of these are one beat: a volley, a melee
    rows: frozenset[str] = frozenset()  # runs of these are one line of text: You draw: a, b, c
    chapters: tuple[str, ...] = ()  # what begins a chapter, the largest first: turn, phase
    foreseen: bool = True  # every beat with the outlook of its table; no: it takes too long
    # of an event and its facts: how much it weighs, 0 (nothing to dwell on) to 9 (it is decided);
    # from GRAVE on it gets a banner, and the heaviest are the turning points of a report
    weight: Callable[[str, Mapping[str, Any]], int] = _light

    def joins(self, told: Sequence[str], event: str) -> bool:
        """Is an event told in one beat with those before it?"""
        if event in self.quiet:
            return True
        loud = [name for name in told if name not in self.quiet]
        return bool(loud) and any(loud[-1] in run and event in run for run in self.together)


# ------------------------------------------------------------------------------------- table talk
@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """Sentences a game offers for its table talk, and where its rules limit talk."""

    rule: str
    signals: Callable[[Any, int], list[Said]]  # what a seat may say now
    sentence: Callable[[Any, Sequence[str], Speaker], str]  # of the facts: a signal in words
    # the rule by which nothing but signals may be said now, or ""
    signals_only: Callable[[Any], str] = _silent
    # the rule by which a seat is silent now, or ""
    silenced_by: Callable[[Any, int], str] = _silent

    @property
    def restricts(self) -> bool:
        """Do the rules forbid anything?"""
        return self.signals_only is not _silent or self.silenced_by is not _silent


# ------------------------------------------------------------------------------------------- bots
@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """Rules of thumb for bots; with a judgement positions can be judged too."""

    # a state that might be the real one, the question, its options: one of them
    advise: Callable[[Any, Any, list[Any], random.Random], Any]
    # the same with less care, where advice is dear: how imagined games are played on
    sketch: Callable[[Any, Any, list[Any], random.Random], Any] | None = None
    judgement: Judgement | None = None  # what ``zareba lab fit`` fits
    tempers: Tempers[Any] | None = None  # the numbers that ``zareba lab tune`` tries
    # state, question, options: answers worth trying, best first; None: all that are listed
    propose: Callable[[Any, Any, list[Any], random.Random], Sequence[Any] | None] | None = None

    @property
    def scale(self) -> str:
        """On which ended games count in a search: the judgement's, or by their score."""
        return SCORE if self.judgement is None else self.judgement.scale


# ----------------------------------------------------------------------------------------- armies
@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """What is done with an army outside the game; the first arguments are facts and words."""

    error: type[ValueError]  # what was asked cannot be done; in the reader's language
    wish: type[Any]  # what ``new`` is told
    read: Callable[[Any, str | bytes], Any]  # words, the text of a file: an army
    lists: Callable[[Any, Any], dict[str, Any]]
    check: Callable[[Any, Any, Any], dict[str, Any]]
    new: Callable[[Any, Any, Any], Any]
    page: Callable[[Any, Any, Any], str]
    pdf: Callable[[Any, Any, Any], bytes]


# ------------------------------------------------------------------------- simulations and cases
Roles = Callable[[Any, int], tuple[str, ...]]  # of a seat in a finished game, counted apart
Complete = Callable[[Any, Collection[str]], None]  # a case's state, the fields it has laid


def no_roles(_g: Any, _seat: int) -> tuple[str, ...]:
    return ()


def complete_already(_g: Any, _given: Collection[str]) -> None:
    """A game whose cases need nothing put out of play."""
