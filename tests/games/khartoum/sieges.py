"""Sieges played by rules of thumb up to a moment that tests need."""

from __future__ import annotations

import functools
import random

from zareba.engine import Play, Record, Setting, find_game
from zareba.engine.chance import secret_from


@functools.cache
def _record(defence: int) -> str:
    setting = Setting.of(find_game("khartoum"), 1, {"level": "cub"})
    play, rng = Play(setting, secret=secret_from("runs")), random.Random(2)
    found = 0
    while True:
        ask, g = play.position.ask(0), play.position.state
        if ask.kind == "khartoum.ZoneToDefend" and not any(g.garrison):
            if found == defence:
                return play.record.to_text()
            found += 1
        play.choose(setting.game.advice.advise(g, ask, play.position.options(0), rng), 0)


def before_defence(number: int) -> Play:
    """A defence is about to be laid out, after so many others."""
    return Play.resume(Record.read(_record(number).encode()))
