"""The printed facts, read once from the TOML files and arranged for the rules (LP-1, LP-12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from . import schema
from .schema import Effect, Mission

BASE, EXPANSION, DUO, CHAPLAIN, SOLO = "base", "expansion", "duo", "chaplain", "solo"
CHRISTMAS, NOVICE, DEMORALIZED = "merry_christmas", "novice", "demoralized"
PLACES = ("A", "B", "C", "D", "E")  # the seats of LP-19, clockwise

# Symbols are counted six at a time: a number with one field of FIELD bits for each threat.
FIELD = 6
FULL = (1 << FIELD) - 1
TOP = 1 << (FIELD - 1)  # the highest bit of a field, reached only by an overflow


@dataclass(frozen=True, slots=True)
class InForce:
    """LP-11.12, LP-12.23: what all mission cards in play do together."""

    symbols: int = 0  # on the cards
    counted: int = -1  # mask of the threats that can make the mission fail
    support_public: bool = False
    support_random: bool = False
    leader_unsupported: bool = False
    no_charm: bool = False
    no_speech: bool = False
    no_strategic: bool = False
    no_first_turn: bool = False
    free_charms: int = 0
    extra_deal: int = 0
    knock_delta: int = 0
    morale: int = 0
    on_knock: tuple[tuple[str, int], ...] = ()  # oldest card first (LP-3.14)
    on_withdraw: int = 0
    traps: int = 0  # mask of the threats that act as traps


class _Effects:
    """What several mission cards say, asked by its kind."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def __contains__(self, kind: str) -> bool:
        return bool(self.of(kind))

    def of(self, *kinds: str) -> list[Effect]:
        return [e for e in self.effects if e.kind in kinds]

    def count(self, kind: str) -> int:
        return sum(e.count for e in self.of(kind))

    def delta(self, kind: str) -> int:
        return sum(e.delta for e in self.of(kind))


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Everything that is printed, under the options of one table."""

    axes: Mapping[str, tuple[str, ...]]  # names for the lists of the state
    names: Mapping[str, Mapping[str, str]]  # message id -> language -> text
    number: Mapping[str, int]  # the numbers of tables.toml
    numbers: Mapping[str, int]  # the same, for the texts: { $hardheaded_cards }
    # options
    expansion: bool
    traps: bool
    veteran: bool
    companion: str  # of two players: duo or chaplain
    chaplain_trials: int
    speaker_discards: bool
    failure_charm: bool
    first_minimum: bool
    soldiers_chosen: bool
    first_leader: int  # -1: by chance
    # cards
    threats: tuple[str, ...]
    symbols: Mapping[str, int]  # of every card
    fields: Mapping[str, int]  # threat -> mask of its field
    deck: Mapping[str, tuple[str, ...]]  # by variant: all trial cards
    trap_cards: frozenset[str]
    threat_cards: frozenset[str]
    knocks: Mapping[str, schema.Knock]
    weight: Mapping[str, int]
    # what to add so that a field that has reached a limit shows its top bit
    failing: Mapping[str, int]  # by final mission; "": any other mission
    frightening: int
    top_bits: int
    # what may be chosen, made once
    plays: Mapping[str, tuple[str, str]]
    averted: Mapping[str, Mapping[str, tuple[str, str]]]  # soldier -> card his charm removes
    speeches: tuple[tuple[str, str], ...]
    # soldiers, tiles, tokens
    soldiers: tuple[str, ...]
    charm_of: Mapping[str, str]
    tiles: Mapping[int, tuple[str, ...]]  # by seats: the tiles in the game
    tiles_to_draw: Mapping[int, tuple[str, ...]]  # by seats: those without what each starts with
    tiles_at_start: tuple[str, ...]
    random_tiles: int
    offset: Mapping[str, int]
    solo_tiles: tuple[str, ...]
    solo_offset: Mapping[str, int | None]
    tokens: Mapping[str, Mapping[int, int]]
    tokens_return: Mapping[str, bool]
    pile: Mapping[str, schema.Pile]
    # missions
    missions: Mapping[str, Mission]
    mission_class: Mapping[str, tuple[str, ...]]  # by difficulty: all cards
    deck_mix: Mapping[str, int]  # difficulty -> cards
    finals: Mapping[str, schema.Final]
    signals: tuple[schema.Signal, ...]
    merged: dict[tuple[str, ...], InForce] = field(default_factory=dict)

    def in_force(self, missions: tuple[str, ...]) -> InForce:
        """LP-11.12: the effects of these mission cards, added up once and remembered."""
        found = self.merged.get(missions)
        if found is None:
            found = self.merged[missions] = self._merge(missions)
        return found

    def _merge(self, missions: tuple[str, ...]) -> InForce:
        effects = _Effects([e for m in missions for e in self.missions[m].effects])
        knocks = effects.of("on_knock_morale", "on_knock_draw")
        return InForce(
            symbols=sum(self.packed(e.threats) for e in effects.of("add_threat")),
            counted=~self.mask(e.threat for e in effects.of("ignore_threat")),
            support_public="support_public" in effects,
            support_random="support_random" in effects,
            leader_unsupported="support_block" in effects,
            no_charm="forbid_charm" in effects,
            no_speech="forbid_speech" in effects,
            no_strategic="forbid_strategic_withdrawal" in effects,
            no_first_turn="forbid_first_turn_withdrawal" in effects,
            free_charms=effects.count("charm_not_spent"),
            extra_deal=effects.count("extra_deal"),
            knock_delta=effects.delta("support_knock_delta"),
            morale=effects.delta("morale_delta"),
            on_knock=tuple((e.kind, e.count) for e in knocks),
            on_withdraw=effects.count("on_withdraw_draw"),
            traps=self.mask(t for e in effects.of("trap_all") for t in e.threats),
        )

    def packed(self, threats: Iterable[str]) -> int:
        """One symbol of each of these threats."""
        return sum(1 << FIELD * self.threats.index(t) for t in threats)

    def mask(self, threats: Iterable[str]) -> int:
        """The fields of these threats."""
        found = 0
        for threat in threats:
            found |= self.fields[threat]
        return found
