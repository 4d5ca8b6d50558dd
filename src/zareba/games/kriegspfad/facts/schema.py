"""The shape of the data files: what stands in data/*.toml, checked when they are read.

This module: army lists and points.  `schema_field` has troops, weapons, terrain and the rest.
"""

from __future__ import annotations

from typing import Literal

from zareba.engine.data import Sourced, Strict

TroopType = Literal["regular", "skirmisher", "warrior", "cavalry", "artillery"]


class Titled(Sourced, frozen=True, kw_only=True):
    """Something with a name in every language."""

    name_en: str
    name_de: str
    name_fr: str

    @property
    def names(self) -> dict[str, str]:
        return {"en": self.name_en, "de": self.name_de, "fr": self.name_fr}


class Named(Titled, frozen=True, kw_only=True):
    """The same, known by its id."""

    id: str


# ----------------------------------------------------------------------------- army_lists.toml
class Defaults(Sourced, frozen=True, kw_only=True):
    """KP-30: what every army list says unless it says something else."""

    units_min: int
    units_max: int
    unit_elements_min: int
    unit_elements_max: int
    artillery_elements_per_unit: int
    scout_max: int
    disciplined_ap: int
    exceptional_ap: int
    incompetent_ap: int
    siege_guns: int  # KP-16.10: at least
    surprise_skirmishers: int  # KP-11.3: allied units at most


class Limit(Strict, frozen=True, kw_only=True):
    """How much of an option an army may have (KP-30.5, KP-30.6)."""

    kind: Literal[
        "elements", "units", "fraction_elements", "fraction_units", "all_or_none", "unlimited"
    ]
    max: int = 0
    num: int = 1
    den: int = 1
    of: Literal["applies_to", "mounted", "army", "eligible"] = "applies_to"


class When(Strict, frozen=True, kw_only=True):
    """One alternative of an availability: who, in which years (KP-30.4)."""

    tribes: tuple[str, ...] = ()
    not_tribes: tuple[str, ...] = ()
    year_from: int = 0
    year_to: int = 9999
    max_units: int | None = None
    limit: Limit | None = None
    nation: str = ""

    def fits(self, tribe: str, year: int) -> bool:
        if self.tribes and tribe not in self.tribes:
            return False
        return tribe not in self.not_tribes and self.year_from <= year <= self.year_to


class Tribe(Named, frozen=True, kw_only=True):
    """A tribe, nation or ally the list distinguishes."""

    year_from: int = 0
    year_to: int = 9999
    year_to_hint: int = 9999
    group: str = ""


class Loadout(Strict, frozen=True, kw_only=True):
    id: str
    weapons: tuple[str, ...]
    ap: int
    untrained: bool = False


class LoadoutLimit(Strict, frozen=True, kw_only=True):
    loadouts: tuple[str, ...]
    max_num: int
    max_den: int


class Entry(Named, frozen=True, kw_only=True, eq=False):
    """Troops of a list; known as itself, so that what is worked out about it is remembered."""

    type: TroopType
    min_units: int
    max_units: int
    loadouts: tuple[Loadout, ...]
    mountable: bool
    qualities: tuple[str, ...]
    when: tuple[When, ...] | None = None
    loadout_limits: tuple[LoadoutLimit, ...] = ()
    not_against: tuple[str, ...] = ()
    note: str = ""

    def loadout(self, name: str) -> Loadout | None:
        return next((found for found in self.loadouts if found.id == name), None)


class Requires(Strict, frozen=True, kw_only=True):
    mounted: bool | None = None
    loadouts: tuple[str, ...] = ()
    weapons_any: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    scenario: str = ""
    role: str = ""


class Option(Named, frozen=True, kw_only=True, rename={"from_": "from"}):
    kind: Literal["weapon_replace", "weapon_add", "quality", "mount", "train"]
    scope: Literal["element", "unit", "army"]
    delta_ap: int
    applies_to: tuple[str, ...]
    limit: Limit
    mandatory: bool
    delta_ap_bl: int | None = None
    from_: str = ""
    to: str = ""
    adds: str = ""
    gives: str = ""
    removes: str = ""
    when: tuple[When, ...] | None = None
    mandatory_when: tuple[When, ...] | None = None
    requires: Requires = Requires()
    limit_group: str = ""
    note: str = ""


class Constraint(Sourced, frozen=True, kw_only=True):
    id: str
    kind: Literal["weapon_ratio", "unit_count", "implies_disciplined"]
    count_a: str = ""
    count_b: str = ""
    relation: Literal["a >= factor*b", "a == factor*b", ""] = ""
    factor: int = 1
    entries: tuple[str, ...] = ()
    commanders: tuple[str, ...] = ()
    when: tuple[When, ...] | None = None


class Commander(Sourced, frozen=True, kw_only=True):
    """A commander who lived, and the years in which an army may have him."""

    id: str
    name: str
    year_from: int
    year_to: int
    quality: Literal["exceptional"]
    ap: int
    tribes: tuple[str, ...] = ()


class StratagemRight(Sourced, frozen=True, kw_only=True):
    """A stratagem that a list may buy."""

    id: str
    condition: Literal["", "all_warriors_max_2_skirmisher_units"] = ""
    when: tuple[When, ...] | None = None


class ArmyList(Named, frozen=True, kw_only=True, eq=False):
    number: int
    key: str
    year_from: int
    year_to: int
    side: Literal["native", "white"]
    regular_army: bool
    wagons: bool
    boats: bool
    blockhouses: bool
    disciplined: Literal["no", "optional", "mandatory"]
    incompetent_allowed: bool
    selector: Literal["tribe", "nation", "ally"]
    zones: tuple[str, ...]
    entry: tuple[Entry, ...]
    option: tuple[Option, ...]
    stratagem: tuple[StratagemRight, ...]
    tribe: tuple[Tribe, ...] = ()
    constraint: tuple[Constraint, ...] = ()
    commander: tuple[Commander, ...] = ()
    years_provenance: str = ""
    commander_note: str = ""

    def find_entry(self, name: str) -> Entry | None:
        return next((found for found in self.entry if found.id == name), None)

    def find_option(self, name: str) -> Option | None:
        return next((found for found in self.option if found.id == name), None)

    def find_tribe(self, name: str) -> Tribe | None:
        return next((found for found in self.tribe if found.id == name), None)


class ArmyListsFile(Strict, frozen=True, kw_only=True, rename={"lists": "list"}):
    schema: int
    cites: str
    defaults: Defaults
    lists: tuple[ArmyList, ...]


# --------------------------------------------------------------------------------- points.toml
class PointsMeta(Strict, frozen=True, kw_only=True):
    schema: int
    ruleset: str
    cites: str
    currency_en: str
    currency_de: str
    currency_fr: str


class BasePrice(Sourced, frozen=True, kw_only=True):
    group: Literal["line", "warrior", "cavalry"]
    weapon: str
    ap: int
    note: str = ""


class Surcharge(Named, frozen=True, kw_only=True):
    ap: int
    ap_breech_or_repeater: int | None = None
    applies_to: tuple[str, ...] = ()
    note: str = ""


class Item(Named, frozen=True, kw_only=True):
    ap: int = 0
    ap_formula: str = ""
    ap_surcharge: int = 0
    weapon_rule: str = ""
    max_per_train: int = 0
    max_per_army: int = 0


class WorkPrice(Named, frozen=True, kw_only=True):
    unit: str
    ap: int
    scenarios: tuple[str, ...]
    ap_breech_or_repeater: int = 0
    requires: str = ""
    rounding: str = ""
    max: int = 0
    not_for_side: str = ""
    note: str = ""


class ArmyPrice(Named, frozen=True, kw_only=True):
    ap: int


class Overshoot(Sourced, frozen=True, kw_only=True):
    rule_en: str
    rule_de: str
    cheapest_unit_scope: str
    cheapest_unit_scope_provenance: str


class PointsFile(Strict, frozen=True, kw_only=True):
    meta: PointsMeta
    base: tuple[BasePrice, ...]
    surcharge: tuple[Surcharge, ...]
    item: tuple[Item, ...]
    army: tuple[ArmyPrice, ...]
    works: tuple[WorkPrice, ...]
    overshoot: Overshoot
