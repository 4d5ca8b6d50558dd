"""What the places of both armies promise, read off a position without playing it on.

An army is judged by what it has lost, and by where it stands: who may charge or shoot whom in the
rounds to come, how near the attackers are to the village, how far a column has come.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from zareba.games.kriegspfad.battle.victory import last_round
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.state import AMBUSH, FIGHTING, RAID, SIEGE, State

from .appraisal import Body
from .gaps import gap_of, gap_to
from .tactics import Outlook, outlook, to_exit

FIRST = 0  # the seat from which promises are counted: the other sees them with the other sign


class Prospects(NamedTuple):
    """Charges and volleys of the first seat less those of the second; the rest of the attackers."""

    charges: float = 0.0
    volleys: float = 0.0
    near: float = 0.0  # 1: the first of them is at the village
    in_time: float = 0.0  # share of the army that can still come to the village
    come: float = 0.0  # share of the army that has come far


def prospects(g: State) -> Prospects:
    """Nothing before the battle, when not everybody stands on the table."""
    if not g.round:
        return Prospects()
    look_out = outlook(g, FIRST)
    ours, theirs = [*look_out.own.values()], look_out.foes
    gaps = {(a, b): gap_of(a.box, b.box) for a in ours for b in theirs}
    gaps |= {(b, a): gap for (a, b), gap in gaps.items()}
    points = max(1, sum(g.points)) / 2
    won = promised(look_out, ours, theirs, gaps)
    lost = promised(look_out, theirs, ours, gaps)
    charges, volleys = ((a - b) / points for a, b in zip(won, lost, strict=True))
    attackers = [b for b in (*ours, *theirs) if b.seat == g.attacker and g.role[b.unit] == FIGHTING]
    if g.scenario == AMBUSH:
        return Prospects(charges, volleys, come=come_far(g, attackers))
    if g.scenario in (RAID, SIEGE) and look_out.village:
        return Prospects(charges, volleys, *near_village(look_out, attackers))
    return Prospects(charges, volleys)


def promised(
    look_out: Outlook, side: list[Body], foes: list[Body], gaps: dict[tuple[Body, Body], int]
) -> tuple[float, float]:
    """Points that the best charge and the best volley of each unit win in the rounds to come."""
    charges = volleys = 0.0
    for body in side:
        charge = volley = 0.0
        for foe in foes:
            gap = gaps[body, foe]
            if body.opens and (gain := look_out.gain(body, foe)) > charge:
                rounds = max(0, -(-gap // INCH) - body.stride) / body.stride
                charge = max(charge, gain / (2 + rounds))
            closer = max(min(gap, body.effective), gap - body.stride * INCH)
            fire = look_out.fire(body, foe, closer, True, look_out.cover_of(foe))
            volley = max(volley, fire)
        charges, volleys = charges + charge, volleys + volley
    return charges, volleys


def near_village(look_out: Outlook, attackers: list[Body]) -> tuple[float, float]:
    """KP-16.9: how near the first of them is, and the share of the army that can be in time."""
    g, near, in_time = look_out.g, 0.0, 0.0
    left = last_round(g) - g.round - 1
    for body in attackers:
        rounds = gap_to(body.bases, look_out.village) / (body.stride * INCH)
        near = max(near, exp(-rounds))
        in_time += body.worth * (rounds <= left)
    return near, in_time / max(1, g.points[g.attacker])


def come_far(g: State, attackers: list[Body]) -> float:
    """KP-16.7: the way that lies behind the column; the second half of it counts for more."""
    width = g.facts.sizes.table[0]
    come = sum(body.worth * (1 - to_exit(g, body.box) / width) ** 2 for body in attackers)
    return come / max(1, g.points[g.attacker])
