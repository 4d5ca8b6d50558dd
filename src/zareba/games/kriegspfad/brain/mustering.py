"""The army a bot buys: for its list, the scenario, its role and the enemy it will meet (KP-30)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from zareba.games.kriegspfad.armies import Army, random_army
from zareba.games.kriegspfad.armies.muster import army_from
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import muster, place_company
from zareba.games.kriegspfad.field.formations import LINE, formation
from zareba.games.kriegspfad.field.geometry import QUARTER
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, OPEN_BATTLE, State
from zareba.games.kriegspfad.prepare.asks import MusterArmy, role_of

from .appraisal import Body, charge_gain, volley_worth
from .tactics import OPEN

MUSTERS = 6  # armies drawn, of which the best is taken
ENEMIES = 2  # armies the enemy might lead, against which they are weighed
RANGES = (4 * INCH, 8 * INCH, 14 * INCH)  # at which their fire is compared
CHARGES = 0.5  # a charge must first come home
STRUNG_OUT = 0.10  # for every unit of a column: one enters in a round (KP-16.6)
SWIFT = 0.02  # for every inch that the slowest of them marches in a round


def mustered(g: State, ask: MusterArmy, rng: random.Random) -> Any:
    """Of a few armies that spend their points the one that does most harm and suffers least."""
    drawn = [drawn_by(g, ask, rng) for _ in range(MUSTERS)]
    foes = [foe_army(g, 1 - ask.seat, rng.randrange(1 << 30)) for _ in range(ENEMIES)]
    armies = [army_from(msgspec.json.decode(text)) for text in drawn]
    worth = [merit_of(g, ask.seat, army, foes) for army in armies]
    return drawn[max(range(len(drawn)), key=lambda i: worth[i])]


def drawn_by(g: State, ask: MusterArmy, rng: random.Random) -> str:
    """A legal army that spends its points, but not on wagons."""
    return ask.drawn(g, rng.randrange(1 << 30), spend=True, train=False)


def foe_army(g: State, seat: int, seed: int) -> Army:
    """Any army of the enemy's list: what he has bought is his secret (KP-30.2)."""
    return random_army(
        g.facts.catalogue, g.lists[seat], g.year, g.points[seat], g.tribes[seat], seed=seed,
        scenario="" if g.scenario == OPEN_BATTLE else g.scenario, role=role_of(g, seat),
        enemy=f"{g.lists[1 - seat]}:{g.tribes[1 - seat]}", spend=True,
    )  # fmt: skip


def merit_of(g: State, seat: int, army: Army, foes: Sequence[Army]) -> float:
    """What the army does to those of the enemy, as shares of both; and how it suits its task."""
    score = sum(exchange(g, seat, army, foe) for foe in foes) / len(foes)
    if g.scenario == AMBUSH and seat == g.attacker:
        strides = [body.stride for body in bodies_of(g.clone(), seat, army)]
        score += SWIFT * min(strides) - STRUNG_OUT * len(strides)
    return score


def exchange(g: State, seat: int, army: Army, foe: Army) -> float:
    """The share of the enemy that a round of fire and charges costs, less the own share."""
    trial = g.clone()
    ours, theirs = bodies_of(trial, seat, army), bodies_of(trial, 1 - seat, foe)
    return dealt(ours, theirs) / whole(g, 1 - seat) - dealt(theirs, ours) / whole(g, seat)


def whole(g: State, seat: int) -> float:
    return float(max(1, g.points[seat]))


def bodies_of(trial: State, seat: int, army: Army) -> list[Body]:
    """The fighting units of an army, put somewhere on a table of the mind."""
    width, height = trial.facts.sizes.table
    found = []
    for company in muster(trial.facts, army, False, seat):
        if company.role == FIGHTING:
            depth = trial.facts.depths[company.troop, company.mounted]
            places = formation(
                LINE, len(company.crew), width // 2, height // 2, QUARTER,
                trial.facts.sizes.frontage, depth,
            )  # fmt: skip
            stands = company.stands(company.mounted, tuple(places))
            found.append(Body(trial, place_company(trial, seat, stands)))
    return found


def dealt(ours: Sequence[Body], theirs: Sequence[Body]) -> float:
    """Points that all units cost the enemy in a round, each against each on average."""
    total = 0.0
    for body in ours:
        for foe in theirs:
            fire = sum(
                volley_worth(body, foe, reach, moved=False, cover=OPEN, beyond=0)
                for reach in RANGES
            ) / len(RANGES)  # fmt: skip
            charge = CHARGES * charge_gain(body, foe) if body.opens else 0.0
            total += max(fire, charge)
    return total / max(1, len(theirs))
