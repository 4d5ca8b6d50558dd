"""Step 4: units move in turn (KP-18.4, KP-19, KP-24.20, KP-25.7, KP-27.5)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Rule, die, rule
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.arcs import nearest_pair, retreat_bearing
from zareba.games.kriegspfad.field.companies import (
    BURNT,
    HIDDEN,
    PARTLY_BURNT,
    companies,
    keep,
)
from zareba.games.kriegspfad.field.contact import laager
from zareba.games.kriegspfad.field.geometry import SLACK, distance
from zareba.games.kriegspfad.field.guide import GUIDED, followers, guide_of
from zareba.games.kriegspfad.field.placing import bases_for
from zareba.games.kriegspfad.field.state import SCOUT, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import (
    base_of,
    changed_ground,
    elements_of,
    enemies_of,
    foes_of,
    is_night,
    is_up,
    look,
    movement_row,
    remove_element,
    tell,
    units_of,
)

from . import march
from .asks import ENTER, KEEP, PASS, REST, STAY, Action, Activate, Paths, Reroll
from .deeds import ROWING, do
from .enter import enter
from .limits import activations, entering, rerolls
from .modes import dismount
from .paths import BREAK_OFF, LAAGER, WITHDRAW, starts_difficult
from .retreats import fall_back, home_bearing
from .rowing import row
from .withdrawal import needs_withdrawal, threats, withdrawn


@rule("KP-18.2", "KP-18.4", "KP-37.5")
def movement(g: State) -> Rule:
    """Army 1 activates one unit, then Army 2, until both pass in succession."""
    seat, passes = g.army_one, 0
    while passes < len(g.lists):
        if entering(g, seat) and not activations(g, seat):
            yield from enter(g, seat)
            passes = 0
        else:
            choice = yield Activate(seat)
            passes = passes + 1 if choice == PASS else 0
            if choice == REST:
                yield from stand_all(g, seat)
            elif choice == ENTER:
                yield from enter(g, seat)
            elif choice != PASS:
                yield from activate(g, seat, choice)
        seat = 1 - seat
    burn_stragglers(g)


@rule("KP-18.4", "KP-27.5", "KP-16.18")
def stand_all(g: State, seat: int) -> Rule:
    """All remaining units stay; who must withdraw or enter does so all the same."""
    for u in activations(g, seat):
        if is_up(g, u):
            march.begin_activation(g, u)
            if needs_withdrawal(g, u):
                yield from roll_and_move(g, u, goings_of(g, u))
    if entering(g, seat):
        yield from enter(g, seat)


def goings_of(g: State, u: int) -> str:
    """D-24: difficult if it starts in it, else good."""
    return "withdraw-difficult" if starts_difficult(g, u) else "withdraw-good"


@rule("KP-19.1", "KP-17.11", "KP-4.6", "KP-4.8")
def activate(g: State, seat: int, choice: int | tuple[str, int]) -> Rule:
    """Declare, roll, move; a hidden unit is revealed first."""
    u = march.reveal(g, seat, choice[1], "KP-17.7") if isinstance(choice, tuple) else choice
    march.begin_activation(g, u)
    tell(g, "activated", "KP-18.4", u)
    while is_up(g, u):
        action: Any = yield Action(seat, u)
        if action == "dismount":
            dismount(g, u)
            march.begin_activation(g, u)
        elif isinstance(action, tuple) and action[0] in ROWING:
            yield from row(g, u, action[0], action[1])
        elif isinstance(action, tuple) and action[0] == GUIDED:
            join_column(g, u, action[1])
            yield from roll_and_move(g, u, f"move-{GUIDED}")
            return
        elif isinstance(action, tuple):
            do(g, action)
        else:
            if action == "mount":
                g.mounting[u] = True
                tell(g, "mounting", "KP-4.8", u)
            elif action != STAY:
                yield from roll_and_move(g, u, action)
            return


@rule("KP-19.2", "KP-19.3", "KP-19.12", "KP-20.5", "KP-17.13")
def roll_and_move(g: State, u: int, action: str) -> Rule:
    """One roll for the unit, perhaps a second; then the ways of its elements."""
    g.action = action
    if action.endswith(GUIDED):
        march.begin_way(g, guide_of(g, u))
    roll_movement(g, u)
    if rerolls(g, u):
        how = yield Reroll(g.side[u], u)
        if how != KEEP:
            if how == "commander":
                g.rerolls[g.side[u]] += 1
            tell(g, "rerolled", "KP-19.8" if how == "commander" else "KP-19.7", u, how=how)
            roll_movement(g, u)
    foes = tuple(threats(g, u)) if action.startswith(WITHDRAW) else ()
    while True:
        ways = yield Paths(g.side[u], u)
        if foes and not withdrawn(g, u, ways, list(foes)):
            flee(g, u, foes)
            break
        if march.walk(g, u, ways):
            break
        tell(g, "stopped", "KP-17.13", u)
        if not is_up(g, u) or (action.endswith(GUIDED) and must_halt(g, u)):
            break
    if action.endswith(GUIDED):
        scout_done(g, u)
    finish_move(g, u, action)


def join_column(g: State, u: int, number: int) -> None:
    """KP-6.6: units behind the column move with it, in the same activation."""
    g.following = followers(g, u)[:number]
    for v in g.following:
        march.begin_activation(g, v)
        tell(g, "activated", "KP-6.6", v)


def must_halt(g: State, u: int) -> bool:
    """KP-6.8: an enemy revealed nearer than six inches, or no scout any more."""
    scout = [e for v in units_of(g, g.side[u]) if g.role[v] == SCOUT for e in elements_of(g, v)]
    marching = [e for v in (u, *g.following) for e in elements_of(g, v)] + scout
    sprung = [o for o in enemies_of(g, g.side[u]) if g.sprung[g.unit[o]]]
    return not scout or any(
        distance(base_of(g, e), base_of(g, o)) < g.facts.distances.guided_halt - SLACK
        for e in marching
        for o in sprung
    )


def scout_done(g: State, u: int) -> None:
    """KP-6.6: column and scout are one activation."""
    scout = guide_of(g, u)
    for s in units_of(g, g.side[u]):
        if g.role[s] == SCOUT and (scout < 0 or g.unit[scout] == s):
            g.activated[s] = True


def roll_movement(g: State, u: int) -> None:
    """KP-19.2, KP-15.10: dice of the row and the declared going; six inches in the dark."""
    row = g.facts.movement[movement_row(g, u)]
    number, more = row[1] if g.action.endswith("-difficult") else row[0]
    g.dice = [die(g) for _ in range(number)]
    g.allowance = max(0, sum(g.dice) + more)
    if is_night(g):
        g.allowance = min(g.allowance, g.facts.darkness.max_move)
    tell(g, "movement", "KP-19.2", u, dice=tuple(g.dice), inches=g.allowance)


def finish_move(g: State, u: int, action: str) -> None:
    """Contacts, broken melees and fright after a move."""
    if action.startswith(BREAK_OFF):
        march.end_contacts(g)
        if not foes_of(g, u):
            tell(g, "broke_off", "KP-25.7", u)
    for v in (u, *g.following):
        if is_up(g, v):
            march.make_contacts(g, v)
            march.approach(g, v)
    g.following = []
    march.end_contacts(g)
    if action.startswith(LAAGER) and laager(g, g.side[u]):
        tell(g, "laager", "KP-9.3", u)
    g.action, g.allowance, g.dice = "", 0, []


def flee(g: State, u: int, foes: tuple[int, ...]) -> None:
    """KP-27.5: the engine moves the unit its full allowance directly away."""
    own = [base_of(g, e) for e in elements_of(g, u)]
    mine, foe = nearest_pair(own, [base_of(g, o) for o in foes])
    facing = retreat_bearing([mine], [foe], home_bearing(g, g.side[u]))
    fall_back(g, u, facing, g.allowance * INCH, lost_at_edge=False)
    tell(g, "withdrew", "KP-27.5", u)


def burn_stragglers(g: State) -> None:
    """KP-18.2, KP-23.4: who is still in a fire of an earlier round is lost."""
    lit = [fire.round for fire in g.fires] + [house.lit for house in g.houses if house.lit]
    if not any(first < g.round for first in lit):
        return
    ground = look(g).ground
    for u in range(len(g.side)):
        together = elements_of(g, u)
        for e in together:
            if ground.is_burning(base_of(g, e)):
                remove_element(g, e, "KP-23.4", together)
    for seat in (0, 1):
        burn_hidden(g, seat)
    changed_ground(g)


def burn_hidden(g: State, seat: int) -> None:
    """KP-23.4, KP-37.6: hidden elements are lost, too; nobody sees it before the round ends."""
    found: list[Company] = []
    for company in companies(g, seat):
        if company.status != HIDDEN:
            found.append(company)
            continue
        bases = bases_for(g, company, company.mounted, company.places)
        left = [i for i, b in enumerate(bases) if not look(g).ground.is_burning(b)]
        if not left:
            found.append(company.waits(BURNT))
        elif len(left) < len(bases):
            found += company.split(left, PARTLY_BURNT)
        else:
            found.append(company)
    keep(g, seat, found)
