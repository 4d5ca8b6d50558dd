"""What comes up a socket, before anybody obeys it."""

from __future__ import annotations

from typing import Any

import msgspec

from . import protocol as p

_decoder = msgspec.json.Decoder(p.Up)
_any_id = msgspec.json.Decoder(dict[str, Any])
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class NoMessage(ValueError):
    """Not readable, or not a message of this protocol."""


def read_message(data: bytes) -> p.Up:
    try:
        return _decoder.decode(data)  # type: ignore[no-any-return]
    except _UNREADABLE as error:
        raise NoMessage(str(error)) from None


def id_of(data: bytes) -> str:
    """The id of a message that is otherwise not understood."""
    if len(data) > p.MESSAGE_BYTES:
        return ""
    try:
        ident = _any_id.decode(data).get("id")
    except _UNREADABLE:
        return ""
    return ident[:40] if isinstance(ident, str) else ""
