"""Hidden units that show themselves to shoot: placed in step A, they declare in it (KP-17.17).

An order is ``("spring", number, *shots)``: the number of a hidden company, and for its elements,
counted from nought, weapon and target.  Nobody but its owner sees them placed before both sides
have declared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zareba.games.kriegspfad.field.companies import HIDDEN, companies, place_company, with_status
from zareba.games.kriegspfad.field.placing import may_hide
from zareba.games.kriegspfad.field.state import AMBUSH, REMOVED, State
from zareba.games.kriegspfad.field.troops import elements_of

SPRING = "spring"
Order = tuple[Any, ...]
Shot = tuple[int, str, int]  # element, weapon, target


def may_spring(g: State, seat: int) -> list[int]:
    """Numbers of the hidden companies of a side."""
    return with_status(g, seat, HIDDEN)


def could_spring(g: State, seat: int) -> bool:
    """KP-11.3, KP-16.8, KP-16.6: whether an enemy must reckon with hidden units of a side.

    From what everybody knows: scenario and stratagem.  No attacker hides.
    """
    if seat == g.attacker:
        return False
    return g.scenario == AMBUSH or may_hide(g, seat) > 0


def springing(orders: Iterable[Order]) -> list[int]:
    return [order[1] for order in orders if order[0] == SPRING]


def uncovered(g: State, seat: int, numbers: Iterable[int]) -> tuple[State, dict[int, int]]:
    """The table as the owner imagines it with these companies placed, and their units."""
    rising = sorted(set(numbers) & {*may_spring(g, seat)}, reverse=True)
    if not rising:
        return g, {}
    table, found = g.clone(), companies(g, seat)
    return table, {number: place_company(table, seat, found[number]) for number in rising}


def unpacked(table: State, units: dict[int, int], orders: Iterable[Order]) -> list[Shot]:
    """Every shot by its element on such a table; -1: an element there is not."""
    shots: list[Shot] = []
    for order in orders:
        if order[0] != SPRING:
            shots.append((order[0], order[1], order[2]))
            continue
        u = units.get(order[1], -1)
        for place, weapon, target in order[2:]:
            there = u >= 0 and 0 <= place < table.size[u]
            shots.append((table.first[u] + place if there else -1, weapon, target))
    return shots


def packed(g: State, table: State, units: dict[int, int], shots: Iterable[Shot]) -> Order:
    """The reverse: orders that say the same before anybody is placed."""
    orders: list[Order] = []
    of_unit: dict[int, list[Shot]] = {u: [] for u in units.values()}
    for e, weapon, target in shots:
        if e < len(g.unit):
            orders.append((e, weapon, target))
        else:
            u = table.unit[e]
            of_unit[u].append((e - table.first[u], weapon, target))
    orders += [(SPRING, n, *sorted(of_unit[u], key=str)) for n, u in units.items()]
    return tuple(sorted(orders, key=str))


def as_declared(g: State, seat: int) -> State:
    """KP-22.18: the table a side declared on, before the enemy sprang up."""
    table = g.clone()
    for u in g.surprised:
        if g.side[u] != seat:
            for e in elements_of(g, u):
                table.place[e] = REMOVED
    return table
