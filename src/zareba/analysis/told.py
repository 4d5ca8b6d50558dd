"""A review in words: sums, chapters, turning points and marks, for a terminal or a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from zareba.bots import people
from zareba.engine import Play, with_minus
from zareba.wording import Words

from .ends import Ended
from .report import chapters_of
from .review import MARKS, Review, Step, error_of

MOST_LINES = 5  # of the log, told of what came of one choice
COMMA = ("de", "fr")


class Sum(msgspec.Struct, frozen=True):
    """A line of a sum that adds up: a worth and its error, or an exact one."""

    label: str
    worth: int
    error: float | None = None


class Told(msgspec.Struct, frozen=True):
    """One choice in words; what a marked one gave away in hundredths of a point."""

    at: int
    chapter: str
    who: str
    question: str
    choice: str
    better: str
    mark: str
    came: list[str]
    seat: int
    kind: str  # of the mark; empty: it is not marked
    lost: int
    lost_error: float


class Chapter(msgspec.Struct, frozen=True):
    label: str
    at: int
    worth: int  # at its beginning
    by_choice: int
    by_luck: int


class Teller:
    """Says what a review has found."""

    def __init__(self, review: Review, play: Play, words: Words) -> None:
        self.review, self.play = review, play
        self.words = words.among(people(play.record.seats, play.setting.players, words))
        self.labels = self._chapters()

    # ------------------------------------------------------------------------------- figures
    def points(self, worth: float, signed: bool = False) -> str:
        text = with_minus(f"{worth / 100:+.2f}" if signed else f"{worth / 100:.2f}")
        return text.replace(".", ",") if self.words.language in COMMA else text

    def within(self, worth: float, error: float | None, signed: bool = False) -> str:
        """A figure with its error."""
        told = self.points(worth, signed)
        return told if error is None else f"{told} ± {self.points(error)}"

    def of(self, seat: int) -> str:
        """Whose figures follow; one person alone is not all together."""
        together = self.review.shared and len(self.review.accounts) > 1
        return self.words.text(
            "analysis-of", who=self.who(seat), shared="yes" if together else "no"
        )

    def sides(self) -> list[int]:
        """Whose worth is told: that of all together, or of each seat."""
        return [0] if self.review.shared else [a.seat for a in self.review.accounts]

    def sums(self, seat: int) -> list[Sum]:
        """Beginning, choices of each, luck, result: they add up."""
        account, text = self.review.accounts[seat], self.words.text
        rows = [Sum(text("analysis-start"), account.start, account.start_error)]
        for other in self.review.accounts:
            steps = [step for step in self.review.steps if step.seat == other.seat]
            error = error_of(steps, seat)
            label = text("analysis-choices", who=self.who(other.seat), n=len(steps))
            rows.append(Sum(label, sum(step.by_choice(seat) for step in steps), error))
        rows.append(Sum(text("analysis-luck"), account.luck, account.luck_error))
        rows.append(Sum(text("analysis-result"), account.result))
        return rows

    def without_luck(self, seat: int) -> Sum:
        account = self.review.accounts[seat]
        label = self.words.text("analysis-without-luck")
        return Sum(label, account.without_luck, account.luck_error)

    # --------------------------------------------------------------------------------- words
    def head(self) -> list[str]:
        review, text = self.review, self.words.text
        least, most = (f(step.playouts for step in review.steps) for f in (min, max))
        view = "open" if review.open_hands else "seats"
        return [
            text("analysis-title", game=text("game-title")),
            text("analysis-scale", scale=review.scale),
            text("analysis-view", view=view),
            text("analysis-how", n=f"{least}" if least == most else f"{least}–{most}",
                 seed=review.seed, far="quiet" if review.horizon is None else "short",
                 horizon=review.horizon or 0),
        ]  # fmt: skip

    def who(self, seat: int) -> str:
        return self.words.name("player", seat)

    def losses(self) -> list[str]:
        """By seat: what was lost against the best found."""
        return [
            self.words.text(
                "analysis-lost", who=self.who(a.seat), n=a.decisions,
                lost=self.within(a.lost, a.lost_error), **a.marks,
            )
            for a in self.review.accounts
        ]  # fmt: skip

    def told(self, step: Step, in_full: bool = True) -> Told:
        """*in_full*: with what came of it."""
        position = self.play.position_at(step.at)
        ask = position.ask(step.seat)
        assert ask is not None  # it was answered
        g, words = position.state, self.words
        return Told(
            at=step.at,
            chapter=self.labels[max(0, step.chapter - 1)],
            who=self.who(step.seat),
            question=words.prompt(ask, g),
            choice=words.choice(ask, step.choice, g),
            better=words.choice(ask, step.better, g) if step.mark else "",
            mark=words.text(f"mark-{step.mark}") if step.mark else "",
            came=self.came(step.at) if in_full else [],
            seat=step.seat,
            kind=step.mark,
            lost=step.lost if step.mark else 0,
            lost_error=step.lost_error if step.mark else 0.0,
        )

    def curve(self, seat: int) -> str:
        """The curve in words, for who cannot see it."""
        account, review = self.review.accounts[seat], self.review
        return self.words.text(
            "analysis-curve-shared" if review.shared else "analysis-curve",
            who=self.who(seat), start=self.points(account.start),
            result=self.points(account.result), n=len(review.steps),
        )  # fmt: skip

    def came(self, at: int) -> list[str]:
        """What the log says after a choice, of much the weightiest; and who judges from here on."""
        lines = [
            line
            for line in self.play.log
            if line.at == at + 1 and not line.of_house and line.to is None
        ]
        weight = self.play.setting.game.story.weight
        weighed = sorted(lines, key=lambda line: -weight(line.event, line.facts))[:MOST_LINES]
        found = [self.words.line(line, with_rule=False) for line in lines if line in weighed]
        return [*found, *(["…"] if len(lines) > MOST_LINES else []), *self.known_by_next(at)]

    def known_by_next(self, at: int) -> list[str]:
        """Another seat sees its own cards: what it knows more or less is luck, too."""
        seats = [seat for seat, _ in self.play.record.choices[at : at + 2]]
        if self.review.open_hands or len(set(seats)) == 1:
            return []
        return [self.words.text("analysis-knew", who=self.who(seats[1]))]

    def _chapters(self) -> list[str]:
        said = dict(chapters_of(self.play, self.play.log, self.words))
        first = self.words.text("analysis-start")
        return [said.get(at, first) for at in self.review.chapters]

    def chapters(self, seat: int) -> list[Chapter]:
        rows = []
        for number, (at, label) in enumerate(zip(self.review.chapters, self.labels, strict=True)):
            steps = [step for step in self.review.steps if step.chapter == number + 1]
            if steps:
                choice = sum(step.by_choice(seat) for step in steps)
                luck = sum(step.by_luck(seat) for step in steps)
                rows.append(Chapter(label, at, steps[0].before[seat], choice, luck))
        return rows


def plainly(review: Review, teller: Teller, ended: Sequence[Ended] = ()) -> dict[str, Any]:
    """Everything for other programs: figures in hundredths of a point, and the marks in words."""
    return {
        **msgspec.to_builtins(review),
        "whole": 10_000,
        "thresholds": MARKS,
        "without_luck": [account.without_luck for account in review.accounts],
        "told": [msgspec.to_builtins(teller.told(step)) for step in review.marked()],
        "ended": msgspec.to_builtins(ended),
    }


def in_lines(teller: Teller, ended: Sequence[Ended] = ()) -> list[str]:
    """A review for a terminal, with marks that were played to the end."""
    lines = teller.head()
    for seat in teller.sides():
        lines += ["", teller.of(seat)]
        rows = teller.sums(seat)
        widest = max(len(row.label) for row in rows)
        for row in rows:
            signed = row is not rows[0] and row is not rows[-1]
            worth = teller.points(row.worth, signed)
            error = "" if row.error is None else f"  ± {teller.points(row.error)}"
            lines.append(f"  {row.label:<{widest}}  {worth:>8}{error}")
        adjusted = teller.without_luck(seat)
        colon = teller.words.text("text-colon")
        told = teller.within(adjusted.worth, adjusted.error)
        lines.append(f"  {adjusted.label}{colon}{told}")
        lines += _chapters(teller, seat)
        lines += _turns(teller, seat)
    return [*lines, *_marks(teller), *_ends(teller, ended)]


def _chapters(teller: Teller, seat: int) -> list[str]:
    lines = ["", teller.words.text("analysis-chapters")]
    for row in teller.chapters(seat):
        bar = "#" * round(20 * row.worth / 10_000)
        luck, choice = teller.points(row.by_luck, True), teller.points(row.by_choice, True)
        told = teller.words.text(
            "analysis-chapter", luck=luck, choice=choice, label=row.label, n=row.at + 1
        )
        lines.append(f"  {teller.points(row.worth):>6} |{bar:<20}| {told}")
    return lines


def _turns(teller: Teller, seat: int) -> list[str]:
    lines = ["", teller.words.text("analysis-turns")]
    found = teller.review.turning_points(seat)
    if not found:
        lines.append(f"  {teller.words.text('report-turning-none')}")
    for step in found:
        told = teller.told(step)
        lines.append("  " + teller.words.text(
            "analysis-turn", n=step.at + 1, who=told.who, choice=told.choice,
            question=told.question,
            before=teller.points(step.before[seat]), after=teller.points(step.reached[seat]),
            by_choice=teller.points(step.by_choice(seat), True),
            luck=teller.points(step.by_luck(seat), True),
        ))  # fmt: skip
        lines += [f"      {line}" for line in told.came]
    return lines


def _marks(teller: Teller) -> list[str]:
    lines = ["", *teller.losses()]
    marked: Sequence[Step] = teller.review.marked()
    for step in marked:
        told = teller.told(step)
        lines.append("  " + teller.words.text(
            "analysis-mark", n=step.at + 1, who=told.who, mark=told.mark, choice=told.choice,
            better=told.better, lost=teller.within(step.lost, step.lost_error),
            question=told.question, chapter=told.chapter,
        ))  # fmt: skip
    return lines


def _ends(teller: Teller, ended: Sequence[Ended]) -> list[str]:
    if not ended:
        return []
    lines, steps = ["", teller.words.text("analysis-ends", n=ended[0].games)], teller.review.steps
    for one in ended:
        told = teller.told(steps[one.at], in_full=False)
        lines.append("  " + teller.words.text(
            "analysis-end", n=one.at + 1, choice=told.choice, better=told.better,
            change=teller.within(-one.lost.worth, one.lost.error, signed=True),
        ))  # fmt: skip
    return lines
