"""The battle: preparation, then rounds of eight steps (KP-18)."""

from __future__ import annotations

from zareba.engine import AskAll, Over, Rule, die, rule, say
from zareba.games.kriegspfad.field.companies import (
    BURNT,
    GONE,
    MARCH,
    PARTLY_BURNT,
    companies,
    company_name_facts,
    keep,
    place_company,
    take_out,
    with_status,
)
from zareba.games.kriegspfad.field.state import FIGHTING, STOOD, State
from zareba.games.kriegspfad.field.troops import (
    changed_ground,
    destroy,
    is_night,
    is_up,
    is_warrior,
    on_table,
    tell,
    units_of,
)
from zareba.games.kriegspfad.field.weather import clears, is_dark
from zareba.games.kriegspfad.prepare.deploy import deployment
from zareba.games.kriegspfad.prepare.prepare import prepare

from .arrivals import late_arrivals
from .asks import CONCEDE, DRAW, ClimbRoof, Resolve
from .houses import climb_roof, climbable
from .march import discover
from .melee import melee
from .modes import finish_mounting
from .morale import morale_tests, rally
from .movement import movement
from .retreats import retreats
from .shooting import shooting
from .victory import DRAWN, WON, by_losses, end_of_round, enough_exited, plunder, victor


@rule("KP-0.6", "KP-16.1", "KP-18.2")
def game(g: State) -> Rule:
    """Prepare, deploy, then rounds until somebody has won."""
    yield from prepare(g)
    yield from deployment(g)
    while True:
        g.round += 1
        yield from one_round(g)


@rule("KP-18.2", "KP-16.11", "KP-16.16")
def one_round(g: State) -> Rule:
    """Start, rally, arrivals, retreats, movement, shooting, melee, tests, end."""
    start_of_round(g)
    yield from rally(g)
    yield from late_arrivals(g)
    yield from retreats(g)
    yield from movement(g)
    if g.attacker >= 0 and g.scenario == "ambush" and enough_exited(g):
        raise Over(victor(g.attacker))
    yield from shooting(g)
    yield from melee(g)
    show_burnt(g)
    morale_tests(g)
    show_lost(g)
    plunder(g)
    yield from climb_roofs(g)
    end_of_round(g)
    for u in range(len(g.side)):
        if g.mounting[u] and is_up(g, u):
            finish_mounting(g, u)
    resolved = yield AskAll(Resolve(0), Resolve(1))
    settle(g, resolved)


@rule("KP-29.11")
def climb_roofs(g: State) -> Rule:
    """Who has touched a wall of an enemy building all round may climb its roof."""
    if not g.houses:
        return
    order = tuple(sorted(on_table(g), key=lambda e: (g.side[g.unit[e]] != g.army_one, e)))
    for e in order:
        if climbable(g, e)[0] >= 0:
            choice = yield ClimbRoof(g.side[g.unit[e]], e)
            if choice == "yes":
                climb_roof(g, e)


def settle(g: State, resolved: tuple[str, str]) -> None:
    """KP-16.16, D-38: concessions and agreed draws."""
    gives_up = [choice == CONCEDE for choice in resolved]
    if all(gives_up) or all(choice == DRAW for choice in resolved):
        raise Over(DRAWN)
    for seat in (0, 1):
        if gives_up[seat]:
            say(g, "conceded", "KP-16.5", seat=seat)
            raise Over(victor(1 - seat))


def start_of_round(g: State) -> None:
    """KP-18.2 step 0: flags of the last round, fog, medicine, darkness, smoke."""
    say(g, "round", "KP-18.2", n=g.round)
    units = len(g.side)
    for name in (
        "activated", "arrived", "opened", "touched", "sprung", "fright", "terror", "ignored",
    ):  # fmt: skip
        setattr(g, name, [False] * units)
    g.did_last, g.did = g.did, [STOOD] * len(g.unit)
    g.shot_last, g.shot = g.shot, [False] * len(g.unit)
    g.from_x, g.from_y, g.from_facing = g.x[:], g.y[:], g.facing[:]
    g.way, g.busy = [0] * len(g.unit), [0] * len(g.unit)
    g.rerolls, g.entered = [0, 0], False
    changed_ground(g)
    tell_of_light(g)
    if clears(g.facts, g.weather, g.round):
        face = die(g)
        gone = face in g.facts.conditions["fog"].clears_on_d6
        say(g, "fog", "KP-15.6", roll=face, gone=gone)
        if gone:
            g.weather = [name for name in g.weather if name != "fog"]
            changed_ground(g)
    uncover_seen(g)
    if g.round == 1:
        war_medicine(g)


def tell_of_light(g: State) -> None:
    """KP-15.10: darkness begins or ends with a round; how it is at first has been agreed."""
    if g.round == 1 or was_night(g) == is_night(g):
        return
    if is_night(g):
        say(g, "nightfall", "KP-15.10", inches=g.facts.darkness.max_move)
    else:
        say(g, "daybreak", "KP-15.10")


def was_night(g: State) -> bool:
    """In the round before."""
    return is_dark(g.darkness, g.dark_limit, g.round - 1)


def uncover_seen(g: State) -> None:
    """KP-17.12: where it has become clear or light, who hides behind a hill may be seen."""
    if g.round == 1 or (was_night(g) == is_night(g) and not clears(g.facts, ["fog"], g.round)):
        return
    for e in list(on_table(g)):
        discover(g, g.unit[e], e)


def war_medicine(g: State) -> None:
    """KP-11.4, KP-11.11: a die at the start of round 1."""
    for seat in (0, 1):
        if g.active[seat] != "war_medicine":
            continue
        g.medicine[seat] = die(g)
        say(g, "medicine", "KP-11.4", seat=seat, roll=g.medicine[seat])
        if g.medicine[seat] != g.facts.counts.medicine_fails:
            continue
        for u in units_of(g, seat):
            if is_warrior(g, u) and g.role[u] == FIGHTING and leaves(g):
                destroy(g, u, "KP-11.4")
        send_home(g, seat)
        g.fallen, g.chiefs_lost = [], []  # causes no tests
        g.owed = [0] * len(g.side)


def leaves(g: State) -> bool:
    """KP-11.4: the die of one unit after war medicine failed."""
    return die(g) == g.facts.counts.medicine_leaves


def send_home(g: State, seat: int) -> None:
    """KP-11.11, KP-37.1(f): units not on the table roll in secret; they go at the round's end."""
    found = companies(g, seat)
    for i, company in enumerate(found):
        if company.troop == "warrior" and company.role == FIGHTING and leaves(g):
            found[i] = company.waits(GONE.get(company.status, company.status), company.beside)
    going = [c.status == GONE[MARCH] for c in found if c.status in (MARCH, GONE[MARCH])]
    if any(going):  # the order of march is public
        g.march = [name for name, gone in zip(g.march, going, strict=True) if not gone]
    keep(g, seat, found)


def show_burnt(g: State) -> None:
    """KP-23.4, KP-23.8, KP-37.6: who burnt in hiding is shown as lost, and missed by friends."""
    for seat in (0, 1):
        for status in (BURNT, PARTLY_BURNT):
            while numbers := with_status(g, seat, status):
                u = place_company(g, seat, take_out(g, seat, numbers[0]))
                tell(g, "burnt_hidden", "KP-37.6", u, seat=seat, n=g.size[u])
                destroy(g, u, "KP-23.4")
                if status == PARTLY_BURNT:  # no unit is lost: the rest still hides
                    g.fallen = [row for row in g.fallen if row.unit != u]


def show_lost(g: State) -> None:
    """KP-37.6: units lost while hidden are shown as lost at the end of the round."""
    for seat in (0, 1):
        found = companies(g, seat)
        for company in found:
            if company.status in GONE.values():
                g.lost_ap[seat] += sum(crew.price for crew in company.crew)
                named = company_name_facts(g, seat, company)
                say(g, "went_home", "KP-11.11", seat=seat, **named)
        keep(g, seat, [c for c in found if c.status not in GONE.values()])


def won(g: State, seat: int) -> bool:
    return g.result == WON[seat]


def score(g: State, seat: int) -> float:
    """For bots and statistics: 1 for a victory, a half for a draw."""
    if won(g, seat):
        return 1.0
    return 0.5 if g.result == DRAWN else 0.0


__all__ = ["by_losses", "game", "score", "won"]
