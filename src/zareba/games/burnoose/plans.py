"""What a turn is worth to a sensible Berber: purchases, cards, moves, ambushes.  Not rules.

Every action is worth the danger it takes away (`danger`) and costs what the card could have bought.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .asks import AMBUSH, DONE, END, MOBILIZE, PLACE, PLAY
from .danger import REGROUPED, WORTH, Threat, danger, fortified, gain, held, lost, threats
from .limits import (
    ambush_payments,
    ambush_sources,
    ambush_targets,
    cards_to_copy,
    cards_to_play,
    mobilize_sources,
    resources_in_hand,
    unit_destinations,
    unit_sources,
    villages_for_figure,
    villages_to_fortify,
)
from .state import State, figures_in, is_foreign, other_villages, own_villages, strength
from .tables import DEFENSES, FIGHTERS, WEAPONS, M, S

# What a card is worth in the deck, in villages saved over a whole game.
CARD = {
    "moudjahidine": 0.2, "sharpshooter": 0.2, "weapons": 0.1, "defenses": 0.06,
    "olive_orchard": 0.08, "fig_orchard": 0.05, "tools": 0.02, "market": 0.01,
}  # fmt: skip
WOMAN = 0.15  # a moudjahidate never comes too early
UNIT_STACK = 99
TOKEN = 0.05
COPY = 0.03  # what Tayeb would be worth for buying
FREE_CARD = 0.1
ENOUGH = {"weapons": 3, "fig_orchard": 2, "olive_orchard": 2, "tools": 1, "market": 1}
HITS = {"moudjahidine": 0.5, "sharpshooter": 0.67, "moudjahidate": 0.5}


class View:
    """The dangers as they stand, measured once for a decision."""

    def __init__(self, g: State, seat: int) -> None:
        self.g, self.seat = g, seat
        self.threats: list[Threat] = threats(g)
        self.held = held(g)
        self.goods: list[tuple[str, tuple[int, ...], float]] = []  # see shopping()

    def gain(self, village: str, worth: float) -> float:
        return gain(self.threats, self.held, self.g.facts.number[village], worth)

    def move(self, source: str, village: str, worth: float) -> float:
        """What moving defenders changes; losses count as much as gains."""
        return self.gain(village, worth) + self.gain(source, -worth)

    def fortified(self, village: str) -> float:
        return fortified(self.threats, self.held, self.g.facts.number[village])

    def quiet(self, villages: list[str]) -> str:
        """The village that is threatened least."""
        number = self.g.facts.number
        return min(
            villages,
            key=lambda v: sum(t.weight for t in self.threats if t.village == number[v]),
        )

    def best(self, villages: list[str], worth: float) -> tuple[float, str]:
        """The village where defenders help most."""
        return max(((self.gain(v, worth), v) for v in villages), key=lambda x: x[0])


# ---------------------------------------------------------------------------------------- buying
def future(g: State) -> float:
    """How much of the game is still to come, 0 to 1."""
    return (len(g.french_deck) + len(g.row)) / len(g.facts.french_cards)


def wish(view: View, card: str) -> float:
    """What buying a card is worth now."""
    g, seat = view.g, view.seat
    owned, fighters = count_cards(g, seat, (card,)), count_cards(g, seat, FIGHTERS)
    worth = CARD[card] * future(g)
    if owned >= ENOUGH.get(card, UNIT_STACK) or (card == WEAPONS and owned > fighters / 2):
        worth *= 0.2
    villages = own_villages(g, seat)
    if card in FIGHTERS:
        worth += view.best(villages, WORTH[card])[0]
    elif card == DEFENSES:
        worth += max((view.fortified(v) for v in villages_to_fortify(g, seat)), default=0.0)
    return worth


def count_cards(g: State, seat: int, cards: tuple[str, ...]) -> int:
    """How many of these cards go round in a player's deck."""
    piles = (g.deck[seat], g.hand[seat], g.discard[seat])
    return sum(pile.count(card) for pile in piles for card in cards)


def shopping(view: View) -> list[tuple[str, tuple[int, ...], float]]:
    """Cards on display with price and worth."""
    g = view.g
    if not view.goods:
        view.goods = [
            (card, g.facts.costs[i], wish(view, card))
            for i, card in enumerate(g.facts.display)
            if g.stacks[i]
        ]
    return view.goods


def can_pay(purse: list[int], cost: tuple[int, ...], market: bool) -> bool:
    influence, strength, food, tools, weapons = purse
    i, s, f, t, w = cost
    if i > influence or s > strength or f + t + w > food + tools + weapons:
        return False
    return market or (f <= food and t <= tools and w <= weapons)


def best_purchase(view: View, purse: list[int]) -> tuple[float, str]:
    """The most that can be bought with up to two cards, and the first of them."""
    market, found = view.g.market, (0.0, DONE)
    goods = [x for x in shopping(view) if can_pay(purse, x[1], market)]
    for i, (card, cost, worth) in enumerate(goods):
        best = worth
        rest = [p - c for p, c in zip(purse, cost, strict=True)]
        for _, price, more in goods[i:]:
            if best < worth + more and can_pay(rest, price, market):
                best = worth + more
        if best > found[0]:
            found = best, card
    return found


# --------------------------------------------------------------------------------------- actions
Plan = tuple[float, str, str]  # worth, action, card


def plans(view: View) -> list[Plan]:
    """Everything worth doing with an action, each with what it is worth."""
    g, seat = view.g, view.seat
    purse = resources_in_hand(g, seat)
    full = best_purchase(view, purse)[0]
    found: list[Plan] = [(0.004, END, "")]
    play = cards_to_play(g, seat)
    for card in dict.fromkeys(g.hand[seat]):
        plan: Plan = (placed(view, card)[0], PLACE, card)
        if card in play and card in PLAYED:
            plan = max(plan, (PLAYED[card](view), PLAY, card))
        if plan[0] > 0:
            rest = [p - r for p, r in zip(purse, g.facts.resources[card], strict=True)]
            price = full - best_purchase(view, rest)[0]
            found.append((plan[0] - price, plan[1], plan[2]))
    if mobilize_sources(g, seat):
        found.append((mobilize(view)[0], MOBILIZE, ""))
    if ambush_payments(g, seat):
        worth = max((x[0] for x in ambushes(view)), default=-1.0)
        found.append((worth - 0.04, AMBUSH, ""))
    return found


def placed(view: View, card: str) -> tuple[float, str]:
    """The best village for a card, and what its bonus is worth."""
    g, villages = view.g, own_villages(view.g, view.seat)
    units, number = g.units, g.facts.number
    quiet = view.quiet(villages)
    match card:
        case "woman" if g.moudjahidate:
            worth, village = view.best(villages, WORTH["moudjahidate"])
            return worth + WOMAN * future(g), village
        case "young_woman":
            return TOKEN, quiet
        case "elderly_man":
            manned = [v for v in villages if units[number[v]][M] or units[number[v]][S]]
            return (TOKEN, manned[0]) if manned else (-1.0, quiet)
        case "child" | "youth":
            return (0.06 if card == "child" else 0.03), quiet
        case _:
            return -1.0, quiet


def olive(view: View) -> float:
    return 0.1


def send(view: View, kind: int) -> tuple[float, str, str]:
    """The best move of one unit by Man or Young Man."""
    g, worth, best = view.g, WORTH[FIGHTERS[kind]], (-1.0, "", "")
    for source in unit_sources(g, view.seat, kind):
        for village in unit_destinations(g, source, kind):
            value = view.move(source, village, worth)
            if kind == S and is_foreign(g, source, village, view.seat):
                value += FREE_CARD * future(g)
            best = max(best, (value, source, village))
    return best


def figure(name: str) -> Callable[[View], float]:
    def worth(view: View) -> float:
        return figure_move(view, name)[0]

    return worth


def figure_move(view: View, name: str) -> tuple[float, str]:
    """Where a leader's figure does most."""
    g = view.g
    villages = villages_for_figure(g, name)
    if not villages:
        return -1.0, ""
    worth = WORTH[g.facts.rolls_as[name]]
    value, village = view.best(villages, worth)
    here = g.figure_at[g.facts.figures.index(name)]
    if here in g.facts.number:
        value += view.gain(here, -worth)
    return value + (TOKEN if name == "fatma" else 0.0), village


def copied(view: View) -> tuple[float, str]:
    """What Tayeb does best as another card; he is worth something for buying, too."""
    cards = [c for c in cards_to_copy(view.g, view.seat) if c in PLAYED]
    return max(((PLAYED[c](view) - COPY, c) for c in cards), default=(-1.0, ""))


PLAYED: dict[str, Callable[[View], float]] = {
    "tayeb": lambda view: copied(view)[0],
    "olive_orchard": olive,
    "man": lambda view: send(view, S)[0],
    "young_man": lambda view: send(view, M)[0] + 0.01,
    "fatma": figure("fatma"),
    "oussaid": figure("oussaid"),
    "oulmokhtar": figure("oulmokhtar"),
    "homme_a_la_mule": lambda view: 0.07,
}


def mobilize(view: View) -> tuple[float, str, str, int]:
    """The best move of several units: worth, from, to, how many."""
    g, best = view.g, (-1.0, "", "", 0)
    for source in mobilize_sources(g, view.seat):
        units = g.units[g.facts.number[source]]
        for village in other_villages(g, source):
            for number in range(1, units[M] + units[S] + 1):
                best = max(best, (view.move(source, village, number), source, village, number))
    return best


# ---------------------------------------------------------------------------------------- ambush
def ambushes(view: View) -> list[tuple[float, int, str]]:
    """Every ambush with everybody of a village: worth, army, village."""
    g, before = view.g, danger(view.threats, view.held)
    return [
        (before - after_ambush(view, army, source), army, source)
        for army in ambush_targets(g, view.seat)
        for source in ambush_sources(g, view.seat, army)
    ]


def after_ambush(view: View, army: int, source: str) -> float:
    """The danger that is left after an average ambush."""
    g = view.g
    units = g.units[g.facts.number[source]]
    figures = [g.facts.rolls_as[f] for f in figures_in(g, source)]
    force = units[M] + units[S] + len(figures)
    hits = HITS["moudjahidine"] * units[M] + HITS["sharpshooter"] * units[S]
    hits = min(hits + sum(HITS[kind] for kind in figures), strength(g, army))
    left = strength(g, army) - hits
    losses = min(force, 0.45 * min(math.ceil(force / 2), left))
    beaten = lost((left - g.facts.retreat_at[army] - 0.3) * 1.2)  # chance that it must retreat
    share, eased = 1 - beaten + beaten * REGROUPED, 0.9 * hits * (1 - beaten / 2)
    later = [
        Threat(army, t.village, t.weight * share, t.need - eased, t.cost, t.near)
        if t.army == army
        else t
        for t in view.threats
    ]
    strengths = list(view.held)
    strengths[g.facts.number[source]] -= force
    homes = [g.facts.number[v] for v in own_villages(g, view.seat)]
    home = max(homes, key=lambda v: gain(later, strengths, v, force - losses))
    strengths[home] += force - losses
    return danger(later, strengths)
