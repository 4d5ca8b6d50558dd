"""An army as a roster in words: units, prices, broken rules, and the rules of all it contains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from zareba.engine import Speaker
from zareba.games.kriegspfad.armies import Army, army_price, bill, faults
from zareba.games.kriegspfad.armies.points import element_price, final_weapons, unit_price
from zareba.games.kriegspfad.armies.validate import is_mounted
from zareba.games.kriegspfad.facts.schema import Entry
from zareba.games.kriegspfad.facts.tables import Facts

from .army_words import ArmyWords, fault_words
from .profiles import Row, troop_row, weapon_row
from .roster_rules import numbers_for
from .rule_tables import LOOKED_UP, RuleText, rule_text

WORKS = ("breastworks", "breastworks_breech", "palisade", "blockhouses")


class Reader(Speaker, Protocol):
    """Words that know the rules as well."""

    language: str

    def rule(self, number: str) -> str: ...
    def heading(self, number: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Line:
    """Something with its price."""

    text: str
    ap: int


@dataclass(frozen=True, slots=True)
class GroupLine:
    """Elements armed alike: how many, what they carry, AP of each."""

    n: int
    text: str
    each: str


@dataclass(frozen=True, slots=True)
class UnitLine:
    number: int
    entry: str
    name: str
    kind: str  # troop type, mounted or not, qualities
    elements: int
    groups: list[GroupLine]
    ap: int
    commander: bool = False

    @property
    def summary(self) -> str:
        """The unit on one line."""
        armed = "; ".join(f"{group.n} × {group.text}" for group in self.groups)
        return " · ".join(filter(None, (armed, self.kind)))


@dataclass(frozen=True, slots=True)
class FaultLine:
    rule: str
    text: str
    unit: int | None = None  # counted from 0


@dataclass(frozen=True, slots=True)
class Chapter:
    number: str
    heading: str
    rules: list[RuleText]


@dataclass(frozen=True, slots=True)
class Roster:
    language: str
    title: str
    where: str  # list, tribe, year, occasion
    units: list[UnitLine]
    extras: list[Line]
    ap: int
    points: int | None
    total: str
    verdict: str
    faults: list[FaultLine]
    notes: str
    labels: dict[str, str]
    weapons: list[Row] = field(default_factory=list)
    troops: list[Row] = field(default_factory=list)
    tables: list[RuleText] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)


LABELS = (
    "units", "besides", "with-commander", "notes", "weapons", "weapon", "range", "dice", "troops",
    "troop", "movement", "cohesion", "tables", "rules", "made",
)  # fmt: skip


def roster(facts: Facts, words: Reader, army: Army) -> Roster:
    """Everything about an army that can be read at the table."""
    return _Writer(facts, words, army).roster()


def fault_lines(facts: Facts, words: Speaker, army: Army) -> list[FaultLine]:
    """Every broken rule, with the unit it is about."""
    found = facts.catalogue
    lines = []
    for fault in faults(found, army):
        unit = fault.facts.get("unit")
        number = unit - 1 if isinstance(unit, int) else None
        lines.append(FaultLine(fault.rule, fault_words(words, found, army, fault), number))
    return lines


def unit_lines(facts: Facts, words: Speaker, army: Army) -> list[UnitLine]:
    """The units alone, in words."""
    writer = _Lines(facts, words, army)
    return [writer.unit(number) for number in range(len(army.units))]


def extra_lines(facts: Facts, words: Speaker, army: Army) -> list[Line]:
    """What an army has besides its units: with them its points add up."""
    return [*_Lines(facts, words, army).extras()]


class _Lines:
    """An army, line by line."""

    def __init__(self, facts: Facts, words: Speaker, army: Army) -> None:
        self.facts, self.army = facts, army
        self.found = facts.catalogue
        self.own = ArmyWords(words, self.found, army.list)

    def entry_of(self, name: str) -> Entry | None:
        return self.own.list.find_entry(name) if self.own.list else None

    def unit(self, number: int) -> UnitLine:
        unit = self.army.units[number]
        entry = self.entry_of(unit.entry)
        groups = []
        for group in unit.groups:
            each = 0
            if entry and self.own.list:
                names = (*group.opts, *unit.opts)
                each = element_price(self.found, self.own.list, entry, group.loadout, names)
            armed = self.armed(entry, group.loadout, group.opts, unit.opts)
            groups.append(GroupLine(group.n, armed, self.own.words.text("army-each", ap=each)))
        price = unit_price(self.found, self.own.list, unit) if self.own.list else 0
        carried = self.army.commander is None and self.army.carrier[0] == number
        return UnitLine(
            number + 1, self.own.entry(unit.entry), unit.name, self.kind(entry, unit.opts),
            unit.size, groups, price, carried,
        )  # fmt: skip

    def armed(
        self, entry: Entry | None, loadout: str, opts: tuple[str, ...], unit_opts: tuple[str, ...]
    ) -> str:
        """What an element carries into the field, and what else was bought for it."""
        printed = entry.loadout(loadout) if entry else None
        if entry is None or printed is None or self.own.list is None:
            return ", ".join([loadout, *map(self.own.option, opts)])
        every = (*opts, *unit_opts)
        parts = [self.own.weapons(final_weapons(self.own.list, entry, loadout, every))]
        known = {o.id: o.kind for o in self.own.list.option}
        if printed.untrained and "train" not in map(known.get, every):
            parts.append(self.own.words.name("quality", "untrained"))
        parts += [self.own.option(o) for o in opts if not known.get(o, "").startswith("weapon")]
        return ", ".join(parts)

    def kind(self, entry: Entry | None, opts: tuple[str, ...]) -> str:
        """Troop type, horses, qualities of the entry, options of the unit."""
        if entry is None or self.own.list is None:
            return ""
        parts = [self.own.words.name("troop", entry.type)]
        if is_mounted(self.own.list, entry, opts):
            parts.append(self.own.words.text("army-mounted"))
        parts += [self.own.words.name("quality", quality) for quality in entry.qualities]
        parts += [
            self.own.option(name)
            for name in opts
            if (option := self.own.list.find_option(name)) is None or option.kind != "mount"
        ]
        return ", ".join(parts)

    def extras(self) -> Iterator[Line]:
        """The lines of the bill that are not units."""
        for what, ap in bill(self.found, self.army):
            if not what.startswith("unit."):
                yield Line(self.extra(what), ap)

    def extra(self, what: str) -> str:
        army, words = self.army, self.own.words
        match what:
            case "disciplined" | "incompetent":
                return words.text(f"army-{what}")
            case "exceptional":
                return words.text("army-exceptional", name=words.name("chief", army.exceptional))
            case "commander" if army.commander:
                chief, entry = army.commander, self.entry_of(army.commander.entry)
                name, kind = self.own.entry(chief.entry), self.kind(entry, chief.unit_opts)
                armed = self.armed(entry, chief.loadout, chief.opts, chief.unit_opts)
                return words.text("army-commander", what=f"{name} ({kind}), {armed}")
            case "scout":
                return words.text("army-scout", weapon=words.name("weapon", army.scout))
            case "wagons":
                return words.text("army-wagons", n=army.wagons)
            case "works":
                built = [(name, getattr(army.works, name)) for name in WORKS]
                parts = [f"{words.text(f'army-work-{name}')} {n}" for name, n in built if n]
                return words.text("army-works", what=", ".join(parts))
        return words.text("army-stratagem", stratagem=words.name("stratagem", what))


class _Writer(_Lines):
    """The whole roster."""

    def __init__(self, facts: Facts, words: Reader, army: Army) -> None:
        super().__init__(facts, words, army)
        self.words = words

    def roster(self) -> Roster:
        army, words = self.army, self.words
        broken = fault_lines(self.facts, words, army)
        price = army_price(self.found, army)
        total = {"ap": price, "points": army.points or 0}
        return Roster(
            language=words.language,
            title=army.title or words.text("army-untitled"),
            where=self.where(),
            units=[self.unit(number) for number in range(len(army.units))],
            extras=[*self.extras()],
            ap=price,
            points=army.points,
            total=words.text("army-total" if army.points is None else "army-total-of", **total),
            verdict=words.text("army-illegal", n=len(broken))
            if broken
            else words.text("army-legal"),
            faults=broken,
            notes=army.notes,
            labels={name: words.text(f"army-{name}") for name in LABELS},
            weapons=[*self.weapons()],
            troops=[*self.troops()],
            tables=[rule_text(number, words.rule(number)) for number in LOOKED_UP],
            chapters=self.chapters(),
        )

    def where(self) -> str:
        army = self.army
        parts = [
            *dict.fromkeys((self.own.listed(), self.own.tribe(army.tribe))),
            self.words.text("army-year", year=str(army.year)),
            self.own.occasion(army.scenario, army.role) if army.scenario else "",
            self.words.text("army-against", enemy=self.own.enemy(army.enemy)) if army.enemy else "",
        ]
        return " · ".join(part for part in parts if part)

    # --------------------------------------------------------------------- what it can do, and how
    def arms(self) -> list[str]:
        """Every weapon in the army, in the order of the price table."""
        army, carried = self.army, {self.army.scout}
        if self.own.list is None:
            return []
        bought = [(u.entry, g.loadout, (*g.opts, *u.opts)) for u in army.units for g in u.groups]
        if army.commander:
            chief = army.commander
            bought.append((chief.entry, chief.loadout, (*chief.opts, *chief.unit_opts)))
        for name, loadout, opts in bought:
            if entry := self.entry_of(name):
                carried |= {*final_weapons(self.own.list, entry, loadout, opts)}
        return [name for name in self.facts.arms if name in carried]

    def weapons(self) -> Iterator[Row]:
        return (weapon_row(self.facts, self.words, name) for name in self.arms())

    def troops(self) -> Iterator[Row]:
        """How the troops of the army move and keep together, on foot and mounted."""
        seen = set()
        for unit in self.army.units:
            entry = self.entry_of(unit.entry)
            if entry is None or self.own.list is None:
                continue
            modes = [False, True] if is_mounted(self.own.list, entry, unit.opts) else [False]
            for mounted in modes:
                if (entry.type, mounted) not in seen:
                    seen.add((entry.type, mounted))
                    yield troop_row(self.facts, self.words, entry.type, mounted, self.army.year)

    def chapters(self) -> list[Chapter]:
        """The rules of everything in the army, by chapter."""
        if self.own.list is None:
            return []
        numbers = numbers_for(self.facts, self.own.list, self.army, self.arms())
        made: dict[str, Chapter] = {}
        for number in numbers:
            chapter = number.partition(".")[0]
            made.setdefault(chapter, Chapter(chapter, self.words.heading(chapter), []))
            made[chapter].rules.append(rule_text(number, self.words.rule(number)))
        return [*made.values()]
