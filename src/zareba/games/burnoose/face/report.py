"""What an uprising has come to: villages and their fate, armies, players, hits of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zareba.engine import Chart, Curve, Event, Row, Sheet, Speaker
from zareba.engine.report import USUAL, Accounting, decimal, last, parts, tally, titled
from zareba.games.burnoose.facts.tables import ARMIES, BERBERS
from zareba.games.burnoose.rules.conquest import FRENCH_VICTORY
from zareba.games.burnoose.rules.state import FRENCH_VILLAGE, OPEN, State, is_solo

_FALLS = {"berber_retreat": "abandoned", "conquered": "conquered", "submitted": "submitted"}
_WEIGHTS = {
    "conquered": 8, "eliminated": 7, "berber_retreat": 6, "no_card_left": 9, "french_retreat": 5,
    "figure_lost": 4, "submitted": 3, "deployed": 2, "berbers_lost": 2, "turned": 2,
    "french_lost": 1,
}  # fmt: skip
AMBUSHED, FOUGHT = "ambush", "combat"
_CAUSES = {"ambush": AMBUSHED, "combat": FOUGHT}


def weight(event: str, _facts: Mapping[str, Any]) -> int:
    return _WEIGHTS.get(event, 0)


def cards_before(lines: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """Each line with the number of French cards turned by then."""
    turned = 0
    for line in lines:
        turned += line.event == "card_turned"
        yield turned, line


def _decided(g: State, lines: Sequence[Event], words: Speaker) -> Iterator[str]:
    """The last blow, or the last card."""
    cards = sum(x.event == "card_turned" for x in lines)
    blow = last(lines, "conquered", "berber_retreat")
    if g.result != FRENCH_VICTORY:
        yield words.text("report-berbers", n=cards)
    elif blow is not None and blow.event == "conquered":
        army, village = blow.facts["army"], blow.facts["village"]
        names = {"army": words.name("army", army), "village": words.name("village", village)}
        yield words.text("report-conquest", n=cards, **names)
    elif blow is not None:
        village = words.name("village", blow.facts["village"])
        yield words.text("report-retreat", n=cards, village=village)


def fates(lines: Sequence[Event]) -> dict[str, tuple[str, int, Event]]:
    """What became of villages that fell, after how many cards; what fell first is not undone."""
    found: dict[str, tuple[str, int, Event]] = {}
    for turned, line in cards_before(lines):
        if line.event in _FALLS:
            found.setdefault(line.facts["village"], (_FALLS[line.event], turned, line))
    return found


def withstood(lines: Sequence[Event]) -> Counter[str]:
    """By village: armies that entered it and had to retreat."""
    found: Counter[str] = Counter()
    entered: dict[int, str] = {}
    for line in lines:
        if line.event == "combat":
            entered[line.facts["army"]] = line.facts["village"]
        elif line.event == "card_turned":
            entered.clear()
        elif line.event == "french_retreat" and line.facts["army"] in entered:
            found[entered.pop(line.facts["army"])] += 1
    return found


def _villages(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    fell, held = fates(lines), withstood(lines)
    attacks = tally(lines, "village", "combat")
    rows = []
    for village, owner, status in zip(g.facts.villages, g.owner, g.status, strict=True):
        if status == FRENCH_VILLAGE:
            continue
        fate, cards, line = fell.get(village, ("open", 0, None))
        told = words.text(f"report-fate-{fate}", n=cards)
        cells = [words.name("village", village), str(attacks[village]), str(held[village]), told]
        if not is_solo(g):
            cells.insert(1, words.name("player", owner))
        rows.append(Row(cells, line.at if line is not None else None))
    columns = ["report-village", "report-attacks", "report-withstood", "report-fate"]
    if not is_solo(g):
        columns.insert(1, "report-owner")
    return titled("draw-villages", columns, rows, words)


def _players(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Who did what: turns, cards, fighters, ambushes and what they cost the French."""
    told = {
        event: tally(lines, "seat", event)
        for event in ("turn", "bought", "unit_placed", "ambush", "rerolled")
    }
    killed: Counter[int] = Counter()
    ambusher = -1
    for line in lines:
        if line.event in ("ambush", "combat"):
            ambusher = line.facts["seat"] if line.event == "ambush" else -1
        elif line.event == "french_lost" and ambusher >= 0:
            killed[ambusher] += 1
    rows = [
        Row(
            [
                words.name("player", seat),
                *(str(told[event][seat]) for event in ("turn", "bought", "unit_placed", "ambush")),
                str(killed[seat]),
                str(told["rerolled"][seat]),
            ]
        )
        for seat in range(len(g.hand))
    ]
    columns = [
        "report-player", "report-turns", "report-bought", "report-raised", "report-ambushes",
        "report-ambushed", "report-rerolls",
    ]  # fmt: skip
    return titled("draw-players", columns, rows, words)


def _caused(lines: Sequence[Event]) -> Iterator[tuple[str, Event]]:
    """Each line with the kind of fight it belongs to."""
    cause = FOUGHT
    for line in lines:
        cause = _CAUSES.get(line.event, cause)
        yield cause, line


def _armies(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    lost = Counter(
        (line.facts["army"], cause) for cause, line in _caused(lines) if line.event == "french_lost"
    )
    spent, entered = tally(lines, "army", "unit_spent"), tally(lines, "army", "village_entered")
    back = tally(lines, "army", "french_retreat")
    rows = [
        Row(
            [
                words.name("army", army),
                str(entered[army]),
                str(lost[army, AMBUSHED]),
                str(lost[army, FOUGHT]),
                str(spent[army]),
                str(back[army]),
                str(sum(g.army[army])),
            ]
        )
        for army in ARMIES
    ]
    columns = [
        "report-army", "report-entered", "report-in-ambushes", "report-in-combats",
        "report-at-defenses", "report-retreats", "report-units-left",
    ]  # fmt: skip
    return titled("draw-armies", columns, rows, words)


def _fallen(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Berber fighters who fell, in ambushes and in their villages."""
    fell: Counter[tuple[str, str]] = Counter()
    for cause, line in _caused(lines):
        if line.event == "berbers_lost":
            fell[line.facts["unit"], cause] += line.facts["number"]
    rows = [
        Row([words.name("unit", unit), str(fell[unit, AMBUSHED]), str(fell[unit, FOUGHT])])
        for unit in BERBERS
        if fell[unit, AMBUSHED] or fell[unit, FOUGHT]
    ]
    columns = ["report-fighters", "report-in-ambushes", "report-in-villages"]
    return titled("draw-fallen", columns, rows, words)


def _dice(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Every die that was thrown, rerolls too: hits, and how many could be expected."""
    thrown: dict[str, list[tuple[str, int]]] = {"berbers": [], "french": []}
    for line in lines:
        if line.event in ("berbers_roll", "french_roll"):
            pairs = zip(line.facts["units"], line.facts["dice"], strict=True)
            thrown[line.event.removesuffix("_roll")] += pairs
        elif line.event == "rerolled":
            unit = line.facts["unit"]
            thrown["berbers" if unit in BERBERS else "french"].append((unit, line.facts["now"]))
    rows = []
    for side, dice in thrown.items():
        hits = sum(g.facts.hits[unit][face] for unit, face in dice)
        due = sum(sum(g.facts.hits[unit]) / USUAL for unit, _ in dice)
        if dice:
            told = [str(len(dice)), str(hits), decimal(due, words)]
            rows.append(Row([words.text(f"draw-{side}"), *told]))
    columns = ["report-thrown-for", "report-thrown", "draw-hits", "report-due"]
    return titled("report-hits", columns, rows, words)


def _chart(g: State, lines: Sequence[Event], words: Speaker) -> Chart:
    """Villages still open after each French card, and French units lost by then."""
    villages = g.status.count(OPEN) + len(fates(lines))
    open_now: list[float] = []
    gone: list[float] = []
    rounds = parts(lines, "card_turned")
    fell = [cards for _, cards, _ in fates(lines).values()]
    before = sum(x.event == "french_lost" for x in lines[: _first(lines)])
    for number, (_, told) in enumerate(rounds, 1):
        before += sum(x.event == "french_lost" for x in told)
        open_now.append(villages - sum(cards <= number for cards in fell))
        gone.append(before)
    curves = [
        Curve(words.text("report-open-villages"), open_now),
        Curve(words.text("report-french-lost"), gone),
    ]
    ticks = [str(n) for n in range(1, len(rounds) + 1)]
    return Chart(words.text("report-by-card"), ticks, curves)


def _first(lines: Sequence[Event]) -> int:
    """The place of the first French card."""
    return next((n for n, line in enumerate(lines) if line.event == "card_turned"), len(lines))


REPORT = Accounting(
    decided=_decided, sheets=(_villages, _players, _armies, _fallen, _dice), chart=_chart
)
