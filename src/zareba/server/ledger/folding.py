"""A table folded from its entries, as it is read from the disk."""

from __future__ import annotations

from pathlib import Path

from . import entries as e
from .course import void
from .entries import Changed, Entry, Head
from .ledger import Ledger


def fold(
    head: Head,
    entries: list[Entry],
    lenient: bool = False,
    overlay: Path | None = None,
    left_out: set[int] | None = None,
) -> Ledger:
    """The table after all its entries; raises Changed when they do not fit any more.

    Lenient: other rules than it was played with, so fingerprints may differ.  Where that was noted
    before, it is known.  *left_out*: the places of entries that are passed over; else those that
    do not count since the table went on by other rules.
    """
    left_out = void(head, entries) if left_out is None else left_out
    noted = [entry for entry in entries if isinstance(entry, e.RulesChanged | e.RulesTaken)]
    differing = [x.seq for x in noted if isinstance(x, e.RulesChanged) and x.differs]
    until = len(entries) if lenient else max(differing, default=0)
    by = noted[-1].version if noted else head.rules_version
    ledger = Ledger(head, overlay, lenient_until=until, by=by)
    for entry in entries:
        if entry.seq in left_out:
            ledger.pass_over(entry)
            continue
        try:
            ledger.apply(entry)
        except Changed:
            raise
        except Exception as error:
            if isinstance(entry, e.Chosen):
                raise Changed("illegal", ledger.choices + 1) from error
            raise
    return ledger
