"""Facts from TOML files: read once, checked with clear errors, replaceable, hashed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from .wrong import BadInput

T = TypeVar("T")
HASH = "2-"  # how a hash of facts begins; those of format 1 covered words and sources too
_LABEL = frozenset(("en", "de", "fr"))
_OF_LABEL = _LABEL | {"one", "many", "the", "form", "prov"}
_WORDS = frozenset(("name", "note", "history"))
_WORDS_END = ("_en", "_de", "_fr", "_note")
Source = str | dict[str, str]  # where a value comes from, for a whole row or for each of its fields


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's data is made of. A misspelt field is an error, not a silently missing one."""


class Sourced(Strict, frozen=True, kw_only=True):
    """A fact that says where it comes from: the rulebook, its errata, a ruling of the house."""

    prov: Source


class Forms(Strict, frozen=True):
    """Something about a name, in every language."""

    en: str = ""
    de: str = ""
    fr: str = ""

    def by_language(self) -> dict[str, str]:
        return {"en": self.en, "de": self.de, "fr": self.fr}


class Label(Strict, frozen=True):
    """A name that stands in the data, in every language.

    *one* and *many*: how it is called inside a sentence, one of them and more.  *the*: with its
    article, for messages that name it as $banner_the.  *form*: its gender (m, f, n), or p for a
    plural name such as Southern Ramparts; messages that name it as $zone select by $zone_form.
    """

    en: str
    de: str
    fr: str
    prov: str = ""
    one: Forms | None = None
    many: Forms | None = None
    the: Forms | None = None
    form: Forms | None = None


def messages(labels: Mapping[str, Label]) -> dict[str, dict[str, str]]:
    """Labels as messages with their attributes: unit-levy, unit-levy.many, unit-levy.form."""
    found = {}
    for message, label in labels.items():
        found[message] = {"en": label.en, "de": label.de, "fr": label.fr}
        for attribute in ("one", "many", "the", "form"):
            if (forms := getattr(label, attribute)) is not None:
                found[f"{message}.{attribute}"] = forms.by_language()
    return found


class DataError(BadInput):
    """A data file is wrong: which file, which field, what was expected."""

    def __init__(self, file: str, field: str, problem: str, why: str = "", **facts: object) -> None:
        sentence = f"{file}: {field}: {problem}" if field else f"{file}: {problem}"
        about = {"file": file, "field": field, "problem": problem}
        super().__init__(sentence, why or "data", **about, **facts)
        self.file, self.field, self.problem = file, field, problem


class DataFiles:
    """The data files of a game, a directory of replacements laid over them."""

    def __init__(self, package: str, names: tuple[str, ...], overlay: Path | None = None) -> None:
        built_in: Traversable = resources.files(package) / "data"
        self.raw: dict[str, dict[str, Any]] = {}
        self.origin: dict[str, str] = {}
        replaced = self._replacements(names, overlay)
        for name in names:
            place = replaced.get(name, built_in / name)
            self.origin[name] = str(overlay / name) if name in replaced and overlay else name
            try:
                self.raw[name] = tomllib.loads(place.read_text(encoding="utf-8"))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                problem = f"not readable as TOML: {error}"
                raise DataError(self.origin[name], "", problem, "no-toml") from error
        canonical = json.dumps(
            facts_of(self.raw), sort_keys=True, separators=(",", ":"), default=str
        )
        self.hash = HASH + hashlib.sha256(canonical.encode()).hexdigest()[:14]

    @staticmethod
    def _replacements(names: tuple[str, ...], overlay: Path | None) -> dict[str, Path]:
        if overlay is None:
            return {}
        if not overlay.is_dir():
            raise DataError(str(overlay), "", "is not a directory", "no-directory")
        found = {path.name: path for path in sorted(overlay.glob("*.toml"))}
        for name in found:
            if name not in names:
                expected = ", ".join(names)
                problem = f"replaces nothing; expected {expected}"
                place = str(overlay / name)
                raise DataError(place, "", problem, "replaces-nothing", known=expected)
        if not found:
            known = ", ".join(names)
            raise DataError(str(overlay), "", f"holds none of {known}", "none-of", known=known)
        return found

    def typed(self, name: str, kind: type[T]) -> T:
        """One file as a checked structure."""
        try:
            return msgspec.convert(self.raw[name], kind)
        except msgspec.ValidationError as error:
            problem, _, field = str(error).partition(" - at `")
            raise DataError(self.origin[name], field.strip("`$."), problem) from error

    def all(self, kind: type[T]) -> T:
        """Files as checked structures, one for each field of *kind* (`files_of`)."""
        types = get_type_hints(kind)
        return kind(**{name: self.typed(f"{name}.toml", types[name]) for name in types})

    def fail(self, name: str, field: str, problem: str) -> DataError:
        """An error in the content of a file, to be raised."""
        return DataError(self.origin[name], field, problem)

    def expect(self, ok: bool, name: str, field: str, problem: str) -> None:
        """What must hold in the content of a file."""
        if not ok:
            raise self.fail(name, field, problem)


class Reader(Generic[T]):
    """What makes the facts of a game from its files, one for each field of *kind*."""

    kind: type[T]

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        self.data, self.options, self.expect = data, options, data.expect
        self.files = data.all(self.kind)


def files_of(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the files that are read into a structure, one for each of its fields."""
    return tuple(f"{name}.toml" for name in kind.__struct_fields__)


def is_words(key: str, value: Any) -> bool:
    """Is it something to be read by people, without any effect on the game?

    Names and texts (`Label`: en, de, fr, with their forms; or a field for each language), notes,
    and where a value comes from.  Everything else is a fact.
    """
    if key == "prov" or key.endswith("_provenance"):
        return True
    if isinstance(value, Mapping):
        return _LABEL <= value.keys() <= _OF_LABEL
    return isinstance(value, str) and (key in _WORDS or key.endswith(_WORDS_END))


def facts_of(node: Any) -> Any:
    """The content of a data file without its words."""
    if isinstance(node, Mapping):
        return {key: facts_of(value) for key, value in node.items() if not is_words(key, value)}
    if isinstance(node, list):
        return [facts_of(value) for value in node if not is_words("", value)]
    return node
