"""A review for a page that draws it: words and figures of every side and every choice."""

from __future__ import annotations

import msgspec

from .told import Chapter, Sum, Teller, Told

# Words of the page that other readings of a review use, too.
LABELS = (
    "number", "who", "chosen", "better", "worth", "by-choice", "by-luck", "chapters", "turns",
)  # fmt: skip


class Side(msgspec.Struct, frozen=True):
    """What the game was worth to one seat, or to all together.  Lists are by choice."""

    seat: int
    title: str
    curve: str  # the curve in words
    worths: list[int]  # before every choice, and at the end
    errors: list[float]
    by_choice: list[int]
    choice_errors: list[float]
    by_luck: list[int]
    sums: list[Sum]  # they add up to the last one
    without_luck: Sum
    chapters: list[Chapter]
    turns: list[int]  # after so many choices


class Story(msgspec.Struct, frozen=True):
    """Everything that was found, in one language; figures in hundredths of a point."""

    title: str
    notes: list[str]
    shared: bool  # all seats win and lose together: there is one side
    sides: list[Side]
    steps: list[Told]
    losses: list[str]  # by seat
    labels: dict[str, str]


def story(teller: Teller) -> Story:
    review = teller.review
    title, *notes = teller.head()
    sides = [_side(teller, seat) for seat in teller.sides()]
    turns = {at for side in sides for at in side.turns}
    return Story(
        title=title,
        notes=notes,
        shared=review.shared,
        sides=sides,
        steps=[teller.told(step, in_full=step.at in turns) for step in review.steps],
        losses=teller.losses(),
        labels={name: _bare(teller.words.text(f"analysis-{name}")) for name in LABELS},
    )


def _bare(text: str) -> str:
    """Words that head a list in a terminal and stand alone on a page."""
    return text.rstrip(": \u00a0")


def _side(teller: Teller, seat: int) -> Side:
    steps = teller.review.steps
    return Side(
        seat=seat,
        title=_bare(teller.of(seat)),
        curve=teller.curve(seat),
        worths=[*(step.before[seat] for step in steps), steps[-1].reached[seat]],
        errors=[*(step.before_error[seat] for step in steps), 0.0],
        by_choice=[step.by_choice(seat) for step in steps],
        choice_errors=[step.choice_error[seat] for step in steps],
        by_luck=[step.by_luck(seat) for step in steps],
        sums=teller.sums(seat),
        without_luck=teller.without_luck(seat),
        chapters=teller.chapters(seat),
        turns=[step.at for step in teller.review.turning_points(seat)],
    )
