"""Decisions before the first round (KP-36: D-01 to D-18)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from zareba.engine import Ask, Domain, Refusal
from zareba.games.kriegspfad.armies import Army, BadArmy, army_price, faults, random_army, read_army
from zareba.games.kriegspfad.armies.muster import army_from, compact
from zareba.games.kriegspfad.facts.catalogue import available, tribes
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    OPEN_BATTLE,
    RAID,
    SIEGE,
    TRAIN,
    VILLAGE,
    WAGONS,
    State,
)

from .battlefield import change_flaws, flaws
from .random_field import half_of

NONE, DONE, DRAWN, GENERATED = "none", "done", "drawn", "generated"
SMALLEST = (1, 4)  # I-18: of the army size: three eighths of the smallest army (an ambushed 2/3)


def role_of(g: State, seat: int) -> str:
    if g.scenario in ("", OPEN_BATTLE):
        return ""
    return "attacker" if seat == g.attacker else "defender"


def village_half(g: State) -> Any:
    """KP-14.6: where the village must lie, if the scenario wants one."""
    if g.scenario not in (RAID, SIEGE) or g.camp == WAGONS:
        return None
    return half_of(g.facts, g.edges[1 - g.attacker])


def half_in_hundredths(g: State) -> list[list[int]] | None:
    corners = village_half(g)
    return corners and [[n // HUNDREDTH for n in corner] for corner in corners]


def _together(found: Iterable[Refusal]) -> Refusal | None:
    """Everything that is wrong at once, the first in front."""
    every = tuple(found)
    return msgspec.structs.replace(every[0], also=every[1:]) if every else None


class YearChoice(Ask, frozen=True):
    """D-01: the year, agreed and entered by the first player, or drawn."""

    rule: ClassVar[str] = "KP-30.15"

    def options(self, g: State) -> list[Any]:
        return [DRAWN, *range(g.facts.counts.first_year, g.facts.counts.last_year + 1)]


class ListChoice(Ask, frozen=True):
    """D-01: a list of the year, with its tribe, nation or ally: ``L07-sioux``."""

    rule: ClassVar[str] = "KP-30.1"

    def options(self, g: State) -> list[Any]:
        lists = g.facts.catalogue.in_year(g.year)
        return [
            f"{found.id}-{tribe}" if tribe else found.id
            for found in lists
            for tribe in tribes(found, g.year)
        ]


class StratagemChoice(Ask, frozen=True):
    """D-03: one of the stratagems the list allows, or none; secret."""

    rule: ClassVar[str] = "KP-11.1"
    secret: ClassVar[bool] = True
    settles: ClassVar[bool] = False

    def options(self, g: State) -> list[Any]:
        army_list, tribe = g.facts.catalogue.lists[g.lists[self.seat]], g.tribes[self.seat]
        purse = int(g.facts.options["size"]) * SMALLEST[0] // SMALLEST[1]
        rights = [s.id for s in army_list.stratagem if available(s.when, tribe, g.year)]
        price = g.facts.catalogue.stratagem
        return [NONE, *(name for name in rights if price[name] <= purse)]


class MusterArmy(Domain, frozen=True):
    """D-05: an army as the text of its file; secret."""

    rule: ClassVar[str] = "KP-30.2"
    secret: ClassVar[bool] = True

    def bound(self, g: State, army: Army) -> Army:
        """What is already settled is not the army's to say."""
        other = 1 - self.seat
        return msgspec.structs.replace(
            army,
            list=g.lists[self.seat],
            tribe=g.tribes[self.seat],
            year=g.year,
            points=g.points[self.seat],
            scenario="" if g.scenario == OPEN_BATTLE else g.scenario,
            role=role_of(g, self.seat),
            enemy=f"{g.lists[other]}:{g.tribes[other]}",
            stratagem=g.stratagems[self.seat],
            notes="",
        )

    def canonical(self, g: State, choice: Any) -> Any:
        try:
            army = read_army(choice) if isinstance(choice, str) else army_from(choice)
            return compact(self.bound(g, army))
        except BadArmy as error:
            raise ValueError(str(error)) from error

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        army = army_from(msgspec.json.decode(choice))
        found = faults(g.facts.catalogue, army)
        return _together(
            Refusal(f.rule, f.message, {**f.facts, "subject": f.subject, "list": army.list})
            for f in found
        )

    def sample(self, g: State, rng: random.Random) -> Any:
        return self.drawn(g, rng.randrange(1 << 30))

    def drawn(
        self, g: State, seed: int, spend: bool = False, train: bool = True, scout: bool = True
    ) -> str:
        """A legal army by chance; one for people shall *spend* its points."""
        blank = self.bound(g, Army(list="", year=0))
        army = random_army(
            g.facts.catalogue, blank.list, blank.year, g.points[self.seat], blank.tribe,
            seed=seed, scenario=blank.scenario, role=blank.role,
            enemy=blank.enemy, stratagem=blank.stratagem, spend=spend,
            train=train, scout=scout,
        )  # fmt: skip
        return compact(self.bound(g, army))

    def describe(self, g: State) -> dict[str, Any]:
        army = self.bound(g, Army(list="", year=0))
        return {"army": army.to_json(), "ap": army_price(g.facts.catalogue, army)}


class ZoneChoice(Ask, frozen=True):
    """D-07: one of the zones of the own list."""

    rule: ClassVar[str] = "KP-14.4"

    def options(self, g: State) -> list[Any]:
        return list(g.facts.catalogue.lists[g.lists[self.seat]].zones)


class SeasonChoice(Ask, frozen=True):
    """D-08: a season, or the draw; natives never attack in winter."""

    rule: ClassVar[str] = "KP-15.1"

    def options(self, g: State) -> list[Any]:
        native = g.facts.catalogue.lists[g.lists[self.seat]].side == "native"
        seasons = g.facts.seasons.values()
        return [DRAWN, *(s.id for s in seasons if not (native and s.native_attacker_forbidden))]


class DarknessChoice(Ask, frozen=True):
    """D-09: daylight, a night, or dark until or from a round."""

    rule: ClassVar[str] = "KP-15.10"

    def options(self, g: State) -> list[Any]:
        times = [
            (mode, n) for mode in ("dawn", "dusk") for n in range(1, g.facts.counts.dark_rounds + 1)
        ]
        return [NONE, "night", *times]


class CampChoice(Ask, frozen=True):
    """D-06: what the attacker of a raid or siege must take: a village, or the paid wagons."""

    rule: ClassVar[str] = "KP-16.8"

    def options(self, g: State) -> list[Any]:
        wagons = sum(len(c.crew) for c in companies(g, self.seat) if c.role == TRAIN)
        least = (
            g.facts.counts.laager_wagons if g.scenario == RAID else 1
        )  # KP-16.10, KP-16.21: a train will do
        return [VILLAGE, WAGONS] if wagons >= least else [VILLAGE]


class EdgeChoice(Ask, frozen=True):
    """D-10: the own base edge, or the edge over which the enemy enters."""

    rule: ClassVar[str] = "KP-14.5"

    def options(self, g: State) -> list[Any]:
        return ["left", "right"] if g.scenario == AMBUSH else ["lower", "upper"]


class LayOut(Domain, frozen=True):
    """D-11: all pieces, each a list of integers, or a layout made by chance."""

    rule: ClassVar[str] = "KP-14.3"

    def canonical(self, g: State, choice: Any) -> Any:
        if choice == GENERATED:
            return GENERATED
        return tuple(tuple(whole(n) for n in several(piece)) for piece in several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if choice == GENERATED:
            return None
        return _together(flaws(g.facts, choice, g.region, village_half(g)))

    def sample(self, g: State, rng: random.Random) -> Any:
        return GENERATED

    def describe(self, g: State) -> dict[str, Any]:
        zone = g.facts.zones[g.region]
        return {
            "zone": zone.id,
            "forbidden": list(zone.forbidden),
            "village": half_in_hundredths(g),
            "kinds": [kind.id for kind in g.facts.kinds],
            "table": [n // HUNDREDTH for n in g.facts.sizes.table],
        }


class Change(Domain, frozen=True):
    """D-12: one change of the layout, or no more."""

    rule: ClassVar[str] = "KP-14.3"
    left: int

    def canonical(self, g: State, choice: Any) -> Any:
        if choice == DONE:
            return DONE
        how, *numbers = several(choice)
        return (str(how), *map(whole, numbers))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if choice == DONE:
            return None
        return _together(change_flaws(g.facts, g.pieces, choice, g.region, village_half(g)))

    def sample(self, g: State, rng: random.Random) -> Any:
        for _ in range(4):
            number = rng.randrange(len(g.pieces) + 1)
            if number == len(g.pieces):
                break
            change = ("move", number, rng.randrange(-600, 600), rng.randrange(-400, 400))
            if not self.refusal(g, change):
                return change
        return DONE

    def describe(self, g: State) -> dict[str, Any]:
        return {
            "zone": g.region,
            "village": half_in_hundredths(g),
            "left": self.left,
            "kinds": [kind.id for kind in g.facts.kinds],
        }
