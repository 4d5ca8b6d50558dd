"""The list a bot chooses, and the army it buys: for scenario, role and enemy (KP-30)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from zareba.games.kriegspfad.armies import Army, Works, random_army, varied_army
from zareba.games.kriegspfad.armies.muster import army_from, compact
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import muster, place_company
from zareba.games.kriegspfad.field.formations import LINE, formation
from zareba.games.kriegspfad.field.geometry import QUARTER
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, OPEN_BATTLE, State
from zareba.games.kriegspfad.prepare.asks import MusterArmy, role_of
from zareba.games.kriegspfad.prepare.prepare import split_list

from .appraisal import Body, charge_gain, volley_worth
from .tactics import OPEN

LISTS = 4  # lists thought of, of which the one with the better armies is taken
SAMPLES = 3  # armies of each of them
MUSTERS = 10  # armies drawn, of which the best is taken,
CHANGES = 20  # and changed so often, if that makes it better
ENEMIES = 3  # armies the enemy might lead, against which they are weighed
RANGES = (4 * INCH, 8 * INCH, 14 * INCH)  # at which their fire is compared
FIRE = 0.05  # melees decide: who won charged better than who lost in 84 of 100 pairs of battles
BULK = 2.0  # weight of who has more troops, beside what they do to each other
STRUNG_OUT = 0.70  # for every unit of a column: one enters in a round (KP-16.6)
SWIFT = 0.06  # for every inch that the slowest of them marches in a round


def list_for(g: State, seat: int, options: list[str], rng: random.Random) -> str:
    """Of a few lists that are not the enemy's the one with the better armies.

    Each list is thought of as often as the others, however many tribes it has.
    """
    trial = g.clone()
    trial.points = [int(g.facts.options["size"])] * 2
    known = g.lists[1 - seat]
    names = sorted({name_of(option) for option in options} - {known})
    few = rng.sample(names, min(LISTS, len(names))) or [known]
    thought = [a_tribe(options, name, rng) for name in few]
    if len(thought) == 1:
        return thought[0]
    settle(trial, seat, thought[0])  # an army has an enemy (KP-30)
    foes, bouts = [], Bouts()
    for _ in range(ENEMIES):
        if not known:
            settle(trial, 1 - seat, a_tribe(options, rng.choice(names), rng))
        foe = foe_army(trial, 1 - seat, rng.randrange(1 << 30))
        foes.append(bouts.alike(bodies_of(trial, 1 - seat, foe)))

    def merit(option: str) -> float:
        settle(trial, seat, option)
        armies = [foe_army(trial, seat, rng.randrange(1 << 30)) for _ in range(SAMPLES)]
        ours = [bouts.alike(bodies_of(trial, seat, army)) for army in armies]
        return sum(exchange(bodies, foe, bouts) for bodies in ours for foe in foes)

    return max(thought, key=merit)


def name_of(option: str) -> str:
    return split_list(option)[0]


def a_tribe(options: list[str], name: str, rng: random.Random) -> str:
    """Any of the tribes of a list."""
    return rng.choice([option for option in options if name_of(option) == name])


def settle(trial: State, seat: int, option: str) -> None:
    trial.lists[seat], trial.tribes[seat] = split_list(option)


def mustered(g: State, ask: MusterArmy, rng: random.Random) -> Any:
    """Of a few armies the one that does most harm and suffers least, changed while that helps."""
    drawn = [drawn_by(g, ask, rng) for _ in range(MUSTERS)]
    armies = [foe_army(g, 1 - ask.seat, rng.randrange(1 << 30)) for _ in range(ENEMIES)]
    bouts = Bouts()
    foes = [bouts.alike(bodies_of(g, 1 - ask.seat, army)) for army in armies]
    worth, best = max((merit_of(g, ask.seat, army, foes, bouts), i) for i, army in enumerate(drawn))
    army = drawn[best]
    for _ in range(CHANGES):
        other = varied_army(g.facts.catalogue, army, rng.randrange(1 << 30))
        merit = merit_of(g, ask.seat, other, foes, bouts)
        if merit > worth:
            worth, army = merit, other
    return compact(army)


def drawn_by(g: State, ask: MusterArmy, rng: random.Random) -> Army:
    """A legal army that spends its points, but not on wagons, and on a scout only in a column.

    Works are of use where there is something to hold.
    """
    march = g.scenario == AMBUSH
    scout = march and ask.seat == g.attacker
    text = ask.drawn(g, rng.randrange(1 << 30), spend=True, train=False, scout=scout)
    army = army_from(msgspec.json.decode(text))
    return msgspec.structs.replace(army, works=Works()) if march else army


def foe_army(g: State, seat: int, seed: int) -> Army:
    """Any army of the enemy's list: what he has bought is his secret (KP-30.2)."""
    return random_army(
        g.facts.catalogue, g.lists[seat], g.year, g.points[seat], g.tribes[seat], seed=seed,
        scenario="" if g.scenario == OPEN_BATTLE else g.scenario, role=role_of(g, seat),
        enemy=f"{g.lists[1 - seat]}:{g.tribes[1 - seat]}", spend=True,
    )  # fmt: skip


class Bouts:
    """What units cost each other, worked out once for all that are alike in the armies weighed."""

    def __init__(self) -> None:
        self._makes: dict[tuple[Any, ...], Body] = {}
        self._costs: dict[tuple[Body, Body], float] = {}

    def alike(self, bodies: Sequence[Body]) -> list[Body]:
        """For every unit the first that was like it in all that counts here."""
        return [self._makes.setdefault(make_of(body), body) for body in bodies]

    def cost(self, body: Body, foe: Body) -> float:
        """Points that a unit costs another in a round, by a charge and by fire."""
        found = self._costs.get((body, foe))
        if found is None:
            fire = sum(
                volley_worth(body, foe, reach, moved=False, cover=OPEN, beyond=0)
                for reach in RANGES
            ) / len(RANGES)  # fmt: skip
            charge = max(0.0, charge_gain(body, foe)) if body.opens else 0.0
            found = self._costs[body, foe] = charge + FIRE * fire
        return found


def make_of(body: Body) -> tuple[Any, ...]:
    """Everything that `volley_worth` and `charge_gain` read of a unit that stands in the open."""
    g, u = body.g, body.unit
    volleys = tuple([(volley.shooter, volley.number) for volley in body.volleys])
    return (
        body.stakes, body.files, body.opens, body.gun, g.troop[u], g.jammed[u], body.side,
        body.target, volleys,
    )  # fmt: skip


def merit_of(
    g: State, seat: int, army: Army, foes: Sequence[Sequence[Body]], bouts: Bouts
) -> float:
    """What the army does to those of the enemy, as shares of both; and how it suits its task."""
    bodies = bodies_of(g, seat, army)
    alike = bouts.alike(bodies)
    score = sum(exchange(alike, foe, bouts) for foe in foes) / len(foes)
    if g.scenario == AMBUSH and seat == g.attacker:
        strides = [body.stride for body in bodies]
        score += SWIFT * min(strides) - STRUNG_OUT * len(strides)
    return score


def exchange(ours: Sequence[Body], theirs: Sequence[Body], bouts: Bouts) -> float:
    """How much more a round of charges and fire costs the enemy than us, and who has more troops.

    Both are ratios, so their logarithms are added.
    """
    costs = (1 + dealt(ours, theirs, bouts)) / (1 + dealt(theirs, ours, bouts))
    bulk = sum(body.worth for body in ours) / max(1.0, sum(body.worth for body in theirs))
    return math.log(costs) + BULK * math.log(max(bulk, 0.1))


def bodies_of(g: State, seat: int, army: Army) -> list[Body]:
    """The fighting units of an army, put somewhere on a table of the mind."""
    trial = g.clone()
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


def dealt(ours: Sequence[Body], theirs: Sequence[Body], bouts: Bouts) -> float:
    """Points that all units cost the enemy in a round, each against each on average."""
    total = 0.0
    for body in ours:
        for foe in theirs:
            total += bouts.cost(body, foe)
    return total / max(1, len(theirs))
