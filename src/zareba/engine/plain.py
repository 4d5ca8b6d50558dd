"""Plain-data state classes: generated clone, JSON and per-seat projection.

``@plain`` turns a class into a slotted dataclass and writes straight-line code for copying it, as
fast as code written by hand.  Every field says who may see it; a field without visibility is an
error, so nothing can be shown by forgetting to hide it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

PUBLIC = "public"  # everybody
OWNER = "owner"  # a list indexed by seat: only that seat sees its own entry
SECRET = "secret"  # nobody (draw piles, the key of chance)
MEMORY = "memory"  # nobody, not even how much there is: what seats can remember, for bots
SHARED = "shared"  # not part of the position: the same object for every copy, never saved or shown
TRANSIENT = "transient"  # not part of the position: forgotten by copies, never saved or shown

_KEPT = (PUBLIC, OWNER, SECRET, MEMORY)
T = TypeVar("T")


def zone(
    who: str,
    default: Any = dataclasses.MISSING,
    *,
    depth: int = 0,
    by: str = "",
    hexed: bool = False,
    of: Any = None,
) -> Any:
    """Declare a field: who sees it, how many levels of list it has, what its first level counts.

    ``by`` names an axis of the game's facts (``by="zone"``), so that tools can say
    ``garrison.white4`` instead of a number.  ``hexed`` writes an integer too wide for JSON readers
    as a hexadecimal text.  ``of`` is what lists hold, where that is more than numbers and texts:
    frozen structures, which copies share, and which are read and written as plain lists.
    """
    given: dict[str, Any] = {} if default is dataclasses.MISSING else {"default": default}
    if depth and default is dataclasses.MISSING:
        given = {"default_factory": list}
    return dataclasses.field(
        metadata={"who": who, "depth": depth, "by": by, "hexed": hexed, "of": of},
        compare=who in _KEPT,
        repr=who in _KEPT,
        **given,
    )


def _copy(expr: str, depth: int) -> str:
    if depth == 0:
        return expr
    if depth == 1:
        return f"{expr}[:]"
    if depth == 2:  # noqa: PLR2004 (most lists of lists; this is half as long as a comprehension)
        return f"[*map(copy, {expr})]"
    return f"[{_copy('x', depth - 1)} for x in {expr}]"


_MOST_KEPT = 1024  # tuples of structures whose lists are remembered
_kept_lists: dict[int, tuple[tuple[Any, ...], Any]] = {}


def written(structures: Any) -> Any:
    """Structures as the plain lists they are in JSON.

    A tuple of them never changes and is shared by copies of a position, so its lists are made
    once; nobody writes into what a view or a file is made from.
    """
    if type(structures) is not tuple:
        return msgspec.json.decode(msgspec.json.encode(structures))
    if not structures:
        return []
    known = _kept_lists.get(id(structures))
    if known is None or known[0] is not structures:
        made = msgspec.json.decode(msgspec.json.encode(structures))
        if len(_kept_lists) >= _MOST_KEPT:
            _kept_lists.clear()
        known = _kept_lists[id(structures)] = structures, made
    return known[1]


def _as_lists(expr: str, field: dataclasses.Field[Any]) -> str:
    """The expression that writes a list of structures; named tuples are lists already."""
    held, depth = field.metadata["of"], field.metadata["depth"]
    if depth == 1 and isinstance(held, type) and issubclass(held, tuple):
        return f"([*map(list, {expr})] if {expr} else [])"
    if field.metadata["who"] == OWNER:
        return f"[*map(written, {expr})]"
    return f"(written({expr}) if {expr} else [])"


def _written(name: str, field: dataclasses.Field[Any]) -> str:
    if field.metadata["of"] is not None:
        return _as_lists(f"self.{name}", field)
    return f"hex(self.{name})" if field.metadata["hexed"] else f"self.{name}"


def _shown(field: dataclasses.Field[Any], copied: bool) -> str | None:
    """The expression that shows a field to *seat*; None: it is not shown at all."""
    name, who, depth = f"self.{field.name}", field.metadata["who"], field.metadata["depth"]
    if who == MEMORY:
        return None
    held = field.metadata["of"] is not None
    if who == PUBLIC:
        return _as_lists(name, field) if held else _copy(name, depth * copied)
    if who == OWNER:
        own, other = (_copy("x", (depth - 1) * copied), "len(x)") if depth > 1 else ("x", "None")
        own = "written(x)" if held else own
        return f"[{own} if i == seat else {other} for i, x in enumerate({name})]"
    if depth == 1:
        return f"len({name})"
    return f"[len(x) for x in {name}]" if depth > 1 else None


def _function(head: str, body: str, space: dict[str, Any]) -> Any:
    exec(f"def {head}:\n {body}", space)
    return space[head.partition("(")[0]]


def plain(cls: type[T]) -> type[T]:
    """Class decorator: slotted dataclass + copies, JSON, essence and what each seat sees."""
    made: Any = dataclasses.dataclass(slots=True)(cls)
    fields = dataclasses.fields(made)
    for f in fields:
        if "who" not in f.metadata:
            raise TypeError(f"{cls.__name__}.{f.name}: say who may see it, e.g. zone(PUBLIC)")
    kept = [f for f in fields if f.metadata["who"] in _KEPT]
    space: dict[str, Any] = {
        "cls": made, "make": object.__new__, "copy": list.copy, "written": written,
    }  # fmt: skip
    copies = [
        "None" if f.metadata["who"] == TRANSIENT else _copy(f"self.{f.name}", f.metadata["depth"])
        for f in fields
    ]
    moves = [f"new.{f.name} = {copied}" for f, copied in zip(fields, copies, strict=True)]
    made.clone = _function(
        "clone(self)", "\n ".join(["new = make(cls)", *moves, "return new"]), space
    )
    pairs = ", ".join(f"{f.name!r}: {_written(f.name, f)}" for f in kept)
    made.to_json = _function("to_json(self)", f"return {{{pairs}}}", space)
    made.essence = _function("essence(self)", _essence(kept, space), space)
    for name, copied in (("seen_by", True), ("seen_now", False)):
        parts = [(f.name, _shown(f, copied)) for f in kept]
        shown = ", ".join(f"{field!r}: {text}" for field, text in parts if text is not None)
        setattr(made, name, _function(f"{name}(self, seat)", f"return {{{shown}}}", space))
    made.from_json = classmethod(_reader(kept))
    made.kept = tuple(kept)
    made.names = {w: [f.name for f in kept if f.metadata["who"] == w] for w in _KEPT}
    made.same_for_all = all(f.metadata["who"] != OWNER for f in kept)  # what seats see of it
    finished: type[T] = made
    return finished


def _essence(kept: list[dataclasses.Field[Any]], space: dict[str, Any]) -> str:
    """What a fingerprint covers: fields by name, without those that hold what they begin with.

    So neither the order of the fields counts nor a new one that is not in use.  What bots remember
    is no part of the game.
    """
    lines = ["told = {}"]
    for f in sorted(kept, key=lambda f: f.name):
        if f.metadata["who"] == MEMORY:
            continue
        keep = f"told[{f.name!r}] = {_written(f.name, f)}"
        if f.default is not dataclasses.MISSING:
            space[f"first_{f.name}"] = f.default
            keep = f"if self.{f.name} != first_{f.name}: {keep}"
        elif f.default_factory is not dataclasses.MISSING:  # an empty list
            keep = f"if self.{f.name}: {keep}"
        lines.append(keep)
    return "\n ".join([*lines, "return told"])


def structured(field: dataclasses.Field[Any], value: Any) -> Any:
    """Plain lists as what a field holds; raises msgspec.ValidationError where they do not fit."""
    held: Any = field.metadata["of"]
    for _ in range(field.metadata["depth"]):
        held = list.__class_getitem__(held)
    return msgspec.convert(value, held)


def _reader(kept: list[dataclasses.Field[Any]]) -> Callable[..., Any]:
    hexed = [f.name for f in kept if f.metadata["hexed"]]
    held = [f for f in kept if f.metadata["of"] is not None]

    def from_json(cls: Any, data: dict[str, Any], **given: Any) -> Any:
        numbers = {name: int(data[name], 16) for name in hexed}
        structures = {f.name: structured(f, data[f.name]) for f in held}
        return cls(**{**data, **numbers, **structures}, **given)

    return from_json
