"""A game as it is kept for ever: the setting, the secret of chance and the list of choices."""

from __future__ import annotations

import copy
import dataclasses
import json
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from .chance import Witness, commitment, key_of, reseed
from .game import Game, Setting, find_game
from .luck import Salt, wrong_salts
from .position import IllegalChoice, Position, as_choice
from .undone import Undone
from .wrong import BadInput

FORMAT = 2
READ = (1, 2)  # the formats that can be read
_SECRET = re.compile(r"[0-9a-f]{64}")
_WHERE_ANY = ("salts", "undone")  # written where there are any: programs without them read it too

Far = Callable[[int], None]  # hears how many choices are replayed so far


class BadRecord(BadInput):
    """A record that cannot be read, or does not say what really happened.

    *also* are other things about it that may explain why.
    """

    def __init__(
        self, sentence: str, why: str = "", also: Sequence[BadRecord] = (), **facts: object
    ) -> None:
        super().__init__("; ".join([sentence, *map(str, also)]), why, **facts)
        self.also = tuple(also)


@dataclass(slots=True)
class Replayed:
    """What a replay has come to, with the fingerprints as they are made now."""

    position: Position
    setting: Setting
    trail: list[str] = dataclasses.field(default_factory=list)


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A what-if: after so many choices chance begins anew.

    With a seat, what that seat cannot see is dealt anew as well, so that nothing is told by it.
    Branches of old records, which say nothing of their deal, are replayed as they were made.
    """

    at: int
    commitment: str
    secret: str = ""
    salt: str = ""
    salts: list[Salt] = []
    seat: int | None = None
    deal: Literal[1, 2, 3] = 1  # how hidden things were dealt anew (`state.PEOPLED`)

    def off(self, position: Position) -> Position:
        """Where the other course begins."""
        seed = int(key_of(self.secret, self.salt), 16)
        if self.seat is not None:
            return position.imagine(self.seat, seed, deal=self.deal)
        new = position.clone()
        reseed(new.state, seed)
        return new


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The record is the truth; positions are a cache that can be rebuilt.

    ``trail`` holds the fingerprint of the position after every choice, so that a changed record
    says where it was changed.
    """

    format: int = FORMAT
    game: str
    rules_version: int
    data_hash: str
    shape: str = ""  # by what positions were described when the trail was written
    players: int
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    seats: list[str] = msgspec.field(default_factory=list)  # who played, if it was noted
    commitment: str
    secret: str = ""  # empty while the table still hides it
    salt: str = ""
    salts: list[Salt] = msgspec.field(default_factory=list)  # what the salt was made from
    choices: list[tuple[int, Any]] = msgspec.field(default_factory=list)
    trail: list[str] = msgspec.field(default_factory=list)
    result: str = ""
    branches: list[Branch] = msgspec.field(default_factory=list)
    undone: list[Undone] = msgspec.field(default_factory=list)  # as it happened

    @classmethod
    def new(
        cls, setting: Setting, secret: str, salt: str = "", salts: Iterable[Salt] = ()
    ) -> Record:
        return cls(
            **setting.written(),
            commitment=commitment(secret),
            secret=secret,
            salt=salt,
            salts=list(salts),
        )

    # ----------------------------------------------------------------------------------- files
    @classmethod
    def read(cls, text: str | bytes, name: str = "record") -> Record:
        try:
            record = msgspec.json.decode(text, type=cls)
            json.loads(text, object_pairs_hook=_each_once)
        except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
            raise BadRecord(f"{name}: not a record: {error}", "no-record", file=name) from error
        if record.format not in READ:
            known = " and ".join(map(str, READ))
            sentence = f"{name}: format {record.format}, this program reads {known}"
            raise BadRecord(sentence, "record-format", file=name, given=record.format, known=known)
        for secret in (record.secret, *(branch.secret for branch in record.branches)):
            if secret and not _SECRET.fullmatch(secret):
                sentence = f"{name}: secret: expected 64 hexadecimal digits"
                raise BadRecord(sentence, "record-secret", file=name)
        record.choices = _choices(record.choices)
        record.undone = [
            msgspec.structs.replace(undone, choices=_choices(undone.choices))
            for undone in record.undone
        ]
        return record

    @classmethod
    def load(cls, path: Path) -> Record:
        try:
            return cls.read(path.read_bytes(), str(path))
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}", "no-file", file=str(path)) from error

    def to_text(self) -> str:
        """JSON with one choice on a line, so that people and diffs can read it."""
        head = {k: v for k, v in msgspec.to_builtins(self).items() if k not in _WHERE_ANY or v}
        rows = {name: head.pop(name) for name in ("undone", "choices", "trail") if name in head}
        parts = [json.dumps(head, ensure_ascii=False, indent=1)[:-2]]
        for name, found in rows.items():
            body = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in found)
            parts.append(f' "{name}": [\n  {body}\n ]' if found else f' "{name}": []')
        return ",\n".join(parts) + "\n}\n"

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        part = path.with_name(f"{path.name}.part")
        part.write_text(self.to_text(), encoding="utf-8")
        os.replace(part, path)

    # ---------------------------------------------------------------------------------- replay
    def setting(self, overlay: Path | None = None) -> Setting:
        """The setting it was played in; by the present rules where its own are not shipped."""
        game = find_game(self.game)
        if self.rules_version > game.rules_version:
            raise self._of_other_rules(game)
        return Setting.of(
            game.version(self.rules_version) or game, self.players, self.options, overlay
        )

    def _of_other_rules(self, game: Game) -> BadRecord:
        return BadRecord(
            f"played with rules version {self.rules_version} of {self.game};"
            f" this program has version {game.rules_version}",
            "record-rules",
            version=self.rules_version,
            game=self.game,
            here=game.rules_version,
        )

    def differences(self, setting: Setting) -> list[BadRecord]:
        """How it was played otherwise than it is replayed here, as far as it says."""
        found = []
        if self.rules_version != setting.game.rules_version:
            found.append(self._of_other_rules(setting.game))
        if self.format > 1 and self.data_hash != setting.data.hash:
            sentence = (
                f"played with other data files of {self.game} (hash {self.data_hash},"
                f" here {setting.data.hash}); give their directory with --data"
            )
            here = setting.data.hash
            other = BadRecord(
                sentence, "record-data", game=self.game, hash=self.data_hash, here=here
            )
            found.append(other)
        return found

    def replay(
        self,
        upto: int | None = None,
        overlay: Path | None = None,
        tell: Callable[..., None] | None = None,
        far: Far | None = None,
    ) -> Position:
        """The position after the first *upto* choices, every one checked."""
        return self._replayed(upto, overlay, tell, far=far).position

    def draws(self, overlay: Path | None = None) -> list[list[Any]]:
        """Every draw of chance in order, with the branches at which it begins anew."""
        witness = Witness()
        self._replayed(None, overlay, None, witness)
        return witness.noted

    def _found_again(self, overlay: Path | None) -> tuple[Setting, list[BadRecord]]:
        """Rules and data to replay by, and in what they differ from those of the game."""
        if not self.secret or not all(branch.secret for branch in self.branches):
            sentence = "the secret of this table is not revealed yet: nothing can be replayed"
            raise BadRecord(sentence, "record-sealed")
        setting = self.setting(overlay)
        others = self.differences(setting)
        if others and not (self.format > 1 and len(self.trail) == len(self.choices) > 0):
            first, *more = others  # nothing could prove that they do not matter
            raise BadRecord(str(first), first.why, more, **first.facts)
        return setting, others

    def _replayed(
        self,
        upto: int | None,
        overlay: Path | None,
        tell: Callable[..., None] | None = None,
        witness: Witness | None = None,
        far: Far | None = None,
    ) -> Replayed:
        """The fingerprints decide; other rules or data only explain where they do not agree."""
        setting, others = self._found_again(overlay)
        begun = setting.start(key_of(self.secret, self.salt), tell, witness)
        position = self.branched(begun, 0)
        done = Replayed(position, setting)
        for number, (seat, choice) in enumerate(self.choices[:upto]):
            try:
                position.choose(choice, seat)
            except IllegalChoice as error:
                told = f"choice {number + 1} of seat {seat} is illegal: {error}"
                raise BadRecord(told, "record-illegal", others, choice=number + 1) from None
            done.trail.append(position.digest())
            if self.trail[number : number + 1] not in ([], done.trail[-1:]):
                self._differs(number, setting, others)
            done.position = position = self.branched(position, number + 1)
            if far is not None:
                far(number + 1)
        return done

    def _differs(self, number: int, setting: Setting, others: list[BadRecord]) -> None:
        """After a choice the position is not the recorded one: is there an honest reason?"""
        if self.format == 1 or (self.shape != setting.game.shape and not others):
            return  # fingerprints of another kind; what was chosen and the result remain
        seat, choice = self.choices[number]
        told = (
            f"after choice {number + 1} (seat {seat}: {choice!r}) the position is not"
            " the recorded one"
        )
        if others:
            raise BadRecord(told, "record-differs", others, choice=number + 1)
        changed = "this choice, an earlier one or the secret was changed"
        raise BadRecord(f"{told}: {changed}", "record-changed", choice=number + 1)

    def branched(self, position: Position, choices: int) -> Position:
        """A what-if goes its own way from its moment on."""
        for number, branch in enumerate(self.branches):
            if branch.at == choices:
                tell, script = position.state.tell, position.state.script
                if isinstance(script, Witness):
                    script.noted.append(["branch", number])
                position = branch.off(position)
                position.state.tell = tell
                if isinstance(script, Witness):
                    script.watch(position.state)
        return position

    def verify(self, overlay: Path | None = None) -> Position:
        """Replay all of it and check what it claims; raises BadRecord with what does not fit."""
        return self.examine(overlay).position

    def examine(self, overlay: Path | None = None, far: Far | None = None) -> Replayed:
        """Verify, and say what could not be compared."""
        pairs = [(self.secret, self.commitment)]
        pairs += [(branch.secret, branch.commitment) for branch in self.branches]
        if any(secret and commitment(secret) != promised for secret, promised in pairs):
            sentence = (
                "the secret does not fit the commitment that was published when the game began"
            )
            raise BadRecord(sentence, "record-commitment")
        if len(self.trail) > len(self.choices):
            raise self._incomplete("choices", "record-short")
        _refuse(self._wrong_branches(), "record-branch")
        done = self._replayed(None, overlay, far=far)
        for luck in self.lucks():
            why = wrong_salts(luck.commitment, luck.salt, luck.salts, self.players)
            _refuse(why, "record-salt")
        if self.format > 1 and len(self.trail) < len(self.choices):
            raise self._incomplete("fingerprints", "record-trail")
        ends = done.position.state.result
        if ends != self.result:
            told = (
                f"the game ends with {ends or 'no result'!r},"
                f" the record says {self.result or 'no result'!r}"
            )
            about = {"game": self.game, "ends": ends, "claimed": self.result}
            raise BadRecord(told, "record-result", self.differences(done.setting), **about)
        return done

    def _incomplete(self, missing: str, message: str) -> BadRecord:
        """There are not as many fingerprints as choices."""
        prints, choices = len(self.trail), len(self.choices)
        told = f"{prints} fingerprints for {choices} choices: {missing} are missing"
        return BadRecord(told, message, prints=prints, choices=choices)

    def lucks(self) -> list[Record | Branch]:
        """Whose chance the game followed: its own, then that of each what-if."""
        return [self, *self.branches]

    def _wrong_branches(self) -> str:
        """Each begins at a moment of this game, one after the other, for a seat that it has."""
        moments = [branch.at for branch in self.branches]
        last = len(self.choices) - bool(self.result)
        if moments != sorted(moments) or not all(0 <= at <= last for at in moments):
            return "a branch begins at a moment that this game does not have"
        if any(branch.seat not in (None, *range(self.players)) for branch in self.branches):
            return "a branch is dealt for a seat that this game does not have"
        return ""

    def not_compared(self, done: Replayed) -> list[str]:
        """What an examination could not compare, and what was other than it is here."""
        if self.format == 1:
            return ["format 1: the positions in between and the data could not be compared"]
        told = [f"{why}, which makes no difference here" for why in self.differences(done.setting)]
        alike = sum(a == b for a, b in zip(self.trail, done.trail, strict=False))
        if alike < len(done.trail):
            told.append(
                f"{len(done.trail) - alike} of {len(done.trail)} positions in between could not be"
                " compared: the program described positions otherwise"
            )
        return told

    def migrated(self, overlay: Path | None = None, far: Far | None = None) -> Record:
        """The same game as the present program writes it; raises BadRecord if it is not true."""
        done = self.examine(overlay, far)
        new = copy.copy(self)
        new.trail, new.undone = done.trail, list(self.undone)
        new.stamp(done.setting)
        return new

    def stamp(self, setting: Setting) -> None:
        """Say by which rules, data and descriptions of positions it is kept."""
        self.format, self.shape = FORMAT, setting.game.shape
        self.rules_version, self.data_hash = setting.game.rules_version, setting.data.hash


def _refuse(sentence: str, why: str) -> None:
    if sentence:
        raise BadRecord(sentence, why)


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    """Readers differ in which of two fields of the same name they take: there may be one."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice} stands there twice")


def _choices(read: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    return [(seat, as_choice(choice)) for seat, choice in read]
