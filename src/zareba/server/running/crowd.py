"""Who is in the house: nobody takes all places, and the last ones are kept for who plays."""

from __future__ import annotations

from collections import Counter

from .settings import Settings


class Seats:
    """Sockets in the house: by address, and how many hold no seat; the last places are kept."""

    def __init__(self, settings: Settings) -> None:
        self._most, self._each = settings.most_sockets, settings.most_sockets_each
        self._watchers = self._most - settings.reserved_sockets
        self._of: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()

    def enter(self, person: str) -> bool:
        if self._of.total() >= self._most or self._of[person] >= self._each:
            return False
        self._of[person] += 1
        return True

    def watch(self, person: str) -> bool:
        """Whoever holds no seat leaves room for who does."""
        crowded = self._watching[person] >= self._each - self._each // 4
        if crowded or self._watching.total() >= self._watchers:
            return False
        self._watching[person] += 1
        return True

    def leave(self, person: str, watching: bool) -> None:
        self._of[person] -= 1
        self._watching[person] -= watching
        for count in (self._of, self._watching):
            if count[person] <= 0:
                del count[person]
