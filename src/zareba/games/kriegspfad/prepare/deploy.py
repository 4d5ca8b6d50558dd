"""Works, deployment, ambush notes, and who is Army 1 (KP-16, KP-17, KP-18.1, KP-29.1)."""

from __future__ import annotations

from typing import Any

from zareba.engine import AskAll, Rule, rule, say
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import (
    HIDDEN,
    LATE,
    MARCH,
    army_of,
    companies,
    keep,
    place_company,
    take_out,
    with_status,
)
from zareba.games.kriegspfad.field.ground import diameter
from zareba.games.kriegspfad.field.placing import may_hide
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, OPEN_BATTLE, TRAIN, State
from zareba.games.kriegspfad.field.structures import READY, Blockhouse, Boat, Emplacement
from zareba.games.kriegspfad.field.troops import changed_ground, look, tell, winner_of_a_die

from .asks_boats import Moor
from .asks_deploy import Deploy, March, Notes, PlaceOrder
from .asks_hold import Hold
from .asks_works import Build, Dig, emplacements
from .moorings import may_have_boats


@rule("KP-16.1", "KP-29.1")
def deployment(g: State) -> Rule:
    """Works first, then the troops as the scenario says."""
    raise_palisade(g)
    yield from field_works(g)
    if g.scenario == OPEN_BATTLE:
        yield from deploy_open_battle(g)
    elif g.scenario == AMBUSH:
        yield from deploy_ambush(g)
    else:
        yield from deploy_raid(g)
    choose_army_one(g)


@rule("KP-10.1", "KP-10.11")
def moor_boats(g: State, seat: int) -> Rule:
    """As many boats as a side wants, if there is water."""
    if not may_have_boats(g, seat):
        return
    places = yield Moor(seat)
    g.boats += [Boat(seat, *place) for place in places]
    if places:
        say(g, "boats", "KP-10.11", seat=seat, n=len(places))


# --------------------------------------------------------------------------------- open battle
@rule("KP-16.5", "KP-16.20", "KP-16.14")
def deploy_open_battle(g: State) -> Rule:
    """Alternately, six inches deep; two late units and one in ambush each."""
    late = g.facts.scenarios[OPEN_BATTLE].late_units_max
    holds = yield AskAll(Hold(0, late, may_hide(g, 0)), Hold(1, late, may_hide(g, 1)))
    for seat in (0, 1):
        hold_back(g, seat, holds[seat])
    only = disciplined_seat(g)
    seat = winner_of_a_die(g)
    yield from moor_boats(g, seat)
    yield from moor_boats(g, 1 - seat)
    for owner in (seat, 1 - seat):
        if waiting_train(g, owner):
            yield from deploy_one(g, owner)
    while with_status(g, 0, READY) or with_status(g, 1, READY):
        if only >= 0 and with_status(g, 0, READY) and with_status(g, 1, READY):
            order = yield PlaceOrder(only)
            seat = only if order == "before" else 1 - only
        if with_status(g, seat, READY):
            yield from deploy_one(g, seat)
        seat = 1 - seat
        if with_status(g, seat, READY):
            yield from deploy_one(g, seat)
        if only < 0:
            seat = 1 - seat
    yield from write_notes(g)


def waiting_train(g: State, seat: int) -> bool:
    """KP-16.14, KP-16.5: wagons stand before any unit of either side."""
    return any(c.role == TRAIN and c.status == READY for c in companies(g, seat))


def disciplined_seat(g: State) -> int:
    """The player of the only disciplined army, or -1."""
    if g.disciplined[0] == g.disciplined[1]:
        return -1
    return 0 if g.disciplined[0] else 1


@rule("KP-16.5", "KP-16.8", "KP-4.10")
def deploy_one(g: State, seat: int) -> Rule:
    """One company on the table, mounted or on foot; without room it comes late."""
    choice = yield Deploy(seat)
    if choice[0] == LATE:
        found = companies(g, seat)
        found[choice[1]] = found[choice[1]].waits(LATE)
        keep(g, seat, found)
        return
    company = take_out(g, seat, choice[0])
    u = place_company(g, seat, company.stands(bool(choice[1]), choice[2:]))
    tell(g, "deployed", "KP-16.5", u, seat=seat)


# ---------------------------------------------------------------------------- raid and ambush
@rule("KP-16.6", "KP-16.19", "KP-11.10")
def deploy_ambush(g: State) -> Rule:
    """The attacker's order of march; the defender hides as many units as the terrain allows."""
    defender = 1 - g.attacker
    order = yield March(g.attacker)
    set_march(g, order)
    hold = yield Hold(defender, fighting_companies(g, defender) // 2, 0)
    hold_back(g, defender, hold)
    lie_in_ambush(g, defender)
    yield from moor_boats(g, defender)
    yield from moor_boats(g, g.attacker)
    yield from write_notes(g)


def lie_in_ambush(g: State, seat: int) -> None:
    """KP-16.6: every unit that is not late hides, if the terrain allows it."""
    keep(
        g,
        seat,
        [
            c.waits(HIDDEN) if c.status == READY and c.role == FIGHTING else c
            for c in companies(g, seat)
        ],
    )


def set_march(g: State, order: tuple[int, ...]) -> None:
    found = companies(g, g.attacker)
    marching = [found[number].waits(MARCH) for number in order]
    keep(g, g.attacker, marching)
    g.march = [company.entry for company in marching]
    say(g, "march", "KP-16.6", seat=g.attacker, n=len(g.march))


@rule("KP-16.8", "KP-16.10")
def deploy_raid(g: State) -> Rule:
    """The defender in his half; then at least half of the attackers at their edge."""
    defender = 1 - g.attacker
    hold = yield Hold(defender, 0, may_hide(g, defender))
    hold_back(g, defender, hold)
    yield from moor_boats(g, defender)
    while with_status(g, defender, READY):
        yield from deploy_one(g, defender)
    hold = yield Hold(g.attacker, fighting_companies(g, g.attacker) // 2, 0)
    hold_back(g, g.attacker, hold)
    yield from moor_boats(g, g.attacker)
    while with_status(g, g.attacker, READY):
        yield from deploy_one(g, g.attacker)
    yield from write_notes(g)


def fighting_companies(g: State, seat: int) -> int:
    return sum(company.role == FIGHTING for company in companies(g, seat))


@rule("KP-17.6", "KP-17.19")
def write_notes(g: State) -> Rule:
    """Secret notes; a unit without a legal position is deployed openly, or comes late."""
    notes = yield AskAll(Notes(0), Notes(1))
    for seat in (0, 1):
        take_notes(g, seat, notes[seat])
    for seat in (0, 1):
        while with_status(g, seat, READY):
            yield from deploy_one(g, seat)


def take_notes(g: State, seat: int, notes: tuple[tuple[Any, ...], ...]) -> None:
    """Hidden companies get their places; those without are ready again."""
    found = companies(g, seat)
    for number, mounted, *places in notes:
        found[number] = found[number].stands(bool(mounted), tuple(places))
    keep(g, seat, [c.waits(READY) if c.status == HIDDEN and not c.places else c for c in found])


@rule("KP-29.1", "KP-29.2", "KP-29.8", "KP-29.14")
def field_works(g: State) -> Rule:
    """KP-29.1: what the defender has paid for."""
    if g.attacker < 0:
        return
    houses = army_of(g, 1 - g.attacker).works.blockhouses
    if houses:
        places = yield Build(1 - g.attacker, houses)
        g.houses = [Blockhouse(1 - g.attacker, *place) for place in places]
        changed_ground(g)
        say(g, "houses", "KP-29.8", seat=1 - g.attacker, n=len(g.houses))
    number = emplacements(g, 1 - g.attacker)
    if number:
        places = yield Dig(1 - g.attacker, number)
        g.works = [Emplacement(*place) for place in places]
        say(g, "works", "KP-29.2", seat=1 - g.attacker, n=len(g.works))


def raise_palisade(g: State) -> None:
    """KP-29.5, KP-29.14: round the village, if enough inches were paid for."""
    if g.attacker < 0:
        return
    paid = army_of(g, 1 - g.attacker).works.palisade
    village = next((p for p in look(g).ground.pieces if p.kind.id == "built_up"), None)
    if paid and village and -(-diameter(village.outline) // INCH) <= paid:
        g.palisade = True
        changed_ground(g)
        say(g, "palisade", "KP-29.5", seat=1 - g.attacker)


def hold_back(g: State, seat: int, choice: tuple[tuple[Any, ...], ...]) -> None:
    """KP-16.20, KP-16.14: late and hidden units are chosen before the first unit is placed."""
    found = companies(g, seat)
    for number, status, *escort in choice:
        found[number] = found[number].waits(status)
        for other in escort:
            found[other] = found[other].escorts(found[number].role)
    keep(g, seat, found)
    if g.to_arrive[seat]:
        say(g, "late_units", "KP-37.2", seat=seat, n=g.to_arrive[seat])


def choose_army_one(g: State) -> None:
    """KP-18.1: the only disciplined army, else the attacker, else a die."""
    only = disciplined_seat(g)
    if only >= 0:
        g.army_one = only
    elif g.attacker >= 0:
        g.army_one = g.attacker
    else:
        g.army_one = winner_of_a_die(g)
    changed_ground(g)
    say(g, "army_one", "KP-18.1", seat=g.army_one)
