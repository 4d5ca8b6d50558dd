"""The rules, in the order of the rulebook, and the table they play on."""
