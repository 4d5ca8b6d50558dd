"""What was taken back, as the record keeps it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

How = Literal["free", "consent", "alone"]


class Undone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Choices that were taken back: by whom, with whose leave, and what had been learned by then.

    ``how``: freely, for nothing had been learned; by consent of the others; or alone, where there
    was nobody to ask.
    """

    at: int  # choices that remained
    seat: int
    how: How
    why: str = ""  # it was not free (`Play.undo_refused`)
    choices: list[tuple[int, Any]] = msgspec.field(default_factory=list)
