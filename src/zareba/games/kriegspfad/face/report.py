"""What a battle has come to: losses by side, cause and round, the fate of units, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from zareba.engine import Chart, Curve, Event, Row, Sheet, Speaker
from zareba.engine.report import USUAL, Accounting, Thrown, dice_sheet, last, parts, tally, titled
from zareba.games.kriegspfad.battle.shooting_table import D20
from zareba.games.kriegspfad.battle.victory import (
    DRAWN,
    WON,
    attacker_fails,
    enough_exited,
    has_troops,
    last_round,
)
from zareba.games.kriegspfad.field.state import AMBUSH, EXITED, ON_TABLE, OPEN_BATTLE, State

from .names import side_name, unit_name

SIDES = (0, 1)
# By the rule an element was removed by.
SHOT, MELEE, FLED, BROKEN, OTHER = "shot", "melee", "fled", "broken", "other"
_CAUSES = {"KP-22": SHOT, "KP-24": MELEE, "KP-25": FLED, "KP-27": BROKEN}
CAUSES = (SHOT, MELEE, FLED, BROKEN, OTHER)
# What dice are thrown for.
_THROWN = ("shot", "fight", "assault", "test", "movement")
_WEIGHTS = {
    "chief_lost": 7, "unit_lost": 5, "plundered": 6, "village_held": 6, "conceded": 9,
    "sunk": 5, "took_over": 5, "element_lost": 1, "burnt_hidden": 5,
}  # fmt: skip


_VILLAGE_BURNS = 6  # KP-16.9, C-57: taken, or out of reach


def weight(event: str, facts: Mapping[str, Any]) -> int:
    """How much a line of the log weighs, for turning points and banners."""
    if event == "arson":
        lit = facts["roll"] >= facts["needed"]
        return _VILLAGE_BURNS if lit and facts["terrain"] == "built_up" else 0
    return _WEIGHTS.get(event, 0)


def _army(g: State, seat: int, words: Speaker) -> str:
    return side_name(g, seat, words)


def _decided(g: State, lines: Sequence[Event], words: Speaker) -> Iterator[str]:
    """How it ended, in which round, and the balance of points."""
    conceded = last(lines, "conceded")
    if conceded is not None:
        yield words.text("report-conceded", side=_army(g, conceded.facts["seat"], words), n=g.round)
    elif g.result == DRAWN:
        yield words.text("report-drawn", n=g.round)
    elif g.result in WON:
        yield words.text("report-won", side=_army(g, WON.index(g.result), words), n=g.round)
    if conceded is None and (why := why_over(g, lines)):
        yield words.text(f"report-over-{why}", n=g.round, share=g.facts.counts.draw_share)
    first, second = g.lost_ap
    names = {"first": _army(g, 0, words), "second": _army(g, 1, words)}
    yield words.text("report-points", lost_first=first, lost_second=second, **names)


def why_over(g: State, lines: Sequence[Event]) -> str:
    """KP-16.16: which of the checks has ended the battle, in their order; empty: none has yet."""
    if g.attacker >= 0 and g.scenario == AMBUSH:
        if enough_exited(g):
            return "exited"
        if attacker_fails(g):
            return "failed"
    elif g.attacker >= 0 and g.result == WON[g.attacker]:
        return "village"
    if not all(has_troops(g, seat) for seat in SIDES):
        return "annihilated"
    relief = last(lines, "reinforcement")
    if relief is not None and relief.facts["roll"] == g.facts.stratagems["reinforcement"].success:
        return "relieved"
    if last_round(g) and g.round >= last_round(g):
        if g.scenario != OPEN_BATTLE:
            return "too-late"
        return "points-even" if g.result == DRAWN else "points"
    return "agreed" if g.result == DRAWN else ""


def losses(g: State, lines: Sequence[Event]) -> Counter[tuple[int, str]]:
    """Elements lost, by side and cause."""
    found: Counter[tuple[int, str]] = Counter()
    for line in lines:
        if line.event == "element_lost":
            cause = _CAUSES.get(line.rule.partition(".")[0], OTHER)
            found[g.side[line.facts["unit"]], cause] += 1
    return found


def _sides(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """One column for each side."""
    lost = losses(g, lines)
    gone = [line.facts["unit"] for line in lines if line.event == "unit_lost"]
    chiefs = tally(lines, "seat", "chief_lost")
    by_cause = {cause: [lost[seat, cause] for seat in SIDES] for cause in CAUSES}

    def row(label: str, figures: Iterable[int]) -> Row:
        return Row([words.text(label), *map(str, figures)])

    rows = [
        Row([words.text("report-player"), *(words.name("player", seat) for seat in SIDES)]),
        row("report-army-points", g.points),
        row("report-points-lost", g.lost_ap),
        row("report-elements", _of_sides(g, g.unit)),
        row("report-elements-lost", map(sum, zip(*by_cause.values(), strict=True))),
        *(row(f"report-lost-{cause}", each) for cause, each in by_cause.items() if any(each)),
        row("report-units-gone", _of_sides(g, gone)),
        row("report-leaders-lost", (chiefs[seat] for seat in SIDES)),
    ]
    if any(g.exited):
        rows.append(row("report-exited", g.exited))
    names = [_army(g, seat, words) for seat in SIDES]
    return Sheet(words.text("report-sides"), [words.text("report-what"), *names], rows)


def _of_sides(g: State, units: Sequence[int]) -> list[int]:
    """How many of these units are whose."""
    owners = [g.side[u] for u in units]
    return [owners.count(seat) for seat in SIDES]


def _rounds(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    rows = []
    for head, told in parts(lines, "round"):
        lost = losses(g, told)
        each = [sum(lost[seat, cause] for cause in CAUSES) for seat in SIDES]
        rows.append(Row([str(head.facts["n"]), *map(str, each)], head.at))
    names = [_army(g, seat, words) for seat in SIDES]
    return Sheet(words.text("report-rounds"), [words.text("draw-round"), *names], rows)


def _units(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    """The fate of every unit that has lost something."""
    gone = {
        line.facts["unit"]: (head.facts["n"], line.at)
        for head, told in parts(lines, "round")
        for line in told
        if line.event == "unit_lost"
    }
    lost = tally(lines, "unit", "element_lost")
    rows = []
    for unit in sorted(lost, key=lambda u: (g.side[u], u)):
        elements = [g.place[e] for e in range(g.first[unit], g.first[unit] + g.size[unit])]
        if unit in gone:
            fate = words.text("report-gone", n=gone[unit][0])
        elif ON_TABLE not in elements and EXITED in elements:
            fate = words.text("report-left")
        else:
            fate = words.text("report-stands", n=elements.count(ON_TABLE))
        of = words.text("report-of", n=lost[unit], all=g.size[unit])
        moment = gone[unit][1] if unit in gone else None
        names = [unit_name(g, unit, words), _army(g, g.side[unit], words)]
        rows.append(Row([*names, of, fate], moment))
    columns = ["draw-unit", "report-side", "report-elements-lost", "report-fate"]
    return titled("report-units", columns, rows, words)


def _thrown(g: State, lines: Sequence[Event], words: Speaker) -> Iterator[Thrown]:
    """By what they were thrown for and by whom."""
    for event in _THROWN:
        for seat in SIDES:
            what = words.text(f"report-die-{event}", side=_army(g, seat, words))
            told = [x.facts for x in lines if x.event == event]
            own = [_dice_of(facts) for facts in told if g.side[facts["unit"]] == seat]
            yield Thrown(what, [*chain(*own)], D20 if event == "shot" else USUAL)


def _dice_of(facts: Mapping[str, Any]) -> Sequence[int]:
    return facts.get("dice") or (facts["roll"],)


def _dice(g: State, lines: Sequence[Event], words: Speaker) -> Sheet:
    return dice_sheet(_thrown(g, lines, words), words)


def _chart(g: State, lines: Sequence[Event], words: Speaker) -> Chart:
    """Elements lost by the end of each round."""
    rounds = parts(lines, "round")
    curves = []
    for seat in SIDES:
        so_far, values = 0, list[float]()
        for _, told in rounds:
            lost = losses(g, told)
            so_far += sum(lost[seat, cause] for cause in CAUSES)
            values.append(so_far)
        curves.append(Curve(_army(g, seat, words), values))
    ticks = [str(head.facts["n"]) for head, _ in rounds]
    return Chart(words.text("report-by-round"), ticks, curves)


REPORT = Accounting(decided=_decided, sheets=(_sides, _rounds, _units, _dice), chart=_chart)
