"""Sines in integers only, so that every machine computes the same (KP-20.1)."""

from __future__ import annotations

BITS = 100  # reckoned with, before they are rounded
PI = 3_141_592_653_589_793_238_462_643_383_279_502_884 * (1 << BITS) // 10**36
TERMS = 20


def sines(quarter: int, bits: int) -> list[int]:
    """The sines of a full turn in four quarters of so many steps, with so many bits."""
    first = [_sine(PI * step // (2 * quarter), bits) for step in range(quarter + 1)]
    half = first + first[-2:0:-1]
    return half + [-value for value in half]


def _sine(angle: int, bits: int) -> int:
    """By Taylor's series."""
    term = total = angle
    square = angle * angle >> BITS
    for k in range(1, TERMS):
        term = -(term * square >> BITS) // (2 * k * (2 * k + 1))
        total += term
    return (total + (1 << (BITS - bits - 1))) >> (BITS - bits)
