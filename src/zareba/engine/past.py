"""The positions a game has been through, to look at and to go back to.

The newest is kept as it is: undo and films begin there.  Older ones are packed into a few
kilobytes each and unpacked when somebody asks for them: a long game needs neither much memory nor a
replay.
"""

from __future__ import annotations

import zlib

import msgspec

from .game import Setting
from .position import Position

WHOLE = 1  # positions kept as they are; each is a tenth of what a table needs
SMALL = 4_000  # bytes that need not be compressed


def packed(position: Position) -> bytes:
    text = msgspec.json.encode(position.to_json())
    return text if len(text) <= SMALL else zlib.compress(text, 1)


def unpacked(setting: Setting, kept: bytes) -> Position:
    text = kept if kept.startswith(b"{") else zlib.decompress(kept)
    data = msgspec.json.decode(text)
    return Position.from_json(data, setting.game.state, facts=setting.facts)


class Past:
    """The position before each choice; ``past[n]`` is the one after n choices."""

    __slots__ = ("_packed", "_setting", "_whole", "size")

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._packed: list[bytes] = []
        self._whole: list[Position] = []
        self.size = 0  # bytes of what is packed

    def __len__(self) -> int:
        return len(self._packed) + len(self._whole)

    def __getitem__(self, moment: int) -> Position:
        moment = moment + len(self) if moment < 0 else moment
        older = len(self._packed)
        if moment >= older:
            return self._whole[moment - older]
        return unpacked(self._setting, self._packed[moment])

    def append(self, position: Position) -> None:
        self._whole.append(position)
        if len(self._whole) > WHOLE:
            self._packed.append(packed(self._whole.pop(0)))
            self.size += len(self._packed[-1])

    def pop(self) -> Position:
        """The newest, which is forgotten."""
        if self._whole:
            return self._whole.pop()
        self.size -= len(self._packed[-1])
        return unpacked(self._setting, self._packed.pop())

    def forget(self, moments: int) -> None:
        """Nobody will ask for the first so many."""
        gone = min(moments, len(self._packed))
        self._packed[:gone] = [b""] * gone
        self.size = sum(map(len, self._packed))

    def fork(self) -> Past:
        new = Past(self._setting)
        new._packed, new._whole, new.size = self._packed[:], self._whole[:], self.size
        return new

    def __getstate__(self) -> tuple[Setting, list[bytes]]:
        return self._setting, [*self._packed, *map(packed, self._whole)]

    def __setstate__(self, kept: tuple[Setting, list[bytes]]) -> None:
        (self._setting, self._packed), self._whole = kept, []
        self.size = sum(map(len, self._packed))
