"""What an action is worth to a sensible Berber.  Not rules.

Every action is worth the danger it takes away (`danger`, in villages) and costs what the cards it
uses could have bought (`shopping`).
"""

from __future__ import annotations

from collections.abc import Callable

from zareba.games.burnoose.facts.tables import FATMA, FIGHTERS, MARKET, TOOLS, M, S
from zareba.games.burnoose.rules.asks import AMBUSH, END, MOBILIZE, PLACE, PLAY, RETRIEVE
from zareba.games.burnoose.rules.limits import (
    ambush_payments,
    cards_to_copy,
    cards_to_play,
    mobilize_sources,
    resources_in_hand,
    unit_destinations,
    unit_sources,
    villages_for_figure,
    villages_to_retrieve,
)
from zareba.games.burnoose.rules.state import is_foreign, other_villages

from .prospect import View, one, remembered
from .raids import ambushes
from .shopping import Shop, future

WOMAN = 0.15  # a moudjahidate never comes too early
TOKEN = 0.05
COPY = 0.03  # what Tayeb would be worth for buying
FREE_CARD = 0.1
LOOK = 0.07  # into the automata deck
TWO_CARDS = 0.1
CHILD, YOUTH = 0.06, 0.03
CYCLE = 0.02  # Defenses played for other cards
TOP = 0.01  # a card put on top of the deck
AGAIN = 0.5  # of a bonus that costs a further action
FOOD = (1, 0, 1, 0, 0)  # what Tools usually find
LEAST_WORTH = 0.004  # below that the turn ends

Plan = tuple[float, str, str]  # worth, action, card or village


class Turn:
    """Everything worth doing with the next action."""

    def __init__(self, view: View) -> None:
        self.view, self.g, self.seat = view, view.g, view.seat
        self.shop = Shop(view)
        self.purse = resources_in_hand(view.g, view.seat)
        self.full = self.shop.best(self.purse)[0]

    def plans(self) -> list[Plan]:
        g, seat = self.g, self.seat
        found: list[Plan] = [(LEAST_WORTH, END, ""), *self.with_cards(), *self.retrieving()]
        if mobilize_sources(g, seat):
            found.append((mobilize(self.view)[0], MOBILIZE, ""))
        if payments := ambush_payments(g, seat):
            worth = max((x[0] for x in ambushes(self.view)), default=-1.0)
            found.append((worth - self.price(*payments[0]), AMBUSH, ""))
        return found

    def with_cards(self) -> list[Plan]:
        """Every card of the hand played or placed; the same for an action and then for its card."""
        g, shelf = self.g, self.shop.shelf
        hand = tuple(g.hand[self.seat]), g.market, g.moudjahidate
        if shelf.hand[0] != hand:
            shelf.hand = hand, self.best_of_cards()
        plans: list[Plan] = shelf.hand[1]
        return plans

    def best_of_cards(self) -> list[Plan]:
        """Every card of the hand played or placed, whatever is better."""
        g, seat, found = self.g, self.seat, []
        play = cards_to_play(g, seat)
        for card in dict.fromkeys(g.hand[seat]):
            plan: Plan = (placed(self.view, card)[0], PLACE, card)
            if card in play and (card in PLAYED or card in (MARKET, TOOLS)):
                plan = max(plan, (self.played(card), PLAY, card))
            if plan[0] > 0:
                found.append((plan[0] - self.price(card), plan[1], plan[2]))
        return found

    def retrieving(self) -> list[Plan]:
        """The cards of every village taken back."""
        villages = villages_to_retrieve(self.g, self.seat)
        return [(self.retrieved(v), RETRIEVE, v) for v in villages]

    def price(self, *cards: str) -> float:
        """What these cards of the hand could have bought."""
        rest = self.purse
        for card in cards:
            resources = self.g.facts.resources[card]
            rest = [p - r for p, r in zip(rest, resources, strict=True)]
        if rest == self.purse:
            return 0.0
        return self.full - self.shop.best(rest)[0]

    def played(self, card: str) -> float:
        if card == MARKET:
            return self.shop.best(self.purse, True)[0] - self.full
        if card == TOOLS:
            more = [p + f for p, f in zip(self.purse, FOOD, strict=True)]
            return self.shop.best(more)[0] - self.full
        return PLAYED[card](self.view)

    def retrieved(self, village: str) -> float:
        """Cards taken back buy at once; their bonus can be had again for another action."""
        cards, purse, again = self.g.reserve[self.g.facts.number[village]], self.purse, 0.0
        for card in cards:
            resources = self.g.facts.resources[card]
            purse = [p + r for p, r in zip(purse, resources, strict=True)]
            again = max(again, placed(self.view, card)[0])
        if self.g.actions == 1:
            again = 0.0
        return self.shop.best(purse)[0] - self.full + AGAIN * again


# ----------------------------------------------------------------------------------------- cards
def placed(view: View, card: str) -> tuple[float, str]:
    """The best village for a card, and what its bonus is worth."""
    g, units, number = view.g, view.g.units, view.g.facts.number
    match card:
        case "woman" if g.moudjahidate:
            worth, village = view.home("moudjahidate")
            return worth + WOMAN * future(g), village
        case "young_woman":
            return TOKEN, view.quiet
        case "elderly_man":
            manned = [v for v in view.own if units[number[v]][M] or units[number[v]][S]]
            return (TOKEN, manned[0]) if manned else (-1.0, view.quiet)
        case "child":
            return CHILD, view.quiet
        case "youth":
            return YOUTH, view.quiet
        case _:
            return -1.0, view.quiet


@remembered
def send(view: View, kind: int) -> tuple[float, str, str]:
    """The best move of one unit by Man or Young Man."""
    g, more, best = view.g, one(FIGHTERS[kind]), (-1.0, "", "")
    for source in unit_sources(g, view.seat, kind):
        leaving = view.gain(source, more, -1)
        for village in unit_destinations(g, source, kind):
            value = view.gain(village, more) + leaving
            if kind == S and is_foreign(g, source, village, view.seat):
                value += FREE_CARD * future(g)
            best = max(best, (value, source, village))
    return best


def young_man(view: View) -> float:
    """RB-9.8: a card on top of the deck comes only with a moudjahidine who goes."""
    sent = send(view, M)[0]
    if view.g.facts.rules.young_man_topdeck_requires_move:
        return sent + TOP if sent > 0 else -1.0
    return max(0.0, sent) + TOP


@remembered
def figure_move(view: View, name: str) -> tuple[float, str]:
    """Where a leader's figure does most."""
    g = view.g
    villages = villages_for_figure(g, name)
    if not villages:
        return -1.0, ""
    unit = g.facts.rolls_as[name]
    value, village = view.best(villages, unit)
    here = g.figure_at[g.facts.figures.index(name)]
    if here in g.facts.number:
        value += view.gain(here, one(unit), -1)
    token = name == FATMA and g.facts.rules.fatma_token == "figure"
    return value + (TOKEN if token else 0.0), village


def copied(view: View) -> tuple[float, str]:
    """What Tayeb does best as another card; he is worth something for buying, too."""
    cards = [c for c in cards_to_copy(view.g, view.seat) if c in PLAYED]
    return max(((PLAYED[c](view) - COPY, c) for c in cards), default=(-1.0, ""))


PLAYED: dict[str, Callable[[View], float]] = {
    "tayeb": lambda view: copied(view)[0],
    "olive_orchard": lambda view: TWO_CARDS,
    "defenses": lambda view: CYCLE,
    "man": lambda view: send(view, S)[0],
    "young_man": young_man,
    "fatma": lambda view: figure_move(view, "fatma")[0],
    "oussaid": lambda view: figure_move(view, "oussaid")[0],
    "oulmokhtar": lambda view: figure_move(view, "oulmokhtar")[0],
    "homme_a_la_mule": lambda view: LOOK,
}


# -------------------------------------------------------------------------------------- mobilize
def mobilized(view: View, source: str, village: str) -> float:
    """The best move of one or more units, moudjahidine first."""
    fighters, shooters, _ = view.g.units[view.g.facts.number[source]]
    parties = [(n, 0, 0) for n in range(1, fighters + 1)]
    parties += [(fighters, n, 0) for n in range(1, shooters + 1)]
    return max(view.move(source, village, party) for party in parties)


@remembered
def mobilize(view: View) -> tuple[float, str]:
    """The best of all these moves: worth, from."""
    g = view.g
    return max(
        (mobilized(view, source, village), source)
        for source in mobilize_sources(g, view.seat)
        for village in other_villages(g, source)
    )
