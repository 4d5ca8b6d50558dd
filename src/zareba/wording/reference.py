"""The numbers of a game's reference of its rules, in the order of its text."""

from __future__ import annotations

import re
from importlib import resources
from typing import Protocol

import msgspec

from zareba.engine import Game

from .texts import FALLBACK


class Speaker(Protocol):
    language: str

    def text(self, message: str) -> str: ...


class RuleEntry(msgspec.Struct, frozen=True):
    """A numbered rule, or a heading, in the order of the rulebook."""

    number: str
    heading: bool
    source: str = ""


_ENTRY = re.compile(r"^(rule|heading)-([A-Za-z]+(?:-\d+)+) =", re.M)
_SOURCE = re.compile(r"^    \.source = (.*)$", re.M)


# What the notes beside rules write for a source, and its kind.
_KINDS = {
    "R": "rulebook", "RB": "rulebook", "rulebook": "rulebook",
    "P": "public", "public": "public", "I": "inferred", "inferred": "inferred",
    "X": "reconstructed", "reconstructed": "reconstructed", "ER": "ruling", "ruling": "ruling",
}  # fmt: skip
_NOTED = re.compile(
    rf"\b(?P<kind>{'|'.join(_KINDS)})\b(?P<section>(?: \d+\.\d+,?)*)"
    r"|\b(?P<reading>[AC]-\d+|LK-[\d.]+\d)"
)


def source_in_words(words: Speaker, entry: RuleEntry) -> str:
    """Where a rule is from, in the language of the reader; the finer notes are in English only."""
    if words.language == FALLBACK:
        return entry.source
    found = []
    for noted in _NOTED.finditer(entry.source):
        kind = noted["kind"]
        named = words.text(f"source-{_KINDS[kind]}") if kind else noted["reading"]
        found.append(f"{named}{noted['section'] or ''}".rstrip(","))
    return ", ".join(dict.fromkeys(found))


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
