"""How a process runs: its settings and limits, its pulse, its numbers and its log."""
