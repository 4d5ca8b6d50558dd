"""Where every fact of a game comes from, and which the rulebooks do not print."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from zareba.engine import Game
from zareba.engine.data import DataFiles, facts_of

RULEBOOK = "rulebook"
# From the firmest to the weakest; a source that names several is as weak as its weakest part.
KINDS = (RULEBOOK, "public", "inferred", "ruling", "reconstructed")
_CODES = {"R": RULEBOOK, "P": "public", "I": "inferred", "X": "reconstructed"}
_CODE = re.compile(r"\b([RPIX])\b")
_WORD = re.compile(rf"\b({'|'.join(KINDS)})\b")
# A kind, with or without a reason; what the rulebook says is always told by its chapter.
_BARE = re.compile(rf"(?:[PIX]|{'|'.join(KINDS[1:])})(?:(?:: |, )(.*)| \(([^()]*)\))?")
_NAME_IN = re.compile(r"name_(en|de|fr)")
_SUFFIX = "_provenance"
_CHAPTER = re.compile(r"\d+\.\d+(?:/\d+\.\d+)*")
NOTES = "notes.toml"  # beside the texts of a game: the notes of its data as readers are told
WRITTEN_IN = "en"  # the language of the notes
LONGEST = 120  # letters of a value that is shown


class Sourced(msgspec.Struct, frozen=True):
    """A fact, or a row of facts, with its source."""

    file: str
    place: str
    kind: str
    source: str  # where it comes from, or why we chose it; empty: the kind says all
    value: str  # empty where nothing is known of it but its source


def kind_of(source: str) -> str:
    """Rulebook, public, inferred, ruling or reconstructed; in the data as words or as letters."""
    named = set(_WORD.findall(source)) | {_CODES[code] for code in _CODE.findall(source)}
    return max(named, key=KINDS.index, default="reconstructed")


def sourced(data: DataFiles) -> list[Sourced]:
    """Every source of every data file, in their order."""
    return [
        Sourced(file, place, kind_of(source), _reason(source), _shown(value))
        for file, content in data.raw.items()
        for place, source, value in _sources(content, "")
    ]


def counts(found: Sequence[Sourced]) -> dict[str, int]:
    """How many sources there are of every kind."""
    number = Counter(one.kind for one in found)
    return {kind: number[kind] for kind in KINDS}


def unprinted(found: Sequence[Sourced]) -> list[Sourced]:
    """What the rulebooks do not print."""
    return [one for one in found if one.kind != RULEBOOK]


def in_words(found: Sequence[Sourced], game: Game, language: str) -> list[Sourced]:
    """The same, with the reasons told in the language of the reader."""
    notes = _notes(game.package)
    return [msgspec.structs.replace(one, source=_told(one, notes, language)) for one in found]


def _told(one: Sourced, notes: Mapping[str, Mapping[str, str]], language: str) -> str:
    note = notes.get(one.source, {}).get(language)
    if note is not None:
        return note
    if one.kind != RULEBOOK or language == WRITTEN_IN:
        return one.source  # somebody's own data are told as he has written them
    return ", ".join(_CHAPTER.findall(one.source))


@lru_cache(maxsize=16)
def _notes(package: str) -> dict[str, dict[str, str]]:
    place = resources.files(package) / "text" / NOTES
    text = place.read_text(encoding="utf-8") if place.is_file() else ""
    return {note["of"]: note for note in tomllib.loads(text).get("note", ())}


def _sources(node: Any, place: str) -> Iterator[tuple[str, str, Any]]:
    if isinstance(node, Mapping):
        yield from _of_row(node, place)
        for key, value in node.items():
            if key.endswith(_SUFFIX) and isinstance(value, str):
                part = key.removesuffix(_SUFFIX)
                yield _inside(place, part), value, node.get(part)
            elif key != "prov":
                yield from _sources(value, _inside(place, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            label = value.get("id", i + 1) if isinstance(value, Mapping) else i + 1
            yield from _sources(value, f"{place}[{label}]")


def _reason(source: str) -> str:
    """A source without its kind, which is told in the reader's language."""
    bare = _BARE.fullmatch(source)
    return (bare[1] or bare[2] or "") if bare else source


def _value_of(node: Mapping[str, Any], part: str) -> Any:
    """The field a source is about; *min* is about min_2_3 and min_4_5, *full_raid* about full."""
    if part in node:
        return node[part]
    if (name := _NAME_IN.fullmatch(part)) and "label" in node:
        return node["label"][name[1]]
    about = {
        name: value
        for name, value in node.items()
        if name.startswith(f"{part}_") or part.startswith(f"{name}_")
    }
    return next(iter(about.values())) if len(about) == 1 else about or None


def _of_row(row: Mapping[str, Any], place: str) -> Iterator[tuple[str, str, Any]]:
    """Where a whole row comes from, or each of its fields."""
    source = row.get("prov")
    if isinstance(source, str):
        yield place, source, row
    elif isinstance(source, Mapping):
        for part, text in source.items():
            yield _inside(place, part), text, _value_of(row, part)


def _inside(place: str, part: str) -> str:
    return f"{place}.{part}" if place else part


def _shown(value: Any) -> str:
    """A value as the data file has it; of a row its facts, without its words and its id."""
    if value is None:
        return ""
    if isinstance(value, Mapping) and {"en", "de", "fr"} <= value.keys():
        return str(value["en"])
    facts = facts_of(value)
    if isinstance(facts, Mapping):
        parts = [f"{k} = {_text(v)}" for k, v in facts.items() if k != "id"]
        text = ", ".join(parts)
    else:
        text = _text(facts)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
