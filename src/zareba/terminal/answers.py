"""What a person types for each option: a number question its number, everything else a key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby
from typing import Any

from zareba.engine import Ask, Position
from zareba.wording import Words

from .paper import MOST_SHOWN, printable

# Choices that end a list or leave it: they come last and have the key 0.
ENDS = ("done", "end", "stop", "none", "rest")
END_KEY = "0"
COMMANDS = (
    "log", "board", "why", "odds", "hint", "options", "again", "undo", "save", "quit", "help",
)  # fmt: skip


Keyed = tuple[str, Any]  # what is typed, and the option that it means


def is_number(choice: Any) -> bool:
    return isinstance(choice, int) and not isinstance(choice, bool)


def _parted(options: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """Those that end a list, and the others."""
    return [o for o in options if o in ENDS], [o for o in options if o not in ENDS]


def amount(option: Any) -> int | None:
    """The number that an option is."""
    return option if is_number(option) else None


def number_of(words: Words, ask: Ask, g: Any) -> Callable[[Any], int | None]:
    """By which number people know an option: an amount itself, a piece by what stands on it."""
    if ask.counts:
        return amount
    return lambda option: words.game.phrases.number(g, ask, option)


def keyed(options: Sequence[Any], number: Callable[[Any], int | None] = amount) -> list[Keyed]:
    """Key and option, in the order in which they are shown; the engine's order stays.

    What has a number of its own is typed by that.
    """
    ends, others = _parted(options)
    own = [number(option) for option in others]
    taken = {n for n in own if n is not None}
    free = (str(n) for n in count(1) if n not in taken)
    keys = [(next(free) if n is None else str(n), o) for n, o in zip(own, others, strict=True)]
    if len(ends) == 1 and 0 not in taken:
        return [*keys, (END_KEY, ends[0])]
    return keys + [(next(free), o) for o in ends]  # two ways out are told apart by their numbers


class Keys:
    """Keys that stay: in a list that is asked again with less in it nothing is numbered anew."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], dict[str, str]] = {}  # by seat and kind of question
        self._shown: dict[tuple[int, str], int] = {}  # so many options the last time
        self._numbered: set[tuple[int, str]] = set()  # since the line that is being carried out

    def line_begins(self, ask: Ask, seat: int) -> None:
        """Several answers are given to the question on the screen and to what follows it."""
        self._numbered = {(seat, ask.kind)}

    def of(
        self, ask: Ask, options: Sequence[Any], seat: int, ahead: bool = False,
        number: Callable[[Any], int | None] = amount,
    ) -> list[Keyed]:  # fmt: skip
        """Key and option in the order in which they are shown: a known list keeps its order.

        Who types *ahead* means the same by a key all along his line: what is new has none.
        """
        fresh, about = keyed(options, number), (seat, ask.kind)
        kept = self._kept(fresh, self._known.get(about, {}), number)
        if ahead and about in self._numbered:
            return [(key, option) for key, option in kept if key]
        self._numbered.add(about)
        goes_on = 2 * len(kept) >= self._shown.get(about, 0)
        self._shown[about] = len(kept)
        if goes_on and all(key for key, _ in kept):
            return sorted(kept, key=lambda pair: (pair[1] in ENDS, int(pair[0])))
        self._known[about] = {repr(option): key for key, option in fresh}
        return fresh

    @staticmethod
    def _kept(
        fresh: Sequence[Keyed], known: dict[str, str], number: Callable[[Any], int | None]
    ) -> list[Keyed]:
        own = {repr(option): key for key, option in fresh if number(option) is not None}
        kept = [((known | own).get(repr(option), ""), option) for _, option in fresh]
        if fresh[-1:] and fresh[-1][0] == END_KEY:
            kept[-1] = fresh[-1]  # the way out has its own key, also where there was none before
        return kept


def lines(keys: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Keys with their words, one under the other; bare numbers (years) take one line."""
    width = max((len(key) for key, label in keys if key != label), default=0)
    for bare, group in groupby(keys, lambda pair: pair[0] == pair[1]):
        pairs = list(group)
        if bare:
            yield f"  {in_short([key for key, _ in pairs])}"
        else:
            yield from (f"  {key:>{width}}  {label}" for key, label in pairs)


def in_short(keys: Sequence[str]) -> str:
    """What can be typed: 1–7, 0."""
    runs: list[list[int]] = []
    for key in map(int, keys):
        if runs and key == runs[-1][-1] + 1:
            runs[-1].append(key)
        else:
            runs.append([key])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def labelled(words: Words, position: Position, key: str, option: Any, seat: int) -> str:
    """What stands behind a key; a number is not said twice."""
    ask = position.ask(seat)
    assert ask is not None  # the seat is asked
    named = words.choice(ask, option, position.state) == key
    hint = words.hint(position, option, seat) if named else ""
    return hint or words.option(position, option, seat)


def not_understood(words: Words, typed: str, keys: Sequence[str]) -> str:
    """What can be typed here."""
    if not typed:
        return words.text("nothing-typed", keys=in_short(keys))
    shown = typed if len(typed) <= MOST_SHOWN else f"{typed[:MOST_SHOWN]}…"
    return words.text("not-understood", typed=printable(shown), keys=in_short(keys))
