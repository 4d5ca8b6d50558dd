"""A table as its entries make it: pure data, no network, no disk.

The entries are the truth.  Applying them one after the other gives the same table in every process
and after every restart: seats, chat, the game with all its choices, what was taken back.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, assert_never

import msgspec

from zareba.engine import IllegalChoice, Line, Play, Record, Setting, as_choice, differ, find_game
from zareba.server.wire.parts import ChatLine, Manners, MarkView, UndoRequest

from . import entries as e
from .entries import Changed, Entry, Head, NoChoice, Seat
from .runs import Run, taken_whole
from .salts import Salts, given_salt
from .seating import reseated, seated, written

REVEALED = ("over", "closed")  # status of a table that keeps no secrets any more


@dataclass
class Ledger:
    """The table as it stands after ``seq`` entries."""

    head: Head
    overlay: Path | None = None  # data files that replace built-in ones
    seq: int = 0
    status: str = "gathering"
    seats: Sequence[Seat] = ()  # another object when any of them changes
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
    runs: list[Run] = field(default_factory=list)
    salt: str = ""
    salts: Salts = field(default_factory=Salts)
    by: int = 0  # the version of the rules that its game follows
    rules_version: int = 0
    data_hash: str = ""
    shape: str = ""
    lenient_until: int = 0  # up to this entry other rules were played: fingerprints may differ
    digests_differ: bool = False
    ready: Play | None = None  # the past it goes on from, replayed elsewhere

    def __post_init__(self) -> None:
        self.seats = tuple(seated(self.head))
        self.asked, self.left = [0] * self.head.players, [0] * self.head.players
        self.changed, self.manners = self.head.created, self.head.manners
        self.rules_version, self.data_hash = self.head.rules_version, self.head.data_hash
        self.by, self.shape = self.by or self.rules_version, self.head.shape

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
        """By the rules it began with where they are shipped, else by the present ones."""
        head, game = self.head, find_game(self.head.game)
        game = game.version(self.by) or game
        return Setting.of(game, head.players, head.options, self.overlay)

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices remain when the seat's last one is taken back: a run as a whole."""
        last = self.play.last_choice_of(seat, self.first) if self.play else None
        return taken_whole(self.runs, last)

    def unchanged_since(self, seq: int) -> int:
        """How many lines of the log are still what they were after *seq* entries."""
        most = len(self.play.log) if self.play else 0
        return min([kept for cut, kept in self.cuts if cut > seq], default=most)

    # ----------------------------------------------------------------------------------- apply
    def fork(self) -> Ledger:
        """A copy to try an entry on; whoever reads this ledger sees nothing of it."""
        new = Ledger.__new__(Ledger)
        new.__dict__.update(self.__dict__)  # a fifth of what copy.copy takes
        new.chat, new.cuts, new.idents = self.chat[:], self.cuts[:], self.idents.copy()
        new.asked, new.left = self.asked[:], self.left[:]
        new.play = self.play.fork() if self.play is not None else None
        return new

    def apply(self, entry: Entry) -> Entry:
        """Take the next entry in; it comes back as it is kept, a new choice with its fingerprint.

        A choice that is not legal raises IllegalChoice or UnreadableChoice.
        """
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        if isinstance(entry, e.Chosen):
            entry = self._choose(entry)
        else:
            self._take_in(entry)
        self.seq = entry.seq
        self.changed = entry.time or self.changed
        if entry.ident:
            self.idents[entry.ident] = entry.seq
        return entry

    def _take_in(self, entry: NoChoice) -> None:
        match entry:
            case e.Joined():
                self._seat(entry.seat, entry.seated())
                self._renamed(entry.seq)
            case e.Left():
                self._leave(entry)
            case e.Lent():
                self._lend(entry)
            case e.GivenBack():
                self._give_back(entry)
            case e.Sealed() | e.Revealed():
                self.salts = self.salts.after(entry, self.seats)
            case e.Started():
                self._start(entry)
            case e.TakenBack():
                self._undo(entry)
            case e.UndoAsked() | e.Consented() | e.UndoDropped():
                self._ask_to_undo(entry)
            case e.Said():
                self.chat.append(entry.by(self.seats[entry.seat].name))
            case e.MannersSet():
                self._set_manners(entry)
            case e.Marked() | e.Erased():
                self._plan(entry)
            case e.TableClosed() | e.KeptAsReplay():
                self._close(entry)
            case e.Rematched():
                self.rematch = entry.table
            case e.RecordOpened():
                self._note("record_opened", seat=entry.seat)
            case e.RulesChanged():
                self._change_rules(entry)
            case e.RulesTaken():
                self._take_rules(entry)
            case e.Unreadable():
                raise Changed("unreadable", detail=entry.why)
            case _:
                assert_never(entry)

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = reseated(self.seats, number, seat)

    def _leave(self, entry: e.Left) -> None:
        self._seat(entry.seat, Seat())
        self.left[entry.seat] += 1
        self.marks = [mark for mark in self.marks if mark.seat != entry.seat]
        self.request = None
        self._renamed(entry.seq)

    def _renamed(self, seq: int) -> None:
        """The log names people: all of it is to be read again."""
        if self.play is not None:
            self.cuts.append((seq, 0))

    def _lend(self, entry: e.Lent) -> None:
        seat = self.seats[entry.seat]
        absent = entry.by == "host" and seat.held
        lent = replace(seat, kind="bot", bot=entry.bot, lent=seat.held, absent=absent)
        self._seat(entry.seat, lent)
        self._renamed(entry.seq)
        if absent:
            self._note("stand_in", seat=entry.seat)

    def _give_back(self, entry: e.GivenBack) -> None:
        seat = self.seats[entry.seat]
        if seat.absent:
            self._note("returned", seat=entry.seat)
        kind = "person" if seat.lent else "open"
        self._seat(entry.seat, replace(seat, kind=kind, bot="", lent=False, absent=False))
        self._renamed(entry.seq)

    def _start(self, entry: e.Started) -> None:
        self.salt = entry.salt
        if given_salt(self.head) is None:
            self.salts = self.salts.closed(self.seats)
        self.play, self.ready = self.ready or self.begun(), None
        self.status = "playing"
        for seat in self.salts.awaited:
            self._note("salt_left_out", seat=seat)
        self._put_questions(entry.seq)
        self._settle()

    def begun(self) -> Play:
        """The game as it begins; where there is a past, every choice of that is replayed."""
        setting, head = self.setting(), self.head
        if head.base is None:
            salts = self.salts.listed
            return Play.of(setting, Record.new(setting, head.secret, self.salt, salts))
        record = self.past()
        record.stamp(setting)
        play = Play.of(setting, record)
        for number, (seat, choice) in enumerate(head.base.choices):
            self._replayed(play, number, as_choice(choice), seat, head.base.trail)
        if head.base.branches:  # lines of the past may be addressed to others
            play.log[:] = [line for line in play.log if line.to is None]
            play.forget_before(self.first)
        if head.origin is not None and head.origin.kind == "import":
            play.log.append(Line("imported", "", {}, None, len(play.record.choices)))
        return play

    def past(self) -> Record:
        """The record that the table goes on from, before its choices; its secrets filled in."""
        assert self.head.base is not None
        record = copy.copy(self.head.base)
        record.choices, record.trail, record.result = [], [], ""
        record.undone = list(record.undone)  # what is taken back now is no part of that past
        salts = list(self.salts.listed)
        mine = {"secret": self.head.secret, "salt": self.salt, "salts": salts}
        record.branches = [
            branch if branch.secret else msgspec.structs.replace(branch, **mine)
            for branch in record.branches
        ]
        return record

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

    def _choose(self, entry: e.Chosen) -> e.Chosen:
        play = self.play
        assert play is not None
        pending, first = play.position.pending, self.choices
        for number, (choice, digest) in enumerate(entry.singly()):
            if number and not digest and play.undo_refused(entry.seat):
                raise IllegalChoice("something was learned before the next answer")
            if entry.again and number == len(entry.then):
                self._note("arranged_again", seat=entry.seat)
            play.choose(as_choice(choice), entry.seat)
            if differ(digest, play.record.trail[-1]):
                self._differs(self.choices)
        if entry.then:
            self.runs = [*self.runs, (first, self.choices)]
        if play.position.pending is not pending:
            self._put_questions(entry.seq)
        self.request = None
        if self.manners.wipe and self._turn_began():
            self.marks = []
        if entry.hurried:
            self._note("hurried", seat=entry.seat)
        self._settle()
        made = [choice for _, choice in play.record.choices[first:]]
        (choice, digest), *then = zip(made, play.record.trail[first:], strict=True)
        return msgspec.structs.replace(entry, choice=choice, digest=digest, then=then)

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

    def _undo(self, entry: e.TakenBack) -> None:
        assert self.play is not None
        self._cut_log(entry.to)
        name = self.seats[entry.seat].name
        self.play.take_back_to(entry.to, entry.seat, entry.how, entry.why, name)
        self.request = None
        self._put_questions(entry.seq)

    def _cut_log(self, choices: int) -> None:
        """Lines that came later will not be where readers have them."""
        assert self.play is not None
        self.runs = [run for run in self.runs if run[1] <= choices]
        kept = sum(line.at <= choices for line in self.play.log)
        self.cuts.append((self.seq + 1, kept))

    def _note(self, event: str, **facts: Any) -> None:
        """A line of the house in the log; before the game begins there is none."""
        if self.play is None:
            return
        if facts.get("seat") is not None:
            facts["name"] = self.seats[facts["seat"]].name
        self.play.log.append(Line(event, "", facts, None, self.choices))

    def _ask_to_undo(self, entry: e.UndoAsked | e.Consented | e.UndoDropped) -> None:
        match entry:
            case e.UndoAsked():
                self.request = UndoRequest(entry.seat, entry.to, [], entry.missing, entry.why)
            case e.Consented():
                request = self.request
                assert request is not None
                missing = [seat for seat in request.missing if seat != entry.seat]
                agreed = [*request.agreed, entry.seat]
                self.request = msgspec.structs.replace(request, agreed=agreed, missing=missing)
            case e.UndoDropped():
                self.request = None

    def _set_manners(self, entry: e.MannersSet) -> None:
        odds, hints = entry.odds, entry.hints
        self.manners = Manners(chat=entry.chat, odds=odds, wipe=entry.wipe, hints=hints)
        self._note("manners", chat=entry.chat, odds=("on" if hints else "bare") if odds else "off")

    def _plan(self, entry: e.Marked | e.Erased) -> None:
        match entry:
            case e.Marked():
                mark = MarkView(entry.seq, entry.seat, entry.shape, entry.refs, entry.note, "")
                self.marks = [*self.marks, mark]
            case e.Erased():
                self.marks = [m for m in self.marks if not entry.takes(m.seat, m.mark)]

    def _change_rules(self, entry: e.RulesChanged) -> None:
        others = entry.version != self.rules_version or differ(self.data_hash, entry.data_hash)
        self.by = self.rules_version = entry.version
        self.data_hash, self.shape = entry.data_hash, entry.shape
        if self.play is not None and differ(entry.digest, self.play.position.digest()):
            self._differs(self.choices)
        if others:
            self.cuts.append((entry.seq, 0))
            self._note("rules_changed", version=entry.version)

    def _close(self, entry: e.TableClosed | e.KeptAsReplay) -> None:
        self.status, self.request = "closed", None
        if isinstance(entry, e.KeptAsReplay):
            self._note("kept")

    def _take_rules(self, entry: e.RulesTaken) -> None:
        if self.play is not None:
            self._cut_log(entry.to)
            self.play.go_back(entry.to)
            self.play.record.undone.clear()  # by rules that are gone
        self.by = self.rules_version = entry.version
        self.data_hash, self.shape = entry.data_hash, entry.shape
        self.status, self.request = "playing", None
        self.cuts.append((entry.seq, 0))
        self._note("rules_taken", version=entry.version, choices=entry.to)
        self._put_questions(entry.seq)

    def pass_over(self, entry: Entry) -> None:
        """It has its place, but does not count any more."""
        self.seq = entry.seq
        if entry.ident:
            self.idents[entry.ident] = entry.seq

    def check(self) -> None:
        """The game's invariants; what breaks them is our fault."""
        if self.play is not None:
            self.play.setting.game.check(self.play.position.state)

    # ---------------------------------------------------------------------------------- record
    @property
    def is_revealed(self) -> bool:
        return self.status in REVEALED

    def record(self) -> Record:
        """The record as it is exported: with its secrets, and the names known at the table."""
        assert self.play is not None
        record = copy.copy(self.play.record)
        record.seats = written(self.seats)
        return record
