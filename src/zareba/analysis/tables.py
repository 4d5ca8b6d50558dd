"""A sheet of figures as lines of a screen: columns under each other, or row by row."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from zareba.engine import Sheet

_INDENT, _GAP = "  ", "  "
NOT_KNOWN = "–"  # stands where there is no figure


def table(sheet: Sheet, width: int = 0) -> Iterator[str]:
    """Its rows; a long heading takes several lines where *width* asks for it (0: it does not)."""
    rows = [row.cells for row in sheet.rows]
    columns = list(zip(*rows, strict=True)) if rows else [() for _ in sheet.columns]
    widths = _widths(sheet.columns, columns, width)
    if width and _breadth(widths) > width:
        yield from _row_by_row(sheet)
        return
    figures = [all(map(is_figure, column)) for column in columns]
    for line in (*_headings(sheet.columns, widths), *rows):
        yield _line(line, widths, figures)


def _widths(heads: Sequence[str], columns: Sequence[Sequence[str]], width: int) -> list[int]:
    """Every heading in one line, unless that is wider than *width*."""
    least = [max(map(len, column), default=0) for column in columns]
    wanted = [max(w, len(head)) for w, head in zip(least, heads, strict=True)]
    return wanted if not width or _breadth(wanted) <= width else _narrow(heads, least)


def _headings(heads: Sequence[str], widths: Sequence[int]) -> Iterator[Sequence[str]]:
    """Line by line; they stand on the figures."""
    wrapped = [textwrap.wrap(head, w) for head, w in zip(heads, widths, strict=True)]
    high = max(map(len, wrapped), default=0)
    yield from zip(*([""] * (high - len(head)) + head for head in wrapped), strict=True)


def _breadth(widths: Sequence[int]) -> int:
    return len(_INDENT) + sum(widths) + len(_GAP) * (len(widths) - 1)


def _narrow(heads: Sequence[str], least: Sequence[int]) -> list[int]:
    """As wide as the figures and the longest word above them."""
    words = [max(map(len, head.split()), default=0) for head in heads]
    return [max(pair) for pair in zip(words, least, strict=True)]


def _line(cells: Sequence[str], widths: Sequence[int], figures: Sequence[bool]) -> str:
    laid = (
        cell.rjust(width) if right else cell.ljust(width)
        for cell, width, right in zip(cells, widths, figures, strict=True)
    )
    return f"{_INDENT}{_GAP.join(laid)}".rstrip()


def _row_by_row(sheet: Sheet) -> Iterator[str]:
    """What no screen is wide enough for: the first cell, and every other with its heading."""
    for row in sheet.rows:
        first, *others = row.cells
        pairs = zip(sheet.columns[1:], others, strict=True)
        told = (cell if cell.startswith(head) else f"{head} {cell}" for head, cell in pairs)
        yield f"{_INDENT}{first} – {', '.join(told)}"


def is_figure(cell: str) -> bool:
    return cell == NOT_KNOWN or cell.lstrip("+-").replace(",", "").replace(".", "").isdigit()
