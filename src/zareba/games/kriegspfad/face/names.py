"""How units, elements and companies are called: the same in log, menus, drafts and on the board.

A unit has the name its owner gave it, or that of its troops with a mark (Regulars C, see
`field.marks`), on the table and off it; its owner also sees its place in the roster.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.kriegspfad.field.companies import (
    companies,
    company_name_facts,
    roster_numbers,
)
from zareba.games.kriegspfad.field.geometry import EIGHTH
from zareba.games.kriegspfad.field.state import COMMANDER, State
from zareba.games.kriegspfad.field.troops import elements_of, name_facts

ARROWS = "→↗↑↖←↙↓↘"  # facings begin at the right and turn to the left


def arrow(facing: int) -> str:
    """The way something faces, as it is drawn with the lower edge below."""
    return ARROWS[(facing + EIGHTH // 2) // EIGHTH % len(ARROWS)]


def inches(hundredths: int) -> float:
    """For a message, which writes it as its language does."""
    return round(hundredths / 100, 1)


def unit_name(g: State, u: int, words: Speaker) -> str:
    return _named(words, **name_facts(g, u))


def _named(words: Speaker, who: str, nth: str, own: str, title: str) -> str:
    entry, mark = words.name("entry", who), words.name("mark", nth)
    return words.text("named", who=entry, nth=mark, own=own, title=title)


def unit_with_number(g: State, u: int, words: Speaker) -> str:
    """With the number by which it is typed."""
    return words.text("named-typed", name=unit_name(g, u, words), n=u + 1)


def unit_names(g: State, units: list[int], words: Speaker) -> str:
    return ", ".join(unit_name(g, u, words) for u in units)


def element_number(g: State, e: int) -> int:
    """Within its unit, from 1."""
    return e - g.first[g.unit[e]] + 1


def element_name(g: State, e: int, words: Speaker) -> str:
    unit = unit_name(g, g.unit[e], words)
    return words.text("named-element", unit=unit, n=element_number(g, e))


def armed(g: State, e: int, words: Speaker) -> str:
    """What an element carries, and whether the commander is with it."""
    arms = ", ".join(words.name("weapon", arm) for arm in g.arms[e].split("+"))
    return f"{arms}, {words.text('now-commander-here')}" if g.skills[e] & COMMANDER else arms


def has_commander(g: State, u: int) -> bool:
    return any(g.skills[e] & COMMANDER for e in elements_of(g, u))


def army_name(g: State, seat: int, words: Speaker) -> str:
    """The army of a side: its tribe or nation, else its list; empty before it is chosen."""
    if not g.lists[seat]:
        return ""
    label = f"{g.lists[seat]}-{g.tribes[seat]}"
    return words.name("tribe", label) if g.tribes[seat] else words.name("list", g.lists[seat])


def side_name(g: State, seat: int, words: Speaker) -> str:
    """A side by its army; by its place where both have the same army, or none yet."""
    own, other = (army_name(g, s, words) for s in (seat, 1 - seat))
    return own if own and own != other else words.name("side", seat)


# ------------------------------------------------------------------------------------ off the table
def company_name(g: State, seat: int, number: int, words: Speaker) -> str:
    found = companies(g, seat)
    if not 0 <= number < len(found):
        return str(number + 1)
    who = _named(words, **company_name_facts(g, seat, found[number]))
    return words.text("named-company", who=who, n=roster_numbers(g, seat)[number])


def company_facts(g: State, seat: int, number: int, words: Speaker) -> dict[str, Any]:
    """What tells companies of the same name apart."""
    crew = companies(g, seat)[number].crew
    arms = dict.fromkeys(arm for one in crew for arm in one.arms.split("+"))
    named = [words.name("weapon", arm) for arm in arms]
    if any(one.skills & COMMANDER for one in crew):
        named.append(words.text("army-with-commander"))
    return {"n": len(crew), "weapons": ", ".join(named)}


def described_companies(g: State, seat: int, words: Speaker) -> Iterator[tuple[str, str]]:
    """Status and description of each of the own companies off the table."""
    for number, company in enumerate(companies(g, seat)):
        facts = company_facts(g, seat, number, words)
        name = company_name(g, seat, number, words)
        yield company.status, words.text("named-crew", who=name, **facts)


def conditions(g: Any, u: int) -> list[str]:
    """What is the matter with a unit of a table or of a view of it, in the words of the drawing."""
    matters = {
        "fighting": any(u in fight[:2] for fight in g.fights),  # attacker and defender
        "retreat-due": g.retreat[u] > 0,
        "mounting": g.mounting[u],
        "came": g.arrived[u],
        "acted": g.activated[u],
    }
    return [name for name, holds in matters.items() if holds]
