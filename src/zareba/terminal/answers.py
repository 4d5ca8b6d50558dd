"""What a person types for each option: a number question its number, everything else a key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import Any

# Choices that end a list or leave it: they come last and have the key 0.
ENDS = ("done", "end", "stop", "none")
END_KEY = "0"
LONG_RUN = 12  # numbers without any words


def is_number(choice: Any) -> bool:
    return isinstance(choice, int) and not isinstance(choice, bool)


def _parted(options: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """Those that end a list, and the others."""
    return [o for o in options if o in ENDS], [o for o in options if o not in ENDS]


def keyed(options: Sequence[Any], counts: bool = True) -> list[tuple[str, Any]]:
    """Key and option, in the order in which they are shown; the engine's order stays.

    Where numbers do not count anything they are no keys.
    """
    ends, others = _parted(options)
    numbers = set(filter(is_number, options)) if counts else set()
    free = (str(n) for n in count(1) if n not in numbers)
    keys = [(str(o) if o in numbers and is_number(o) else next(free), o) for o in others]
    if len(ends) == 1 and 0 not in numbers:
        return [*keys, (END_KEY, ends[0])]
    return keys + [(next(free), o) for o in ends]  # two ways out are told apart by their numbers


def lines(keys: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Keys with their words; a long run of bare numbers (years) takes one line."""
    for bare, group in groupby(keys, lambda pair: pair[0] == pair[1]):
        pairs = list(group)
        if bare and len(pairs) >= LONG_RUN:
            yield f"  {in_short([key for key, _ in pairs])}"
        else:
            yield from (f"  {key}  {label}" for key, label in pairs)


def in_short(keys: Sequence[str]) -> str:
    """What can be typed: 1–7, 0."""
    runs: list[list[int]] = []
    for key in map(int, keys):
        if runs and key == runs[-1][-1] + 1:
            runs[-1].append(key)
        else:
            runs.append([key])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
