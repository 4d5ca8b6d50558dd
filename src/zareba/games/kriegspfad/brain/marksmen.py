"""What a bot shoots at, sets on fire, and springs from ambush for (KP-17, KP-22, KP-23)."""

from __future__ import annotations

from typing import Any

from zareba.games.kriegspfad.battle.arson import fire_places, may_set_fire
from zareba.games.kriegspfad.battle.fire import (
    ARSON,
    Aim,
    marks_of,
    shooter_of,
    shooters,
    target_of,
)
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.shooting_table import shot_dice
from zareba.games.kriegspfad.battle.springing import Shot, may_spring, packed, uncovered
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import companies, place_company
from zareba.games.kriegspfad.field.state import RAID, SIEGE, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import base_of, elements_of, enemies_of
from zareba.games.kriegspfad.field.weather import shooting_penalty_beyond

from .appraisal import Body, shot_odds, shot_worth
from .gaps import gap_of, gap_to
from .tactics import Outlook, Stand, covered, village_of

CLEARANCE = 300  # hundredths of an inch between the middles of two bases that touch, at most
TORCHES_NEAR = 4 * INCH  # an enemy so near to the village will burn it
PAYS = 0.10  # share of its own worth for which an ambush shows itself


def volleys(g: State, ask: Fire) -> tuple[Any, ...]:
    """Every element takes the shot that costs the enemy most, markers of earlier shots counted.

    Who cannot hit anything holds his fire.
    """
    table, units = uncovered(g, ask.seat, [] if ask.second else worthy(g, ask.seat))
    marks = marks_of(table)
    shots: list[Shot] = []
    bodies: dict[int, Body] = {}
    burning = set() if ask.second else torches(g, ask.seat)
    for e in shooters(table, ask.seat):
        if ask.second and g.shot[e]:
            continue
        here = burning and e < len(g.unit)
        places = [p for p in fire_places(g, e) if p in burning] if here else []
        if places:
            shots.append((e, ARSON, places[0]))
            continue
        aims = ask.aims(table, marks, e)
        if aims:
            best = max(aims, key=lambda a: (promise(table, a, bodies), -a.target))
            hit = odds_of(table, best)[0]
            if not hit:
                continue  # KP-21.12: whoever shoots is seen from farther away
            body = bodies[table.unit[best.target]]
            body.markers = min(g.facts.morale.destroyed_above_markers, body.markers + hit)
            shots.append((e, best.arm, best.target))
        elif g.houses and (walls := ask.all_aims(table, marks, e)):
            shots.append((e, walls[0].arm, walls[0].target))
    return packed(g, table, units, shots)


def worthy(g: State, seat: int) -> list[int]:
    """Hidden units that have targets at once (KP-17.17) and do harm enough to them."""
    found = []
    for number in may_spring(g, seat):
        table, units = uncovered(g, seat, [number])
        marks = marks_of(table)
        if any(marks.of(e) for e in elements_of(table, units[number])) and worth_springing(
            g, seat, number, charging=False
        ):
            found.append(number)
    return found


def odds_of(g: State, aim: Aim) -> tuple[float, float]:
    arm = g.facts.arms[aim.arm]
    beyond = shooting_penalty_beyond(g.facts, g.weather)
    target = target_of(g, aim.target, aim.shot.line)
    return shot_odds(g.facts, shooter_of(g, aim.element, arm), target, aim.shot.range, beyond)


def promise(g: State, aim: Aim, bodies: dict[int, Body]) -> float:
    """Points the shot costs on average."""
    v = g.unit[aim.target]
    if v not in bodies:
        bodies[v] = Body(g, v)
    dice = shot_dice(g.facts.arms[aim.arm], aim.shot.range)
    return dice * shot_worth(bodies[v], *odds_of(g, aim))


def torches(g: State, seat: int) -> set[int]:
    """KP-16.9, C-57: a village that its attackers burn is taken; one its defenders burn is not.

    So these burn it, at the cost of a test (KP-23.6), when the enemy comes there with torches.
    """
    if g.scenario not in (RAID, SIEGE) or g.village_burnt >= 0:
        return set()
    if g.facts.options["burned_village_counts_taken"] is not True:
        return set()
    village = {i for i, piece in enumerate(g.pieces) if g.facts.kinds[piece[0]].id == "built_up"}
    if seat != g.attacker and not any(is_near(g, e) for e in enemies_of(g, seat)):
        return set()
    return village


def is_near(g: State, e: int) -> bool:
    """Whether an element reaches the village in this round or the next, to set it on fire."""
    return may_set_fire(g, e) and gap_to([base_of(g, e)], village_of(g)) <= TORCHES_NEAR


def any_near(g: State, seat: int, company: Company) -> bool:
    """Whether the best of rolls would bring any troops from there to an enemy."""
    rows = (row for rows in g.facts.movement.values() for row in rows)
    reach = max(6 * dice + more for dice, more in rows) * 100 + CLEARANCE
    return any(
        abs(g.x[e] - x) <= reach and abs(g.y[e] - y) <= reach
        for e in enemies_of(g, seat)
        for x, y, _ in company.places
    )


def worth_springing(g: State, seat: int, number: int, *, charging: bool) -> bool:
    """Whether a hidden unit should show itself, to shoot or to charge."""
    company = companies(g, seat)[number]
    if charging and not any_near(g, seat, company):
        return False
    trial = g.clone()
    u = place_company(trial, seat, company)
    look_out = Outlook(trial, seat)
    body = look_out.own[u]
    stand = Stand(body.bases, False, covered(trial, u, body.bases, moved=False))
    best = 0.0
    for foe in look_out.foes:
        gap = gap_of(body.box, foe.box)
        if charging:
            best = max(best, look_out.reach(body, -(-gap // INCH)) * look_out.gain(body, foe))
        else:
            best = max(best, look_out.shot(body, stand, foe, gap))
    return best > PAYS * body.worth
