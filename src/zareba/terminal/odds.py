"""Odds in a terminal: within seconds, with figures on the way, and Ctrl-C stops them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from zareba.analysis.odds import Odds, Trial
from zareba.bots import Chair
from zareba.engine import Game
from zareba.wording import Words

SECONDS = 5.0  # as long as a person waits
LONGEST = 60.0
PATIENCE = 0.25  # of the time: within it every option must have been tried once to the end
EVERY = 1.0  # seconds between two words about how far it is
MOST_GAMES = 400  # for each option: the error is small by then


class Late(Exception):
    """The time is over."""


class Watch:
    """How much time is left."""

    def __init__(self, seconds: float) -> None:
        self.begun = time.monotonic()
        self.end = self.begun + seconds
        self.patience = seconds * PATIENCE

    def past(self) -> float:
        return time.monotonic() - self.begun

    def check(self) -> None:
        if time.monotonic() >= self.end:
            raise Late


def tried_out(
    game: Game, chair: Chair, choices: Sequence[Any], seconds: float, far: Callable[[Trial], None]
) -> Trial:
    """Every choice tried out as often as the time allows; *far* hears now and then how far it is.

    Where not even one game for each choice comes to its end soon, positions are judged instead.
    """
    watch, told = Watch(seconds), 0.0
    trial = Trial(game, chair, choices)
    while trial.n < MOST_GAMES:
        try:
            trial.round(watch.check if trial.n or trial.judged else Watch(watch.patience).check)
        except KeyboardInterrupt:
            break
        except Late:
            if trial.n or trial.judged or trial.playouts.value is None:
                break
            trial = Trial(game, chair, choices, judged=True)
        if trial.n and watch.past() - told >= EVERY:
            told = watch.past()
            far(trial)
    return trial


def in_words(words: Words, trial: Trial, labels: Sequence[str]) -> Iterator[str]:
    """The figures, best first, and how they came about."""
    if not trial.n:
        yield words.text("odds-none")
        return
    named = dict(zip(map(repr, trial.choices), labels, strict=True))
    for entry in trial.odds():
        yield _line(words, entry, named[repr(entry.choice)])
    yield words.text("odds-note", n=trial.n, how="judged" if trial.judged else "played")


def _line(words: Words, entry: Odds, label: str) -> str:
    percent, error = f"{100 * entry.mean:3.0f}", f"{100 * entry.error:.0f}"
    return words.text("odds-line", percent=percent, error=error, choice=label)


def far_in_words(words: Words, trial: Trial, labels: Sequence[str]) -> str:
    """Which option is ahead so far."""
    best = trial.odds()[0]
    label = next(
        label for label, choice in zip(labels, trial.choices, strict=True) if choice == best.choice
    )
    return words.text("odds-far", n=trial.n, choice=label, percent=f"{100 * best.mean:.0f}")
