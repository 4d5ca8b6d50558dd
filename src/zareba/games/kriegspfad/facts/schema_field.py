"""The shape of troops.toml, weapons.toml and terrain.toml."""

from __future__ import annotations

from typing import Literal

from zareba.engine.data import Sourced, Strict

from .schema import Named, Titled

Going = Literal["good", "difficult", "impassable"]


class Meta(Strict, frozen=True, kw_only=True):
    schema: int
    cites: str
    going_classes: tuple[str, ...] = ()


class DataFile(Strict, frozen=True, kw_only=True):
    """One of the files, and what it says of itself."""

    meta: Meta


# --------------------------------------------------------------------------------- troops.toml
class Preset(Titled, frozen=True, kw_only=True):
    """A scale: sizes in game inches (KP-1.1 to KP-1.3, KP-1.7)."""

    game_inch_mm: float
    frontage: float
    depth_foot: float
    depth_mounted: float
    depth_artillery: float
    wagon: tuple[float, float]
    boat: tuple[float, float]
    blockhouse: tuple[float, float]
    table: tuple[float, float]
    table_alternative: tuple[float, float]


class Movement(Named, frozen=True, kw_only=True):
    good: str
    difficult: str
    turn_deg_per_inches: tuple[int, int] = (0, 0)


class Troop(Named, frozen=True, kw_only=True):
    movement_foot: str
    movement_mounted: str = ""
    movement_mounted_armoured: str = ""
    cohesion_foot: int = 2
    cohesion_foot_before_1840: int = 0
    cohesion_mounted: int = 2
    foot: bool = True
    can_be_mountable: bool = False
    always_mountable: bool = False
    mounted_mode: str = ""
    dismounts_as: str = ""
    fights_mounted: bool = False
    single_element: bool = False
    may_initiate_melee: bool = True
    can_shoot: bool = True
    counts_as: str = ""
    detect_ambush_in: int = 0
    blocks_late_arrivals_in: int = 0
    dies_in_melee: bool = False
    targetable: bool = True
    targetable_provenance: str = ""


class Cohesion(Strict, frozen=True, kw_only=True):
    in_works: int
    test: str
    test_provenance: str


class Quality(Named, frozen=True, kw_only=True):
    level: Literal["unit", "element"]
    morale_min: int = 0
    rally_dice: int = 0
    move_reroll: bool = False
    excludes: tuple[str, ...] = ()


class Morale(Sourced, frozen=True, kw_only=True):
    die: str
    default_min: int
    brave_min: int
    militia_min: int
    fail_markers: int
    destroyed_above_markers: int
    no_close_above_markers: int
    no_natural_20_above_markers: int


class Rally(Sourced, frozen=True, kw_only=True):
    default_dice: int
    militia_dice: int
    remove_on: int
    commander_extra_dice: int
    exceptional_extra_dice: int
    commander_range: int


class Command(Sourced, frozen=True, kw_only=True):
    reroll_or_ignore_range: int
    melee_range: int
    rally_range: int
    loss_test_range: int
    friend_lost_range: int


class Interpenetration(Sourced, frozen=True, kw_only=True):
    mover: tuple[str, ...]
    through: tuple[str, ...]


class TroopsFile(DataFile, frozen=True, kw_only=True):
    presets: dict[Literal["mm28", "mm15"], Preset]
    movement: tuple[Movement, ...]
    troop: tuple[Troop, ...]
    cohesion: Cohesion
    quality: tuple[Quality, ...]
    morale: Morale
    rally: Rally
    command: Command
    interpenetration: tuple[Interpenetration, ...]


# -------------------------------------------------------------------------------- weapons.toml
class Weapon(Named, frozen=True, kw_only=True, rename={"cls": "class"}):
    cls: str
    firearm: bool
    range_effective: int = 0
    range_max: int = 0
    dice_effective: int = 0
    dice_long: int = 0
    shoot_bonus_effective: int = 0
    exempt_from_moving_penalty: bool = False
    melee_only: bool = False
    wall_breach_min_d6: int = 0
    jam_on_natural: int = 0
    note: str = ""


class Shooting(Strict, frozen=True, kw_only=True):
    die: str
    hit_min: int
    kill_min: int
    natural_kill: int
    natural_kill_max_shooter_markers: int
    hit_markers: int
    arc_half_angle_deg: int
    arc_from: str
    arc_provenance: str
    cover_rule: str


class Modifier(Sourced, frozen=True, kw_only=True):
    id: str
    value: int
    when_en: str
    when_de: str
    when_fr: str
    side: str = ""
    per: str = ""
    exclusive_group: str = ""
    not_against_class: tuple[str, ...] = ()
    min_range_exclusive: int = 0
    weapon_majority: bool = False
    note: str = ""


class Melee(Strict, frozen=True, kw_only=True):
    die: str
    roller: str


class MeleeLoss(Strict, frozen=True, kw_only=True):
    """Elements that are lost to opponents with these qualities (KP-24.16)."""

    elements: int
    to: tuple[Literal["mounted", "lancers", "warrior"], ...] = ()
    good_going: Literal["", "always", "lancer_needs_good_going"] = ""  # only there


class MeleeResult(Sourced, frozen=True, kw_only=True):
    """One row of KP-24.16: losses, markers and retreat dice of both sides."""

    id: str
    min: int
    max: int
    attacker_markers: int = 0
    attacker_retreat: int = 0
    defender_markers: int = 0
    defender_retreat: int = 0
    defender_destroyed: bool = False
    attacker_loses: tuple[MeleeLoss, ...] = ()  # the first that fits
    defender_loses: tuple[MeleeLoss, ...] = ()


class AssaultResult(Sourced, frozen=True, kw_only=True):
    id: str
    min: int
    max: int
    lose: int
    markers: int
    retreat: int
    captured: bool


class WeaponsFile(DataFile, frozen=True, kw_only=True):
    weapon: tuple[Weapon, ...]
    shooting: Shooting
    shooting_modifier: tuple[Modifier, ...]
    melee: Melee
    melee_modifier: tuple[Modifier, ...]
    assault_modifier: tuple[Modifier, ...]
    melee_result: tuple[MeleeResult, ...]
    assault_result: tuple[AssaultResult, ...]


# -------------------------------------------------------------------------------- terrain.toml
class Terrain(Named, frozen=True, kw_only=True):
    shape: Literal["base", "area", "linear"]
    going: dict[str, Going]
    blocks_los: str = ""
    height_in: float = 0
    ambush: Literal["", "none", "any", "any_behind", "foot_warrior_skirmisher"] = ""
    ambush_detect_in: float = 0
    may_carry: tuple[str, ...] = ()
    plateau_may_carry: tuple[str, ...] = ()
    not_on: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    column_only: bool = False
    no_shooting: bool = False
    overrides_under: bool = False
    on_cross: bool = False
    plain_only: bool = False
    size_limit: bool = True
    boats: bool = False
    sight_inside: float | None = None
    edge_depth: float = 0
    seen_from_outside: float | None = None
    sight_rim: float = 0
    cover: Literal["", "none", "foot", "foot_stationary", "foot_works", "foot_bank"] = ""
    vegetation: bool = False
    flammable: bool = False
    max_per_table: int = 0
    min_width: float = 0
    max_width: float = 0
    gun_target_modifier: int = 0
    rim_counts_as: str = ""
    floor_counts_as: str = ""
    note: str = ""
    prov_note: str = ""


class Placement(Sourced, frozen=True, kw_only=True):
    area_diameter_min: int
    area_diameter_max: int
    area_diameter_exempt: tuple[str, ...]
    linear_length: str
    max_built_up: int
    max_river: int
    max_river_crossings: int
    layer: str
    attacker_changes: int
    attacker_change_kinds: tuple[str, ...]


class ZoneCondition(Strict, frozen=True, kw_only=True):
    kind: Literal["area_share_min", "count_min", "count_max_other", "adjacent"]
    terrain: tuple[str, ...] = ()
    not_terrain: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    value: float = 0


class Zone(Named, frozen=True, kw_only=True):
    forbidden: tuple[str, ...]
    any_of: tuple[ZoneCondition, ...] = ()
    all_of: tuple[ZoneCondition, ...] = ()
    unlimited: tuple[str, ...] = ()
    note: str = ""


class LinearRule(Sourced, frozen=True, kw_only=True):
    terrain: str
    ends: str


class TerrainFile(DataFile, frozen=True, kw_only=True):
    terrain: tuple[Terrain, ...]
    placement: Placement
    zone: tuple[Zone, ...]
    linear_rule: tuple[LinearRule, ...]
