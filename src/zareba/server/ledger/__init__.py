"""A table as its entries make it: pure data, no network, no disk."""
