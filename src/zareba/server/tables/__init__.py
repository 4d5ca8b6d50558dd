"""Tables in memory, each with its one writer, and the house they stand in."""
