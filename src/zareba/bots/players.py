"""The bots: random, heuristic with or without slips, searching."""

from __future__ import annotations

import random
import re
from typing import Any

from zareba.engine import BadInput, Domain, Game

from .chair import Bot, Chair
from .levels import RANKS, behind
from .search import Budget, Search


class UnknownBot(BadInput):
    """No bot of that name, or not with that number."""


class RandomBot:
    """Any legal choice."""

    name = "random"

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        if isinstance(chair.ask, Domain):
            return chair.ask.sample(chair.glimpse(rng).state, rng)
        return rng.choice(chair.options)


class HeuristicBot:
    """The game's own rules of thumb."""

    name = "heuristic"

    def __init__(self, game: Game) -> None:
        if game.advice is None:
            raise UnknownBot(f"{game.name} has no heuristic player", "no-soldier", game=game.name)
        self.advise = game.advice.advise

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        return self.advise(chair.glimpse(rng).state, chair.ask, chair.options, rng)


class SlippingBot:
    """Another bot that now and then, in so many of 100 decisions, takes any legal choice."""

    def __init__(self, bot: Bot, percent: int) -> None:
        self.name, self.bot, self.percent = f"{bot.name}~{percent}", bot, percent
        self.any = RandomBot()

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        if rng.random() * 100 < self.percent:
            chair.notes.clear()
            return self.any.choose(chair, rng)
        return self.bot.choose(chair, rng)


class SearchBot:
    """Tries plans out in imagined positions (`search`) and notes what it means to do next."""

    def __init__(self, game: Game, budget: Budget, others: Bot | None = None) -> None:
        self.name, self.search = f"mc:{budget.playouts}", Search(game, budget, others)

    def choose(self, chair: Chair, rng: random.Random) -> Any:
        found = self.search.decide(chair, rng)
        chair.notes[:] = found.next
        return found.choice


# mc:100 100 playouts; mc:100@1s at most a second; mc:100/4 the others search with 4; ~5 slips
_SEARCHING = re.compile(r"mc:(?P<playouts>\d+)(@(?P<seconds>\d+(\.\d+)?)s)?(/(?P<others>\d+))?")
_SLIPS = re.compile(r"(?P<bot>[^~]+)~(?P<percent>\d\d?)")


def make_bot(name: str, game: Game, seconds: float | None = None) -> Bot:
    """A bot by its rank (recruit, soldier, veteran, commander) or as random, heuristic, mc:N.

    *seconds*: no decision takes longer, whatever the name says.
    """
    text = behind(name)
    if name.strip().lower() == "recruit" and game.advice is None:
        return RandomBot()  # there are no rules of thumb to slip from
    if slips := _SLIPS.fullmatch(text):
        return SlippingBot(make_bot(slips["bot"], game, seconds), int(slips["percent"]))
    if text == "random":
        return RandomBot()
    if text == "heuristic":
        return HeuristicBot(game)
    if found := _SEARCHING.fullmatch(text):
        return _searcher(found, game, seconds)
    known = ", ".join([*RANKS, "random", "heuristic", "mc:N"])
    raise UnknownBot(
        f"there is no player {name!r}; there are: {known}", "no-bot", bot=name, known=known
    )


def _searcher(found: re.Match[str], game: Game, seconds: float | None) -> Bot:
    limits = [float(x) for x in (found["seconds"], seconds) if x is not None]
    budget = Budget(int(found["playouts"]), *([min(limits)] if limits else []))
    others = make_bot(f"mc:{found['others']}", game) if found["others"] else None
    if budget.playouts < 1:
        raise UnknownBot("mc:N needs at least one playout", "no-tries")
    return SearchBot(game, budget, others)
