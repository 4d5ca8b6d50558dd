"""What is wrong with an army, by the rule it breaks (KP-30.14).  An illegal draft may be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from zareba.games.kriegspfad.facts.catalogue import Catalogue, available
from zareba.games.kriegspfad.facts.schema import ArmyList, Constraint, Entry, Limit, Option, When

from .extras import ARTILLERY, Fault, extra_faults
from .muster import Army, Group, Unit
from .points import base_weapons, final_weapons

MUSKETS = frozenset({"musket", "rifled_musket"})  # KP-30.8: rifled muskets count as muskets


@dataclass(frozen=True, slots=True)
class _Line:
    """One group of one unit, with everything the checks ask."""

    unit: int
    entry: Entry
    n: int
    loadout: str
    names: frozenset[str]  # options of the group and of its unit
    mounted: bool
    base: tuple[str, ...]
    final: tuple[str, ...]


def faults(found: Catalogue, army: Army) -> list[Fault]:
    """KP-30.7, KP-31.1 to KP-31.13: every rule an army breaks; empty: it is legal."""
    army_list = found.lists.get(army.list)
    if army_list is None:
        return [Fault("LIST", "KP-30.1", army.list)]
    seen: dict[tuple[str, object], Fault] = {}
    for fault in _Check(found, army, army_list).all():
        seen.setdefault((fault.label, fault.facts.get("unit")), fault)
    return [*seen.values()]


def is_legal(found: Catalogue, army: Army) -> bool:
    """Whether there are no faults; the first that is found decides."""
    army_list = found.lists.get(army.list)
    return army_list is not None and not any(_Check(found, army, army_list).all())


class _Check:
    def __init__(self, found: Catalogue, army: Army, army_list: ArmyList) -> None:
        self.found, self.army, self.list = found, army, army_list
        self.rule = f"KP-31.{army_list.number}"
        self.lines = [line for i, u in enumerate(army.units) for line in self.read(i, u)]

    def read(self, number: int, unit: Unit) -> Iterator[_Line]:
        entry = self.list.find_entry(unit.entry)
        if entry is None:
            return
        mounted = is_mounted(self.list, entry, unit.opts)
        for group in unit.groups:
            names = frozenset((*group.opts, *unit.opts))
            base = base_weapons(self.list, entry, group.loadout, names)
            final = final_weapons(self.list, entry, group.loadout, names)
            yield _Line(number, entry, group.n, group.loadout, names, mounted, base, final)

    def all(self) -> Iterator[Fault]:
        yield from self.who()
        yield from self.names()
        yield from self.sizes()
        for entry in self.list.entry:
            yield from self.entry(entry)
        groups: dict[str, int] = {}
        for option in self.list.option:
            yield from self.option(option, groups)
        yield from (Fault("EXCLUSIVE", "KP-5.9", name) for name in self.exclusions(self.lines))
        yield from self.commander()
        for constraint in self.list.constraint:
            yield from self.constraint(constraint)
        yield from extra_faults(self.found, self.army, self.list)

    # ------------------------------------------------------------------------ list and units
    def who(self) -> Iterator[Fault]:
        """KP-30.1: the year inside the span of the list, and a tribe it knows."""
        year, tribe = self.army.year, self.army.tribe
        if not self.list.year_from <= year <= self.list.year_to:
            span = {"first": self.list.year_from, "last": self.list.year_to}
            yield Fault("YEAR", "KP-30.1", "", {"year": year, **span})
        chosen = self.list.find_tribe(tribe)
        if self.list.tribe and chosen is None:
            yield Fault("TRIBE", "KP-30.1", "", {"tribe": tribe})
        elif chosen and not chosen.year_from <= year <= chosen.year_to:
            yield Fault("TRIBE_YEAR", "KP-30.1", "", {"tribe": tribe, "year": year})

    def names(self) -> Iterator[Fault]:
        """KP-30.16: entries, loadouts and options must stand in the list; allies need no tribe."""
        for number, unit in enumerate(self.army.units):
            entry = self.list.find_entry(unit.entry)
            if entry is None:
                yield self.unknown(unit.entry, number, (e.id for e in self.list.entry))
                continue
            for group in unit.groups:
                if entry.loadout(group.loadout) is None:
                    yield self.unknown(group.loadout, number, (x.id for x in entry.loadouts))
                for name in group.opts:
                    yield from self.name(name, number, "element")
                for name in twice((*group.opts, *unit.opts)):
                    yield Fault("OPTION_TWICE", "KP-30.6", name, {"unit": number + 1})
            for name in unit.opts:
                yield from self.name(name, number, "unit")

    def name(self, name: str, number: int, place: str) -> Iterator[Fault]:
        option = self.list.find_option(name)
        if option is None:
            yield self.unknown(name, number, (o.id for o in self.list.option))
        elif option.scope == "unit" and place == "element":
            yield Fault("OPTION_SCOPE", "KP-30.6", name, {"unit": number + 1})

    def unknown(self, name: str, number: int, known: Iterable[str]) -> Fault:
        return Fault("UNKNOWN", "KP-30.1", name, {"unit": number + 1, "known": ", ".join(known)})

    def sizes(self) -> Iterator[Fault]:
        """KP-2.1, KP-30.2: 3 to 9 units of 2 to 8 elements; a gun stands alone."""
        least, most = self.found.defaults.units_min, self.found.defaults.units_max
        for number, unit in enumerate(self.army.units):
            entry = self.list.find_entry(unit.entry)
            if entry is None:
                continue
            few, many = self.found.defaults.unit_elements_min, self.found.defaults.unit_elements_max
            if entry.type == ARTILLERY:
                few = many = self.found.defaults.artillery_elements_per_unit
            if any(group.n < 1 for group in unit.groups):
                yield Fault("EMPTY_GROUP", "KP-2.1", "", {"unit": number + 1})
            if not few <= unit.size <= many:
                facts = {"unit": number + 1, "n": unit.size, "least": few, "most": many}
                yield Fault("UNIT_SIZE", "KP-2.1", "", dict(facts))
        if not least <= len(self.army.units) <= most:
            count = len(self.army.units)
            yield Fault("UNITS", "KP-30.2", "", {"n": count, "least": least, "most": most})

    def entry(self, entry: Entry) -> Iterator[Fault]:
        """KP-30.3: minima and maxima count units."""
        count = sum(unit.entry == entry.id for unit in self.army.units)
        when = available(entry.when, self.army.tribe, self.army.year)
        if when is None:
            if count:
                yield Fault("ENTRY_UNAVAILABLE", self.rule, entry.id, {"year": self.army.year})
            return
        most = entry.max_units if when.max_units is None else when.max_units
        if count > most:
            yield Fault("ENTRY_MAX", "KP-30.3", entry.id, {"n": count, "most": most})
        if count < entry.min_units:
            yield Fault("ENTRY_MIN", "KP-30.3", entry.id, {"n": count, "least": entry.min_units})
        if count and self.army.enemy in entry.not_against:
            yield Fault("NOT_AGAINST", self.rule, entry.id, {"enemy": self.army.enemy})
        for limit in entry.loadout_limits:
            total = sum(x.n for x in self.lines if x.entry is entry)
            used = sum(x.n for x in self.lines if x.entry is entry and x.loadout in limit.loadouts)
            most = total * limit.max_num // limit.max_den
            if used > most:
                yield Fault("LOADOUT_LIMIT", self.rule, entry.id, {"n": used, "most": most})

    # -------------------------------------------------------------------------------- options
    def fits(self, line: _Line, option: Option) -> bool:
        """What an option asks of the element that has it."""
        needs = option.requires
        if needs.mounted is not None and line.mounted != needs.mounted:
            return False
        if needs.loadouts and line.loadout not in needs.loadouts:
            return False
        weapons = line.base if option.kind == "weapon_replace" else line.final
        if needs.weapons_any and not set(needs.weapons_any) & set(weapons):
            return False
        if not set(needs.options) <= line.names:
            return False
        at_hand = (self.army.scenario, self.army.role)
        return not needs.scenario or at_hand == (needs.scenario, needs.role)

    def option(self, option: Option, groups: dict[str, int]) -> Iterator[Fault]:
        """KP-30.4 to KP-30.6: available, for these entries, as often as the list allows."""
        tribe, year = self.army.tribe, self.army.year
        having = [x for x in self.lines if option.id in x.names]
        pool = [x for x in self.lines if x.entry.id in option.applies_to]
        if any(option.id not in x.names and self.bound(option, x) for x in pool):
            yield Fault("OPTION_MANDATORY", self.rule, option.id, {"year": year})
        if not having:
            return
        when = available(option.when, tribe, year)
        if when is None:
            yield Fault("OPTION_UNAVAILABLE", self.rule, option.id, {"year": year})
            return
        if any(x.entry.id not in option.applies_to for x in having):
            yield Fault("OPTION_APPLIES", self.rule, option.id)
        if any(not self.fits(x, option) for x in having):
            yield Fault("OPTION_REQUIRES", self.rule, option.id)
        if option.kind == "weapon_replace" and any(option.from_ not in x.base for x in having):
            yield Fault("OPTION_FROM", self.rule, option.id, {"weapon": option.from_})
        yield from self.limit(option, when, having, pool, groups)

    def limit(
        self,
        option: Option,
        when: When,
        having: list[_Line],
        pool: list[_Line],
        groups: dict[str, int],
    ) -> Iterator[Fault]:
        limit = option.limit if when.limit is None else when.limit
        count = sum(x.n for x in having)
        if option.limit_group:  # one limit shared by several options
            count += groups.get(option.limit_group, 0)
            groups[option.limit_group] = count
        if limit.kind in ("units", "fraction_units"):
            count = len({x.unit for x in having})
        if limit.kind == "all_or_none":
            if any(option.id not in x.names for x in pool):
                yield Fault("OPTION_ALL_OR_NONE", self.rule, option.id)
        elif limit.kind != "unlimited":
            most = self.most(option, limit, pool)
            if count > most:
                facts = {"n": count, "most": most, "units": int(limit.kind.endswith("units"))}
                yield Fault("OPTION_LIMIT", self.rule, option.id, dict(facts))

    def most(self, option: Option, limit: Limit, pool: list[_Line]) -> int:
        """KP-30.5: fractions are rounded down."""
        if limit.kind == "fraction_units":
            return len({x.unit for x in pool}) * limit.num // limit.den
        if limit.kind != "fraction_elements":
            return limit.max
        counted = self.lines if limit.of == "army" else pool
        total = sum(
            x.n
            for x in counted
            if (limit.of != "mounted" or x.mounted)
            and (limit.of != "eligible" or self.fits(x, option))
        )
        return total * limit.num // limit.den

    def exclusions(self, lines: list[_Line]) -> list[str]:
        """KP-5.9, KP-7.2: contradictory qualities, and one weapon replaced twice."""
        seen: set[str] = set()
        for line in lines:
            given = [o for o in self.list.option if o.id in line.names]
            loadout = line.entry.loadout(line.loadout)
            untrained = "untrained" in line.entry.qualities or bool(loadout and loadout.untrained)
            untrained = untrained and not any(o.kind == "train" for o in given)
            qualities = {*line.entry.qualities, *(o.gives for o in given)}
            if untrained and "sharpshooter" in qualities:
                seen.add("sharpshooter")
            if {"brave", "militia"} <= qualities:
                seen.add("brave")
            swaps = [o.from_ for o in given if o.kind == "weapon_replace"]
            seen |= {weapon for weapon in swaps if swaps.count(weapon) > 1}
        return sorted(seen)

    def commander(self) -> Iterator[Fault]:
        """KP-3.3, KP-3.9, KP-5.9: a separate commander as an element of his entry, limits apart."""
        chief = self.army.commander
        entry = self.list.find_entry(chief.entry) if chief else None
        if chief is None or entry is None:
            return
        unit = Unit(chief.entry, (Group(1, chief.loadout, chief.opts),), chief.unit_opts)
        (line,) = self.read(-1, unit)
        year = self.army.year
        for name in twice((*chief.opts, *chief.unit_opts)):
            yield Fault("COMMANDER_OPTION_TWICE", "KP-30.6", name)
        for option in self.list.option:
            if option.id not in line.names:
                if self.bound(option, line):
                    yield Fault("COMMANDER_OPTION_MANDATORY", self.rule, option.id, {"year": year})
                continue
            if option.scope == "unit" and option.id in chief.opts:
                yield Fault("COMMANDER_OPTION_SCOPE", "KP-30.6", option.id)
            if not self.fits(line, option):
                yield Fault("COMMANDER_OPTION_REQUIRES", self.rule, option.id)
            if option.kind == "weapon_replace" and option.from_ not in line.base:
                weapon = {"weapon": option.from_}
                yield Fault("COMMANDER_OPTION_FROM", self.rule, option.id, dict(weapon))
        for name in self.exclusions([line]):
            yield Fault("COMMANDER_EXCLUSIVE", "KP-5.9", name)

    def bound(self, option: Option, line: _Line) -> bool:
        """Whether an element must have an option in this year."""
        if line.entry.id not in option.applies_to or not option.mandatory_when:
            return False
        if available(option.mandatory_when, self.army.tribe, self.army.year) is None:
            return False
        return option.requires.mounted in (None, line.mounted)

    # --------------------------------------------------------------------------------- ratios
    def constraint(self, constraint: Constraint) -> Iterator[Fault]:
        if available(constraint.when, self.army.tribe, self.army.year) is None:
            return
        if constraint.kind == "implies_disciplined":
            there = any(unit.entry in constraint.entries for unit in self.army.units)
            there = there or self.army.exceptional in constraint.commanders
            if there and not self.army.disciplined:
                yield Fault("DISCIPLINE_REQUIRED", "KP-30.9", constraint.id)
            return
        ratio = constraint.kind == "weapon_ratio"
        count = self.armed if ratio else self.units_of
        a = count(constraint.count_a, constraint.entries)
        b = count(constraint.count_b, constraint.entries)
        wanted = constraint.factor * b
        exact = constraint.relation.startswith("a ==")
        if a < wanted or (exact and a != wanted):
            facts: dict[str, int | str] = {
                "n": a, "other": b, "factor": constraint.factor, "exact": int(exact),
                "first": constraint.count_a, "second": constraint.count_b,
            }  # fmt: skip
            code = "RATIO" if ratio else "UNIT_COUNT"
            yield Fault(code, "KP-30.8" if ratio else self.rule, constraint.id, facts)

    def armed(self, weapon: str, entries: tuple[str, ...]) -> int:
        """KP-30.8: an element with bow and musket counts on both sides."""
        wanted = MUSKETS if weapon == "musket_or_rifle" else {weapon}
        return sum(x.n for x in self.lines if x.entry.id in entries and wanted & set(x.final))

    def units_of(self, entry: str, _entries: tuple[str, ...]) -> int:
        return sum(unit.entry == entry for unit in self.army.units)


def twice(names: Iterable[str]) -> list[str]:
    """Options that are named more than once for the same element."""
    counts = Counter(names)
    return [name for name, number in counts.items() if number > 1]


def is_mounted(army_list: ArmyList, entry: Entry, unit_opts: tuple[str, ...]) -> bool:
    """Whether a unit has horses."""
    if entry.mountable or entry.type == "cavalry":
        return True
    return any(o.kind == "mount" for o in army_list.option if o.id in unit_opts)
