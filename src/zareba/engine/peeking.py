"""Whether rules have looked at anything hidden while they followed a choice.

Where they have not, the same choice leads to the same in every world that looks the same to who
made it: nothing was learned, and no world has to be imagined to find that out (`learning.py`).
What seats remember (MEMORY) does not count: rules write it down for bots and do nothing else by it
(`tests/contract/test_memory.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from .asks import Domain
from .plain import OWNER, SECRET
from .position import Position
from .state import Table


@contextmanager
def watched(state: Table, seat: int) -> Iterator[None]:
    """Meanwhile ``state.peeked`` is set when anything hidden from the seat is read."""
    own = type(state)
    state.peeked = False
    state.__class__ = _watchful(own, seat)  # type: ignore[arg-type]
    try:
        yield
    finally:
        state.__class__ = own


def unnoticed_copy(state: Table) -> Table:
    """A copy for who tells what happens: no rule has looked at anything for it."""
    watchful = type(state)
    state.__class__ = getattr(watchful, "unwatched", watchful)
    try:
        return state.clone()
    finally:
        state.__class__ = watchful


def number_in(state: Table, pile: str) -> int:
    """How many cards lie in a secret pile: that all may know, and it is no look at them."""
    own = getattr(type(state), "unwatched", type(state))
    return len(getattr(own, pile).__get__(state))


def put_question(position: Position, seat: int) -> None:
    """What the seat is asked next is part of what it sees: list it, and note what that looks at."""
    if isinstance(position.ask(seat), Domain):
        position.state.peeked = True  # what describes it may take long: worlds are to tell
    else:
        position.options(seat)


@lru_cache(maxsize=256)
def _watchful(own: type[Table], seat: int) -> type[Table]:
    """The same state, with an eye on its hidden fields."""
    body: dict[str, Any] = {"__slots__": (), "unwatched": own}
    body |= {name: _noting(own, name) for name in own.names[SECRET]}
    body |= {name: _noting_others(own, name, seat) for name in own.names[OWNER]}
    return type(own.__name__, (own,), body)


def _noting(own: type[Table], name: str) -> property:
    slot = getattr(own, name)

    def read(state: Table) -> Any:
        held = slot.__get__(state)
        if held != []:  # how many there are, all may know
            _note(state, own)
        return held

    return property(read, slot.__set__)


def _note(state: Table, own: type[Table]) -> None:
    """Once is enough: nobody has to watch any longer."""
    state.peeked = True
    state.__class__ = own


def _noting_others(own: type[Table], name: str, seat: int) -> property:
    """By seat: what a seat holds itself it knows."""
    slot = getattr(own, name)

    def read(state: Table) -> Any:
        held = slot.__get__(state)
        if any(x for i, x in enumerate(held) if i != seat):
            _note(state, own)
        return held

    return property(read, slot.__set__)
