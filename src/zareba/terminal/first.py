"""A first game at the terminal: the house sets up, and a guide says what to do and why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from zareba.bots import Chair, make_bot
from zareba.engine import Guide, Play, advised, as_choice, next_step
from zareba.wording import Words

PREPARES = "heuristic"  # who answers for everybody until the game is ready


class Beginning:
    """What is different in a first game.  Without anything of it a game is like any other."""

    def __init__(self, prepared: bool = False, guide: Guide | None = None) -> None:
        self.prepared, self.guide = prepared, guide

    def answer(self, play: Play, seat: int, person: bool, luck: random.Random) -> Any:
        """What the house answers for a seat; None: it answers itself."""
        first, ready = play.setting.game.first, True
        if self.prepared and first is not None:
            ready = first.ready(play.position.state)
        step = next_step(self.guide, play.record.choices) if self.guide else None
        if step is not None and step.seat == seat and not (ready and person):
            return as_choice(step.choice)
        if ready:
            return None
        return make_bot(PREPARES, play.setting.game).choose(Chair(play.position, seat), luck)

    def lines(self, play: Play, seat: int, words: Words) -> Iterator[str]:
        """What the guide says to the question of a seat."""
        found = advised(self.guide, play.record.choices, seat) if self.guide else None
        if found is None:
            return
        ask = play.position.ask(seat)
        assert ask is not None  # the seat is asked
        if found.say:
            step = words.text("guide-step", n=found.number, of=found.steps)
            yield f"{step}. {words.text(found.say)}"
        yield words.text("guide-do", what=words.choice(ask, found.choice, play.position.state))
