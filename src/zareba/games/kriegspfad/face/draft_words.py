"""Proposals in words: what can be intended, what a draft comes to, within which limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from zareba.engine import Domain, Intent, Speaker
from zareba.games.kriegspfad.armies import army_price
from zareba.games.kriegspfad.armies.muster import army_from
from zareba.games.kriegspfad.battle import forecast
from zareba.games.kriegspfad.battle.asks import Arrive, Paths, Resolve
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.battle.fire import Aim, shooters
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.shooting_table import HIT, KILL
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.asks import Change, LayOut, MusterArmy
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Build, Dig

from .names import company_facts, company_name, inches, unit_name
from .roster import unit_lines

DEGREE = 10


# -------------------------------------------------------------------------------------- intents
def intent(g: State, ask: Domain, wanted: Intent, words: Speaker) -> str:
    """One intent that is offered, as the words on its button."""
    ((name, about),) = wanted.items()
    if isinstance(ask, Resolve):
        return words.text(f"choice-{name}")
    if name == "take" and about.get("intent"):
        return intent(g, ask, about["intent"], words)
    facts: dict[str, Any] = {}
    if "number" in about:
        facts["who"] = company_name(g, ask.seat, about["number"], words)
    if "unit" in about:
        facts["who"] = unit_name(g, about["unit"], words)
    if "enemy" in about:
        facts["foe"] = unit_name(g, about["enemy"], words)
    if "element" in about:
        facts["who"] = unit_name(g, g.unit[about["element"]], words)
    if isinstance(ask, Dig | Build | Moor) and name == "remove":
        return words.text("intent-remove-place", n=about["piece"] + 1)
    if isinstance(ask, Rowing) and name == "shift":
        length, degrees = inches(about["length"]), about["bearing"] // DEGREE
        return words.text("intent-row", inches=length, degrees=degrees)
    if "piece" in about:
        kind = g.facts.kinds[g.pieces[about["piece"]][0]].id
        facts |= {"terrain": words.name("terrain", kind), "piece": about["piece"] + 1}
    if name == "wall":
        facts |= {"house": about["house"] + 1, "part": about["part"]}
    if name == "take":
        facts |= company_facts(g, ask.seat, about["number"], words)
    if name == "form":
        return words.text(f"formation-{about['formation']}")
    if name == "mount":
        return words.text("intent-mount" if about["mounted"] else "intent-dismount")
    if name == "volley" and isinstance(ask, Fire):
        facts |= volley(g, ask, about["unit"], about["enemy"])
    if "escort" in about:
        name, facts["escort"] = "late-with", company_name(g, ask.seat, about["escort"], words)
    if name == "spring" and "enemy" in about:
        name = "spring-at"
    return words.text(f"intent-{name}", **{"seed": about.get("seed", 0), **facts})


def volley(g: State, ask: Fire, u: int, v: int) -> dict[str, Any]:
    """How many shots, how many dice, and the best chance of one die to hit."""
    aims_of = ask.aims_of(g)
    found = {
        e: [aim for aim in aims_of(e) if g.unit[aim.target] == v]
        for e in shooters(g, ask.seat)
        if g.unit[e] == u
    }
    chances = [max(chance(g, aim) for aim in aims) for aims in found.values() if aims]
    return {"shots": len(chances), "chance": max(chances, default=0)}


def chance(g: State, aim: Aim) -> int:
    """KP-22.14: out of a hundred, that at least one die of a shot hits."""
    shot = forecast.shot(g, aim)
    hits = int(shot["faces"][HIT] + shot["faces"][KILL])
    return round(100 - 100 * (1 - hits / forecast.D20) ** int(shot["dice"]))


# --------------------------------------------------------------------------------------- trials
def tried(g: State, ask: Domain, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    """What a draft comes to, line by line."""
    match ask:
        case MusterArmy() if drawing:
            yield from _army(g, drawing, words)
        case Paths() if drawing:
            yield from _ways(g, drawing, words)
        case Arrive() | Enter() | Deploy() if drawing:
            yield _stand(g, ask.seat, drawing, words)
        case Notes() if drawing:
            for note in drawing["notes"]:
                yield _stand(g, ask.seat, note, words)
        case Fire() if drawing:
            yield from _orders(g, ask, drawing, words)
        case Hold() if drawing:
            for status in ("late", "hidden"):
                names = [company_name(g, ask.seat, n, words) for n in drawing[status]]
                if names:
                    yield words.text(f"tried-{status}", units=", ".join(names))
            for pair in drawing["escorts"]:
                who, escort = (company_name(g, ask.seat, n, words) for n in pair)
                yield words.text("tried-escort", who=who, escort=escort)
        case March() if drawing:
            names = [company_name(g, ask.seat, n, words) for n in drawing["order"]]
            yield words.text("tried-march", units=", ".join(names))
        case Resolve() if drawing:
            yield words.text("tried-answer", answer=words.text(f"choice-{drawing['answer']}"))
        case Rowing() if drawing:
            x, y, facing = drawing["elements"][0]["end"]
            place = {"x": inches(x), "y": inches(y), "facing": facing // DEGREE}
            yield words.text("tried-rowed", **place)
        case Moor() if drawing:
            yield words.text("tried-moored", n=len(drawing["elements"]))
        case Build() if drawing:
            yield words.text("tried-built", n=len(drawing["elements"]), left=drawing["left"])
        case Dig() if drawing:
            yield words.text("tried-dug", n=len(drawing["elements"]), left=drawing["left"])
        case LayOut() if drawing and not drawing["pieces"]:
            yield words.text("tried-generated")
        case LayOut() | Change() if drawing:
            kinds = Counter(g.facts.kinds[raw[0]].id for raw in drawing["pieces"])
            named = [f"{n} × {words.name('terrain', kind)}" for kind, n in kinds.items()]
            yield words.text("tried-pieces", n=len(drawing["pieces"]), units=", ".join(named))


def _army(g: State, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    army = army_from(drawing["army"])
    points = {"ap": army_price(g.facts.catalogue, army), "points": army.points or 0}
    yield words.text("army-total-of", **points)
    for unit in unit_lines(g.facts, words, army):
        yield f"{unit.number}. {unit.name or unit.entry}: {unit.summary}, {unit.ap} AP"


def _ways(g: State, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    moved = [row for row in drawing["elements"] if len(row["way"]) > 1]
    gone = sum(row["gone"] for row in drawing["elements"])
    allowance = inches(drawing["allowance"])
    if moved:
        made = inches(max(row["made"] for row in moved))
        yield words.text("tried-way", n=len(moved), made=made, inches=allowance)
    else:
        yield words.text("tried-stay", inches=allowance)
    if gone:
        yield words.text("tried-gone", n=gone)
    for v in dict.fromkeys(g.unit[o] for _, o in drawing["contacts"]):
        yield words.text("tried-contact", foe=unit_name(g, v, words))
    if not drawing["coherent"]:
        yield words.text("tried-scattered", inches=inches(drawing["cohesion"]))


def _stand(g: State, seat: int, drawing: dict[str, Any], words: Speaker) -> str:
    ends = [row["end"] for row in drawing["elements"]]
    if not ends:
        return ""
    return words.text(
        "tried-stand",
        who=company_name(g, seat, drawing["number"], words),
        n=len(ends),
        x=inches(sum(end[0] for end in ends) // len(ends)),
        y=inches(sum(end[1] for end in ends) // len(ends)),
        facing=ends[0][2] // DEGREE,
        mode=words.text("board-mounted" if drawing["mounted"] else "board-foot"),
    )


def _orders(g: State, ask: Fire, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    known = range(len(g.unit))
    pairs = Counter(
        (g.unit[e], g.unit[o]) for e, _, o in drawing["shots"] if e in known and o in known
    )
    for (u, v), n in pairs.items():
        facts = {"who": unit_name(g, u, words), "foe": unit_name(g, v, words)}
        yield words.text("tried-shots", n=n, **facts)
    if not pairs and not any(n for _, n in drawing["spring"]):
        yield words.text("tried-no-shots")
    for e, _ in drawing["arson"]:
        if e in known:
            yield words.text("tried-arson", who=unit_name(g, g.unit[e], words))
    for number, n in drawing["spring"]:
        yield words.text("tried-spring", who=company_name(g, ask.seat, number, words), n=n)


# --------------------------------------------------------------------------------------- limits
def limits(g: State, ask: Domain, words: Speaker) -> Iterator[str]:
    """Within what an answer must lie, for who reads or listens instead of looking."""
    found = ask.describe(g)
    match ask:
        case MusterArmy():
            bound = army_from(found["army"])
            name = words.name("choice", "-".join(filter(None, (bound.list, bound.tribe))))
            yield words.text("limits-army", list=name, year=str(bound.year), points=bound.points)
        case Paths():
            yield words.text(
                "limits-way",
                who=unit_name(g, ask.unit, words),
                n=len(elements_of(g, ask.unit)),
                inches=g.allowance,
                cohesion=inches(found["cohesion"]),
            )
        case Arrive() | Enter():
            yield words.text("limits-place", who=company_name(g, ask.seat, ask.number, words))
        case Rowing():
            yield words.text("limits-rowing", inches=inches(found["left"]))
        case Fire():
            yield words.text("limits-fire", n=len({row["element"] for row in found["shots"]}))
        case LayOut():
            yield words.text("limits-zone", zone=words.name("zone", found["zone"]))
    for low_x, low_y, high_x, high_y in found.get("areas", []):
        yield words.text(
            "limits-area",
            left=inches(low_x), right=inches(high_x), low=inches(low_y), high=inches(high_y),
        )  # fmt: skip
