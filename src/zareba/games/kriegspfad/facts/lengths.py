"""The unit of length: *grains*, in which the printed bases are whole numbers (KP-20.1, KP-20.3)."""

from __future__ import annotations

INCH = 10_000  # grains
HUNDREDTH = 100  # grains of the grid of recorded places
