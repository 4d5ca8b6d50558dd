"""Dice, reroll tokens, hits and who takes them (RB-8, RB-15.8 to RB-15.10)."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Rule, die, rule, say
from zareba.games.burnoose.facts.tables import BERBERS

from .battle_asks import LOSSES, STOP, LeaderHit, Reroll
from .state import OUT, SUPPLY, State, figures_in, is_eliminated, remove_unit


def roll_berbers(g: State, units: Sequence[str], rule_number: str) -> None:
    """RB-2.2: one die for each unit; the box has enough of them."""
    g.french_roll = False
    _roll(g, "berbers_roll", units, rule_number, sheltered=False)


def roll_french(g: State, units: Sequence[str], rule_number: str, sheltered: bool = False) -> None:
    """RB-2.2: the same for the other side."""
    g.french_roll = True
    _roll(g, "french_roll", units, rule_number, sheltered)


def _roll(g: State, event: str, units: Sequence[str], rule_number: str, sheltered: bool) -> None:
    g.dice_of = list(units)
    g.dice = [die(g) for _ in units]
    rolled, hits = tuple(g.dice), _hits(g, sheltered)
    say(g, event, rule_number, units=tuple(g.dice_of), dice=rolled, hits=hits)


@rule("RB-8.2", "RB-8.3", "RB-8.6")
def reroll_window(g: State, seat: int) -> Rule:
    """Directly after a roll: one token for one die of either side, as often as you like."""
    while g.tokens[seat] and g.dice:
        chosen = yield Reroll(seat)
        if chosen == STOP:
            return
        g.tokens[seat] -= 1
        place = list(zip(g.dice_of, g.dice, strict=True)).index(chosen)
        g.dice[place] = die(g)
        say(g, "rerolled", "RB-8.3", seat=seat, unit=chosen[0], die=chosen[1], now=g.dice[place])


def count_hits(g: State, sheltered: bool = False) -> int:
    """RB-15.8, RB-15.4: in a sheltered village each artillery die loses a hit."""
    total = _hits(g, sheltered)
    g.dice_of, g.dice = [], []
    return total


def _hits(g: State, sheltered: bool) -> int:
    table = g.facts.hits
    hits = [table[unit][face] for unit, face in zip(g.dice_of, g.dice, strict=True)]
    return sum(max(0, n - 1) for n in hits) if sheltered else sum(hits)


# ---------------------------------------------------------------------------------------- losses
@rule("RB-15.9", "RB-15.10", "RB-6.8")
def berber_losses(g: State, seat: int, place: str, hits: int) -> Rule:
    """Moudjahidine, sharpshooters, moudjahidate, then leaders; surplus hits are lost."""
    left = berber_cubes_lost(g, place, hits)
    while left and place in g.figure_at:
        figure = yield LeaderHit(seat, place)
        send_to_supply(g, figure, "RB-15.10")
        left -= 1


def berber_cubes_lost(g: State, place: str, hits: int) -> int:
    """RB-15.10: cubes leave the game, their cards stay; the hits that are left come back."""
    units = g.units[g.facts.number[place]]
    for kind, name in enumerate(BERBERS):
        lost = min(hits, units[kind])
        if lost:
            units[kind] -= lost
            g.fallen[kind] += lost
            hits -= lost
            say(g, "berbers_lost", "RB-15.9", place=place, unit=name, number=lost)
    return hits


def send_to_supply(g: State, figure: str, rule_number: str) -> None:
    """RB-11.0, RB-16.7: back to its owner, or out of the game with him."""
    owner = g.leader.index(figure)
    gone = is_eliminated(g, owner)
    g.figure_at[g.facts.figures.index(figure)] = OUT if gone else SUPPLY
    say(g, "figure_lost", rule_number, figure=figure)


def french_losses(g: State, army: int, hits: int) -> None:
    """RB-15.9: in the order of the table; surplus hits are lost."""
    units = g.army[army]
    for kind in g.facts.hit_order:
        while hits and units[kind]:
            remove_unit(g, army, kind)
            g.bled = True
            hits -= 1
            say(g, "french_lost", "RB-15.9", army=army, unit=LOSSES[kind])


def berber_fighters(g: State, place: str, shooters: bool) -> list[str]:
    """RB-15.5, RB-15.6: the dice of the sharpshooters, or of all others."""
    units, found = g.units[g.facts.number[place]], []
    for kind, name in enumerate(BERBERS):
        if (name == "sharpshooter") == shooters:
            found += [name] * units[kind]
    for figure in figures_in(g, place):
        name = g.facts.rolls_as[figure]
        if (name == "sharpshooter") == shooters:
            found.append(name)
    return found
