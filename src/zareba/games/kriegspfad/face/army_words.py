"""Armies in words: their parts by name, what they break, what is wrong with their files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from zareba.engine import Speaker, signed
from zareba.games.kriegspfad.armies import Army, BadArmy, Catalogue, Fault
from zareba.games.kriegspfad.facts.schema import ArmyList, Loadout, Option, Requires


class ArmyWords:
    """The names of one army list, in the language of a reader."""

    def __init__(self, words: Speaker, found: Catalogue, list_id: str) -> None:
        self.words, self.found, self.id = words, found, list_id
        self.list: ArmyList | None = found.lists.get(list_id)

    def listed(self) -> str:
        return self.words.name("list", self.id)

    def tribe(self, name: str) -> str:
        """Its name; of a tribe that the list does not know, as another list calls it."""
        lists = (self.id, *(x.id for x in self.found.lists.values() if x.find_tribe(name)))
        known = (f"tribe-{list_id}-{name}" for list_id in lists)
        return next((self.words.text(key) for key in known if self.words.has(key)), name)

    def entry(self, name: str) -> str:
        return self._named("entry", f"{self.id}-{name}", name)

    def option(self, name: str) -> str:
        return self._named("option", f"{self.id}-{name}", name)

    def with_id(self, name: str) -> str:
        """An id as a file has it, with the name of what it means."""
        loadouts = (entry.loadout(name) for entry in (self.list.entry if self.list else ()))
        arms = next((self.loadout(found) for found in loadouts if found), name)
        names = (self.entry(name), self.option(name), arms)
        return next((f"{name} ({known})" for known in names if known != name), name)

    def _named(self, kind: str, key: str, name: str) -> str:
        return self.words.text(f"{kind}-{key}") if self.words.has(f"{kind}-{key}") else name

    def weapons(self, names: tuple[str, ...]) -> str:
        return " + ".join(self.words.name("weapon", name) for name in names)

    def loadout(self, loadout: Loadout) -> str:
        """Its weapons, and whether it shoots untrained."""
        weapons = self.weapons(loadout.weapons)
        if not loadout.untrained:
            return weapons
        return f"{weapons} ({self.words.name('quality', 'untrained')})"

    def price(self, option: Option) -> str:
        """+3, or +3 / +4 where breech-loaders cost another surcharge."""
        if option.delta_ap_bl is None or option.delta_ap_bl == option.delta_ap:
            return signed(option.delta_ap)
        return f"{signed(option.delta_ap)} / {signed(option.delta_ap_bl)}"

    def enemy(self, enemy: str) -> str:
        """L01:seminole as the list and the tribe."""
        list_id, _, tribe = enemy.partition(":")
        other = ArmyWords(self.words, self.found, list_id)
        return ", ".join(filter(None, (other.listed(), other.tribe(tribe))))

    def needs(self, needs: Requires) -> str:
        """What an option asks of the element that has it."""
        parts = []
        if needs.mounted is not None:
            parts.append(
                self.words.text("army-needs-horse" if needs.mounted else "army-needs-foot")
            )
        if needs.loadouts and self.list:
            every = [e.loadout(name) for e in self.list.entry for name in needs.loadouts]
            parts += sorted({self.loadout(found) for found in every if found})
        if needs.weapons_any:
            names = [self.words.name("weapon", weapon) for weapon in needs.weapons_any]
            parts.append(" / ".join(names))
        parts += [self.option(name) for name in needs.options]
        if needs.scenario:
            parts.append(self.occasion(needs.scenario, needs.role))
        return ", ".join(parts)

    def occasion(self, scenario: str, role: str) -> str:
        names = (self.words.name("scenario", scenario), self.words.name("army-role", role))
        return ", ".join(name for name in names if name)


def fault_words(words: Speaker, found: Catalogue, army: Army, fault: Fault) -> str:
    """One broken rule in plain words, with the names of the army's list."""
    facts = {**fault.facts, "subject": fault.subject}
    return words.text(fault.message, **fault_facts(words, found, army.list, facts))


def fault_facts(
    words: Speaker, found: Catalogue, list_id: str, facts: Mapping[str, Any]
) -> dict[str, Any]:
    """The facts of a fault as arguments of its message: ids have become names."""
    own, subject = ArmyWords(words, found, list_id), str(facts["subject"])
    named = {name: _fact(own, name, value) for name, value in facts.items()}
    option = own.list.find_option(subject) if own.list else None
    needs = own.needs(option.requires) if option else ""
    return {**named, "subject": _subject(own, subject), "needs": needs}


def fault_text(words: Speaker, found: Catalogue, army: Army, fault: Fault) -> str:
    """The same with the number of the rule."""
    return f"{fault_words(words, found, army, fault)} [{fault.rule}]"


def bad_army(words: Speaker, error: BadArmy) -> str:
    """Why a file is no army."""
    facts = {**error.facts, "problem": _problem(words, error.facts["problem"])}
    return words.text(f"army-bad-{error.reason}", **facts)


# What the reader of JSON says of a value that does not fit, and the message for it.
_PROBLEMS = (
    (re.compile(r"missing required field `(?P<field>\w+)`"), "missing"),
    (re.compile(r"Expected `(?P<kind>\w+)[^`]*` of length <= (?P<most>\d+)"), "long"),
    (re.compile(r"Expected `(?P<kind>\w+)[^`]*` of length (>= )?(?P<least>\d+)"), "short"),
    (re.compile(r"Expected `int` <= (?P<most>\d+)"), "most"),
    (re.compile(r"Expected `int` >= (?P<least>\d+)"), "least"),
    (re.compile(r"Expected `(?P<kind>\w+)[^`]*`"), "kind"),
)


def _problem(words: Speaker, problem: str) -> str:
    for pattern, message in _PROBLEMS:
        if found := pattern.search(problem):
            facts = found.groupdict()
            if "kind" in facts:
                facts["kind"] = words.name("kind", facts["kind"])
            return words.text(f"army-value-{message}", **facts)
    return words.text("army-value-other")


def _subject(own: ArmyWords, subject: str) -> str:
    for found in (own.entry(subject), own.option(subject)):
        if found != subject:
            return found
    for kind in ("army-work", "quality", "weapon"):
        if own.words.has(f"{kind}-{subject}"):
            return own.words.text(f"{kind}-{subject}")
    return subject.replace("_", " ")


def _fact(own: ArmyWords, name: str, value: Any) -> Any:
    match name:
        case "tribe":
            return own.tribe(value)
        case "enemy":
            return own.enemy(value)
        case "first" | "second" if isinstance(value, str):
            return (
                own.words.text("army-muskets")
                if value == "musket_or_rifle"
                else _counted(own, value)
            )
        case "year" | "first" | "last":
            return str(value)  # a year has no thousands separator
        case "known":
            return ", ".join(map(own.with_id, str(value).split(", ")))
        case "weapon" | "stratagem" | "scenario":
            return own.words.name(name, value)
    return value


def _counted(own: ArmyWords, name: str) -> str:
    """What a ratio counts: weapons or units."""
    if name == "musket_or_rifle":
        return own.words.text("army-muskets")
    entry = own.entry(name)
    return entry if entry != name else own.words.name("weapon", name)
