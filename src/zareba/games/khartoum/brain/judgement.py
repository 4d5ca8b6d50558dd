"""How good a position is for Gordon: for bots that do not play to the end, and for hints."""

from __future__ import annotations

import math
from typing import Any

from zareba.games.khartoum.facts.tables import GUNBOAT, HEAVY, LIGHT
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.state import State, level_drm

# A logistic regression on the outcome of 3,200 games of the heuristic (all levels, some with random
# slips), at the beginning of each action phase; log loss 0.47 where the base rate alone gives 0.60.
BIAS = -3.543
WEIGHTS = {
    "left": -0.468, "near": (0.042, 0.058, 0.045, 0.026), "strength": -0.031, "steps": 0.469,
    "guns": 0.041, "leaders": 0.022, "gunboats": 0.12, "improved": 0.067, "drm": -0.361,
    "cm": 0.203, "rp": 0.072, "hunger": -0.445, "despair": -0.629,
    "left_near": (-0.0545, -0.0259, -0.0095, -0.0034), "left_strength": -0.0088,
    "left_steps": -0.0183, "left_drm": 0.0626,
}  # fmt: skip


def value(g: State, _seat: int) -> float:
    """The chance to win from here, as the regression sees it."""
    w: dict[str, Any] = WEIGHTS
    left = max(0, g.relief - g.completed)
    near = [0, 0, 0, 0]  # Strength of the Banners in zones 2 to 5
    for number, strength in zip(g.at, g.strength, strict=True):
        if 1 < number < len(near) + 2:
            near[number - 2] += strength
    units = [*g.troops, *g.used_troops, *g.guns, *g.used_guns, *g.leaders, *g.force]
    units += [unit for garrison in g.garrison for unit in garrison]
    reduced, troops, leaders = g.facts.reduced, g.facts.troops, g.facts.leaders
    steps = sum(2 if u in reduced else 1 for u in units if u in troops)
    commanders = sum(u in leaders for u in units)
    boats = g.gunboats + units.count(GUNBOAT)
    guns = units.count(LIGHT) + units.count(HEAVY)
    strength, drm = sum(g.strength), level_drm(g)
    z = BIAS + w["left"] * left + w["strength"] * strength + w["steps"] * steps + w["guns"] * guns
    z += w["leaders"] * (commanders + len(g.wounded) / 2 + len(g.recovering) * 0.75)
    z += w["gunboats"] * (boats + g.damaged / 2) + w["improved"] * len(g.improved)
    z += w["drm"] * drm + w["cm"] * g.cm + w["rp"] * g.rp
    z += w["hunger"] * max(0, left + 3 - g.rp) + w["despair"] * max(0, 4 - g.cm)
    z += sum(a * x for a, x in zip(w["near"], near, strict=True))
    z += left * sum(a * x for a, x in zip(w["left_near"], near, strict=True))
    z += left * (w["left_strength"] * strength + w["left_steps"] * steps + w["left_drm"] * drm)
    return 1 / (1 + math.exp(-z))


def is_quiet(g: State, ask: Any) -> bool:
    """A good moment to judge a position: the beginning of an action phase."""
    return isinstance(ask, asks.NextAction) and not g.done
