"""What Python's collector of cycles does while people wait: nothing.

It stops everything while it looks through all objects, half a second for some hundred tables, and
every object of a view or a choice once, which is a twelfth of all work.  Views, choices, requests
and sockets leave no cycles behind (`tests/server/test_loop.py`): counting references frees them.
Tables do, and so does what fails (an error knows its frames, and they know it); so everything is
looked through when enough tables have left the memory, or when there are far more objects than
before, and not otherwise.
"""

from __future__ import annotations

import gc

FEW = 12  # tables that have left; at least a quarter of those that stay
# Objects more than when everything was looked through: what few tables may leave behind, and what
# each of many may bring without being looked at again.
MANY, MORE_A_TABLE = 100_000, 2_000


class Heap:
    """Of the whole process."""

    def __init__(self) -> None:
        self.left = 0  # tables that have left the memory since everything was looked through

    def settle(self) -> None:
        """What has been read by now (rules, facts, words) stays for ever: never look at it."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def tidy(self, staying: int) -> None:
        """Free those that have left, if they are many beside those that stay."""
        more = gc.get_count()[0] >= MANY + MORE_A_TABLE * staying
        if more or self.left >= max(FEW, staying // 4):
            self.left = 0
            gc.collect()
