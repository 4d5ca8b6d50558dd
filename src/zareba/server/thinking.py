"""Bots, odds and checks of records, computed in other processes so that no table waits.

A bot's process gets an *imagined* position: the real hidden cards and dice never leave the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import random
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from zareba.analysis.odds import odds
from zareba.bots import Bot, Chair, UnknownBot, make_bot
from zareba.engine import BadRecord, Game, IllegalChoice, Position, Record, Setting, find_game

P = ParamSpec("P")
T = TypeVar("T")


class Job(msgspec.Struct, frozen=True):
    """One question of one seat, in an imagined position."""

    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    position: str  # as JSON
    seat: int
    seed: int
    overlay: str = ""  # directory of data files that replace built-in ones


def job_for(setting: Setting, position: Position, seat: int, seed: int) -> Job:
    imagined = position.imagine(seat, seed)
    text = msgspec.json.encode(imagined.to_json()).decode()
    overlay = str(setting.overlay or "")
    options = dict(setting.options)
    game = setting.game
    return Job(game.name, game.rules_version, setting.players, options, text, seat, seed, overlay)


@functools.lru_cache(maxsize=32)
def _setting(
    game: Game, players: int, options: tuple[tuple[str, bool | str], ...], overlay: str
) -> Setting:
    place = Path(overlay) if overlay else None
    return Setting.of(game, players, dict(options), place)


@functools.lru_cache(maxsize=32)
def _bot(name: str, game: Game) -> Bot:
    return make_bot(name, game)


def _chair(job: Job) -> tuple[Setting, Chair]:
    options = tuple(sorted(job.options.items()))
    game = find_game(job.game, job.rules_version)
    setting = _setting(game, job.players, options, job.overlay)
    position = Position.from_json(
        msgspec.json.decode(job.position), setting.game.state, facts=setting.facts
    )
    return setting, Chair(position, job.seat, imagined=True)


def think(job: Job, bot: str) -> Any:
    """A bot's choice."""
    setting, chair = _chair(job)
    return _bot(bot, setting.game).choose(chair, random.Random(job.seed))


def instructed(position: Position, seat: int, answers: Mapping[str, Any]) -> Any:
    """What a bot was told to answer to its question, if that is legal; None: it thinks itself."""
    told = answers.get(type(position.ask(seat)).__name__)
    try:
        return None if told is None else position.legal(told, seat)
    except IllegalChoice:
        return None


def weigh(job: Job, playouts: int) -> list[tuple[Any, float, float, int]]:
    """Odds of every option, best first."""
    setting, chair = _chair(job)
    found = odds(setting.game, chair, playouts, job.seed)
    return [(entry.choice, entry.mean, entry.error, entry.n) for entry in found]


def judge(text: str, overlay: Path | None = None) -> tuple[str, str]:
    """Check a record; what is wrong with it (nothing: empty) and its result."""
    try:
        record = Record.read(text)
        return "", record.verify(overlay).state.result
    except (BadRecord, ValueError) as error:
        return str(error), ""


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people at other tables come first


class Thinkers:
    """The pool; a worker that dies is replaced and its work done again."""

    TRIES = 3

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _begin_worker)
        return self._pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(self.TRIES):
            pool = self._executor()
            call = functools.partial(work, *args, **kwargs)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, call)
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = None
                if attempt == self.TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def bots_of(game: Game) -> list[str]:
    """The bots a game offers."""
    return ["random", *(["heuristic", "mc:100", "mc:400"] if game.advice else ["mc:100"])]


def check_bot(name: str, game: Game, most_playouts: int) -> None:
    """Raises UnknownBot."""
    make_bot(name, game)
    number = name.partition(":")[2]
    if number and int(number) > most_playouts:
        raise UnknownBot(f"{name}: at most {most_playouts} playouts here")


__all__ = [
    "Job",
    "Thinkers",
    "bots_of",
    "check_bot",
    "instructed",
    "job_for",
    "judge",
    "think",
    "weigh",
]
