"""Games of any setting, played at random and half sensibly, with everything checked on the way.

Game number n is always the same game: its setting, its players, what is tried and when.  A failure
is told with its way through the code, and ``zareba lab fuzz GAME --only n`` plays it again.
"""

from __future__ import annotations

import json
import random
import time
import traceback
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path
from typing import Any

import msgspec

from zareba.bots.chair import answer
from zareba.engine import Game, IllegalChoice, Position, Setting, find_game, games
from zareba.engine.chance import key_of, secret_from

from .inorder import write_whole
from .native import native

OTHER_OPTION = 0.25  # that an option is not the usual one
SENSE = (0.0, 0.5, 0.9)  # of the decisions of a game, how many are advised
SAVED, TAKEN_BACK, WRONG, CHECKED = 0.02, 0.01, 0.01, 0.1  # after a decision
FARTHEST = 8  # decisions that are taken back at most
ENDLESS = 20_000  # decisions: no game is that long
BATCH = 4  # games given to a process at once
LONG = 70  # minutes at a real table: longer games are played less often


class Broken(AssertionError):
    """Something that must hold does not."""


class Failure(msgspec.Struct, frozen=True):
    """A game that broke, and how to see it again."""

    number: int
    game: str
    players: int
    options: dict[str, bool | str]
    choices: int
    what: str
    trace: str = ""


class Tally(msgspec.Struct):
    """How far it has come: kept in a file, so that it can go on another day."""

    next: int = 0
    games: dict[str, int] = {}
    decisions: int = 0
    saves: int = 0
    undos: int = 0
    refused: int = 0
    natives: int = 0
    seconds: float = 0.0
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        for game, number in other.games.items():
            self.games[game] = self.games.get(game, 0) + number
        for name in ("decisions", "saves", "undos", "refused", "natives"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.failures += other.failures

    @property
    def played(self) -> int:
        return sum(self.games.values())


# ------------------------------------------------------------------------------------ one game
def chosen_setting(game: Game, rng: random.Random) -> Setting:
    """Any number of players, some options changed, as they go together."""
    players = rng.choice(list(game.players))
    given = {
        option.id: rng.choice(list(option.values))
        for option in game.options
        if rng.random() < OTHER_OPTION
    }
    return Setting.of(game, players, game.settled(players, given))


class Fuzz:
    """One game on its way."""

    def __init__(self, game: str, number: int) -> None:
        self.rng = random.Random(f"fuzz/{game}/{number}")
        self.number, self.game, self.tally = number, find_game(game), Tally()
        self.setting = chosen_setting(self.game, self.rng)
        self.secret = secret_from(f"fuzz/{game}/{number}")
        self.sense = self.rng.choice(SENSE)
        self.choices: list[tuple[int, Any]] = []
        self.before: list[Position] = []  # the last few positions

    def play(self) -> Tally:
        try:
            self.run()
        except Exception as error:
            self.tally.failures.append(self.failure(error))
        self.tally.games[self.game.name] = 1
        self.tally.decisions = len(self.choices)
        return self.tally

    def failure(self, error: Exception) -> Failure:
        return Failure(
            self.number,
            self.game.name,
            self.setting.players,
            dict(self.setting.options),
            len(self.choices),
            f"{type(error).__name__}: {error}"[:300],
            traceback.format_exc()[-3000:],
        )

    def run(self) -> None:
        position = self.setting.start(key_of(self.secret))
        while position.pending:
            demand(len(self.choices) < ENDLESS, "the game does not end")
            position = self.step(position)
            if self.rng.random() < CHECKED:
                self.game.check(position.state)
            if self.rng.random() < SAVED:
                position = self.saved(position)
            if self.rng.random() < TAKEN_BACK:
                self.taken_back(position)
        self.ended(position)

    def step(self, position: Position) -> Position:
        """One decision, by sense or by chance; now and then something wrong before."""
        rng = self.rng
        seat = rng.choice(position.waiting_for())
        if rng.random() < WRONG:
            self.wrong(position, seat)
        advice = self.game.advice if rng.random() < self.sense else None
        imagined = position.imagine(seat, rng.getrandbits(64)) if advice else position
        choice = position.legal(answer(imagined, seat, advice, rng), seat)
        self.before = [*self.before[1 - FARTHEST :], position.clone()]
        position.push(choice, seat)
        self.choices.append((seat, choice))
        return position

    # ------------------------------------------------------------------------------ what must hold
    def saved(self, position: Position) -> Position:
        """A position goes through JSON and plays on."""
        self.tally.saves += 1
        text = json.dumps(position.to_json())
        again = Position.from_json(json.loads(text), self.game.state, facts=self.setting.facts)
        demand(again == position, "a saved position is another one")
        demand(json.dumps(again.to_json()) == text, "a saved position is saved differently")
        return again

    def taken_back(self, position: Position) -> None:
        """Some decisions back and the same again: the same position."""
        self.tally.undos += 1
        steps = self.rng.randint(1, len(self.before))
        again = self.before[-steps].clone()
        for seat, choice in self.choices[-steps:]:
            again.push(choice, seat)
        demand(again.digest() == position.digest(), "the same choices lead elsewhere")

    def wrong(self, position: Position, seat: int) -> None:
        """What is no answer is refused, and changes nothing."""
        self.tally.refused += 1
        before = position.digest()
        for nonsense in (None, "no such thing", -(10**9), ["x", {}]):
            try:
                position.choose(nonsense, seat)
            except IllegalChoice:
                continue
            demand(nonsense in position.options(seat), f"{nonsense!r} was accepted")
        demand(position.digest() == before, "a refused choice has changed something")

    def ended(self, position: Position) -> None:
        state, seats = position.state, range(self.setting.players)
        self.game.check(state)
        demand(state.result, "the game is over without a result")
        demand(
            all(0 <= self.game.score(state, seat) <= 1 for seat in seats), "a score beyond 0 to 1"
        )
        self.tally.natives += 1
        plain = self.setting.table(key_of(self.secret))
        for _ in native(self.game.rule(plain), self.choices):
            pass
        demand(plain == state, "Python's own generators come to another end")


def demand(holds: object, what: str) -> None:
    if not holds:
        raise Broken(what)


# ----------------------------------------------------------------------------------- many of them
def rotation(names: tuple[str, ...] = ()) -> list[str]:
    """The games in turn, long ones less often."""
    known = [find_game(name) for name in names or games()]
    return [g.name for g in known for _ in range(max(1, 4 * LONG // max(LONG, g.minutes)))]


def batch(names: tuple[str, ...], first: int) -> Tally:
    """So many games from a number on."""
    total, turn = Tally(), rotation(names)
    for number in range(first, first + BATCH):
        total.add(Fuzz(turn[number % len(turn)], number).play())
    return total


def fuzz(
    pool: Executor,
    jobs: int,
    names: tuple[str, ...],
    tally: Tally,
    until: float,
    progress: Callable[[Tally], object] = lambda tally: None,
) -> Tally:
    """Go on from a tally until that moment: it counts all numbers below ``next``, and no others."""
    began, spent, number = time.time(), tally.seconds, tally.next
    running: dict[Future[Tally], int] = {}
    finished: dict[int, Tally] = {}  # that wait for those before them
    while running or time.time() < until:
        while len(running) < 2 * jobs and time.time() < until:
            running[pool.submit(batch, names, number)] = number
            number += BATCH
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            finished[running.pop(done)] = done.result()
        while tally.next in finished:
            tally.add(finished.pop(tally.next))
            tally.next += BATCH
        tally.seconds = spent + time.time() - began
        progress(tally)
    return tally


def load(path: Path) -> Tally:
    return msgspec.json.decode(path.read_bytes(), type=Tally) if path.exists() else Tally()


def keep(tally: Tally, path: Path) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(tally), indent=1) + b"\n")
