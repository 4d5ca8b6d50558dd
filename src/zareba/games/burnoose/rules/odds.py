"""The odds of a combat for a village (RB-15): rules taken ahead, for people and for bots.

People are (moudjahidine, sharpshooters, moudjahidate), figures counted as what they roll; an army
is the six columns of `State.army`.  All chances are those of losing the village when nobody spends
a token or retreats.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from zareba.games.burnoose.facts.tables import (
    AR,
    ARMY,
    BERBERS,
    CA,
    CV,
    TM,
    TS,
    Facts,
    M,
    S,
    W,
)

from .combat import SHELTERED, STEEP
from .state import State, figures_in

People = tuple[int, ...]
Army = tuple[int, ...]
Chances = tuple[float, ...]  # of 0, 1, 2, ... hits
Row = tuple[int, ...]  # hits by face, from 1
Stage = Callable[[People, Army], float]
SIDES = 6
FALLING = (M, S, W)  # who is hit first
NO_DICE = 0.999  # the chance of no hits at all when nobody has dice
FORGETFUL = 100_000  # results kept; a game needs a few thousand


@lru_cache(FORGETFUL)
def hits_of(row: tuple[int, ...], dice: int) -> Chances:
    """The chance of 0, 1, 2, ... hits with so many dice; *row*: hits by face from 1."""
    if not dice:
        return (1.0,)
    fewer = hits_of(row, dice - 1)
    found = [0.0] * (len(fewer) + max(row))
    for hits, chance in enumerate(fewer):
        for more in row:
            found[hits + more] += chance / SIDES
    return tuple(found)


def together(first: Chances, second: Chances) -> Chances:
    """The hits of two kinds of dice in one roll."""
    if len(second) == 1:
        return first
    found = [0.0] * (len(first) + len(second) - 1)
    for a, p in enumerate(first):
        for b, q in enumerate(second):
            found[a + b] += p * q
    return tuple(found)


def after_hits(numbers: tuple[int, ...], order: tuple[int, ...], hits: int) -> tuple[int, ...]:
    """What is left when so many are taken in this order."""
    left = list(numbers)
    for kind in order:
        if hits <= left[kind]:
            left[kind] -= hits
            break
        hits -= left[kind]
        left[kind] = 0
    return tuple(left)


@lru_cache(FORGETFUL)
def losses(numbers: tuple[int, ...], order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What is left after 0, 1, 2, ... hits, as long as they change anything."""
    found = [numbers]
    while (left := after_hits(numbers, order, len(found))) != found[-1]:
        found.append(left)
    return tuple(found)


class Dice(NamedTuple):
    """All that a combat takes from the facts; the same under most options, and worked out once."""

    berber_rows: tuple[Row, ...]  # hits by face: moudjahidine, sharpshooters, moudjahidate
    french_rows: tuple[tuple[int, Row], ...]  # the columns of an army that roll in the rounds
    artillery: Row
    hit_order: tuple[int, ...]


@lru_cache(64)
def dice_of(facts: Facts, terrain: str) -> Dice:
    rows = {unit: row[1:] for unit, row in facts.hits.items()}
    rolling = [kind for kind in (CV, CA, TM, TS) if kind != CV or terrain != STEEP]
    return Dice(
        (rows["moudjahidine"], rows["sharpshooter"], rows["moudjahidate"]),
        tuple((kind, rows[ARMY[kind]]) for kind in rolling),
        tuple(max(0, n - (terrain == SHELTERED)) for n in rows[ARMY[AR]]),
        facts.hit_order,
    )


class Odds:
    """The combat against one army (its retreat value) with the dice of one kind of terrain."""

    def __init__(self, dice: Dice, retreat_at: int) -> None:
        self.retreat_at = retreat_at
        self.berber_rows, self.french_rows, self.artillery, self.order = dice
        self.known, self.answered = known_rounds(dice._replace(artillery=()), retreat_at)
        self.whole: dict[tuple[People, Army], float] = {}
        self.hopes: dict[tuple[People, Army, int], float] = {}
        self.answers: dict[Army, Chances] = {}

    def forget(self) -> None:
        """Before it becomes too much."""
        for found in (self.known, self.answered, self.whole, self.hopes, self.answers):
            if len(found) > FORGETFUL:
                found.clear()

    def loss(self, people: People, army: Army) -> float:
        """From the beginning: artillery, sharpshooters, rounds."""
        key = people, army
        if key not in self.whole:
            hits = hits_of(self.artillery, army[AR])
            self.whole[key] = self.french_roll(people, army, hits, self.shooters)
        return self.whole[key]

    def hoping(self, people: People, army: Army, most: int) -> float:
        """The mean over none to *most* more moudjahidine: who is alone is no lost cause yet."""
        key = people, army, most
        if key not in self.hopes:
            self.forget()
            fighters, shooters, women = people
            helped = [self.loss((fighters + n, shooters, women), army) for n in range(most + 1)]
            self.hopes[key] = sum(helped) / len(helped)
        return self.hopes[key]

    def shooters(self, people: People, army: Army) -> float:
        hits = hits_of(self.berber_rows[S], people[S])
        return self.berber_roll(people, army, hits, self.going_on)

    def going_on(self, people: People, army: Army) -> float:
        """From the rounds on; guns and sappers do the same there: they are hit last."""
        cavalry, carabiniers, guns, sappers, turned, shooters = army
        return self.rounds(people, (cavalry, carabiniers, 0, guns + sappers, turned, shooters))

    def rounds(self, people: People, army: Army) -> float:
        """From the Berbers' fire on; a round in which nobody hits changes nothing."""
        known = self.known.get((people, army))
        if known is not None:
            return known
        if not sum(people):
            return 1.0
        if sum(army) <= self.retreat_at:
            return 0.0
        ours, theirs = self.our_hits(people), self.their_hits(army)
        nothing = ours[0] * theirs[0]
        if nothing > NO_DICE:  # only sharpshooters against guns: RB-15.11, about even
            return 0.5
        found = 0.0
        left, rest = losses(army, self.order), losses(people, FALLING)
        for hits in range(1, len(ours)):
            units = left[min(hits, len(left) - 1)]
            if sum(units) > self.retreat_at:
                found += ours[hits] * self.answer(people, units)
        for hits in range(1, len(theirs)):
            standing = rest[min(hits, len(rest) - 1)]
            found += ours[0] * theirs[hits] * self.rounds(standing, army)
        found /= 1 - nothing
        self.known[people, army] = found
        return found

    def answer(self, people: People, army: Army) -> float:
        """From the fire of the French on; many rounds come down to the same army."""
        key = people, army
        if key not in self.answered:
            hits = self.their_hits(army)
            self.answered[key] = self.french_roll(people, army, hits, self.rounds)
        return self.answered[key]

    def our_hits(self, people: People) -> Chances:
        first, second = (hits_of(self.berber_rows[kind], people[kind]) for kind in (M, W))
        return together(first, second)

    def their_hits(self, army: Army) -> Chances:
        if army not in self.answers:
            found: Chances = (1.0,)
            for kind, row in self.french_rows:
                found = together(found, hits_of(row, army[kind]))
            self.answers[army] = found
        return self.answers[army]

    def french_roll(self, people: People, army: Army, hits: Chances, then: Stage) -> float:
        """The chance over all results of a French roll, going on with *then*."""
        left = losses(people, FALLING)
        most = len(left) - 1
        return sum([p * then(left[min(n, most)], army) for n, p in enumerate(hits) if p])

    def berber_roll(self, people: People, army: Army, hits: Chances, then: Stage) -> float:
        left = losses(army, self.order)
        most = len(left) - 1
        return sum([p * then(people, left[min(n, most)]) for n, p in enumerate(hits) if p])


Known = dict[tuple[People, Army], float]


@lru_cache(64)
def known_rounds(_dice: Dice, _retreat_at: int) -> tuple[Known, Known]:
    """What has been worked out, of both fires; in the rounds the artillery is silent."""
    return {}, {}


@lru_cache(64)
def _same_odds(dice: Dice, retreat_at: int) -> Odds:
    return Odds(dice, retreat_at)


@lru_cache(64)
def _odds(facts: Facts, retreat_at: int, terrain: str) -> Odds:
    return _same_odds(dice_of(facts, terrain), retreat_at)


def odds(facts: Facts, retreat_at: int, terrain: str) -> Odds:
    """Woods and hiding places change nothing once dice are rolled."""
    return _odds(facts, retreat_at, terrain if terrain in (SHELTERED, STEEP) else "")


# ------------------------------------------------------------------------------- on the table
def people_of(g: State) -> list[People]:
    """Who stands in each village; figures count as what they roll."""
    facts = g.facts
    found: list[People] = [tuple(units) for units in g.units[: len(facts.villages)]]
    for figure, village in zip(facts.figures, g.figure_at, strict=True):
        here = facts.number.get(village, len(found))
        if here < len(found):
            found[here] = _with_figure(facts, found[here], figure)
    return found


def people_in(g: State, village: str) -> People:
    """The same in one village."""
    found: People = tuple(g.units[g.facts.number[village]])
    for figure in figures_in(g, village):
        found = _with_figure(g.facts, found, figure)
    return found


def _with_figure(facts: Facts, people: People, figure: str) -> People:
    found = list(people)
    found[BERBERS.index(facts.rolls_as[figure])] += 1
    return tuple(found)


def chance_to_lose(g: State, army: int, village: str) -> float:
    """In the middle of a combat, the sharpshooters having fired."""
    fight = odds(g.facts, g.facts.retreat_at[army], g.facts.terrain[village])
    return fight.going_on(people_in(g, village), tuple(g.army[army]))
