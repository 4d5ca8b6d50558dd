"""Bots and odds: jobs for other processes, so that no table waits.

A bot's process gets an *imagined* position: the real hidden cards and dice never leave the server.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from zareba.analysis.odds import Odds, Trial, tried_out
from zareba.analysis.reasons import Hint, Witness
from zareba.bots import RANKS, Bot, Chair, Notes, UnknownBot, make_bot, playouts_of
from zareba.bots.search import Budget, Search
from zareba.engine import (
    Domain,
    Game,
    IllegalChoice,
    Position,
    Setting,
    find_game,
    games,
)

from .workers import Kind, Tell


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
    notes: Notes = []  # what the bot meant to answer next


def job_for(
    setting: Setting, position: Position, seat: int, seed: int, notes: Notes | None = None
) -> Job:
    imagined = position.imagine(seat, seed)
    text = msgspec.json.encode(imagined.to_json()).decode()
    overlay = str(setting.overlay or "")
    options = dict(setting.options)
    game = setting.game
    return Job(
        game.name, game.rules_version, setting.players, options, text, seat, seed, overlay,
        notes=notes or [],
    )  # fmt: skip


@functools.lru_cache(maxsize=32)
def _bot(name: str, game: Game) -> Bot:
    return make_bot(name, game, BOT_SECONDS)


def _chair(job: Job) -> tuple[Setting, Chair]:
    game, place = find_game(job.game, job.rules_version), Path(job.overlay) if job.overlay else None
    setting = Setting.of(game, job.players, job.options, place)
    position = Position.from_json(
        msgspec.json.decode(job.position), setting.game.state, facts=setting.facts
    )
    return setting, Chair(position, job.seat, imagined=True, notes=list(job.notes))


def decide(job: Job, bot: str) -> tuple[Any, Notes]:
    """A bot's choice, and what it means to answer next."""
    setting, chair = _chair(job)
    choice = _bot(bot, setting.game).choose(chair, random.Random(job.seed))
    return choice, chair.notes


def think(job: Job, bot: str) -> Any:
    """A bot's choice."""
    return decide(job, bot)[0]


def instructed(position: Position, seat: int, answers: Mapping[str, Any]) -> Any:
    """What a bot was told to answer to its question, if that is legal; None: it thinks itself."""
    told = answers.get(type(position.ask(seat)).__name__)
    try:
        return None if told is None else position.legal(told, seat)
    except IllegalChoice:
        return None


class Weighed(msgspec.Struct, frozen=True):
    """The options, best first, and what the house would do, if somebody wants to know."""

    odds: list[Odds]
    hint: Hint | None = None
    judged: bool = False  # on the scale of the game's judgement; else games are won or lost


def weigh(tell: Tell, job: Job, wants_hint: bool) -> Weighed:
    """Odds of the options, best first, and a hint; *tell* gets what is found so far."""
    setting, chair = _chair(job)
    # The advised one is tried first, then any: time may not suffice for all.
    luck = random.Random(job.seed)
    most = SAMPLED if isinstance(chair.ask, Domain) else len(chair.options)
    least = 1 if isinstance(chair.ask, Domain) else most
    plans = Search(setting.game, Budget(most + 1)).candidates(chair, luck, most + 1, least)
    choices = [plan.choice for plan in plans]

    witness = Witness(setting.game, job.seat) if wants_hint else None

    def found(trial: Trial) -> Weighed:
        hint = witness.hint(trial) if witness is not None else None
        return Weighed(trial.odds(), hint, trial.judged)

    def far(trial: Trial) -> None:
        tell(found(trial))

    every, seconds = ODDS_EVERY, ODDS_SECONDS
    return found(tried_out(setting.game, chair, choices, seconds, far, every, witness))


def warm_up() -> None:
    """Read all games, so that the first question need not wait for that."""
    for game in games().values():
        Setting.of(game)


# -------------------------------------------------------------------------------- kinds of jobs
BOT_SECONDS = 8.0  # then a bot that searches decides by what it has found
ODDS_SECONDS, ODDS_EVERY = 3.5, 0.5  # in all, and between figures on the way
SAMPLED = 7  # answers to a question that has too many to list
# A bot thinks as long as its kind may; the plain one who plays for it has the rest of 20 s.
MOVE = Kind("move", decide, patience=0.0, deadline=14.0, quick=True)
SEARCH = Kind("search", decide, patience=0.0, deadline=14.0)
PLAIN = Kind("plain", decide, patience=-1.0, deadline=6.0, quick=True)
ODDS = Kind("odds", weigh, patience=1.0, deadline=5.0, tells=True)
WARM = Kind("warm", warm_up, patience=60.0, deadline=600.0, quick=True)


def kind_of(bot: str) -> Kind:
    return SEARCH if playouts_of(bot) else MOVE


def plain_bot(job: Job) -> str:
    """Who plays when another bot is late or broken."""
    return "heuristic" if find_game(job.game, job.rules_version).advice else "random"


def bots_of(game: Game) -> list[str]:
    """The bots a game offers."""
    return list(RANKS if game.advice else ("recruit", "veteran"))


def check_bot(name: str, game: Game, most_playouts: int) -> None:
    """Raises UnknownBot."""
    make_bot(name, game)
    if playouts_of(name) > most_playouts:
        raise UnknownBot(f"{name}: at most {most_playouts} playouts here")
