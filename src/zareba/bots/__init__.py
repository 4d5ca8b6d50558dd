"""Players that are programs.  They never see a position, only what their seat may see."""

from .levels import RANKS, behind, called
from .players import Bot, Chair, UnknownBot, make_bot

__all__ = ["RANKS", "Bot", "Chair", "UnknownBot", "behind", "called", "make_bot"]
