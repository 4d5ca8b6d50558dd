"""What is said at the end of the game (LP-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .state import State, cards_in_hands


def epilogue(g: State, words: Any) -> Iterator[str]:
    """How many missions it took, and how far peace and the Monument were."""
    yield words.text("epilogue-missions", n=g.mission)
    left = len(g.trials) + cards_in_hands(g)
    yield words.text("epilogue-left", trials=left, morale=len(g.morale))
