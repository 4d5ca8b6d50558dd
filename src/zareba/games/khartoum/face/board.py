"""The board in words, and what a drawing of it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Board, Speaker
from zareba.games.khartoum.facts.schema import EventCard, Row, Zone
from zareba.games.khartoum.facts.tables import (
    GUNBOAT,
    HEAVY,
    LIGHT,
    PALACE,
    Facts,
)

from . import sums

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
    none, none_of_cards = words.text("board-none"), words.text("board-none-of-cards")
    yield ""
    yield words.text("board-event-pile", n=view["event_pile"])
    for message, cards in (
        ("board-event-discard", view["event_discard"]),
        ("board-event-removed", view["event_removed"]),
    ):
        yield words.text(message, cards=words.listed("card", cards) or none_of_cards)
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
    troops = words.listed("unit", view["troops"]) or words.text("board-none-of-troops")
    yield words.text("board-troops", units=troops)
    for message, units in (("board-guns", view["guns"]), ("board-leaders", view["leaders"])):
        named = words.listed("unit", units) or words.text("board-none")
        yield words.text(message, units=named)
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
    rows = {"defence": facts.defence_rows, "raid": facts.raid_rows, "sortie": facts.sortie_rows}
    return {
        **_map(facts, words),
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
        "events": {str(number): _event(card, words) for number, card in facts.cards.items()},
        "banner_cards": {
            str(card): [facts.banners[b] for b in order]
            for card, order in facts.banner_cards.items()
        },
        "tables": {kind: [_row(row, words) for row in table] for kind, table in rows.items()},
        "terms": words.named("term", TERMS),
        "words": words.texts("draw", DRAWN_WORDS),
    }


def _map(facts: Facts, words: Speaker) -> dict[str, Any]:
    """LK-2.1: kinds of zones, the four paths, the zones, the rivers."""
    chart, language = facts.map, words.language
    return {
        "kinds": {
            kind: {"label": getattr(found.label, language), "start": found.start_level}
            for kind, found in chart.kind.items()
        },
        "paths": [
            {
                "banner": path.color,
                "zones": path.zones,
                "name": words.name("banner", path.color),
                "commander": getattr(path.commander, language),
            }
            for path in chart.path
        ],
        "zones": [_zone_facts(facts, words, zone) for zone in chart.zone],
        "rivers": [
            {
                "id": river.id,
                "name": getattr(river.name, language),
                "width": river.width,
                "points": river.points,
                "label": river.label,
            }
            for river in chart.river
        ],
    }


def _zone_facts(facts: Facts, words: Speaker, zone: Zone) -> dict[str, Any]:
    return {
        "id": zone.id,
        "path": zone.path,
        "number": zone.number,
        "kind": zone.kind,
        "level": facts.start_level[zone.id],
        "nile": zone.nile,
        "key": zone.key,
        "at": (zone.x, zone.y),
        "name": words.name("zone", zone.id),
        "short": words.text(f"short-{zone.id}"),
    }


def _event(card: EventCard, words: Speaker) -> dict[str, Any]:
    return {
        "title": words.name("card", card.id),
        "text": words.name("cardtext", card.id),
        "ap": card.ap,
        "once": card.one_time,
    }


TERMS = ("cm", "rp", "event", "fort", "paid", "half_strength", "full_strength")
DRAWN_WORDS = (
    "turn", "relief", "ap", "cm", "rp", "pool", "strength", "disorganised", "troops", "guns",
    "leaders", "gunboats", "available", "used", "wounded", "recovering", "damaged", "unbuilt",
    "unraised", "force", "eliminated", "markers", "level", "key", "nile", "improved", "lowered",
    "enemy", "event-card", "banner-card", "once", "no-card", "raid", "sortie", "defence", "steps",
    "cannot", "losses", "advance", "retreat", "random", "modifier", "dice", "total", "result",
    "chance", "holds", "against", "zone", "defenders", "map", "tracks", "boxes", "before", "none",
    "no-effect", "ap-short", "colon",
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


BOARD = Board(
    lines=board, drawing=facts_for_drawing, outlook=sums.outlook, for_all=True, preview=sums.preview
)
