"""Step 8: plundering, village, victory (KP-9.6, KP-11.7, KP-16.7 to KP-16.16)."""

from __future__ import annotations

from zareba.engine import Over, die, say
from zareba.games.kriegspfad.field.arcs import touches
from zareba.games.kriegspfad.field.camp import camp_area, holds_camp
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    CHIEF,
    EXITED,
    FIGHTING,
    ON_TABLE,
    OPEN_BATTLE,
    TRAIN,
    WAGONS,
    State,
)
from zareba.games.kriegspfad.field.troops import (
    base_of,
    bases_of,
    fighting_units,
    look,
    on_table,
    owe,
    units_of,
)

from .morale import morale_tests

WON = ("seat0", "seat1")
DRAWN = "draw"


def victor(seat: int) -> str:
    return WON[seat]


def end_of_round(g: State) -> None:
    """KP-16.16: the village, then the checks in their order."""
    if g.attacker >= 0:
        if attacker_wins(g):
            raise Over(victor(g.attacker))
        if g.scenario == AMBUSH and attacker_fails(g):
            raise Over(victor(1 - g.attacker))
    annihilation(g)
    reinforcement(g)
    limits(g)


# ------------------------------------------------------------------------------------- plunder
def plunder(g: State) -> None:
    """KP-9.6, KP-9.10: enemies and no friends at the wagons; everybody tests at once."""
    for seat in (0, 1):
        wagons = [b for u in units_of(g, seat) if g.role[u] == TRAIN for b in bases_of(g, u)]
        if not wagons or g.plundered[seat]:
            continue
        near = {
            g.side[g.unit[e]]
            for e in on_table(g)
            if g.role[g.unit[e]] != TRAIN and any(touches(base_of(g, e), b) for b in wagons)
        }
        if near == {1 - seat}:
            g.plundered[seat] = True
            say(g, "plundered", "KP-9.6", seat=seat)
            for u in units_of(g, seat):
                owe(g, u, "wagons")
            morale_tests(g)


# ------------------------------------------------------------------------------------- scenarios
def attacker_wins(g: State) -> bool:
    if g.scenario == AMBUSH:
        return enough_exited(g)
    return village_taken(g)


def needed_exits(g: State) -> int:
    """KP-16.7: two thirds, rounded up, of the fighting elements at the start."""
    num, den = g.facts.scenarios[AMBUSH].exit_fraction
    return -(-g.start_elements[g.attacker] * num // den)


def enough_exited(g: State) -> bool:
    chief_too = g.facts.options["ambush_commander_must_exit"] is True
    if chief_too and not g.chief_exited:
        return False
    return g.exited[g.attacker] >= needed_exits(g)


def attacker_fails(g: State) -> bool:
    """KP-16.7: it has become impossible, or nobody who entered is left."""
    seat = g.attacker
    counted = (FIGHTING, CHIEF)
    there = sum(
        g.place[e] == ON_TABLE and g.side[g.unit[e]] == seat and g.role[g.unit[e]] in counted
        for e in range(len(g.unit))
    )
    coming = sum(len(c.crew) for c in companies(g, seat) if c.role in counted)
    if g.exited[seat] + there + coming < needed_exits(g):
        return True
    late = g.round >= g.facts.scenarios[AMBUSH].all_gone_from_round
    seen = any(
        g.place[e] in (ON_TABLE, EXITED) for e in range(len(g.unit)) if g.side[g.unit[e]] == seat
    )
    return late and not seen


def village_taken(g: State) -> bool:
    """KP-16.9, C-56, C-57: held twice over at the end of consecutive rounds, or burnt."""
    if not camp_area(g):
        return False
    village = next((p for p in look(g).ground.pieces if p.kind.id == "built_up"), None)
    if village and g.camp != WAGONS and g.village_burnt >= 0:
        own = g.village_burnt == g.attacker
        counts = g.facts.options["burned_village_counts_taken"] is True
        lit = min(fire.round for fire in g.fires if fire.piece == village.number)
        return own and counts and g.round > lit
    inside_it = [g.side[g.unit[e]] for e in on_table(g) if holds_camp(g, e)]
    mine, theirs = inside_it.count(g.attacker), inside_it.count(1 - g.attacker)
    ratio = g.facts.scenarios[g.scenario].village_ratio
    g.held = g.held + 1 if mine >= 1 and mine >= ratio * theirs else 0
    if g.held:
        say(g, "village_held", "KP-16.9", n=g.held)
    return g.held >= int(g.facts.options["village_hold_checks"])


# ---------------------------------------------------------------------------------------- limits
def has_troops(g: State, seat: int) -> bool:
    """KP-3.11, KP-16.15: a fighting unit on the table, hidden or to come."""
    if fighting_units(g, seat):
        return True
    if any(company.role == FIGHTING for company in companies(g, seat)):
        return True
    return g.scenario == AMBUSH and seat == g.attacker and g.exited[seat] > 0


def annihilation(g: State) -> None:
    """KP-16.15."""
    left = [has_troops(g, seat) for seat in (0, 1)]
    if all(left):
        return
    if not any(left):
        raise Over(DRAWN if g.scenario == OPEN_BATTLE else victor(1 - g.attacker))
    raise Over(victor(0 if left[0] else 1))


def reinforcement(g: State) -> None:
    """KP-11.7, C-20: the defender's relief, from the end of round 5."""
    stratagem = g.facts.stratagems["reinforcement"]
    for seat in (0, 1):
        if g.active[seat] != "reinforcement" or g.round < stratagem.from_round:
            continue
        anyway = g.facts.options["reinforcement_open_battle"] is True
        if (g.attacker < 0 and not anyway) or seat == g.attacker:
            continue
        face = die(g)
        say(g, "reinforcement", "KP-11.7", seat=seat, roll=face)
        if face == stratagem.success:
            raise Over(victor(seat))


def last_round(g: State) -> int:
    """KP-16.9, KP-16.12, KP-16.22: 0 if there is none."""
    if g.scenario == OPEN_BATTLE:
        return int(g.facts.options["open_battle_round_limit"])
    if g.scenario == AMBUSH:
        return int(g.facts.options["ambush_round_limit"])
    return g.facts.scenarios[g.scenario].round_limit


def limits(g: State) -> None:
    """KP-16.9, KP-16.12, KP-16.22: after the last round."""
    limit = last_round(g)
    if limit and g.round >= limit:
        raise Over(by_losses(g) if g.scenario == OPEN_BATTLE else victor(1 - g.attacker))


def by_losses(g: State) -> str:
    """KP-16.12: who destroyed more army points; a tenth of the army makes the difference."""
    first, second = g.lost_ap
    if abs(first - second) * g.facts.counts.draw_share < max(g.points):
        return DRAWN
    return victor(1 if first > second else 0)
