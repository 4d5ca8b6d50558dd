"""The board in words, for the terminal and for screen readers; drawn from a seat's view only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .tables import PALACE, Facts

Text = Callable[..., str]


def board(view: dict[str, Any], facts: Facts, words: Any) -> Iterator[str]:
    """The table line by line: tracks, the four paths, the boxes."""
    text: Text = words.text
    yield text(
        "board-turn",
        turn=view["turn"],
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
    for banner in range(len(facts.banners)):
        yield ""
        yield from _path(view, facts, words, banner)
    yield ""
    yield from _boxes(view, words)
    yield text("board-markers", n=facts.improvements - len(view["improved"]))


def _path(view: dict[str, Any], facts: Facts, words: Any, banner: int) -> Iterator[str]:
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


def _zone(view: dict[str, Any], facts: Facts, words: Any, zone: str, enemy: bool) -> str:
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


def _boxes(view: dict[str, Any], words: Any) -> Iterator[str]:
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
