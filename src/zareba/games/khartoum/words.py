"""What is said at the end of the game (LK-9.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .state import State
from .turn import grade, won


def epilogue(g: State, words: Any) -> Iterator[str]:
    """LK-9.3: the performance grade after a defeat."""
    if not won(g, 0):
        yield words.name("grade", grade(g))
