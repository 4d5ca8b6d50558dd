"""The board in words, what a drawing of it needs, and the sum of a fight before it is fought."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.facts.tables import (
    GUNBOAT,
    HEAVY,
    LIGHT,
    PALACE,
    RAID,
    SORTIE,
    Facts,
    find_row,
)
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import defence_terms
from zareba.games.khartoum.rules.expeditions import Terms, expedition_terms
from zareba.games.khartoum.rules.state import FORCE, State, engaged

Text = Callable[..., str]


# ------------------------------------------------------------------------------------ in words
def board(
    view: dict[str, Any], facts: Facts, words: Speaker, details: bool = False
) -> Iterator[str]:
    """The table line by line: tracks, the card, the four paths, the boxes; piles on demand."""
    text: Text = words.text
    yield text(
        "board-turn",
        turn=view["turn"],
        last=facts.last_turn,
        month=words.name("month", facts.months[view["turn"] - 1]),
        relief=view["relief"],
    )
    yield text(
        "board-tracks",
        ap=view["ap"],
        cm=view["cm"],
        rp=view["rp"],
        cm_drm=facts.cm_drm[view["cm"]],
        rp_drm=facts.rp_drm[view["rp"]],
    )
    if view["turn"] == 1:
        yield text("board-pool", n=view["free_rp"])
    yield from _in_force(view, words)
    for banner in range(len(facts.banners)):
        yield ""
        yield from _path(view, facts, words, banner)
    yield ""
    yield from _boxes(view, words)
    yield text("board-markers", n=facts.improvements - len(view["improved"]))
    if details:
        yield from _piles(view, facts, words)


def _in_force(view: dict[str, Any], words: Speaker) -> Iterator[str]:
    """LK-5.12: the card of the turn and what it changes until the turn ends."""
    if view["event_card"]:
        yield words.text("board-event", card=words.name("card", view["event_card"]))
    for roll in ("defence", "raid", "sortie"):
        if view[f"{roll}_drm"]:
            yield words.text(f"say-{roll}-drm", delta=view[f"{roll}_drm"])


def _piles(view: dict[str, Any], facts: Facts, words: Speaker) -> Iterator[str]:
    """What can be counted: cards used and gone, Banner cards, everything lost."""
    none = words.text("board-none")
    yield ""
    yield words.text("board-event-pile", n=view["event_pile"])
    for message, cards in (
        ("board-event-discard", view["event_discard"]),
        ("board-event-removed", view["event_removed"]),
    ):
        yield words.text(message, cards=words.listed("card", cards) or none)
    yield words.text("board-eliminated", units=words.listed("unit", view["eliminated"]) or none)
    yield words.text("board-unraised", n=view["unraised"])
    yield words.text("board-banner-cards", n=len(facts.banner_cards))
    for order in facts.banner_cards.values():
        yield "  " + ", ".join(words.name("banner", facts.banners[b]) for b in order)


def _path(view: dict[str, Any], facts: Facts, words: Speaker, banner: int) -> Iterator[str]:
    at = view["at"][banner]
    message = "board-banner-disorganised" if view["disorganised"][banner] else "board-banner"
    yield words.text(
        message,
        banner=words.name("banner", facts.banners[banner]),
        strength=view["strength"][banner],
        number=at,
        zone=words.name("zone", facts.zones[facts.path[banner][at]]),
    )
    for number in range(at, 1, -1):
        yield "  " + _zone(
            view, facts, words, facts.zones[facts.path[banner][number]], number == at
        )
    palace = _zone(view, facts, words, PALACE, False)
    yield f"  {palace}"


def _zone(view: dict[str, Any], facts: Facts, words: Speaker, zone: str, enemy: bool) -> str:
    start = max(0, facts.start_level[zone] - view["lowered"].count(zone))
    marks = [
        words.text(message)
        for message, holds in (
            ("board-enemy", enemy),
            ("board-key", zone in facts.key_zones),
            ("board-nile", zone in facts.nile),
            ("board-improved", zone in view["improved"]),
        )
        if holds
    ]
    garrison = view["garrison"][facts.zone_index[zone]]
    if garrison:
        marks.append(words.text("board-defenders", units=words.listed("unit", garrison)))
    return str(
        words.text(
            "board-zone",
            number=facts.number_of[zone],
            zone=words.name("zone", zone),
            level=start + (zone in view["improved"]),
            marks="".join(f", {mark}" for mark in marks),
        )
    )


def _boxes(view: dict[str, Any], words: Speaker) -> Iterator[str]:
    none = words.text("board-none")
    for message, units in (
        ("board-troops", view["troops"]),
        ("board-guns", view["guns"]),
        ("board-leaders", view["leaders"]),
    ):
        yield words.text(message, units=words.listed("unit", units) or none)
    yield words.text(
        "board-gunboats",
        available=view["gunboats"],
        damaged=view["damaged"],
        unbuilt=view["unbuilt"],
    )
    for message, units in (
        ("board-wounded", view["wounded"] + view["recovering"]),
        ("board-used", view["used_troops"] + view["used_guns"]),
        ("board-force", view["force"]),
    ):
        if units:
            yield words.text(message, units=words.listed("unit", units))


# ---------------------------------------------------------------------------------- for drawing
def facts_for_drawing(facts: Facts, words: Speaker) -> dict[str, Any]:
    """Everything a drawing needs that never changes, with names in the reader's language."""
    chart = facts.map
    return {
        "kinds": {
            kind: {"label": getattr(found.label, words.language), "start": found.start_level}
            for kind, found in chart.kind.items()
        },
        "paths": [
            {
                "banner": path.color,
                "zones": path.zones,
                "name": words.name("banner", path.color),
                "commander": getattr(path.commander, words.language),
            }
            for path in chart.path
        ],
        "zones": [
            {
                "id": zone.id,
                "path": zone.path,
                "number": zone.number,
                "kind": zone.kind,
                "level": facts.start_level[zone.id],
                "nile": zone.nile,
                "key": zone.key,
                "at": (zone.x, zone.y),
                "name": words.name("zone", zone.id),
            }
            for zone in chart.zone
        ],
        "rivers": [
            {
                "id": river.id,
                "name": getattr(river.name, words.language),
                "width": river.width,
                "points": river.points,
                "label": river.label,
            }
            for river in chart.river
        ],
        "units": {unit: _unit(facts, words, unit) for unit in facts.factors},
        "tracks": {
            "turn": [words.name("month", month) for month in facts.months],
            "ap": facts.ap_max,
            "cm": facts.cm_drm,
            "rp": facts.rp_drm,
            "strength": facts.strength_max,
        },
        "improvements": facts.improvements,
        "actions": [
            {"id": a.id, "name": words.name("action", a.id), "ap": a.ap} for a in facts.actions
        ],
        "events": {
            str(card.id): {
                "title": words.name("card", card.id),
                "text": words.name("cardtext", card.id),
                "ap": card.ap,
                "once": card.one_time,
            }
            for card in facts.cards.values()
        },
        "banner_cards": {
            str(card): [facts.banners[b] for b in order]
            for card, order in facts.banner_cards.items()
        },
        "tables": {
            kind: [_row(row, words) for row in rows]
            for kind, rows in (
                ("defence", facts.defence_rows),
                ("raid", facts.raid_rows),
                ("sortie", facts.sortie_rows),
            )
        },
        "terms": {term: words.name("term", term) for term in TERMS},
        "words": {name: words.text(f"draw-{name}") for name in DRAWN_WORDS},
    }


TERMS = ("cm", "rp", "event", "fort", "paid", "half_strength", "full_strength")
DRAWN_WORDS = (
    "turn", "relief", "ap", "cm", "rp", "pool", "strength", "disorganised", "troops", "guns",
    "leaders", "gunboats", "available", "used", "wounded", "recovering", "damaged", "unbuilt",
    "unraised", "force", "eliminated", "markers", "level", "key", "nile", "improved", "lowered",
    "enemy", "event-card", "banner-card", "once", "no-card", "raid", "sortie", "defence", "steps",
    "cannot", "losses", "advance", "retreat", "random", "modifier", "dice", "total", "result",
    "chance", "against", "zone", "defenders", "map", "tracks", "boxes", "before", "none",
)  # fmt: skip


def _unit(facts: Facts, words: Speaker, unit: str) -> dict[str, Any]:
    """A counter: its name, its factors (None: may not take part), its steps."""
    family = facts.type_of.get(unit, unit)
    if unit in facts.troops:
        kind = "troops"
    else:
        kind = {GUNBOAT: "gunboats", LIGHT: "guns", HEAVY: "guns"}.get(unit, "leaders")
    return {
        "name": words.name("unit", unit),
        "kind": kind,
        "type": family,
        "steps": 2 if unit in facts.reduced else 1,
        "factors": facts.factors[unit],
    }


def _row(row: Row, words: Speaker) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": words.name("row", row.id),
        "min": row.min,
        "max": row.max,
        "rp": row.rp,
        "cm": row.cm,
        "strength": row.strength,
        "retreat": row.retreat,
        "advance": row.advance,
        "disorganised": row.disorganised,
        "casualties": row.casualties,
    }


# ------------------------------------------------------------------- before a fight: its sum
WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}  # of 36 to throw it with two dice


def preview(g: State, ask: Any) -> dict[str, Any]:
    """LK-14: what a raid, a sortie or a defence adds up to now, and with each option.

    Ids and numbers only.  ``now`` is the sum as things stand, ``options`` has one entry for each
    option of the question: the sum if it is chosen, or None where it changes no sum.
    """
    sums = _sums(g, ask)
    if not sums or not any(sums):
        return {}
    now = _standing(g, ask)
    return {"now": now, "options": sums}


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


def _standing(g: State, ask: Any) -> dict[str, Any] | None:
    match ask:
        case asks.UnitToPost(zone=zone):
            return _garrison(g, zone, ())
        case asks.PayForDefence(zone=zone):
            return _defence(g, zone, (), g.target, paid=False)
    if g.force:
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
    if kind == "raid":
        terms, rows = expedition_terms(g, RAID), g.facts.raid_rows
    else:
        terms, rows = expedition_terms(g, SORTIE), g.facts.sortie_rows
    return _sum(g, kind, terms, (), rows)


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
    g.target, g.rp = target, g.rp - paid
    index = g.facts.zone_index[zone]
    g.garrison[index] = [*g.garrison[index], *more]
    thrown = tuple(g.dice) if dice is None else dice
    found = _sum(g, "defence", defence_terms(g, index, paid), thrown, g.facts.defence_rows)
    return {**found, "zone": zone}


def _sum(
    g: State, kind: str, terms: Terms, dice: tuple[int, ...], rows: tuple[Row, ...]
) -> dict[str, Any]:
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
        row = find_row(rows, sum(dice) + modifier)
        return {**found, "total": sum(dice) + modifier, "row": row.id}
    ways = {row.id: 0 for row in rows}
    for total, number in WAYS.items():
        ways[find_row(rows, total + modifier).id] += number
    return {**found, "ways": ways}
