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


def squashed(number: float) -> float:
    """0 stays 0 and 1 stays 1; large numbers grow by their logarithm."""
    return math.copysign(math.log2(1.0 + abs(number)), number)


def write(vector: Vector, value: Any, path: int = _ROOT) -> None:
    """Add plain data to a vector."""
    if isinstance(value, str):
        _add(vector, _below(path, f"={value}"), 1.0)
    elif isinstance(value, int | float):
        if value:
            _add(vector, path, squashed(value))
    elif isinstance(value, Mapping):
        for name, part in value.items():
            write(vector, part, _below(path, name))
    elif isinstance(value, Sequence):
        _add(vector, _below(path, _SIZE), squashed(len(value)))
        for place, part in enumerate(value):
            write(vector, part, _below(path, place))
            if isinstance(part, str):
                _add(vector, _below(_below(path, _ANYWHERE), f"={part}"), 1.0)


def _add(vector: Vector, path: int, amount: float) -> None:
    vector[path % len(vector)] += amount if path < _SIGN else -amount


def encoded_view(view: Mapping[str, Any], size: int) -> Vector:
    """What a seat sees; the list of its options is left out, for they have rows of their own."""
    vector = np.zeros(size, np.float32)
    write(vector, {name: part for name, part in view.items() if name != "options"})
    return np.clip(vector, -LIMIT, LIMIT, out=vector)


def encoded_choices(kind: str, choices: Sequence[Any], rows: int, size: int) -> Vector:
    """A row for each choice: its words and numbers, told apart by the kind of question."""
    matrix = np.zeros((rows, size), np.float32)
    asked = _below(_ROOT, kind)
    for row, choice in zip(matrix, choices, strict=False):
        write(row, choice, asked)
    return np.clip(matrix, -LIMIT, LIMIT, out=matrix)
