"""What Python's collector of cycles does while people wait: next to nothing.

It stops everything while it looks through all objects, half a second for some hundred tables.
Views, choices and sockets leave no cycles behind: counting references frees them.  Tables do; so
everything is looked through when enough of those have left the memory, and not otherwise.
"""

from __future__ import annotations

import gc

# Objects made and not freed before the youngest are looked through (some milliseconds), how often
# that before the next older ones, and those before all.  By itself the last should never come.
THRESHOLDS = (10_000, 5, 5_000)
FEW = 50  # tables that have left; at least a quarter of those that stay


class Heap:
    """Of the whole process."""

    def __init__(self) -> None:
        self.left = 0  # tables that have left the memory since everything was looked through

    def settle(self) -> None:
        """What has been read by now (rules, facts, words) stays for ever: never look at it."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def tidy(self, staying: int) -> None:
        """Free those that have left, if they are many beside those that stay."""
        if self.left >= max(FEW, staying // 4):
            self.left = 0
            gc.collect()
