"""Step 2: late arrivals (KP-17.1 to KP-17.4, KP-17.18, KP-37.3)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Rule, die, rule, say
from zareba.games.kriegspfad.field.companies import (
    COMING,
    COMING_MOUNTED,
    LATE,
    companies,
    company_label,
    keep,
    place_company,
    take_out,
)
from zareba.games.kriegspfad.field.placing import ALONE, bases_for
from zareba.games.kriegspfad.field.state import FIGHTING, MOVED, OPEN_BATTLE, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import elements_of, tell, type_in_mode, winner_of_a_die

from .asks import Arrive, NextArrival
from .limits import arrival_search, arriving
from .march import uncover

WAITING = (LATE, COMING, COMING_MOUNTED)


@rule("KP-17.1", "KP-17.2", "KP-17.3", "KP-17.18")
def late_arrivals(g: State) -> Rule:
    """A die for every waiting unit; the attacker rolls and places first."""
    if not (g.to_arrive[0] or g.to_arrive[1] or waiting(g)):
        return
    first = g.attacker
    if g.scenario == OPEN_BATTLE:
        first = winner_of_a_die(g)
    for seat in (first, 1 - first):
        if g.round >= first_round(g, seat):
            roll_for(g, seat)
            while arriving(g, seat):
                number = yield NextArrival(seat)
                yield from arrive(g, seat, number)
    for seat in (0, 1):
        stay_late(g, seat)


def waiting(g: State) -> bool:
    return any(c.status == LATE for seat in (0, 1) for c in companies(g, seat))


def first_round(g: State, seat: int) -> int:
    """KP-17.1: from round 4; the attacker of a raid or siege from round 1."""
    if seat == g.attacker:
        return int(g.facts.options["raid_late_arrivals_from"])
    return max(4, g.facts.scenarios[g.scenario].late_from_round)


def roll_for(g: State, seat: int) -> None:
    """KP-17.2, KP-37.3: the other side sees how many dice, not their values."""
    found = companies(g, seat)
    number = 0
    alone = not any(c.status == LATE and c.role == FIGHTING for c in found)
    for i, company in enumerate(found):
        if company.status != LATE or (company.role in ALONE and not alone):
            continue  # KP-16.14: those come with a unit
        face = die(g)
        number += 1
        rider = company.troop == "warrior" and company.horses
        needed = g.facts.late.mounted_warriors_min if rider else g.facts.late.others_min
        if company.role != FIGHTING:
            needed = g.facts.late.others_min
        say(
            g, "late_die", "KP-17.2", to=seat, entry=company.entry, roll=face, needed=needed,
            who=company_label(g, seat, company), comes=face >= needed,
        )  # fmt: skip
        if face >= needed:
            on_foot_too = face >= g.facts.late.others_min or not company.horses
            found[i] = company.comes(COMING if on_foot_too else COMING_MOUNTED)
    keep(g, seat, found)
    if number:  # who comes with another has no die of his own
        say(g, "late_dice", "KP-37.3", seat=seat, n=number)


def bring_companions(g: State, seat: int, unit: Company, u: int) -> None:
    """KP-16.14: commander, scout and prophet kept back with a unit that has arrived.

    With it comes who has lost the unit he was to come with, or found no room beside it.
    """
    found = companies(g, seat)
    awaited = {role for company in found for role in company.brings if company.status in WAITING}
    for i, company in enumerate(found if unit.role not in ALONE else ()):
        his = company.role in unit.brings or company.role not in awaited
        if company.status == LATE and company.role in ALONE and his:
            found[i] = company.comes(COMING, beside=u)
    keep(g, seat, found)


def stay_late(g: State, seat: int) -> None:
    """KP-17.3: without a legal place a unit waits."""
    coming = (COMING, COMING_MOUNTED)
    keep(g, seat, [c.waits(LATE) if c.status in coming else c for c in companies(g, seat)])


@rule("KP-17.3", "KP-17.4", "KP-17.14")
def arrive(g: State, seat: int, number: int) -> Rule:
    """Placed at an edge; no move, no shot, no target this round."""
    choice = yield Arrive(seat, number)
    while uncovers(g, seat, number, choice):
        if not arrival_search(g, seat, companies(g, seat)[number])[1]:
            stay_late(g, seat)
            return
        choice = yield Arrive(seat, number)
    company = take_out(g, seat, number).stands(bool(choice[0]), choice[1:])
    u = place_company(g, seat, company)
    g.arrived[u] = g.activated[u] = True
    for e in elements_of(g, u):
        g.did[e] = MOVED  # KP-8.4: arrival counts as moving
    tell(g, "arrived", "KP-17.3", u, seat=seat)
    bring_companions(g, seat, company, u)


def uncovers(g: State, seat: int, number: int, choice: tuple[Any, ...]) -> bool:
    """KP-17.14: a place that uncovers an ambush is chosen anew."""
    company = companies(g, seat)[number]
    mounted = bool(choice[0])
    bases = bases_for(g, company, mounted, choice[1:])
    return uncover(g, seat, type_in_mode(company.troop, mounted), company.role, bases)
