"""Decisions about works: emplacements and blockhouses (KP-36: D-06)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from zareba.engine import Domain, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.companies import army_of, companies
from zareba.games.kriegspfad.field.geometry import Box, overlaps
from zareba.games.kriegspfad.field.placing import (
    area_in_hundredths,
    bases_for,
    deployment_area,
    half,
    inside_area,
    stands_refused,
)
from zareba.games.kriegspfad.field.posts import house_at
from zareba.games.kriegspfad.field.reading import places, several
from zareba.games.kriegspfad.field.state import FIGHTING, State

from .buildings import site_refused


def emplacements(g: State, seat: int) -> int:
    """KP-29.2: how many were paid for."""
    works = army_of(g, seat).works
    return works.breastworks + works.breastworks_breech


class Dig(Domain, frozen=True):
    """D-06: places and facings of the emplacements that were paid for."""

    rule: ClassVar[str] = "KP-29.2"
    number: int

    def anew(self, g: State) -> Dig:
        """KP-37.1: what an army has paid for is secret; that it digs is not."""
        return Dig(self.seat, max(1, emplacements(g, self.seat)))

    def canonical(self, g: State, choice: Any) -> Any:
        return places(several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if len(choice) > self.number:
            return Refusal("KP-29.2", "paid_for", {"n": self.number})
        crew = next(c for c in companies(g, self.seat) if c.role == FIGHTING)
        one = msgspec.structs.replace(crew, crew=crew.crew[:1], troop="skirmisher", mounted=False)
        area = deployment_area(g, self.seat)
        dug: list[Box] = []
        for place in choice:
            if why := stands_refused(g, self.seat, one, False, [place], area):
                return why
            (pit,) = bases_for(g, one, False, [place])
            if not inside_area(pit, half(g, g.edges[self.seat])):
                return Refusal("KP-29.14", "outside_area")
            if any(overlaps(pit, other) for other in dug):
                return Refusal("KP-29.14", "taken")
            dug.append(pit)
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        low_x, low_y, high_x, high_y = (n // 100 for n in deployment_area(g, self.seat))
        found: tuple[Any, ...] = ()
        for _ in range(4 * self.number):
            place = (rng.randrange(low_x, high_x), rng.randrange(low_y, high_y), 0)
            if len(found) < self.number and not self.refusal(g, (*found, place)):
                found += (place,)
        return found

    def describe(self, g: State) -> dict[str, Any]:
        return {"number": self.number, "areas": [area_in_hundredths(deployment_area(g, self.seat))]}


class Build(Domain, frozen=True):
    """D-06: places and facings of the blockhouses that were paid for."""

    rule: ClassVar[str] = "KP-29.8"
    number: int

    def anew(self, g: State) -> Build:
        """KP-37.1: what an army has paid for is secret; that it builds is not."""
        return Build(self.seat, max(1, army_of(g, self.seat).works.blockhouses))

    def canonical(self, g: State, choice: Any) -> Any:
        return places(several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if len(choice) > self.number:
            return Refusal("KP-29.8", "houses_paid", {"n": self.number})
        built: list[Box] = []
        for place in choice:
            if why := site_refused(g, self.seat, place, built):
                return why
            built.append(house_at(g, *place))
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        low_x, low_y, high_x, high_y = (n // 100 for n in deployment_area(g, self.seat))
        found: tuple[Any, ...] = ()
        for _ in range(40):
            place = (rng.randrange(low_x, high_x), rng.randrange(low_y, high_y), 900)
            if len(found) < self.number and not self.refusal(g, (*found, place)):
                found += (place,)
        return found

    def describe(self, g: State) -> dict[str, Any]:
        size = [n // HUNDREDTH for n in g.facts.sizes.blockhouse]
        areas = [area_in_hundredths(deployment_area(g, self.seat))]
        return {"number": self.number, "areas": areas, "size": size}
