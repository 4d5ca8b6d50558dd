"""The shape of the data files: what stands in data/*.toml, checked when they are read."""

from __future__ import annotations

from typing import Literal

from zareba.engine.data import Label, Source, Sourced, Strict, files_of

Resource = Literal["influence", "strength", "food", "tools", "weapons"]
Resources = dict[Resource, int]
French = Literal["cavalry", "carabinier", "artillery", "sapper"]
Unit = Literal[
    "cavalry",
    "carabinier",
    "artillery",
    "sapper",
    "moudjahidine",
    "sharpshooter",
    "moudjahidate",
]
Symbol = Literal["circle", "triangle"]
Faces = tuple[int, int, int, int, int, int]


# ----------------------------------------------------------------------------------- cards.toml
class Card(Sourced, frozen=True):
    id: str
    name: Label
    group: Literal["starter", "recruitable"]
    resources: Resources
    add_to_map: bool
    blocks_retreat: bool
    timing: Literal["discard", "place", "buy", "ambush", "none"]
    effect: str
    rules: list[str]
    count_per_player: int = 0
    count_total: int = 0
    count_per_player_in_game: int = 0
    cost: Resources = {}
    unit: Literal["moudjahidine", "sharpshooter", "defense", ""] = ""


class CardsFile(Strict, frozen=True):
    schema: int
    resource_order: list[Resource]
    interchangeable_with_market: list[Resource]
    card: list[Card]


# --------------------------------------------------------------------------------- leaders.toml
class Leader(Sourced, frozen=True):
    id: str
    name: Label
    figure: str
    figure_colour: str
    rolls_as: Unit | Literal[""]
    may_ambush: bool
    start_items: dict[str, int]
    resources: Resources
    timing: Literal["discard", "ambush", "none", "enter_hand", "discard_or_buy"]
    effect: str
    rules: list[str]
    start_items_de: dict[str, int] = {}


class LeadersFile(Strict, frozen=True):
    schema: int
    leader: list[Leader]


# -------------------------------------------------------------------------------- villages.toml
class Region(Sourced, frozen=True):
    id: str
    name: Label
    colour: str


class Village(Sourced, frozen=True):
    id: str
    name: Label
    region: str
    terrain: Literal["wooded", "sheltered", "steep", "concealed"]
    start_cards: dict[str, int]
    start_rerolls: int


class VillagesFile(Strict, frozen=True):
    schema: int
    region: list[Region]
    village: list[Village]


# ------------------------------------------------------------------------------------- map.toml
class Node(Sourced, frozen=True):
    id: str
    kind: Literal["start", "village", "stop"]
    name: Label
    x: int
    y: int


class Edge(Sourced, frozen=True):
    a: str
    b: str


class Fork(Strict, frozen=True, rename={"came_from": "from"}):
    node: str
    came_from: str
    circle: str
    triangle: str
    prov: Source


class MapFile(Sourced, frozen=True):
    schema: int
    step_length: int
    symbol_shapes: dict[Symbol, str]
    fork_rule: str
    node: list[Node]
    edge: list[Edge]
    fork: list[Fork]


# -------------------------------------------------------------------------------- automata.toml
class Deck(Sourced, frozen=True):
    size: int
    remove_before_setup_2p: int
    setup_reveal: dict[str, int]


class Army(Sourced, frozen=True):
    number: int
    deploy_at: int
    retreat_at: int


class Crt(Sourced, frozen=True):
    cavalry: Faces
    carabinier: Faces
    artillery: Faces
    sapper: Faces
    moudjahidine: Faces
    sharpshooter: Faces
    moudjahidate: Faces


class OtherCrt(Sourced, frozen=True):
    """Rows that an option puts in the place of the usual ones."""

    cavalry: Faces


class HitOrder(Sourced, frozen=True):
    french: list[French]
    french_turned_moudjahidine: Literal["first", "last"]
    berber: list[Literal["moudjahidine", "sharpshooter", "moudjahidate", "leader"]]
    defense_removal: list[Unit]


class Effects(Sourced, frozen=True):
    none: str
    add_units: str
    no_move: str
    double_move: str
    destroy_card: str


class Args(Strict, frozen=True):
    """What a card text names; which fields count depends on the effect."""

    army: int = 0
    cards: list[str] = []
    cavalry: int = 0
    carabinier: int = 0
    artillery: int = 0
    sapper: int = 0


class AutomataCard(Sourced, frozen=True):
    id: int
    symbol: Symbol
    units: dict[French, int]
    effect: Literal["none", "add_units", "no_move", "double_move", "destroy_card"]
    args: Args


class UnitKind(Strict, frozen=True):
    name: Label
    colour: str


class SymbolKind(Strict, frozen=True):
    name: Label
    mark: str


class AutomataFile(Strict, frozen=True):
    schema: int
    deck: Deck
    army: list[Army]
    crt: Crt
    crt_other: OtherCrt
    hit_order: HitOrder
    effects: Effects
    card: list[AutomataCard]
    unit: dict[Unit, UnitKind]
    symbol: dict[Symbol, SymbolKind]
    effect_label: dict[Literal["add_units", "no_move", "double_move", "destroy_card"], Label]


# ----------------------------------------------------------------------------------- setup.toml
class PlayerTable(Sourced, frozen=True):
    villages: dict[Literal["p1", "p2", "p3", "p4"], list[str]]
    regions_act_as_players: bool
    moudjahidine: int
    sharpshooters: int
    moudjahidate: int
    automata_removed: int
    automata_setup_reveal: int
    round: list[Literal["p1", "p2", "p3", "p4", "automata", "automata_solo"]]
    french_from_start: list[str] = []


class Turn(Sourced, frozen=True):
    hand_size: int
    max_actions: int
    max_purchases: int


class Difficulty(Sourced, frozen=True):
    automata_after_every_player: bool
    no_village_starting_items: bool
    no_leader_starting_items: bool


Reading = bool | int | str | list[str]


class SetupFile(Strict, frozen=True):
    schema: int
    components: dict[str, int | dict[str, str]]
    players: dict[Literal["1", "2", "3", "4"], PlayerTable]
    turn: Turn
    difficulty: Difficulty
    options: dict[str, Reading]
    option_values: dict[str, list[bool | int | str]]
    presets: dict[Literal["standard", "english", "german"], dict[str, Reading]]


class Files(Strict, frozen=True):
    """Everything that is printed, by the names of the files."""

    cards: CardsFile
    leaders: LeadersFile
    villages: VillagesFile
    map: MapFile
    automata: AutomataFile
    setup: SetupFile


FILES = files_of(Files)
