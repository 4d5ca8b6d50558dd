"""A whole table of agents, as an environment of PettingZoo: one decision after the other (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from zareba.engine import Record

from .match import AGENT, SEEDS, USUAL, Illegal, IllegalAction, Match, Observation, Sizes
from .showing import shown


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat has an agent: ``seat_0``, ``seat_1`` ...

    Every other keyword is an option of the game (``zareba games``).
    """

    metadata = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": ["ansi"],
        "name": "zareba_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        illegal: Illegal = "raise",
        sizes: Sizes = USUAL,
        render_mode: str | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        super().__init__()
        self.match = Match(game, players, options, sizes)
        self.illegal, self.render_mode, self.language = illegal, render_mode, language
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        self._luck, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.match.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.match.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.match.deal(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._come_to_next()

    def observe(self, agent: str) -> Observation:
        return self.match.observe(self._seat(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        try:
            choice = self.match.choice(seat, action)
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(error)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.choose(seat, choice)
        self._come_to_next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return shown(self.match, self._seat(self.agent_selection), self.language)

    def close(self) -> None:
        """There is nothing to close."""

    def record(self) -> Record:
        """The game so far; ``record().save(path)`` keeps it for ``zareba verify`` and others."""
        return self.match.record([AGENT] * self.match.players)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _come_to_next(self) -> None:
        match = self.match
        if match.turn is not None:
            self.agent_selection = self.possible_agents[match.turn]
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = match.over
            self.rewards[agent] = match.reward(seat)
        self.infos = {agent: match.info(n) for n, agent in enumerate(self.possible_agents)}
