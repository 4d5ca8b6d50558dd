"""A game being played: record, position and log together, with fair undo."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec

from .chance import key_of, new_secret
from .game import Setting
from .past import Past, packed, unpacked
from .plain import OWNER, SECRET
from .position import Position
from .record import Record


class UnfairUndo(ValueError):
    """Taking back is not fair any more: something was drawn, seen or decided since."""


def _unseen(state: Any, field: Any, seat: int) -> Any:
    """What a seat cannot see of a field: all of a secret one, the others' part of an owned one."""
    who = field.metadata["who"]
    if who == SECRET:
        return getattr(state, field.name)
    if who == OWNER:
        return [part for i, part in enumerate(getattr(state, field.name)) if i != seat]
    return None


def _completed(asked: Position, seat: int) -> bool:
    """Was this the last of several secret answers, so that those of others have come to light?"""
    others = [
        q
        for q, a in zip(asked.pending, asked.answers, strict=True)
        if q.seat != seat and a is not None
    ]
    return bool(others) and asked.answers.count(None) == 1


class Line(msgspec.Struct, frozen=True):
    """One line of the log: what happened, as data.  Each reader's client makes the sentence."""

    event: str
    rule: str
    facts: dict[str, Any]
    to: int | None = None  # only this seat may read it
    at: int = 0  # after so many choices


class Play:
    """One table.  Choices go in; the record, the position and the log stay in step."""

    def __init__(self, setting: Setting, secret: str | None = None, salt: str = "") -> None:
        self._begin(setting, Record.new(setting, secret or new_secret(), salt))

    @classmethod
    def resume(cls, record: Record, overlay: Path | None = None) -> Play:
        """Go on from a record, every choice of it checked."""
        play = cls.__new__(cls)
        fresh = record.migrated(overlay)
        fresh.choices, fresh.trail, fresh.result = [], [], ""
        play._begin(record.setting(overlay), fresh)
        for seat, choice in record.choices:
            play.choose(choice, seat)
        return play

    @classmethod
    def of(cls, setting: Setting, record: Record) -> Play:
        """Begin a record that has no choices yet."""
        play = cls.__new__(cls)
        play._begin(setting, record)
        return play

    def _begin(self, setting: Setting, record: Record) -> None:
        self.setting, self.record = setting, record
        self.log: list[Line] = []
        self._before = Past(setting)
        begun = setting.start(key_of(record.secret, record.salt), self._hear)
        self.position = record.branched(begun, 0)

    def _hear(self, event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        self.log.append(Line(event, rule, facts, to, len(self.record.choices)))

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """The log as one seat may read it (None: a spectator)."""
        return [line for line in self.log[since:] if line.to is None or line.to == seat]

    def choose(self, choice: Any, seat: int | None = None) -> None:
        """Apply a choice if it is legal; otherwise nothing changes."""
        choice = self.position.legal(choice, seat)
        question = self.position.ask(seat)
        assert question is not None  # legal() has refused otherwise
        before, heard = self.position, len(self.log)
        self._stand_on(before.clone())
        self.record.choices.append((question.seat, choice))
        try:
            self.position.push(choice, seat)
        except Exception:
            self.record.choices.pop()
            del self.log[heard:]
            self._stand_on(before)
            raise
        before.state.tell = None
        self._before.append(before)
        self.record.trail.append(self.position.digest())
        self.record.result = self.position.state.result
        self.position = self.record.branched(self.position, len(self.record.choices))

    def fork(self) -> Play:
        """A copy that goes its own way; a choice never changes the position it answers."""
        new = copy.copy(self)
        new.record = copy.copy(self.record)
        new.record.choices, new.record.trail = self.record.choices[:], self.record.trail[:]
        new.log, new._before = self.log[:], self._before.fork()
        return new

    def position_at(self, moment: int) -> Position:
        """The position after so many choices, to look at."""
        return self._before[moment] if moment < len(self._before) else self.position

    def forget_before(self, moment: int) -> None:
        """Nobody will look at what was before."""
        self._before.forget(moment)

    @property
    def size(self) -> int:
        """Bytes of memory, about."""
        return self._before.size + 500 * len(self.log) + 300 * len(self.record.choices)

    # A game can be sent to another process: by the names of its rules, with packed positions.
    def __getstate__(self) -> tuple[Any, ...]:
        return self.setting, self.record, self.log, self._before, packed(self.position)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setting, self.record, self.log, self._before, position = kept
        self._stand_on(unpacked(self.setting, position))

    def _stand_on(self, position: Position) -> None:
        position.state.tell = self._hear
        self.position = position

    # ------------------------------------------------------------------------------------ undo
    def undo_refused(self, seat: int) -> str:
        """Why *seat* may not freely take back its last choice; empty: it may."""
        if not self._before:
            return "nothing-chosen"
        if self.record.choices[-1][0] != seat:
            return "others-decided"
        was, now = self._before[-1].state, self.position.state
        if was.drawn != now.drawn:
            return "chance-drawn"
        if any(_unseen(was, f, seat) != _unseen(now, f, seat) for f in type(now).kept):
            return "cards-seen"
        if _completed(self._before[-1], seat):
            return "answers-seen"
        return ""

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, if that is fair."""
        if why := self.undo_refused(seat):
            raise UnfairUndo(why)
        self.take_back()

    def take_back(self) -> None:
        """Take back the last choice, fair or not: who calls it has asked the others."""
        self.record.choices.pop()
        self.record.trail.pop()
        self.record.result = ""
        self._stand_on(self._before.pop())
        self.log = [line for line in self.log if line.at <= len(self.record.choices)]
