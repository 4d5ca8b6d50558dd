"""The shape of the data files: what stands in data/*.toml, checked when they are read."""

from __future__ import annotations

from typing import Any, Literal

from zareba.engine.data import Label, Sourced, Strict, files_of

Threat = Literal["rain", "night", "snow", "whistle", "mask", "shell"]
Difficulty = Literal["easy", "normal", "hard"]
Variant = Literal["base", "expansion", "duo", "chaplain", "solo"]
Phase = Literal["preparation", "mission", "support", "morale"]


# ----------------------------------------------------------------------------------- trials.toml
class ThreatName(Sourced, frozen=True):
    id: Threat
    weather: bool
    label: Label


class ThreatCard(Sourced, frozen=True):
    id: str
    threats: list[Threat]
    trap: bool
    copies: int


class TrialsFile(Strict, frozen=True):
    meta: dict[str, Any]
    threat: list[ThreatName]
    card: list[ThreatCard]


# ------------------------------------------------------------------------------ hard_knocks.toml
class Knock(Sourced, frozen=True):
    id: str
    label: Label
    weight: int
    window: Literal[
        "mission", "withdraw", "preparation", "support", "morale", "leader", "always", "on_play"
    ]
    sleeps: bool
    in_deck: int
    text: Label
    symbols: list[Threat] = []
    solo: bool = True
    on_novice: bool = True
    extra_cards: int = 0
    extra_morale: int = 0
    hard_knock: bool = True
    permanent: bool = False


class KnocksFile(Strict, frozen=True):
    meta: dict[str, Any]
    knock: list[Knock]


# --------------------------------------------------------------------------------- soldiers.toml
class Soldier(Sourced, frozen=True):
    id: str
    name: str
    charm: Threat


class SoldiersFile(Strict, frozen=True):
    meta: dict[str, Any]
    soldier: list[Soldier]


# ---------------------------------------------------------------------------------- support.toml
class Tile(Sourced, frozen=True):
    id: str
    label: Label
    offset: int
    count: int


class SoloTile(Sourced, frozen=True):
    id: str
    label: Label
    count: int
    offset: int | None = None  # none: nobody is supported


class Distribution(Sourced, frozen=True):
    seats: int
    left_out: list[str]


class Speech(Sourced, frozen=True):
    game: Variant
    tokens: dict[Literal["1", "2", "3", "4", "5"], int]  # by number of players
    used: Literal["removed", "returned"]


class Pile(Sourced, frozen=True):
    game: Variant
    trials: int
    veteran: int = 0  # 0: not offered


class DeckMix(Sourced, frozen=True):
    id: Literal["bunker", "trench", "front"]
    label: Label
    easy: int
    normal: int
    hard: int


class SupportFile(Strict, frozen=True):
    meta: dict[str, Any]
    tile: list[Tile]
    distribution: list[Distribution]
    solo_tile: list[SoloTile]
    speech: list[Speech]
    pile: list[Pile]
    difficulty: list[DeckMix]


# --------------------------------------------------------------------------------- missions.toml
class Effect(Strict, frozen=True):
    """LP-12.1: one word of the closed vocabulary; which fields count depends on ``kind``."""

    kind: Literal[
        "support_public",
        "ignore_threat",
        "add_threat",
        "recover_charm",
        "grant_speech",
        "peek_trials",
        "charm_not_spent",
        "forbid_charm",
        "forbid_speech",
        "forbid_strategic_withdrawal",
        "forbid_first_turn_withdrawal",
        "morale_delta",
        "extra_deal",
        "support_knock_delta",
        "support_random",
        "support_block",
        "on_knock_morale",
        "on_knock_draw",
        "on_withdraw_draw",
        "trap_all",
        "attach_threat_card",
    ]
    threat: Threat | Literal[""] = ""
    threats: list[Threat] = []
    who: Literal["leader", ""] = ""
    count: int = 0
    delta: int = 0


class Discard(Strict, frozen=True):
    kind: Literal["end_of_support", "pay_draw", "collect", "success", "success_hands_at_most"]
    symbols: list[Threat] = []
    cards: int = 0


class Mission(Sourced, frozen=True):
    id: str
    difficulty: Difficulty
    label: Label
    min_2_3: int
    min_4_5: int
    effects: list[Effect]
    discard: Discard
    text: Label
    requires_traps: bool = False
    silences: bool = False
    box: Label | None = None


class Final(Sourced, frozen=True):
    id: Literal["final_assault", "last_stand"]
    label: Label
    text: Label
    threat_limit: int
    result: Literal["victory", "posthumous_victory"]


class MissionsFile(Strict, frozen=True):
    meta: dict[str, Any]
    final: list[Final]
    mission: list[Mission]


# ----------------------------------------------------------------------------------- tables.toml
class Number(Sourced, frozen=True):
    value: int
    rule: str


class TablesFile(Strict, frozen=True):
    threat_limit: Number
    frightening: Number
    marks_limit: Number
    first_intensity: Number
    least_intensity: Number
    hardheaded_cards: Number
    missions_drawn: Number
    knocks_after_success: Number
    knocks_after_failure: Number
    least_drop: Number
    highest_drop: Number
    solo_soldiers: Number
    solo_hand: Number
    solo_drop: Number


# ---------------------------------------------------------------------------------- signals.toml
class Signal(Sourced, frozen=True):
    id: str
    phases: list[Phase]
    names: Literal["threat", "soldier", "tile", ""] = ""
    needs: Literal["support_public", ""] = ""


class SignalsFile(Strict, frozen=True):
    signal: list[Signal]


class Files(Strict, frozen=True):
    """Everything that is printed, by the names of the files."""

    trials: TrialsFile
    hard_knocks: KnocksFile
    soldiers: SoldiersFile
    support: SupportFile
    missions: MissionsFile
    tables: TablesFile
    signals: SignalsFile


FILES = files_of(Files)
