"""Casualties of raids, sorties and defence (LK-11.11 to LK-11.13, LK-12.4)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Over, Rule, die, rule, say
from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.facts.tables import GORDON, GUNBOAT, HEAVY, LEVY, LIGHT, find_row

from .asks import GunLoss, StepLoss
from .state import GORDON_SEAT, State, change_cm, engaged, of_kind

Drms = tuple[int | None, int | None, int | None, int | None]  # leader, troops, guns, gunboats


def drms_of(row: Row) -> Drms:
    """LK-12: a row without an entry calls for no roll of that kind."""
    get = row.casualties.get
    return get("leader"), get("troops"), get("guns"), get("gunboats")


def casualty_roll(g: State, kind: str, drm: int) -> Any:
    """LK-12.4: one die, modified, on the table of its kind."""
    rolled = die(g)
    row = find_row(g.facts.casualty[kind], rolled + drm)
    lost = getattr(row, "steps", getattr(row, "guns", -1))  # -1: the next line tells it
    if kind == "gunboats" and row.result == "none":
        lost = 0
    say(
        g, "casualty_roll", "LK-12.4",
        kind=kind, die=rolled, drm=drm, total=rolled + drm, lost=lost,
    )  # fmt: skip
    return row


@rule("LK-6.5.5", "LK-6.6.6", "LK-7.2.7", "LK-13.3")
def casualties(g: State, where: int, drms: tuple[int | None, ...]) -> Rule:
    """Leader, troops, guns, gunboats; a kind not present or without a modifier rolls no die."""
    if drms[0] is not None and of_kind(engaged(g, where), g.facts.leaders):
        leader_casualty(g, where, drms[0])
    if drms[1] is not None and of_kind(engaged(g, where), g.facts.troops):
        steps = casualty_roll(g, "troops", drms[1]).steps
        if steps:
            yield from lose_steps(g, where, steps, g.facts.troop_types)
    if drms[2] is not None and of_kind(engaged(g, where), (LIGHT, HEAVY)):
        guns = casualty_roll(g, "guns", drms[2]).guns
        if guns:
            yield from lose_guns(g, where, guns)
    if drms[3] is not None:
        gunboat_casualties(g, where, drms[3])


def leader_casualty(g: State, where: int, drm: int) -> None:
    """LK-11.13, LK-10.3 O1: killed leaders leave the game; Gordon's death is the end."""
    units = engaged(g, where)
    leader = of_kind(units, g.facts.leaders)[0]
    result = casualty_roll(g, "leader", drm).result
    say(g, f"leader_{result}", "LK-11.13", unit=leader)
    if result == "killed":
        units.remove(leader)
        g.eliminated.append(leader)
        if leader == GORDON:
            raise Over("gordon")
    elif result == "wounded":
        units.remove(leader)
        g.wounded.append(leader)
        if leader == GORDON:
            change_cm(g, -1, "LK-10.3")


@rule("LK-11.11", "LK-13.5")
def lose_steps(g: State, where: int, steps: int, types: tuple[str, ...]) -> Rule:
    """The player distributes them; two-step units first; losses beyond the last are ignored."""
    if steps >= steps_left(g, where, types):
        eliminate_all(g, where, types)
        return
    for _ in range(steps):
        unit = yield StepLoss(GORDON_SEAT, where, types)
        lose_step(g, where, unit)


def steps_left(g: State, where: int, types: tuple[str, ...]) -> int:
    """LK-2.4.4: two for a two-step unit, one for any other."""
    type_of, reduced = g.facts.type_of, g.facts.reduced
    return sum(1 + (u in reduced) for u in engaged(g, where) if type_of.get(u) in types)


def eliminate_all(g: State, where: int, types: tuple[str, ...]) -> None:
    """LK-14.17: when every step is lost there is nothing to choose."""
    for unit in [u for u in engaged(g, where) if g.facts.type_of.get(u) in types]:
        eliminate(g, where, unit)


def lose_step(g: State, where: int, unit: str) -> None:
    """LK-2.4.4: a two-step unit is replaced by its one-step counter, a one-step unit is gone."""
    if unit not in g.facts.reduced:
        eliminate(g, where, unit)
        return
    units = engaged(g, where)
    units[units.index(unit)] = g.facts.reduced[unit]
    say(g, "step_lost", "LK-2.4.4", unit=unit)


def eliminate(g: State, where: int, unit: str) -> None:
    """LK-6.3.2: levies can be raised again, no other troops ever return."""
    engaged(g, where).remove(unit)
    if unit == LEVY:
        g.unraised += 1
    else:
        g.eliminated.append(unit)
    say(g, "unit_lost", "LK-11.11", unit=unit)


@rule("LK-11.12", "LK-13.5")
def lose_guns(g: State, where: int, guns: int) -> Rule:
    """The player chooses which; losses beyond the engaged number are ignored."""
    if guns >= len(of_kind(engaged(g, where), (LIGHT, HEAVY))):
        for gun in of_kind(engaged(g, where), (LIGHT, HEAVY)):
            lose_gun(g, where, gun)
        return
    for _ in range(guns):
        gun = yield GunLoss(GORDON_SEAT, where)
        lose_gun(g, where, gun)


def lose_gun(g: State, where: int, gun: str) -> None:
    """LK-11.12: removed from the game."""
    engaged(g, where).remove(gun)
    g.eliminated.append(gun)
    say(g, "gun_lost", "LK-11.12", unit=gun)


def gunboat_casualties(g: State, where: int, drm: int) -> None:
    """LK-11.13, LK-6.4.2: one roll for each; a destroyed gunboat leaves the game for good."""
    units = engaged(g, where)
    for _ in range(units.count(GUNBOAT)):
        result = casualty_roll(g, "gunboats", drm).result
        if result == "none":
            continue
        units.remove(GUNBOAT)
        if result == "damaged":
            g.damaged += 1
        else:
            g.eliminated.append(GUNBOAT)
        say(g, f"gunboat_{result}", "LK-11.13")
