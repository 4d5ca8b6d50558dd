"""What the game adds to its words: names beside numbers, what options do, what is not possible."""

from __future__ import annotations

from typing import Any

from zareba.engine import Phrases, Refusal, Speaker
from zareba.games.kriegspfad.armies import catalogue
from zareba.games.kriegspfad.battle import asks
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.forecast import movement
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.prepare.asks import StratagemChoice
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy

from .army_words import fault_facts
from .draft_words import intent, limits, tried, way_called
from .names import (
    armed,
    company_facts,
    company_name,
    element_name,
    element_number,
    unit_name,
)
from .reasons import missing
from .told import enemy_text, nearest_enemies, roll_words, situation, unit_line

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


__all__ = ["PHRASES", "RARE", "called", "hint", "intent", "missing", "situation", "tried"]

_UNITS = (asks.Activate, asks.RallyDie, asks.BreakIn)
_ELEMENTS = (asks.Loss, asks.Assign)


# ------------------------------------------------------------------------------------- by name
def about(g: State, ask: Any, words: Speaker) -> dict[str, Any]:
    """The units, elements and boats of a question by name."""
    named: dict[str, Any] = {}
    if isinstance(unit := getattr(ask, "unit", None), int):
        named["unit"] = unit_name(g, unit, words)
    if isinstance(element := getattr(ask, "element", None), int):
        named["element"] = element_name(g, element, words)
    if isinstance(ask, Rowing):
        named["boat"] = ask.boat + 1
    return named


def called(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """An option by the names on the table, which everybody knows; empty: its words say all."""
    if isinstance(ask, _UNITS) and isinstance(choice, int):
        return unit_name(g, choice, words)
    if isinstance(ask, asks.Assign) and isinstance(choice, int):
        return unit_name(g, g.unit[choice], words)
    if isinstance(ask, asks.Loss):
        return words.text("called-element", n=element_number(g, choice))
    if isinstance(ask, asks.Action) and isinstance(choice, tuple):
        return _deed(g, choice, words)
    if isinstance(ask, asks.Paths) and choice:
        return way_called(g, ask, choice, words)
    return ""


def number(g: State, ask: Any, choice: Any) -> int | None:
    """Elements and companies are typed by the numbers they have."""
    if isinstance(ask, asks.Loss):
        return element_number(g, choice)
    if isinstance(ask, Deploy) and "take" in choice:
        return int(choice["take"]["number"]) + 1
    return None


def _deed(g: State, deed: tuple[Any, ...], words: Speaker) -> str:
    """What elements and boats do, each by its name or its number from 1."""
    kind, *rest = deed
    if kind == "guided":
        return ""
    named: list[Any] = [*rest]
    if kind in ("row", "downstream"):
        named[0] = rest[0] + 1
    else:
        named[0] = element_number(g, rest[0])
    if kind == "face":
        named[1] = element_name(g, rest[1], words)
    if kind in ("embark", "lift", "enter"):
        named[1] = rest[1] + 1
    return words.text(f"choice-Action-{kind}", **dict(zip("bc", named, strict=False)))


# ----------------------------------------------------------------------------- beside an option
def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What an option does, or what is behind a name."""
    if isinstance(ask, _UNITS) and isinstance(choice, int):
        return _unit_hint(g, choice, words)
    if isinstance(ask, asks.Loss):
        return armed(g, choice, words)
    if isinstance(ask, asks.Assign):
        return words.text("hint-element", n=element_number(g, choice), arms=armed(g, choice, words))
    if isinstance(ask, asks.NextArrival):
        return _company_hint(g, ask.seat, choice, words)
    if isinstance(ask, asks.Activate) and isinstance(choice, tuple):
        return _company_hint(g, ask.seat, choice[1], words)
    if isinstance(ask, asks.Action | asks.Reroll | asks.Activate):
        return _action_hint(g, ask, choice, words)
    if isinstance(ask, StratagemChoice) and choice in g.facts.catalogue.stratagem:
        return _stratagem_hint(g, choice, words)
    message = f"hint-{type(ask).__name__}-{choice}"
    return words.text(message) if isinstance(choice, str) and words.has(message) else ""


def _stratagem_hint(g: State, choice: str, words: Speaker) -> str:
    """KP-11.3 to KP-11.7: what it costs and does."""
    facts = g.facts
    price = words.text("hint-ap", n=facts.catalogue.stratagem[choice])
    numbers = {
        "units": facts.detection.surprise_units,
        "helps": facts.counts.medicine_helps,
        "shields": facts.counts.medicine_shields,
        "fails": facts.counts.medicine_fails,
    }
    fields = ("radius", "lost_elements_limit", "from_round", "success", "last_round")
    of_its_own = {name: getattr(facts.stratagems[choice], name) for name in fields}
    does = words.text(f"hint-StratagemChoice-{choice}", **numbers, **of_its_own)
    return words.text("text-semicolon").join([price, does])


def _company_hint(g: State, seat: int, number: int, words: Speaker) -> str:
    """The company itself: an option is repeated to others, a hint is not."""
    who = company_name(g, seat, number, words)
    return words.text("named-crew", who=who, **company_facts(g, seat, number, words))


def _unit_hint(g: State, u: int, words: Speaker) -> str:
    """State, place, and the nearest enemy."""
    _, _, state = unit_line(g, u, words).partition(": ")
    near = nearest_enemies(g, u)[:1]
    foes = [words.text("hint-nearest", foe=enemy_text(g, u, *one, words)) for one in near]
    return words.text("text-semicolon").join([state.strip().rstrip("."), *foes])


def _action_hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """The dice of a move, and what else an action means."""
    if isinstance(ask, asks.Reroll):
        if choice == asks.KEEP:
            return f'{g.allowance}"'
        return roll_words(movement(g, ask.unit)[_going(g.action)], words)
    parts = []
    if isinstance(choice, str):
        kind = choice.partition("-")[0]
        if isinstance(ask, asks.Action) and "-" in choice:
            parts.append(roll_words(movement(g, ask.unit)[_going(choice)], words))
        for message in (f"hint-{type(ask).__name__}-{choice}", f"hint-Action-{kind}"):
            if words.has(message):
                parts.append(words.text(message))
                break
    return words.text("text-semicolon").join(parts)


def _going(action: str) -> str:
    return "good" if action.endswith("-good") else "difficult"


def refusal_facts(why: Refusal, words: Speaker) -> dict[str, Any] | None:
    """The names in the refusal of an army; None: the facts need nothing of the game."""
    if not why.reason.startswith("fault-"):
        return None
    return fault_facts(words, catalogue(), str(why.facts["list"]), why.facts)


PHRASES = Phrases(
    about=about,
    called=called,
    number=number,
    hint=hint,
    situation=situation,
    missing=missing,
    intent=intent,
    tried=tried,
    limits=limits,
    refusal_facts=refusal_facts,
)
