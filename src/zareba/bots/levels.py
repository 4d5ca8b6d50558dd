"""What bots are called by people: a rank in every language, the same in all games.

Commands and saves take a rank (``veteran``) or what stands behind it (``mc:40@0.3s``).  How often
each rank wins was measured (``zareba lab levels``) and is shown beside it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from zareba.engine import DIFFICULTY, SHAPE, Game, Speaker

RANKS = {
    "recruit": "heuristic~15",  # the rules of thumb, with a slip in 15 of 100 decisions
    "soldier": "heuristic",
    "veteran": "mc:40@0.3s",
    "commander": "mc:400@1s",
}
ENOUGH = 20  # games: fewer are not told beside a rank
MEASURED = Path(__file__).with_name("measured.json")
_LOUD = (SHAPE, DIFFICULTY)  # what decides how often a game is won
_BY_BOT = {bot: rank for rank, bot in RANKS.items()}
_PLAYOUTS = re.compile(r"mc:(\d+)")


def behind(name: str) -> str:
    """The bot behind a rank: a search for ``veteran``; every other name stays as it is."""
    return RANKS.get(name.strip().lower(), name.strip())


def playouts_of(name: str) -> int:
    """How many playouts a bot may take for a decision; 0: it does not search."""
    found = _PLAYOUTS.match(behind(name))
    return int(found[1]) if found else 0


# ---------------------------------------------------------------------------------------- figures
class Measured(msgspec.Struct, frozen=True):
    """How often a level has won an occasion, with or against whom, and how that was found."""

    game: str
    players: int
    options: dict[str, bool | str]
    level: str
    bot: str
    against: str  # empty: all seats by the same level, who win or lose together
    games: int
    wins: int
    interval: tuple[float, float]  # 95 %, after Wilson
    seconds: float  # of processor time for a decision, on average
    date: str
    command: str
    usual: bool = False  # the form in which the game is mostly played

    @property
    def about(self) -> tuple[object, ...]:
        return self.game, self.players, tuple(sorted(self.options.items())), self.level

    @property
    def percent(self) -> int:
        return round(100 * self.wins / self.games)


@functools.cache
def measured() -> tuple[Measured, ...]:
    """All figures there are."""
    if not MEASURED.exists():
        return ()
    return msgspec.json.decode(MEASURED.read_bytes(), type=tuple[Measured, ...])


def figure(game: str, level: str) -> Measured | None:
    """How often a level wins a game in its usual form, if that was seen often enough."""
    return next(
        (
            one
            for one in measured()
            if (one.game, one.level) == (game, level) and one.usual and one.games >= ENOUGH
        ),
        None,
    )


# ------------------------------------------------------------------------------------------- words
def called(words: Speaker, bot: str) -> str:
    """A bot's rank in words; one that tries unusually much or little says how much."""
    bot = behind(bot)
    if bot in _BY_BOT:
        return words.text(f"bot-{_BY_BOT[bot]}")
    if not (tries := playouts_of(bot)):
        return words.text("bot-random") if bot == "random" else words.text("bot-recruit")
    usual = {rank: n for rank in RANKS if (n := playouts_of(rank))}
    nearest = min(usual, key=lambda rank: abs(usual[rank] - tries))
    return words.text("bot-with-tries", rank=words.text(f"bot-{nearest}"), n=tries)


def offered(words: Speaker, game: str, rank: str) -> str:
    """A rank as forms and lists offer it: with how often it has won."""
    name = called(words, rank)
    found = figure(game, rank)
    if found is None:
        return name
    whom = words.text(f"bot-{found.against}") if found.against else ""
    return words.text(
        "bot-offered", rank=name, percent=found.percent, players=found.players, whom=whom,
        how="against" if whom else "alone" if found.players == 1 else "together",
    )  # fmt: skip


def figures(words: Speaker, game: Game, players: int, options: Mapping[str, bool | str]) -> str:
    """How often the ranks win such a game, in a sentence; empty: nobody has measured it.

    Editions and readings of single rules are left out of account.
    """
    found = _measured_at(game, players, options)
    if not found:
        return ""
    ranks = [found[rank] for rank in RANKS if rank in found]
    told = ", ".join(
        words.text("bot-wins", rank=words.text(f"bot-{one.level}"), percent=one.percent)
        for one in ranks
    )
    whom = words.text(f"bot-{ranks[0].against}") if ranks[0].against else ""
    return words.text("bots-win", how="against" if whom else "alone", whom=whom, told=told)


def _measured_at(
    game: Game, players: int, options: Mapping[str, bool | str]
) -> dict[str, Measured]:
    """By rank: what was measured in such games."""
    loud = {option.id: option.default for option in game.options if option.group in _LOUD}
    chosen = {name: options[name] for name in loud}
    return {
        one.level: one
        for one in measured()
        if (one.game, one.players) == (game.name, players)
        and loud | {name: v for name, v in one.options.items() if name in loud} == chosen
    }
