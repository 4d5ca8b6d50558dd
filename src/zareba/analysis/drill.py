"""Exercises: moments of real games where the choice mattered, and what each choice is worth.

``zareba lab drill`` finds them (`lab/drill.py`).  An exercise is a game up to its question, as a
record has it; a collection is data beside this module, one file for each game.
"""

from __future__ import annotations

import functools
import importlib.resources
from typing import Any

import msgspec

from zareba.engine import (
    Ask,
    Domain,
    Game,
    IllegalChoice,
    Play,
    Setting,
    UnreadableChoice,
    as_choice,
    find_game,
)
from zareba.wording import Words

from .odds import Odds
from .reasons import Hint, Reason, in_words

PLACE = "drills"  # beside this module


class Answer(msgspec.Struct, frozen=True):
    """What one choice is worth, and why the best one is better."""

    choice: Any
    worth: float  # 0 lost, 1 won
    error: float
    n: int  # imagined games
    reasons: list[Reason] = []


class Exercise(msgspec.Struct, frozen=True):
    """A game up to a question.  ``answers``: the best first."""

    game: str
    players: int
    options: dict[str, bool | str]
    secret: str
    choices: list[tuple[int, Any]]
    seat: int
    question: str  # its kind
    answers: list[Answer]
    stake: float  # how much better the best is than the others on average
    bot: str  # who played
    playouts: int
    date: str

    @property
    def best(self) -> Answer:
        return self.answers[0]


class Put(msgspec.Struct, frozen=True):
    """An exercise on the table: its question waits."""

    exercise: Exercise
    play: Play
    ask: Ask


def put(exercise: Exercise) -> Put | None:
    """None: by the rules of today the game did not come to this question."""
    setting = Setting.of(find_game(exercise.game), exercise.players, exercise.options)
    play = Play(setting, exercise.secret)
    try:
        for seat, choice in exercise.choices:
            play.choose(as_choice(choice), seat)
    except (IllegalChoice, UnreadableChoice):
        return None
    seat, position = exercise.seat, play.position
    ask = position.ask(seat)
    if ask is None or ask.kind != exercise.question or isinstance(ask, Domain):
        return None
    options = position.options(seat)
    if any(as_choice(answer.choice) not in options for answer in exercise.answers):
        return None
    return Put(exercise, play, ask)


# ------------------------------------------------------------------------------------- collections
def _file(game: str) -> Any:
    return importlib.resources.files(__package__).joinpath(PLACE, f"{game}.json")


@functools.cache
def collection(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game; none: nobody has looked for them."""
    file = _file(game)
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[Exercise, ...])


def keep(game: str, exercises: list[Exercise]) -> None:
    """Write a collection into the package."""
    text = msgspec.json.format(msgspec.json.encode(exercises), indent=0)
    with importlib.resources.as_file(_file(game)) as path:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text + b"\n")
    collection.cache_clear()


# ------------------------------------------------------------------------------------------- words
def told(words: Words, game: Game, found: Put, chosen: Any) -> list[str]:
    """What the chosen answer is worth, which was best, and why."""
    g = found.play.position.state

    def label(choice: Any) -> str:
        return words.choice(found.ask, as_choice(choice), g)

    def odds(answer: Answer) -> Odds:
        return Odds(as_choice(answer.choice), answer.worth, answer.error, answer.n)

    best, *others = found.exercise.answers
    mine = next((a for a in found.exercise.answers if as_choice(a.choice) == chosen), None)
    right = mine is best
    other = mine if mine is not None and not right else others[0] if others else None
    compared = odds(other) if other is not None else None
    reasons = list(other.reasons) if other is not None else []
    hint = Hint(odds(best), compared, alike=False, reasons=reasons)
    lines = in_words(words, game, hint, label)
    if not right and mine is not None:  # it is not the next best, but what was chosen
        lines[1] = words.text(
            "drill-chosen", choice=label(chosen), chance=f"{100 * mine.worth:.0f}"
        )
    return [_verdict(words, best, mine, label(chosen)), *lines]


def _verdict(words: Words, best: Answer, mine: Answer | None, chosen: str) -> str:
    if mine is None:
        return words.text("drill-untried", choice=chosen)
    if mine is best:
        return words.text("drill-right")
    return words.text("drill-wrong", lost=round(100 * (best.worth - mine.worth)))


def table(words: Words, found: Put) -> list[tuple[str, str]]:
    """What every choice that was tried is worth, best first: its name and its figure."""
    g = found.play.position.state
    return [
        (
            words.choice(found.ask, as_choice(answer.choice), g),
            f"{100 * answer.worth:.0f} ± {100 * answer.error:.0f}",
        )
        for answer in found.exercise.answers
    ]
