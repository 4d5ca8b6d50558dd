"""What the game adds to its words: names beside numbers, rare questions."""

from __future__ import annotations

from typing import Any

from zareba.engine import Refusal
from zareba.games.kriegspfad.armies import catalogue
from zareba.games.kriegspfad.battle.asks import Action, Activate, Assign, Loss, RallyDie
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import elements_of, label_of

from .army_words import fault_facts
from .draft_words import intent, limits, tried
from .speaker import Speaker

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


__all__ = ["RARE", "hint", "intent", "limits", "refusal_facts", "tried"]


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


def refusal_facts(why: Refusal, words: Speaker) -> dict[str, Any] | None:
    """The names in the refusal of an army; None: the facts need nothing of the game."""
    if not why.reason.startswith("fault-"):
        return None
    return fault_facts(words, catalogue(), str(why.facts["list"]), why.facts)
