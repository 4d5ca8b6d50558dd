"""What an agent may choose from: the options of a question, or candidates where they are no list.

A bot's way: candidates come from a position that the seat imagines, so they tell it nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from zareba.bots import Chair
from zareba.bots.chair import answer
from zareba.engine import Advice, Domain, Game, Position

SAMPLES = 8  # any answers tried beside the advised ones where they cannot be listed


class Offer(msgspec.Struct, frozen=True):
    """The choices by number, and what is not among them."""

    kind: str  # of the question
    choices: list[Any]
    left_out: int = 0  # options that found no room
    free: bool = False  # there is no list of all: these are candidates


def offered(
    game: Game, position: Position, seat: int, most: int, luck: Callable[[], random.Random]
) -> Offer:
    """What *seat* is offered now; *luck* is needed only where something is imagined."""
    chair = Chair(position, seat)
    kind, options = chair.ask.kind, chair.options
    if isinstance(chair.ask, Domain):
        return Offer(kind, _candidates(game.advice, chair, most, luck()), free=True)
    if len(options) <= most:
        return Offer(kind, list(options))
    first = _advised(game.advice, chair, luck())
    kept = list(dict.fromkeys([*first, *options]))[:most]
    return Offer(kind, kept, left_out=len(options) - len(kept))


def _candidates(advice: Advice | None, chair: Chair, most: int, rng: random.Random) -> list[Any]:
    """The advised answer, those the game proposes, then any: legal as far as the seat knows."""
    imagined = chair.glimpse(rng).state
    ask = chair.ask
    assert isinstance(ask, Domain)
    found: dict[Any, None] = dict.fromkeys(_advised(advice, chair, rng))
    for _ in range(SAMPLES):
        found.setdefault(ask.sample(imagined, rng))
    legal = (ask.judged(imagined, choice) for choice in found)
    return [choice for choice, why in legal if why is None][:most]


def _advised(advice: Advice | None, chair: Chair, rng: random.Random) -> Iterator[Any]:
    """The best first, as far as the game knows rules of thumb."""
    if advice is None:
        return
    imagined = chair.glimpse(rng)
    yield answer(imagined, chair.seat, advice, rng)
    if advice.propose is not None:
        yield from advice.propose(imagined.state, chair.ask, chair.options, rng) or ()
