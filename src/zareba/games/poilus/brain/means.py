"""What the rules of thumb read off the printed cards: worked out once for every way to play."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate, combinations

from zareba.games.poilus.facts.tables import CHRISTMAS, Facts
from zareba.games.poilus.rules.state import State

from .outlook import hardship, strain
from .temper import Temper, forgets, temper_at

Owner = tuple[int, bool]  # the marks he has, and whether it may be the last mission
Costs = dict[str, float]  # by card

TRIALS, MORALE = 0, 1  # the piles
MOST_NEEDS = 4096  # hands of hard knocks whose needs are remembered


class Pile:
    """What lies in a pile, counted from the bottom: for as long as nothing is put on top of it."""

    __slots__ = ("at", "cards", "counts", "knocks")

    def __init__(self, cards: list[str], means: Means) -> None:
        self.cards = cards[:]
        self.counts = list(accumulate(map(means.counting.__getitem__, cards), initial=0))
        self.at = [i for i, card in enumerate(cards) if card in means.hard]  # those that hinder
        self.knocks = [cards[i] for i in self.at]

    def fits(self, cards: list[str]) -> bool:
        """Whether these are its cards, or what is left when some were taken from the top."""
        kept = self.cards
        return cards == (kept if len(cards) == len(kept) else kept[: len(cards)])

    def knocks_of(self, cards: list[str]) -> list[str]:
        """The hard knocks among them, for cards that fit."""
        if len(cards) == len(self.cards):
            return self.knocks
        return self.knocks[: bisect_left(self.at, len(cards))]


class Means:
    """The numbers a comrade goes by, and what they make of every card."""

    def __init__(self, facts: Facts, mind: Temper) -> None:
        self.facts, self.mind = facts, mind
        self.kinds, self.least_drop = len(facts.threats), facts.number["least_drop"]
        # By final mission; "": any other.
        usual = {"": facts.number["threat_limit"]}
        limits = usual | {name: final.threat_limit for name, final in facts.finals.items()}
        self.limits = {f: (limit, facts.failing[f], facts.top_bits) for f, limit in limits.items()}
        # Cards are counted for every set of threats at once: how many show one of these.
        self.width = max(len(deck) for deck in facts.deck.values()).bit_length()
        self.most = (1 << self.width) - 1
        fields = [facts.fields[threat] for threat in facts.threats]
        sets = [sum(some) for n in range(1, len(fields) + 1) for some in combinations(fields, n)]
        self.shift = {mask: self.width * i for i, mask in enumerate(sets)}
        self.counting = {card: self._counted(bits) for card, bits in facts.symbols.items()}
        self.hard = facts.symbols.keys() - facts.threat_cards - {CHRISTMAS}
        self._needs: dict[tuple[str, ...], float] = {}
        self._costs: dict[Owner, Costs] = {}
        self._piles = [Pile([], self), Pile([], self)]

    def _counted(self, symbols: int) -> int:
        return sum(1 << shift for mask, shift in self.shift.items() if symbols & mask)

    def pile(self, kind: int, cards: list[str]) -> Pile:
        """What was counted in a pile (`TRIALS`, `MORALE`), as long as it serves."""
        found = self._piles[kind]
        if not found.fits(cards):
            found = self._piles[kind] = Pile(cards, self)
        return found

    def need(self, knocks: list[str]) -> float:
        """How badly a soldier with these hard knocks needs support."""
        found = self._needs.get(key := tuple(knocks))
        if found is None:
            facts = self.facts
            worst = sorted([hardship(k, facts.symbols[k]) for k in knocks], reverse=True)
            found = strain(sum(facts.weight[k] for k in knocks)) * 2 + sum(worst[:2])
            if len(self._needs) >= MOST_NEEDS:
                self._needs.clear()
            self._needs[key] = found
        return found

    def costs(self, owner: Owner) -> Costs:
        """What it costs somebody to have each of the hard knocks."""
        found = self._costs.get(owner)
        if found is None:
            found = {card: self._cost(card, *owner) for card in self.hard}
            self._costs[owner] = found
        return found

    def _cost(self, card: str, now: int, near_end: bool) -> float:
        facts, mind = self.facts, self.mind
        after = now + facts.weight[card]
        if near_end:  # it will not have to be borne for long
            return mind.late_knock if after < facts.number["marks_limit"] else mind.late_break
        burden = hardship(card, facts.symbols[card]) * mind.ease
        return mind.strain * (strain(after) - strain(now)) + burden


@lru_cache(maxsize=64)
def _means(facts: Facts, variant: str, players: int) -> Means:
    return Means(facts, temper_at(facts, variant, players))


forgets(_means.cache_clear)


def means(g: State) -> Means:
    return _means(g.facts, g.variant, g.players)
