"""What would you do?  The best answer found, the next best, and why: in which terms they differ.

Both answers have met the same imagined positions under the same luck.  Where their games were
judged, everything the judgement reads off (`Judgement.terms`) is compared, luck by luck; games that
had ended by then count as lost or won.  Only what differs beyond its error is told.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from zareba.engine import CHANCE, Game, Judgement, Position, Term
from zareba.wording import Words

from .odds import Odds, Trial
from .told import COMMA

MOST = 3  # reasons told
SURE = 2.0  # standard errors
LEAST = 0.002  # of the worth: less is no reason
SMALL = 0.15  # of the largest reason
WON = 0.5  # an ended game that is worth more was won
FEWEST = 4  # imagined games for each answer, or nothing can be said
CLOSE = 0.1  # figures that differ by less are told more exactly


class Reason(msgspec.Struct, frozen=True):
    """A figure of which the answers make something else, on average."""

    term: str
    best: float
    other: float
    speaks_for: bool
    kind: str = ""
    thing: str = ""  # of that kind: the village, say, for which it differs most


class Hint(msgspec.Struct, frozen=True):
    best: Odds
    other: Odds | None  # the next best
    alike: bool  # they differ by less than the error of that
    reasons: list[Reason]


class Seen(msgspec.Struct, frozen=True):
    """Where one imagined game was judged."""

    worth: float
    over: bool
    numbers: Sequence[float]  # empty where there is no judgement, or it was over
    each: dict[str, dict[str, float]]  # by term and thing


class Witness:
    """Looks at every imagined game where it is judged."""

    def __init__(self, game: Game, seat: int) -> None:
        advice = game.advice
        self.judgement = advice.judgement if advice is not None else None
        self.seat = seat
        self.terms = self.judgement.terms if self.judgement is not None else {}
        self.seen: dict[str, list[Seen]] = {}

    def __call__(self, choice: Any, position: Position, worth: float) -> None:
        g, over = position.state, not position.pending
        judges = self.judgement is not None and not over
        numbers = self.judgement.features(g, self.seat) if self.judgement and judges else ()
        each = {name: dict(t.each(g)) for name, t in self.terms.items() if t.each is not None}
        self.seen.setdefault(repr(choice), []).append(Seen(worth, over, numbers, each))

    def hint(self, trial: Trial) -> Hint | None:
        """None: there was no time to find out."""
        best, *others = trial.leaders()
        if best.n < FEWEST:
            return None
        other = next((entry for entry in others if entry.n >= FEWEST), None)
        if other is None:
            return Hint(best, None, alike=False, reasons=[])
        pairs = list(zip(*(self.seen[repr(o.choice)] for o in (best, other)), strict=False))
        gain, error = mean_of([a.worth - b.worth for a, b in pairs])
        return Hint(best, other, alike=gain <= max(error, LEAST), reasons=self.reasons(pairs))

    # ------------------------------------------------------------------------------- the terms
    def reasons(self, pairs: Sequence[tuple[Seen, Seen]]) -> list[Reason]:
        """The largest differences, what speaks for the best answer first."""
        judged = [s.worth for pair in pairs for s in pair if not s.over]
        usual = sum(judged) / len(judged) if judged else WON
        found = [*self._ends(pairs, usual), *self._terms(pairs, usual * (1 - usual))]
        told = sorted(found, key=lambda each: -abs(each[0]))
        least = max(LEAST, SMALL * abs(told[0][0])) if told else LEAST
        told = [each for each in told if abs(each[0]) >= least][:MOST]
        return [reason for _, reason in sorted(told, key=lambda each: -each[0])]

    def _ends(
        self, pairs: Sequence[tuple[Seen, Seen]], usual: float
    ) -> Iterator[tuple[float, Reason]]:
        """Games that are over before they are judged."""
        kinds: tuple[tuple[str, Callable[[float], bool], float], ...] = (
            ("lost", lambda worth: worth < WON, -usual),
            ("won", lambda worth: worth >= WON, 1 - usual),
        )
        for name, is_so, worth in kinds:
            a, b = (
                [float(s.over and is_so(s.worth)) for s in side]
                for side in zip(*pairs, strict=True)
            )
            gain, error = mean_of([worth * (x - y) for x, y in zip(a, b, strict=True)])
            if abs(gain) >= SURE * error:
                yield gain, Reason(name, 100 * mean(a), 100 * mean(b), gain > 0)

    def _terms(
        self, pairs: Sequence[tuple[Seen, Seen]], slope: float
    ) -> Iterator[tuple[float, Reason]]:
        both = [(a, b) for a, b in pairs if a.numbers and b.numbers]
        if len(both) < FEWEST or self.judgement is None:
            return
        for name, term in self.terms.items():
            gain, error = mean_of(self._gains(self.judgement, term, both, slope))
            if abs(gain) < SURE * error:
                continue
            if term.each is not None:
                yield gain, self._told_of_things(name, term, pairs, gain > 0)
            else:
                yield gain, self._told(self.judgement, name, term, both, gain > 0)

    def _gains(
        self, judgement: Judgement, term: Term, both: Sequence[tuple[Seen, Seen]], slope: float
    ) -> list[float]:
        """What a term makes the best answer better, luck by luck."""
        numbers = list(judgement.signs)
        counted = [(numbers.index(n), judgement.weight(n)) for n in (*term.shown, *term.more)]
        return [slope * sum(w * (a.numbers[i] - b.numbers[i]) for i, w in counted) for a, b in both]

    def _told_of_things(
        self, name: str, term: Term, pairs: Sequence[tuple[Seen, Seen]], good: bool
    ) -> Reason:
        """The figure of the thing that differs most."""
        sides = [[s.each[name] for s in side] for side in zip(*pairs, strict=True)]
        means = [{t: mean([one[t] for one in side]) for t in side[0]} for side in sides]
        thing = max(means[0], key=lambda t: abs(means[0][t] - means[1][t]))
        return Reason(name, means[0][thing], means[1][thing], good, term.kind, thing)

    def _told(
        self, judgement: Judgement, name: str, term: Term, both: Sequence[tuple[Seen, Seen]],
        good: bool,
    ) -> Reason:  # fmt: skip
        """The figure of a term."""
        numbers = list(judgement.signs)
        shown = [numbers.index(n) for n in term.shown]
        best, other = (
            mean([sum(s.numbers[i] for i in shown) for s in side]) * term.scale
            for side in zip(*both, strict=True)
        )
        if term.size:
            best, other = abs(best), abs(other)
        return Reason(name, best, other, good)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error."""
    n, middle = len(values), mean(values)
    if n <= 1:
        return middle, math.inf
    spread = sum((x - middle) ** 2 for x in values) / (n - 1)
    return middle, math.sqrt(spread / n)


# ------------------------------------------------------------------------------------------- words
def scale_of(game: Game) -> str:
    """What the figures of a hint mean: the chance to win, or the game's score of its end."""
    judgement = game.advice.judgement if game.advice is not None else None
    return judgement.scale if judgement is not None else CHANCE


def in_words(words: Words, game: Game, hint: Hint, label: Callable[[Any], str]) -> list[str]:
    """A hint in the reader's language; *label* names a choice."""
    scale = scale_of(game)

    def chance(entry: Odds) -> str:
        percent, error = (written(words, 100 * x, 1) for x in (entry.mean, entry.error))
        return words.text("counsel-chance", scale=scale, percent=percent, error=error)

    lines = [words.text("counsel-choice", choice=label(hint.best.choice), chance=chance(hint.best))]
    if hint.other is None:
        return lines
    best, other = label(hint.best.choice), label(hint.other.choice)
    lines.append(words.text("counsel-next", choice=other, chance=chance(hint.other)))
    if hint.alike:
        lines.append(words.text("counsel-alike"))
    lines += _reasons_in_words(words, hint.reasons, best)
    if not hint.reasons and not hint.alike:
        lines.append(words.text("counsel-unclear"))
    return lines


def _reasons_in_words(words: Words, reasons: Sequence[Reason], best: str) -> Iterator[str]:
    """What speaks for the best choice, then what speaks against it."""
    for message, good in (("counsel-why", True), ("counsel-against", False)):
        told = [reason_in_words(words, r) for r in reasons if r.speaks_for is good]
        if told:
            yield words.text(message, best=best, reasons=words.text("counsel-semicolon").join(told))


def written(words: Words, value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if words.language in COMMA else text


def reason_in_words(words: Words, reason: Reason) -> str:
    digits = 2 if abs(reason.best - reason.other) < CLOSE else 1
    best, other = (written(words, value, digits) for value in (reason.best, reason.other))
    if reason.term in ("lost", "won"):
        shares = {"best": f"{reason.best:.0f}", "other": f"{reason.other:.0f}"}
        return words.text(f"counsel-{reason.term}", **shares)
    thing = words.name(reason.kind, reason.thing) if reason.thing else ""
    return words.text(f"reason-{reason.term}", thing=thing, best=best, other=other)
