"""Players that are programs.  They never see a position, only what their seat may see."""

from .chair import Bot, Chair, Notes
from .levels import RANKS, behind, called, figures, offered, playouts_of
from .players import UnknownBot, make_bot

__all__ = [
    "RANKS",
    "Bot",
    "Chair",
    "Notes",
    "UnknownBot",
    "behind",
    "called",
    "figures",
    "make_bot",
    "offered",
    "playouts_of",
]
