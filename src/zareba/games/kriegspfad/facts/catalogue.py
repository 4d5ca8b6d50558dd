"""The thirteen army lists and the price table, arranged for the rules (KP-12, KP-30, KP-31)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from zareba.engine import DataFiles

from .schema import (
    ArmyList,
    ArmyListsFile,
    Defaults,
    Entry,
    Option,
    PointsFile,
    When,
)

FILES = ("army_lists.toml", "points.toml", "weapons.toml", "stratagems.toml")
BREECH_OR_REPEATER = frozenset({"breech_loader", "repeater"})  # classes with their own surcharges
FIREARMS = BREECH_OR_REPEATER | {"muzzle_loader", "revolver_shotgun"}  # of men, not of crews


class _Weapon(msgspec.Struct, frozen=True):
    id: str
    cls: str = msgspec.field(name="class")


class _Stratagem(msgspec.Struct, frozen=True):
    id: str
    ap: int


class _Weapons(msgspec.Struct, frozen=True):
    weapon: tuple[_Weapon, ...]


class _Stratagems(msgspec.Struct, frozen=True):
    stratagem: tuple[_Stratagem, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Everything that may be bought, and for how much."""

    defaults: Defaults
    lists: Mapping[str, ArmyList]  # by id, L01 to L13
    base: Mapping[tuple[str, str], int]  # troop group, weapons joined with + -> AP
    item: Mapping[str, int]
    scout_surcharge: int
    wagons_max: int
    works: Mapping[str, int]
    breastwork_breech: int
    works_scenarios: Mapping[str, tuple[str, ...]]
    blockhouses_max: int
    stratagem: Mapping[str, int]
    weapon_class: Mapping[str, str]

    def in_year(self, year: int) -> list[ArmyList]:
        """KP-30.1: the lists of a year."""
        return [found for found in self.lists.values() if found.year_from <= year <= found.year_to]


def available(when: Sequence[When] | None, tribe: str, year: int) -> When | None:
    """KP-30.4: the first alternative that fits; no alternatives at all: always available."""
    if when is None:
        return When()
    return next((found for found in when if found.fits(tribe, year)), None)


def entries(army_list: ArmyList, tribe: str, year: int) -> list[Entry]:
    """The entries a tribe has in a year."""
    return [e for e in army_list.entry if available(e.when, tribe, year) is not None]


def options(army_list: ArmyList, entry: str, tribe: str, year: int) -> list[Option]:
    """The options an entry has in a year."""
    return [
        o
        for o in army_list.option
        if entry in o.applies_to and available(o.when, tribe, year) is not None
    ]


def tribes(army_list: ArmyList, year: int) -> list[str]:
    """The tribes, nations or allies of a year; an empty name where a list has none."""
    found = [t.id for t in army_list.tribe if t.year_from <= year <= t.year_to]
    return found or [""]


def scout_weapons(found: Catalogue, army_list: ArmyList, tribe: str, year: int) -> list[str]:
    """KP-6.1: single missile weapons the list offers in that year to that tribe."""
    there = entries(army_list, tribe, year)
    offered = {w for e in there for lo in e.loadouts for w in lo.weapons}
    changes = [o for e in there for o in options(army_list, e.id, tribe, year)]
    offered |= {o.adds or o.to for o in changes if o.kind.startswith("weapon")}
    return [weapon for group, weapon in found.base if group == "line" and weapon in offered]


def read_catalogue(data: DataFiles) -> Catalogue:
    lists = data.typed("army_lists.toml", ArmyListsFile)
    points = data.typed("points.toml", PointsFile)
    weapons = data.typed("weapons.toml", _Weapons)
    stratagems = data.typed("stratagems.toml", _Stratagems)
    items = {item.id: item for item in points.item}
    works = {work.id: work for work in points.works}
    made = Catalogue(
        defaults=lists.defaults,
        lists={found.id: found for found in lists.lists},
        base={(price.group, price.weapon): price.ap for price in points.base},
        item={name: item.ap for name, item in items.items()},
        scout_surcharge=items["scout"].ap_surcharge,
        wagons_max=items["wagon"].max_per_train,
        works={name: work.ap for name, work in works.items()},
        breastwork_breech=works["breastwork"].ap_breech_or_repeater,
        works_scenarios={name: work.scenarios for name, work in works.items()},
        blockhouses_max=works["blockhouse"].max,
        stratagem={s.id: s.ap for s in stratagems.stratagem},
        weapon_class={weapon.id: weapon.cls for weapon in weapons.weapon},
    )
    _check(data, made)
    return made


def _check(data: DataFiles, found: Catalogue) -> None:
    """Names must lead somewhere: entries of options, weapons of loadouts, stratagems."""
    for army_list in found.lists.values():
        names = {e.id for e in army_list.entry}
        for place, weapon in _weapons_named(army_list):
            known = weapon in found.weapon_class
            data.expect(known, "army_lists.toml", place, f"unknown weapon {weapon!r}")
        for option in army_list.option:
            for name in option.applies_to:
                if name not in names:
                    place = f"{army_list.id}.{option.id}.applies_to"
                    raise data.fail("army_lists.toml", place, f"unknown entry {name!r}")
        for right in army_list.stratagem:
            if right.id not in found.stratagem:
                raise data.fail("army_lists.toml", army_list.id, f"unknown stratagem {right.id!r}")


def _weapons_named(army_list: ArmyList) -> Iterator[tuple[str, str]]:
    """Every weapon of a loadout, and where it stands."""
    for entry in army_list.entry:
        for loadout in entry.loadouts:
            place = f"{army_list.id}.{entry.id}.{loadout.id}"
            yield from ((place, weapon) for weapon in loadout.weapons)


@functools.cache
def catalogue() -> Catalogue:
    """The built-in lists."""
    return read_catalogue(DataFiles("zareba.games.kriegspfad", FILES))
