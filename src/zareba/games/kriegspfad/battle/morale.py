"""Steps 1 and 7: rallying and morale tests (KP-26, KP-28)."""

from __future__ import annotations

from zareba.engine import Rule, die, rule
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field import troops
from zareba.games.kriegspfad.field.command import chief_near_and_seen, commands
from zareba.games.kriegspfad.field.geometry import Box, box, within
from zareba.games.kriegspfad.field.state import (
    CHIEF,
    EXCEPTIONAL,
    FIGHTING,
    PROPHET,
    SCOUT,
    TRAIN,
    State,
)

from .asks import RallyDie
from .limits import rally_targets


# -------------------------------------------------------------------------------------- rallying
@rule("KP-28.1", "KP-28.2", "KP-28.3")
def rally(g: State) -> Rule:
    """Each unit with markers rolls; then the commander's dice, one by one."""
    for seat in (g.army_one, 1 - g.army_one):
        for u in troops.units_of(g, seat):
            if g.markers[u]:
                rally_unit(g, u, rally_dice(g, u))
        for _ in range(chief_dice(g, seat)):
            if rally_targets(g, seat):
                u = yield RallyDie(seat)
                rally_unit(g, u, 1, chief=True)


def rally_dice(g: State, u: int) -> int:
    """KP-28.1."""
    return g.facts.rally.militia_dice if troops.is_militia(g, u) else g.facts.rally.default_dice


def chief_dice(g: State, seat: int) -> int:
    """KP-28.2: one, or two of an exceptional commander."""
    if commands(g, seat) < 0:
        return 0
    rally = g.facts.rally
    exceptional = g.command[seat] == EXCEPTIONAL
    return rally.exceptional_extra_dice if exceptional else rally.commander_extra_dice


def rally_unit(g: State, u: int, number: int, chief: bool = False) -> None:
    """Each six removes a marker; surplus sixes are lost."""
    dice = [die(g) for _ in range(number)]
    gone = min(sum(face == g.facts.rally.remove_on for face in dice), g.markers[u])
    g.markers[u] -= gone
    rolled = {"dice": tuple(dice), "n": gone, "markers": g.markers[u], "chief": chief}
    troops.tell(g, "rallied", "KP-28.1", u, **rolled)


# ----------------------------------------------------------------------------------------- tests
def morale_tests(g: State) -> None:
    """KP-26.5: Army 1's units, then Army 2's, until no tests are owed."""
    spread(g)
    while True:
        owing = [u for u in range(len(g.side)) if g.owed[u] and troops.is_up(g, u)]
        owing = [u for u in owing if tests_at_all(g, u)]
        if not owing:
            break
        for u in sorted(owing, key=lambda u: (g.side[u] != g.army_one, u)):
            test_unit(g, u)
        spread(g)
    g.owed = [0] * len(g.side)


def tests_at_all(g: State, u: int) -> bool:
    """KP-26.1, KP-26.9, KP-17.16: separate commanders, prophets and trains never test."""
    return g.role[u] not in (CHIEF, PROPHET, TRAIN)


def spread(g: State) -> None:
    """KP-26.2(a), (e), KP-26.8: losses of friends are felt where they are near enough."""
    fallen, g.fallen = g.fallen, []
    for u in dict.fromkeys(row.unit for row in fallen):
        graves = [troops.base_at(g, u, x, y, facing) for v, x, y, facing in fallen if v == u]
        for v in troops.units_of(g, g.side[u]):
            if v != u and tests_at_all(g, v) and saw_fall(g, v, u, graves):
                troops.owe(g, v, "friend")
    chiefs, g.chiefs_lost = g.chiefs_lost, []
    reach = g.facts.command.loss_test_range * INCH
    for seat, x, y, _ in chiefs:
        grave = box(x * HUNDREDTH, y * HUNDREDTH, 0, HUNDREDTH, HUNDREDTH)
        for v in troops.units_of(g, seat):
            if tests_at_all(g, v) and any(within(grave, b, reach) for b in troops.bases_of(g, v)):
                troops.owe(g, v, "leader", 2 if troops.is_warrior(g, v) else 1)


def saw_fall(g: State, v: int, u: int, graves: list[Box]) -> bool:
    """KP-26.2(a): within twelve inches and in sight of a place where it stood last."""
    reach = g.facts.command.friend_lost_range * INCH
    sight = troops.look(g)
    walls = troops.blockers(g)
    return g.role[u] in (FIGHTING, SCOUT) and any(
        within(grave, here, reach) and sight.sees(here, grave, walls)
        for here in troops.bases_of(g, v)
        for grave in graves
    )


def test_unit(g: State, u: int) -> None:
    """KP-26.4, KP-26.6: all tests a unit owes; its commander cancels the first."""
    commanded = g.command[g.side[u]] == EXCEPTIONAL or g.disciplined[g.side[u]]
    if commanded and not g.ignored[u] and chief_near_and_seen(g, u):
        g.ignored[u] = True
        g.owed[u] -= 1
        troops.tell(g, "test_ignored", "KP-26.6", u)
    while g.owed[u] and troops.is_up(g, u):
        g.owed[u] -= 1
        one_test(g, u)


def one_test(g: State, u: int) -> None:
    """KP-26.4, KP-26.7: a die against the unit's courage."""
    needed = courage(g, u)
    face = die(g)
    passed = face + medicine_bonus(g, u) >= needed
    free = not passed and is_inspired(g, u)
    troops.tell(
        g, "test", "KP-26.4", u, roll=face, needed=needed, passed=passed or free,
        bonus=medicine_bonus(g, u), free=int(free),
    )  # fmt: skip
    if not passed and not free:
        troops.add_markers(g, u, g.facts.morale.fail_markers, "KP-26.4")


def courage(g: State, u: int) -> int:
    numbers = g.facts.morale
    if troops.is_brave(g, u):
        return numbers.brave_min
    return numbers.militia_min if troops.is_militia(g, u) else numbers.default_min


def in_medicine(g: State, u: int) -> bool:
    """KP-11.4: warriors, rounds 1 to 4."""
    last = g.facts.stratagems["war_medicine"].last_round
    return troops.is_warrior(g, u) and g.round <= last and g.role[u] == FIGHTING


def medicine_bonus(g: State, u: int) -> int:
    return int(in_medicine(g, u) and g.medicine[g.side[u]] == g.facts.counts.medicine_helps)


def is_inspired(g: State, u: int) -> bool:
    """KP-11.4, KP-11.6, KP-26.7: war medicine 6, or a prophet near: failure has no effect."""
    if in_medicine(g, u) and g.medicine[g.side[u]] == g.facts.counts.medicine_shields:
        return True
    if not troops.is_warrior(g, u) or g.active[g.side[u]] != "prophet":
        return False
    prophet = g.facts.stratagems["prophet"]
    if g.prophet_losses[g.side[u]] >= prophet.lost_elements_limit:
        return False
    seers = [v for v in troops.units_of(g, g.side[u]) if g.role[v] == PROPHET]
    return any(
        within(a, b, prophet.radius * INCH)
        for v in seers
        for a in troops.bases_of(g, v)
        for b in troops.bases_of(g, u)
    )
