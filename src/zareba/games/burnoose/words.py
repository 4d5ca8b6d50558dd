"""What is said at the end of the game, and which rules random games seldom reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .state import State

RARE: tuple[str, ...] = ()


def epilogue(g: State, words: Any) -> Iterator[str]:
    """Nothing beyond the result: all have won or lost together (RB-1.1)."""
    yield from ()
