"""How much one sender may do: buckets that fill again."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("_level", "_then", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._level, self._then = most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self.most, self._level + (now - self._then) * self.rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket for each sender; those not heard of for longest are forgotten."""

    MOST = 10_000

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        bucket = self._of.get(sender)
        if bucket is None:
            bucket = self._of[sender] = Bucket(self.most, self.rate)
            if len(self._of) > self.MOST:
                self._of.popitem(last=False)
        self._of.move_to_end(sender)
        return bucket.take()
