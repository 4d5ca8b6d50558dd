"""What a finished game has come to, as the game itself tells it: facts in sheets, in words.

It is made from what everybody may know: the lines that all could read, and open things of the
state.  So it can be shown to whoever looks at the end of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import msgspec

from .faces import Speaker

USUAL = 6  # sides of a die


class Event(Protocol):
    """A line of the log, as data."""

    @property
    def event(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def facts(self) -> dict[str, Any]: ...
    @property
    def at(self) -> int: ...


class Row(msgspec.Struct, frozen=True):
    """What is told of one thing; the first cell names it, ``at`` is the moment to look at."""

    cells: list[str]
    at: int | None = None


class Sheet(msgspec.Struct, frozen=True):
    title: str
    columns: list[str]
    rows: list[Row]


class Curve(msgspec.Struct, frozen=True):
    label: str
    values: list[float]


class Chart(msgspec.Struct, frozen=True):
    """How the game went, from tick to tick: turns, missions, rounds."""

    title: str
    ticks: list[str]
    curves: list[Curve]


class Account(msgspec.Struct, frozen=True):
    """What a game says of its end: what decided it, the sheets, and a curve."""

    decided: list[str]
    sheets: list[Sheet]
    chart: Chart | None = None


class Course(NamedTuple):
    """A finished game: its last state, and the lines that everybody could read."""

    state: Any
    lines: Sequence[Event]


_Said = Callable[[Any, Sequence[Event], Speaker], Iterable[str]]
_Listed = Callable[[Any, Sequence[Event], Speaker], Sheet]
_Drawn = Callable[[Any, Sequence[Event], Speaker], Chart]


@dataclass(frozen=True, slots=True, kw_only=True)
class Accounting:
    """How a game tells what it has come to; each part gets the last state, the lines, the words."""

    decided: _Said  # the deed that ended it, how near it was
    sheets: tuple[_Listed, ...]
    chart: _Drawn

    def __call__(self, course: Course, words: Speaker) -> Account:
        told = course.state, course.lines, words
        return Account(
            list(self.decided(*told)), [sheet(*told) for sheet in self.sheets], self.chart(*told)
        )


# --------------------------------------------------------------------------- tools for the games
def parts(lines: Sequence[Event], event: str) -> list[tuple[Event, Sequence[Event]]]:
    """The game cut where *event* is told; what was before the first one is left out."""
    cuts = [n for n, line in enumerate(lines) if line.event == event]
    return [(lines[a], lines[a:b]) for a, b in pairwise([*cuts, len(lines)])]


def tally(lines: Iterable[Event], fact: str, *events: str) -> Counter[Any]:
    """How often each value of a fact was told of by these events."""
    return Counter(line.facts[fact] for line in lines if line.event in events)


def last(lines: Sequence[Event], *events: str) -> Event | None:
    return next((line for line in reversed(lines) if line.event in events), None)


def titled(title: str, columns: Iterable[str], rows: list[Row], words: Speaker) -> Sheet:
    """A sheet whose title and columns are texts of the game."""
    return Sheet(words.text(title), [words.text(column) for column in columns], rows)


class Thrown(NamedTuple):
    """Dice, what they were thrown for, and how many sides they have."""

    label: str
    dice: Sequence[int]
    sides: int = USUAL


def dice_sheet(thrown: Iterable[Thrown], words: Speaker) -> Sheet:
    """By what they were thrown for: how many dice, and their mean against the expected one."""
    rows = [
        Row([label, str(len(dice)), _mean(sum(dice) / len(dice), words), _mean((n + 1) / 2, words)])
        for label, dice, n in thrown
        if dice
    ]
    columns = ["report-thrown-for", "report-thrown", "report-mean", "report-expected"]
    return titled("report-dice", columns, rows, words)


def _mean(value: float, words: Speaker) -> str:
    return decimal(value, words, 2)


def decimal(value: float, words: Speaker, places: int = 1) -> str:
    """As a language writes it."""
    text = f"{value:.{places}f}"
    return text if words.language == "en" else text.replace(".", ",")
