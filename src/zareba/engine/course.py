"""The whole course of a recorded game: every choice that was made, also those taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .chance import key_of
from .learning import has_spoken
from .position import IllegalChoice
from .record import BadRecord, Record
from .undone import Undone

Step = tuple[int, Any] | Undone  # a choice, or choices taken back


def course(record: Record) -> list[Step]:
    """All that was chosen and taken back, in the order in which it happened."""
    line, steps = record.choices, list[Step]()  # from the end to the beginning
    for undone in reversed(record.undone):
        if not 0 <= undone.at <= len(line):
            raise _wrong(undone, f"there were {len(line)} choices")
        steps += [*reversed(line[undone.at :]), undone]
        line = line[: undone.at] + undone.choices
    return [*steps, *reversed(line)][::-1]


def took_back(record: Record, overlay: Path | None = None) -> list[tuple[Undone, bool]]:
    """What was taken back, each with whether chance had spoken by then; replayed to see it.

    Raises BadRecord where that is not what can have happened.
    """
    found: list[tuple[Undone, bool]] = []
    if not record.undone:
        return found
    steps = course(record)
    start = record.setting(overlay).start(key_of(record.secret, record.salt))
    line = [record.branched(start, 0)]  # the position after each choice
    for number, step in enumerate(steps):
        if isinstance(step, Undone):
            found.append((step, has_spoken(line[step.at], line[-1])))
            del line[step.at + 1 :]
            continue
        seat, choice = step
        position = line[-1].clone()
        try:
            position.choose(choice, seat)
        except IllegalChoice as error:
            gone = next(later for later in steps[number:] if isinstance(later, Undone))
            raise _wrong(gone, str(error)) from None
        line.append(record.branched(position, len(line)))
    return found


def _wrong(undone: Undone, why: str) -> BadRecord:
    told = f"what was taken back to choice {undone.at} cannot have happened: {why}"
    return BadRecord(told, "record-undone", choice=undone.at)
