"""How good a position is for Gordon: for bots that do not play to the end, and for hints."""

from __future__ import annotations

from typing import Any

from zareba.engine import CHANCE, Judgement
from zareba.games.khartoum.facts.tables import GUNBOAT, HEAVY, LIGHT
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.state import State, level_drm

from .terms import TERMS

NEAR = 4  # zones 2 to 5
# What is read off a position, and which way it may count.
SIGNS = {
    "left": -1, "strength": -1, "steps": 1, "guns": 1, "leaders": 1, "gunboats": 1,
    "improved": 1, "drm": 0, "cm": 1, "rp": 1, "hunger": -1, "despair": -1,
    "near_2": -1, "near_3": -1, "near_4": -1, "near_5": -1,
    "left_near_2": -1, "left_near_3": -1, "left_near_4": -1, "left_near_5": -1,
    "left_strength": -1, "left_steps": 0, "left_drm": 0, "left_cm": 0, "left_rp": 0,
}  # fmt: skip


def features(g: State, _seat: int) -> list[float]:
    """The numbers of `SIGNS`, in their order."""
    left = max(0, g.relief - g.completed)
    near = [0.0] * NEAR  # Strength of the Banners by zone
    for number, strength in zip(g.at, g.strength, strict=True):
        if 1 < number < NEAR + 2:
            near[number - 2] += strength
    units = [*g.troops, *g.used_troops, *g.guns, *g.used_guns, *g.leaders, *g.force]
    units += [unit for garrison in g.garrison for unit in garrison]
    reduced, troops, leaders = g.facts.reduced, g.facts.troops, g.facts.leaders
    steps = sum(2 if u in reduced else 1 for u in units if u in troops)
    commanders = sum(u in leaders for u in units) + len(g.wounded) / 2 + len(g.recovering) * 0.75
    boats = g.gunboats + units.count(GUNBOAT) + g.damaged / 2
    guns = units.count(LIGHT) + units.count(HEAVY)
    strength, drm = sum(g.strength), level_drm(g)
    return [
        left, strength, steps, guns, commanders, boats, len(g.improved), drm, g.cm, g.rp,
        max(0, left + 3 - g.rp), max(0, 4 - g.cm), *near, *(left * x for x in near),
        left * strength, left * steps, left * drm, left * g.cm, left * g.rp,
    ]  # fmt: skip


def is_quiet(g: State, ask: Any) -> bool:
    """A good moment to judge a position: the beginning of an action phase."""
    return isinstance(ask, asks.NextAction) and not g.done


JUDGEMENT = Judgement(__package__, SIGNS, features, TERMS, is_quiet, CHANCE)
