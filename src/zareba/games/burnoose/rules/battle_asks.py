"""The decisions of ambushes, combats and automata turns (RB-6, RB-8, RB-12, RB-15, RB-16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zareba.engine import Ask
from zareba.games.burnoose.facts.tables import ARMY, FIGHTERS, OUMOUHAND, M, S

from .asks import ALL, DONE
from .limits import (
    ambush_payments,
    ambush_returns,
    ambush_sources,
    ambush_targets,
    destroyable,
    force_units,
)
from .state import State, figures_in, other_villages

STOP, YES, NO = "stop", "yes", "no"
STAND, RETREAT = "stand", "retreat"
TURN = "turn"
LOSSES = (*ARMY[: -len(FIGHTERS)], *(f"turned_{name}" for name in FIGHTERS))


# ---------------------------------------------------------------------------------------- ambush
class AmbushTarget(Ask, frozen=True):
    """The army."""

    rule: ClassVar[str] = "RB-6.2"

    def options(self, g: State) -> list[Any]:
        return ambush_targets(g, self.seat)

    def fits(self, g: State, kept: Mapping[str, Any]) -> bool:
        return bool(ambush_payments(g, self.seat, kept["played"]))


class AmbushPayment(Ask, frozen=True):
    """A fighter's card and Weapons."""

    rule: ClassVar[str] = "RB-6.3"
    played: str

    def options(self, g: State) -> list[Any]:
        return ambush_payments(g, self.seat, self.played)


class OumouhandJoins(Ask, frozen=True):
    """Discard him for one more die?"""

    rule: ClassVar[str] = "RB-11.2"

    def options(self, g: State) -> list[Any]:
        return [YES, NO]

    def fits(self, g: State, kept: Mapping[str, Any]) -> bool:
        return OUMOUHAND in g.hand[self.seat]


class AmbushFrom(Ask, frozen=True):
    """The one village the force comes from."""

    rule: ClassVar[str] = "RB-6.4"
    army: int

    def options(self, g: State) -> list[Any]:
        return ambush_sources(g, self.seat, self.army)


class UnitForAmbush(Ask, frozen=True):
    """The next unit of the force, everybody, or enough."""

    rule: ClassVar[str] = "RB-6.4"
    named: ClassVar[tuple[str, ...]] = ("unit",)
    told: ClassVar[bool] = True  # by the dice
    source: str
    joined: int

    def options(self, g: State) -> list[Any]:
        found: list[Any] = force_units(g, self.source)
        units = g.units[g.facts.number[self.source]]
        if len(found) > 1 or units[M] + units[S] > 1:
            found.append(ALL)
        return [*found, DONE] if self.joined else found


class FrenchLoss(Ask, frozen=True):
    """The ambusher chooses which unit a hit removes."""

    rule: ClassVar[str] = "RB-6.5"
    named: ClassVar[tuple[str, ...]] = ("unit",)
    army: int

    def options(self, g: State) -> list[Any]:
        return [name for name, n in zip(LOSSES, g.army[self.army], strict=True) if n]


class CounterDie(Ask, frozen=True):
    """Option: the ambusher says who answers, one die after the other."""

    rule: ClassVar[str] = "RB-6.7"
    named: ClassVar[tuple[str, ...]] = ("unit",)
    army: int

    def options(self, g: State) -> list[Any]:
        chosen = g.dice_of.count
        units = g.army[self.army]
        return [name for name, n in zip(ARMY, units, strict=True) if n > chosen(name)]


class AmbushReturn(Ask, frozen=True):
    """The one village all survivors go to."""

    rule: ClassVar[str] = "RB-6.9"
    source: str

    def options(self, g: State) -> list[Any]:
        return ambush_returns(g, self.seat, self.source)


# ---------------------------------------------------------------------------------------- combat
class Reroll(Ask, frozen=True):
    """One token for one die, yours or theirs: (unit, face)."""

    rule: ClassVar[str] = "RB-8.6"
    named: ClassVar[tuple[str, ...]] = ("unit",)

    def options(self, g: State) -> list[Any]:
        return [STOP, *dict.fromkeys(zip(g.dice_of, g.dice, strict=True))]


class LeaderHit(Ask, frozen=True):
    """Which of several leaders a hit takes."""

    rule: ClassVar[str] = "RB-15.9"
    place: str

    def options(self, g: State) -> list[Any]:
        return figures_in(g, self.place)


class Retreat(Ask, frozen=True):
    """Stand, or use the one retreat token of all players; *fatal*: it would lose the game."""

    rule: ClassVar[str] = "RB-16.2"
    village: str
    fatal: bool

    def options(self, g: State) -> list[Any]:
        return [STAND, RETREAT]


class RetreatTo(Ask, frozen=True):
    """The village everybody withdraws to."""

    rule: ClassVar[str] = "RB-16.3"
    village: str

    def options(self, g: State) -> list[Any]:
        return other_villages(g, self.village)


# ----------------------------------------------------------------------------------- the automata
class CardToDestroy(Ask, frozen=True):
    """One of the named cards, and from where."""

    rule: ClassVar[str] = "RB-12.5"
    cards: tuple[str, ...]

    def options(self, g: State) -> list[Any]:
        return destroyable(g, self.seat, self.cards)


class TakeOver(Ask, frozen=True):
    """An eliminated player may operate the automata."""

    rule: ClassVar[str] = "RB-4.2"

    def options(self, g: State) -> list[Any]:
        return [YES, NO]


class TurnCard(Ask, frozen=True):
    """He turns the card; it leaves him no decision."""

    rule: ClassVar[str] = "RB-4.2"
    settles: ClassVar[bool] = False

    def options(self, g: State) -> list[Any]:
        return [TURN]
