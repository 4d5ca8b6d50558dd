"""What the game needs of the house's words."""

from __future__ import annotations

from typing import Any, Protocol


class Speaker(Protocol):
    """What is needed of the house's words."""

    def text(self, message: str, **arguments: Any) -> str: ...
    def name(self, kind: str, value: Any) -> str: ...
    def has(self, message: str) -> bool: ...
