"""What the command line says of its commands and options."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

_ENTRY = re.compile(r"^([a-z-]+) = (.*)$", re.MULTILINE)


@cache
def help_texts(language: str) -> dict[str, str]:
    """Message by message, in one language; they have no arguments."""
    place = resources.files("zareba") / "text" / f"help.{language}.ftl"
    return dict(_ENTRY.findall(place.read_text(encoding="utf-8")))
