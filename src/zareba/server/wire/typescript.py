"""TypeScript types for the client: ``python -m zareba.server.wire.typescript web/src``.

``protocol.ts`` is made of the messages; ``games/*/shapes.ts`` of what a game sends to its drawing:
its facts, what a seat sees of its state, what its options lead to.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from zareba.engine import Game, games
from zareba.engine.shapes import Shape, view_of

from . import api, protocol

AGAIN = "// python -m zareba.server.wire.typescript web/src\n"
MADE_OF = "// Made from {}; do not edit.  To make it anew:\n" + AGAIN
UNIONS = {"Up": protocol.Up, "Down": protocol.Down}
LONG = 90  # letters of a union; more get a line each
LITERALS = (
    "Language", "TableStatus", "SeatKind", "UndoKind", "ChatMode", "TalkKind", "MarkKind", "Pause",
    "Code",
)  # fmt: skip


def files() -> dict[str, str]:
    """Every file that is made, by its path below ``web/src``."""
    found = {"protocol.ts": messages()}
    for game in games().values():
        if shapes := _shapes_of(game):
            found[f"games/{game.name}/shapes.ts"] = drawn(game, shapes)
    return found


def messages() -> str:
    """All messages of the protocol."""
    writer = _Writer(protocol, LITERALS)
    unions = [f"export type {name} = {_union(writer.type(u))};" for name, u in UNIONS.items()]
    for name, kind in (vars(protocol) | vars(api)).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name[0] != "_":
            writer.type(kind)
    head = MADE_OF.format("protocol.py, parts.py and api.py in src/zareba/server/wire")
    number = f"export const PROTOCOL = {protocol.PROTOCOL};"
    return "\n".join([head, number, "", *writer.literals(), "", *unions, "", *writer.interfaces()])


def drawn(game: Game, shapes: ModuleType) -> str:
    """What the drawing of a game is told."""
    writer = _Writer(shapes, [n for n, kind in vars(shapes).items() if _is_named(n, kind)])
    for kind in vars(shapes).values():
        if isinstance(kind, type) and issubclass(kind, Shape) and kind is not Shape:
            writer.type(kind)
    writer.type(view_of(game.state))
    path = f"src/{shapes.__name__.replace('.', '/')}.py"
    head = MADE_OF.format(f"{path} and the game's state")
    literals = [*writer.literals(), ""] if writer.named else []
    return "\n".join([head, *literals, *writer.interfaces()])


def _shapes_of(game: Game) -> ModuleType | None:
    name = f"zareba.games.{game.name}.face"
    if find_spec(name) is None or find_spec(f"{name}.shapes") is None:
        return None
    return importlib.import_module(f"{name}.shapes")


PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class _Writer:
    """Types by the literals of one module; structures are written once, in the order of names."""

    def __init__(self, module: ModuleType, literals: Iterable[str]) -> None:
        self.found: dict[str, inspect.StructType] = {}
        self.named = {get_args(vars(module)[name]): name for name in literals}

    def literals(self) -> list[str]:
        return [f"export type {n} = {_union(_values(v))};" for v, n in self.named.items()]

    def type(self, kind: Any) -> str:
        return self.of(inspect.type_info(kind))

    def of(self, t: inspect.Type) -> str:
        match t:
            case inspect.Metadata(type=inner):
                return self.of(inner)
            case inspect.LiteralType(values=values):
                return self._named(values)
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.of, items))}]"
            case inspect.NamedTupleType(fields=fields):
                named = (f"{field.encode_name}: {self.of(field.type)}" for field in fields)
                return f"readonly [{', '.join(named)}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"readonly {self._alone(item)}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.of(key)}, {self.of(value)}>>"
            case inspect.UnionType(types=types):
                return " | ".join(map(self.of, types))
            case inspect.StructType(cls=cls):
                self.found.setdefault(self._name(cls), t)
                return self._name(cls)
        if type(t) not in PLAIN:
            raise TypeError(f"no TypeScript for {t}")
        return PLAIN[type(t)]

    def _name(self, cls: Any) -> str:
        """The second of two that are called alike gets the name of its module before its own."""
        known = self.found.get(cls.__name__)
        if known is None or known.cls is cls:
            return str(cls.__name__)
        module = cls.__module__.rpartition(".")[2]
        return f"{module.title()}{cls.__name__}"

    def _named(self, values: tuple[Any, ...]) -> str:
        for known, name in self.named.items():
            if set(known) == set(values):
                return name
        return _values(sorted(values))

    def _alone(self, item: inspect.Type) -> str:
        text = self.of(item)
        return f"({text})" if " " in text else text

    def interfaces(self) -> list[str]:
        written: dict[str, str] = {}
        while missing := [name for name in self.found if name not in written]:
            for name in missing:
                written[name] = self._interface(name, self.found[name])
        return [written[name] for name in sorted(written)]

    def _interface(self, name: str, t: inspect.StructType) -> str:
        lines = [f'  readonly {t.tag_field}: "{t.tag}";'] if t.tag_field else []
        goes_up = (
            hasattr(t.cls, "__struct_config__") and t.cls.__struct_config__.forbid_unknown_fields
        )
        for field in t.fields:
            # What comes down is always complete; what goes up may leave out what has a default.
            mark = "?" if goes_up and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.of(field.type)};")
        return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _is_named(name: str, kind: Any) -> bool:
    """Is it a choice of words that has a name of its own?"""
    if not (name[0].isupper() and get_args(kind)):
        return False
    return isinstance(inspect.type_info(kind), inspect.LiteralType)


def _values(values: Any) -> str:
    return " | ".join(f'"{value}"' for value in values)


def _union(text: str) -> str:
    return text if len(text) < LONG else "\n  | " + text.replace(" | ", "\n  | ")


if __name__ == "__main__":
    place = Path(sys.argv[1])
    for path, text in files().items():
        (place / path).write_text(text, encoding="utf-8")
