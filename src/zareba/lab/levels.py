"""How often the levels of bots win, measured: made by ``zareba lab levels``, shown beside them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from zareba.bots.levels import MEASURED, RANKS, Measured, measured

from .inorder import in_order, write_whole
from .occasions import Occasion, occasions
from .simulate import Order, Outcome, play_one, wilson

SEED = "levels"


def order_for(game: str, occasion: Occasion, level: str, seed: str = SEED) -> Order:
    """All seats by that level, or against another one, every deal from both seats."""
    others = occasion.against or level
    seats = (level, *[others] * (occasion.players - 1))
    options = tuple(occasion.options.items())
    return Order(game, occasion.players, options, seats, seed, swap=bool(occasion.against))


class Timed(msgspec.Struct, frozen=True):
    """One game and the processor time it took."""

    outcome: Outcome
    seconds: float


def play_timed(order: Order, number: int) -> Timed:
    began = time.process_time()
    outcome = play_one(order, number)
    return Timed(outcome, time.process_time() - began)


def counted(
    game: str, occasion: Occasion, level: str, played: Sequence[Timed], date: str
) -> Measured:
    """What the games of a level say."""
    wins = sum(t.outcome.won[t.outcome.players.index(0)] for t in played)
    decisions = sum(t.outcome.decisions for t in played)
    options = " ".join(f"--option {k}={str(v).lower()}" for k, v in occasion.options.items())
    seats = ",".join(order_for(game, occasion, level).seats)
    swap = " --swap" if occasion.against else ""
    return Measured(
        game=game,
        players=occasion.players,
        options=occasion.options,
        level=level,
        bot=RANKS[level],
        against=occasion.against,
        games=len(played),
        wins=wins,
        interval=wilson(wins, len(played)),
        seconds=round(sum(t.seconds for t in played) / decisions, 4),
        date=date,
        command=" ".join(
            f"zareba simulate {game} --players {occasion.players} {options} -n {len(played)}"
            f" --seed {SEED} --seats {seats}{swap}".split()
        ),
        usual=occasion == occasions(game)[0],
    )


class Notes:
    """Games that have been played, kept in a file (if there is one) to go on from.

    They are of the bots of their time: whoever changes the bots begins another file.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        there = file is not None and file.exists()
        rows = msgspec.json.decode(file.read_bytes(), type=list[_Noted]) if file and there else []
        self.played = {row.order: row.played for row in rows}

    def add(self, order: Order, played: Timed) -> None:
        self.played.setdefault(order, []).append(played)
        if self.file is not None:
            rows = [_Noted(order, found) for order, found in self.played.items()]
            write_whole(self.file, msgspec.json.encode(rows))


class _Noted(msgspec.Struct, frozen=True):
    order: Order
    played: list[Timed]


def measure(
    game: str,
    occasion: Occasion,
    level: str,
    games: int,
    jobs: int,
    date: str,
    notes: Notes,
    enough: Callable[[], bool] = lambda: False,
) -> Measured | None:
    """So many games of one level, those that are noted among them; None: not one was played.

    After *enough* there may be fewer: the first ones, whichever take long.
    """
    order = order_for(game, occasion, level)
    first = len(notes.played.get(order, ()))
    for _, played in in_order(partial(play_timed, order), range(first, games), jobs, enough):
        notes.add(order, played)
    found = notes.played.get(order, [])[:games]
    return counted(game, occasion, level, found, date) if found else None


def keep(new: Iterable[Measured]) -> None:
    """Into the file that is shipped; a figure of the same occasion and level is replaced."""
    found = {one.about: one for one in measured()}
    found |= {one.about: one for one in new}
    rows = [found[about] for about in sorted(found, key=str)]
    text = b",\n".join(msgspec.json.encode(row) for row in rows)
    MEASURED.write_bytes(b"[\n" + text + b"\n]\n")
    measured.cache_clear()


def page() -> str:
    """All figures as the page ``docs/levels.md``."""
    rows = sorted(measured(), key=lambda one: (one.game, one.players, len(one.options), str(one)))
    lines = [
        "# How often the bots win",
        "",
        "Made by `zareba lab table`; measured by `zareba lab levels GAME --write`. All seats are",
        "played by the level, and win or lose together; in Kriegspfad it plays against the level",
        "named, every deal from both seats. Intervals are those of 95 % after Wilson; seconds are",
        "processor time for a decision on average. What the levels are: [bots.md](bots.md).",
        "",
        "| game | players | options | level | won | interval | seconds | date |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in rows:
        low, high = (round(100 * x) for x in one.interval)
        options = " ".join(f"{k}={str(v).lower()}" for k, v in one.options.items()) or "–"
        level = f"{one.level} against {one.against}" if one.against else one.level
        lines.append(
            f"| {one.game} | {one.players} | {options} | {level} | {one.wins} of {one.games}"
            f" = {one.percent} % | {low} to {high} % | {one.seconds:.3f} | {one.date} |"
        )
    return "\n".join([*lines, ""])
