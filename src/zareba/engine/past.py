"""The positions a game has been through, to look at and to go back to.

The newest is kept as it is: undo and films begin there.  Older ones are written down, and as soon
as they are some thousand bytes they are packed together: one is much like the next, so a hundred
bytes more are enough for it.  A long game needs neither much memory nor a replay.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right

import msgspec

from .game import Setting
from .position import Position

WHOLE = 1  # positions kept as they are; each is a tenth of what a table needs
SMALL = 4_000  # bytes that need not be compressed
TOGETHER = 16_000  # bytes that are compressed together
_BETWEEN = b"\n"  # not to be found in JSON as it is written here


def packed(position: Position) -> bytes:
    text = _written(position)
    return text if len(text) <= SMALL else zlib.compress(text, 1)


def unpacked(setting: Setting, kept: bytes) -> Position:
    return _read(setting, kept if kept.startswith(b"{") else zlib.decompress(kept))


def _written(position: Position) -> bytes:
    return msgspec.json.encode(position.to_json())


def _read(setting: Setting, text: bytes) -> Position:
    data = msgspec.json.decode(text)
    return Position.from_json(data, setting.game.state, facts=setting.facts)


def _together(texts: list[bytes]) -> bytes:
    return zlib.compress(_BETWEEN.join(texts), 1)


def _emptied(texts: list[bytes], first: int) -> list[bytes]:
    """The same, nothing in the first so many."""
    gone = min(max(first, 0), len(texts))
    return [b""] * gone + texts[gone:]


class Past:
    """The position before each choice; ``past[n]`` is the one after n choices."""

    __slots__ = ("_blocks", "_firsts", "_setting", "_texts", "_whole", "size")

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._blocks: list[bytes] = []
        self._firsts: list[int] = [0]  # moment of each block's first position, and after the last
        self._texts: list[bytes] = []  # those after the blocks
        self._whole: list[Position] = []
        self.size = 0  # bytes of what is written down

    def __len__(self) -> int:
        return self._firsts[-1] + len(self._texts) + len(self._whole)

    def __getitem__(self, moment: int) -> Position:
        moment = moment + len(self) if moment < 0 else moment
        later = moment - self._firsts[-1]
        if later >= len(self._texts):
            return self._whole[later - len(self._texts)]
        if later >= 0:
            return _read(self._setting, self._texts[later])
        block = bisect_right(self._firsts, moment) - 1
        return _read(self._setting, self._opened(block)[moment - self._firsts[block]])

    def _opened(self, block: int) -> list[bytes]:
        return zlib.decompress(self._blocks[block]).split(_BETWEEN)

    def append(self, position: Position) -> None:
        self._whole.append(position)
        if len(self._whole) > WHOLE:
            self._write_down(_written(self._whole.pop(0)))

    def _write_down(self, text: bytes) -> None:
        self._texts.append(text)
        self.size += len(text)
        written = sum(map(len, self._texts))
        if written >= TOGETHER:
            self._blocks.append(_together(self._texts))
            self._firsts.append(self._firsts[-1] + len(self._texts))
            self._texts = []
            self.size += len(self._blocks[-1]) - written

    def pop(self) -> Position:
        """The newest, which is forgotten."""
        if self._whole:
            return self._whole.pop()
        if not self._texts:
            self._texts = self._opened(-1)
            self.size += sum(map(len, self._texts)) - len(self._blocks.pop())
            self._firsts.pop()
        text = self._texts.pop()
        self.size -= len(text)
        return _read(self._setting, text)

    def forget(self, moments: int) -> None:
        """Nobody will ask for the first so many."""
        for block, first in enumerate(self._firsts[:-1]):
            if first < moments:
                self._blocks[block] = _together(_emptied(self._opened(block), moments - first))
        self._texts = _emptied(self._texts, moments - self._firsts[-1])
        self.size = sum(map(len, self._blocks)) + sum(map(len, self._texts))

    def _all_texts(self) -> list[bytes]:
        opened = (text for block in range(len(self._blocks)) for text in self._opened(block))
        return [*opened, *self._texts]

    def fork(self) -> Past:
        new = Past(self._setting)
        new._blocks, new._firsts, new._texts = self._blocks[:], self._firsts[:], self._texts[:]
        new._whole, new.size = self._whole[:], self.size
        return new

    def __getstate__(self) -> tuple[Setting, list[bytes]]:
        return self._setting, [*self._all_texts(), *map(_written, self._whole)]

    def __setstate__(self, kept: tuple[Setting, list[bytes]]) -> None:
        self._setting, texts = kept
        self._blocks, self._firsts, self._texts, self.size = [], [0], [], 0
        self._whole = []
        for text in texts:
            self._write_down(text)
