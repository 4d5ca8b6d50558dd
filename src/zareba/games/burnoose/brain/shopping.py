"""What a sensible Berber buys: the worth of cards in a deck and on the map.  Not rules."""

from __future__ import annotations

from functools import lru_cache

from zareba.games.burnoose.facts.tables import DEFENSES, FIGHTERS, MARKET, TOOLS, WEAPONS, Facts
from zareba.games.burnoose.rules.asks import DONE
from zareba.games.burnoose.rules.limits import villages_to_fortify
from zareba.games.burnoose.rules.state import State

from .prospect import View

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


def wish(view: View, card: str, deck: list[str]) -> float:
    """What buying a card is worth now to the owner of a deck."""
    g, seat = view.g, view.seat
    owned = deck.count(card)
    worth = CARD[card] * future(g)
    if owned >= ENOUGH.get(card, UNIT_STACK) or (
        card == WEAPONS and owned > sum(map(deck.count, FIGHTERS)) / 2
    ):
        worth *= SURPLUS
    if card in FIGHTERS:
        worth += view.best(view.own, card)[0]
    elif card == DEFENSES:
        worth += max((view.fortified(v) for v in villages_to_fortify(g, seat)), default=0.0)
    return worth


class Shop:
    """The display with what each card is worth to the player of a view."""

    def __init__(self, view: View) -> None:
        g = view.g
        self.facts, self.market, deck = g.facts, g.market, cards_of(g, view.seat)
        self.worths = [  # by stack; None: it is empty
            wish(view, card, deck) if left else None
            for card, left in zip(g.facts.display, g.stacks, strict=True)
        ]

    def best(self, purse: list[int], market: bool = False) -> tuple[float, str]:
        """The most that can be bought with up to two cards, and the first of them."""
        found, worths = (0.0, DONE), self.worths
        for first, others in within(self.facts, tuple(purse), market or self.market):
            worth = worths[first]
            if worth is None:
                continue
            best = worth
            for second in others:
                more = worths[second]
                if more is not None and best < worth + more:
                    best = worth + more
            if best > found[0]:
                found = best, self.facts.display[first]
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
