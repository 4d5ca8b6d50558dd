"""A legal army for a list, a tribe, a year and a size, drawn by chance (KP-30)."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from zareba.games.kriegspfad.facts.catalogue import (
    Catalogue,
    available,
    entries,
    options,
    scout_weapons,
)
from zareba.games.kriegspfad.facts.schema import ArmyList, Entry

from .extras import ARTILLERY
from .muster import Army, Group, Separate, Unit, Works
from .points import army_price, emplaceable
from .validate import is_legal, is_mounted

Below = Callable[[int], int]  # one of n with equal chances, 0 to n - 1

_TRIES = 400  # armies begun until one is legal
_WISHES = 60  # changes tried on a legal army
_EXTRAS = 5  # of which so many are a commander, a scout and the like
_LAST_WISHES = 400  # tried while points are left
_SPENT = 95  # per cent of the points, with which an army is content


class NoArmy(ValueError):
    """The points do not suffice for any army of the list."""


def random_army(
    found: Catalogue,
    list_id: str,
    year: int,
    points: int,
    tribe: str = "",
    *,
    seed: int | Below = 0,
    scenario: str = "",
    role: str = "",
    enemy: str = "",
    stratagem: str = "",
    spend: bool = False,
    train: bool = True,
    scout: bool = True,
) -> Army:
    """Begin with the units a list demands, then add what chance wishes while it stays legal.

    One that shall *spend* goes on until hardly any points are left; one without a *train* buys no
    wagons that it does not need, one without *scout* none.
    """
    below = random.Random(seed).randrange if isinstance(seed, int) else seed
    maker = _Maker(found, found.lists[list_id], year, tribe, below, train, scout)
    blank = Army(
        list=list_id, year=year, tribe=tribe, points=points, stratagem=stratagem,
        scenario=scenario, role=role, enemy=enemy,
        disciplined=found.lists[list_id].disciplined == "mandatory",
    )  # fmt: skip
    for _ in range(_TRIES):
        army = msgspec.structs.replace(blank, units=maker.first_units(blank))
        if is_legal(found, army):
            adorned = maker.adorned(army)
            return maker.spent(adorned) if spend else adorned
    raise NoArmy(f"{list_id} {year} {tribe}: no legal army of {points} points was found")


def random_unit(
    found: Catalogue, army_list: ArmyList, year: int, tribe: str, entry_id: str, seed: int = 0
) -> Unit:
    """A small unit of an entry."""
    entry = army_list.find_entry(entry_id)
    assert entry is not None
    maker = _Maker(found, army_list, year, tribe, random.Random(seed).randrange, False)
    return maker.unit(entry, 2)


def varied_army(found: Catalogue, army: Army, seed: int) -> Army:
    """The same army with one unit less and other troops for its points, without wagons or scout."""
    below = random.Random(seed).randrange
    maker = _Maker(found, found.lists[army.list], army.year, army.tribe, below, False, False)
    gone = below(len(army.units))
    fewer = msgspec.structs.replace(army, units=army.units[:gone] + army.units[gone + 1 :])
    return maker.spent(fewer) if is_legal(found, fewer) else army


class _Maker:
    def __init__(
        self,
        found: Catalogue,
        army_list: ArmyList,
        year: int,
        tribe: str,
        below: Below,
        train: bool,
        scout: bool = True,
    ) -> None:
        self.found, self.list, self.year, self.tribe = found, army_list, year, tribe
        self.below, self.train, self.scouts = below, train, scout
        self.entries = entries(army_list, tribe, year)

    def pick(self, things: list[Entry]) -> Entry:
        return things[self.below(len(things))]

    def first_units(self, army: Army) -> tuple[Unit, ...]:
        """The compulsory units, and enough others to make an army."""
        chosen = [e for e in self.entries for _ in range(e.min_units)]
        for rule in self.list.constraint:
            if rule.kind == "unit_count" and available(rule.when, self.tribe, self.year):
                wanted = rule.factor * sum(e.id == rule.count_b for e in chosen)
                chosen += [e for e in self.entries if e.id == rule.count_a] * wanted
        guns = [e for e in self.entries if e.type == ARTILLERY]
        if (army.scenario, army.role) == ("siege", "attacker") and guns:
            chosen += [guns[0]] * self.found.defaults.siege_guns
        while len(chosen) < self.found.defaults.units_min:
            chosen.append(self.pick([e for e in self.entries if army.enemy not in e.not_against]))
        return tuple(self.unit(e, 2 + self.below(3)) for e in chosen)

    def unit(self, entry: Entry, size: int) -> Unit:
        """One unit armed alike, with the options it must have."""
        loadout = entry.loadouts[self.below(len(entry.loadouts))].id
        number = 1 if entry.type == ARTILLERY else size
        return Unit(entry.id, (Group(number, loadout),), self.with_bound(entry, ()))

    def with_bound(self, entry: Entry, opts: tuple[str, ...]) -> tuple[str, ...]:
        """Options and those that must come with them: first the horses, then what riders have."""
        must = [
            o
            for o in options(self.list, entry.id, self.tribe, self.year)
            if o.mandatory_when and available(o.mandatory_when, self.tribe, self.year)
        ]
        for option in sorted(must, key=lambda o: o.requires.mounted is not None):
            if option.id in opts:
                continue
            if option.requires.mounted in (None, is_mounted(self.list, entry, opts)):
                opts = (*opts, option.id)
        return opts

    def adorned(self, army: Army) -> Army:
        """Wishes that keep the army legal and within its points are granted."""
        wishes = (self.more_elements, self.new_unit, self.unit_option, self.element_option)
        for turn in range(_WISHES):
            wish = self.extra if turn < _EXTRAS else wishes[self.below(len(wishes))]
            army = self.granted(army, wish(army))
        return army

    def granted(self, army: Army, wished: Army) -> Army:
        """The army that was wished, if it is legal and within its points."""
        assert army.points is not None
        if wished is army or army_price(self.found, wished) > army.points:
            return army
        return wished if is_legal(self.found, wished) else army

    def spent(self, army: Army) -> Army:
        """More of everything until hardly any points are left."""
        wishes = (
            self.more_elements, self.more_elements, self.new_unit, self.better_arms,
            self.unit_option, self.element_option, self.extra,
        )  # fmt: skip
        assert army.points is not None
        for _ in range(_LAST_WISHES):
            price = army_price(self.found, army)
            if price * 100 >= army.points * _SPENT:
                break
            wished = self.granted(army, wishes[self.below(len(wishes))](army))
            if army_price(self.found, wished) > price:
                army = wished
        return army

    def extra(self, army: Army) -> Army:
        """A commander, discipline, a scout, wagons or works."""
        kinds: list[Callable[[Army], Army]] = [
            self.named_commander, self.separate_commander, self.discipline,
            *([self.scout] if self.scouts else []), *([self.wagons] if self.train else []),
            self.works,
        ]  # fmt: skip
        return kinds[self.below(len(kinds))](army)

    def named_commander(self, army: Army) -> Army:
        named = [
            c.id
            for c in self.list.commander
            if c.year_from <= self.year <= c.year_to and (not c.tribes or self.tribe in c.tribes)
        ]
        if not named:
            return army
        return msgspec.structs.replace(army, exceptional=named[self.below(len(named))])

    def separate_commander(self, army: Army) -> Army:
        entry = self.pick([e for e in self.entries if e.type != ARTILLERY])
        chief = Separate(entry.id, entry.loadouts[self.below(len(entry.loadouts))].id)
        return msgspec.structs.replace(army, commander=chief)

    def discipline(self, army: Army) -> Army:
        disciplined = self.list.disciplined != "no"
        return msgspec.structs.replace(army, disciplined=disciplined)

    def scout(self, army: Army) -> Army:
        weapons = scout_weapons(self.found, self.list, self.tribe, self.year)
        if not weapons:
            return army
        return msgspec.structs.replace(army, scout=weapons[self.below(len(weapons))])

    def wagons(self, army: Army) -> Army:
        return msgspec.structs.replace(army, wagons=1 + self.below(4))

    def works(self, army: Army) -> Army:
        if army.role != "defender":
            return army
        most, _ = emplaceable(self.found, self.list, army)
        kinds = (
            Works(breastworks=min(1 + self.below(6), most)),
            Works(palisade=15 + self.below(6)),
            Works(blockhouses=1 + self.below(2)),
        )
        return msgspec.structs.replace(army, works=kinds[self.below(len(kinds))])

    def more_elements(self, army: Army) -> Army:
        number = self.below(len(army.units))
        unit = army.units[number]
        place = self.below(len(unit.groups))
        group = unit.groups[place]
        return self.regrouped(army, number, place, (Group(group.n + 1, group.loadout, group.opts),))

    def better_arms(self, army: Army) -> Army:
        """Other weapons for a group."""
        number = self.below(len(army.units))
        unit = army.units[number]
        place = self.below(len(unit.groups))
        group, entry = unit.groups[place], self.list.find_entry(unit.entry)
        assert entry is not None
        loadout = entry.loadouts[self.below(len(entry.loadouts))].id
        return self.regrouped(army, number, place, (Group(group.n, loadout, group.opts),))

    def new_unit(self, army: Army) -> Army:
        unit = self.unit(self.pick(self.entries), 2 + self.below(5))
        return msgspec.structs.replace(army, units=(*army.units, unit))

    def unit_option(self, army: Army) -> Army:
        number = self.below(len(army.units))
        unit = army.units[number]
        opts = self.one_more(unit, "unit", unit.opts)
        entry = self.list.find_entry(unit.entry)
        if opts == unit.opts or entry is None:
            return army
        opts = self.with_bound(entry, opts)
        return self.with_unit(army, number, Unit(unit.entry, unit.groups, opts, unit.name))

    def one_more(self, unit: Unit, scope: str, taken: tuple[str, ...]) -> tuple[str, ...]:
        """The options taken, and one more if there is any."""
        offered = [
            o.id
            for o in options(self.list, unit.entry, self.tribe, self.year)
            if o.scope == scope and o.id not in taken
        ]
        return (*taken, offered[self.below(len(offered))]) if offered else taken

    def element_option(self, army: Army) -> Army:
        """An option for one element or for a whole group."""
        number = self.below(len(army.units))
        unit = army.units[number]
        place = self.below(len(unit.groups))
        group = unit.groups[place]
        opts = self.one_more(unit, "element", group.opts)
        if opts == group.opts:
            return army
        several = 1 + self.below(group.n)
        parts: tuple[Group, ...] = (Group(several, group.loadout, opts),)
        if several < group.n:
            parts += (Group(group.n - several, group.loadout, group.opts),)
        return self.regrouped(army, number, place, parts)

    def regrouped(self, army: Army, number: int, place: int, parts: tuple[Group, ...]) -> Army:
        unit = army.units[number]
        groups = (*unit.groups[:place], *parts, *unit.groups[place + 1 :])
        return self.with_unit(army, number, Unit(unit.entry, groups, unit.opts, unit.name))

    def with_unit(self, army: Army, number: int, unit: Unit) -> Army:
        units = (*army.units[:number], unit, *army.units[number + 1 :])
        return msgspec.structs.replace(army, units=units)
