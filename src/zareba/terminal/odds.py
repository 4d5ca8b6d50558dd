"""Odds in a terminal: within seconds, with figures on the way, and Ctrl-C stops them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from zareba.analysis import reasons
from zareba.analysis.odds import MOST_JUDGED, Odds, Trial, tried_out
from zareba.analysis.reasons import Hint, Witness
from zareba.bots import Chair
from zareba.bots.search import Budget, Search
from zareba.engine import Game, Play
from zareba.wording import Words

from .answers import in_short
from .drafts import is_count

SECONDS = 5.0  # as long as a person waits
LONGEST = 60.0

Named = tuple[str, Any]  # a choice and what it is called


class Comparison:
    """Of what one seat may choose, within *seconds*; *write* hears of it on the way."""

    def __init__(
        self, play: Play, words: Words, seat: int, seconds: float, write: Callable[[str], None]
    ) -> None:
        self.game, self.chair, self.words = play.setting.game, Chair(play.position, seat), words
        self.seconds, self.write = min(seconds, LONGEST), write

    def tried(self, named: Sequence[Named]) -> Iterator[str]:
        """How these choices compare."""
        if not named:
            yield self.words.text("odds-nothing")
            return
        yield self._begin(named)
        yield from in_words(self.words, self._trial(named), [label for label, _ in named])

    def hinted(self, named: Sequence[Named]) -> Iterator[str]:
        """What the house would do, and why."""
        witness = Witness(self.game, self.chair.seat)
        tried = promising(self.words, self.chair, self.game, named)
        yield self._begin(tried)
        hint = witness.hint(self._trial(tried, witness))
        yield from hint_in_words(self.words, self.game, hint, tried)

    def _begin(self, named: Sequence[Named]) -> str:
        return self.words.text("odds-begin", n=len(named), seconds=int(self.seconds))

    def _trial(self, named: Sequence[Named], witness: Witness | None = None) -> Trial:
        labels, choices = zip(*named, strict=True)

        def far(trial: Trial) -> None:
            self.write(far_in_words(self.words, trial, labels))

        return tried_out(self.game, self.chair, choices, self.seconds, far, witness=witness)


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


def promising(words: Words, chair: Chair, game: Game, named: Sequence[Named]) -> list[Named]:
    """What is worth trying, the advised answer first; where nothing is listed, what is proposed."""
    luck, most = random.Random(0), MOST_JUDGED
    plans = Search(game, Budget(most)).candidates(chair, luck, most, least=1)
    known = {repr(choice): label for label, choice in named}
    g = chair.glimpse(luck).state
    return [
        (known.get(repr(p.choice)) or words.choice(chair.ask, p.choice, g), p.choice) for p in plans
    ]


def hint_in_words(words: Words, game: Game, hint: Hint | None, named: Sequence[Named]) -> list[str]:
    if hint is None:
        return [words.text("counsel-none")]
    labels = {repr(choice): label for label, choice in named}
    return reasons.in_words(words, game, hint, lambda choice: labels[repr(choice)])


def _line(words: Words, entry: Odds, label: str) -> str:
    percent, error = f"{100 * entry.mean:3.0f}", str(max(1, round(100 * entry.error)))
    return words.text("odds-line", percent=percent, error=error, choice=label)


def far_in_words(words: Words, trial: Trial, labels: Sequence[str]) -> str:
    """Which option is ahead so far."""
    best = trial.odds()[0]
    label = next(
        label for label, choice in zip(labels, trial.choices, strict=False) if choice == best.choice
    )
    return words.text("odds-far", n=trial.games, choice=label, percent=f"{100 * best.mean:.0f}")
