"""Chance: a secret key and a counter in the state, so that a position copies and replays.

A block is 512 bits of keyed hash; dice and shuffles are cut from it by division.  A new block is
taken while at least 128 bits are left, so the unevenness of one draw is below 1 in 2**121 for any
die or deck.  The table publishes a *commitment* to its secret when it starts and reveals the secret
when it ends; players add *salt* in between, each committed to before any is shown, so that nobody,
the server included, can choose the key (docs/records.md says what that proves and what not).
Commitments, key and blocks use different hashes or different labels.
"""

from __future__ import annotations

import functools
import hashlib
import secrets
from typing import Any

from .state import AS_IT_LAY, Table

_BLOCK_BITS, _LOW_WATER = 512, 128
_WORD = 1 << 30  # what Python divides by at once


class ScriptError(AssertionError):
    """Scripted chance does not fit what the rules draw."""


class Script:
    """Chance for tests: the dice and the other draws in the order in which they fall."""

    def __init__(self, dice: list[int] | None = None, draws: list[int] | None = None) -> None:
        self.dice, self.draws = list(dice or []), list(draws or [])
        self.used = 0

    def take(self, n: int, die: bool) -> int:
        waiting = self.dice if die else self.draws
        kind = f"die with {n} sides" if die else f"draw among {n}"
        self.used += 1
        if not waiting:
            raise ScriptError(f"a {kind} is called for, but the script is used up")
        value = waiting.pop(0) - die
        if not 0 <= value < n:
            raise ScriptError(f"the script says {value + die} where a {kind} is called for")
        return value

    def rest(self) -> str:
        """What was scripted but never called for, as text; empty when everything was used."""
        left = [f"dice {self.dice}"] if self.dice else []
        left += [f"draws {self.draws}"] if self.draws else []
        return " and ".join(left)


class Witness(Script):
    """Chance as it really falls, noted down draw by draw, for who wants to check it."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[list[Any]] = []
        self._table: Table | None = None

    def watch(self, g: Table) -> None:
        self._table, g.script = g, self

    def take(self, n: int, die: bool) -> int:
        assert self._table is not None
        value = _below(self._table, n)
        self.noted.append(["die" if die else "draw", n, value + die])
        return value

    def shuffle(self, cards: list[Any]) -> None:
        assert self._table is not None
        swaps = []
        for n in range(len(cards), 1, -1):
            j = _below(self._table, n)
            cards[n - 1], cards[j] = cards[j], cards[n - 1]
            swaps.append(j)
        self.noted.append(["shuffle", len(cards), swaps])


def _refill(g: Table) -> None:
    counter = g.blocks.to_bytes(8, "big")
    block = hashlib.blake2b(counter, key=bytes.fromhex(g.key), person=b"zareba chance")
    g.pool, g.room = int.from_bytes(block.digest(), "big"), _BLOCK_BITS
    g.blocks += 1


def _below(g: Table, n: int) -> int:
    if g.room < _LOW_WATER:
        _refill(g)
    g.drawn += 1
    g.room -= n.bit_length()
    g.pool, value = divmod(g.pool, n)
    return value


def die(g: Table, sides: int = 6) -> int:
    """Roll one die."""
    if g.script is not None:
        return g.script.take(sides, True) + 1
    return _below(g, sides) + 1


def draw(g: Table, n: int) -> int:
    """One of n things with equal chances, 0 to n - 1: a draw like a card, not a die."""
    if g.script is not None:
        return g.script.take(n, False)
    return _below(g, n)


@functools.cache
def _several(n: int) -> tuple[int, int, int, int]:
    """Draws among n, n - 1, ... that one division serves, as its divisor still fits a machine word.

    The divisor, the bits of all these draws, the bits before the last of them, and where to go on.
    """
    divisor, bits, last = 1, 0, 0
    while n > 1 and (divisor == 1 or divisor * n < _WORD):
        divisor, last = divisor * n, n.bit_length()
        bits, n = bits + last, n - 1
    return divisor, bits, bits - last, n


def shuffle(g: Table, cards: list[Any]) -> None:
    """Shuffle in place; never scripted: a test lays the pile as it needs it.

    The same draws as by `_below`, one after the other; written out, for imagining positions
    shuffles all the time.
    """
    if isinstance(g.script, Witness):
        return g.script.shuffle(cards)
    pool, room, n = g.pool, g.room, len(cards)
    g.drawn += max(n - 1, 0)
    while n > 1:
        if room < _LOW_WATER:
            _refill(g)
            pool, room = g.pool, g.room
        divisor, bits, before_last, until = _several(n)
        if room - before_last < _LOW_WATER:  # a new block comes in between
            divisor, bits, until = n, n.bit_length(), n - 1
        pool, rest = divmod(pool, divisor)
        room -= bits
        while n > until:
            j = rest % n
            rest //= n
            n -= 1
            cards[n], cards[j] = cards[j], cards[n]
    g.pool, g.room = pool, room


def put_in_order(g: Table, pile: list[Any]) -> None:
    """Forget how hidden things really lie: their order may tell nothing of what is made of it."""
    if g.dealing != AS_IT_LAY:
        pile.sort()


def deal_anew(g: Table, pile: list[Any]) -> None:
    """Shuffle what is hidden so that nothing of its real order is left in the new one."""
    put_in_order(g, pile)
    shuffle(g, pile)


def reseed(g: Table, seed: int) -> None:
    """Forget the real future: what a bot imagines must not be what will happen."""
    g.key, g.pool, g.room, g.blocks = f"{seed % 2**256:064x}", 0, 0, 0


def new_secret() -> str:
    return secrets.token_hex(32)


def secret_from(seed: object) -> str:
    """The secret of a repeatable game: same seed, same dice."""
    return hashlib.sha256(f"zareba seed\0{seed}".encode()).hexdigest()


def commitment(secret: str) -> str:
    """Published before the first draw; the secret is revealed when the game is over."""
    return hashlib.sha256(b"zareba commitment\0" + bytes.fromhex(secret)).hexdigest()


def salt_commitment(table: str, seat: int, salt: str) -> str:
    """A player's promise of salt, bound to the table (by its commitment) and to the seat."""
    bound = bytes.fromhex(table) + f"\0{seat}\0{salt}".encode()
    return hashlib.sha256(b"zareba salt\0" + bound).hexdigest()


def key_of(secret: str, salt: str = "") -> str:
    """The key of chance: the secret of the table and what the players added to it."""
    return hashlib.sha256(
        b"zareba key\0" + bytes.fromhex(secret) + b"\0" + salt.encode()
    ).hexdigest()
