"""The course of a game: which entries of a table count when it is replayed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zareba.engine import Undone, as_choice

from . import entries as e
from .entries import Chosen, Entry, Head, RulesTaken, TakenBack

_COURSE = (Chosen, TakenBack, e.UndoAsked, e.Consented, e.UndoDropped, RulesTaken)


def line_of(head: Head, entries: Sequence[Entry]) -> list[Chosen]:
    """The choices that count, one by one, without those that were taken back."""
    before = len(head.base.choices) if head.base else 0
    line: list[Chosen] = []
    for entry in entries:
        if isinstance(entry, Chosen):
            line += [
                msgspec.structs.replace(entry, choice=choice, digest=digest, then=[])
                for choice, digest in entry.singly()
            ]
        elif isinstance(entry, TakenBack | RulesTaken):
            del line[max(entry.to - before, 0) :]
    return line


def whole(head: Head, entries: Sequence[Entry], choices: int) -> int:
    """So many choices, or fewer: those that were given at once stay together."""
    before, line = len(head.base.choices) if head.base else 0, line_of(head, entries)
    last = choices - before
    while 0 < last < len(line) and line[last - 1].seq == line[last].seq:
        last -= 1
    return before + last


def undone_of(head: Head, entries: Sequence[Entry]) -> list[Undone]:
    """What was taken back, by the rules that the table has last gone by."""
    made = [(seat, choice) for seat, choice in head.base.choices] if head.base else []
    found = list(head.base.undone) if head.base else []
    for entry in entries:
        if isinstance(entry, Chosen):
            made += [(entry.seat, as_choice(choice)) for choice, _ in entry.singly()]
        elif isinstance(entry, TakenBack):
            to, gone = entry.to, made[entry.to :]
            found.append(Undone(at=to, seat=entry.seat, how=entry.how, why=entry.why, choices=gone))
            del made[to:]
        elif isinstance(entry, RulesTaken):
            found.clear()
            del made[entry.to :]
    return found


def detours(head: Head, entries: Sequence[Entry]) -> set[int]:
    """The places of entries that the straight way to where the table stands leaves out."""
    counted = {entry.seq for entry in line_of(head, entries)}
    return {x.seq for x in entries if isinstance(x, _COURSE) and x.seq not in counted}


def void(head: Head, entries: Sequence[Entry]) -> set[int]:
    """The places of entries that count no more since the table went on by other rules.

    They were made by rules that are gone: what they left standing is replayed without them.
    """
    for entry in reversed(entries):
        if isinstance(entry, RulesTaken):
            return detours(head, [x for x in entries if x.seq <= entry.seq]) - {entry.seq}
    return set()
