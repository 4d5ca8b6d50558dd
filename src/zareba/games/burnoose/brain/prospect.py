"""The dangers as one player sees them, measured once for a decision.  Not rules."""

from __future__ import annotations

import math
from functools import cache, cached_property

from zareba.games.burnoose.facts.tables import BERBERS
from zareba.games.burnoose.rules.odds import People, people_of
from zareba.games.burnoose.rules.state import State, own_villages

from .danger import Threat, danger, front_of

MARKER = 1  # one more defense


@cache
def one(unit: str) -> People:
    """A single unit as a change of people."""
    return tuple(int(name == unit) for name in BERBERS)


def added(people: People, more: People, times: int = 1) -> People:
    fighters, shooters, women = people
    m, s, w = more
    return fighters + times * m, shooters + times * s, women + times * w


class View:
    """What more or fewer people in a village would change."""

    def __init__(self, g: State, seat: int) -> None:
        self.g, self.seat = g, seat
        self.front = front_of(g)
        self.threats: list[Threat] = self.front.threats
        self.people = people_of(g)
        self._coming = self.front.coming

    @cached_property
    def danger(self) -> float:
        """Villages expected to be lost."""
        return danger(self.g, self.threats, self.people)

    @cached_property
    def own(self) -> list[str]:
        """The player's villages."""
        return own_villages(self.g, self.seat)

    @cached_property
    def quiet(self) -> str:
        """The player's village that is threatened least."""
        number = self.g.facts.number

        def threatened(village: str) -> float:
            return sum([t.share for t in self._coming.get(number[village], ())])

        return min(self.own, key=threatened)

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
