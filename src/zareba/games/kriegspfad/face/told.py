"""What is told above a question: round and score, the unit by name, what it can reach and hit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.kriegspfad.battle import asks, forecast
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.enter import Enter, EntryMode
from zareba.games.kriegspfad.battle.fire import Aim, marks_of, shooters
from zareba.games.kriegspfad.battle.limits import activations
from zareba.games.kriegspfad.battle.morale import courage
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.shooting_table import HIT, KILL
from zareba.games.kriegspfad.battle.victory import last_round, needed_exits
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.command import chief_of
from zareba.games.kriegspfad.field.general_sight import unit_sees
from zareba.games.kriegspfad.field.geometry import distance
from zareba.games.kriegspfad.field.state import AMBUSH, State
from zareba.games.kriegspfad.field.troops import (
    bases_of,
    elements_of,
    units_of,
)
from zareba.games.kriegspfad.prepare import asks as before
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold

from .names import (
    armed,
    army_name,
    arrow,
    conditions,
    described_companies,
    element_number,
    has_commander,
    inches,
    unit_name,
    unit_names,
    unit_with_number,
)

NEAREST = 3  # enemies told of a unit, the nearest first


def situation(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """The few lines this question needs; from the open table and the own reserve only."""
    if not g.round:
        yield from _before(g, ask, words)
        return
    yield round_line(g, ask.seat, words)
    yield from aims(g, words)
    if isinstance(ask, asks.Activate | asks.RallyDie | asks.Resolve | Fire):
        yield commander_line(g, ask.seat, words)
    if (said := _SAID.get(type(ask))) is not None:
        yield from said(g, ask, words)


# ------------------------------------------------------------------------------- before the battle
def _before(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    seat = ask.seat
    placing = isinstance(ask, Deploy | Hold | March | Notes)
    if g.year and not placing and not isinstance(ask, before.YearChoice):
        you, enemy = (army_name(g, s, words) or words.text("now-no-list") for s in (seat, 1 - seat))
        yield words.text("now-year", year=str(g.year), you=you, enemy=enemy)
    if g.scenario:
        yield words.text(
            "now-scenario", scenario=words.name("scenario", g.scenario), points=g.points[seat],
            enemy=g.points[1 - seat], role=role(g, seat),
        )  # fmt: skip
    if g.region and not placing:
        yield words.text("now-zone", zone=words.name("zone", g.region))
    if g.season and not placing:
        weather = words.listed("weather", g.weather or ["fair"])
        yield words.text("now-weather", weather=weather)
    if g.edges[seat]:
        yield words.text("now-edge", edge=words.name("choice", g.edges[seat]))
    if placing:
        yield from _waiting(g, seat, words)
        enemies = units_of(g, 1 - seat)
        if enemies:
            yield words.text("now-enemy-stands", units=unit_names(g, enemies, words))


def role(g: State, seat: int) -> str:
    if g.attacker < 0:
        return "none"
    return "attacker" if seat == g.attacker else "defender"


def _waiting(g: State, seat: int, words: Speaker) -> Iterator[str]:
    """Own companies off the table, by what becomes of them."""
    found: dict[str, list[str]] = {}
    for status, text in described_companies(g, seat, words):
        found.setdefault(status.removeprefix("gone_").removesuffix("_mounted"), []).append(text)
    for status, names in found.items():
        if words.has(f"now-waiting-{status}"):
            yield words.text(
                f"now-waiting-{status}", units=words.text("text-semicolon").join(names)
            )


# ---------------------------------------------------------------------------------- round and score
def round_line(g: State, seat: int, words: Speaker) -> str:
    return words.text(
        "now-round", n=g.round, last=last_round(g), role=role(g, seat),
        weather=words.listed("weather", g.weather or ["fair"]),
        lost=g.lost_ap[seat], own=g.points[seat],
        enemy_lost=g.lost_ap[1 - seat], enemy=g.points[1 - seat],
    )  # fmt: skip


def aims(g: State, words: Speaker) -> Iterator[str]:
    """KP-16.7, KP-16.9: how near the attacker is to what he must do."""
    if g.scenario == AMBUSH and g.attacker >= 0 and g.start_elements[g.attacker]:
        yield words.text("now-exits", n=g.exited[g.attacker], needed=needed_exits(g))
    elif g.attacker >= 0:
        checks = int(g.facts.options["village_hold_checks"])
        yield words.text("now-held", n=g.held, needed=checks, camp=g.camp or "village")


def commander_line(g: State, seat: int, words: Speaker) -> str:
    """KP-3: where he is and what he is."""
    chief = chief_of(g, seat)
    if chief < 0:
        return words.text("now-no-commander")
    return words.text(
        "now-commander", unit=unit_name(g, g.unit[chief], words), n=element_number(g, chief),
        command=words.name("command", g.command[seat] or "ordinary"),
    )  # fmt: skip


# ------------------------------------------------------------------------------------------ a unit
def roll_words(dice: list[int], words: Speaker) -> str:
    """The dice of a move, what is added, and the mean."""
    number, plus = dice
    mean = number * (1 + forecast.D6) / 2 + plus
    return words.text("now-roll", n=number, plus=plus, mean=mean)


def unit_line(g: State, u: int, words: Speaker, in_turn: bool = False) -> str:
    """Name, strength, mode, commander, what is the matter, where."""
    there = elements_of(g, u)
    matters = [name for name in conditions(g, u) if not (in_turn and name == "acted")]
    x, y = (sum(at[e] for e in there) // max(len(there), 1) for at in (g.x, g.y))
    parts = [
        words.text("now-elements", n=len(there)),
        words.text("board-mounted" if g.mounted[u] else "board-foot"),
        *([words.text("now-markers", n=g.markers[u])] if g.markers[u] else []),
        *([words.text("now-disordered")] if is_disordered(g, u) else []),
        *([words.text("army-with-commander")] if has_commander(g, u) else []),
        *(words.text(f"draw-{name}") for name in matters),
        words.text("now-at", x=inches(x), y=inches(y)),
    ]
    return words.text("now-unit", unit=unit_name(g, u, words), about=", ".join(parts))


def is_disordered(g: State, u: int) -> bool:
    """KP-27.3: it may not come nearer to the enemy."""
    return bool(g.markers[u] > g.facts.morale.no_close_above_markers)


def gap(g: State, u: int, v: int) -> int:
    """Between two units, in hundredths of an inch."""
    return min(distance(a, b) for a in bases_of(g, u) for b in bases_of(g, v)) // HUNDREDTH


def nearest_enemies(g: State, u: int) -> list[tuple[int, int]]:
    """Distance and unit, the nearest first."""
    if not elements_of(g, u):
        return []
    found = [(gap(g, u, v), v) for v in units_of(g, 1 - g.side[u])]
    return sorted(found)[:NEAREST]


def enemy_text(
    g: State, u: int, far: int, v: int, words: Speaker,
    called: Callable[[State, int, Speaker], str] = unit_name,
) -> str:  # fmt: skip
    seen = unit_sees(g, elements_of(g, u), elements_of(g, v))
    return words.text(
        "now-foe", unit=called(g, v, words), inches=inches(far), seen="yes" if seen else "no",
        elements=len(elements_of(g, v)), markers=g.markers[v],
    )  # fmt: skip


def _where(g: State, u: int, words: Speaker) -> str:
    """The places of its elements, for who writes orders in words."""
    places = [
        words.text(
            "now-element-at", n=element_number(g, e), x=inches(g.x[e]), y=inches(g.y[e]),
            arrow=arrow(g.facing[e]), facing=g.facing[e] // 10,
        )
        for e in elements_of(g, u)
    ]  # fmt: skip
    return words.text("now-elements-at", places=words.text("text-semicolon").join(places))


def _of_unit(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    u = ask.unit
    yield unit_line(g, u, words, in_turn=True)
    if isinstance(ask, asks.Action):
        moves = forecast.movement(g, u)
        good, difficult = (roll_words(moves[going], words) for going in ("good", "difficult"))
        yield words.text("now-moves", good=good, difficult=difficult, courage=courage(g, u))
    if isinstance(ask, asks.Paths | asks.Reroll):
        yield words.text("now-allowance", dice=" + ".join(map(str, g.dice)), inches=g.allowance)
    if isinstance(ask, asks.Paths):
        yield _where(g, u, words)
    if isinstance(ask, asks.Loss):
        return
    called = unit_with_number if isinstance(ask, asks.Paths) else unit_name  # for orders in words
    foes = [enemy_text(g, u, far, v, words, called) for far, v in nearest_enemies(g, u)]
    if foes:
        yield words.text("now-foes", foes=words.text("text-semicolon").join(foes))
    if isinstance(ask, asks.Action):
        yield from targets(g, u, words)


def targets(g: State, u: int, words: Speaker) -> Iterator[str]:
    """KP-22: whom the unit could shoot at from where it stands, how far, what the die needs."""
    marks = marks_of(g)
    best = best_shots(g, [aim for e in elements_of(g, u) for aim in marks.of(e)])
    if best:
        yield words.text(
            "now-targets",
            shots=words.text("text-semicolon").join(shot_text(g, s, words) for s in best),
        )


def best_shots(g: State, aims: list[Aim]) -> list[dict[str, Any]]:
    """The best shot at each enemy unit, with how many shots there are."""
    found: dict[int, dict[str, Any]] = {}
    shooters: dict[int, set[int]] = {}
    for aim in aims:
        if not 0 <= aim.target < len(g.unit):
            continue  # a wall or roof
        shot, v = forecast.shot(g, aim), g.unit[aim.target]
        shooters.setdefault(v, set()).add(aim.element)
        if v not in found or needed(shot) < needed(found[v]):
            found[v] = shot
    return [shot | {"shots": len(shooters[v])} for v, shot in found.items()]


def needed(shot: dict[str, Any]) -> int:
    """KP-22.14: the lowest face of the d20 that hits; 21: none."""
    return forecast.D20 + 1 - int(shot["faces"][HIT] + shot["faces"][KILL])


def shot_text(g: State, shot: dict[str, Any], words: Speaker) -> str:
    return words.text(
        "now-shot", unit=unit_name(g, g.unit[shot["target"]], words), inches=inches(shot["range"]),
        weapon=words.name("weapon", shot["weapon"]), dice=shot["dice"], needed=needed(shot),
        sum=shot["sum"], shots=shot.get("shots", 1),
    )  # fmt: skip


# -------------------------------------------------------------------------------------- the seat
def _to_act(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    seat = ask.seat
    acted = [u for u in units_of(g, seat) if g.activated[u] or g.arrived[u]]
    if acted:
        yield words.text("now-acted", units=unit_names(g, acted, words))
    if not activations(g, seat):
        yield words.text("now-none-to-act")
    enemies = [u for u in units_of(g, 1 - seat) if not g.activated[u] and not g.arrived[u]]
    if enemies:
        yield words.text("now-enemy-to-act", units=unit_names(g, enemies, words))


def _shots(g: State, ask: Fire, words: Speaker) -> Iterator[str]:
    aims_of, who = ask.aims_of(g), shooters(g, ask.seat)
    if ask.second:
        yield words.text("now-second-shots")
    for u in dict.fromkeys(g.unit[e] for e in who):
        found = best_shots(g, [aim for e in who if g.unit[e] == u for aim in aims_of(e)])
        if found:
            shots = words.text("text-semicolon").join(shot_text(g, shot, words) for shot in found)
            yield words.text("now-unit-shots", unit=unit_with_number(g, u, words), shots=shots)


def _marked(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    marked = [
        words.text("now-marked", unit=unit_name(g, u, words), n=g.markers[u])
        for u in units_of(g, ask.seat)
        if g.markers[u]
    ]
    yield words.text("now-rally", units=", ".join(marked))


def _left(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """Elements of both sides on the table."""
    sides = (ask.seat, 1 - ask.seat)
    own, enemy = (sum(len(elements_of(g, u)) for u in units_of(g, s)) for s in sides)
    yield words.text("now-left", own=own, enemy=enemy)


def _element(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    yield words.text(
        "now-element", unit=unit_name(g, g.unit[ask.element], words),
        n=element_number(g, ask.element), arms=armed(g, ask.element, words),
    )  # fmt: skip


def _companies(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    yield from _waiting(g, ask.seat, words)


def _boat(_g: State, ask: Rowing, words: Speaker) -> Iterator[str]:
    yield words.text("now-boat", n=ask.boat + 1)


_SAID: dict[type, Callable[[State, Any, Speaker], Iterator[str]]] = {
    asks.RallyDie: _marked, asks.Activate: _to_act, asks.Resolve: _left, Fire: _shots,
    **dict.fromkeys((asks.Action, asks.Reroll, asks.Paths, asks.Loss, asks.LeaveBy), _of_unit),
    **dict.fromkeys((asks.Assign, asks.ClimbRoof, asks.BreakIn), _element),
    **dict.fromkeys((asks.Arrive, asks.NextArrival, Enter, EntryMode), _companies),
    Rowing: _boat,
}  # fmt: skip
