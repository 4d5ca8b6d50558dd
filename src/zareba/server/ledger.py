"""A table folded from its entries: pure data, no network, no disk.

The entries are the truth.  Applying them one after the other gives the same table in every process
and after every restart: seats, chat, the game with all its choices, what was taken back.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from zareba.engine import Line, Play, Record, Setting, differ, find_game, freeze

from .entries import HOUSE_EVENTS, Changed, Entry, Head, Seat
from .parts import ChatLine, Manners, MarkView, UndoRequest


@dataclass
class Ledger:
    """The table as it stands after ``seq`` entries."""

    head: Head
    overlay: Path | None = None  # data files that replace built-in ones
    seq: int = 0
    status: str = "gathering"
    seats: list[Seat] = field(default_factory=list)
    play: Play | None = None
    chat: list[ChatLine] = field(default_factory=list)
    marks: list[MarkView] = field(default_factory=list)  # the plan pad
    manners: Manners = field(default_factory=Manners)
    request: UndoRequest | None = None
    rematch: str = ""
    changed: str = ""
    idents: dict[str, int] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)  # by seat: number of its question
    left: list[int] = field(default_factory=list)  # by seat: how often somebody has left it
    cuts: list[tuple[int, int]] = field(default_factory=list)  # seq: log lines that stayed
    salt: str = ""
    rules_version: int = 0
    data_hash: str = ""
    lenient_until: int = 0  # up to this entry other rules were played: fingerprints may differ
    digests_differ: bool = False

    def __post_init__(self) -> None:
        self.seats = [
            Seat(new.kind, bot=new.bot if new.kind == "bot" else "") for new in self.head.seats
        ]
        self.asked, self.left = [0] * self.head.players, [0] * self.head.players
        self.changed, self.manners = self.head.created, self.head.manners
        self.rules_version, self.data_hash = self.head.rules_version, self.head.data_hash

    # ------------------------------------------------------------------------------- questions
    @property
    def first(self) -> int:
        """The earliest moment that can be looked at: a branch hides what it came from."""
        return max((b.at for b in self.head.base.branches), default=0) if self.head.base else 0

    @property
    def choices(self) -> int:
        return len(self.play.record.choices) if self.play else 0

    def waiting_for(self) -> list[int]:
        return self.play.position.waiting_for() if self.play and self.status == "playing" else []

    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def setting(self) -> Setting:
        head = self.head
        return Setting.of(find_game(head.game), head.players, head.options, self.overlay)

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices remain when the seat's last one is taken back."""
        if self.play is None:
            return None
        choices = self.play.record.choices
        for number in range(len(choices) - 1, self.first - 1, -1):
            if choices[number][0] == seat:
                return number
        return None

    def unchanged_since(self, seq: int) -> int:
        """How many lines of the log are still what they were after *seq* entries."""
        most = len(self.play.log) if self.play else 0
        return min([kept for cut, kept in self.cuts if cut > seq], default=most)

    def next(self, kind: str, seat: int | None = None, **given: Any) -> Entry:
        """An entry that could follow."""
        return Entry(seq=self.seq + 1, kind=kind, seat=seat, **given)

    # ----------------------------------------------------------------------------------- apply
    def apply(self, entry: Entry) -> None:
        """Take the next entry in."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        getattr(self, f"_{entry.kind}")(entry)
        self.seq = entry.seq
        self.changed = entry.time or self.changed
        if entry.ident:
            self.idents[entry.ident] = entry.seq

    def _join(self, entry: Entry) -> None:
        assert entry.seat is not None
        body = entry.body
        self.seats[entry.seat] = Seat("person", body["name"], salt=body.get("salt", ""))
        self._renamed(entry)

    def _leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = Seat()
        self.left[entry.seat] += 1
        self.marks = [mark for mark in self.marks if mark.seat != entry.seat]
        self.request = None
        self._renamed(entry)

    def _renamed(self, entry: Entry) -> None:
        """The log names people: all of it is to be read again."""
        if self.play is not None:
            self.cuts.append((entry.seq, 0))

    def _bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.absent = entry.body.get("by") == "host" and seat.held
        seat.lent = seat.held
        seat.kind, seat.bot = "bot", entry.body["bot"]
        self._renamed(entry)
        if seat.absent:
            self._mark("stand_in", seat=entry.seat)

    def _back(self, entry: Entry) -> None:
        """A lent seat returns to its person; a bot's own seat opens."""
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        if seat.absent:
            self._mark("returned", seat=entry.seat)
        seat.kind = "person" if seat.lent else "open"
        seat.bot, seat.lent, seat.absent = "", False, False
        self._renamed(entry)

    def _start(self, entry: Entry) -> None:
        self.salt = entry.body["salt"]
        self.play = self._begun()
        self.status = "playing"
        self._put_questions(entry.seq)
        self._settle()

    def _begun(self) -> Play:
        setting, head = self.setting(), self.head
        if head.base is None:
            return Play(setting, head.secret, self.salt)
        record = copy.copy(head.base)
        record.choices, record.trail, record.result = [], [], ""
        record.branches = [
            branch
            if branch.secret
            else msgspec.structs.replace(branch, secret=head.secret, salt=self.salt)
            for branch in record.branches
        ]
        record.stamp(setting)
        play = Play.of(setting, record)
        for number, (seat, choice) in enumerate(head.base.choices):
            self._replayed(play, number, freeze(choice), seat, head.base.trail)
        if head.base.branches:  # lines of the past may be addressed to others
            play.log.clear()
        if head.origin is not None and head.origin.kind == "import":
            play.log.append(Line("imported", "", {}, None, len(play.record.choices)))
        return play

    def _replayed(self, play: Play, number: int, choice: Any, seat: int, trail: list[str]) -> None:
        try:
            play.choose(choice, seat)
        except Exception as error:
            raise Changed("illegal", number + 1) from error
        if number < len(trail) and differ(trail[number], play.record.trail[number]):
            self._differs(number + 1)

    def _differs(self, choice: int) -> None:
        if self.seq + 1 > self.lenient_until:
            raise Changed("position", choice)
        self.digests_differ = True

    def _choice(self, entry: Entry) -> None:
        assert self.play is not None
        pending = self.play.position.pending
        try:
            self.play.choose(freeze(entry.body["choice"]), entry.seat)
        except Exception as error:
            raise Changed("illegal", self.choices + 1) from error
        if differ(entry.digest, self.play.record.trail[-1]):
            self._differs(self.choices)
        self._after_choice(pending, entry.seq)

    def _after_choice(self, pending: Sequence[Any], seq: int) -> None:
        assert self.play is not None
        if self.play.position.pending is not pending:
            self._put_questions(seq)
        self.request = None
        if self.manners.wipe and self._turn_began():
            self.marks = []
        self._settle()

    def _turn_began(self) -> bool:
        """Did the last choice lead into a new turn?"""
        assert self.play is not None
        at, chapter = self.choices, self.play.setting.game.chapter
        newest = takewhile(lambda line: line.at == at, reversed(self.play.log))
        return any(line.event == chapter for line in newest)

    def _put_questions(self, seq: int) -> None:
        """Number the open questions; those of others keep theirs in a simultaneous decision."""
        for seat in self.waiting_for():
            self.asked[seat] = seq

    def _settle(self) -> None:
        if self.play is not None and self.play.position.over:
            self.status = "over"

    def _undo(self, entry: Entry) -> None:
        assert self.play is not None
        self._take_back_to(entry.body["to"])
        if entry.body["how"] != "free":
            self._mark("taken_back", seat=entry.seat, how=entry.body["how"])
        self.request = None
        self._put_questions(entry.seq)

    def _take_back_to(self, choices: int) -> None:
        """The house's own lines stay in the log."""
        play = self.play
        assert play is not None
        kept = sum(line.at <= choices for line in play.log)
        self.cuts.append((self.seq + 1, kept))
        while len(play.record.choices) > choices:
            marks = [line for line in play.log if line.event in HOUSE_EVENTS]
            play.take_back()
            at = len(play.record.choices)
            lost = [m for m in marks if m.at > at]
            play.log += [msgspec.structs.replace(m, at=at) for m in lost]

    def _mark(self, event: str, **facts: Any) -> None:
        """A line of the house in the log; before the game begins there is none."""
        if self.play is None:
            return
        names = [seat.name for seat in self.seats]
        if facts.get("seat") is not None:
            facts["name"] = names[facts["seat"]]
        self.play.log.append(Line(event, "", facts, None, self.choices))

    def _ask_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.request = UndoRequest(entry.seat, entry.body["to"], [], entry.body["missing"])

    def _consent(self, entry: Entry) -> None:
        request = self.request
        assert request is not None
        assert entry.seat is not None
        self.request = UndoRequest(
            request.seat,
            request.to,
            [*request.agreed, entry.seat],
            [seat for seat in request.missing if seat != entry.seat],
        )

    def _no_undo(self, _entry: Entry) -> None:
        """Refused by another seat, or withdrawn by the seat that asked."""
        self.request = None

    def _chat(self, entry: Entry) -> None:
        assert entry.seat is not None
        name, body = self.seats[entry.seat].name, entry.body
        line = ChatLine(entry.seat, name, body["text"], entry.time, body.get("signal", []))
        self.chat.append(line)

    def _manners(self, entry: Entry) -> None:
        self.manners = msgspec.convert(entry.body, Manners)
        self._mark("manners", chat=self.manners.chat, odds="on" if self.manners.odds else "off")

    def _plan(self, entry: Entry) -> None:
        assert entry.seat is not None
        body = entry.body
        mark = MarkView(entry.seq, entry.seat, body["kind"], body["refs"], body["note"], "")
        self.marks = [*self.marks, mark]

    def _erase(self, entry: Entry) -> None:
        """One mark, or all; of the seat, or of everybody."""
        number = entry.body["mark"]
        self.marks = [
            mark
            for mark in self.marks
            if (entry.seat is not None and mark.seat != entry.seat)
            or (number is not None and mark.mark != number)
        ]

    def _close(self, _entry: Entry) -> None:
        self.status = "closed"
        self.request = None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _opened(self, entry: Entry) -> None:
        self._mark("record_opened", seat=entry.seat)

    def _rules(self, entry: Entry) -> None:
        self.rules_version, self.data_hash = entry.body["version"], entry.body["data_hash"]
        self.cuts.append((entry.seq, 0))
        self._mark("rules_changed", version=entry.body["version"])

    # ------------------------------------------------------------------------------ new choices
    def choose(self, seat: int, choice: Any, **given: Any) -> Entry:
        """Apply a choice that is not committed yet; `retract` if the commit fails.

        Raises IllegalChoice or UnreadableChoice and changes nothing.
        """
        play = self.play
        assert play is not None
        before = (
            play.position.pending,
            self.asked[:],
            self.request,
            self.status,
            self.seq,
            self.marks,
        )
        play.choose(freeze(choice), seat)
        try:
            play.setting.game.check(play.position.state)
        except AssertionError:
            self._take_back_to(self.choices - 1)
            raise
        recorded = play.record.choices[-1][1]
        entry = self.next(
            "choice", seat, body={"choice": recorded}, digest=play.record.trail[-1], **given
        )
        self._before = before
        self._after_choice(before[0], entry.seq)
        self.seq = entry.seq
        return entry

    def settle(self, entry: Entry) -> None:
        """The choice is committed."""
        self.changed = entry.time or self.changed
        if entry.ident:
            self.idents[entry.ident] = entry.seq

    def retract(self) -> None:
        """The choice could not be committed: as if it had never been."""
        _, self.asked, self.request, self.status, self.seq, self.marks = self._before
        self._take_back_to(self.choices - 1)

    # ---------------------------------------------------------------------------------- record
    @property
    def is_revealed(self) -> bool:
        return self.status in ("over", "closed")

    def record(self) -> Record:
        """The record as it is exported: with its secrets."""
        assert self.play is not None
        return self.play.record


def fold(
    head: Head, entries: list[Entry], lenient: bool = False, overlay: Path | None = None
) -> Ledger:
    """The table after all its entries; raises Changed when they do not fit any more.

    Lenient: other rules than it was played with, so fingerprints may differ.  Where that was noted
    before, it is known.
    """
    noted = [e.seq for e in entries if e.kind == "rules" and e.body["differs"]]
    until = len(entries) if lenient else max(noted, default=0)
    ledger = Ledger(head, overlay, lenient_until=until)
    for entry in entries:
        ledger.apply(entry)
    return ledger
