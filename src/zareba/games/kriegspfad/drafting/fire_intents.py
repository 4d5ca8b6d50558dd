"""Intents of shooting: whole units at whole units, by the priority of targets (D-33, D-34)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Intent
from zareba.games.kriegspfad.battle.arson import fire_places
from zareba.games.kriegspfad.battle.bombard import bombardments, part_of, target_code
from zareba.games.kriegspfad.battle.fire import (
    ARSON,
    Aim,
    marks_of,
    modifiers_of,
    shooters,
)
from zareba.games.kriegspfad.battle.springing import (
    SPRING,
    Order,
    may_spring,
    packed,
    springing,
    uncovered,
    unpacked,
)
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import elements_of

from .maneuvers import Number, Wish, read

AimsOf = Callable[[int], list[Aim]]


class Volley(Wish, frozen=True, kw_only=True):
    """Every element of a unit that may shoot at a unit of the enemy does."""

    unit: Number
    enemy: Number


class OneShot(Wish, frozen=True, kw_only=True):
    """KP-22: an element shoots at an element of the enemy."""

    element: Number
    target: Number
    weapon: str = ""  # nothing: its best


class Hold(Wish, frozen=True, kw_only=True):
    """A unit does not shoot."""

    unit: Number


class All(Wish, frozen=True):
    """Everybody shoots at his best target."""


class Nobody(Wish, frozen=True):
    """Nobody shoots."""


class Wall(Wish, frozen=True, kw_only=True):
    """KP-22.20: an element aims at a wall (0 to 3) or the roof (4) of a building."""

    element: Number
    house: Number
    part: Number


class Burn(Wish, frozen=True, kw_only=True):
    """KP-23.1: an element sets fire to a piece of terrain."""

    element: Number
    piece: Number


class Spring(Wish, frozen=True, kw_only=True):
    """A hidden unit shows itself and shoots, at its best targets or at one enemy unit."""

    number: Number
    enemy: Number | None = None


KINDS: dict[str, type[Wish]] = {
    "volley": Volley, "shot": OneShot, "hold": Hold, "all": All, "none": Nobody, "burn": Burn,
    "wall": Wall,
    "spring": Spring,
}  # fmt: skip


def best(g: State, aims: list[Aim]) -> Aim | None:
    """The aim with the best sum; then the nearest."""
    return max(
        aims,
        key=lambda a: (sum(v for _, v in modifiers_of(g, a)), -a.shot.range, -a.target),
        default=None,
    )


def ordered(g: State, seat: int, draft: Any, intent: Intent, aims_of: AimsOf) -> Any:
    """The orders an intent makes of a draft."""
    _, wish = read(intent, KINDS)
    orders = {(o[0], o[1]) if o[0] == SPRING else o[0]: o for o in draft}
    match wish:
        case Nobody():
            return ()
        case Hold():
            orders = {
                k: o for k, o in orders.items() if o[0] == SPRING or g.unit[o[0]] != wish.unit
            }
        case All() | Volley():
            orders |= {e: (e, aim.arm, aim.target) for e, aim in volley(g, seat, wish, aims_of)}
        case OneShot() | Wall():
            weapon, target = one_shot(g, wish, aims_of)
            orders[wish.element] = (wish.element, weapon, target)
        case Burn():
            orders[wish.element] = (wish.element, ARSON, wish.piece)
        case Spring():
            before = orders.pop((SPRING, wish.number), None)
            if before is None or wish.enemy is not None:
                return sprung(g, seat, tuple(orders.values()), wish)
    return tuple(orders.values())


def volley(g: State, seat: int, wish: All | Volley, aims_of: AimsOf) -> Iterator[tuple[int, Aim]]:
    """Everybody, or one unit at another: the best aim of each element."""
    for e in shooters(g, seat):
        found = aims_of(e)
        if isinstance(wish, Volley):
            found = [a for a in found if (g.unit[e], g.unit[a.target]) == (wish.unit, wish.enemy)]
        if aim := best(g, found):
            yield e, aim


def one_shot(g: State, wish: OneShot | Wall, aims_of: AimsOf) -> tuple[str, int]:
    """Weapon and target of one element, legal or not: the best of its weapons if none is named."""
    if isinstance(wish, Wall):
        code = target_code(wish.house, wish.part)
        walls = [a for a in bombardments(g, marks_of(g), wish.element) if a.target == code]
        return walls[0].arm if walls else "", code
    found = [a for a in aims_of(wish.element) if a.target == wish.target]
    aim = best(g, [a for a in found if wish.weapon in ("", a.arm)])
    return aim.arm if aim else wish.weapon, wish.target


def sprung(g: State, seat: int, orders: Order, wish: Spring) -> Order:
    """KP-17.17: the unit shoots at once; shots of others that it masks are taken back."""
    if wish.number not in may_spring(g, seat):
        return (*orders, (SPRING, wish.number))
    table, units = uncovered(g, seat, [*springing(orders), wish.number])
    marks = marks_of(table)
    shots = [
        (e, weapon, target)
        for e, weapon, target in unpacked(table, units, orders)
        if weapon == ARSON
        or target < 0
        or any(a.arm == weapon and a.target == target for a in marks.of(e))
    ]
    for e in elements_of(table, units[wish.number]):
        found = [a for a in marks.of(e) if wish.enemy in (None, table.unit[a.target])]
        if aim := best(table, found):
            shots.append((e, aim.arm, aim.target))
    return packed(g, table, units, shots)


def springs_offered(g: State, seat: int) -> list[Intent]:
    """Every hidden unit; at whom, where it has the choice."""
    found: list[Intent] = []
    for number in may_spring(g, seat):
        found.append({"spring": {"number": number}})
        table, units = uncovered(g, seat, [number])
        marks = marks_of(table)
        aims = [aim for e in elements_of(table, units[number]) for aim in marks.of(e)]
        foes = dict.fromkeys(table.unit[aim.target] for aim in aims)
        if len(foes) > 1:
            found += [{"spring": {"number": number, "enemy": v}} for v in foes]
    return found


def walls_offered(g: State, seat: int) -> list[Intent]:
    """One button for every element and every wall or roof it may aim at."""
    if not g.houses:
        return []
    marks = marks_of(g)
    aims = [aim for e in shooters(g, seat) for aim in bombardments(g, marks, e)]
    parts = [(aim.element, *part_of(aim.target)) for aim in aims]
    return [{"wall": {"element": e, "house": h, "part": part}} for e, h, part in parts]


def offered(g: State, seat: int, second: bool, aims_of: AimsOf) -> list[Intent]:
    """All at once, every unit at every enemy it may shoot at, torches, ambushers, nobody."""
    pairs = {(g.unit[e], g.unit[aim.target]): None for e in shooters(g, seat) for aim in aims_of(e)}
    found: list[Intent] = [{"all": {}}] if pairs else []
    found += [{"volley": {"unit": u, "enemy": v}} for u, v in pairs]
    if not second:
        torches = {(g.unit[e], p): e for e in shooters(g, seat) for p in fire_places(g, e)}
        found += [{"burn": {"element": e, "piece": p}} for (_, p), e in torches.items()]
        found += walls_offered(g, seat)
        found += springs_offered(g, seat)
    return [*found, {"none": {}}]
