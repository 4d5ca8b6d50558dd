"""Derived values by name, for conformance cases and tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zareba.games.burnoose.facts.tables import FRENCH
from zareba.games.burnoose.rules.limits import lands_reaching, may_retreat
from zareba.games.burnoose.rules.state import State, cubes_left, own_villages, strength

PROBES: dict[str, Callable[..., Any]] = {
    "villages": lambda g, seat: own_villages(g, int(seat)),
    "reaches": lambda g, army: lands_reaching(g, int(army)),
    "strength": lambda g, army: strength(g, int(army)),
    "cubes": lambda g, kind: cubes_left(g, FRENCH.index(kind)),
    "hits": lambda g, unit: list(g.facts.hits[unit][1:]),
    "may_retreat": may_retreat,
    "removed": lambda g, card: g.removed.count(card),
}


def automata_turns(g: State) -> int:
    """Cards the French can still turn."""
    return len(g.french_deck) + len(g.row)


PROBES["automata_turns"] = automata_turns
