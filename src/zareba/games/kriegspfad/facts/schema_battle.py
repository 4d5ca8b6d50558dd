"""The shape of weather.toml, scenarios.toml and stratagems.toml."""

from __future__ import annotations

from zareba.engine.data import Sourced

from .schema import Named, Titled
from .schema_field import DataFile


# -------------------------------------------------------------------------------- weather.toml
class Roll(Sourced, frozen=True, kw_only=True):
    die: str


class Season(Named, frozen=True, kw_only=True):
    modifier: int
    native_attacker_forbidden: bool = False


class WeatherRow(Sourced, frozen=True, kw_only=True):
    min: int
    max: int
    zones: dict[str, tuple[str, ...]]


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


class Darkness(Titled, frozen=True, kw_only=True):
    visibility_max: int
    max_move: int
    max_shooting_range: int
    guns_fired_this_or_last_round_visible: bool
    available_in: tuple[str, ...]
    modes: tuple[str, ...]
    modes_provenance: str


class WeatherFile(DataFile, frozen=True, kw_only=True):
    roll: Roll
    season: tuple[Season, ...]
    table: tuple[WeatherRow, ...]
    condition: tuple[Condition, ...]
    darkness: Darkness


# ---------------------------------------------------------------- scenarios and stratagems.toml
class ScenarioRow(Sourced, frozen=True, kw_only=True):
    min: int
    max: int
    scenario: str


class Determine(Sourced, frozen=True, kw_only=True):
    table: tuple[ScenarioRow, ...]
    regular_defender: int


class Scenario(Titled, frozen=True, kw_only=True):
    id: str
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


class LateArrivals(Sourced, frozen=True, kw_only=True):
    """KP-17.2, KP-17.3: what the dice need, and where late units may appear."""

    mounted_warriors_min: int
    others_min: int
    edge: int
    keep_off_scout: int
    keep_off_arrivals: int


class Detection(Sourced, frozen=True, kw_only=True):
    """KP-17.7, KP-17.10: how near an ambush is found, in inches, and whom it frightens."""

    skirmisher: int
    scout: int
    others: int
    tall_grass: int
    test_radius: int
    surprise_units: int


class Conflict(Named, frozen=True, kw_only=True):
    """KP-16.13: a war of the period, for people who look for a historical pairing."""

    year_from: int
    year_to: int


class ScenariosFile(DataFile, frozen=True, kw_only=True):
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


class StratagemsFile(DataFile, frozen=True, kw_only=True):
    stratagem: tuple[Stratagem, ...]
