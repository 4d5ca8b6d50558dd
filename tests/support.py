"""Helpers for all tests: settings of every game, random games, one rule on a hand-made table."""

from __future__ import annotations

import contextlib
import hashlib
import os
import random
import socket
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zareba.engine import BadOption, Domain, Game, Option, Play, Position, Setting, games
from zareba.engine.chance import Script, key_of, secret_from
from zareba.engine.position import as_choice
from zareba.engine.procedure import Call

repeating = False  # ``--whole`` or ``--soak``, set by conftest.py
soaking = False  # ``--soak``
again = pytest.mark.again  # what only the whole run repeats
# What this run of the tests tries of all that was collected, and what it leaves out.
TRIED, LEFT_OUT = (pytest.StashKey[list[pytest.Item]]() for _ in range(2))


def enough(usual: Any, soak: Any, whole: Any = None) -> Any:
    """How many of something, or which, a test looks at: usually, and with ``--soak``.

    *whole*: with ``--whole``, where that is more than usually.
    """
    if soaking:
        return soak
    return whole if repeating and whole is not None else usual


MOST_DECISIONS = 20_000
LONG_GAME, MANY_CHANGES = 180, 4  # minutes; options named in the name of a setting
MANY = 60  # settings of one game
TOGETHER = 4  # options changed at once where they are so many


def settings(game: Game) -> Iterator[Setting]:
    """Every number of players by default options, and every other value of each option.

    An option that does not go with every number of players is tried with the lowest and the
    highest it goes with.  In a long game several options change at once.
    """
    for players in game.players:
        yield Setting.of(game, players)
    if game.minutes >= LONG_GAME:
        for options in mixed(game):
            yield from lowest_and_highest(game, options)
        return
    for option in game.options:
        for value in others(option):
            yield from lowest_and_highest(game, with_its_need(game, {option.id: value}))


def others(option: Option) -> list[Any]:
    """What is not the default."""
    return [value for value in option.choices or (True, False) if value != option.default]


def with_its_need(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Some options only go with a certain value of another."""
    if any(fitting(game, options)):
        return options
    pairs = ({o.id: value, **options} for o in game.options for value in others(o))
    return next(pair for pair in pairs if any(fitting(game, pair)))


def mixed(game: Game) -> Iterator[dict[str, Any]]:
    """Sets of options in which every value of every option occurs."""
    found = {option.id: others(option) for option in game.options}
    for turn in range(max(map(len, found.values()))):
        yield {name: values[turn] for name, values in found.items() if turn < len(values)}


def usual_settings(game: Game) -> Iterator[Setting]:
    """Every number of players, and every value of every option; as many as can change at once.

    A long game: every option changed, but not to every value.
    """
    for players in game.players:
        yield Setting.of(game, players)
    groups = grouped(game, len(game.options))
    for number, options in enumerate(groups[:1] if game.minutes >= LONG_GAME else groups):
        found = list(fitting(game, options))
        yield found[-(number % 2)]  # the fewest players, then the most


def whole_settings(game: Game) -> Iterator[Setting]:
    """All settings; where they are very many, up to four options change at once."""
    every = list(settings(game))
    if len(every) <= MANY:
        yield from every
        return
    for players in game.players:
        yield Setting.of(game, players)
    for options in grouped(game, TOGETHER):
        yield from lowest_and_highest(game, options)


def grouped(game: Game, together: int) -> list[dict[str, Any]]:
    """Every value of every option, so many at once, each with the first others it goes with."""
    groups: list[dict[str, Any]] = []
    for name, value in ((name, value) for more in mixed(game) for name, value in more.items()):
        room = [
            group
            for group in groups
            if len(group) < together and name not in group
            if any(fitting(game, {**group, name: value}))
        ]
        if room:
            room[0][name] = value
        else:
            groups.append(with_its_need(game, {name: value}))
    return groups


def lowest_and_highest(game: Game, options: dict[str, Any]) -> Iterator[Setting]:
    found = list(fitting(game, options))
    yield from (found[i] for i in dict.fromkeys((0, len(found) - 1)) if found)


def fitting(game: Game, options: dict[str, Any]) -> Iterator[Setting]:
    """The settings with these options, for every number of players they go with."""
    for players in game.players:
        with contextlib.suppress(BadOption):
            yield Setting.of(game, players, options)


def named(setting: Setting) -> str:
    """The name of a setting in a test's id."""
    defaults = setting.game.read_options({})
    changed = [f"{k}={v}" for k, v in setting.options.items() if v != defaults[k]]
    if len(changed) > MANY_CHANGES:  # a name must also do for a file
        changed = [*changed[:MANY_CHANGES], f"and-{len(changed) - MANY_CHANGES}-more"]
    return "-".join([setting.game.name, str(setting.players), *changed])


ALL_SETTINGS = [setting for game in games().values() for setting in settings(game)]
ALL_GAMES = list(games().values())
USUAL_SETTINGS = [setting for game in ALL_GAMES for setting in usual_settings(game)]


def others_than(known: list[Setting], found: Iterable[Setting]) -> list[Setting]:
    names = set(map(named, known))
    return [setting for setting in found if named(setting) not in names]


AGAIN_SETTINGS = others_than(USUAL_SETTINGS, (s for g in ALL_GAMES for s in whole_settings(g)))
MORE_SETTINGS = others_than([*USUAL_SETTINGS, *AGAIN_SETTINGS], ALL_SETTINGS)
# For the parameters of a test: with ``--whole`` few options at a time, with ``--soak`` each alone.
EACH_SETTING = [
    *(pytest.param(setting, id=named(setting)) for setting in USUAL_SETTINGS),
    *(pytest.param(s, id=named(s), marks=again) for s in AGAIN_SETTINGS),
    *(pytest.param(s, id=named(s), marks=pytest.mark.soak) for s in MORE_SETTINGS),
]


def seeds(usual: int, soak: int) -> list[Any]:
    """For the parameters of a test: so many usually, and so many with ``--soak``."""
    more = [pytest.param(n, marks=pytest.mark.soak) for n in range(usual, soak)]
    return [*range(usual), *more]


def settings_of(game: Game, *, few: bool = True) -> list[Setting]:
    """The settings of one game that this run tries; not *few*: those of the whole run at least."""
    every = [*USUAL_SETTINGS, *AGAIN_SETTINGS]
    usual = USUAL_SETTINGS if few else every
    tried = enough(usual=usual, whole=every, soak=[*every, *MORE_SETTINGS])
    return [setting for setting in tried if setting.game is game]


def start(setting: Setting, seed: object) -> Position:
    return setting.start(key_of(secret_from(seed)))


def some_choice(position: Position, seat: int, game: Game, rng: random.Random, wit: float) -> Any:
    """Mostly sensible, often random: such games last long and still come to strange places."""
    ask = position.ask(seat)
    if game.advice is None or isinstance(ask, Domain) or rng.random() >= wit:
        return position.sample(rng, seat)
    return game.advice.advise(position.state, ask, position.options(seat), rng)


def one_after_another(
    setting: Setting, seed: object, wit: float | None = None
) -> Iterator[tuple[Position, random.Random]]:
    """The positions of a whole game, without record or log; the last one is over."""
    rng = random.Random(str(seed))
    wit = rng.choice((0.0, 0.6, 0.9, 1.0)) if wit is None else wit
    position = start(setting, seed)
    for _ in range(MOST_DECISIONS):
        yield position, rng
        if position.over:
            return
        seat = rng.choice(position.waiting_for())
        position.choose(some_choice(position, seat, setting.game, rng, wit), seat)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def random_game(
    setting: Setting,
    seed: object,
    visit: Callable[[Play, random.Random], None] = lambda play, rng: None,
    wit: float | None = None,
) -> Play:
    """A whole game; *visit* is called at every decision."""
    rng = random.Random(str(seed))
    wit = rng.choice((0.0, 0.6, 0.9, 1.0)) if wit is None else wit
    play = Play(setting, secret_from(seed))
    for _ in range(MOST_DECISIONS):
        if play.position.over:
            return play
        visit(play, rng)
        seat = rng.choice(play.position.waiting_for())
        play.choose(some_choice(play.position, seat, setting.game, rng, wit), seat)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


class Played:
    """Random games whose choices are kept in a folder: told again, a game needs no advice."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.place.mkdir(exist_ok=True)

    def __call__(self, setting: Setting, seed: object = 0, wit: float | None = None) -> Play:
        table = (setting.game.name, setting.players, sorted(setting.options.items()), seed, wit)
        kept = self.place / f"{hashlib.sha256(repr(table).encode()).hexdigest()[:16]}.json"
        if kept.exists():
            return retold(setting, seed, msgspec.json.decode(kept.read_bytes()))
        play = random_game(setting, seed, wit=wit)
        keep(kept, play.record.choices)
        return play


def compiled(prefix: str, sources: Path) -> Path:
    """Where Python keeps what it compiles of a folder, if nothing may lie beside the sources."""
    return Path(prefix) / sources.absolute().relative_to(sources.absolute().anchor)


def keep(place: Path, found: Any) -> None:
    """For all processes of this run of the tests."""
    new = place.with_suffix(f".{os.getpid()}")
    new.write_bytes(msgspec.json.encode(found))
    new.replace(place)  # at once: another process may be reading


def retold(setting: Setting, seed: object, choices: list[tuple[int, Any]]) -> Play:
    play = Play(setting, secret_from(seed))
    for seat, choice in choices:
        play.choose(as_choice(choice), seat)
    return play


# -------------------------------------------------------------------------------------- rule tests
def follow(call: Call, *answers: Any) -> Position:
    """Follow one rule, giving these answers; each must be legal when asked."""
    position = Position.start(call)
    for answer in answers:
        position.choose(answer)
    return position


def asked(position: Position) -> str:
    """The kind of decision a rule is waiting for, or 'done'."""
    question = position.ask()
    return type(question).__name__ if question else "done"


def dice(g: Any, *faces: int) -> None:
    """The next dice, in order."""
    g.script = Script(list(faces))


# ------------------------------------------------------------------------------------------ network
def free_port() -> int:
    """A port of this machine for a server that may be killed and started again on it.

    Below those that the system gives to outgoing connections: one of them could take the port while
    the server is down.
    """
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
