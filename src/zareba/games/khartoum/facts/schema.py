"""The shape of the data files: what stands in data/*.toml, checked when they are read."""

from __future__ import annotations

from typing import Any, Literal

from zareba.engine.data import Label, Source, Sourced, Strict, files_of

Factor = int | Literal["X"]
Factors = tuple[Factor, Factor, Factor]  # raid, sortie, defence; "X": may not take part
Colour = Literal["black", "white", "red", "green"]


# ------------------------------------------------------------------------------------- map.toml
class ZoneKind(Sourced, frozen=True):
    label: Label
    start_level: int
    max_level: int


class Path(Strict, frozen=True):
    color: Colour
    zones: tuple[str, str, str, str, str, str]
    start_zone: int
    label: Label
    commander: Label
    direction: str
    ui_color: str
    prov: Source = ""


class Zone(Sourced, frozen=True):
    id: str
    path: Colour | Literal["all"]
    number: int
    kind: Literal["circle", "square", "fort"]
    nile: bool
    key: bool
    x: float
    y: float
    name: Label


class River(Sourced, frozen=True):
    id: str
    name: Label
    width: float
    points: list[tuple[float, float]]
    label: tuple[float, float]


class Layout(Strict, frozen=True):
    aspect: float
    zone_radius: float
    prov: Source = ""


class MapFile(Strict, frozen=True):
    meta: dict[str, Any]
    layout: Layout
    kind: dict[Literal["circle", "square", "fort"], ZoneKind]
    path: list[Path]
    zone: list[Zone]
    river: list[River]


# ----------------------------------------------------------------------------------- units.toml
class Troop(Sourced, frozen=True):
    id: str
    regular: bool
    count: int
    steps: Literal[1, 2]
    label: Label
    full: Factors
    reduced: Factors
    rebuildable: bool = False


class Gun(Sourced, frozen=True):
    id: Literal["light", "heavy"]
    count: int
    label: Label
    factors: Factors


class Leader(Sourced, frozen=True):
    id: str
    at_start: bool
    label: Label
    factors: Factors
    optional_rule: str = ""


class Gunboat(Sourced, frozen=True):
    count: int
    at_start: int
    label: Label
    factors: Factors


class Strengths(Strict, frozen=True):
    black: int
    white: int
    red: int
    green: int


class Markers(Strict, frozen=True):
    fort_improvement: int
    disorganised: int
    banner_position: int
    banner_strength: int
    turn: int
    relief: int
    ap: int
    cm: int
    rp: int
    prov: Source = ""


class SetUp(Strict, frozen=True):
    turn: int
    relief_turn: int
    ap: int
    cm: int
    rp: int
    banner_zone: int
    banner_strength: Strengths
    free_rp_turn1: int
    prov: Source = ""


class Level(Sourced, frozen=True):
    label: Label
    cm: int | None = None
    rp: int | None = None
    banner_strength: Strengths | None = None


class Variant(Sourced, frozen=True):
    ap_per_turn: int


class UnitsFile(Strict, frozen=True):
    meta: dict[str, Any]
    troop: list[Troop]
    gun: list[Gun]
    leader: list[Leader]
    gunboat: Gunboat
    markers: Markers
    setup: SetUp
    difficulty: dict[Literal["normal", "cub", "king"], Level]
    variant: dict[Literal["no_events"], Variant]


# ---------------------------------------------------------------------------------- tables.toml
class Rules(Strict, frozen=True):
    """Switches: chosen readings (LK-15) and our optional rules (LK-10.3)."""

    palace_garrison: bool
    defence_rp_after_roll: bool
    event_discard: Literal["discard", "reshuffle"]
    target_min_strength: int
    wiped_out_zone_is_lost: bool
    supports_need_troops: bool
    turn1_upkeep: bool
    refuse_suicidal_payment: bool
    gordon_leader: bool
    palace_last_stand: bool
    prov: Source = ""


class OptionalRule(Sourced, frozen=True):
    id: str
    label: Label
    sets: dict[str, bool | str]


class Action(Sourced, frozen=True):
    id: Literal["fortify", "raise_cm", "raise_rp", "gunboats", "levies", "raid", "sortie", "defend"]
    order: int
    ap: int
    turn1: bool
    label: Label
    rp: int = 0
    cm: int = 0
    rp_per_item: int = 0
    cm_per_item: int = 0
    max_items: int = 0
    excludes: list[str] = []
    max_troops_per_zone: int = 0
    max_leaders_per_zone: int = 0


class Band(Strict, frozen=True):
    min: int
    max: int
    drm: int


class Track(Sourced, frozen=True):
    min: int
    max: int
    start: int | None = None
    months: list[str] = []
    bands: list[Band] = []


class Row(Sourced, frozen=True):
    """A line of an outcome table; ``min`` or ``max`` missing: no bound on that side."""

    id: str
    label: Label
    casualties: dict[Literal["leader", "troops", "guns", "gunboats"], int]
    min: int | None = None
    max: int | None = None
    advance: bool = False
    retreat: bool = False
    disorganised: bool = False
    strength: int = 0
    rp: int = 0
    cm: int = 0


class CasualtyRow(Sourced, frozen=True):
    min: int | None = None
    max: int | None = None


class LeaderRow(CasualtyRow, frozen=True, kw_only=True):
    result: Literal["killed", "wounded", "unharmed"]


class TroopsRow(CasualtyRow, frozen=True, kw_only=True):
    steps: int


class GunsRow(CasualtyRow, frozen=True, kw_only=True):
    guns: int


class GunboatRow(CasualtyRow, frozen=True, kw_only=True):
    result: Literal["destroyed", "damaged", "none"]


class Grade(Sourced, frozen=True):
    held_until: str
    turn: int
    text: Label


class TablesFile(Strict, frozen=True):
    meta: dict[str, Any]
    rules: Rules
    option: list[OptionalRule]
    action: list[Action]
    track: dict[Literal["turn", "ap", "cm", "rp", "strength"], Track]
    aot1: list[Row]
    aot2: list[Row]
    aot3: list[Row]
    casualty_leader: list[LeaderRow]
    casualty_troops: list[TroopsRow]
    casualty_guns: list[GunsRow]
    casualty_gunboats: list[GunboatRow]
    performance: list[Grade]


# --------------------------------------------------------------------------------- banners.toml
class BannerCard(Strict, frozen=True):
    id: int
    order: list[Colour]
    prov: Source = ""


class BannersFile(Strict, frozen=True):
    meta: CardsMeta
    card: list[BannerCard]


# ---------------------------------------------------------------------------------- events.toml
class RollRow(Strict, frozen=True):
    min: int
    max: int
    effects: list[Effect]


class EffectOption(Strict, frozen=True):
    id: str
    label: Label
    effects: list[Effect]


class Effect(Strict, frozen=True, rename={"otherwise": "else"}):
    """One step of a card; which fields count depends on ``op`` (see the head of events.toml)."""

    op: Literal[
        "cm",
        "rp",
        "strength",
        "disorganise",
        "relief",
        "damage_gunboat",
        "lose_step",
        "free_fort",
        "remove_fort",
        "defence_drm",
        "raid_drm",
        "sortie_drm",
        "zone_level",
        "remove_leader",
        "roll",
        "choice",
        "reshuffle",
    ]
    delta: int = 0
    count: int = 0
    banner: Colour | Literal["all", "random", "choose", "same", ""] = ""
    units: list[str] = []
    zones: list[str] = []
    leader: str = ""
    otherwise: list[Effect] = []
    table: list[RollRow] = []
    options: list[EffectOption] = []


class When(Strict, frozen=True):
    turns: tuple[int, int] = (0, 99)
    after_event: int = 0
    gunboat: bool = False
    leader: str = ""


class EventCard(Strict, frozen=True):
    id: int
    title: Label
    conditional: bool
    one_time: bool
    ap: int | Literal["random"]
    text: Label
    effects: list[Effect]
    history: str
    when: When = When()
    prov: Source = ""


class ApRow(Strict, frozen=True):
    min: int
    max: int
    ap: int


class RandomAp(Strict, frozen=True):
    table: list[ApRow]
    prov: Source = ""


class CardsMeta(Strict, frozen=True):
    schema: int
    count: int
    relief_min_turn: int = 0
    prov: Source = ""


class EventsMeta(CardsMeta, frozen=True, kw_only=True):
    relief_min_turn: int


class EventsFile(Strict, frozen=True):
    meta: EventsMeta
    random_ap: RandomAp
    card: list[EventCard]


class Files(Strict, frozen=True):
    """Everything that is printed, by the names of the files."""

    map: MapFile
    units: UnitsFile
    tables: TablesFile
    banners: BannersFile
    events: EventsFile


FILES = files_of(Files)
