"""Fields of a state by dotted path, with the names of the game: ``garrison.white4``."""

from __future__ import annotations

import copy
import dataclasses
from types import SimpleNamespace
from typing import Any

import msgspec

from .plain import structured, written


class UnknownPath(ValueError):
    """No such field, or no such place in it."""


def _step(holder: Any, part: str, axis: tuple[str, ...], path: str) -> Any:
    """The key of one step: a name of the axis, or a number."""
    if part in axis:
        return axis.index(part)
    if isinstance(holder, list) and part.lstrip("-").isdigit() and int(part) < len(holder):
        return int(part)
    known = f"one of {', '.join(axis)}" if axis else f"a number below {len(holder)}"
    raise UnknownPath(f"{path}: {part!r} is not {known}")


def _find(g: Any, path: str) -> tuple[Any, Any, Any, dataclasses.Field[Any]]:
    """The field, what holds the value and its key there; first of all what holds the field.

    Structures are looked at as the plain lists they are written as.
    """
    name, *parts = path.split(".")
    field = next((f for f in dataclasses.fields(g) if f.name == name), None)
    if field is None or field.metadata["who"] in ("shared", "transient"):
        names = ", ".join(f.name for f in type(g).kept)
        raise UnknownPath(f"{path}: the state has no field {name!r}; it has {names}")
    root: Any = g
    if field.metadata["of"] is not None:
        root = SimpleNamespace(**{name: written(getattr(g, name))})
    holder: Any = root
    key: Any = name
    axis: tuple[str, ...] = getattr(g.facts, "axes", {}).get(field.metadata["by"], ())
    for part in parts:
        holder = holder[key] if isinstance(holder, list) else getattr(holder, key)
        if not isinstance(holder, list):
            raise UnknownPath(f"{path}: {key} is a single value")
        key = _step(holder, part, axis, path)
        axis = ()
    return root, holder, key, field


def look(g: Any, path: str) -> Any:
    """The value at a path."""
    _, holder, key, _ = _find(g, path)
    return holder[key] if isinstance(holder, list) else getattr(holder, key)


def put(g: Any, path: str, value: Any) -> None:
    """Set the value at a path; it must have the shape of what stands there."""
    root, holder, key, field = _find(g, path)
    old, value = look(g, path), copy.deepcopy(value)  # what was given stays as it was
    if isinstance(old, list) != isinstance(value, list) or (
        type(old) in (int, str, bool) and type(value) is not type(old)
    ):
        raise UnknownPath(f"{path}: {value!r} is no {type(old).__name__}")
    if isinstance(holder, list):
        holder[key] = value
    else:
        setattr(holder, key, value)
    if root is not g:
        try:
            setattr(g, field.name, structured(field, getattr(root, field.name)))
        except msgspec.ValidationError as error:
            raise UnknownPath(f"{path}: {error}") from error
