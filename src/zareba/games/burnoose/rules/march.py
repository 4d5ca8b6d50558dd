"""How armies march: direction, defenses, sappers, Soumeur (RB-12.7, RB-12.11, RB-13, RB-14)."""

from __future__ import annotations

from zareba.engine import die, say
from zareba.games.burnoose.facts.roads import Way
from zareba.games.burnoose.facts.tables import ARMIES, SA, SOUMEUR

from .battle_asks import LOSSES
from .conquest import french_retreat
from .state import ABANDONED, DEPLOYED, NOBODY, OPEN, State, remove_unit, strength

STAY = ""


def march(g: State, symbol: str, steps: int) -> None:
    """RB-12.7, RB-12.11, RB-1.9: all armies take step one in order, then (double move) step two."""
    marching = [army for army in ARMIES if g.army_state[army] == DEPLOYED]
    for cost in range(1, steps + 1):  # RB-14.7: in the second step a defense costs two units
        marching = [army for army in marching if take_step(g, army, symbol, cost)]


def take_step(g: State, army: int, symbol: str, cost: int) -> bool:
    """RB-1.6: one step; True if the army could take another one this turn."""
    node = choose_step(g, army, symbol)
    if node == STAY:
        say(g, "army_stays", "RB-13.8", army=army)
        return True
    number = g.facts.number.get(node, NOBODY)
    if number >= 0 and g.status[number] == OPEN:
        return approach(g, army, node, symbol, cost)
    advance(g, army, node, "RB-13.1")
    return True


def advance(g: State, army: int, node: str, rule_number: str) -> None:
    """RB-13.3: closed villages are passed like stops."""
    if not g.facts.rules.pursuit_persists_until_village:
        g.pursuit[army] = NOBODY
    g.came_from[army], g.at[army], g.siege[army] = g.at[army], node, ""
    say(g, "army_moves", rule_number, army=army, node=node)


# ------------------------------------------------------------------------------------- direction
def choose_step(g: State, army: int, symbol: str) -> str:
    """RB-13.1 to RB-13.9: the halted army goes on; else towards the nearest village.

    RB-13.5: from a closed village that is any open one.  RB-13.7: never the one it stands in.
    """
    facts, at = g.facts, g.at[army]
    if g.siege[army] and not besieges(g, army):
        g.siege[army] = ""  # RB-14.10
    g.pursuit[army] = territory_pursued(g, army)
    steps = {step for _, _, first in heading(g, army) for step in first}
    if not steps:
        return STAY
    if len(steps) == 1:
        return steps.pop()
    say(g, "symbol", "RB-13.6", army=army, symbol=symbol)
    return facts.forks[at, g.came_from[army]][symbol]


def besieges(g: State, army: int) -> bool:
    """RB-14.5: it is halted before a village that is still open."""
    siege = g.siege[army]
    return bool(siege) and g.status[g.facts.number[siege]] == OPEN


def territory_pursued(g: State, army: int) -> int:
    """RB-13.4: in the abandoned village its territory; else that of a pursuit begun before."""
    number = g.facts.number.get(g.at[army], NOBODY)
    if number >= 0 and g.status[number] == ABANDONED and not besieges(g, army):
        return g.land[number]
    return g.pursuit[army]


def goals(g: State, army: int) -> list[Way]:
    """RB-13.1 to RB-13.5, RB-14.5: the villages an army on the map may go for, nearest first."""
    if besieges(g, army):
        siege = g.siege[army]
        return [(siege, 1, (siege,))]
    ways = g.facts.ways[g.at[army], g.came_from[army]]
    found = [w for w in ways if g.status[g.facts.number[w[0]]] == OPEN]
    return hunted(g, army, found) if g.facts.rules.pursuit_mode == "priority" else found


def heading(g: State, army: int) -> list[Way]:
    """RB-13.1, RB-13.4, RB-13.6: those it goes for now; the symbol decides between their roads."""
    ways = goals(g, army)
    return hunted(g, army, [w for w in ways if w[1] == ways[0][1]])


def hunted(g: State, army: int, ways: list[Way]) -> list[Way]:
    """RB-13.4: the villages of the territory an army pursues, if there are any."""
    land = territory_pursued(g, army)
    if land < 0:
        return ways
    return [w for w in ways if g.land[g.facts.number[w[0]]] == land] or ways


# --------------------------------------------------------------------------- entering a village
def approach(g: State, army: int, village: str, symbol: str, cost: int) -> bool:
    """RB-14: about to enter an open village; True only for an army that overlooked it."""
    if village == SOUMEUR and is_overlooked(g, army):
        advance(g, army, village, "RB-14.8")
        if g.facts.rules.soumeur_mode == "pass_through":
            return take_step(g, army, symbol, cost)
        return True
    if g.defenses[g.facts.number[village]] and not clear_defenses(g, army, village, cost):
        return False
    advance(g, army, village, "RB-13.1")
    g.entered[army] = village
    say(g, "village_entered", "RB-12.8", army=army, village=village)
    return False


def is_overlooked(g: State, army: int) -> bool:
    """RB-14.8, RB-8.5: one die on the artillery row, which nobody can reroll."""
    face = die(g)
    hits = g.facts.hits["artillery"][face]
    say(g, "soumeur_hidden" if hits else "soumeur_found", "RB-14.8", army=army, die=face)
    return hits > 0


def clear_defenses(g: State, army: int, village: str, cost: int) -> bool:
    """RB-14.2 to RB-14.7: sappers alone open the way; others end the move; True: it may enter.

    RB-14.6: however weak that leaves the army, its retreat value is not asked for.
    """
    here = g.facts.number[village]
    standing = g.defenses[here]
    sappers_do = g.army[army][SA] >= standing * cost
    cleared = min(standing, strength(g, army) // cost)
    spend_units(g, army, cleared * cost)
    g.defenses[here] -= cleared
    say(
        g, "defenses_cleared", "RB-14.2" if sappers_do else "RB-14.3",
        army=army, village=village, number=cleared, left=g.defenses[here],
    )  # fmt: skip
    if g.defenses[here] or not strength(g, army):
        french_retreat(g, army, "RB-14.4")
        return False
    if not sappers_do:
        g.siege[army] = village
        say(g, "army_halted", "RB-14.5", army=army, village=village)
    return sappers_do


def spend_units(g: State, army: int, number: int) -> None:
    """RB-14.3: sappers first, then carabiniers, artillery, cavalry, the turned last."""
    for kind in g.facts.removal_order:
        while number and g.army[army][kind]:
            remove_unit(g, army, kind)
            say(g, "unit_spent", "RB-14.3", army=army, unit=LOSSES[kind])
            number -= 1
