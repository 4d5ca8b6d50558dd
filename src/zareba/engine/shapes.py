"""The shapes of what a game sends to a drawing: declared once, checked by tests, made TypeScript.

A game's ``face/shapes.py`` declares ``Facts`` (what ``facts_for_drawing`` returns) and ``Preview``
(what ``outlook`` and ``preview`` return together).  What a seat sees of the state needs no words:
``view_of`` reads it off the declared fields and their visibility.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from .plain import MEMORY, OWNER, PUBLIC

Maybe = msgspec.UnsetType  # in a union: the field may be missing
MISSING = msgspec.UNSET


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing else, and nothing missing."""


def view_of(state: Any) -> type[msgspec.Struct]:
    """What ``state.seen_by`` shows, as a type."""
    fields = [
        (field.name, kind)
        for field in state.kept
        if (kind := _shown(_type_of(state, field.name), field.metadata)) is not None
    ]
    return msgspec.defstruct("State", fields, forbid_unknown_fields=True)


def _type_of(state: Any, name: str) -> Any:
    """The annotation, in the module of the class that declares it."""
    owner = next(cls for cls in state.__mro__ if name in inspect.get_annotations(cls))
    kind = inspect.get_annotations(owner)[name]
    return eval(kind, vars(sys.modules[owner.__module__])) if isinstance(kind, str) else kind


def _shown(kind: Any, field: Any) -> Any:
    """Like ``plain._shown``, for types; None: it is not shown at all."""
    who, depth = field["who"], field["depth"]
    if who == MEMORY:
        return None
    if who == PUBLIC:
        return str if field["hexed"] else kind
    if who == OWNER:
        (own,) = kind.__args__
        others: Any = int if depth > 1 else None  # how much there is, or nothing
        return list.__class_getitem__(own | others)
    if depth == 0:
        return None
    return int if depth == 1 else list[int]
