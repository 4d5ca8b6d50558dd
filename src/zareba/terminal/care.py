"""What a person was warned of is done when he types it a second time."""

from __future__ import annotations

from typing import Any

from zareba.engine import Play
from zareba.wording import Words


class Care:
    """A key struck once too often loses no game."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play, self.words = play, words
        self._asked: tuple[int, int, str] | None = None

    def asks_again(self, key: str, option: Any, seat: int) -> str:
        """The question whether he means it; nothing where there is no reason to ask."""
        if not self.words.warning(self.play.position, option, seat):
            return ""
        now = len(self.play.record.choices), seat, key
        if self._asked == now:
            return ""
        self._asked = now
        return self.words.text("warned-twice", key=key)
