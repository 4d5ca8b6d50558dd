"""The games as environments for learning agents: Gymnasium and PettingZoo (docs/agents.md)."""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy  # noqa: F401 (only to see whether it is there)
    import pettingzoo as _pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"zareba.envs needs {error.name}; install it with: pip install 'zareba[rl]'",
        name=error.name,
    ) from error

from .match import IllegalAction, Match, Sizes
from .seat import SeatEnv
from .table import TableEnv

__all__ = ["GAMES", "IllegalAction", "Match", "SeatEnv", "Sizes", "TableEnv"]

# The environments of Gymnasium by the games they play.
GAMES = {
    "zareba/Khartoum-v0": "khartoum",
    "zareba/Burnoose-v0": "burnoose",
    "zareba/Poilus-v0": "poilus",
    "zareba/Kriegspfad-v0": "kriegspfad",
}

for _name, _game in GAMES.items():
    if _name not in _gymnasium.registry:
        _gymnasium.register(_name, "zareba.envs.seat:SeatEnv", kwargs={"game": _game})
