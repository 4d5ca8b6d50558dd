"""Reading proposals: whatever a client sends, only whole numbers within reason come through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .geometry import TURN
from .structures import Place

FARTHEST = 100_000  # hundredths of an inch: no table is that wide
MOST = 64  # parts of one proposal: no army has as many elements


def whole(n: Any) -> int:
    """A whole number; never a text, a truth or a fraction."""
    if type(n) is not int:
        raise TypeError(f"{n!r} is not a whole number")
    if abs(n) > FARTHEST:
        raise ValueError(f"{n} is out of all bounds")
    return n


def flag(n: Any) -> int:
    """Yes or no as 1 or 0."""
    if n not in (0, 1):
        raise ValueError(f"{n!r} is neither 0 nor 1")
    return int(n)


def several(parts: Any) -> tuple[Any, ...]:
    """A list, and not an endless one."""
    if not isinstance(parts, list | tuple):
        raise TypeError(f"{parts!r} is not a list")
    if len(parts) > MOST:
        raise ValueError(f"more than {MOST} parts")
    return tuple(parts)


def place(at: Any) -> Place:
    x, y, facing = several(at)
    return whole(x), whole(y), whole(facing) % TURN


def places(parts: Iterable[Any]) -> tuple[Place, ...]:
    return tuple(place(at) for at in parts)


def company(choice: Any) -> tuple[Any, ...]:
    """1 if mounted, then a place for every element."""
    mounted, *rest = several(choice)
    return (flag(mounted), *places(rest))
