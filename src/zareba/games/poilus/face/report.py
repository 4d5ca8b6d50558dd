"""What a war in the trenches has come to: missions, soldiers, morale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zareba.engine import Chart, Curve, Event, Row, Sheet, Speaker
from zareba.engine.report import Accounting, last, parts, tally, titled
from zareba.games.poilus.facts.tables import SOLO
from zareba.games.poilus.rules.state import State

_WEIGHTS = {
    "failed": 6, "broken": 9, "peace": 9, "monument": 9, "final_lost": 9, "hard_knock": 1,
    "succeeded": 2,
}  # fmt: skip
_HARD = 5  # a morale drop of so many cards or more
# What a soldier has done, by the events that tell of it.
_DEEDS = ("played", "turned_over", "hard_knock", "charm_used", "speech", "supported")


def weight(event: str, facts: Mapping[str, Any]) -> int:
    if event == "morale_drop":
        return 4 if facts["n"] >= _HARD else 2
    return _WEIGHTS.get(event, 0)


def _decided(g: State, lines: Sequence[Event], words: Speaker) -> Iterator[str]:
    broken = last(lines, "broken")
    if broken is not None:
        soldier = words.name("soldier", broken.facts["soldier"])
        yield words.text("report-broken", soldier=soldier, n=broken.facts["n"], mission=g.mission)
    elif g.result:
        yield words.text(f"report-{g.result}", mission=g.mission, morale=len(g.morale))
    failed = sum(x.event == "failed" for x in lines)
    won = sum(x.event == "succeeded" for x in lines)
    yield words.text("report-missions-sum", won=won, failed=failed)
    drops = [(head, x) for head, told in parts(lines, "mission") for x in told]
    drops = [(head, x) for head, x in drops if x.event == "morale_drop"]
    if drops:
        head, worst = max(drops, key=lambda pair: pair[1].facts["n"])
        yield words.text("report-worst-drop", n=worst.facts["n"], mission=head.facts["n"])


def _missions(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Each mission: who led, how it ended and why, knocks, and the morale it has cost."""
    rows = []
    for head, told in parts(lines, "mission"):
        drop = last(told, "morale_drop")
        knocks = sum(x.event == "hard_knock" for x in told)
        rows.append(
            Row(
                [
                    _called(head, told, words),
                    words.name("soldier", head.facts["soldier"]),
                    _outcome(told, words),
                    str(knocks),
                    str(drop.facts["n"]) if drop is not None else "–",
                    str(drop.facts["left"]) if drop is not None else "–",
                ],
                head.at,
            )
        )
    columns = [
        "draw-mission", "draw-leader", "report-outcome", "draw-knocks", "draw-drop",
        "report-reserve",
    ]  # fmt: skip
    return titled("report-missions", columns, rows, words)


def _called(head: Event, told: Sequence[Event], words: Speaker) -> str:
    """Its number, and with the expansion its orders."""
    number = str(head.facts["n"])
    chosen = [x.facts["mission"] for x in told if x.event == "mission_chosen"]
    orders = [words.name("mission", mission) for mission in chosen]
    return f"{number}{words.text('text-colon')}{', '.join(orders)}" if orders else number


def _outcome(told: Sequence[Event], words: Speaker) -> str:
    failed = last(told, "failed")
    if failed is not None:
        threats = words.listed("threat", failed.facts["threats"])
        return words.text("report-failed", threats=threats)
    return words.text("report-won" if last(told, "succeeded") is not None else "report-unfinished")


def _soldiers(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Who did what, and how much each carries at the end."""
    led = Counter(head.facts["soldier"] for head, _ in parts(lines, "mission"))
    told = {event: tally(lines, "soldier", event) for event in _DEEDS}
    named = g.variant != SOLO and g.players > 1
    rows = []
    for place, soldier in enumerate(g.soldier):
        laid = told["played"][soldier] + told["turned_over"][soldier]
        cells = [
            words.name("soldier", soldier),
            str(led[soldier]),
            str(laid),
            *(str(told[event][soldier]) for event in _DEEDS[2:]),
            str(len(g.knocks[place]) if place < len(g.knocks) else 0),
        ]
        if named:
            cells.insert(1, words.name("player", place) if place < g.players else "–")
        rows.append(Row(cells))
    columns = [
        "report-soldier", "report-led", "report-played", "report-knocks-taken", "report-charms",
        "report-speeches", "report-supported", "report-carries",
    ]  # fmt: skip
    if named:
        columns.insert(1, "report-player")
    return titled("draw-soldiers", columns, rows, words)


def _threats(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Which threats have broken missions, and against which speeches were made."""
    broke = Counter(t for x in lines if x.event == "failed" for t in x.facts["threats"])
    spoken = tally(lines, "threat", "speech")
    rows = [
        Row([words.name("threat", threat), str(broke[threat]), str(spoken[threat])])
        for threat in sorted({*broke, *spoken}, key=lambda t: (-broke[t], -spoken[t], t))
    ]
    columns = ["report-threat", "report-broke", "report-speeches"]
    return titled("report-threats", columns, rows, words)


def _chart(_g: State, lines: Sequence[Event], words: Speaker) -> Chart:
    """The morale reserve after each mission, and the hard knocks dealt by then."""
    morale: list[float] = []
    knocks: list[float] = []
    taken = 0
    missions = parts(lines, "mission")
    for _, told in missions:
        drop = last(told, "morale_drop")
        taken += sum(x.event == "hard_knock" for x in told)
        morale.append(drop.facts["left"] if drop is not None else (morale or [0.0])[-1])
        knocks.append(taken)
    curves = [
        Curve(words.text("draw-morale"), morale),
        Curve(words.text("report-knocks-so-far"), knocks),
    ]
    ticks = [str(head.facts["n"]) for head, _ in missions]
    return Chart(words.text("report-by-mission"), ticks, curves)


REPORT = Accounting(decided=_decided, sheets=(_missions, _soldiers, _threats), chart=_chart)
