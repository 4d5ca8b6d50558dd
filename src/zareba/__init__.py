"""Zareba: a digital table for four games of desperate defence."""
