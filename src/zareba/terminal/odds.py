"""Odds in a terminal: within seconds, with figures on the way, and Ctrl-C stops them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from zareba.analysis.odds import Odds, Trial, tried_out
from zareba.bots import Chair
from zareba.engine import Play
from zareba.wording import Words

from .answers import in_short
from .drafts import is_count

SECONDS = 5.0  # as long as a person waits
LONGEST = 60.0


def tried_out_in_words(
    play: Play,
    words: Words,
    seat: int,
    tried: Sequence[tuple[str, Any]],
    seconds: float,
    write: Callable[[str], None],
) -> Iterator[str]:
    """Options with their names, compared; *write* hears of it on the way."""
    if not tried:
        yield words.text("odds-nothing")
        return
    labels, choices = zip(*tried, strict=True)
    seconds = min(seconds, LONGEST)
    yield words.text("odds-begin", n=len(choices), seconds=int(seconds))
    trial = tried_out(
        play.setting.game,
        Chair(play.position, seat),
        choices,
        seconds,
        lambda trial: write(far_in_words(words, trial, labels)),
    )
    yield from in_words(words, trial, labels)


def in_words(words: Words, trial: Trial, labels: Sequence[str]) -> Iterator[str]:
    """The figures, best first, and how they came about."""
    if not trial.games:
        yield words.text("odds-none")
        return
    named = dict(zip(map(repr, trial.choices), labels, strict=False))
    for entry in trial.odds():
        yield _line(words, entry, named[repr(entry.choice)])
    left_out = labels[len(trial.choices) :]
    if left_out:
        bare = all(is_count(label) for label in left_out)  # years
        others = in_short(left_out) if bare else ", ".join(left_out)
        yield words.text("odds-first", n=len(trial.choices), all=len(labels), others=others)
    yield words.text("odds-note", n=trial.games, how="judged" if trial.judged else "played")


def _line(words: Words, entry: Odds, label: str) -> str:
    percent, error = f"{100 * entry.mean:3.0f}", f"{100 * entry.error:.0f}"
    return words.text("odds-line", percent=percent, error=error, choice=label)


def far_in_words(words: Words, trial: Trial, labels: Sequence[str]) -> str:
    """Which option is ahead so far."""
    best = trial.odds()[0]
    label = next(
        label for label, choice in zip(labels, trial.choices, strict=False) if choice == best.choice
    )
    return words.text("odds-far", n=trial.games, choice=label, percent=f"{100 * best.mean:.0f}")
