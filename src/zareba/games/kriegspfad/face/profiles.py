"""Troops and weapons in figures, for rosters and for who builds an army (KP-7, KP-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zareba.engine import Speaker, signed
from zareba.games.kriegspfad.facts.tables import Facts

Row = tuple[str, str, str]


def weapon_row(facts: Facts, words: Speaker, name: str) -> Row:
    """KP-7.1, KP-8.3: a weapon, its ranges, its dice; effective and long."""
    weapon = facts.weapons[name]
    ranges = dice = "–"
    if weapon.range_max:
        far = weapon.range_max > weapon.range_effective
        ranges = f'{weapon.range_effective}" / ' + (f'{weapon.range_max}"' if far else "–")
        dice = f"{weapon.dice_effective} / {weapon.dice_long if far else '–'}"
    return words.name("weapon", name), ranges, dice


def troop_row(facts: Facts, words: Speaker, kind: str, mounted: bool, year: int) -> Row:
    """KP-2.4, KP-19.2: troops, how they move in good and difficult going, their cohesion."""
    printed = facts.troops[kind]
    row = printed.movement_mounted if mounted else printed.movement_foot
    die = words.text("army-die")
    dice = facts.movement[row]
    moves = " / ".join(f"{n}{die}{signed(more)}" if more else f"{n}{die}" for n, more in dice)
    near = printed.cohesion_mounted if mounted else printed.cohesion_foot
    old_drill = printed.cohesion_foot_before_1840
    if not mounted and old_drill and year < facts.counts.new_drill:
        near = old_drill
    name = words.name("troop", kind)
    if mounted:
        name = f"{name}, {words.text('army-mounted')}"
    return name, moves, f'{near}"'


def troop_profile(facts: Facts, words: Speaker, kind: str, mounts: bool, year: int) -> list[str]:
    """On foot, and mounted if they have horses or may have them."""
    rows = [troop_row(facts, words, kind, mode, year) for mode in (False, True)[: 1 + mounts]]
    return [words.text("army-profile-troop", who=w, moves=m, near=n) for w, m, n in rows]


def weapon_profiles(facts: Facts, words: Speaker, weapons: Iterable[str]) -> Iterator[str]:
    """Weapons that shoot."""
    for name in weapons:
        weapon, ranges, dice = weapon_row(facts, words, name)
        if facts.weapons[name].range_max:
            yield words.text("army-profile-weapon", weapon=weapon, range=ranges, dice=dice)
