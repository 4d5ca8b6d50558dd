"""Units, resources and cards in words: the same above a question, beside it, on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import BERBERS, DEFENSES, FIGHTERS, RESOURCES, Facts
from zareba.games.burnoose.rules.battle_asks import LOSSES
from zareba.games.burnoose.rules.state import State, figures_in, is_solo


# ------------------------------------------------------------------------------ units and goods
def troops(words: Speaker, names: Sequence[str], numbers: Iterable[int]) -> str:
    """2 carabiniers, 1 sapper."""
    named = zip(names, numbers, strict=True)
    return ", ".join(words.counted("unit", unit, n) for unit, n in named if n)


def army_units(words: Speaker, units: Sequence[int]) -> str:
    return troops(words, LOSSES, units) or words.text("board-none")


def goods(words: Speaker, pool: Iterable[int]) -> str:
    """3 influence, 1 food; nothing."""
    named = zip(RESOURCES, pool, strict=True)
    found = [words.text(f"count-{kind}", n=n) for kind, n in named if n]
    return ", ".join(found) or words.text("count-nothing")


def gives(words: Speaker, pool: Sequence[int]) -> str:
    """RB-7.1: what a card is worth when buying."""
    if not any(pool):
        return words.text("text-gives-nothing")
    return words.text("text-gives", goods=goods(words, pool))


def people(g: State, words: Speaker, village: str) -> str:
    """Who defends a village, with its defenses."""
    number = g.facts.number[village]
    found = [troops(words, BERBERS, g.units[number])] if any(g.units[number]) else []
    found += [words.name("card", figure) for figure in figures_in(g, village)]
    found = found or [words.text("board-empty")]
    if g.defenses[number]:
        found.append(words.text("board-defenses", n=g.defenses[number]))
    return ", ".join(found)


# ----------------------------------------------------------------------------------------- cards
def french_cards(words: Speaker, cards: Sequence[str]) -> str:
    """Automata cards one after the other; each is a list itself."""
    return words.text("text-semicolon").join(words.name("automata", card) for card in cards)


def played(facts: Facts, words: Speaker, card: str, solo: bool) -> str:
    """RB-9 to RB-11: what playing a card does under the options of this table; "" for nothing."""
    if card in facts.playable or card in (*FIGHTERS, "tayeb"):
        return words.text(f"played-{card}", solo="yes" if solo else "no")
    return ""


def placed(facts: Facts, words: Speaker, card: str, women: int) -> str:
    """RB-5.5: its placement bonus; with *women* left for the Woman (RB-9.7)."""
    return words.text(f"placed-{card}", n=women) if card in facts.bonus else ""


def abilities(g: State, words: Speaker, card: str) -> Iterator[str]:
    """Everything a card does, in the order one meets it."""
    if play := played(g.facts, words, card, is_solo(g)):
        yield words.text("does-played", what=play)
    if place := placed(g.facts, words, card, g.moudjahidate):
        yield words.text("does-placed", what=place)
    if words.has(f"passive-{card}"):
        yield words.text(f"passive-{card}")


def gives_and_does(g: State, words: Speaker, card: str) -> str:
    """RB-7.1: what it gives when buying, and what it does."""
    given = gives(words, g.facts.resources[card])
    return words.text("text-semicolon").join([given, *abilities(g, words, card)])


def price_of(g: State, words: Speaker, card: str) -> str:
    """RB-7.2: what a card of the display costs, gives and does, and how many are left."""
    stack = g.facts.stack[card]
    price = words.text("text-costs", goods=goods(words, g.facts.costs[stack]))
    left = words.text("hint-stack", n=g.stacks[stack])
    comes = [words.text(f"bought-{card}")] if card in (*FIGHTERS, DEFENSES) else []
    return words.text("text-semicolon").join([price, *comes, gives_and_does(g, words, card), left])


def starting_cards(facts: Facts, words: Speaker, leader: str) -> str:
    """RB-11, RB-19.3: the cards a leader starts with at this table."""
    cards = facts.leader_cards[leader] if facts.leader_items else ()
    if not cards:
        return words.text("starts-with-nothing")
    return words.text("starts-with", cards=words.listed("card", cards))
