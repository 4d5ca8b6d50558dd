"""One game after another for agents: what a seat sees, is offered, chooses, and has won."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from zareba.engine import Play, Position, Record, Setting, find_game
from zareba.engine.chance import key_of, secret_from

from .encoding import LIMIT, encoded_choices, encoded_view
from .offers import Offer, offered

Mask = NDArray[np.int8]
Observation = dict[str, Any]
Info = dict[str, Any]
Illegal = Literal["raise", "report"]

AGENT = "me:agent"  # how a record writes down that an agent sat there
SEEDS = 2**63 - 1
NOTHING = Offer("", [])


class Sizes(NamedTuple):
    """How large the arrays of an observation are."""

    choices: int = 64  # offered at most
    view: int = 1024
    choice: int = 64


USUAL = Sizes()


class IllegalAction(ValueError):
    """The action is no number of an offered choice."""


class Match:
    """A setting with a game in it.  The environments put the agents' interfaces around it."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, object],
        sizes: Sizes,
    ) -> None:
        self.setting = Setting.of(find_game(game), players, options)
        self.sizes = sizes
        self.action_space = spaces.Discrete(sizes.choices)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (sizes.view,), np.float32),
                "choices": spaces.Box(-LIMIT, LIMIT, (sizes.choices, sizes.choice), np.float32),
                "action_mask": spaces.Box(0, 1, (sizes.choices,), np.int8),
            }
        )

    @property
    def players(self) -> int:
        return self.setting.players

    def deal(self, seed: object) -> None:
        """Begin another game; the same seed, the same game."""
        self.seed, self.secret = seed, secret_from(seed)
        self.position: Position = self.setting.start(key_of(self.secret))
        self.made: list[tuple[int, Any]] = []
        self.answers: Counter[int] = Counter()
        self._offer: tuple[int, int, Offer] | None = None

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def turn(self) -> int | None:
        """Whose answer is next."""
        waiting = self.position.waiting_for()
        return waiting[0] if waiting else None

    # ------------------------------------------------------------------------- what a seat is told
    def offer(self, seat: int) -> Offer:
        """What a seat may choose from; nothing while others are to choose."""
        if seat != self.turn:
            return NOTHING
        moment = len(self.made)
        if self._offer is None or self._offer[:2] != (moment, seat):
            found = offered(
                self.setting.game, self.position, seat, self.sizes.choices, lambda: self._luck(seat)
            )
            self._offer = moment, seat, found
        return self._offer[2]

    def _luck(self, seat: int) -> random.Random:
        """For candidates: it follows from what the seat knows, how often it has answered."""
        return random.Random(f"{self.seed}/offers/{seat}/{self.answers[seat]}")

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.sizes.choices, np.int8)
        mask[: len(self.offer(seat).choices)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Only what the seat may see."""
        offer = self.offer(seat)
        rows, size = self.sizes.choices, self.sizes.choice
        return {
            "observation": encoded_view(self.position.seen_now(seat), self.sizes.view),
            "choices": encoded_choices(offer.kind, offer.choices, rows, size),
            "action_mask": self.mask(seat),
        }

    def info(self, seat: int) -> Info:
        offer = self.offer(seat)
        return {
            "action_mask": self.mask(seat),
            "question": offer.kind,
            "choices": list(offer.choices),
            "left_out": offer.left_out,
            "free": offer.free,
        }

    def reward(self, seat: int) -> float:
        """The game's score, 0 to 1, when it is over."""
        return float(self.setting.game.score(self.position.state, seat)) if self.over else 0.0

    # ------------------------------------------------------------------------------ what it chooses
    def choice(self, seat: int, action: Any) -> Any:
        """The choice of that number; IllegalAction if none is offered by it."""
        offer = self.offer(seat)
        if not self.action_space.contains(action) or not 0 <= int(action) < len(offer.choices):
            raise IllegalAction(
                f"action {action} is illegal: seat {seat} is offered {len(offer.choices)} choices,"
                " numbered from 0 (see action_mask)"
            )
        return offer.choices[int(action)]

    def choose(self, seat: int, choice: Any) -> None:
        """A choice that was offered, or a bot's."""
        self.made.append((seat, self.position.choose(choice, seat)))
        self.answers[seat] += 1

    # ---------------------------------------------------------------------- what is kept
    def record(self, seats: list[str]) -> Record:
        """The game so far, as ``zareba verify`` reads it: with its secret, for when it is over."""
        play = Play(self.setting, self.secret)
        play.record.seats = seats
        for seat, choice in self.made:
            play.choose(choice, seat)
        return play.record
