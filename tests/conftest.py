"""All tests check at every decision that positions are plain data."""

from zareba.engine import Position

Position.checked = True
