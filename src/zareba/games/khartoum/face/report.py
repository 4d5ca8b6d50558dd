"""What a siege has come to: zones and how long they held, losses and their causes, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zareba.engine import Chart, Curve, Event, Row, Sheet, Speaker, signed
from zareba.engine.report import Accounting, Thrown, dice_sheet, last, parts, tally, titled
from zareba.games.khartoum.facts.tables import PALACE, Facts
from zareba.games.khartoum.rules.state import State, controlled

RAID, SORTIE, DEFENCE, OTHER = "raid", "sortie", "defence", "event"
# What happens next happens because of this.
_CAUSES = {
    "raid_total": RAID, "sortie_total": SORTIE, "defence_total": DEFENCE, "attack": DEFENCE,
    "event": OTHER, "turn": OTHER,
}  # fmt: skip
_LOSSES = (
    "unit_lost", "step_lost", "gun_lost", "gunboat_destroyed", "gunboat_damaged",
    "leader_killed", "leader_wounded",
)  # fmt: skip
# With these a counter is gone for good; of the others something is left.
_GONE = ("unit_lost", "gun_lost", "gunboat_destroyed", "leader_killed")
_WEIGHTS = {
    "key_zone_lost": 6, "key_zone_regained": 5, "leader_killed": 5, "gunboat_destroyed": 3,
    "wiped_out": 4, "relief": 4, "unit_lost": 1, "retreat": 3,
}  # fmt: skip


def weight(event: str, facts: Mapping[str, Any]) -> int:
    """How grave a line is: of a march only what ends it, a key zone or the Palace, decides."""
    if event == "advance":
        return 9 if facts["zone"] == PALACE else 1
    if event == "morale":
        return 4 if facts["delta"] < -1 else 0
    return _WEIGHTS.get(event, 0)


def _decided(g: State, lines: Sequence[Event], words: Speaker) -> Iterator[str]:
    """The deed that ended it, and how far it was to the relief."""
    entered = last(lines, "advance")
    if g.result == "palace" and entered is not None:
        banner = entered.facts["banner"]
        turn = parts(lines, "turn")[-1][1]
        fought = last([x for x in turn if x.facts.get("banner") == banner], "attack")
        zone = "" if fought is None else words.name("zone", fought.facts["zone"])
        yield words.text(
            "report-palace", banner_the=_sentence(words, banner), turn=g.turn, zone=zone,
            how="open" if fought is None else "broken",
        )  # fmt: skip
    elif g.result:
        yield words.text(f"report-{g.result}", turn=g.turn)
    yield words.text(
        "report-held", n=g.completed, relief=g.relief, zones=len(controlled(g)) - 1,
        all=sum(map(len, _paths(g.facts).values())),
    )  # fmt: skip


def _sentence(words: Speaker, banner: str) -> str:
    """A Banner with its article at the beginning of a sentence."""
    the = str(words.facts({"banner": banner})["banner_the"])
    return f"{the[:1].upper()}{the[1:]}"


def _paths(facts: Facts) -> dict[str, list[str]]:
    """The zones between each Banner and the Palace, from outside inwards."""
    outside = facts.setup.banner_zone
    return {
        banner: [facts.zones[facts.path[number][n]] for n in range(outside - 1, 1, -1)]
        for number, banner in enumerate(facts.banners)
    }


def _zones(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Zones that were attacked or lost: attacks withstood, and when each fell."""
    fell, withstood = _fallen(g, lines), tally(lines, "zone", "held")
    rows = [
        Row(
            [
                words.name("zone", zone),
                words.name("banner", banner),
                str(withstood[zone]),
                words.text("report-fell", turn=fell[zone][0])
                if zone in fell
                else words.text("report-stood"),
            ],
            fell[zone][1] if zone in fell else None,
        )
        for banner, path in _paths(g.facts).items()
        for zone in path
        if zone in fell or withstood[zone]
    ]
    columns = ["draw-zone", "report-banner", "report-withstood", "report-fate"]
    return titled("report-zones", columns, rows, words)


def _fallen(g: State, lines: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """Zones lost and not regained: in which turn, at which moment."""
    fell: dict[str, tuple[int, int]] = {}
    for head, turn in parts(lines, "turn"):
        for line in turn:
            if line.event == "advance":
                fell[line.facts["zone"]] = (head.facts["turn"], line.at)
            elif line.event == "retreat":
                banner = g.facts.banners.index(line.facts["banner"])
                inwards = g.facts.number_of[line.facts["zone"]] - 1
                fell.pop(g.facts.zones[g.facts.path[banner][inwards]], None)
    return fell


def _turns(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """Turn by turn: what the tracks have lost or won, zones and units lost."""
    rows = []
    for head, turn in parts(lines, "turn"):
        morale, stores = (
            sum(x.facts["delta"] for x in turn if x.event == event)
            for event in ("morale", "resources")
        )
        told = Counter(x.event for x in turn)
        number = words.text("report-turn", turn=head.facts["turn"])
        month = words.name("month", head.facts["month"])
        changes = [signed(change) for change in (morale, stores)]
        lost = sum(told[event] for event in _GONE)
        figures = [*changes, str(told["advance"]), str(lost)]
        rows.append(Row([f"{number}, {month}", *figures], head.at))
    columns = ["draw-turn", "draw-cm", "draw-rp", "report-zones-lost", "report-units-lost"]
    return titled("report-turns", columns, rows, words)


def losses(lines: Sequence[Event]) -> Counter[tuple[str, str]]:
    """By kind of loss and cause."""
    found: Counter[tuple[str, str]] = Counter()
    cause = OTHER
    for line in lines:
        cause = _CAUSES.get(line.event, cause)
        if line.event in _LOSSES:
            found[line.event, cause] += 1
    return found


def _losses(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    found, causes = losses(lines), (RAID, SORTIE, DEFENCE, OTHER)
    rows = []
    for kind in _LOSSES:
        numbers = [found[kind, cause] for cause in causes]
        if sum(numbers):
            label = words.text(f"report-loss-{kind}")
            rows.append(Row([label, *map(str, numbers), str(sum(numbers))]))
    heads = [words.text(f"report-cause-{cause}") for cause in causes]
    columns = [words.text("report-loss"), *heads, words.text("report-sum")]
    return Sheet(words.text("report-losses"), columns, rows)


def _thrown(lines: Sequence[Event], words: Speaker) -> Iterator[Thrown]:
    for cause in (RAID, SORTIE, DEFENCE):
        dice = [die for x in lines if x.event == f"{cause}_total" for die in x.facts["dice"]]
        yield Thrown(words.text(f"report-cause-{cause}"), dice)
    rolls = [x.facts["die"] for x in lines if x.event == "casualty_roll"]
    yield Thrown(words.text("draw-losses"), rolls)


def _dice(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    return dice_sheet(_thrown(lines, words), words)


def _actions(_g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    done = tally(lines, "action", "action")
    rows = [Row([words.name("action", action), str(n)]) for action, n in done.most_common()]
    columns = ["report-action", "report-times"]
    return titled("report-actions", columns, rows, words)


def _chart(g: State, lines: Sequence[Event], words: Speaker) -> Chart:
    """Morale and resources at the end of each turn."""
    turns = parts(lines, "turn")

    def curve(event: str, track: str, start: int) -> Curve:
        values: list[float] = [start]
        for _, turn in turns:
            changed = last(turn, event)
            values.append(values[-1] if changed is None else changed.facts[track])
        return Curve(words.text(f"draw-{track}"), values[1:])

    ticks = [str(head.facts["turn"]) for head, _ in turns]
    curves = [
        curve("morale", "cm", g.facts.cm_start),
        curve("resources", "rp", g.facts.rp_start),
    ]
    return Chart(words.text("report-tracks"), ticks, curves)


REPORT = Accounting(
    decided=_decided, sheets=(_zones, _turns, _losses, _dice, _actions), chart=_chart
)
