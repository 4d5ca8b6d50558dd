"""The messages of a Fluent file, each parsed when it is first needed: most of them never are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from zareba.engine import signed, with_minus

FALLBACK = "en"  # for what a language lacks
MOST_SAID = 2048  # sentences of one file that are kept
MOST_KEPT = 5_000  # texts of one game in one language
_TWO_PARTS = re.compile(r"(?<=[^\s:;?!])[:;?!](?=\s|$)")  # signs that French sets apart
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_FIGURE = re.compile(r"\{ \$(\w+) \}")
_BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.M)  # of an entry, or of a comment


def _signed(value: Any) -> Any:
    """SIGNED($n) in a message: +2, −1, 0."""
    return signed(int(value))


class Kept(dict[Any, str]):
    """Texts that have been made, by what they were made of: Fluent takes its time."""

    def keep(self, key: Any, text: str) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[key] = text
        return text


class Texts(FluentBundle):
    """A bundle that begins with the source of its messages and terms, by their names."""

    def __init__(self, language: str, source: str) -> None:
        super().__init__([language], use_isolating=False, functions={"SIGNED": _signed})
        begun = [(found[1], found.start()) for found in _BEGINNING.finditer(source)]
        ends = [*begun, (None, len(source))]
        self.sources = {
            name: source[start:end] for (name, start), (_, end) in pairwise(ends) if name
        }
        self.variables = frozenset(_VARIABLE.findall(source))
        self._said = lru_cache(MOST_SAID)(self._format)

    def say(self, message: str, arguments: Mapping[str, Any]) -> str:
        """A message in words; the same is said again and again."""
        try:
            return self._said(message, **arguments)
        except TypeError:  # an argument that cannot be a key
            return self._format(message, **arguments)

    def _format(self, message: str, /, **arguments: Any) -> str:
        pattern = self.get_message(message).value
        if pattern is None:
            return message
        text, _errors = self.format_pattern(pattern, arguments)
        return with_minus(str(text))

    def has_message(self, message: str) -> bool:
        return message in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.sources[name]))
        return super()._lookup(entry_id, term)


@lru_cache(maxsize=64)
def texts(package: str, file: str, language: str) -> Texts:
    """What a package says in a language: its words, or its rules (``rules.``)."""
    place = resources.files(package) / "text" / f"{file}{language}.ftl"
    return Texts(language, place.read_text(encoding="utf-8") if place.is_file() else "")


def of_data(text: str, numbers: Mapping[str, Any], language: str) -> str:
    """A text that stands in the data, as messages are: with the numbers it names, and as its
    language is printed (French sets its signs apart)."""
    said = with_minus(_FIGURE.sub(lambda found: str(numbers[found[1]]), text))
    return _TWO_PARTS.sub(r" \g<0>", said) if language == "fr" else said
