"""What a drawing of the table needs: facts once, and what every reader may measure."""

from __future__ import annotations

from itertools import chain
from typing import Any

from zareba.engine import Domain
from zareba.games.kriegspfad.battle import forecast
from zareba.games.kriegspfad.battle.melee_table import outcome_of
from zareba.games.kriegspfad.battle.victory import last_round, needed_exits
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.facts.schema import ArmyList
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.arcs import coherent
from zareba.games.kriegspfad.field.companies import HIDDEN, companies
from zareba.games.kriegspfad.field.contact import laager
from zareba.games.kriegspfad.field.geometry import Polygon
from zareba.games.kriegspfad.field.marks import ANIMALS
from zareba.games.kriegspfad.field.state import AMBUSH, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import (
    WARRIOR,
    acts_as,
    bases_of,
    cohesion,
    in_works,
    is_night,
    look,
    on_table,
)

from .option_notes import note


# ------------------------------------------------------------------------------------ facts, once
def facts_for_drawing(facts: Facts, words: Any) -> dict[str, Any]:
    """Sizes in hundredths of an inch, names in the reader's language."""
    return {
        **_sizes(facts),
        "kinds": [
            {"id": kind.id, "name": words.name("terrain", kind.id), "linear": kind.linear}
            for kind in facts.kinds
        ],
        "weapons": {
            arm.id: {
                "name": words.name("weapon", arm.id),
                "cls": arm.cls,
                "effective": arm.effective // HUNDREDTH,
                "longest": arm.longest // HUNDREDTH,
            }
            for arm in facts.arms.values()
        },
        "names": _names(facts, words),
        "marks": words.named("mark", chain(*ANIMALS)),
        "lists": {found.id: _list(found, words) for found in facts.catalogue.lists.values()},
        "troops": words.named("troop", facts.troops),
        "weather": words.named("weather", facts.conditions),
        "scenarios": words.named("scenario", facts.scenarios),
        "sides": [words.name("side", seat) for seat in (0, 1)],
        "modifiers": words.named("modifier", facts.modifiers),
        "rows": _rows(facts, words),
        "words": words.texts("draw", DRAWN_WORDS) | {"semicolon": words.text("text-semicolon")},
    }


def _sizes(facts: Facts) -> dict[str, Any]:
    sizes = facts.sizes
    return {
        "table": [n // HUNDREDTH for n in sizes.table],
        "frontage": sizes.frontage // HUNDREDTH,
        "depths": {
            troop: [facts.depths[troop, mounted] // HUNDREDTH for mounted in (False, True)]
            for troop in facts.troops
        },
        "boat": [n // HUNDREDTH for n in sizes.boat],
        "house": [n // HUNDREDTH for n in sizes.blockhouse],
    }


DRAWN_WORDS = (
    "table", "colon", "units", "you", "round", "of-rounds", "preparation", "weather", "fair",
    "dark", "sight", "wind", "attacker", "defender", "lost", "late", "reserve", "status-ready",
    "status-late", "status-hidden", "status-march", "unit", "element", "elements", "of-elements",
    "markers", "foot", "mounted", "mounting", "fighting", "acted", "came", "fired", "moved",
    "jammed", "retreat-due", "tests", "sprung", "commander", "untrained", "sharpshooter", "lancer",
    "brave", "militia", "nimble", "armoured", "works", "scattered", "at", "facing", "cohesion",
    "courage", "movement", "good", "difficult", "weapons", "targets", "no-targets", "dice", "die",
    "d6", "sum", "chance", "hit", "kill", "miss", "jam", "no-terms", "melee", "against", "loses",
    "falls-back", "destroyed", "nothing", "last-dice", "needed", "passed", "failed", "test",
    "rally", "village", "held", "burnt", "exits", "fire", "smoke", "palisade", "emplacement",
    "laager", "tools", "tool-grid", "tool-names", "tool-ranges", "tool-cohesion", "tool-sight",
    "tool-paths", "tool-ruler", "tool-turn", "tool-map", "ruler-from", "ruler-to", "ruler-hint",
    "ruler-clear", "ruler-place", "ruler-across", "ruler-upward", "inches", "pick", "empty", "gone",
    "keys", "aboard", "garrison", "roof", "boat", "house", "breach", "empty-post",
)  # fmt: skip


def _names(facts: Facts, words: Any) -> dict[str, str]:
    """Of every entry of every list (``L07-warriors``), and of scouts, prophets, trains."""
    found = {role: words.name("entry", role) for role in ("scout", "prophet", "train")}
    for army_list in facts.catalogue.lists.values():
        for entry in army_list.entry:
            label = f"{army_list.id}-{entry.id}"
            found[label] = words.name("entry", label)
    return found


def _list(found: ArmyList, words: Any) -> dict[str, Any]:
    tribes = {tribe.id: words.name("tribe", f"{found.id}-{tribe.id}") for tribe in found.tribe}
    return {
        "name": words.name("list", found.id),
        "tribes": tribes,
        "tents": _lives_in_tents(found),
    }


def _lives_in_tents(found: ArmyList) -> bool:
    """A list that begins with warriors; for the huts of a village."""
    return found.entry[0].type == WARRIOR


def _rows(facts: Facts, words: Any) -> dict[str, str]:
    """What the rows of KP-24.16 and KP-24.10 come to, as the log says it."""
    assaults: dict[str, str] = words.named("row", (row.id for row in facts.assault_rows))
    return assaults | {row.id: words.name("outcome", outcome_of(row)) for row in facts.melee_rows}


# ------------------------------------------------------------------ what can be measured, always
def outlook(g: State, seat: int | None) -> dict[str, Any]:
    """What a reader (None: a spectator) may measure on the table, in ids and hundredths.

    Everything but ``reserve`` comes from what lies openly on the table; ``reserve`` are the
    reader's own units that do not stand on it yet.
    """
    found: dict[str, Any] = {"aims": _aims(g), "reserve": []}
    if g.pieces or g.unit:
        found |= _field(g)
    if g.unit:
        found |= _troops(g)
    if seat is not None:
        found["reserve"] = [_company(company) for company in companies(g, seat)]
    return found


def preview(g: State, ask: Any) -> dict[str, Any]:
    """What is noted beside the options of the own question."""
    if isinstance(ask, Domain):
        return {}
    notes = [note(g, ask, choice) for choice in ask.options(g)]
    return {"notes": notes} if any(notes) else {}


def _field(g: State) -> dict[str, Any]:
    """KP-15, KP-21, KP-23: how far one sees, crests, fire and smoke."""
    sight = look(g)
    ground = sight.ground
    return {
        "sight": sight.limit // HUNDREDTH,
        "dark": is_night(g),
        "crests": {p.number: _points(p.crest) for p in ground.hills if p.crest},
        "outlines": {p.number: _points(p.outline) for p in ground.pieces if p.kind.linear},
        "burning": [_points(area) for area in ground.burning],
        "smoke": [_points(area) for area in ground.smoke],
        "palisade": _points(ground.palisade),
        "laagers": [_points(laager(g, seat)) for seat in (0, 1)],
    }


def _troops(g: State) -> dict[str, Any]:
    """KP-2.4, KP-3.7, KP-24, KP-29.3: by unit and element."""
    limits = [cohesion(g, u) for u in range(len(g.side))]
    return {
        "cohesion": [limit // HUNDREDTH for limit in limits],
        "scattered": [u for u, limit in enumerate(limits) if not coherent(bases_of(g, u), limit)],
        "acts_as": [acts_as(g, u) for u in range(len(g.side))],
        "in_works": [e for e in on_table(g) if g.works and in_works(g, e)],
        "fights": forecast.fights(g),
    }


def _aims(g: State) -> dict[str, Any]:
    """KP-16: what the battle is about, as it stands."""
    found: dict[str, Any] = {"scenario": g.scenario, "attacker": g.attacker, "lost": g.lost_ap}
    if g.scenario == AMBUSH and g.start_elements[g.attacker]:
        found |= {"exited": g.exited[g.attacker], "needed": needed_exits(g)}
    elif g.scenario and g.attacker >= 0:
        checks = int(g.facts.options["village_hold_checks"])
        found |= {"held": g.held, "checks": checks, "burnt": g.village_burnt}
    if g.scenario:
        found["rounds"] = last_round(g)
    return found


def _company(company: Company) -> dict[str, Any]:
    """KP-17: an own unit off the table; only a hidden one has a place."""
    return {
        "entry": company.entry,
        "role": company.role,
        "troop": company.troop,
        "elements": len(company.crew),
        "arms": sorted({crew.arms for crew in company.crew}),
        "mounted": company.mounted,
        "status": company.status,
        "mark": company.mark,
        "title": company.title,
        "places": company.places if company.status == HIDDEN else [],
    }


def _points(shape: Polygon) -> list[list[int]]:
    return [[x // HUNDREDTH, y // HUNDREDTH] for x, y in shape]
