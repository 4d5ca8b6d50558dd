"""What an ambush is worth to a sensible Berber, over all results of its dice.  Not rules."""

from __future__ import annotations

from functools import lru_cache

from zareba.games.burnoose.facts.tables import AR, ARMY, BERBERS, CA, CV, SA, TM, TS, Facts, M, S
from zareba.games.burnoose.rules.limits import ambush_returns, ambush_sources, ambush_targets
from zareba.games.burnoose.rules.odds import SIDES, Army, People, after_hits, hits_of, together
from zareba.games.burnoose.rules.state import figures_in

from .danger import Threat, risk
from .prospect import View, added, remembered

TARGETS = (AR, TS, CA, TM, CV, SA)  # whom a hit should remove first
LEAST = 0.02  # results rarer than this are left out


def force_of(view: View, source: str) -> People:
    """Everybody in a village who may go."""
    units = list(view.g.units[view.g.facts.number[source]])
    force = [units[M], units[S], 0]
    for figure in figures_in(view.g, source):
        force[BERBERS.index(view.g.facts.rolls_as[figure])] += 1
    return tuple(force)


@remembered
def ambushes(view: View) -> list[tuple[float, int, str]]:
    """Every ambush with everybody of a village: worth, army, village."""
    g = view.g
    return [
        (view.danger - after_ambush(view, army, source), army, source)
        for army in ambush_targets(g, view.seat)
        for source in ambush_sources(g, view.seat, army)
    ]


def after_ambush(view: View, army: int, source: str) -> float:
    """The danger that is left, on average."""
    g, facts = view.g, view.g.facts
    force, here = force_of(view, source), facts.number[source]
    chances: tuple[float, ...] = (1.0,)
    for kind, number in enumerate(force):
        chances = together(chances, hits_of(facts.hits[BERBERS[kind]][1:], number))
    others = [t for t in view.threats if t.army != army]
    left = list(view.people)
    left[here] = added(left[here], force, -1)
    risks = risks_of(view, others, left)
    total = sure = 0.0
    home = ""
    for hits, chance in sorted(enumerate(chances), key=lambda x: -x[1]):
        if chance < LEAST:
            continue
        units = after_hits(tuple(g.army[army]), TARGETS, hits)
        survivors = after_hits(force, (0, 1, 2), counterattack(facts, units, sum(force)))
        beaten = hits > 0 and sum(units) <= facts.retreat_at[army]
        coming = view.front.threats_of(g, army, units, beaten)
        later, calm = others + coming, risks + risks_of(view, coming, left)
        homes = [home] if home else ambush_returns(g, view.seat, source)
        best = None
        for village in homes:
            there = facts.number[village]
            people, defenses = added(left[there], survivors), g.defenses[there]
            found = sum(
                [
                    risk(g, t, people, defenses) if t.village == there else known
                    for t, known in zip(later, calm, strict=True)
                ]
            )
            if best is None or found < best:
                best, home = found, village
        total += chance * (best or 0.0)
        sure += chance
    return total / sure


def risks_of(view: View, known: list[Threat], people: list[People]) -> list[float]:
    """What each threat costs the village it comes to."""
    g, defenses = view.g, view.g.defenses
    return [risk(g, t, people[t.village], defenses[t.village]) for t in known]


@lru_cache(4096)
def counterattack(facts: Facts, units: Army, ambushers: int) -> int:
    """RB-6.6: how many ambushers fall, on average."""
    dice, mean = min((ambushers + 1) // 2, sum(units)), 0.0
    for kind in facts.hit_order:
        number = min(dice, units[kind])
        dice -= number
        mean += number * sum(facts.hits[ARMY[kind]]) / SIDES
    return round(mean)
