"""TypeScript types out of the messages: ``python -m zareba.server.typescript web/src/protocol.ts``.

Without a file the types are printed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from . import api, protocol

HEAD = """\
// Made from src/zareba/server/protocol.py, parts.py and api.py; do not edit.  To make it anew:
// python -m zareba.server.typescript web/src/protocol.ts
"""
UNIONS = {"Up": protocol.Up, "Down": protocol.Down}
LITERALS = (
    "Language", "TableStatus", "SeatKind", "UndoKind", "ChatMode", "TalkKind", "MarkKind", "Code",
)  # fmt: skip


def typescript() -> str:
    """All messages of the protocol."""
    writer = _Writer()
    literals = [f"export type {name} = {writer.literal(name)};" for name in LITERALS]
    unions = [f"export type {name} = {writer.type(u)};" for name, u in UNIONS.items()]
    for name, kind in (vars(protocol) | vars(api)).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name[0] != "_":
            writer.type(kind)
    number = f"export const PROTOCOL = {protocol.PROTOCOL};"
    return "\n".join([HEAD, number, "", *literals, "", *unions, "", *writer.interfaces()])


class _Writer:
    def __init__(self) -> None:
        self.found: dict[type[Any], inspect.StructType] = {}
        self.named = {get_args(vars(protocol)[name]): name for name in LITERALS}

    def literal(self, name: str) -> str:
        return _values(get_args(vars(protocol)[name]))

    def type(self, kind: Any) -> str:
        return self.of(inspect.type_info(kind))

    def of(self, t: inspect.Type) -> str:
        match t:
            case inspect.Metadata(type=inner):
                return self.of(inner)
            case inspect.AnyType():
                return "unknown"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return self._named(values)
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.of, items))}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"readonly {self._alone(item)}[]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.of(value)}>>"
            case inspect.UnionType(types=types):
                return " | ".join(map(self.of, types))
            case inspect.StructType(cls=cls):
                self.found.setdefault(cls, t)
                return cls.__name__
        raise TypeError(f"no TypeScript for {t}")

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
        while missing := [cls for cls in self.found if cls.__name__ not in written]:
            for cls in missing:
                written[cls.__name__] = self._interface(self.found[cls])
        return [written[name] for name in sorted(written)]

    def _interface(self, t: inspect.StructType) -> str:
        lines = [f'  readonly {t.tag_field}: "{t.tag}";'] if t.tag_field else []
        goes_up = (
            hasattr(t.cls, "__struct_config__") and t.cls.__struct_config__.forbid_unknown_fields
        )
        for field in t.fields:
            # What comes down is always complete; what goes up may leave out what has a default.
            mark = "?" if goes_up and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.of(field.type)};")
        return f"export interface {t.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _values(values: Any) -> str:
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
