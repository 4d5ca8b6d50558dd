"""Views and choices as vectors: every number and word gets a slot by its path (docs/agents.md).

The slots follow from the paths by a hash, so one encoding serves all games, needs no list of their
fields and is the same in every process.  Two paths may share a slot; the sign of a slot is hashed
too, so that they rather cancel than add up.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]

LIMIT = 16.0  # no slot holds more, up or down
_ROOT = 0
_SIGN = 1 << 63
_SIZE, _ANYWHERE = "#", "*"  # the length of a list; a word in it, wherever it stands
_KNOWN = 1 << 17  # paths that are not hashed again


@functools.lru_cache(maxsize=_KNOWN)
def _below(path: int, name: str | int) -> int:
    """The path that leads on from another by a field's name, a number in a list, or a word."""
    return int.from_bytes(blake2b(f"{path:x}/{name}".encode(), digest_size=8).digest(), "big")


@functools.lru_cache(maxsize=_KNOWN)
def squashed(number: float) -> float:
    """0 stays 0 and 1 stays 1; large numbers grow by their logarithm."""
    return math.copysign(math.log2(1.0 + abs(number)), number)


class Slots:
    """Amounts by path, to be summed up in the slots of a vector."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []

    def write(self, value: Any, size: int, first: int, path: int, named: bool) -> None:
        """Plain data, in *size* slots from *first* on; *named*: numbers may be names, too."""
        kind = type(value)
        if kind is str:
            self.add(_below(path, f"={value}"), 1.0, size, first)
        elif kind is bool or kind is int or kind is float:
            if value:
                self.add(path, squashed(value), size, first)
            if named:
                self.add(_below(path, f"={value}"), 1.0, size, first)
        elif isinstance(value, dict):
            for name, part in value.items():
                self.write(part, size, first, _below(path, name), named)
        elif isinstance(value, list | tuple):
            self.add(_below(path, _SIZE), squashed(len(value)), size, first)
            if not value:
                return
            anywhere = _below(path, _ANYWHERE)
            for place, part in enumerate(value):
                self.write(part, size, first, _below(path, place), named)
                if type(part) is str:
                    self.add(_below(anywhere, f"={part}"), 1.0, size, first)
        elif value is not None:
            raise TypeError(f"no plain data: {value!r}")

    def add(self, path: int, amount: float, size: int, first: int) -> None:
        self.places.append(first + path % size)
        self.amounts.append(amount if path < _SIGN else -amount)

    def summed(self, size: int) -> Vector:
        found = np.bincount(self.places, self.amounts, size) if self.places else np.zeros(size)
        return np.clip(found, -LIMIT, LIMIT).astype(np.float32)


def encoded_view(view: Mapping[str, Any], size: int) -> Vector:
    """What a seat sees; the list of its options is left out, for they have rows of their own."""
    slots = Slots()
    for name, part in view.items():
        if name != "options":
            slots.write(part, size, 0, _below(_ROOT, name), False)
    return slots.summed(size)


def encoded_choices(kind: str, choices: Sequence[Any], rows: int, size: int) -> Vector:
    """A row for each choice: its parts, told apart by the kind of question."""
    slots, asked = Slots(), _below(_ROOT, kind)
    for number, choice in enumerate(choices):
        slots.write(choice, size, number * size, asked, True)
    return slots.summed(rows * size).reshape(rows, size)
