"""How a newcomer meets a game: the table to begin with, and a guided first game.

A guide (``data/guide.toml`` of a game) is the beginning of one game, dealt from a fixed secret: its
choices in order, those of the bots among them, and at some of them a text that says what to do and
why.  Whoever follows it is told step by step; whoever leaves it plays on alone, and finds it again
by taking the step back.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

from .data import DataError, Strict
from .position import as_choice

if TYPE_CHECKING:
    from .game import Game

FILE = "guide.toml"


def _at_once(_g: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstGame:
    """The table at which a newcomer should begin: one person, the other seats are bots'."""

    players: int
    options: Mapping[str, bool | str] = field(default_factory=dict)
    # the state: is all made that the house makes for everybody, such as armies and their places?
    ready: Callable[[Any], bool] = _at_once
    led: bool = False  # by the guide, where it is somebody's very first one


class Step(Strict, frozen=True):
    """One choice of the guided game; ``say`` names the text that goes with it."""

    seat: int
    choice: Any
    say: str = ""


class Guide(Strict, frozen=True):
    """The beginning of a game that explains itself."""

    players: int
    secret: str
    line: tuple[Step, ...]
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    person: int = 0  # the seat that learns

    @property
    def told(self) -> list[int]:
        """Where in the line something is said."""
        return [i for i, step in enumerate(self.line) if step.say]


class Advised(msgspec.Struct, frozen=True):
    """What the guide says now: the choice, the text if there is one, and how far it is."""

    choice: Any
    say: str
    number: int  # of the step, from 1
    steps: int


@lru_cache(maxsize=32)
def guide_of(game: Game) -> Guide | None:
    place = resources.files(game.package) / "data" / FILE
    if not place.is_file():
        return None
    try:
        raw = tomllib.loads(place.read_text(encoding="utf-8"))
        return msgspec.convert(raw, Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(FILE, "", str(error)) from error


def next_step(guide: Guide, choices: Sequence[tuple[int, Any]]) -> Step | None:
    """What comes next, as long as everything so far went by the guide."""
    if len(choices) >= len(guide.line):
        return None
    made = zip(guide.line, choices, strict=False)
    if any((s.seat, as_choice(s.choice)) != (seat, choice) for s, (seat, choice) in made):
        return None
    return guide.line[len(choices)]


def advised(guide: Guide, choices: Sequence[tuple[int, Any]], seat: int) -> Advised | None:
    """What the guide tells a seat whose question is open; None: it is on its own."""
    step = next_step(guide, choices)
    if step is None or step.seat != seat:
        return None
    told = guide.told
    number = sum(at <= len(choices) for at in told)
    return Advised(as_choice(step.choice), step.say, number, len(told))
