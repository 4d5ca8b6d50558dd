"""Text as a screen takes it: lines broken between words, nothing that cannot be printed."""

from __future__ import annotations

import re
import textwrap

NARROWEST = 30
MOST_SHOWN = 60  # characters of what was typed, in an answer to it
UNREADABLE = "�"  # stands for bytes that were no text
# What a line begins with, and what goes on stands behind: blanks, the key of an option.
_BEGINNING = re.compile(r"\s*(?:\d+  |\S+(?: \[\S+\])?  +)?")


def fitted(text: str, width: int) -> str:
    """The same words in lines of at most *width* letters; what goes on stands under what began."""
    if width < NARROWEST:
        return text
    return "\n".join(_broken(line, width) for line in text.split("\n"))


def _broken(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    found = _BEGINNING.match(line)
    beginning = len(found[0]) if found else 0
    under = " " * min(beginning or 2, width // 2)
    return textwrap.fill(
        line,
        width,
        subsequent_indent=under,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )


def printable(typed: str) -> str:
    """What was typed, with nothing in it that would move the cursor."""
    return "".join(c if c.isprintable() else UNREADABLE for c in typed)
