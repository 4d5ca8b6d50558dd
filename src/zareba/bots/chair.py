"""The chair a bot sits on: what it may know, and what it has noted for its next decision."""

from __future__ import annotations

import random
from typing import Any, Protocol

from zareba.engine import Advice, Ask, Domain, Position

Step = tuple[str, Any]  # the kind of a question and an answer to it
Notes = list[Step]  # what a player means to answer next, as far as nothing comes in between


class Chair:
    """What a bot may know: its own question, and positions that might be the real one."""

    def __init__(
        self, position: Position, seat: int, imagined: bool = False, notes: Notes | None = None
    ) -> None:
        """*imagined*: the position itself is one that might be the real one.

        *notes* are the player's own, kept from decision to decision by whoever lays the table.
        """
        ask = position.ask(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is asked nothing")
        self.ask: Ask = ask
        self.seat = seat
        self.notes: Notes = [] if notes is None else notes
        self._position, self._imagined = position, imagined

    @property
    def options(self) -> list[Any]:
        return self._position.options(self.seat)

    def imagine(self, seed: int) -> Position:
        """Hidden cards dealt anew, future dice unknown."""
        return self._position.imagine(self.seat, seed)

    def glimpse(self, rng: random.Random) -> Position:
        """Any one position that might be the real one; nothing is imagined twice."""
        seed = rng.getrandbits(64)
        return self._position.clone() if self._imagined else self.imagine(seed)

    def noted(self) -> tuple[Step, ...]:
        """What was noted for this decision and those after it, if it is still possible."""
        if not self.notes or isinstance(self.ask, Domain):
            return ()
        kind, choice = self.notes[0]
        return tuple(self.notes) if kind == self.ask.kind and choice in self.options else ()


class Bot(Protocol):
    """A player.  *rng* is its own luck: the same luck, the same choices."""

    name: str

    def choose(self, chair: Chair, rng: random.Random) -> Any: ...


def answer(position: Position, seat: int, advice: Advice | None, rng: random.Random) -> Any:
    """One answer in an imagined position: advised, or any."""
    if advice is None:
        return position.sample(rng, seat)
    return advice.advise(position.state, position.ask(seat), position.options(seat), rng)
