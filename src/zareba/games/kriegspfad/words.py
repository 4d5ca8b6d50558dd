"""What the game adds to its words: names beside numbers, rare questions."""

from __future__ import annotations

from typing import Any, Protocol

from .asks import Action, Activate, Assign, Loss, RallyDie
from .speech import intent, limits, tried
from .state import State
from .troops import elements_of, label_of

# Questions and rules that random games seldom reach; they have tests of their own.
RARE = frozenset(
    {
        "kriegspfad.Dig",
        "kriegspfad.Assign",
        "kriegspfad.deploy.field_works",
    }
)


__all__ = ["RARE", "hint", "intent", "limits", "tried"]


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
