"""Every decision of the game: between what (LK-14).  The Mahdists decide nothing."""

from __future__ import annotations

from typing import Any, ClassVar

from zareba.engine import Ask
from zareba.games.khartoum.facts.tables import HEAVY, LIGHT

from .limits import (
    offered,
    postable,
    purse,
    raiders,
    sortie_infantry,
    troops_posted,
    zones_to_defend,
)
from .state import State, distinct, engaged, improvable, of_kind

DONE, END, NONE, YES, NO = "done", "end", "none", "yes", "no"


# --------------------------------------------------------------------------------- event cards
class CardOption(Ask, frozen=True):
    """LK-14.2, LK-14.6: one of the options of a card; all are open, even a fatal one (LK-5.9)."""

    rule: ClassVar[str] = "LK-5.9"
    effect: int

    def options(self, g: State) -> list[Any]:
        return list(g.facts.effects[self.effect].options)


class BannerToDisorganise(Ask, frozen=True):
    """LK-14.7: any Banner."""

    rule: ClassVar[str] = "LK-5.9"

    def options(self, g: State) -> list[Any]:
        return list(g.facts.banners)


class FreeImprovement(Ask, frozen=True):
    """LK-14.5: a zone for a free improvement, or no more."""

    rule: ClassVar[str] = "LK-5.9"

    def options(self, g: State) -> list[Any]:
        return [*improvable(g), DONE]


class ImprovementToRemove(Ask, frozen=True):
    """LK-14.3: one of the improvements on the map."""

    rule: ClassVar[str] = "LK-5.9"

    def options(self, g: State) -> list[Any]:
        return sorted(g.improved, key=g.facts.zone_index.__getitem__)


# ------------------------------------------------------------------------------------- actions
class NextAction(Ask, frozen=True):
    """LK-14.8: the next action, or the end of the phase."""

    rule: ClassVar[str] = "LK-6.0.2"

    def options(self, g: State) -> list[Any]:
        return [*offered(g), END]


class ZoneToFortify(Ask, frozen=True):
    """LK-14.9: 1 to 4 zones, one after the other."""

    rule: ClassVar[str] = "LK-6.1.2"
    placed: int

    def options(self, g: State) -> list[Any]:
        return [*improvable(g), DONE] if self.placed else improvable(g)


class Amount(Ask, frozen=True):
    """LK-14.10: how many points to gain, up to *most*."""

    rule: ClassVar[str] = "LK-6.0.3"
    action: str
    most: int

    def options(self, g: State) -> list[Any]:
        return list(range(1, self.most + 1))


class GunboatWork(Ask, frozen=True):
    """LK-14.11: build or repair, one gunboat at a time."""

    rule: ClassVar[str] = "LK-6.4.1"
    worked: int

    def options(self, g: State) -> list[Any]:
        found = ["build"] if g.unbuilt else []
        found += ["repair"] if g.damaged else []
        return [*found, DONE] if self.worked else found


class Levies(Ask, frozen=True):
    """LK-14.12: one or two, as many as there are."""

    rule: ClassVar[str] = "LK-6.3.1"

    def options(self, g: State) -> list[Any]:
        return list(range(1, g.unraised + 1))


# --------------------------------------------------------------------------- raids and sorties
class Target(Ask, frozen=True):
    """LK-14.13, LK-14.14, LK-6.5.2, LK-6.6.2: a Banner strong enough, in any zone."""

    rule: ClassVar[str] = "LK-6.5.2"
    action: str

    def options(self, g: State) -> list[Any]:
        least = g.facts.rules.target_min_strength
        return [b for b, s in zip(g.facts.banners, g.strength, strict=True) if s >= least]


class RaidInfantry(Ask, frozen=True):
    """LK-6.5.3: exactly one regular unit."""

    rule: ClassVar[str] = "LK-6.5.3"

    def options(self, g: State) -> list[Any]:
        return distinct(raiders(g))


class SortieInfantry(Ask, frozen=True):
    """LK-6.6.3: one to three units, one after the other."""

    rule: ClassVar[str] = "LK-6.6.3"

    def options(self, g: State) -> list[Any]:
        found = distinct(sortie_infantry(g))
        return [*found, DONE] if g.force else found


class ExpeditionLeader(Ask, frozen=True):
    """LK-6.5.3, LK-6.6.4: one leader, or none.  The rule that asks gives the number."""

    factor: int

    def options(self, g: State) -> list[Any]:
        return [*(x for x in g.leaders if g.facts.factors[x][self.factor] is not None), NONE]


class LightGuns(Ask, frozen=True):
    """LK-6.5.3, LK-6.6.4: a number of light guns."""

    most: int

    def options(self, g: State) -> list[Any]:
        return list(range(min(self.most, g.guns.count(LIGHT)) + 1))


class Gunboats(Ask, frozen=True):
    """LK-6.5.3, LK-6.6.4: a number of gunboats; only asked for a Nile-bank zone."""

    def options(self, g: State) -> list[Any]:
        return list(range(g.gunboats + 1))


class HeavyGun(Ask, frozen=True):
    """LK-6.6.4: the heavy gun goes only on board of a gunboat; a number."""

    rule: ClassVar[str] = "LK-6.6.4"

    def options(self, g: State) -> list[Any]:
        return list(range(g.guns.count(HEAVY) + 1))


# ------------------------------------------------------------------------------------- defence
class ZoneToDefend(Ask, frozen=True):
    """LK-14.15: the next zone to occupy or to reinforce, or the end of the set-up.

    LK-6.7.8: the player confirms the whole; until then it may be changed, so "done" is asked even
    when nothing is left to place.
    """

    rule: ClassVar[str] = "LK-6.7.3"
    confirmed: ClassVar[tuple[str, ...]] = (DONE,)

    def options(self, g: State) -> list[Any]:
        found = zones_to_defend(g)
        return [*found, DONE] if troops_posted(g) else found


class UnitToPost(Ask, frozen=True):
    """LK-14.15: the next unit for a zone, or enough."""

    rule: ClassVar[str] = "LK-6.7.2"
    zone: str
    posted: int

    def options(self, g: State) -> list[Any]:
        found = postable(g, self.zone)
        return [*found, DONE] if self.posted else found


class PayForDefence(Ask, frozen=True):
    """LK-14.16: 1 RP for +1."""

    rule: ClassVar[str] = "LK-7.2.4"
    zone: str

    def options(self, g: State) -> list[Any]:
        return [NO, YES] if purse(g) else [NO]


# ---------------------------------------------------------------------------------- casualties
class StepLoss(Ask, frozen=True):
    """LK-14.4, LK-14.17, LK-11.11: two-step units lose the next step before any other."""

    rule: ClassVar[str] = "LK-11.11"
    where: int
    types: tuple[str, ...]

    def options(self, g: State) -> list[Any]:
        facts = g.facts
        units = [u for u in engaged(g, self.where) if facts.type_of.get(u) in self.types]
        return distinct([u for u in units if u in facts.reduced] or units)


class GunLoss(Ask, frozen=True):
    """LK-14.18, LK-11.12: a light or a heavy gun."""

    rule: ClassVar[str] = "LK-11.12"
    where: int

    def options(self, g: State) -> list[Any]:
        return distinct(of_kind(engaged(g, self.where), (LIGHT, HEAVY)))
