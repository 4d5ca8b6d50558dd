"""The printed facts as the rules use them (LK-2, LK-12); `reading` makes them from the data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import schema
from .schema import Action, CasualtyRow, EventCard, Row

RAID, SORTIE, DEFENCE = 0, 1, 2  # the order of the factors on a counter (LK-2.4.3)
PALACE = "palace"
DIE = 6
LEVY, LIGHT, HEAVY, GUNBOAT, GORDON = "levy", "light", "heavy", "gunboat", "gordon"

CanGo = tuple[int | None, int | None, int | None]


@dataclass(frozen=True, slots=True)
class Step:
    """One effect of a card, its nested effects replaced by their numbers in `Facts.effects`."""

    op: str
    delta: int
    count: int
    banners: tuple[int, ...]  # empty: random, choose or same, as `how` says
    how: str
    units: tuple[str, ...]
    zones: tuple[str, ...]
    leader: str
    otherwise: tuple[int, ...]
    table: tuple[tuple[int, int, tuple[int, ...]], ...]
    options: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Everything that is printed, under the options of one table."""

    rules: schema.Rules
    events_used: bool
    axes: Mapping[str, tuple[str, ...]]  # names for the lists of the state
    names: Mapping[str, Mapping[str, str]]  # message id -> language -> text
    map: schema.MapFile  # for drawing only: places, rivers, kinds
    # the map (LK-2.1.2, LK-2.1.3: neighbours are the next numbers of a path)
    zones: tuple[str, ...]
    zone_index: Mapping[str, int]
    path: tuple[tuple[int, ...], ...]  # by banner and zone number (0 unused) -> zone
    path_of: Mapping[str, int]  # zone id -> banner, -1 for the Palace
    number_of: Mapping[str, int]
    start_level: Mapping[str, int]  # LK-2.1.4: by kind of zone
    nile: frozenset[str]  # LK-2.1.6, LK-2.1.8
    key_zones: frozenset[str]  # LK-2.1.7, LK-2.1.8
    behind: tuple[tuple[tuple[str, ...], ...], ...]  # by banner and number: zones still held
    # counters: their number is a limit (LK-2.4.1, LK-2.4.6)
    banners: tuple[str, ...]
    factors: Mapping[str, CanGo]
    troop_kinds: tuple[str, ...]
    troops: frozenset[str]
    regulars: frozenset[str]  # LK-2.4.5
    reduced: Mapping[str, str]  # two-step counter -> its one-step counter
    type_of: Mapping[str, str]  # counter -> type: both sizes of a unit
    troop_types: tuple[str, ...]
    leaders: tuple[str, ...]  # LK-2.4.2: Gordon only by an option
    troops_at_start: tuple[str, ...]
    guns_at_start: tuple[str, ...]
    leaders_at_start: tuple[str, ...]
    rank: Mapping[str, int]  # order in which boxes are laid out
    gunboats: int
    gunboats_at_start: int
    levies: int
    improvements: int
    # set-up and tracks (LK-2.2, LK-3)
    setup: schema.SetUp
    cm_start: int
    rp_start: int
    strengths: tuple[int, ...]
    cm_max: int
    rp_max: int
    strength_max: int
    ap_max: int  # LK-2.2.2
    last_turn: int  # LK-2.2.1
    months: tuple[str, ...]
    cm_drm: tuple[int, ...]
    rp_drm: tuple[int, ...]
    ap_without_events: int
    relief_min_turn: int
    # actions, cards, tables
    actions: tuple[Action, ...]
    action: Mapping[str, Action]
    cards: Mapping[int, EventCard]
    card_effects: Mapping[int, tuple[int, ...]]
    effects: tuple[Step, ...]
    random_ap: tuple[int, ...]  # by die face
    banner_cards: Mapping[int, tuple[int, ...]]
    defence_rows: tuple[Row, ...]
    raid_rows: tuple[Row, ...]
    sortie_rows: tuple[Row, ...]
    casualty: Mapping[str, Sequence[CasualtyRow]]
    grades: tuple[schema.Grade, ...]


def find_row(rows: Sequence[Any], total: int) -> Any:
    """LK-12: the first row whose bounds hold the modified total."""
    for row in rows:
        if (row.min is None or total >= row.min) and (row.max is None or total <= row.max):
            return row
    raise LookupError(f"no row for {total}")


# Options that switch a rule, with the value they have unless a player changes it.
SWITCHES: dict[str, bool | str] = {
    "gordon_leader": False,
    "palace_last_stand": False,
    "defence_rp_after_roll": True,
    "event_discard": "discard",
    "palace_garrison": False,
    "wiped_out_zone_is_lost": True,
    "supports_need_troops": True,
    "turn1_upkeep": True,
    "refuse_suicidal_payment": True,
}
