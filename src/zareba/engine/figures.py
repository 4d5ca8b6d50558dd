"""Numbers as people read them: a minus is no hyphen."""

from __future__ import annotations

import re

MINUS = "−"
# A hyphen before a number; not one within a word, a rule number, a date or a range.
_HYPHEN = re.compile(r"(?<![\w)\]–−-])-(?=\d)")


def signed(n: float, spec: str = "d") -> str:
    """+2, −1, 0."""
    return f"{n:+{spec}}".replace("-", MINUS) if n else "0"


def with_minus(text: str) -> str:
    """The same text, every number below nought with its sign: −1."""
    return _HYPHEN.sub(MINUS, text) if "-" in text else text
