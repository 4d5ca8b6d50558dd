"""Raids and sorties (LK-6.5, LK-6.6)."""

from __future__ import annotations

from zareba.engine import Rule, die, rule, say
from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.facts.tables import GUNBOAT, HEAVY, LIGHT, RAID, SORTIE, find_row

from .asks import (
    DONE,
    NONE,
    ExpeditionLeader,
    Gunboats,
    HeavyGun,
    LightGuns,
    RaidInfantry,
    SortieInfantry,
    Target,
)
from .casualties import casualties, drms_of
from .limits import sortie_infantry
from .state import (
    FORCE,
    GORDON_SEAT,
    State,
    change_cm,
    change_rp,
    change_strength,
    send_home,
    take,
    zone_of,
)

Terms = list[tuple[str, int]]  # what a total is made of
SORTIE_INFANTRY = 3  # LK-6.6.3
RAID_GUNS = 1  # LK-6.5.3


@rule("LK-6.5", "LK-6.5.1", "LK-6.5.2", "LK-6.5.3")
def raid(g: State) -> Rule:
    """One regular unit, perhaps a leader, a light gun and gunboats, against one Banner."""
    banner = yield Target(GORDON_SEAT, "raid")
    g.target = g.facts.banners.index(banner)
    infantry = yield RaidInfantry(GORDON_SEAT)
    take(g, infantry, g.force)
    yield from raid_support(g)
    yield from casualties(g, FORCE, raid_result(g))
    come_home(g)


@rule("LK-6.5.3")
def raid_support(g: State) -> Rule:
    """Perhaps a leader, one light gun, gunboats."""
    yield from accompany(g, RAID, RAID_GUNS)


@rule("LK-6.6", "LK-6.6.1", "LK-6.6.2", "LK-6.6.3", "LK-6.6.4")
def sortie(g: State) -> Rule:
    """Up to three regular units with a leader, guns and gunboats, at the cost of 1 RP."""
    change_rp(g, -g.facts.action["sortie"].rp, "LK-6.6.1")
    banner = yield Target(GORDON_SEAT, "sortie")
    g.target = g.facts.banners.index(banner)
    while len(g.force) < SORTIE_INFANTRY and sortie_infantry(g):
        infantry = yield SortieInfantry(GORDON_SEAT)
        if infantry == DONE:
            break
        take(g, infantry, g.force)
    yield from sortie_support(g)
    if GUNBOAT in g.force:
        heavy = yield HeavyGun(GORDON_SEAT)
        for _ in range(heavy):
            take(g, HEAVY, g.force)
    yield from casualties(g, FORCE, sortie_result(g))
    come_home(g)


@rule("LK-6.6.4")
def sortie_support(g: State) -> Rule:
    """Perhaps a leader, gunboats, and no more light guns than infantry."""
    yield from accompany(g, SORTIE, len(g.force))


@rule()
def accompany(g: State, factor: int, most_guns: int) -> Rule:
    """At most one leader; light guns up to a limit; gunboats only to a Nile-bank zone."""
    leader = yield ExpeditionLeader(GORDON_SEAT, factor)
    if leader != NONE:
        take(g, leader, g.force)
    guns = yield LightGuns(GORDON_SEAT, most_guns)
    for _ in range(guns):
        take(g, LIGHT, g.force)
    if g.gunboats and zone_of(g, g.target) in g.facts.nile:
        boats = yield Gunboats(GORDON_SEAT)
        for _ in range(boats):
            take(g, GUNBOAT, g.force)


def expedition_terms(g: State, factor: int) -> Terms:
    """LK-6.5.4, LK-6.6.5, LK-2.2.7: what is added to the dice, term by term."""
    facts, strength = g.facts, g.strength[g.target]
    terms: Terms = [(unit, facts.factors[unit][factor] or 0) for unit in g.force]
    terms.append(("cm", facts.cm_drm[g.cm]))
    terms.append(("rp", facts.rp_drm[g.rp]))
    if factor == RAID:
        terms.append(("event", g.raid_drm))
        terms.append(("half_strength", -((strength + 1) // 2)))
    else:
        terms.append(("event", g.sortie_drm))
        terms.append(("full_strength", -strength))
    return terms


def throw(g: State, kind: str, terms: Terms, rule_number: str, rows: tuple[Row, ...]) -> Row:
    """Two dice, all terms added, the row looked up."""
    g.dice = [die(g), die(g)]
    return outcome(g, kind, terms, rule_number, rows)


def outcome(g: State, kind: str, terms: Terms, rule_number: str, rows: tuple[Row, ...]) -> Row:
    """LK-12: the row for the dice on the table and these terms."""
    total = sum(g.dice) + sum(value for _, value in terms)
    row: Row = find_row(rows, total)
    say(
        g, f"{kind}_total", rule_number, banner=g.facts.banners[g.target], dice=tuple(g.dice),
        terms=tuple(terms), total=total, row=row.id,
    )  # fmt: skip
    return row


def raid_result(g: State) -> tuple[int | None, ...]:
    """LK-6.5.4, LK-6.5.5, LK-12.2: RP, CM, Strength, Disorganised; then casualties."""
    row = throw(g, "raid", expedition_terms(g, RAID), "LK-6.5.4", g.facts.raid_rows)
    expedition_effects(g, row, "LK-6.5.5")
    return drms_of(row)


def sortie_result(g: State) -> tuple[int | None, ...]:
    """LK-6.6.5, LK-6.6.6, LK-12.3: RP, CM, Strength, retreat, Disorganised; then casualties."""
    row = throw(g, "sortie", expedition_terms(g, SORTIE), "LK-6.6.5", g.facts.sortie_rows)
    expedition_effects(g, row, "LK-6.6.6")
    return drms_of(row)


def expedition_effects(g: State, row: Row, rule_number: str) -> None:
    """LK-6.5.5, LK-6.6.6, LK-9.4, LK-13.6: one after the other; a defeat ends the row."""
    if row.rp:
        change_rp(g, row.rp, rule_number)
    if row.cm:
        change_cm(g, row.cm, rule_number)
    change_strength(g, g.target, row.strength, rule_number)
    if row.retreat:
        retreat(g, g.target)
    if row.disorganised:
        disorganise(g, g.target, rule_number)


def retreat(g: State, banner: int) -> None:
    """LK-7.2.8, LK-6.6.8, LK-11.9: back one zone, not from zone 6; a key zone left is regained."""
    zone = zone_of(g, banner)
    if g.at[banner] == g.facts.setup.banner_zone:
        say(g, "retreat_impossible", "LK-7.2.8", banner=g.facts.banners[banner], zone=zone)
        return
    g.at[banner] += 1
    say(g, "retreat", "LK-7.2.8", banner=g.facts.banners[banner], zone=zone_of(g, banner))
    if zone in g.facts.key_zones:
        say(g, "key_zone_regained", "LK-11.9", zone=zone)
        change_cm(g, 1, "LK-11.9")


def disorganise(g: State, banner: int, rule_number: str) -> None:
    """LK-11.4, LK-2.4.7: a second marker has no effect."""
    g.disorganised[banner] = True
    say(g, "disorganised", rule_number, banner=g.facts.banners[banner])


def come_home(g: State) -> None:
    """LK-6.5.6, LK-6.5.7, LK-6.6.7: who survives comes home, whatever the result."""
    send_home(g, g.force)
    g.target = -1
