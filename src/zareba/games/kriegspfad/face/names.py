"""How units, elements and companies are called: the same in log, menus, drafts and on the board.

A unit on the table has the name of its troops and a number as it came to the table (Regulars 2);
a company off the table that of its troops and its place in the roster, which only its owner sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.kriegspfad.field.companies import companies, company_label, roster_numbers
from zareba.games.kriegspfad.field.state import COMMANDER, State
from zareba.games.kriegspfad.field.troops import elements_of, label_of, number_of


def inches(hundredths: int) -> float:
    """For a message, which writes it as its language does."""
    return round(hundredths / 100, 1)


def unit_name(g: State, u: int, words: Speaker) -> str:
    return words.text("named", who=words.name("entry", label_of(g, u)), nth=number_of(g, u))


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


# ------------------------------------------------------------------------------------ off the table
def company_name(g: State, seat: int, number: int, words: Speaker) -> str:
    found = companies(g, seat)
    if not 0 <= number < len(found):
        return str(number + 1)
    who = words.name("entry", company_label(g, seat, found[number]))
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
