"""Compiled rules on the shelf: what was compiled once is read at the next start, as Python does.

They lie where Python keeps what it compiles itself, and are written only where Python may write.
What lies there counts as long as Python makes the same of the rule, and the compiler of rules is
the same.  A file that cannot be read or written costs time, nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType

Kept = dict[int, tuple[str, ...]]  # the locals in a frame, by the place where a rule goes on
Compiled = tuple[CodeType, Kept]

_COMPILER = ("procedure.py", "liveness.py", "jumps.py")
_EXACT = 2  # version of marshal in which the same code is always the same bytes


def compiled(native: CodeType, anew: Callable[[], Compiled]) -> Compiled:
    """The step function of a rule, from the shelf or compiled *anew* and put there."""
    place, wanted = _place(native), _fingerprint(native)
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
        found, code, kept = marshal.loads(place.read_bytes())
        if found == wanted:
            return _from(code, native.co_filename), kept
    code, kept = anew()
    if not sys.dont_write_bytecode:
        _write(place, marshal.dumps((wanted, code, kept)))
    return code, kept


def _place(native: CodeType) -> Path:
    beside = Path(importlib.util.cache_from_source(native.co_filename))
    return beside.with_name(f"{beside.stem}.{native.co_name}.rule")


def _fingerprint(native: CodeType) -> bytes:
    """Where the source of a rule lies does not matter: what was compiled may move with it."""
    exact = marshal.dumps(_from(native, ""), _EXACT)
    return hashlib.blake2b(_COMPILED_BY + exact, digest_size=12).digest()


def _from(code: CodeType, file: str) -> CodeType:
    """The same code, as if it stood in that file."""
    inside = tuple(_from(x, file) if isinstance(x, CodeType) else x for x in code.co_consts)
    return code.replace(co_filename=file, co_consts=inside)


def _write(place: Path, what: bytes) -> None:
    """At once or not at all: others may read or write at the same moment."""
    new = place.with_name(f"{place.name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(what)
        new.replace(place)


def _of_the_compiler() -> bytes:
    sources = [Path(__file__).with_name(name).read_bytes() for name in _COMPILER]
    return hashlib.blake2b(b"".join(sources), digest_size=12).digest()


_COMPILED_BY = _of_the_compiler()
