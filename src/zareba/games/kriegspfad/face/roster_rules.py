"""Which rules a roster prints: those of the troops, weapons and extras that are in the army."""

from __future__ import annotations

from collections.abc import Iterator

from zareba.games.kriegspfad.armies import Army, Group
from zareba.games.kriegspfad.armies.validate import is_mounted
from zareba.games.kriegspfad.facts.schema import ArmyList, Entry
from zareba.games.kriegspfad.facts.tables import Facts

# Chapter and numbers; a roster prints them in the order of the reference.
BASIC = ("2.1", "2.3", "2.4", "3.1", "3.5", "3.7", "12.4")
QUALITY = {
    "brave": ("5.1",),
    "militia": ("5.2",),
    "nimble_foot": ("5.3",),
    "nimble_mounted": ("5.3",),
    "untrained": ("5.4",),
    "sharpshooter": ("5.6",),
    "armoured_horse": ("5.7",),
    "lancer": ("5.8",),
}
WEAPON = {  # by class
    "bow": ("5.5", "7.7"),
    "muzzle_loader": ("7.4",),
    "breech_loader": ("7.6",),
    "revolver_shotgun": ("7.5",),
    "melee": ("7.8",),
    "gun": ("8.1", "8.2", "8.3", "8.4", "8.5", "8.7", "8.8", "8.9", "8.10", "8.11"),
    "machine_gun": ("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.9", "8.10", "8.11"),
}
STRATAGEM = {
    "surprise": ("11.3", "11.10"),
    "war_medicine": ("11.4", "11.11"),
    "terror": ("11.5",),
    "prophet": ("11.6", "11.12"),
    "reinforcement": ("11.7",),
}
SCOUT = tuple(f"6.{n}" for n in range(1, 9))
WAGONS = tuple(f"9.{n}" for n in range(1, 11))
WORKS = {
    "breastworks": ("29.2", "29.3", "29.4"),
    "breastworks_breech": ("29.2", "29.3", "29.4"),
    "palisade": ("29.5", "29.6", "29.7", "29.13", "29.14", "29.15"),
    "blockhouses": ("29.8", "29.9", "29.10", "29.11", "29.12", "29.13", "29.16", "29.17", "29.18"),
}
FIGHTS_MOUNTED = ("cavalry", "warrior")


def numbers_for(facts: Facts, army_list: ArmyList, army: Army, arms: list[str]) -> list[str]:
    """The numbers of the rules, sorted, each once."""
    found = {
        *BASIC,
        *_commander(army),
        *_troops(army_list, army),
        *_extras(army),
        f"31.{army_list.number}",
    }
    for name in arms:
        found |= {"7.1", "7.2", *WEAPON.get(facts.arms[name].cls, ())}
    if any(len(loadout) > 1 for loadout in _loadouts(army_list, army)):
        found.add("7.9")
    order = sorted(found, key=lambda number: [int(part) for part in number.split(".")])
    return [f"KP-{number}" for number in order]


def _loadouts(army_list: ArmyList, army: Army) -> Iterator[tuple[str, ...]]:
    for unit in army.units:
        entry = army_list.find_entry(unit.entry)
        for group in unit.groups:
            if entry and (loadout := entry.loadout(group.loadout)):
                yield loadout.weapons
                yield from (("", "") for o in army_list.option if o.adds and o.id in group.opts)


def _commander(army: Army) -> Iterator[str]:
    yield from ("3.3", "3.8", "3.9") if army.commander else ("3.2",)
    if army.exceptional or army.disciplined or army.incompetent:
        yield "3.4"
    if army.incompetent:
        yield "3.6"


def _troops(army_list: ArmyList, army: Army) -> Iterator[str]:
    for unit in army.units:
        entry = army_list.find_entry(unit.entry)
        if entry is None:
            continue
        mounted = is_mounted(army_list, entry, unit.opts)
        if mounted:
            yield from ("4.2", "4.6", "4.7", "4.8", "4.9", "4.10")
            yield "4.5" if entry.type in FIGHTS_MOUNTED else "4.4"
        elif entry.type != "artillery":
            yield "4.1"
        names = {*unit.opts, *(name for group in unit.groups for name in group.opts)}
        for quality in _qualities(army_list, entry, names, unit.groups):
            yield from QUALITY.get(quality, ())


def _qualities(
    army_list: ArmyList, entry: Entry, names: set[str], groups: tuple[Group, ...]
) -> Iterator[str]:
    yield from entry.qualities
    yield from (o.gives for o in army_list.option if o.id in names and o.gives)
    used = {group.loadout for group in groups}
    if any(loadout.untrained for loadout in entry.loadouts if loadout.id in used):
        yield "untrained"


def _extras(army: Army) -> Iterator[str]:
    if army.scout:
        yield from SCOUT
    if army.wagons:
        yield from WAGONS
    if army.stratagem:
        yield from ("11.1", "11.2", "11.9", *STRATAGEM.get(army.stratagem, ()))
    built = [name for name in WORKS if getattr(army.works, name)]
    if built:
        yield "29.1"
    for name in built:
        yield from WORKS[name]
