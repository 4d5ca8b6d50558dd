"""The chain of a game: all that happened at a table, as one hash that everybody can keep.

Each link is made from the one before and from what happened next.  It is keyed by the secret of
the table, for what happened may still be hidden: nobody can try what fits.  When the secret is
revealed everybody can make the chain again from the record, and find in it each head that any page
has ever shown (docs/records.md).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from .course import Step, course
from .record import Record
from .undone import Undone


def key_of_chain(record: Record) -> bytes:
    """Of a what-if by its own secret: that of the game it has left may not be known yet."""
    secret = record.branches[-1].secret if record.branches else record.secret
    return hashlib.sha256(b"zareba chain\0" + bytes.fromhex(secret)).digest()


_WRITTEN = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def _linked(key: bytes, head: str, event: list[Any]) -> str:
    # Not hmac.digest: that lets other threads run meanwhile, and waits until they are done.
    return hmac.new(key, f"{head}{_WRITTEN(event)}".encode(), "sha256").hexdigest()


def _beginning(record: Record) -> list[Any]:
    """What was fixed before the first choice; rules and data may be written down anew later."""
    branches = [[b.at, b.commitment, b.salt, b.seat, b.deal] for b in record.branches]
    setting = [record.game, record.players, record.options]
    return ["begin", *setting, record.commitment, record.salt, branches]


def chain(record: Record) -> list[str]:
    """The heads of a record in order: at the beginning, after each step, at the end."""
    key = key_of_chain(record)
    heads = [_linked(key, "", _beginning(record))]
    for step in course(record):
        heads.append(_linked(key, heads[-1], _event(step)))
    return [*heads, *_end(key, heads[-1], record)]


def _event(step: Step) -> list[Any]:
    if isinstance(step, Undone):
        return ["undo", step.at, step.seat, step.how]
    return ["choice", *step]


def _end(key: bytes, head: str, record: Record) -> list[str]:
    return [_linked(key, head, ["end", record.result])] if record.result else []


class LiveChain:
    """The head of a game that goes on: asked for again, it adds only what is new."""

    def __init__(self) -> None:
        self._key: bytes | None = None  # a table has one for ever
        self._head = ""
        self._covers = 0  # choices of the line
        self._last: Any = None  # of them
        self._steps = self._undone = 0  # of the course; undos among them

    def head(self, record: Record) -> str:
        if self._key is None:
            self._key = key_of_chain(record)
        key, choices = self._key, record.choices
        # Each choice is an object of its own: where the last one stands, nothing was taken back.
        stands = self._covers and choices[self._covers - 1 : self._covers]
        undone, new = len(record.undone), list[Step]()
        if stands and stands[0] is self._last and undone == self._undone:
            new += choices[self._covers :]
        elif self._steps and undone > self._undone:
            new += course(record)[self._steps :]
        else:
            self._steps, self._head = 0, _linked(key, "", _beginning(record))
            new += course(record)
        for step in new:
            self._head = _linked(key, self._head, _event(step))
        self._covers, self._last = len(choices), choices[-1] if choices else None
        self._steps, self._undone = self._steps + len(new), undone
        return [self._head, *_end(key, self._head, record)][-1]
