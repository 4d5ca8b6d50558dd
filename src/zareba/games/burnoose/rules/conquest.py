"""Retreats of both sides, conquest, elimination and the French victory (RB-16, RB-17.1, RB-18)."""

from __future__ import annotations

from zareba.engine import Over, Rule, rule, say
from zareba.games.burnoose.facts.tables import TM, TS, M, S, W

from .battle_asks import RETREAT, YES, Retreat, RetreatTo, TakeOver
from .limits import may_retreat
from .rerolls import send_to_supply
from .state import (
    ABANDONED,
    NOBODY,
    OPEN,
    OUT,
    RETREATED,
    SUBMITTED,
    State,
    figures_in,
    is_solo,
)

BERBER_VICTORY, FRENCH_VICTORY = "berbers", "french"


def check_french_victory(g: State) -> None:
    """RB-17.1, RB-17.3, RB-18.5: one conquest and the retreat token, or two conquests; at once."""
    conquests = sum(g.conquered)
    if conquests > 1 or (conquests and g.retreat_used):
        raise Over(FRENCH_VICTORY)


# ------------------------------------------------------------------------------------ the French
def french_retreat(g: State, army: int, rule_number: str) -> None:
    """RB-16.1, RB-14.10: the marker goes back to its space, the units stay with it."""
    g.army_state[army] = RETREATED
    g.at[army] = g.came_from[army] = g.siege[army] = g.entered[army] = ""
    g.pursuit[army] = NOBODY
    g.retreat_order[army] = max(g.retreat_order) + 1
    say(g, "french_retreat", rule_number, army=army, strength=sum(g.army[army]))


# ----------------------------------------------------------------------------------- the Berbers
@rule("RB-16.2", "RB-15.12", "RB-16.8")
def retreat_window(g: State, village: str) -> Rule:
    """The controller may use the one retreat token; True when the combat is over."""
    if not may_retreat(g, village):
        return False
    seat = g.owner[g.facts.number[village]]
    choice = yield Retreat(seat, village, any(g.conquered))
    if choice != RETREAT:
        return False
    yield from berber_retreat(g, seat, village)
    return True


@rule("RB-16.3")
def berber_retreat(g: State, seat: int, village: str) -> Rule:
    """Cards to the discard pile, everybody to one other village, the token on this one."""
    refuge = yield RetreatTo(seat, village)
    here, there = g.facts.number[village], g.facts.number[refuge]
    for kind, number in enumerate(g.units[here]):
        g.units[there][kind] += number
    g.units[here] = [0] * len(g.units[here])
    g.figure_at = [refuge if at == village else at for at in g.figure_at]
    close_village(g, village, ABANDONED)
    g.retreat_used = True
    say(g, "berber_retreat", "RB-16.3", seat=seat, village=village, refuge=refuge)
    check_french_victory(g)


def close_village(g: State, village: str, status: str) -> None:
    """RB-1.3, RB-16.3, RB-16.7: its cards to the owner's discard pile, its defenses removed."""
    here = g.facts.number[village]
    g.discard[g.owner[here]] += g.reserve[here]
    g.reserve[here] = []
    g.defenses[here] = 0
    g.status[here] = status
    g.siege = ["" if besieged == village else besieged for besieged in g.siege]


@rule("RB-16.4", "RB-16.5", "RB-16.6", "RB-16.7", "RB-18.6")
def conquest(g: State, army: int, village: str) -> Rule:
    """All Berbers there are gone: the controller is conquered; alone, the region is lost."""
    land, seat = g.land[g.facts.number[village]], g.owner[g.facts.number[village]]
    say(g, "conquered", "RB-16.4", seat=seat, village=village, army=army)
    if is_solo(g) and g.facts.rules.solo_conquest_scope == "village":
        close_village(g, village, SUBMITTED)
    else:
        submit(g, army, land)
    g.conquered[land] = True
    if not is_solo(g):
        eliminate(g, seat)
    check_french_victory(g)
    if not is_solo(g):
        operates = yield TakeOver(seat)
        g.operator = seat if operates == YES else NOBODY


def submit(g: State, army: int, land: int) -> None:
    """RB-16.5 to RB-16.7: moudjahidine turn, others leave, every village is submitted."""
    for here, village in enumerate(g.facts.villages):
        if g.land[here] != land or g.status[here] != OPEN:
            continue
        turn_units(g, army, village)
        for figure in figures_in(g, village):
            send_to_supply(g, figure, "RB-16.7")
        close_village(g, village, SUBMITTED)
        say(g, "submitted", "RB-16.6", village=village)


def turn_units(g: State, army: int, village: str) -> None:
    """RB-16.5, RB-16.7: the French army that conquered takes them in."""
    units = g.units[g.facts.number[village]]
    joins = g.facts.rules.eliminated_sharpshooters == "join_french"
    if units[M]:
        say(g, "turned", "RB-16.5", village=village, army=army, number=units[M])
    g.army[army][TM] += units[M]
    if joins:
        g.army[army][TS] += units[S]
    else:
        g.fallen[S] += units[S]
    g.fallen[W] += units[W]
    units[:] = [0] * len(units)


def eliminate(g: State, seat: int) -> None:
    """RB-16.6, RB-16.7: his cards leave the game, his tokens return to the supply."""
    # Sorted: which of them he held stays his secret.
    g.removed += sorted(g.deck[seat] + g.hand[seat] + g.discard[seat] + g.looking_at[seat])
    for pile in (g.deck, g.hand, g.discard, g.looking_at, g.topped, g.shown, g.foreseen):
        pile[seat] = []
    g.purse[seat] = []
    g.tokens[seat] = 0
    leader = g.leader[seat]
    if leader in g.facts.figures:
        at = g.facts.figures.index(leader)
        if g.figure_at[at] not in g.facts.number:  # one that stands elsewhere fights on there
            g.figure_at[at] = OUT
    say(g, "eliminated", "RB-16.6", seat=seat)
