"""Marks by which units of the same troops are told apart, from the roster to the last round.

A mark is dealt to every unit of an army before the battle and stays with it.  Which of the marks
an army has follows no order, so those that stand on the table say nothing about others
(KP-37.1); the two sides never have the same.
"""

from __future__ import annotations

import hashlib

ANIMALS = (
    ("wolf", "bear", "otter", "raven", "elk", "beaver", "lynx", "heron", "badger", "owl", "pike",
     "marten"),
    ("eagle", "fox", "puma", "hawk", "deer", "turtle", "bison", "crane", "hare", "snake",
     "coyote", "falcon"),
)  # fmt: skip
LETTERS = ("ABCDEFGHIKLM", "NOPQRSTUVWXY")  # of companies and troops; there is no J


def marks(army: str, seat: int, animals: list[bool]) -> list[str]:
    """A mark for every unit of an army; animals for those who follow a chief, else letters."""
    found: list[str] = []
    for number, wild in enumerate(animals):
        pool = ANIMALS[seat] if wild else tuple(LETTERS[seat])
        order = sorted(pool, key=lambda mark: _lot(army, mark))
        nth = animals[:number].count(wild)
        again = nth // len(pool) + 1
        found.append(order[nth % len(pool)] + (str(again) if again > 1 else ""))
    return found


def titles(given: list[str]) -> list[str]:
    """Names that players gave: what can be printed of them, each once."""
    found: list[str] = []
    taken: set[str] = set()
    for wanted in given:
        clean = " ".join("".join(c if c.isprintable() else " " for c in wanted).split())
        name, again = clean, 1
        while name and name.casefold() in taken:
            again += 1
            name = f"{clean} {again}"
        taken.add(name.casefold())
        found.append(name)
    return found


def _lot(army: str, mark: str) -> bytes:
    return hashlib.sha256(f"{mark}\0{army}".encode()).digest()
