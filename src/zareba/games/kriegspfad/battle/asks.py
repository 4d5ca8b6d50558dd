"""Decisions during the battle (KP-36: D-20 to D-38); all else is automatic (KP-36.2)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Ask, Domain, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field import reading
from zareba.games.kriegspfad.field.companies import HIDDEN, companies, described
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.imagining import one_comes
from zareba.games.kriegspfad.field.placing import area_in_hundredths, edge_strip
from zareba.games.kriegspfad.field.posts import WALLS
from zareba.games.kriegspfad.field.state import COMMANDER, State
from zareba.games.kriegspfad.field.troops import base_of, cohesion, elements_of

from .houses import may_break_in
from .limits import (
    actions,
    activations,
    arrival_edges,
    arrival_refused,
    arrival_search,
    arriving,
    entering,
    rally_targets,
    rerolls,
)
from .paths import canonical, movers, refused
from .random_ways import suggest
from .springing import could_spring

ENTER = "enter"
STAY, REST, PASS, KEEP, ON, CONCEDE, DRAW = "stay", "rest", "pass", "keep", "on", "concede", "draw"
PATIENCE = 2  # rounds after which random players may give up


class RallyDie(Ask, frozen=True):
    """D-20: a unit for one of the commander's rally dice."""

    rule: ClassVar[str] = "KP-28.2"
    counts: ClassVar[bool] = False
    told: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return rally_targets(g, self.seat)


class Activate(Ask, frozen=True):
    """D-22: a unit, a hidden one to reveal, all the rest stationary, or a pass (KP-37.5)."""

    rule: ClassVar[str] = "KP-18.4"
    counts: ClassVar[bool] = False
    settles: ClassVar[bool] = False

    def options(self, g: State) -> list[Any]:
        units = activations(g, self.seat)
        hidden = [
            ("reveal", i) for i, c in enumerate(companies(g, self.seat)) if c.status == HIDDEN
        ]
        due = [ENTER] if units and entering(g, self.seat) else []
        return [*units, *hidden, *due, REST if units else PASS]

    def idle(self, g: State) -> Any:
        """Everybody sees that no unit is left; who could lie in ambush is always asked."""
        done = not activations(g, self.seat) and not could_spring(g, self.seat)
        return PASS if done else None


class Action(Ask, frozen=True):
    """D-23, D-24, D-28, D-29, D-31: what the unit does, and whether through difficult going."""

    rule: ClassVar[str] = "KP-19.1"
    unit: int

    def options(self, g: State) -> list[Any]:
        return actions(g, self.unit)


class Reroll(Ask, frozen=True):
    """D-25: keep the roll, or roll again as a nimble unit or by the commander."""

    rule: ClassVar[str] = "KP-19.8"
    unit: int

    def options(self, g: State) -> list[Any]:
        return [KEEP, *rerolls(g, self.unit)]


class Paths(Domain, frozen=True):
    """D-26, D-27, D-32: the ways of the elements; none at all: the unit stays."""

    rule: ClassVar[str] = "KP-20.5"
    unit: int

    def canonical(self, g: State, choice: Any) -> Any:
        return canonical(choice)

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        return refused(g, self.unit, choice) if choice else None

    def sample(self, g: State, rng: random.Random) -> Any:
        return suggest(g, self.unit, rng)

    def describe(self, g: State) -> dict[str, Any]:
        """Where its elements stand and how far each may go still, in hundredths of an inch."""
        base = base_of(g, elements_of(g, self.unit)[0])
        return {
            "unit": self.unit,
            "action": g.action,
            "allowance": g.allowance,
            "elements": [
                [e, g.x[e], g.y[e], g.facing[e], max(0, g.allowance * INCH - g.way[e]) // 100]
                for e in movers(g, self.unit)
            ],
            "base": [base.w // HUNDREDTH, base.d // HUNDREDTH],
            "cohesion": cohesion(g, self.unit) // HUNDREDTH,
        }


class NextArrival(Ask, frozen=True):
    """D-21: which of several late units is placed next."""

    rule: ClassVar[str] = "KP-17.18"
    counts: ClassVar[bool] = False

    def anew(self, g: State) -> NextArrival:
        one_comes(g, self.seat, 0, lambda c: arrival_search(g, self.seat, c)[1])
        return self

    def options(self, g: State) -> list[Any]:
        return arriving(g, self.seat)


class Arrive(Domain, frozen=True):
    """D-21: where a late unit appears: 1 if mounted, and a place for every element."""

    rule: ClassVar[str] = "KP-17.18"
    number: int

    def anew(self, g: State) -> Arrive:
        one_comes(g, self.seat, self.number, lambda c: arrival_search(g, self.seat, c)[1])
        return self

    def canonical(self, g: State, choice: Any) -> Any:
        return reading.company(choice)

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        company = companies(g, self.seat)[self.number]
        return arrival_refused(g, self.seat, company, bool(choice[0]), choice[1:])

    def sample(self, g: State, rng: random.Random) -> Any:
        company = companies(g, self.seat)[self.number]
        mounted, places = arrival_search(g, self.seat, company, rng)
        return (int(mounted), *places)

    def describe(self, g: State) -> dict[str, Any]:
        depth = g.facts.late.edge * INCH
        strips = [edge_strip(g, edge, depth) for edge in arrival_edges(g, self.seat)]
        return {
            "unit": described(g, self.number, companies(g, self.seat)[self.number]),
            "areas": [area_in_hundredths(strip) for strip in strips],
        }


class Loss(Ask, frozen=True):
    """D-35: which element of the unit is lost; first comes who is missed least."""

    rule: ClassVar[str] = "KP-22.15"
    counts: ClassVar[bool] = False
    told: ClassVar[bool] = True
    unit: int

    def options(self, g: State) -> list[Any]:
        return sorted(elements_of(g, self.unit), key=lambda e: spared(g, e))


def spared(g: State, e: int) -> tuple[bool, int, bool, int]:
    """D-35, KP-3.2: not the commander, then the cheapest, then who is not in contact."""
    return bool(g.skills[e] & COMMANDER), g.price[e], bool(touching(g, e)), e


class Assign(Ask, frozen=True):
    """D-36: which of the enemy units it touches an element fights."""

    rule: ClassVar[str] = "KP-24.6"
    counts: ClassVar[bool] = False
    element: int
    foes: tuple[int, ...]

    def options(self, g: State) -> list[Any]:
        return list(self.foes)


class ClimbRoof(Ask, frozen=True):
    """D-37: whether an element that has touched a wall all round climbs on the roof."""

    rule: ClassVar[str] = "KP-29.11"
    element: int

    def options(self, g: State) -> list[Any]:
        return ["no", "yes"]


class BreakIn(Ask, frozen=True):
    """D-37: which unit inside an element on the roof falls upon, or none."""

    rule: ClassVar[str] = "KP-29.11"
    counts: ClassVar[bool] = False
    element: int

    def options(self, g: State) -> list[Any]:
        return ["no", *may_break_in(g, self.element)]


class LeaveBy(Ask, frozen=True):
    """D-37: the wall by which occupants leave a building when they fall back."""

    rule: ClassVar[str] = "KP-29.17"
    counts: ClassVar[bool] = False
    unit: int

    def options(self, g: State) -> list[Any]:
        return list(WALLS)


class Resolve(Domain, frozen=True):
    """D-38: fight on, concede, or agree to a draw; both are asked at the end of every round."""

    rule: ClassVar[str] = "KP-16.16"

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        return None if choice in (ON, CONCEDE, DRAW) else Refusal("KP-36.1", "on_concede_draw")

    def idle(self, g: State) -> Any:
        """The battle goes on; who wants to end it has said so before."""
        return ON

    def sample(self, g: State, rng: random.Random) -> Any:
        return CONCEDE if g.round > PATIENCE and rng.randrange(5) == 0 else ON

    def describe(self, g: State) -> dict[str, Any]:
        return {"choices": [ON, CONCEDE, DRAW]}
