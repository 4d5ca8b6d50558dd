"""The numbers in a game's rules of thumb: how bold, how careful, by the way it is played.

They are data (``temper.json`` beside the rules of thumb), found by ``zareba lab tune``, and say
themselves how they were found.  A way to play that was not tuned has the numbers of the class.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

FILE = "temper.json"
T = TypeVar("T", bound=msgspec.Struct)


class Tuned(msgspec.Struct, frozen=True, omit_defaults=True):
    """Numbers of one way to play, and how they were found."""

    numbers: dict[str, float]
    date: str = ""
    games: int = 0  # played anew, with the numbers before and with these
    before: float = 0.0  # share won
    after: float = 0.0


class Tempers(Generic[T]):
    """What a game's rules of thumb go by: a struct of numbers for every way to play."""

    def __init__(
        self,
        package: str,
        kind: type[T],
        way: Callable[[Any], str],
        forget: Callable[[], object] = lambda: None,
    ) -> None:
        """*way* names the way a state is played; *forget* drops what was worked out with them."""
        self.package, self.kind, self.way, self.forget = package, kind, way, forget
        self._tried: dict[str, T] = {}

    @functools.cached_property
    def tuned(self) -> dict[str, Tuned]:
        text = importlib.resources.files(self.package).joinpath(FILE).read_bytes()
        return msgspec.json.decode(text, type=dict[str, Tuned])

    @functools.cached_property
    def known(self) -> dict[str, T]:
        found = {way: self.kind(**tuned.numbers) for way, tuned in self.tuned.items()}
        return found | self._tried

    @functools.cached_property
    def usual(self) -> T:
        return self.kind()

    def of(self, g: Any) -> T:
        return self.known.get(self.way(g), self.usual)

    def attempt(self, way: str, temper: T | None) -> None:
        """Play on with these numbers, in this process only; None: with those known."""
        self._tried.pop(way, None)
        if temper is not None:
            self._tried[way] = temper
        self.__dict__.pop("known", None)  # worked out anew
        self.forget()

    def keep(self, found: dict[str, Tuned]) -> None:
        """Write numbers into the package, for the games to come."""
        rows = dict(sorted((self.tuned | found).items()))
        text = msgspec.json.format(msgspec.json.encode(rows), indent=1)
        place = importlib.resources.files(self.package).joinpath(FILE)
        with importlib.resources.as_file(place) as path:
            path.write_bytes(text + b"\n")
