"""The shape of numbers.toml: distances and numbers that single rules name."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from zareba.engine.data import Sourced, Strict

from .lengths import INCH
from .schema_field import DataFile

N = TypeVar("N")


class _Cited(Sourced, frozen=True, kw_only=True):
    """A number of the rules, and which of them say it."""

    cites: str


class Distance(_Cited, frozen=True, kw_only=True):
    inches: float


class Count(_Cited, frozen=True, kw_only=True):
    value: int


class Distances(Strict, Generic[N], frozen=True, kw_only=True):
    """As printed, or in grains."""

    guide: N  # KP-6.6: from the head of a column to its scout
    guided_halt: N  # KP-6.7: a guided move keeps so far from visible enemies
    laager_gap: N  # KP-9.3: between wagons of a closed ring
    boarding: N  # KP-10.3: between a boat and the shore
    boat_turn: N  # KP-10.4: of way for every turn of a boat
    bank: N  # KP-13.12: from the bank of a stream to who has cover there
    bank_line: N  # KP-13.12: from him to where the line of fire crosses the bank
    company: N  # KP-16.14: from commander, scout and prophet to the unit they keep to
    wagon_camp: N  # KP-16.21: round the wagons of a train
    discovery_step: N  # KP-17.12: of way between two looks
    advance: N  # KP-20.11: of way at least, to have moved towards somebody
    crested_hill: N  # KP-21.4: seen on the same crested hill
    plateau_rim: N  # KP-21.5: from the rim, to look down from a plateau
    over_heads: N  # KP-22.6: from shooter and target to those who are shot over
    stone_wall: N  # KP-22.13: behind a wall that protects
    fire_spreads: N  # KP-23.3: from where vegetation was lit
    smoke: N  # KP-23.5: downwind in every round
    broken_off: N  # KP-25.7: from the enemy that a unit has left
    retreat_stops: N  # KP-25.10: short of an enemy
    fright: N  # KP-26.2: round a unit that shows itself
    disordered: N  # KP-27.3: from visible enemies with more than two markers
    across_palisade: N  # KP-29.7: to who stands opposite
    fire_arrows: N  # KP-29.12: from bow to roof


class Counts(Strict, Generic[N], frozen=True, kw_only=True):
    """As printed, or the bare numbers."""

    first_seat_from: N  # KP-0.10: on a die: the first player
    new_drill: N  # KP-2.3: the year before which regulars keep closer order
    laager_wagons: N  # KP-9.8: at least
    boat_crew: N  # KP-10.2: foot elements in a boat
    most_boats: N  # KP-10.11: of one side
    medicine_fails: N  # KP-11.4: on the die of war medicine: units may leave
    medicine_leaves: N  # KP-11.4: then on the die of a unit: it leaves
    medicine_helps: N  # KP-11.4: on that die: tests are easier
    medicine_shields: N  # KP-11.4: on that die: failed tests have no effect
    dark_rounds: N  # KP-15.10: dawn or dusk at most
    printed_size: N  # KP-16.4: points of the army for which the shares of scenarios are printed
    draw_share: N  # KP-16.12: a difference below one part in so many is a draw
    wider_zone: N  # KP-16.20: times the depth, for who has no room
    arson_drilled: N  # KP-23.2: on a die: regulars and skirmishers
    arson_others: N  # KP-23.2: on a die
    winds: N  # KP-23.5: directions
    house_places: N  # KP-29.8: foot elements in a building
    fire_arrow: N  # KP-29.12: on a die after a hit: the roof burns
    break_in: N  # KP-29.11: on a die
    first_year: N  # KP-30.15
    last_year: N  # KP-30.15


class NumbersFile(DataFile, frozen=True, kw_only=True):
    distance: Distances[Distance]
    count: Counts[Count]

    def distances(self) -> Distances[int]:
        printed = msgspec.structs.asdict(self.distance).items()
        return Distances(**{name: round(found.inches * INCH) for name, found in printed})

    def counts(self) -> Counts[int]:
        printed = msgspec.structs.asdict(self.count).items()
        return Counts(**{name: found.value for name, found in printed})
