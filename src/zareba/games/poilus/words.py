"""What is said at the end of the game (LP-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .state import State, cards_in_hands

# What a few random games need not reach; cases P-43, P-61, CC-71 and CC-81 show it.
RARE = (
    "poilus.CardOnTop",
    "poilus.CollectTarget",
    "poilus.Payment",
    "poilus.TileToRemove",
    "poilus.orders.collect",
    "poilus.orders.peek",
)


def epilogue(g: State, words: Any) -> Iterator[str]:
    """How many missions it took, and how far peace and the Monument were."""
    yield words.text("epilogue-missions", n=g.mission)
    left = len(g.trials) + cards_in_hands(g)
    yield words.text("epilogue-left", trials=left, morale=len(g.morale))
