"""Where the armies go from here: the rules of the march taken ahead (RB-13, RB-14.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zareba.games.burnoose.rules.automata import DOUBLE_MOVE, NO_MOVE
from zareba.games.burnoose.rules.march import STAY, advance, choose_step
from zareba.games.burnoose.rules.state import DEPLOYED, OPEN, UNDEPLOYED, State

SYMBOLS = ("circle", "triangle")
SIGHT = 12  # steps of a way that are shown at most; every village of the map is nearer


def ways(g: State, army: int) -> dict[str, Any] | None:
    """RB-13: by symbol, step by step to the village it comes to; None while its start is hidden."""
    if g.army_state[army] == UNDEPLOYED:
        return None
    return {symbol: _way(_beginning(g, army), army, symbol) for symbol in SYMBOLS}


def comes_to(g: State, army: int) -> dict[str, int]:
    """RB-13, RB-14.5: villages an army on the map may come to next, with the cards it takes.

    RB-18.4: face-up cards are known; whatever symbols the others bear.  Chance, defenses and the
    texts of cards that nobody sees may still change it.
    """
    if g.army_state[army] != DEPLOYED:
        return {}
    found: dict[str, int] = {}
    front = [_beginning(g, army)]
    for cards, symbols in _moves(g):
        ahead: dict[tuple[str, str], State] = {}
        for here in front:
            for symbol in symbols:
                there = here.clone()
                node = choose_step(there, army, symbol)
                if node == STAY:
                    continue
                if _is_open(there, node):
                    found.setdefault(node, cards)
                    continue
                advance(there, army, node, "RB-13.1")
                ahead[node, there.came_from[army]] = there
        front = list(ahead.values())
    return found


def _moves(g: State) -> Iterator[tuple[int, Sequence[str]]]:
    """RB-12.10, RB-18.4: for each move to come the cards until then, and its possible symbols."""
    for number, name in enumerate(g.row, start=1):
        card = g.facts.french_cards[name]
        for _ in range(0 if card.effect == NO_MOVE else 2 if card.effect == DOUBLE_MOVE else 1):
            yield number, (card.symbol,)
    for number in range(len(g.row) + 1, len(g.row) + 1 + SIGHT):
        yield number, SYMBOLS


def _beginning(g: State, army: int) -> State:
    """A table of its own to march on; who is not on the map starts where his token says."""
    g = g.clone()
    g.tell = None
    if g.army_state[army] != DEPLOYED:
        g.at[army], g.came_from[army] = g.start[army], ""
    return g


def _is_open(g: State, node: str) -> bool:
    return node in g.facts.number and g.status[g.facts.number[node]] == OPEN


def _way(g: State, army: int, symbol: str) -> dict[str, Any]:
    """If all cards to come bore this symbol; chance and defenses may still stop the army."""
    steps = [g.at[army]]
    while len(steps) <= SIGHT:
        node = choose_step(g, army, symbol)
        if node == STAY:
            break
        steps.append(node)
        if _is_open(g, node):
            return {"steps": steps, "village": node}
        advance(g, army, node, "RB-13.1")
    return {"steps": steps, "village": ""}
