"""What a sensible Berber buys: the worth of cards in a deck and on the map.  Not rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from zareba.games.burnoose.facts.tables import DEFENSES, FIGHTERS, MARKET, TOOLS, WEAPONS, Facts
from zareba.games.burnoose.rules.asks import DONE
from zareba.games.burnoose.rules.state import State

from .prospect import View, remembered

# What a card is worth in the deck, in villages saved over a whole game.
CARD = {
    "moudjahidine": 0.2, "sharpshooter": 0.2, "weapons": 0.1, "defenses": 0.06,
    "olive_orchard": 0.08, "fig_orchard": 0.05, "tools": 0.02, "market": 0.01,
}  # fmt: skip
ENOUGH = {WEAPONS: 3, "fig_orchard": 2, "olive_orchard": 2, TOOLS: 1, MARKET: 1}
UNIT_STACK = 99
SURPLUS = 0.2  # what is left of the worth of a card there is enough of


def future(g: State) -> float:
    """How much of the game is still to come, 0 to 1."""
    return (len(g.french_deck) + len(g.row)) / len(g.facts.french_cards)


def cards_of(g: State, seat: int) -> list[str]:
    """What goes round in a player's deck."""
    return g.deck[seat] + g.hand[seat] + g.discard[seat]


def count_cards(g: State, seat: int, cards: tuple[str, ...]) -> int:
    """How many of these cards go round in a player's deck."""
    return sum(map(cards_of(g, seat).count, cards))


def wish(view: View, card: str, owned: Mapping[str, int]) -> float:
    """What buying a card is worth now to who has so many of each going round."""
    worth = CARD[card] * future(view.g)
    if owned[card] >= ENOUGH.get(card, UNIT_STACK) or (
        card == WEAPONS and owned[card] > sum([owned[fighter] for fighter in FIGHTERS]) / 2
    ):
        worth *= SURPLUS
    if card in FIGHTERS:
        worth += view.home(card)[0]
    elif card == DEFENSES:
        worth += view.wall
    return worth


class Shelf:
    """The display with what each card is worth to a player, and what was found in it."""

    def __init__(self, worths: list[float | None]) -> None:
        self.worths = worths  # by stack; None: it is empty
        self.more = [max(0.0, worth or 0.0) for worth in worths]  # as a second card
        self.found: dict[tuple[tuple[int, ...], bool], tuple[float, str]] = {}  # by purse, market
        self.hand: tuple[Any, Any] = None, None  # the last one that was looked at, with its plans

    def best(self, facts: Facts, purse: tuple[int, ...], market: bool) -> tuple[float, str]:
        found, more = (0.0, DONE), self.more.__getitem__
        for first, others in within(facts, purse, market):
            worth = self.worths[first]
            if worth is None:
                continue
            worth += max(map(more, others), default=0.0)
            if worth > found[0]:
                found = worth, facts.display[first]
        return found


@remembered
def shelf(view: View, owned: tuple[int, ...], stocked: tuple[bool, ...]) -> Shelf:
    """For who has so many cards of each stack going round."""
    display = view.g.facts.display
    number = dict(zip(display, owned, strict=True))
    return Shelf(
        [
            wish(view, card, number) if left else None
            for card, left in zip(display, stocked, strict=True)
        ]
    )


class Shop:
    """What the player of a view may buy."""

    def __init__(self, view: View) -> None:
        g = view.g
        self.facts, self.market = g.facts, g.market
        owned = map(cards_of(g, view.seat).count, g.facts.display)
        self.shelf = shelf(view, tuple(owned), tuple(map(bool, g.stacks)))

    def best(self, purse: list[int], market: bool = False) -> tuple[float, str]:
        """The most that can be bought with up to two cards, and the first of them."""
        key = tuple(purse), market or self.market
        found = self.shelf.found.get(key)
        if found is None:
            found = self.shelf.found[key] = self.shelf.best(self.facts, *key)
        return found


@lru_cache(4096)
def within(
    facts: Facts, purse: tuple[int, ...], market: bool
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Stacks that a purse can pay for, each with those (from it on) there is enough left for."""
    costs = facts.costs
    found = []
    for first, cost in enumerate(costs):
        if can_pay(purse, cost, market):
            rest = tuple(p - c for p, c in zip(purse, cost, strict=True))
            others = range(first, len(costs))
            found.append((first, tuple(n for n in others if can_pay(rest, costs[n], market))))
    return tuple(found)


def can_pay(purse: tuple[int, ...], cost: tuple[int, ...], market: bool) -> bool:
    influence, strength, food, tools, weapons = purse
    i, s, f, t, w = cost
    if i > influence or s > strength or f + t + w > food + tools + weapons:
        return False
    return market or (f <= food and t <= tools and w <= weapons)
