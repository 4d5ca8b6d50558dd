"""A game being played: record, position and log together, with fair undo."""

from __future__ import annotations

import copy
from math import inf
from pathlib import Path
from typing import Any

import msgspec

from .chance import key_of, new_secret
from .game import Setting
from .learning import learned
from .past import Past, packed, unpacked
from .peeking import put_question, unnoticed_copy, watched
from .position import Position
from .record import Far, Record
from .state import Table
from .undone import How, Undone


class UnfairUndo(ValueError):
    """Taking back is not fair any more: something was drawn, seen or decided since."""


class Line(msgspec.Struct, frozen=True):
    """One line of the log: what happened, as data.  Each reader's client makes the sentence."""

    event: str
    rule: str
    facts: dict[str, Any]
    to: int | None = None  # only this seat may read it
    at: int = 0  # after so many choices

    @property
    def of_house(self) -> bool:
        """It tells of the table and follows no rule: taking choices back does not take it away."""
        return not self.rule


Scene = tuple[Line, Table]  # a line, and the table when it was said


class Play:
    """One table.  Choices go in; the record, the position and the log stay in step."""

    def __init__(self, setting: Setting, secret: str | None = None, salt: str = "") -> None:
        self._begin(setting, Record.new(setting, secret or new_secret(), salt))

    @classmethod
    def resume(cls, record: Record, overlay: Path | None = None, far: Far | None = None) -> Play:
        """Go on from a record, every choice of it checked."""
        play = cls.__new__(cls)
        fresh = record.migrated(overlay, far)
        fresh.choices, fresh.trail, fresh.result = [], [], ""
        play._begin(record.setting(overlay), fresh)
        play._tell_undone()
        for seat, choice in record.choices:
            play.choose(choice, seat)
            play._tell_undone()
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
        self.whispered = False  # has anything been said that not everybody may read?
        self._before = Past(setting)
        self._searched: list[set[int] | None] = []  # by each choice: seats (`search`)
        self._learned: str | None = None  # by the last choice, once somebody has asked
        self.filmed = False  # somebody will ask how the next choice has gone, line by line
        self.scenes: list[Scene] | None = None  # of the last choice, if that was known
        begun = setting.start(key_of(record.secret, record.salt), self._hear)
        self.position = record.branched(begun, 0)

    def _hear(self, event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        line = Line(event, rule, facts, to, len(self.record.choices))
        self.log.append(line)
        self.whispered = self.whispered or to is not None
        if self.scenes is not None:
            self.scenes.append((line, unnoticed_copy(self.position.state)))

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """The log as one seat may read it (None: a spectator)."""
        lines = self.log[since:]
        if not self.whispered:
            return lines
        return [line for line in lines if line.to is None or line.to == seat]

    def choose(self, choice: Any, seat: int | None = None) -> None:
        """Apply a choice if it is legal; otherwise nothing changes."""
        choice = self.position.legal(choice, seat)
        question = self.position.ask(seat)
        assert question is not None  # legal() has refused otherwise
        before, heard = self.position, len(self.log)
        self._stand_on(before.clone())
        self.scenes, self.filmed = [] if self.filmed else None, False
        self.record.choices.append((question.seat, choice))
        try:
            with watched(self.position.state, question.seat):
                self.position.push(choice, seat)
                put_question(self.position, question.seat)
        except Exception:
            self.record.choices.pop()
            del self.log[heard:]
            self._stand_on(before)
            self.scenes = None
            raise
        before.state.tell, self._learned = None, None
        self._before.append(before)
        self._searched.append(self.position.state.searched)
        self.record.trail.append(self.position.digest())
        self.record.result = self.position.state.result
        self.position = self.record.branched(self.position, len(self.record.choices))

    @property
    def winners(self) -> list[int]:
        """The seats that have won a game that is over."""
        won, g = self.setting.game.won, self.position.state
        return [s for s in range(self.setting.players) if self.position.over and won(g, s)]

    def fork(self) -> Play:
        """A copy that goes its own way; a choice never changes the position it answers."""
        new = Play.__new__(Play)
        new.__dict__.update(self.__dict__)  # copy.copy would pack the position
        new.record = copy.copy(self.record)
        new.record.choices, new.record.trail = self.record.choices[:], self.record.trail[:]
        new.record.undone = self.record.undone[:]
        new.log, new._before = self.log[:], self._before.fork()
        new._searched = self._searched[:]
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
        game = self.setting, self.record, self.log, self._before, self._searched
        return *game, packed(self.position)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setting, self.record, self.log, self._before, self._searched, position = kept
        self._stand_on(unpacked(self.setting, position))
        self.whispered = any(line.to is not None for line in self.log)
        self._learned, self.filmed, self.scenes = None, False, None

    def _stand_on(self, position: Position) -> None:
        position.state.tell = self._hear
        self.position = position

    # ------------------------------------------------------------------------------------ undo
    def undo_refused(self, seat: int) -> str:
        """Why *seat* may not freely take back its last choice; empty: it may."""
        if not self._before:
            return "nothing-chosen"
        last, choice = self.record.choices[-1]
        if last != seat:
            return "others-decided"
        if self._learned is None:
            made = len(self.record.choices)
            lines = [x for x in self.lines(seat) if x.at == made and not x.of_house]
            heard = [(x.event, x.rule, x.facts) for x in lines]
            self.position.state.searched = self._searched[-1]  # packed positions forget it
            self._learned = learned(self._before[-1], self.position, seat, choice, heard)
        return self._learned

    def last_choice_of(self, seat: int, first: int = 0) -> int | None:
        """How many choices remain when the seat's last one is taken back, *first* at least."""
        choices = self.record.choices
        numbers = range(len(choices) - 1, first - 1, -1)
        return next((number for number in numbers if choices[number][0] == seat), None)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, if that is fair."""
        if why := self.undo_refused(seat):
            raise UnfairUndo(why)
        self.take_back_to(len(self.record.choices) - 1, seat, "free")

    def take_back_to(
        self, choices: int, seat: int, how: How, why: str = "", name: str = ""
    ) -> None:
        """Go back to after so many choices; the record and the log say so.

        Fair or not: who calls it has asked the others, or there are none.
        """
        gone = self.record.choices[choices:]
        self.go_back(choices)
        undone = Undone(at=choices, seat=seat, how=how, why=why, choices=gone)
        self.record.undone.append(undone)
        self.log.append(_told(undone, choices, name))

    def go_back(self, choices: int) -> None:
        """To after so many choices; what the house has said stays said."""
        self.record.result = ""
        for kept in (self.record.choices, self.record.trail, self._searched):
            del kept[choices:]
        while len(self._before) > choices:
            self._stand_on(self._before.pop())
        stays = [line for line in self.log if line.of_house and line.at > choices]
        self.log = [line for line in self.log if line.at <= choices]
        self.log += [msgspec.structs.replace(line, at=choices) for line in stays]
        self._learned = self.scenes = None

    def take_back(self) -> None:
        """Take back the last choice, and keep no trace of it."""
        self.go_back(len(self.record.choices) - 1)

    def _tell_undone(self) -> None:
        """What had been taken back when a resumed game stood here for the last time."""
        choices, least, told = len(self.record.choices), inf, list[Line]()
        for undone in reversed(self.record.undone):
            least = min(least, undone.at)
            if least == choices:
                told.append(_told(undone, choices))
        self.log += reversed(told)


def _told(undone: Undone, at: int, name: str = "") -> Line:
    facts = {"seat": undone.seat, "how": undone.how, "why": undone.why}
    return Line("taken_back", "", {**facts, "name": name} if name else facts, None, at)
