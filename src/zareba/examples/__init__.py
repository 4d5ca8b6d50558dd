"""Small games to copy, for builders; they are found by name and listed nowhere."""
