"""Kriegspfad: skirmishes on the North American frontier, 1750 to 1890, on an open table."""
