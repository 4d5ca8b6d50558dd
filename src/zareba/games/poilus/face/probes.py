"""Derived values that conformance cases ask for by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zareba.games.poilus.facts.tables import PLACES
from zareba.games.poilus.rules.limits import fails
from zareba.games.poilus.rules.morale import morale_drop
from zareba.games.poilus.rules.state import State, active_threats, cards_in_hands, marks


def size(g: State, pile: str, place: str = "") -> int:
    """The number of cards or tiles in a pile, a hand, ..."""
    cards = getattr(g, pile)
    return len(cards[PLACES.index(place)] if place else cards)


def printed(g: State, kind: str, threat: str = "") -> int:
    """LP-1.1 to LP-1.3: counts over all trial cards of the game."""
    facts = g.facts
    chosen: dict[str, Callable[[str], object]] = {
        "cards": lambda c: True,
        "threat_cards": lambda c: c in facts.threat_cards,
        "traps": lambda c: c in facts.trap_cards,
        "hard_knocks": lambda c: c in facts.knocks and facts.knocks[c].hard_knock,
        "showing": lambda c: c in facts.threat_cards and facts.symbols[c] & facts.fields[threat],
        "card": lambda c: c == threat,
    }
    return sum(bool(chosen[kind](card)) for card in facts.deck[g.variant])


def all_marks(g: State) -> int:
    """LP-1.3: the marks on all hard knocks of the deck."""
    return sum(g.facts.weight.get(card, 0) for card in g.facts.deck[g.variant])


def tiles_in_game(g: State, tile: str) -> int:
    """LP-2.3: how many tiles of a kind there are."""
    return g.facts.tiles[len(g.soldier)].count(tile)


def missions_of(g: State, difficulty: str) -> int:
    """LP-11.3: cards of a class in the mission deck, those just drawn included."""
    missions = g.facts.missions
    drawn = [m for things in g.looking_at for m in things if m in missions]
    return sum(missions[m].difficulty == difficulty for m in (*g.mission_deck, *drawn))


def marks_at(g: State, place: str) -> int:
    return marks(g, PLACES.index(place))


PROBES: dict[str, Callable[..., Any]] = {
    "active": active_threats,
    "all_marks": all_marks,
    "cards_in_hands": cards_in_hands,
    "fails": fails,
    "marks": marks_at,
    "missions_of": missions_of,
    "morale_drop": morale_drop,
    "printed": printed,
    "size": size,
    "tiles_in_game": tiles_in_game,
}
