"""Many games by bots: wins with their interval, lengths, endings.  Same seed, same numbers."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from zareba.bots import Bot, Chair, Notes, make_bot
from zareba.engine import Setting, find_game
from zareba.engine.chance import key_of, secret_from

BATCH = 25


class Order(msgspec.Struct, frozen=True):
    """What to play; plain data, so that it travels to other processes and machines."""

    game: str
    players: int
    options: tuple[tuple[str, bool | str], ...]
    seats: tuple[str, ...]
    seed: str
    overlay: str = ""
    swap: bool = False  # every deal is played from every seat


class Outcome(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    result: str
    won: tuple[bool, ...]  # by seat
    decisions: int
    players: tuple[int, ...] = ()  # which of the named players sat there, by seat
    roles: tuple[tuple[str, ...], ...] = ()  # by seat, if the game knows any


class Share(msgspec.Struct, frozen=True):
    """Games won out of games played, with the interval."""

    games: int
    wins: int
    interval: tuple[float, float]


class Batch(msgspec.Struct, frozen=True):
    outcomes: list[Outcome]
    cpu_seconds: float


class Summary(msgspec.Struct, frozen=True):
    """The figures of a simulation; ``wins`` counts the games that the first player has won."""

    game: str
    games: int
    seats: list[str]
    wins: int
    win_rate: float
    interval: tuple[float, float]  # 95 %, after Wilson
    wins_by_seat: list[int]
    endings: dict[str, int]
    decisions: int
    shortest: int
    longest: int
    decisions_per_second: float
    roles: dict[str, Share] = {}  # how players of the first's name did in each role


@lru_cache(maxsize=4)
def _ready(order: Order) -> tuple[Setting, tuple[Bot, ...]]:
    game = find_game(order.game)
    overlay = Path(order.overlay) if order.overlay else None
    setting = Setting.of(game, order.players, dict(order.options), overlay)
    return setting, tuple(make_bot(name, game) for name in order.seats)


def play_one(order: Order, number: int) -> Outcome:
    """Game *number* of an order; its dice and the luck of its bots depend on nothing else."""
    setting, bots = _ready(order)
    deal, turn = divmod(number, order.players) if order.swap else (number, 0)
    players = tuple((seat - turn) % order.players for seat in range(order.players))
    position = setting.start(key_of(secret_from(f"{order.seed}/{deal}")))
    luck = [random.Random(f"{order.seed}/{number}/{seat}") for seat in range(order.players)]
    notes: list[Notes] = [[] for _ in range(order.players)]
    decisions = 0
    while position.pending:
        seat = position.waiting_for()[0]
        bot = bots[players[seat]]
        position.push(bot.choose(Chair(position, seat, notes=notes[seat]), luck[seat]), seat)
        decisions += 1
    g, game = position.state, setting.game
    won = tuple(game.won(g, seat) for seat in range(order.players))
    roles = tuple(game.roles(g, seat) for seat in range(order.players))
    return Outcome(number, g.result, won, decisions, players, roles)


def play_batch(order: Order, numbers: range) -> Batch:
    began = time.process_time()
    outcomes = [play_one(order, number) for number in numbers]
    return Batch(outcomes, time.process_time() - began)


def batches(order: Order, games: int, jobs: int) -> Iterator[Batch]:
    """All games of an order, in batches as they are finished."""
    size = max(1, min(BATCH, games // (4 * jobs) or 1))
    ranges = [range(i, min(i + size, games)) for i in range(0, games, size)]
    if jobs == 1:
        for numbers in ranges:
            yield play_batch(order, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from spread(pool, order, ranges)


def spread(pool: Executor, order: Order, ranges: Sequence[range]) -> Iterator[Batch]:
    """The same on any executor, such as that of a cluster."""
    waiting = [pool.submit(play_batch, order, numbers) for numbers in ranges]
    for done in as_completed(waiting):
        yield done.result()


def simulate(
    order: Order, games: int, jobs: int = 1, progress: Callable[[int], Any] = lambda done: None
) -> Summary:
    outcomes: list[Outcome] = []
    cpu = 0.0
    for batch in batches(order, games, jobs):
        outcomes += batch.outcomes
        cpu += batch.cpu_seconds
        progress(len(outcomes))
    return summarise(order, outcomes, cpu)


def summarise(order: Order, outcomes: list[Outcome], cpu: float) -> Summary:
    outcomes = sorted(outcomes, key=lambda o: o.number)
    lengths = [o.decisions for o in outcomes]
    by_seat = [sum(o.won[seat] for o in outcomes) for seat in range(order.players)]
    wins = sum(o.won[o.players.index(0)] for o in outcomes)
    n = len(outcomes)
    return Summary(
        game=order.game,
        games=n,
        seats=list(order.seats),
        wins=wins,
        win_rate=round(wins / n, 4),
        interval=wilson(wins, n),
        wins_by_seat=by_seat,
        endings=dict(sorted(Counter(o.result for o in outcomes).items())),
        decisions=sum(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        decisions_per_second=round(sum(lengths) / max(cpu, 1e-9)),
        roles=by_role(order, outcomes),
    )


def by_role(order: Order, outcomes: list[Outcome]) -> dict[str, Share]:
    """What the players named like the first one made of each role."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for o in outcomes:
        for seat, roles in enumerate(o.roles):
            if order.seats[o.players[seat]] == order.seats[0]:
                played.update(roles)
                won.update(roles if o.won[seat] else ())
    return {r: Share(n, won[r], wilson(won[r], n)) for r, n in sorted(played.items())}


def wilson(wins: int, n: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a proportion; honest for few games and rare wins."""
    p = wins / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)
