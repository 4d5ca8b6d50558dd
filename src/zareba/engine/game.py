"""What a game tells the house about itself, and the register of all games."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import importlib
import pkgutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from .asks import Ask
from .chance import Witness
from .data import DataFiles
from .faces import (
    Advice,
    Board,
    Complete,
    Desk,
    Phrases,
    Roles,
    Story,
    Talk,
    complete_already,
    no_roles,
)
from .guide import FirstGame
from .position import Position
from .procedure import Procedure
from .report import Accounting
from .wrong import BadInput


class UnknownGame(BadInput):
    """No game of that name."""


class BadOption(BadInput):
    """An option that does not exist, or a value it cannot have."""


# What an option is about: which game is played at all, how hard it is, by which edition of the
# rulebook, or one reading of one rule.  Forms show the first two and fold the others.
Group = Literal["shape", "difficulty", "edition", "house"]
SHAPE: Group = "shape"
DIFFICULTY: Group = "difficulty"
EDITION: Group = "edition"
HOUSE: Group = "house"
GROUPS: tuple[Group, ...] = (SHAPE, DIFFICULTY, EDITION, HOUSE)


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a game: a yes or no (no choices), or one of several names."""

    id: str
    default: bool | str
    choices: tuple[str, ...] = ()
    rule: str = ""
    group: Group = HOUSE
    players: Collection[int] = ()  # the numbers it matters to; none named: all

    @property
    def values(self) -> tuple[bool | str, ...]:
        return self.choices or (False, True)

    def read(self, value: object) -> bool | str:
        """A value from a form or a command line."""
        if self.choices:
            if value in self.choices:
                return str(value)
            every = ", ".join(self.choices)
            raise BadOption(
                f"option {self.id}: {value!r} is not one of {every}",
                "option-value", option=self.id, value=str(value), known=every,
            )  # fmt: skip
        if isinstance(value, bool):
            return value
        known = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(value, str) and value.lower() in known:
            return known[value.lower()]
        raise BadOption(
            f"option {self.id}: {value!r} is neither yes nor no",
            "option-value", option=self.id, value=str(value), known="yes, no",
        )  # fmt: skip


def _always_fit(_players: int, _options: Mapping[str, bool | str]) -> str:
    return ""


NO_BOARD, NO_PHRASES, NO_STORY = Board(), Phrases(), Story()  # the house's own way


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: its facts, its state, its first rule, and what may be asked of it."""

    name: str
    package: str
    designer: str
    publisher: str
    players: range
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    state: type[Any]
    files: tuple[str, ...]
    facts: Callable[[DataFiles, Mapping[str, bool | str]], Any]  # the facts under these options
    set_up: Callable[[Any, int], Any]  # facts, number of players -> the empty table
    rule: Procedure  # the whole game
    check: Callable[[Any], None]  # invariants: raises AssertionError
    score: Callable[[Any, int], float]  # of a finished game, 0 (worst) to 1 (won)
    won: Callable[[Any, int], bool]
    vocabulary: Mapping[str, str] = field(default_factory=dict)  # fact -> kind of its name
    probes: Mapping[str, Callable[..., Any]] = field(default_factory=dict)  # derived values
    chapter: str = "turn"  # the event whose line begins a chapter of the log
    older: Mapping[int, Game] = field(default_factory=dict)  # by rules version: still shipped
    # Why options do not go together, or not with so many players; empty: they do.
    unfit: Callable[[int, Mapping[str, bool | str]], str] = _always_fit
    # What people, bots and tools get of the game beside its rules (`faces`).
    board: Board = NO_BOARD
    phrases: Phrases = NO_PHRASES
    story: Story = NO_STORY
    report: Accounting | None = None  # what a finished game has come to
    talk: Talk | None = None
    advice: Advice | None = None
    desk: Desk | None = None
    first: FirstGame | None = None  # None: the fewest players, the usual options
    roles: Roles = no_roles
    complete: Complete = complete_already
    # a state and the ``stage`` of an example of play: its pieces laid out
    stage: Callable[[Any, Mapping[str, Any]], None] | None = None
    # Questions and rules that random games seldom reach; they have tests of their own.
    rare: Collection[str] = ()

    def read_options(self, given: Mapping[str, object]) -> dict[str, bool | str]:
        """All options with their values: the given ones checked, the others by default."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                every = ", ".join(known)
                raise BadOption(
                    f"{self.name} has no option {name!r}; it has {every}",
                    "no-option", game=self.name, option=name, known=every,
                )  # fmt: skip
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def settled(self, players: int, given: Mapping[str, object]) -> dict[str, bool | str]:
        """The options nearest to the given ones that go together with so many players.

        One that does not fit those before it goes back to its default.
        """
        wanted, settled = self.read_options(given), self.read_options({})
        for option in self.options:
            tried = settled | {option.id: wanted[option.id]}
            if not self.unfit(players, tried):
                settled = tried
        return settled

    def fitting(
        self, option: Option, players: int, settled: Mapping[str, bool | str]
    ) -> list[bool | str]:
        """The values of an option that fit so many players and the options before it."""
        if option.players and players not in option.players:
            return []
        names = [one.id for one in self.options]
        before = names[: names.index(option.id)]
        table = self.read_options({name: settled[name] for name in before})
        return [v for v in option.values if not self.unfit(players, table | {option.id: v})]

    def read_players(self, number: int | None) -> int:
        """A number of players that can play."""
        if number is None:
            return self.players[0]
        if number not in self.players:
            few, many = self.players[0], self.players[-1]
            allowed = f"{few}" if few == many else f"{few} to {many}"
            raise BadOption(
                f"{self.name} is for {allowed} players, not {number}",
                "players", game=self.name, few=few, many=many, number=number,
            )  # fmt: skip
        return number

    def version(self, number: int) -> Game | None:
        """The game by the rules of that version, if they are shipped."""
        return self if number == self.rules_version else self.older.get(number)

    @functools.cached_property
    def shape(self) -> str:
        """What positions are described by: the state's fields and the kinds of questions.

        Where it is another one, fingerprints may differ although nothing else does.
        """
        fields = sorted(
            (f.name, str(f.type), "" if f.default is dataclasses.MISSING else str(f.default))
            for f in self.state.kept
        )
        inside = f"{self.package}."
        kinds = (k for k in Ask.kinds.values() if f"{k.__module__}.".startswith(inside))
        questions = sorted((k.__name__, k.__struct_fields__) for k in kinds)
        return hashlib.sha256(repr((fields, questions)).encode()).hexdigest()[:8]

    @property
    def has_hands(self) -> bool:
        """Does a seat hold what the others must not see?"""
        return not self.state.same_for_all


@functools.lru_cache(maxsize=8)
def data_files(game: Game, overlay: Path | None = None) -> DataFiles:
    return DataFiles(game.package, game.files, overlay)


@dataclass(frozen=True)
class Setting:
    """Everything that is fixed before the first card is dealt, except chance."""

    game: Game
    players: int
    options: Mapping[str, bool | str]
    overlay: Path | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        overlay: Path | None = None,
    ) -> Setting:
        """Checked: a number of players, options and data that fit the game."""
        number, chosen = game.read_players(players), game.read_options(options or {})
        if why := game.unfit(number, chosen):
            raise BadOption(f"{game.name}: {why}", "unfit", game=game.name, reason=why)
        return _shared(game, number, tuple(chosen.items()), overlay)

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is the setting of the game of that name there."""
        game, options = self.game, tuple(self.options.items())
        return _named, (game.name, game.rules_version, self.players, options, self.overlay)

    @functools.cached_property
    def facts(self) -> Any:
        return self.game.facts(self.data, self.options)

    @property
    def data(self) -> DataFiles:
        return data_files(self.game, self.overlay)

    def written(self) -> dict[str, Any]:
        """As records and tables write it down."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "data_hash": self.data.hash,
            "shape": self.game.shape,
            "players": self.players,
            "options": dict(self.options),
        }

    @functools.cached_property
    def _empty(self) -> Any:
        g = self.game.set_up(self.facts, self.players)
        g.facts = self.facts
        return g

    def table(self, key: str) -> Any:
        """The empty table before the first rule; copying it is cheaper than laying it out anew."""
        g = self._empty.clone()
        g.key = key
        return g

    def start(
        self,
        key: str,
        tell: Callable[..., None] | None = None,
        witness: Witness | None = None,
    ) -> Position:
        """The first decision of the game."""
        g = self.table(key)
        g.tell = tell
        if witness is not None:
            witness.watch(g)
        return Position.start(self.game.rule(g))


Options = tuple[tuple[str, bool | str], ...]


@functools.lru_cache(maxsize=64)
def _shared(game: Game, players: int, options: Options, overlay: Path | None) -> Setting:
    """Tables that are alike have their facts in common."""
    return Setting(game, players, dict(options), overlay)


def _named(
    name: str, version: int, players: int, options: Options, overlay: Path | None
) -> Setting:
    return _shared(find_game(name, version), players, options, overlay)


GAMES, EXAMPLES = "zareba.games", "zareba.examples"


def _read(place: str, name: str) -> Game | None:
    """The game of a package; one that keeps older rules, or is in the making, has none."""
    return getattr(importlib.import_module(f"{place}.{name}"), "GAME", None)


class Shelf(MutableMapping[str, Game]):
    """Games by name; one is read (imported) when it is taken out for the first time."""

    def __init__(self, names: Iterable[str]) -> None:
        self._games: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        game = self._games[name]
        if game is None:
            game = self._games[name] = _read(GAMES, name)
        if game is None:
            raise KeyError(name)
        return game

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in self._games if name in self])

    def __len__(self) -> int:
        return sum(1 for _ in self)


@functools.cache
def games() -> Shelf:
    """Every game of the house: the packages in ``zareba.games`` that define GAME."""
    home = importlib.import_module(GAMES)
    return Shelf(module.name for module in pkgutil.iter_modules(home.__path__))


def find_game(name: str, version: int | None = None) -> Game:
    """A game of the house, or an example for builders, by its name.

    By its present rules, or by those of a version that is still shipped.
    """
    game = _found(name)
    found = game if version is None else game.version(version)
    if found is None:
        raise UnknownGame(f"rules version {version} of {name} is not here")
    return found


def _found(name: str) -> Game:
    if name in games():
        return games()[name]
    examples = importlib.import_module(EXAMPLES)
    known = (module.name for module in pkgutil.iter_modules(examples.__path__))
    if name in known and (example := _read(EXAMPLES, name)) is not None:
        return example
    every = ", ".join(games())
    raise UnknownGame(
        f"there is no game {name!r}; there are: {every}", "no-game", game=name, known=every
    )
