"""Many games: simulation, speed, coverage of the rules."""
