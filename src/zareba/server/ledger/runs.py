"""Choices given at once: by one message, kept as one entry, and taken back as a whole."""

from __future__ import annotations

from collections.abc import Sequence

Run = tuple[int, int]  # after how many choices it began and ended


def taken_whole(runs: Sequence[Run], last: int | None) -> int | None:
    """What remains when the choice after *last* is taken back, with all that it was given with."""
    return next((start for start, end in runs if last == end - 1), last)


def between(runs: Sequence[Run], since: int, at: int) -> set[int]:
    """The moments from one to another that nobody has ever seen."""
    return {m for start, end in runs for m in range(start + 1, end) if since < m < at}
