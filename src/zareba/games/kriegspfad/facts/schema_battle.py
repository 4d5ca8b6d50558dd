"""The shape of weather.toml, scenarios.toml and stratagems.toml."""

from __future__ import annotations

import msgspec

from zareba.engine.data import Strict

from .schema import Named
from .schema_field import Meta


# -------------------------------------------------------------------------------- weather.toml
class Roll(Strict, frozen=True, kw_only=True):
    die: str
    prov: str


class Season(Named, frozen=True, kw_only=True):
    modifier: int
    native_attacker_forbidden: bool = False


class WeatherRow(Strict, frozen=True, kw_only=True):
    min: int
    max: int
    zones: dict[str, tuple[str, ...]]
    prov: str


class Condition(Named, frozen=True, kw_only=True):
    shoot_penalty_beyond: int = 0
    visibility_max: int = 0
    guns_fired_this_or_last_round_visible: bool = False
    clears_from_round: int = 0
    clears_on_d6: tuple[int, ...] = ()
    clears_when: str = ""
    canyons_flooded: bool = False
    open_ground_going: str = ""
    open_ground_scope: str = ""
    roads_going: str = ""
    exempt: tuple[str, ...] = ()
    marsh_going: str = ""
    whole_table_going: str = ""
    water_frozen_walkable: bool = False
    boats: bool = True
    marsh_passable_for: tuple[str, ...] = ()
    note: str = ""


class Darkness(Strict, frozen=True, kw_only=True):
    name_en: str
    name_de: str
    name_fr: str
    visibility_max: int
    max_move: int
    max_shooting_range: int
    guns_fired_this_or_last_round_visible: bool
    available_in: tuple[str, ...]
    modes: tuple[str, ...]
    prov: str
    modes_provenance: str


class WeatherFile(Strict, frozen=True, kw_only=True):
    meta: Meta
    roll: Roll
    season: tuple[Season, ...]
    table: tuple[WeatherRow, ...]
    condition: tuple[Condition, ...]
    darkness: Darkness


# ---------------------------------------------------------------- scenarios and stratagems.toml
class ScenarioRow(Strict, frozen=True, kw_only=True):
    min: int
    max: int
    scenario: str
    prov: str


class Determine(Strict, frozen=True, kw_only=True):
    table: tuple[ScenarioRow, ...]
    regular_defender: int
    prov: str


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name_en: str
    name_de: str
    name_fr: str
    points: tuple[int, int]  # attacker, defender
    late_from_round: int
    round_limit: int
    deployment_depth: int = 0
    late_units_max: int = 0
    hidden_units_max: int = 0
    keep_off_entry: int = 0
    exit_fraction: tuple[int, int] = (0, 1)
    all_gone_from_round: int = 0
    village_ratio: int = 0
    prov: dict[str, str]

    @property
    def names(self) -> dict[str, str]:
        return {"en": self.name_en, "de": self.name_de, "fr": self.name_fr}


class LateArrivals(Strict, frozen=True, kw_only=True):
    mounted_warriors_min: int
    others_min: int
    edge: int
    keep_off_scout: int
    keep_off_arrivals: int
    prov: str


class Detection(Strict, frozen=True, kw_only=True):
    skirmisher: int
    scout: int
    others: int
    tall_grass: int
    test_radius: int
    surprise_units: int
    prov: str


class Conflict(Named, frozen=True, kw_only=True):
    """KP-16.13: a war of the period, for people who look for a historical pairing."""

    year_from: int
    year_to: int


class ScenariosFile(Strict, frozen=True, kw_only=True):
    meta: Meta
    determine: Determine
    scenario: tuple[Scenario, ...]
    late_arrivals: LateArrivals
    ambush_detection: Detection
    conflict: tuple[Conflict, ...]


class Stratagem(Named, frozen=True, kw_only=True):
    ap: int
    radius: int = 0
    lost_elements_limit: int = 0
    from_round: int = 0
    success: int = 0
    last_round: int = 0


class StratagemsFile(Strict, frozen=True, kw_only=True):
    meta: Meta
    stratagem: tuple[Stratagem, ...]
