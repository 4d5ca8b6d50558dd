"""The map as one player sees it, measured once as long as nothing on it changes.  Not rules."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Any, TypeVar, TypeVarTuple

from zareba.games.burnoose.facts.tables import BERBERS
from zareba.games.burnoose.rules.limits import villages_to_fortify
from zareba.games.burnoose.rules.odds import People, people_of
from zareba.games.burnoose.rules.state import State, own_villages

from .danger import Front, Threat, danger, front_of

MARKER = 1  # one more defense
REMEMBERED = 4096  # sights: more than a search meets in one decision
About = TypeVarTuple("About")
Found = TypeVar("Found")


@cache
def one(unit: str) -> People:
    """A single unit as a change of people."""
    return tuple(int(name == unit) for name in BERBERS)


def added(people: People, more: People, times: int = 1) -> People:
    fighters, shooters, women = people
    m, s, w = more
    return fighters + times * m, shooters + times * s, women + times * w


class Sight:
    """What was found out about the map for one seat, for all positions in which it is the same."""

    def __init__(self) -> None:
        self.people: list[People] = []
        self.found: dict[Any, Any] = {}


@lru_cache(REMEMBERED)
def _kept_sight(_front: Front, _seat: int, _standing: Any) -> Sight:
    return Sight()


def remembered(work: Callable[[View, *About], Found]) -> Callable[[View, *About], Found]:
    """For what reads nothing but the front and who stands where: worked out once for a sight."""

    @wraps(work)
    def known(view: View, *about: *About) -> Found:
        key = work, about
        if key not in view.found:
            view.found[key] = work(view, *about)
        found: Found = view.found[key]
        return found

    return known


class View:
    """What more or fewer people in a village would change."""

    def __init__(self, g: State, seat: int) -> None:
        self.g, self.seat = g, seat
        self.front = front_of(g)
        self.threats: list[Threat] = self.front.threats
        self._coming = self.front.coming
        standing = tuple(map(tuple, g.units)), tuple(g.figure_at), tuple(g.defenses)
        sight = _kept_sight(self.front, seat, standing)
        if not sight.people:
            sight.people = people_of(g)
        self.people, self.found = sight.people, sight.found

    @property
    @remembered
    def danger(self) -> float:
        """Villages expected to be lost."""
        return danger(self.g, self.threats, self.people)

    @property
    @remembered
    def own(self) -> list[str]:
        """The player's villages."""
        return own_villages(self.g, self.seat)

    @property
    @remembered
    def quiet(self) -> str:
        """The player's village that is threatened least."""
        number = self.g.facts.number

        def threatened(village: str) -> float:
            return sum([t.share for t in self._coming.get(number[village], ())])

        return min(self.own, key=threatened)

    @remembered
    def home(self, unit: str) -> tuple[float, str]:
        """The player's village where one more unit helps most."""
        return self.best(self.own, unit)

    @property
    @remembered
    def wall(self) -> float:
        """How much danger the best place for one more defense takes away."""
        villages = villages_to_fortify(self.g, self.seat)
        return max(map(self.fortified, villages), default=0.0)

    def risk(self, village: int, people: People, more: int = 0) -> float:
        """Of one village with these people and *more* defenses."""
        if village not in self._coming:
            return 0.0
        return self.front.risk(self.g, village, people, self.g.defenses[village] + more)

    def gain(self, village: str, more: People, times: int = 1) -> float:
        """How much danger *more* people take away (times -1: how much their leaving saves)."""
        here = self.g.facts.number[village]
        if here not in self._coming:
            return 0.0
        people = self.people[here]
        key = here, people, self.g.defenses[here], more, times
        found = self.front.gains.get(key)
        if found is None:
            found = self.risk(here, people) - self.risk(here, added(people, more, times))
            self.front.gains[key] = found
        return found

    def move(self, source: str, village: str, more: People) -> float:
        """What moving people changes; losses count as much as gains."""
        return self.gain(village, more) + self.gain(source, more, -1)

    def fortified(self, village: str) -> float:
        """How much danger one more defense takes away."""
        here = self.g.facts.number[village]
        people = self.people[here]
        return self.risk(here, people) - self.risk(here, people, MARKER)

    def best(self, villages: list[str], unit: str) -> tuple[float, str]:
        """The village where one more unit helps most."""
        more, best, found = one(unit), -math.inf, ""
        for village in villages:
            gain = self.gain(village, more)
            if gain > best:
                best, found = gain, village
        return best, found
