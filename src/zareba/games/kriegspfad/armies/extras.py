"""Faults of what an army has besides its units: commander, scout, wagons, stratagem, works."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from zareba.games.kriegspfad.facts.catalogue import Catalogue, available, scout_weapons
from zareba.games.kriegspfad.facts.schema import ArmyList

from .muster import Army
from .points import army_price, emplaceable, overshoot

ARTILLERY = "artillery"
SCENARIOS = ("ambush", "raid", "siege")  # with an attacker and a defender; "": any, or open
ROLES = ("attacker", "defender")


@dataclass(frozen=True, slots=True)
class Fault:
    """One broken rule.  ``message`` is the id of its text, ``facts`` are its arguments."""

    code: str  # class of the fault, such as OPTION_LIMIT
    rule: str
    subject: str = ""  # the entry, option or constraint it is about
    facts: dict[str, int | str] = field(default_factory=dict)

    @property
    def message(self) -> str:
        return "fault-" + self.code.lower().replace("_", "-")

    @property
    def label(self) -> str:
        """The constraint by its id, as the specification names it."""
        return f"{self.code}:{self.subject}" if self.subject else self.code


def extra_faults(found: Catalogue, army: Army, army_list: ArmyList) -> Iterator[Fault]:
    """KP-3, KP-6, KP-9, KP-11, KP-12.4, KP-29: everything that is not a unit."""
    check = _Extras(found, army, army_list)
    yield from check.occasion()
    yield from check.command()
    yield from check.extras()
    yield from check.points()


class _Extras:
    def __init__(self, found: Catalogue, army: Army, army_list: ArmyList) -> None:
        self.found, self.army, self.list = found, army, army_list
        self.rule = f"KP-31.{army_list.number}"

    def occasion(self) -> Iterator[Fault]:
        """KP-16.2, KP-30.15: a scenario with a role, an enemy of the lists; or nothing."""
        army = self.army
        if army.scenario and army.scenario not in SCENARIOS:
            yield Fault("OCCASION", "KP-16.2", army.scenario, {"known": ", ".join(SCENARIOS)})
        elif army.scenario and army.role not in ROLES:
            yield Fault("OCCASION", "KP-16.2", army.role, {"known": ", ".join(ROLES)})
        name, _, tribe = army.enemy.partition(":")
        enemy = self.found.lists.get(name)
        if army.enemy and (enemy is None or (tribe and enemy.find_tribe(tribe) is None)):
            yield Fault("OCCASION", "KP-30.15", army.enemy, {"known": ", ".join(self.found.lists)})

    def command(self) -> Iterator[Fault]:
        """KP-3, KP-30.9, KP-30.11: discipline and the commander."""
        army = self.army
        if army.disciplined and self.list.disciplined == "no":
            yield Fault("DISCIPLINE_FORBIDDEN", "KP-30.9")
        if not army.disciplined and self.list.disciplined == "mandatory":
            yield Fault("DISCIPLINE_REQUIRED", "KP-30.9")
        if army.exceptional:
            known = next((c for c in self.list.commander if c.id == army.exceptional), None)
            if known is None:
                yield Fault("COMMANDER", "KP-30.11", "", {"name": army.exceptional})
            else:
                span = {"first": known.year_from, "last": known.year_to}
                if not known.year_from <= army.year <= known.year_to:
                    yield Fault("COMMANDER_YEAR", "KP-30.11", "", {"name": known.name, **span})
                if known.tribes and army.tribe not in known.tribes:
                    yield Fault("COMMANDER_TRIBE", "KP-30.11", "", {"name": known.name})
        if army.incompetent and (not self.list.incompetent_allowed or army.exceptional):
            yield Fault("INCOMPETENT", "KP-30.9")
        yield from self.separate()

    def separate(self) -> Iterator[Fault]:
        """KP-3.1, KP-3.3, KP-3.9: on his own base, or on one of an existing unit."""
        army = self.army
        if army.commander is None:
            unit, group = army.carrier
            if army.units and not (
                0 <= unit < len(army.units) and 0 <= group < len(army.units[unit].groups)
            ):
                yield Fault("CARRIER", "KP-3.1")
            return
        entry = self.list.find_entry(army.commander.entry)
        bought = (*army.commander.opts, *army.commander.unit_opts)
        legal = (
            entry is not None
            and entry.type != ARTILLERY
            and entry.loadout(army.commander.loadout) is not None
            and available(entry.when, army.tribe, army.year) is not None
        )
        for name in bought:
            option = self.list.find_option(name)
            legal = legal and option is not None and army.commander.entry in option.applies_to
            if option and available(option.when, army.tribe, army.year) is None:
                yield Fault("OPTION_UNAVAILABLE", self.rule, name, {"year": army.year})
        if not legal:
            yield Fault("SEPARATE_COMMANDER", "KP-3.9", army.commander.entry)

    def extras(self) -> Iterator[Fault]:
        """KP-6.1, KP-9.1, KP-16.10, KP-16.23, KP-30.10, KP-30.12: scout, wagons, stratagem."""
        army = self.army
        weapons = scout_weapons(self.found, self.list, army.tribe, army.year)
        if army.scout and army.scout not in weapons:
            yield Fault("SCOUT_WEAPON", "KP-6.1", "", {"weapon": army.scout})
        attacker = army.role == "attacker" and army.scenario in ("raid", "siege")
        if army.wagons and (attacker or not self.list.wagons):
            yield Fault("WAGONS", "KP-16.23" if attacker else "KP-9.1", "", {"most": 0})
        elif not 0 <= army.wagons <= self.found.wagons_max:
            yield Fault("WAGONS", "KP-9.1", "", {"most": self.found.wagons_max})
        if army.stratagem:
            yield from self.stratagem()
        has_guns = any(entry.type == ARTILLERY for entry in self.list.entry)
        guns = sum(
            unit.entry == e.id
            for unit in army.units
            for e in self.list.entry
            if e.type == ARTILLERY
        )
        least = self.found.defaults.siege_guns
        if (army.scenario, army.role) == ("siege", "attacker") and has_guns and guns < least:
            yield Fault("SIEGE_GUNS", "KP-16.10", "", {"n": guns, "least": least})
        yield from self.works()

    def stratagem(self) -> Iterator[Fault]:
        army = self.army
        right = next((s for s in self.list.stratagem if s.id == army.stratagem), None)
        if right is None or available(right.when, army.tribe, army.year) is None:
            yield Fault("STRATAGEM", "KP-11.8", "", {"stratagem": army.stratagem})
        elif right.condition:
            types = [e.type for u in army.units if (e := self.list.find_entry(u.entry))]
            strange = [t for t in types if t not in ("warrior", "skirmisher")]
            most = self.found.defaults.surprise_skirmishers
            if strange or types.count("skirmisher") > most:
                yield Fault("STRATAGEM_CONDITION", "KP-11.3", "", {"stratagem": army.stratagem})

    def works(self) -> Iterator[Fault]:
        """KP-29.1, KP-29.2, KP-29.8: for defenders, by scenario; pits for foot with firearms."""
        works, army = self.army.works, self.army
        kinds = {
            "breastwork": works.breastworks + works.breastworks_breech,
            "palisade": works.palisade,
            "blockhouse": works.blockhouses,
        }
        for kind, number in kinds.items():
            if not number or not army.scenario:
                continue
            if army.role != "defender" or army.scenario not in self.found.works_scenarios[kind]:
                yield Fault("WORKS", "KP-29.1", kind, {"scenario": army.scenario})
        counts = emplaceable(self.found, self.list, army)
        for kind, most in zip(("breastworks", "breastworks_breech"), counts, strict=True):
            if (number := getattr(works, kind)) > most:
                yield Fault("EMPLACEMENTS", "KP-29.2", kind, {"n": number, "most": most})
        most = self.found.blockhouses_max if self.list.blockhouses else 0
        if works.blockhouses > most:
            yield Fault("BLOCKHOUSES", "KP-29.8", "", {"most": most})

    def points(self) -> Iterator[Fault]:
        """KP-12.4: the agreed total, and half of the cheapest unit."""
        if self.army.points is None:
            return
        price, over = army_price(self.found, self.army), overshoot(self.found, self.army)
        if price > self.army.points + over:
            facts = {"ap": price, "points": self.army.points, "over": over}
            yield Fault("POINTS", "KP-12.4", "", dict(facts))
