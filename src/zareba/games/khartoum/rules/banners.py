"""The Banner activation phase: march, attack, defence (LK-7)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from zareba.engine import Over, Rule, die, rule, say
from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.facts.tables import DEFENCE, DIE, PALACE, Facts, find_row

from .asks import YES, PayForDefence
from .casualties import casualties, drms_of, steps_left
from .expeditions import Terms, outcome, retreat
from .state import (
    GORDON_SEAT,
    State,
    change_cm,
    change_rp,
    change_strength,
    fort_level,
    is_active,
    of_kind,
    send_home,
    zone_of,
)

PAIRS = [a + b for a in range(1, DIE + 1) for b in range(1, DIE + 1)]  # the sums of 2D6
WAYS = Counter(PAIRS)  # in how many of the 36 throws each comes about


@rule("LK-7.1", "LK-7.1.1", "LK-7.1.7")
def banner_phase(g: State) -> Rule:
    """Draw a card and activate its Banners from left to right, one after the other."""
    g.banner_card = g.banner_pile.pop()
    order = g.facts.banner_cards[g.banner_card]
    say(g, "banner_card", "LK-7.1.1", banners=tuple(g.facts.banners[b] for b in order))
    for banner in order:
        yield from activate(g, banner)


@rule("LK-7.1.2", "LK-7.1.3", "LK-7.1.5", "LK-7.1.6", "LK-7.1.8")
def activate(g: State, banner: int) -> Rule:
    """March while the next zone holds none of your troops, then attack once."""
    if not is_active(g, banner):
        why = "strength" if not g.strength[banner] else "disorganised"
        say(g, "inactive", "LK-7.1.2", banner=g.facts.banners[banner], why=why)
        return
    while True:
        ahead = g.facts.path[banner][g.at[banner] - 1]
        if of_kind(g.garrison[ahead], g.facts.troops):
            yield from attack(g, banner, ahead)
            return
        enter(g, banner)


def enter(g: State, banner: int) -> None:
    """LK-7.1.4, LK-9.2, LK-11.9: the Palace is the end; works are lost; a key zone costs 1 CM."""
    g.at[banner] -= 1
    zone = zone_of(g, banner)
    say(g, "advance", "LK-7.1.4", banner=g.facts.banners[banner], zone=zone)
    if zone == PALACE:
        raise Over("palace")
    withdraw(g, g.facts.zone_index[zone])
    if zone in g.improved:
        g.improved.remove(zone)
        say(g, "improvement_lost", "LK-7.1.4", zone=zone)
    if zone in g.facts.key_zones:
        say(g, "key_zone_lost", "LK-11.9", zone=zone)
        change_cm(g, -1, "LK-11.9")


def withdraw(g: State, zone: int) -> None:
    """LK-7.2.9: defenders of a lost zone go to Used or Available."""
    if g.garrison[zone]:
        say(g, "withdraw", "LK-7.2.9", zone=g.facts.zones[zone], units=tuple(g.garrison[zone]))
        send_home(g, g.garrison[zone])


@rule("LK-7.2", "LK-7.2.1", "LK-7.2.4", "LK-7.2.11")
def attack(g: State, banner: int, zone: int) -> Rule:
    """Two dice, perhaps 1 RP for +1, the outcome, casualties, and the zone held or lost."""
    g.target, g.dice = banner, []
    say(g, "attack", "LK-7.1.5", banner=g.facts.banners[banner], zone=g.facts.zones[zone])
    after_roll = g.facts.rules.defence_rp_after_roll
    if after_roll:
        roll_defence(g)
    pays = yield PayForDefence(GORDON_SEAT, g.facts.zones[zone])
    if pays == YES:
        change_rp(g, -1, "LK-7.2.4")
    if not after_roll:
        roll_defence(g)
    row_id = defence_result(g, zone, pays == YES)
    yield from casualties(g, zone, drms_of(defence_row(g, row_id)))
    aftermath(g, banner, zone, row_id)
    g.target = -1


def roll_defence(g: State) -> None:
    """LK-7.2.1: two dice."""
    g.dice = [die(g), die(g)]
    say(g, "defence_roll", "LK-7.2.1", dice=tuple(g.dice))


def defence_terms(g: State, zone: int, paid: bool) -> Terms:
    """LK-7.2.2 to LK-7.2.6: what is added to the dice, in the order of the rule."""
    facts = g.facts
    terms: Terms = [(unit, facts.factors[unit][DEFENCE] or 0) for unit in g.garrison[zone]]
    terms.append(("fort", fort_level(g, facts.zones[zone])))
    terms.append(("paid", int(paid)))
    terms.append(("cm", facts.cm_drm[g.cm]))
    terms.append(("rp", facts.rp_drm[g.rp]))
    terms.append(("event", g.defence_drm))
    terms.append(("full_strength", -g.strength[g.target]))
    return terms


def defence_row(g: State, row_id: str) -> Row:
    return next(row for row in g.facts.defence_rows if row.id == row_id)


def defence_sum(g: State, zone: int, paid: bool) -> int:
    """LK-7.2.4: what will be added to the dice; a payment lowers RP before the level is read."""
    total = sum(value for _, value in defence_terms(g, zone, paid))
    return total + g.facts.rp_drm[g.rp - 1] - g.facts.rp_drm[g.rp] if paid else total


def foreseen(g: State, zone: int, paid: bool, dice: int) -> Row:
    """LK-14.16: the row for these dice, for the player who must decide about the RP."""
    row: Row = find_row(g.facts.defence_rows, dice + defence_sum(g, zone, paid))
    return row


def falls_in(g: State, zone: int, row: Row) -> int:
    """LK-7.2.8, LK-7.2.10: in how many of six casualty rolls the Banner enters by this row.

    A row that holds the zone may still cost its last troops.
    """
    return _falls(g.facts, row, g.strength[g.target], steps_left(g, zone, g.facts.troop_types))


def _falls(facts: Facts, row: Row, strength: int, left: int) -> int:
    if row.advance:
        return DIE
    weakened = max(0, strength + row.strength)
    if row.retreat or not weakened or not facts.rules.wiped_out_zone_is_lost:
        return 0
    drm = drms_of(row)[1]
    if drm is None:
        return 0
    table = facts.casualty["troops"]
    return sum(find_row(table, rolled + drm).steps >= left for rolled in range(1, DIE + 1))


def chance_to_hold(g: State, zone: int, paid: bool) -> float:
    """LK-14.16: before the dice, over all throws of the defence and of the casualties."""
    left = steps_left(g, zone, g.facts.troop_types)
    return _holds(g.facts, defence_sum(g, zone, paid), g.strength[g.target], left)


@lru_cache(maxsize=4096)  # asked for every zone in every view, and of few different cases
def _holds(facts: Facts, added: int, strength: int, left: int) -> float:
    rows = facts.defence_rows
    falls = sum(
        ways * _falls(facts, find_row(rows, total + added), strength, left)
        for total, ways in WAYS.items()
    )
    return 1 - falls / (DIE * len(PAIRS))


def defence_result(g: State, zone: int, paid: bool) -> str:
    """LK-7.2.7, LK-12.1: CM, Strength, retreat; the id of the row comes back."""
    terms = defence_terms(g, zone, paid)
    row = outcome(g, "defence", terms, "LK-7.2.7", g.facts.defence_rows)
    if row.cm:
        change_cm(g, row.cm, "LK-7.2.7")
    change_strength(g, g.target, row.strength, "LK-7.2.7")
    if row.retreat:
        retreat(g, g.target)
    return row.id


def aftermath(g: State, banner: int, zone: int, row_id: str) -> None:
    """LK-7.2.8 to LK-7.2.11: the Banner advances by its row, or because nobody is left."""
    row = defence_row(g, row_id)
    wiped_out = not of_kind(g.garrison[zone], g.facts.troops)
    if wiped_out:
        say(g, "wiped_out", "LK-7.2.10", zone=g.facts.zones[zone])
        withdraw(g, zone)
    lost = wiped_out and g.facts.rules.wiped_out_zone_is_lost
    if row.advance or (lost and not row.retreat and g.strength[banner] > 0):
        withdraw(g, zone)
        enter(g, banner)
    elif not wiped_out:
        say(g, "held", "LK-7.2.11", banner=g.facts.banners[banner], zone=g.facts.zones[zone])
