"""Players that are programs.  They never see a position, only what their seat may see."""

from .players import Bot, Chair, UnknownBot, make_bot

__all__ = ["Bot", "Chair", "UnknownBot", "make_bot"]
