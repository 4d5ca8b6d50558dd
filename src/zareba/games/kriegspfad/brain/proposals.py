"""Answers a search should try beside the advised one: few, the most promising first."""

from __future__ import annotations

import random
from typing import Any

from zareba.engine import Ask, Domain
from zareba.games.kriegspfad.battle.asks import Action, Activate, Paths, Resolve
from zareba.games.kriegspfad.battle.paths import BREAK_OFF, JOIN, WITHDRAW, movable
from zareba.games.kriegspfad.field.state import TRAIN, State
from zareba.games.kriegspfad.field.troops import elements_of

from .advice import haste
from .plans import good_plans
from .tactics import outlook

MOVES, UNITS, DEEDS = 4, 4, 5  # of each kind of question


def propose(g: State, ask: Ask, options: list[Any], _rng: random.Random) -> list[Any] | None:
    """None: every answer that is listed.

    Nothing is tried before the battle, where every position is judged alike, nor of volleys, where
    the advice weighs every target already.
    """
    if g.round == 0 or isinstance(ask, Resolve):
        return []
    if isinstance(ask, Paths):
        return moves(g, ask)
    if isinstance(ask, Domain):
        return []
    if isinstance(ask, Activate):
        return units(g, ask.seat, options)
    if isinstance(ask, Action):
        return options[:DEEDS]
    return None


def moves(g: State, ask: Paths) -> list[Any]:
    """The best places by their score, and where the unit stands."""
    u, kind = ask.unit, g.action.partition("-")[0]
    led = g.role[u] == TRAIN or g.action.endswith("guided")
    if kind in (JOIN, BREAK_OFF, WITHDRAW) or led or g.allowance <= 0:
        return []
    look_out = outlook(g, ask.seat)
    if movable(g, u) != elements_of(g, u) or u not in look_out.own:
        return []
    return [*(way for _, way in good_plans(look_out, u, g.allowance, MOVES)), ()]


def units(g: State, seat: int, options: list[Any]) -> list[Any]:
    """Those for whom most points wait, and ambushes that may be sprung."""
    look_out = outlook(g, seat)
    able = [u for u in options if isinstance(u, int)]
    able.sort(key=lambda u: (-haste(look_out, u), u))
    return [*able[:UNITS], *(o for o in options if not isinstance(o, int))]
