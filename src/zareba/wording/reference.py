"""The numbers of a game's reference of its rules, in the order of its text."""

from __future__ import annotations

import re
from importlib import resources

import msgspec

from zareba.engine import Game

from .texts import FALLBACK


class RuleEntry(msgspec.Struct, frozen=True):
    """A numbered rule, or a heading, in the order of the rulebook."""

    number: str
    heading: bool
    source: str = ""


_ENTRY = re.compile(r"^(rule|heading)-([A-Za-z]+(?:-\d+)+) =", re.M)
_SOURCE = re.compile(r"^    \.source = (.*)$", re.M)


def rule_entries(game: Game) -> list[RuleEntry]:
    """Every rule and heading of a game's reference, from its English text."""
    place = resources.files(game.package) / "text" / f"rules.{FALLBACK}.ftl"
    if not place.is_file():  # a game in the making
        return []
    text = place.read_text(encoding="utf-8")
    found = list(_ENTRY.finditer(text))
    entries = []
    for match, end in zip(found, [*(f.start() for f in found[1:]), len(text)], strict=True):
        body = text[match.end() : end]
        source = _SOURCE.search(body)
        prefix, *digits = match[2].split("-")
        number = f"{prefix}-{'.'.join(digits)}"
        entries.append(RuleEntry(number, match[1] == "heading", source[1] if source else ""))
    return entries
