"""Fields of a state by dotted path, with the names of the game: ``garrison.white4``."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any


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


def _find(g: Any, path: str) -> tuple[Any, Any, dict[str, Any]]:
    name, *parts = path.split(".")
    field = next((f for f in dataclasses.fields(g) if f.name == name), None)
    if field is None or field.metadata["who"] in ("shared", "transient"):
        names = ", ".join(f.name for f in type(g).kept)
        raise UnknownPath(f"{path}: the state has no field {name!r}; it has {names}")
    holder: Any = g
    key: Any = name
    axis: tuple[str, ...] = getattr(g.facts, "axes", {}).get(field.metadata["by"], ())
    for part in parts:
        holder = holder[key] if isinstance(holder, list) else getattr(holder, key)
        if not isinstance(holder, list):
            raise UnknownPath(f"{path}: {key} is a single value")
        key = _step(holder, part, axis, path)
        axis = ()
    return holder, key, dict(field.metadata)


def look(g: Any, path: str) -> Any:
    """The value at a path."""
    holder, key, _ = _find(g, path)
    return holder[key] if isinstance(holder, list) else getattr(holder, key)


def put(g: Any, path: str, value: Any) -> None:
    """Set the value at a path; it must have the shape of what stands there."""
    holder, key, _ = _find(g, path)
    old, value = look(g, path), copy.deepcopy(value)  # what was given stays as it was
    if isinstance(old, list) != isinstance(value, list) or (
        type(old) in (int, str, bool) and type(value) is not type(old)
    ):
        raise UnknownPath(f"{path}: {value!r} is no {type(old).__name__}")
    if isinstance(holder, list):
        holder[key] = value
    else:
        setattr(holder, key, value)
