"""Zareba in a terminal: plain lines that also work through a pipe and with a screen reader."""

from .first import Beginning
from .line import LineClient, Quit
from .paper import fitted, screen_width
from .seats import Seats

__all__ = ["Beginning", "LineClient", "Quit", "Seats", "fitted", "screen_width"]
