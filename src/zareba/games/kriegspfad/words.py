"""What the game adds to its words: names beside numbers, faults of armies, rare questions."""

from __future__ import annotations

from typing import Any, Protocol

from .armies import Army, Catalogue, Fault
from .asks import Action, Activate, Assign, Loss, RallyDie
from .state import State
from .troops import elements_of, label_of

# Questions and rules that random games seldom reach; they have tests of their own.
RARE = frozenset(
    {
        "kriegspfad.Dig",
        "kriegspfad.Build",
        "kriegspfad.Assign",
        "kriegspfad.Moor",
        "kriegspfad.Rowing",
        "kriegspfad.ClimbRoof",
        "kriegspfad.BreakIn",
        "kriegspfad.LeaveBy",
        "kriegspfad.NextArrival",
        "kriegspfad.CampChoice",
        "kriegspfad.deploy.field_works",
        "kriegspfad.melee.break_ins",
        "kriegspfad.rowing.row",
    }
)


class Speaker(Protocol):
    """What is needed of the house's words."""

    def text(self, message: str, **arguments: Any) -> str: ...
    def name(self, kind: str, value: Any) -> str: ...
    def has(self, message: str) -> bool: ...


def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """The name and strength of a unit or element behind its number."""
    if isinstance(ask, Activate | RallyDie) and isinstance(choice, int):
        return unit_hint(g, choice, words)
    if isinstance(ask, Loss | Assign) and isinstance(choice, int):
        who = words.name("entry", label_of(g, g.unit[choice]))
        arms = ", ".join(words.name("weapon", arm) for arm in g.arms[choice].split("+"))
        return words.text("hint-element", who=f"{who}, {arms}")
    if isinstance(ask, Action) and choice == "stay":
        return unit_hint(g, ask.unit, words)
    return ""


def unit_hint(g: State, u: int, words: Speaker) -> str:
    return words.text(
        "hint-unit",
        who=words.name("entry", label_of(g, u)),
        elements=len(elements_of(g, u)),
        markers=g.markers[u],
    )


def fault_text(words: Speaker, found: Catalogue, army: Army, fault: Fault) -> str:
    """One fault of an army in plain words, with the names of its list."""
    facts = {name: _named(words, army, name, value) for name, value in fault.facts.items()}
    known = army.list in found.lists
    facts["subject"] = _subject(words, army, fault.subject) if known else fault.subject
    return f"{words.text(fault.message, **facts)} [{fault.rule}]"


def _subject(words: Speaker, army: Army, subject: str) -> str:
    for kind in ("entry", "option"):
        if words.has(f"{kind}-{army.list}-{subject}"):
            return words.text(f"{kind}-{army.list}-{subject}")
    return subject.replace("_", " ")


def _named(words: Speaker, army: Army, name: str, value: Any) -> Any:
    if name == "tribe":
        return words.name("tribe", f"{army.list}-{value}").replace("_", " ")
    kind = {"weapon": "weapon", "stratagem": "stratagem", "scenario": "scenario"}.get(name)
    return words.name(kind, value) if kind else value
