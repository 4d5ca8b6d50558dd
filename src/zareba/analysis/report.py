"""The report at the end of a game: what decided it, turning points, the game's own sheets.

Everything in it is known to everybody who looks at the end of a game: lines that all could read,
and what lies open.  What was luck and what was choice is the work of a review (`review`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from zareba.bots import people
from zareba.engine import Account, Chart, Course, Line, Play, Row, Sheet
from zareba.wording import Words

from .tables import table

MOST_TURNS = 7  # turning points


class Turn(msgspec.Struct, frozen=True):
    """A turning point: what was said, in which part of the game, at which moment."""

    text: str
    chapter: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """A finished game in words; ``alt`` says in a few sentences what a picture of it shows."""

    title: str
    result: str
    players: list[str]
    decided: list[str]
    turning: list[Turn]
    sheets: list[Sheet]
    chart: Chart | None
    alt: str


def report(play: Play, words: Words) -> Report:
    """Of a game that is over, in one language; *words* know the people or the record does."""
    if not words.people:
        words = words.among(people(play.record.seats, play.setting.players, words))
    g, lines = play.position.state, [x for x in play.lines(None) if not x.of_house]
    game = play.setting.game
    account = Account([], [])
    if game.report is not None:
        account = game.report(Course(g, lines), words)
    decided = [*account.decided, *words.epilogue(g)]
    result, names = words.result(g.result), [words.name("player", s) for s in _seats(play)]
    sheets = [*(sheet for sheet in account.sheets if sheet.rows), _seats_sheet(play, words)]
    title = words.text("game-title")
    who = words.text("at-the-table", names=", ".join(names))
    alt = " ".join([f"{title}.", result, who, *decided, *_in_words(account.chart, words)])
    turning = list(_turning(play, lines, words))
    return Report(title, result, names, decided, turning, sheets, account.chart, alt)


def _seats(play: Play) -> range:
    return range(play.setting.players)


def _turning(play: Play, lines: Sequence[Line], words: Words) -> Iterator[Turn]:
    """The gravest lines of the log in their order; of equally grave ones the later."""
    chosen = _gravest(play, lines)
    labels = [label for _, label in chapters_of(play, lines, words)]
    begun, chapter = 0, ""
    for number, line in enumerate(lines):
        if line.event == words.chapter:
            begun, chapter = begun + 1, labels[begun]
        if number in chosen:
            yield Turn(words.line(line, with_rule=False), chapter, line.at)


def chapters_of(play: Play, lines: Sequence[Line], words: Words) -> list[tuple[int, str]]:
    """The chapters of a game as they are called, each with the moment it begins."""
    heads = [x for x in lines if x.event == words.chapter]
    labels = [words.line(x, with_rule=False) for x in heads]
    if len(set(labels)) < len(labels):  # turns of a seat are called the same: they are counted
        labels = [_counted(play, words, n + 1, head) for n, head in enumerate(heads)]
    return [(head.at, label) for head, label in zip(heads, labels, strict=True)]


def _counted(play: Play, words: Words, n: int, head: Line) -> str:
    """A turn by its number, and by whose it was where several play."""
    seat = head.facts.get("seat")
    if seat is None or play.setting.players == 1:
        return words.text("report-turn", n=n)
    return words.text("report-turn-of", n=n, who=words.name("player", seat))


def _gravest(play: Play, lines: Sequence[Line]) -> set[int]:
    weight = play.setting.game.story.weight
    weighed = [(weight(x.event, x.facts), n) for n, x in enumerate(lines)]
    heaviest = sorted((pair for pair in weighed if pair[0] > 1), reverse=True)
    return {n for _, n in heaviest[:MOST_TURNS]}


def _seats_sheet(play: Play, words: Words) -> Sheet:
    """Who decided how often; choices with a single option are nobody's."""
    made = Counter(seat for seat, _ in play.record.choices)
    undone = Counter(one.seat for one in play.record.undone)
    rows = [
        Row([words.name("player", seat), str(made[seat]), str(undone[seat])])
        for seat in _seats(play)
    ]
    columns = ["report-player", "report-decisions", "report-undone"]
    return Sheet(words.text("report-seats"), [words.text(c) for c in columns], rows)


def _in_words(chart: Chart | None, words: Words) -> Iterator[str]:
    if chart is None or not chart.ticks:
        return
    told = [
        words.text("report-chart-from", label=c.label, first=_whole(c.values[0]),
                   last=_whole(c.values[-1]))
        for c in chart.curves
    ]  # fmt: skip
    curves = words.text("text-semicolon").join(told)
    yield f"{chart.title}{words.text('text-colon')}{curves}."


def _whole(value: float) -> float | int:
    return int(value) if value == int(value) else value


# ------------------------------------------------------------------------------------ a terminal
def in_lines(found: Report, words: Words, width: int = 0) -> list[str]:
    """A report for a terminal: paragraphs and aligned tables, no wider than *width* (0: any)."""
    lines = [words.text("report-decided"), *(f"  {line}" for line in found.decided)]
    lines += ["", words.text("report-turning")]
    chapter = ""
    for turn in found.turning:
        if turn.chapter != chapter:
            chapter = turn.chapter
            lines.append(f"  {chapter}")
        lines.append(f"    {turn.text}")
    if not found.turning:
        lines.append(f"  {words.text('report-turning-none')}")
    for sheet in found.sheets:
        lines += ["", sheet.title, *table(sheet, width)]
    return lines
