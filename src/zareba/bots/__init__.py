"""Players that are programs.  They never see a position, only what their seat may see."""

from .chair import Bot, Chair, Notes
from .levels import RANKS, behind, called, figures, offered, playouts_of
from .players import UnknownBot, make_bot
from .sitting import PERSON, name_of, people, person

__all__ = [
    "PERSON",
    "RANKS",
    "Bot",
    "Chair",
    "Notes",
    "UnknownBot",
    "behind",
    "called",
    "figures",
    "make_bot",
    "name_of",
    "offered",
    "people",
    "person",
    "playouts_of",
]
