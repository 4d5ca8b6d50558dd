"""Everything long, in other processes."""
