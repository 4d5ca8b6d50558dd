"""A review as one page: the curve as a drawing, and every figure of it in tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from operator import add, sub

from .review import Step
from .told import Teller
from .worth import WHOLE

WIDTH, HEIGHT, EDGE = 900, 300, 44
TICKS = (0, 25, 50, 75, 100)
COLOURS = {"blunder": "#b3261e", "mistake": "#c77700", "slip": "#8a7a00"}
SHAPES = {"blunder": 7, "mistake": 6, "slip": 4}  # the worse, the larger
_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;
color:#1c1b1a;background:#fff}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}td,th{padding:.15rem .7rem;text-align:left;
border-bottom:1px solid #ddd;vertical-align:top}td.n,th.n{text-align:right;white-space:nowrap;
font-variant-numeric:tabular-nums}svg{width:100%;height:auto}summary{cursor:pointer}
tr:target{background:#fff3cd}
@media(prefers-color-scheme:dark){body{background:#181817;color:#eee}td,th{border-color:#444}
tr:target{background:#4a3d00}a{color:#9cf}}
"""


def page(teller: Teller) -> str:
    """One file that needs nothing else."""
    title, *notes = teller.head()
    parts = [
        "<!doctype html>",
        f'<html lang="{teller.words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(note)}</p>" for note in notes),
    ]
    for seat in teller.sides():
        parts += _side(teller, seat)
    parts += [f"<p>{escape(line)}</p>" for line in teller.losses()]
    parts += [_marks(teller), "</main></body></html>", ""]
    return "\n".join(parts)


def _side(teller: Teller, seat: int) -> list[str]:
    words, of = teller.words, teller.of(seat)
    rows = teller.sums(seat)
    sums = [
        [row.label, teller.points(row.worth, row in rows[1:-1]),
         "" if row.error is None else f"± {teller.points(row.error)}"]
        for row in [*rows, teller.without_luck(seat)]
    ]  # fmt: skip
    chapters = [
        [row.label, teller.points(row.worth), teller.points(row.by_luck, True),
         teller.points(row.by_choice, True)]
        for row in teller.chapters(seat)
    ]  # fmt: skip
    heads = ["", *(words.text(f"analysis-{name}") for name in ("worth", "by-luck", "by-choice"))]
    return [
        f"<h2>{escape(of)}</h2>",
        curve(teller, seat),
        table([], sums, figures=(1, 2)),
        table(heads, chapters, figures=(1, 2, 3)),
        f"<h3>{escape(words.text('analysis-turns'))}</h3>",
        _turns(teller, seat),
        _every_step(teller, seat),
    ]


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    figures: Sequence[int] = (),
    ids: Sequence[str] = (),
) -> str:
    def cell(tag: str, i: int, text: str) -> str:
        return f"<{tag}{' class=n' if i in figures else ''}>{escape(text)}</{tag}>"

    parts = ["<table>"]
    if heads:
        parts.append(f"<tr>{''.join(cell('th', i, h) for i, h in enumerate(heads))}</tr>")
    for number, row in enumerate(rows):
        own = f' id="{ids[number]}"' if ids else ""
        parts.append(f"<tr{own}>{''.join(cell('td', i, t) for i, t in enumerate(row))}</tr>")
    return "".join([*parts, "</table>"])


def _turns(teller: Teller, seat: int) -> str:
    rows = []
    for step in teller.review.turning_points(seat):
        told = teller.told(step)
        rows.append([
            str(step.at + 1), f"{told.who}{teller.words.text('text-colon')}{told.choice}",
            f"{teller.points(step.before[seat])} → {teller.points(step.reached[seat])}",
            teller.points(step.by_choice(seat), True), teller.points(step.by_luck(seat), True),
            " ".join([f"[{told.question}]", *told.came]),
        ])  # fmt: skip
    names = ("number", "chosen", "worth", "by-choice", "by-luck")
    heads = [*(teller.words.text(f"analysis-{name}") for name in names), ""]
    return table(heads, rows, figures=(0, 2, 3, 4))


def _every_step(teller: Teller, seat: int) -> str:
    """The curve as a table, for who cannot see it, and for who wants to add up."""
    text = teller.words.text
    rows = [
        [str(step.at + 1), teller.who(step.seat), teller.told(step).choice,
         teller.within(step.before[seat], step.before_error[seat]),
         teller.within(step.by_choice(seat), step.choice_error[seat], signed=True),
         teller.points(step.by_luck(seat), True)]
        for step in teller.review.steps
    ]  # fmt: skip
    heads = [
        text(f"analysis-{name}")
        for name in ("number", "who", "chosen", "worth", "by-choice", "by-luck")
    ]
    told = table(heads, rows, figures=(0, 3, 4, 5))
    return f"<details><summary>{escape(teller.curve(seat))}</summary>{told}</details>"


def _marks(teller: Teller) -> str:
    steps = teller.review.marked()
    if not steps:
        return ""
    rows = []
    for step in steps:
        told = teller.told(step)
        lost = teller.within(step.lost, step.lost_error)
        where = f"{told.chapter} {told.question}"
        rows.append([str(step.at + 1), told.who, told.mark, lost, told.choice, told.better, where])
    names = ("number", "who", "", "lost-short", "chosen", "better", "")
    heads = [teller.words.text(f"analysis-{name}") if name else "" for name in names]
    return table(heads, rows, figures=(0, 3), ids=[f"choice-{step.at + 1}" for step in steps])


# ------------------------------------------------------------------------------------- the drawing
def y(worth: float) -> float:
    """How far down a worth stands."""
    share = min(1.0, max(0.0, worth / WHOLE))
    return round(EDGE + (1 - share) * (HEIGHT - 2 * EDGE), 1)


def curve(teller: Teller, seat: int) -> str:
    """The worth of every moment, with two standard errors, chapters and marks."""
    review = teller.review
    steps, last = review.steps, len(review.steps)

    def x(at: float) -> float:
        return round(EDGE + at * (WIDTH - 2 * EDGE) / last, 1)

    def along(worths: Sequence[float]) -> list[str]:
        return [f"{x(i)} {y(worth)}" for i, worth in enumerate(worths)]

    worths = [step.before[seat] for step in steps] + [steps[-1].reached[seat]]
    errors = [2 * step.before_error[seat] for step in steps] + [0.0]
    upper = along(list(map(add, worths, errors)))
    lower = along(list(map(sub, worths, errors)))
    alt = escape(teller.curve(seat))
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{alt}"'
        ' font-family="sans-serif" font-size="12" fill="currentColor">',
        f"<title>{alt}</title>",
        *(f'<path d="M{x(at)} {y(0)}V{y(WHOLE)}" stroke="#8886"/>' for at in review.chapters),
        f'<path d="M{x(0)} {y(WHOLE)}V{y(0)}H{x(last)}" fill="none" stroke="currentColor"/>',
        f'<path d="M{"L".join([*upper, *reversed(lower)])}Z" fill="#36c3"/>',
        f'<path d="M{"L".join(along(worths))}" fill="none" stroke="#36c" stroke-width="2"/>',
    ]
    for tick in TICKS:
        height = y(tick * 100)
        parts.append(f'<text x="{x(0) - 6}" y="{height + 4}" text-anchor="end">{tick}</text>')
    parts += [
        _mark(teller, step, x(step.at), y(step.before[seat]))
        for step in review.marked()
        if review.shared or step.seat == seat
    ]
    return "".join([*parts, "</svg>"])


def _mark(teller: Teller, step: Step, x: float, y: float) -> str:
    """A mark leads to its line in the table."""
    told = teller.told(step)
    mark = f"{told.mark}{teller.words.text('text-colon')}{told.choice}"
    label = escape(f"{step.at + 1}. {mark} ({told.better})")
    return (
        f'<a href="#choice-{step.at + 1}"><circle cx="{x}" cy="{y}" r="{SHAPES[step.mark]}"'
        f' fill="{COLOURS[step.mark]}" stroke="#fff"><title>{label}</title></circle></a>'
    )
