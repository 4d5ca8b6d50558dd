"""Examples of play: a case that is shown, moment by moment, beside the rule it explains.

An example (``data/examples.toml`` of a game) is a case (docs/cases.md) with a list of ``frames``:
``""`` is the table as it was laid, ``"raid_total"`` the table when that was said,
``"?PayForDefence"`` the table when that was asked, ``"."`` the table at the end.  What is said of
each stands in ``text/examples.*.ftl``, and takes its numbers from the line or the question, and
from the fields of the state that ``shows`` names.

A picture is an example that stands still: its ``parts`` are the pieces that are named beside it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .asks import Ask
from .case import Case, CaseFile, Run, Step
from .data import DataError
from .paths import look
from .play import Line
from .state import Table

if TYPE_CHECKING:
    from .game import Game

FILE = "examples.toml"
MOST_FRAMES = 12
LAID, ASKED, ENDED = "", "?", "."


class Example(Case, frozen=True, kw_only=True):
    """A case with the moments that are shown of it."""

    frames: list[str]
    # the table laid out in the game's own way (`Game.stage`), before ``given``
    stage: dict[str, Any] = msgspec.field(default_factory=dict)
    # what captions may name: a field of the state, or a probe
    shows: dict[str, str] = msgspec.field(default_factory=dict)
    seat: int | None = 0  # whose eyes these are; None: a spectator's
    # of a picture: pieces of the board that are named
    parts: list[str] = msgspec.field(default_factory=list)
    # and what is measured on it (`Board.measure`)
    measure: dict[str, Any] = msgspec.field(default_factory=dict)

    @property
    def place(self) -> str:
        """The rule beside which it stands."""
        return self.rules[0]


class Asked(NamedTuple):
    """A question of the example, and how it is answered."""

    ask: Ask
    rule: str
    choice: Any


class Frame(NamedTuple):
    """A moment: what was said since the one before, and the table."""

    lines: list[Line]
    state: Table
    asked: Asked | None
    shown: Mapping[str, Any]


class _File(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    example: list[Example]


@lru_cache(maxsize=32)
def examples_of(game: Game) -> dict[str, Example]:
    """By name, in the order of the file."""
    place = resources.files(game.package) / "data" / FILE
    if not place.is_file():
        return {}
    try:
        file = msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(FILE, "", str(error)) from error
    return {example.id: example for example in file.example}


class MissingFrame(ValueError):
    """An example that never comes to a moment it wants to show."""


def frames_of(game: Game, example: Example) -> list[Frame]:
    """The example played, and its moments in order."""
    run = _Watched(CaseFile(game.name, list(examples_of(game).values())), example)
    run.follow()
    moments = iter(run.moments)
    return [_next(game, example, moments, wanted) for wanted in example.frames[:MOST_FRAMES]]


class _Moment(NamedTuple):
    name: str  # as in `Example.frames`
    line: Line | None
    state: Table
    asked: Asked | None


class _Watched(Run):
    """A case whose every line and question is kept, with the table as it was then."""

    case: Example

    def __init__(self, file: CaseFile, example: Example) -> None:
        super().__init__(file, example)
        self.moments: list[_Moment] = []

    def step(self, step: Step, first: bool) -> None:
        if first and self.case.stage and self.game.stage is not None:
            self.game.stage(self.position.state, self.case.stage)
        super().step(step, first)

    def laid(self) -> None:
        if not self.moments:
            self.moments.append(_Moment(LAID, None, self.position.state.clone(), None))

    def hear(self, event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        super().hear(event, rule, to, facts)
        state = self.position.state.clone()
        self.moments.append(_Moment(event, Line(event, rule, facts, to), state, None))

    def follow(self) -> None:
        super().follow()
        self.moments.append(_Moment(ENDED, None, self.position.state.clone(), None))

    def before(self, seat: int | None, choice: Any) -> None:
        ask, position = self.position.ask(seat), self.position
        assert ask is not None
        asked = Asked(ask, position.rule(ask.seat), choice)
        name = f"{ASKED}{type(ask).__name__}"
        self.moments.append(_Moment(name, None, position.state.clone(), asked))


def _next(game: Game, example: Example, moments: Iterator[_Moment], wanted: str) -> Frame:
    lines: list[Line] = []
    for moment in moments:
        line = moment.line
        if line is not None and line.to in (None, example.seat):
            lines.append(line)
        if moment.name == wanted:
            shown = {name: _value(game, moment.state, p) for name, p in example.shows.items()}
            return Frame(lines, moment.state, moment.asked, shown)
    raise MissingFrame(f"{game.name}, example {example.id}: it never comes to {wanted!r}")


def _value(game: Game, g: Table, path: str) -> Any:
    """A field of the state, or what a probe finds there."""
    what, *arguments = path.split(".")
    return game.probes[what](g, *arguments) if what in game.probes else look(g, path)
