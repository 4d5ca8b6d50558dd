"""One seat for one agent, as an environment of Gymnasium; bots have the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium

from zareba.bots import Chair, Notes, make_bot
from zareba.engine import Record

from .match import (
    AGENT,
    SEEDS,
    USUAL,
    Illegal,
    IllegalAction,
    Info,
    Match,
    Observation,
    Sizes,
)
from .showing import shown


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game from one seat.  Every other keyword is an option of the game (``zareba games``)."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        illegal: Illegal = "raise",
        seat: int = 0,
        others: str | Sequence[str] = "heuristic",
        sizes: Sizes = USUAL,
        render_mode: str | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        """*others*: the bot of the other seats, or one for each of them in their order."""
        self.match = Match(game, players, options, sizes)
        if not 0 <= seat < self.match.players:
            raise ValueError(f"there is no seat {seat} among {self.match.players}")
        self.seat, self.illegal = seat, illegal
        self.render_mode, self.language = render_mode, language
        self.observation_space = self.match.observation_space
        self.action_space = self.match.action_space
        self.seats = _names(others, seat, self.match.players)
        self._bots = {
            number: make_bot(name, self.match.setting.game)
            for number, name in enumerate(self.seats)
            if number != seat
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(SEEDS)))
        while self.match.over:  # without a word from this seat: nobody learns by that
            self._begin(int(self.np_random.integers(SEEDS)))
        return self.match.observe(self.seat), self.match.info(self.seat)

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, Info]:
        match, told = self.match, {}
        try:
            match.choose(self.seat, match.choice(self.seat, action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            told = {"illegal": str(error)}
        self._let_others_choose()
        info = match.info(self.seat) | told
        return match.observe(self.seat), match.reward(self.seat), match.over, False, info

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return shown(self.match, self.seat, self.language)

    def record(self) -> Record:
        """The game so far; ``record().save(path)`` keeps it for ``zareba verify`` and others."""
        return self.match.record(self.seats)

    def _begin(self, seed: int) -> None:
        self.match.deal(seed)
        self._luck = {number: random.Random(f"{seed}/{number}") for number in self._bots}
        self._notes: dict[int, Notes] = {number: [] for number in self._bots}
        self._let_others_choose()

    def _let_others_choose(self) -> None:
        match = self.match
        while (turn := match.turn) is not None and turn != self.seat:
            chair = Chair(match.position, turn, notes=self._notes[turn])
            match.choose(turn, self._bots[turn].choose(chair, self._luck[turn]))


def _names(others: str | Sequence[str], seat: int, players: int) -> list[str]:
    """Who sits where, as a record says it."""
    names = [others] * (players - 1) if isinstance(others, str) else list(others)
    if len(names) != players - 1:
        raise ValueError(f"{players - 1} other seats, but {len(names)} bots: {names}")
    return [*names[:seat], AGENT, *names[seat:]]
