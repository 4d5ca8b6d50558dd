"""Ambush: target, payment, force, attack, counterattack, return (RB-6)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import AMBUSH, ARMY, MOUDJAHIDINE, OUMOUHAND, M, S

from .asks import ALL, DONE
from .battle_asks import (
    LOSSES,
    YES,
    AmbushFrom,
    AmbushPayment,
    AmbushReturn,
    AmbushTarget,
    CounterDie,
    FrenchLoss,
    OumouhandJoins,
    UnitForAmbush,
)
from .combat import is_beaten
from .conquest import french_retreat
from .limits import force_units
from .rerolls import (
    berber_fighters,
    berber_losses,
    count_hits,
    reroll_window,
    roll_berbers,
    roll_french,
)
from .state import State, discard_card, figures_in, is_held, move_unit, remove_unit, strength


@rule("RB-6.1", "RB-6.2", "RB-6.12", "RB-8.2")
def ambush(g: State, seat: int, played: str = "") -> Rule:
    """One army on a road to you; *played*: the card whose discard ability this is."""
    army = yield AmbushTarget(seat)
    helped = yield from pay_for_ambush(g, seat, played)
    source = yield AmbushFrom(seat, army)
    g.fighting, g.bled = army, False
    say(g, "ambush", "RB-6.1", seat=seat, army=army, village=source)
    yield from gather_force(g, seat, source)
    ambushers = len(force(g))
    yield from attack(g, seat, army, helped)
    yield from counterattack(g, seat, army, ambushers)
    yield from return_home(g, seat, source)
    if g.bled and is_beaten(g, army):  # RB-6.10
        french_retreat(g, army, "RB-6.10")
    g.fighting = 0


@rule("RB-6.3", "RB-11.2", "RB-11.8")
def pay_for_ambush(g: State, seat: int, played: str) -> Rule:
    """A fighter's card and Weapons; True if Oumouhand is discarded with them."""
    payment = yield AmbushPayment(seat, played)
    for card in payment:
        discard_card(g, seat, card)
    say(g, "ambush_paid", "RB-6.3", seat=seat, cards=payment)
    if OUMOUHAND not in g.hand[seat]:
        return False
    joins = yield OumouhandJoins(seat)
    if joins != YES:
        return False
    discard_card(g, seat, OUMOUHAND)
    say(g, "oumouhand", "RB-11.2", seat=seat)
    return True


@rule("RB-6.4")
def gather_force(g: State, seat: int, source: str) -> Rule:
    """Any number of moudjahidine, sharpshooters and figures, at least one, from one village."""
    joined = 0
    while force_units(g, source):
        unit = yield UnitForAmbush(seat, source, joined)
        if unit == DONE:
            return
        if unit == ALL:
            for other in force_units(g, source):
                while other in force_units(g, source):
                    move_unit(g, other, source, AMBUSH)
            return
        move_unit(g, unit, source, AMBUSH)
        joined += 1


def force(g: State) -> list[str]:
    """The dice of everybody in the ambush."""
    return berber_fighters(g, AMBUSH, False) + berber_fighters(g, AMBUSH, True)


@rule("RB-6.5", "RB-6.11", "RB-11.2")
def attack(g: State, seat: int, army: int, helped: bool) -> Rule:
    """One die for each unit; each hit removes a French unit of the ambusher's choice."""
    roll_berbers(g, force(g) + ([MOUDJAHIDINE] if helped else []), "RB-6.5")
    yield from reroll_window(g, seat)
    for _ in range(min(count_hits(g), strength(g, army))):
        lost = yield FrenchLoss(seat, army)
        remove_unit(g, army, LOSSES.index(lost))
        g.bled = True
        say(g, "french_lost", "RB-6.5", army=army, unit=lost)


@rule("RB-6.6", "RB-6.8", "RB-6.11")
def counterattack(g: State, seat: int, army: int, ambushers: int) -> Rule:
    """Half as many dice as ambushers, rounded up, at most one for each French unit left."""
    dice = min((ambushers + 1) // 2, strength(g, army))
    if not dice:
        return
    yield from choose_dice(g, seat, army, dice)
    roll_french(g, tuple(g.dice_of), "RB-6.6")
    yield from reroll_window(g, seat)
    yield from berber_losses(g, seat, AMBUSH, count_hits(g))


@rule("RB-6.7")
def choose_dice(g: State, seat: int, army: int, dice: int) -> Rule:
    """In the order of the table, or (option) as the ambusher picks."""
    g.dice_of = []
    if g.facts.rules.counterattack_dice_choice == "crt_order":
        for kind in g.facts.hit_order:
            g.dice_of += [ARMY[kind]] * g.army[army][kind]
        g.dice_of = g.dice_of[:dice]
        return
    while len(g.dice_of) < dice:
        unit = yield CounterDie(seat, army)
        g.dice_of.append(unit)


@rule("RB-6.9", "RB-18.2")
def return_home(g: State, seat: int, source: str) -> Rule:
    """All survivors together to one of your open villages."""
    if not is_held(g, AMBUSH):
        return
    village = yield AmbushReturn(seat, source)
    units, there = g.units[g.facts.number[AMBUSH]], g.units[g.facts.number[village]]
    for kind in (M, S):
        there[kind] += units[kind]
        units[kind] = 0
    for figure in figures_in(g, AMBUSH):
        move_unit(g, figure, AMBUSH, village)
    say(g, "ambush_return", "RB-6.9", seat=seat, village=village)
