"""What a seat cannot know of the other army is replaced by what it might be (KP-37)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import msgspec

from zareba.engine import PEOPLED, draw
from zareba.games.kriegspfad.armies import Army, Catalogue, random_army, random_unit
from zareba.games.kriegspfad.facts.catalogue import scout_weapons

from .companies import (
    COMING,
    LATE,
    MARCH,
    army_of,
    companies,
    muster,
    with_status,
)
from .lairs import lurking, price_of
from .placing import ALONE
from .state import AMBUSH, CHIEF, FIGHTING, State
from .structures import READY, Company

_IMAGINED = 4  # different armies a bot may imagine for one list and size


def redeal(g: State, seat: int) -> None:
    """KP-37.1, KP-37.4: what a seat cannot know is replaced by what it might be.

    Public are the order of march, the number of late units, and by the points of the army how much
    of it has never been seen.
    """
    other = 1 - seat
    if not g.armies[other]:
        return
    army = _imagined(g, other, draw(g, _IMAGINED))
    g.armies[other] = msgspec.json.encode(army.to_json()).decode()
    if is_peopled(g):
        g.reserve[other] = tuple((_off_table if g.round else _to_deploy)(g, army, other))
        return
    late = g.to_arrive[other]
    if g.round and not late:
        g.reserve[other] = ()
        return
    found = _fighting(g, army, other)
    found = [c.waits(LATE if number < late else READY) for number, c in enumerate(found)]
    there = sum(g.side[u] == other and g.role[u] == FIGHTING for u in range(len(g.side)))
    left = late if g.round else max(late, len(found) - there)
    g.reserve[other] = tuple(found[:left])


def is_peopled(g: State) -> bool:
    """In what-ifs of old records nobody was imagined in ambush or in the column."""
    return g.dealing in (None, PEOPLED)


def _off_table(g: State, army: Army, seat: int) -> list[Company]:
    """KP-37.2: in the battle the column still to come, late units, and who may lie in ambush."""
    if g.scenario == AMBUSH and seat == g.attacker:
        return _column(g, seat) if g.march else []
    found, late = _fighting(g, army, seat), g.to_arrive[seat]
    waiting = _late(found, late) if late else _late_alone(g, army, seat)
    unseen = _unseen(g, seat) - sum(price_of(company) for company in waiting)
    return [*waiting, *lurking(g, seat, found[late:] or found, unseen)]


def _to_deploy(g: State, army: Army, seat: int) -> list[Company]:
    """Before the battle: late units, and as many others as the points never seen are worth."""
    found, late = _fighting(g, army, seat), g.to_arrive[seat]
    waiting = _late(found, late)
    unseen = _unseen(g, seat) - sum(price_of(company) for company in waiting)
    for company in found[late:]:
        if price_of(company) <= unseen:
            unseen -= price_of(company)
            waiting.append(company.waits(READY))
    return waiting


def _late(found: Sequence[Company], number: int) -> list[Company]:
    return [found[i % len(found)].waits(LATE) for i in range(number)]


def _late_alone(g: State, army: Army, seat: int) -> list[Company]:
    """KP-16.14, KP-37.3: who waits without a unit throws a die, and the dice are counted by all."""
    dice = sum(c.status == LATE and c.role in ALONE for c in companies(g, seat))
    alone = [c for c in muster(g.facts, army, False, seat) if c.role in ALONE]
    return _late(alone or _fighting(g, army, seat), dice)


def _unseen(g: State, seat: int) -> int:
    """Points of an army that never stood on the table."""
    prices = zip(g.price, g.unit, strict=True)
    return g.points[seat] - sum(price for price, u in prices if g.side[u] == seat)


def _column(g: State, seat: int) -> list[Company]:
    """KP-16.6, KP-16.7: as many elements as must still come, shared among the order of march."""
    found = _marching(g, seat, draw(g, _IMAGINED))
    seen = sum(g.size[u] for u in range(len(g.side)) if g.side[u] == seat and _counts(g.role[u]))
    units = [i for i, company in enumerate(found) if company.role == FIGHTING]
    left = max(len(units), g.start_elements[seat] - seen)
    for n, i in enumerate(units):
        crew = found[i].crew[:1] * ((left + n) // len(units))
        found[i] = msgspec.structs.replace(found[i], crew=crew)
    return found


def _counts(role: str) -> bool:
    """KP-16.7: wagons, scout and prophet are no fighting elements."""
    return role in (FIGHTING, CHIEF)


def _imagined(g: State, seat: int, seed: int) -> Army:
    """One that spends its points on troops, or everybody would think the enemy the weaker one."""
    return _random_army(
        g.facts.catalogue, g.lists[seat], g.year, g.points[seat], g.tribes[seat], seed,
        is_peopled(g),
    )  # fmt: skip


@functools.lru_cache(maxsize=1024)
def _random_army(
    found: Catalogue, list_id: str, year: int, points: int, tribe: str, seed: int, spend: bool
) -> Army:
    return random_army(
        found, list_id, year, points, tribe, seed=seed, spend=spend, train=not spend,
        scout=not spend,
    )  # fmt: skip


def _fighting(g: State, army: Army, seat: int) -> list[Company]:
    return [c for c in muster(g.facts, army, False, seat) if c.role == FIGHTING]


# ------------------------------------------------------------- whom the other side is asked about
def one_is_ready(g: State, seat: int) -> None:
    """KP-16.5: who places a company has one."""
    if not with_status(g, seat, READY):
        g.reserve[seat] = (*g.reserve[seat], _fighting(g, army_of(g, seat), seat)[0])


def one_comes(g: State, seat: int, number: int, has_room: Callable[[Company], object]) -> None:
    """KP-17.3: the company of this number has thrown its die and finds a place."""
    found, fighting = companies(g, seat), _fighting(g, army_of(g, seat), seat)
    coming = [c.comes(COMING) for c in fighting]
    found += fighting[:1] * (number - len(found))
    found.insert(number, _with_room(coming, has_room))
    g.reserve[seat] = tuple(found)


def march_on(g: State, seat: int, number: int, has_room: Callable[[Company], object]) -> None:
    """KP-16.6: the order of march is public; the company of this number is the next of it."""
    first, *others = _column(g, seat) if is_peopled(g) else _marching(g, seat)
    found = [first.waits(READY)] * number  # whoever was before it is gone
    g.reserve[seat] = (*found, _with_room([first], has_room), *others)


def _with_room(found: Sequence[Company], has_room: Callable[[Company], object]) -> Company:
    """The first that finds a place, or a part of it: one element stands where more have stood."""
    parts = [msgspec.structs.replace(company, crew=company.crew[:1]) for company in found]
    return next((company for company in (*found, *parts) if has_room(company)), parts[0])


def _marching(g: State, seat: int, seed: int = 0) -> list[Company]:
    """Companies of the entries in the order of march."""
    catalogue, tribe = g.facts.catalogue, g.tribes[seat]
    army_list = catalogue.lists[g.lists[seat]]
    units = [entry for entry in g.march if army_list.find_entry(entry)]
    army = Army(
        list=g.lists[seat],
        year=g.year,
        tribe=tribe,
        scout=scout_weapons(catalogue, army_list, tribe, g.year)[0],
        wagons=1,
        units=tuple(
            random_unit(catalogue, army_list, g.year, tribe, entry, seed) for entry in units
        ),
    )
    left = muster(g.facts, army, True, seat)
    return [left.pop([c.entry for c in left].index(entry)).waits(MARCH) for entry in g.march]
