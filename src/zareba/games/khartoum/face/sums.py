"""LK-14: the sum of a raid, a sortie or a defence before it is fought, and what it may bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.facts.tables import (
    DIE,
    GUNBOAT,
    HEAVY,
    LIGHT,
    RAID,
    SORTIE,
    Facts,
    find_row,
)
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import (
    WAYS,
    chance_to_hold,
    defence_terms,
    falls_in,
    foreseen,
)
from zareba.games.khartoum.rules.expeditions import Terms, expedition_terms
from zareba.games.khartoum.rules.state import FORCE, State, engaged, of_kind

# Questions whose answers join a raid or a sortie.
EXPEDITION = (
    asks.RaidInfantry | asks.SortieInfantry | asks.ExpeditionLeader
    | asks.LightGuns | asks.Gunboats | asks.HeavyGun
)  # fmt: skip


def preview(g: State, ask: Any) -> dict[str, Any]:
    """LK-14: what a raid, a sortie or a defence adds up to now, and with each option.

    Ids and numbers only.  ``now`` is the sum as things stand, ``options`` has one entry for each
    option of the question: the sum if it is chosen, or None where it changes no sum.
    """
    sums = _sums(g, ask)
    if not sums or not any(sums):
        return {}
    now = standing(g, ask)
    return {"now": now, "options": sums}


def outlook(g: State, _seat: int | None) -> dict[str, Any]:
    """LK-14.16: every defended zone's chance to hold; all of it lies openly on the table."""
    found = holding(g)
    return {"holds": found} if found else {}


def holding(g: State) -> dict[str, float]:
    """LK-7.2.10: by zone, the chance of its troops if the Banner of its path came now, unpaid."""
    facing, facts = g.clone(), g.facts
    found: dict[str, float] = {}
    for index, units in enumerate(g.garrison):
        if not units:
            continue
        zone = facts.zones[index]
        banner = facts.path_of.get(zone, -1)
        if banner >= 0 and of_kind(units, facts.troops):
            facing.target = banner
            found[zone] = chance_to_hold(facing, index, paid=False)
    return found


def _sums(g: State, ask: Any) -> list[dict[str, Any] | None]:
    options = ask.options(g)
    match ask:
        case asks.Target(action=action):
            return [_expedition(g, action, (), g.facts.banners.index(x)) for x in options]
        case asks.RaidInfantry():
            return [_expedition(g, "raid", (unit,)) for unit in options]
        case asks.SortieInfantry():
            return [_expedition(g, "sortie", _units(unit)) for unit in options]
        case asks.ExpeditionLeader(factor=factor):
            kind = "raid" if factor == RAID else "sortie"
            return [_expedition(g, kind, _units(leader)) for leader in options]
        case asks.LightGuns() | asks.Gunboats() | asks.HeavyGun():
            piece = {asks.LightGuns: LIGHT, asks.Gunboats: GUNBOAT, asks.HeavyGun: HEAVY}[type(ask)]
            return [_expedition(g, _kind_in_hand(g), (piece,) * n) for n in options]
        case asks.ZoneToDefend():
            return [_garrison(g, zone, ()) for zone in options]
        case asks.UnitToPost(zone=zone):
            return [_garrison(g, zone, _units(unit)) for unit in options]
        case asks.PayForDefence(zone=zone):
            return [_defence(g, zone, (), g.target, paid=x == asks.YES) for x in options]
    return []


def standing(g: State, ask: Any) -> dict[str, Any] | None:
    """The sum as things stand before the question is answered."""
    match ask:
        case asks.UnitToPost(zone=zone):
            return _garrison(g, zone, ())
        case asks.PayForDefence(zone=zone):
            return _defence(g, zone, (), g.target, paid=False)
        case _ if isinstance(ask, EXPEDITION):
            return _expedition(g, _kind_in_hand(g), ())
    return None


def _units(choice: str) -> tuple[str, ...]:
    return () if choice in (asks.DONE, asks.NONE) else (choice,)


def _kind_in_hand(g: State) -> str:
    return g.done[-1]


def _expedition(
    g: State, kind: str, more: tuple[str, ...], target: int | None = None
) -> dict[str, Any]:
    """A raid or sortie with these units besides those already chosen."""
    g = g.clone()
    g.force = [*engaged(g, FORCE), *more]
    g.target = g.target if target is None else target
    terms = expedition_terms(g, RAID if kind == "raid" else SORTIE)
    return _sum(g, kind, terms, ())


def against(g: State, kind: str, target: int) -> int:
    """LK-6.5.4, LK-6.6.5: how much a Banner's Strength takes from the total."""
    *_, (_, strength) = _expedition(g, kind, (), target)["terms"]
    return int(strength)


def _garrison(g: State, zone: str, more: tuple[str, ...]) -> dict[str, Any] | None:
    """A zone's defence if its path's Banner came now; the Palace is attacked by any of them."""
    banner = g.facts.path_of.get(zone)
    if banner is None or banner < 0:
        return None
    return _defence(g, zone, more, banner, paid=False, dice=())


def _defence(
    g: State,
    zone: str,
    more: tuple[str, ...],
    target: int,
    *,
    paid: bool,
    dice: tuple[int, ...] | None = None,
) -> dict[str, Any]:
    """LK-7.2.2 to LK-7.2.6; a payment lowers RP before the level is read (LK-7.2.4)."""
    g = g.clone()
    g.target = target
    index = g.facts.zone_index[zone]
    g.garrison[index] = [*g.garrison[index], *more]
    thrown = tuple(g.dice) if dice is None else dice
    holds = _holds(g, index, paid, thrown)
    g.rp -= paid
    found = _sum(g, "defence", defence_terms(g, index, paid), thrown)
    return {**found, "zone": zone, **holds}


def _holds(g: State, zone: int, paid: bool, dice: tuple[int, ...]) -> dict[str, float]:
    """LK-7.2.10, LK-14.16: the chance, for a row that holds may still cost the last troops.

    Without troops there is no fight.
    """
    if not of_kind(g.garrison[zone], g.facts.troops):
        return {}
    if not dice:
        return {"holds": chance_to_hold(g, zone, paid)}
    return {"holds": 1 - falls_in(g, zone, foreseen(g, zone, paid, sum(dice))) / DIE}


def _sum(g: State, kind: str, terms: Terms, dice: tuple[int, ...]) -> dict[str, Any]:
    """The terms, their sum, and for every row the ways (of 36) in which it comes about."""
    modifier = sum(value for _, value in terms)
    found = {
        "kind": kind,
        "banner": g.facts.banners[g.target],
        "terms": [list(term) for term in terms if term[1]],
        "modifier": modifier,
        "dice": list(dice),
    }
    if dice:
        row = find_row(_rows(g.facts, kind), sum(dice) + modifier)
        return {**found, "total": sum(dice) + modifier, "row": row.id}
    return {**found, "ways": dict(_ways(g.facts, kind, modifier))}


def _rows(facts: Facts, kind: str) -> tuple[Row, ...]:
    tables = {"raid": facts.raid_rows, "sortie": facts.sortie_rows, "defence": facts.defence_rows}
    return tables[kind]


@lru_cache(maxsize=512)  # asked for every option in every view, and of few different sums
def _ways(facts: Facts, kind: str, modifier: int) -> dict[str, int]:
    rows = _rows(facts, kind)
    ways = {row.id: 0 for row in rows}
    for total, number in WAYS.items():
        ways[find_row(rows, total + modifier).id] += number
    return ways
