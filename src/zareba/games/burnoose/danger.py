"""What the armies threaten: the measure the heuristics think in.  Not rules.

Danger is counted in villages expected to be lost: a sum over (village, army) of how soon the army
can be there and how likely it wins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from .limits import may_retreat
from .march import hunted
from .state import DEPLOYED, OPEN, State, figures_in, strength
from .tables import ARMIES, AUTOMATA, SOUMEUR, M, S, W

# What a unit is worth in defence, in moudjahidine.
WORTH = {"moudjahidine": 1.0, "sharpshooter": 1.15, "moudjahidate": 1.0}
SPREAD = 2.0  # units between an even fight and a clear one
SHELTER, SLOPE, HIDDEN = 0.5, 0.45, 0.67  # artillery in cover, cavalry on a slope, Soumeur unseen
DEFENSE = 0.8  # what a marker is worth, in moudjahidine
MANNED = 0.5  # fewer people than this are none
EMPTY = 1.2  # an empty village falls without a fight, and nobody can retreat from it
SAVED = 0.7  # a lost fight costs less while the retreat is open
REGROUPED = 0.35  # how much of a threat an army is that had to retreat
UNITS_A_TURN = 1.9
FAR = 12


@dataclass(slots=True)
class Threat:
    """One army before one village."""

    army: int
    village: int
    weight: float  # 1: at the gates
    need: float  # moudjahidine for an even fight, after the defenses
    cost: float  # of losing a fight there: less where the retreat is open
    near: bool  # it may come before we can act again


def urgency(steps: float) -> float:
    """How much a danger so many automata turns away counts now."""
    return 1.0 / (0.7 + 0.3 * steps)


def need_of(g: State, army: int, village: str, growth: float = 0.0) -> float:
    """Moudjahidine for an even fight against an army in a village."""
    units, terrain = g.army[army], g.facts.terrain[village]
    cavalry, carabiniers, artillery, sappers, turned, shooters = units
    need = 0.95 * (carabiniers + artillery + turned) + 0.65 * cavalry
    need += 0.45 * sappers + 1.05 * shooters + 0.8 * growth
    if terrain == "sheltered":
        need -= SHELTER * artillery
    elif terrain == "steep":
        need -= SLOPE * cavalry
    return need - 0.35 * g.facts.retreat_at[army]


def threats(g: State) -> list[Threat]:
    """Every army with the open villages it may reach first, and some it may reach next."""
    found: list[Threat] = []
    for army in ARMIES:
        if g.army_state[army] == DEPLOYED:
            found += _on_the_map(g, army)
        else:
            found += _waiting(g, army)
    return found


def _on_the_map(g: State, army: int) -> list[Threat]:
    siege = g.siege[army]
    if siege and g.status[g.facts.number[siege]] == OPEN:
        return [_threat(g, army, siege, 1.0, 1.0)]
    ways = g.facts.ways[g.at[army], g.came_from[army]]
    targets = hunted(g, army, [w for w in ways if g.status[g.facts.number[w[0]]] == OPEN])
    if not targets:
        return []
    nearest = targets[0][1]
    first = [w for w in targets if w[1] == nearest]
    found = [_threat(g, army, v, d, 1.0 if len(first) == 1 else 0.6) for v, d, _ in first]
    found += [_threat(g, army, v, d, 0.25) for v, d, _ in targets if nearest < d <= nearest + 2]
    return found


def _waiting(g: State, army: int) -> list[Threat]:
    """An army on its space: it comes when it is strong enough, from a place known or not."""
    missing = max(0, g.facts.deploy_at[army] - strength(g, army))
    delay = missing / UNITS_A_TURN + (0 if missing == 0 else 1)
    starts = [g.start[army]] if g.start[army] else [s for s in g.facts.starts if s not in g.start]
    if delay > FAR or not starts:
        return []
    found = []
    for start in starts:
        ways = [w for w in g.facts.ways[start, ""] if g.status[g.facts.number[w[0]]] == OPEN]
        near = [w for w in ways if w[1] == ways[0][1]] if ways else []
        share = 0.6 / (len(starts) * max(1, len(near)))
        found += [_threat(g, army, v, d + delay, share, missing) for v, d, _ in near]
    return found


def _threat(
    g: State, army: int, village: str, steps: float, share: float, growth: float = 0.0
) -> Threat:
    if village == SOUMEUR:
        share *= HIDDEN
    number = g.facts.number[village]
    need = need_of(g, army, village, growth) - DEFENSE * g.defenses[number]
    near = steps <= g.facts.seating[len(g.hand)].slots.count(AUTOMATA)
    cost = SAVED if near and not any(g.conquered) and may_retreat(g, village) else 1.0
    return Threat(army, number, share * urgency(steps), need, cost, near)


def held(g: State) -> list[float]:
    """The strength of every village's people, in moudjahidine."""
    found = []
    for i, village in enumerate(g.facts.villages):
        units = g.units[i]
        worth = units[M] + WORTH["sharpshooter"] * units[S] + units[W]
        worth += sum(WORTH[g.facts.rolls_as[f]] for f in figures_in(g, village))
        found.append(worth)
    return found


def lost(margin: float) -> float:
    """The chance to lose a village whose defenders are so many units better than needed."""
    return 1.0 / (1.0 + math.exp(min(30.0, max(-30.0, margin * 2 / SPREAD))))


def risk(threat: Threat, people: float, help_: float = 0.0) -> float:
    """What one threat costs a village with so many people, and some help beside them."""
    if people < MANNED and threat.near:
        return threat.weight * EMPTY
    return threat.weight * threat.cost * lost(people + help_ - threat.need)


def danger(known: list[Threat], strengths: list[float]) -> float:
    """Villages expected to be lost."""
    return sum(risk(t, strengths[t.village]) for t in known)


def gain(known: list[Threat], strengths: list[float], village: int, worth: float) -> float:
    """How much danger *worth* more defenders take away."""
    here = strengths[village]
    return sum(risk(t, here) - risk(t, here + worth) for t in known if t.village == village)


def fortified(known: list[Threat], strengths: list[float], village: int) -> float:
    """How much danger one more defense takes away."""
    here = strengths[village]
    return sum(risk(t, here) - risk(t, here, DEFENSE) for t in known if t.village == village)
