"""A game as it is kept for ever: the setting, the secret of chance and the list of choices."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from .chance import commitment, key_of, reseed
from .game import Setting, find_game
from .position import IllegalChoice, Position, freeze

FORMAT = 1
SECRET_BYTES = 32


class BadRecord(ValueError):
    """A record that cannot be read, or does not say what really happened."""


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A what-if: after so many choices chance begins anew.

    With a seat, what that seat cannot see is dealt anew as well, so that nothing is told by it.
    """

    at: int
    commitment: str
    secret: str = ""
    salt: str = ""
    seat: int | None = None

    def off(self, position: Position) -> Position:
        """Where the other course begins."""
        seed = int(key_of(self.secret, self.salt), 16)
        if self.seat is not None:
            return position.imagine(self.seat, seed)
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
    players: int
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    commitment: str
    secret: str = ""  # empty while the table still hides it
    salt: str = ""
    choices: list[tuple[int, Any]] = msgspec.field(default_factory=list)
    trail: list[str] = msgspec.field(default_factory=list)
    result: str = ""
    branches: list[Branch] = msgspec.field(default_factory=list)

    @classmethod
    def new(cls, setting: Setting, secret: str, salt: str = "") -> Record:
        return cls(
            game=setting.game.name,
            rules_version=setting.game.rules_version,
            data_hash=setting.data.hash,
            players=setting.players,
            options=dict(setting.options),
            commitment=commitment(secret),
            secret=secret,
            salt=salt,
        )

    # ----------------------------------------------------------------------------------- files
    @classmethod
    def read(cls, text: str | bytes, name: str = "record") -> Record:
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"{name}: not a record: {error}") from error
        if record.format != FORMAT:
            raise BadRecord(f"{name}: format {record.format}, this program reads {FORMAT}")
        for secret in (record.secret, *(branch.secret for branch in record.branches)):
            if secret and len(_bytes(secret)) != SECRET_BYTES:
                raise BadRecord(f"{name}: secret: expected 64 hexadecimal digits")
        record.choices = [(seat, freeze(choice)) for seat, choice in record.choices]
        return record

    @classmethod
    def load(cls, path: Path) -> Record:
        try:
            return cls.read(path.read_bytes(), str(path))
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from error

    def to_text(self) -> str:
        """JSON with one choice on a line, so that people and diffs can read it."""
        head = {k: v for k, v in msgspec.to_builtins(self).items() if k not in ("choices", "trail")}
        lines = [json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ","]
        for name, rows in (("choices", self.choices), ("trail", self.trail)):
            body = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
            comma = "," if name == "choices" else ""
            lines.append(f' "{name}": [\n  {body}\n ]{comma}' if rows else f' "{name}": []{comma}')
        return "\n".join(lines) + "\n}\n"

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        part = path.with_name(f"{path.name}.part")
        part.write_text(self.to_text(), encoding="utf-8")
        os.replace(part, path)

    # ---------------------------------------------------------------------------------- replay
    def setting(self, overlay: Path | None = None) -> Setting:
        """The setting it was played in; refuses other rules or other data."""
        game = find_game(self.game)
        if self.rules_version != game.rules_version:
            raise BadRecord(
                f"played with rules version {self.rules_version} of {self.game};"
                f" this program has version {game.rules_version}"
            )
        setting = Setting.of(game, self.players, self.options, overlay)
        if self.data_hash != setting.data.hash:
            raise BadRecord(
                f"played with other data files of {self.game} (hash {self.data_hash},"
                f" here {setting.data.hash}); give their directory with --data"
            )
        return setting

    def replay(
        self,
        upto: int | None = None,
        overlay: Path | None = None,
        tell: Callable[..., None] | None = None,
    ) -> Position:
        """The position after the first *upto* choices, every one checked."""
        if not self.secret or not all(branch.secret for branch in self.branches):
            raise BadRecord("the secret of this table is not revealed yet: nothing can be replayed")
        position = self.setting(overlay).start(key_of(self.secret, self.salt), tell)
        position = self.branched(position, 0)
        for number, (seat, choice) in enumerate(self.choices[:upto]):
            try:
                position.choose(choice, seat)
            except IllegalChoice as error:
                raise BadRecord(f"choice {number + 1} of seat {seat} is illegal: {error}") from None
            if number < len(self.trail) and self.trail[number] != position.digest():
                raise BadRecord(
                    f"after choice {number + 1} (seat {seat}: {choice!r}) the position is not"
                    " the recorded one: this choice, an earlier one or the secret was changed"
                )
            position = self.branched(position, number + 1)
        return position

    def branched(self, position: Position, choices: int) -> Position:
        """A what-if goes its own way from its moment on."""
        for branch in self.branches:
            if branch.at == choices:
                tell = position.state.tell
                position = branch.off(position)
                position.state.tell = tell
        return position

    def verify(self, overlay: Path | None = None) -> Position:
        """Replay all of it and check what it claims; raises BadRecord with what does not fit."""
        pairs = [(self.secret, self.commitment)]
        pairs += [(branch.secret, branch.commitment) for branch in self.branches]
        if any(secret and commitment(secret) != promised for secret, promised in pairs):
            raise BadRecord(
                "the secret does not fit the commitment that was published when the game began"
            )
        if len(self.trail) > len(self.choices):
            raise BadRecord(
                f"{len(self.trail)} fingerprints for {len(self.choices)} choices:"
                " choices are missing"
            )
        position = self.replay(overlay=overlay)
        if position.state.result != self.result:
            raise BadRecord(
                f"the game ends with {position.state.result or 'no result'!r},"
                f" the record says {self.result or 'no result'!r}"
            )
        return position


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""
