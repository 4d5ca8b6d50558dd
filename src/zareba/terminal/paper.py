"""Text as a screen takes it: lines broken between words, nothing that cannot be printed."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap

NARROWEST = 30
MOST_SHOWN = 60  # characters of what was typed, in an answer to it
UNREADABLE = "�"  # stands for bytes that were no text
# What a line begins with, and what goes on stands behind: blanks, the key of an option.
_BEGINNING = re.compile(r"\s*(?:\d+  |\S+(?: \[\S+\])?  +)?")


# A blank at which no line is broken: 25 %, « oui », pourquoi ?
_HELD = re.compile(r"(?<=«) | (?=[%»:;?!](?:\W|$))")
_NO_BREAK = "\N{NO-BREAK SPACE}"


def screen_width() -> int:
    """Letters in a line of a person's screen; 0 for a pipe, which gets lines as they are."""
    return shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else 0


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
    held = _HELD.sub(_NO_BREAK, line)
    return textwrap.fill(
        held,
        width,
        subsequent_indent=under,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    ).replace(_NO_BREAK, " ")


def printable(typed: str) -> str:
    """What was typed, with nothing in it that would move the cursor."""
    return "".join(c if c.isprintable() else UNREADABLE for c in typed)
