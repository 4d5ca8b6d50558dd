"""Proposals in words: what can be intended, what a draft comes to, within which limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from zareba.engine import Domain, Intent, Speaker, drafting, signed
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

from .names import arrow, company_facts, company_name, inches, unit_name
from .roster import extra_lines, unit_lines

DEGREE = 10


# -------------------------------------------------------------------------------------- intents
def intent(g: State, ask: Domain, wanted: Intent, words: Speaker) -> str:
    """One intent that is offered, as the words on its button."""
    ((name, about),) = wanted.items()
    if isinstance(ask, Resolve):
        return words.text(f"choice-{name}")
    if name == "take" and about.get("intent"):
        return intent(g, ask, about["intent"], words)
    if isinstance(ask, Dig | Build | Moor) and name == "remove":
        return words.text("intent-remove-place", n=about["piece"] + 1)
    if isinstance(ask, Rowing) and name == "shift":
        length, degrees = inches(about["length"]), about["bearing"] // DEGREE
        return words.text("intent-row", inches=length, degrees=degrees)
    if name == "form":
        return words.text(f"formation-{about['formation']}")
    facts = _named(g, ask, about, words)
    if name == "take":
        facts |= company_facts(g, ask.seat, about["number"], words)
    if name == "volley" and isinstance(ask, Fire):
        facts |= volley(g, ask, about["unit"], about["enemy"])
    return words.text(f"intent-{_verb(name, about)}", **{"seed": about.get("seed", 0), **facts})


def _verb(name: str, about: dict[str, Any]) -> str:
    """The end of the message's name."""
    if "escort" in about:
        return "late-with"
    if name == "mount":
        return "mount" if about["mounted"] else "dismount"
    return "spring-at" if name == "spring" and "enemy" in about else name


def _named(g: State, ask: Domain, about: dict[str, Any], words: Speaker) -> dict[str, Any]:
    """Everything an intent is about, by name or by its number from 1."""
    facts: dict[str, Any] = {}
    for field, value in about.items():
        match field:
            case "number":
                facts["who"] = company_name(g, ask.seat, value, words)
            case "escort":
                facts["escort"] = company_name(g, ask.seat, value, words)
            case "unit":
                facts["who"] = unit_name(g, value, words)
            case "element":
                facts["who"] = unit_name(g, g.unit[value], words)
            case "enemy":
                facts["foe"] = unit_name(g, value, words)
            case "house":
                facts |= {"house": value + 1, "part": about["part"]}
            case "piece":
                kind = g.facts.kinds[g.pieces[value][0]].id
                facts |= {"terrain": words.name("terrain", kind), "piece": value + 1}
    return facts


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
    return hits(forecast.shot(g, aim))


def hits(shot: dict[str, Any]) -> int:
    """The same of a shot that was forecast."""
    faces = int(shot["faces"][HIT] + shot["faces"][KILL])
    return round(100 - 100 * (1 - faces / forecast.D20) ** int(shot["dice"]))


# --------------------------------------------------------------------------------------- trials
def tried(g: State, ask: Domain, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    """What a draft comes to, line by line."""
    said = _TRIED.get(type(ask))
    if drawing and said is not None:
        yield from said(g, ask, drawing, words)


def _one_stand(g: State, ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    yield _stand(g, ask.seat, drawing, words)


def _notes(g: State, ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    for note in drawing["notes"]:
        yield _stand(g, ask.seat, note, words)


def _held(g: State, ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    for status in ("late", "hidden"):
        names = [company_name(g, ask.seat, n, words) for n in drawing[status]]
        if names:
            yield words.text(f"tried-{status}", units=", ".join(names))
    for pair in drawing["escorts"]:
        who, escort = (company_name(g, ask.seat, n, words) for n in pair)
        yield words.text("tried-escort", who=who, escort=escort)


def _march(g: State, ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    names = [company_name(g, ask.seat, n, words) for n in drawing["order"]]
    yield words.text("tried-march", units=", ".join(names))


def _answer(_g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    yield words.text("tried-answer", answer=words.text(f"choice-{drawing['answer']}"))


def _rowed(_g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    x, y, facing = drawing["elements"][0]["end"]
    yield words.text(
        "tried-rowed", x=inches(x), y=inches(y), arrow=arrow(facing), facing=facing // DEGREE
    )


def _laid(_g: State, ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    """Boats, blockhouses, emplacements."""
    yield words.text(
        f"tried-{_LAID[type(ask)]}", n=len(drawing["elements"]), left=drawing.get("left", 0)
    )


def _terrain(g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    if not drawing["pieces"]:
        yield words.text("tried-generated")
        return
    kinds = Counter(g.facts.kinds[raw[0]].id for raw in drawing["pieces"])
    named = [f"{n} × {words.name('terrain', kind)}" for kind, n in kinds.items()]
    yield words.text("tried-pieces", n=len(drawing["pieces"]), units=", ".join(named))


def _army(g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    army = army_from(drawing["army"])
    points = {"ap": army_price(g.facts.catalogue, army), "points": army.points or 0}
    yield words.text("army-total-of", **points)
    for unit in unit_lines(g.facts, words, army):
        led = f", {words.text('army-with-commander')}" if unit.commander else ""
        colon = words.text("text-colon")
        yield f"{unit.number}. {unit.name or unit.entry}{colon}{unit.summary}{led}, {unit.ap} AP"
    for extra in extra_lines(g.facts, words, army):
        yield f"{extra.text}, {extra.ap} AP"


def _ways(g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    moved = [row for row in drawing["elements"] if len(row["way"]) > 1]
    gone = sum(row["gone"] for row in drawing["elements"])
    allowance = inches(drawing["allowance"])
    if moved:
        made = inches(max(row["made"] for row in moved))
        x, y = _middle(row["end"] for row in moved)
        yield words.text("tried-way", n=len(moved), made=made, inches=allowance, x=x, y=y)
    else:
        yield words.text("tried-stay", inches=allowance)
    if gone:
        yield words.text("tried-gone", n=gone)
    for v in dict.fromkeys(g.unit[o] for _, o in drawing["contacts"]):
        yield words.text("tried-contact", foe=unit_name(g, v, words))
    if not drawing["coherent"]:
        yield words.text("tried-scattered", inches=inches(drawing["cohesion"]))
    if "ahead" in drawing:
        yield from _ahead(g, drawing["ahead"], words)


def _ahead(g: State, found: dict[str, Any], words: Speaker) -> Iterator[str]:
    """Shots and danger from the place drafted, unit by unit; the sums of its melees."""
    for message, of, shots in (
        ("tried-shots-from", "target", found["shots"]),
        ("tried-danger", "element", found["threats"]),
    ):
        units: dict[int, list[dict[str, Any]]] = {}
        for shot in shots:
            units.setdefault(g.unit[shot[of]], []).append(shot)
        for v, theirs in units.items():
            number, best = len({shot["element"] for shot in theirs}), max(map(hits, theirs))
            yield words.text(message, foe=unit_name(g, v, words), n=number, chance=best)
    for fight in found["fights"]:
        foe = fight["defender"] if fight["attacker"] == found["unit"] else fight["attacker"]
        own = fight["attacker"] == found["unit"]
        total = signed(fight["sum"] if own else -fight["sum"])
        yield words.text("tried-melee", foe=unit_name(g, foe, words), sum=total)


def way_called(g: State, ask: Paths, choice: Any, words: Speaker) -> str:
    """A way that was chosen, as everybody sees it on the table: how far, where to, upon whom."""
    drawing = drafting(ask).trial(g, choice)
    moved = [row for row in drawing["elements"] if len(row["way"]) > 1 and not row["gone"]]
    if not moved:
        return ""
    made = inches(max(row["made"] for row in moved))
    if not made:
        return words.text("called-turn", unit=unit_name(g, ask.unit, words))
    met = dict.fromkeys(g.unit[o] for _, o in drawing["contacts"])
    foes = ", ".join(unit_name(g, v, words) for v in met)
    x, y = _middle(row["end"] for row in moved)
    return words.text(
        "called-way",
        unit=unit_name(g, ask.unit, words),
        made=made,
        x=x,
        y=y,
        foes=words.text("called-way-contact", foes=foes) if foes else "",
    )


def _middle(places: Iterable[Sequence[int]]) -> tuple[float, float]:
    """Where a unit is, told by one place."""
    ends = list(places)
    x, y = (inches(sum(end[axis] for end in ends) // len(ends)) for axis in (0, 1))
    return x, y


def _stand(g: State, seat: int, drawing: dict[str, Any], words: Speaker) -> str:
    ends = [row["end"] for row in drawing["elements"]]
    if not ends:
        return ""
    return words.text(
        "tried-stand",
        who=company_name(g, seat, drawing["number"], words),
        n=len(ends),
        x=_middle(ends)[0],
        y=_middle(ends)[1],
        arrow=arrow(ends[0][2]),
        facing=ends[0][2] // DEGREE,
        mode=words.text("board-mounted" if drawing["mounted"] else "board-foot"),
    )


def _orders(g: State, ask: Fire, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    known = range(len(g.unit))
    shots = [(g.unit[e], g.unit[o]) for e, _, o in drawing["shots"] if e in known and o in known]
    for (u, v), n in Counter(shots).items():
        facts = {"who": unit_name(g, u, words), "foe": unit_name(g, v, words)}
        yield words.text("tried-shots", n=n, **facts)
    if not shots and not any(n for _, n in drawing["spring"]):
        yield words.text("tried-no-shots")
    for e, _ in drawing["arson"]:
        if e in known:
            yield words.text("tried-arson", who=unit_name(g, g.unit[e], words))
    for number, n in drawing["spring"]:
        yield words.text("tried-spring", who=company_name(g, ask.seat, number, words), n=n)


_LAID: dict[type, str] = {Moor: "moored", Build: "built", Dig: "dug"}
_TRIED: dict[type, Callable[[State, Any, dict[str, Any], Speaker], Iterator[str]]] = {
    MusterArmy: _army, LayOut: _terrain, Change: _terrain, Build: _laid, Dig: _laid,
    March: _march, Hold: _held, Moor: _laid, Deploy: _one_stand, Notes: _notes,
    Enter: _one_stand, Arrive: _one_stand, Paths: _ways, Rowing: _rowed, Fire: _orders,
    Resolve: _answer,
}  # fmt: skip


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
            able = len({row["element"] for row in found["shots"]})
            idle = not able and not found["arson"]
            yield words.text("limits-no-fire" if idle else "limits-fire", n=able)
        case LayOut():
            yield words.text("limits-zone", zone=words.name("zone", found["zone"]))
    yield from _areas(found.get("areas", []), words)


def _areas(areas: Sequence[Sequence[int]], words: Speaker) -> Iterator[str]:
    for low_x, low_y, high_x, high_y in areas:
        yield words.text(
            "limits-area",
            left=inches(low_x), right=inches(high_x), low=inches(low_y), high=inches(high_y),
        )  # fmt: skip
