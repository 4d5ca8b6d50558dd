"""What may be done: activations, actions, rerolls, rallying, arrivals (KP-17 to KP-19, KP-28)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.arcs import touches
from zareba.games.kriegspfad.field.command import chief_near_and_seen, chief_within
from zareba.games.kriegspfad.field.companies import COMING, COMING_MOUNTED, companies
from zareba.games.kriegspfad.field.contact import laager, touching
from zareba.games.kriegspfad.field.general_sight import unit_sees
from zareba.games.kriegspfad.field.geometry import Box, within
from zareba.games.kriegspfad.field.guide import GUIDED, followers, guide_of
from zareba.games.kriegspfad.field.place_search import random_places
from zareba.games.kriegspfad.field.placing import (
    FACING,
    bases_for,
    candidates,
    edge_strip,
    inside_area,
    stands_refused,
    table_area,
)
from zareba.games.kriegspfad.field.posts import BUSY, is_post
from zareba.games.kriegspfad.field.state import AMBUSH, EXCEPTIONAL, SCOUT, TRAIN, State
from zareba.games.kriegspfad.field.structures import Company, Place
from zareba.games.kriegspfad.field.troops import (
    base_of,
    bases_of,
    elements_of,
    enemies_of,
    foes_of,
    is_fighting,
    is_gun,
    is_nimble,
    units_of,
)

from .boats import is_laden
from .deeds import deeds
from .modes import faces
from .palisade import climbers, may_climb
from .paths import LAAGER, movable, starts_difficult
from .withdrawal import needs_withdrawal

SIDES = ("lower", "upper", "left", "right")


def activations(g: State, seat: int) -> list[int]:
    """KP-18.4, KP-18.5: units on the table not activated yet, nor arrived this round."""
    return [u for u in units_of(g, seat) if not g.activated[u] and not g.arrived[u]]


# -------------------------------------------------------------------------------------- actions
def goings(g: State, u: int, kind: str) -> list[str]:
    """KP-19.4: good going cannot be declared from difficult ground, nor with a canoe (KP-10.6)."""
    if is_laden(g, u):
        return [f"{kind}-difficult"]
    weather = bool({"snow", "mud"} & set(g.weather))
    if starts_difficult(g, u):
        return [f"{kind}-difficult"]
    return [f"{kind}-good", f"{kind}-difficult"] if g.pieces or weather else [f"{kind}-good"]


def actions(g: State, u: int) -> list[Any]:
    """KP-18.5, KP-19.1, KP-24.20, KP-27.3: stay is always possible, except where one must yield."""
    if is_fighting(g, u):
        return fighting_actions(g, u)
    if needs_withdrawal(g, u):
        return goings(g, u, "withdraw")
    if g.role[u] == TRAIN and (g.plundered[g.side[u]] or laager(g, g.side[u])):
        return ["stay"]  # KP-9.8, KP-9.9
    found: list[Any] = ["stay", *(goings(g, u, "move") if movable(g, u) else ())]
    if may_form_laager(g, u):
        found += goings(g, u, LAAGER)
    if guide_of(g, u) >= 0:
        found.append(f"move-{GUIDED}")
        found += [(GUIDED, n + 1) for n in range(len(followers(g, u)))]
    found += deeds(g, u)
    if g.horses[u] and not any(g.busy[e] == BUSY for e in elements_of(g, u)):
        if g.mounted[u]:
            found.append("dismount")
        elif not any(g.post[e] or g.did[e] for e in elements_of(g, u)):
            found.append("mount")  # KP-4.12: not from a boat, a building or a roof
    return found


def may_form_laager(g: State, u: int) -> bool:
    """KP-9.3, KP-9.7, KP-9.8: three wagons; in an ambush once an enemy is seen."""
    if g.role[u] != TRAIN or len(elements_of(g, u)) < g.facts.counts.laager_wagons:
        return False
    if g.scenario != AMBUSH:
        return True
    own = [e for v in units_of(g, g.side[u]) for e in elements_of(g, v)]
    return unit_sees(g, own, enemies_of(g, g.side[u]))


def fighting_actions(g: State, u: int) -> list[Any]:
    """KP-24.5, KP-24.20, KP-25.7, KP-25.12: stay, turn to face, break off, bring up elements."""
    found: list[Any] = ["stay", *(("face", e, o) for e, o in faces(g, u))]
    if g.opened[u]:  # KP-29.15: more than one may climb
        found += [("climb", e) for e in climbers(g, u) if may_climb(g, e)]
    if g.touched[u] or is_gun(g, u) or g.role[u] == TRAIN:
        return found
    posted = any(g.post[e] for e in elements_of(g, u))
    if not posted and not any(g.activated[v] for v in foes_of(g, u)):
        found += goings(g, u, "break_off")
    joins = g.facts.options["melee_join_later_rounds"] is True
    if joins and any(not touching(g, e) for e in movable(g, u)):
        found += goings(g, u, "join")
    return found


def rerolls(g: State, u: int) -> list[str]:
    """KP-19.7, KP-19.8, KP-8.9: who may roll a movement again."""
    found = ["nimble"] if is_nimble(g, u) else []
    seat = g.side[u]
    allowed = (g.command[seat] == EXCEPTIONAL) + bool(g.disciplined[seat])
    if g.rerolls[seat] < allowed and not is_gun(g, u) and g.role[u] != TRAIN:
        found += ["commander"] if chief_near_and_seen(g, u) else []
    return found


def rally_targets(g: State, seat: int) -> list[int]:
    """KP-28.2: units with markers within four inches of the commander."""
    reach = g.facts.rally.commander_range
    return [u for u in units_of(g, seat) if g.markers[u] and chief_within(g, u, reach)]


# ------------------------------------------------------------------------------------- arrivals
def arrival_edges(g: State, seat: int) -> list[str]:
    """KP-17.3: any edge but the enemy's base edge, in an ambush the entry edge."""
    return [edge for edge in SIDES if edge != g.edges[1 - seat]]


def arrival_refused(
    g: State, seat: int, company: Company, mounted: bool, places: Sequence[Place]
) -> Refusal | None:
    """KP-17.3: at an edge, clear of scouts, of arrivals and of contact."""
    if any(is_post(at) for at in places):
        return Refusal("KP-17.3", "far_from_edge")
    if company.status == COMING_MOUNTED and not mounted:
        return Refusal("KP-17.18", "arrives_mounted")
    if why := stands_refused(g, seat, company, mounted, places, table_area(g)):
        return why
    bases = bases_for(g, company, mounted, places)
    depth = max(g.facts.late.edge * INCH, bases[0].d)
    strips = [edge_strip(g, edge, depth) for edge in arrival_edges(g, seat)]
    if not all(any(inside_area(b, strip) for strip in strips) for b in bases):
        return Refusal("KP-17.3", "far_from_edge")
    unit = bases_of(g, company.beside) if company.beside >= 0 else []
    if unit and not any(within(bases[0], b, g.facts.distances.company) for b in unit):
        return Refusal("KP-16.14", "needs_company")
    return too_near_to_enemies(g, seat, bases)


def too_near_to_enemies(g: State, seat: int, bases: Sequence[Box]) -> Refusal | None:
    """KP-17.3: no contact; scouts, and who has arrived late, keep others off."""
    for o in enemies_of(g, seat):
        v, base = g.unit[o], base_of(g, o)
        if any(touches(b, base) for b in bases):
            return Refusal("KP-17.3", "in_contact")
        reach = g.facts.late.keep_off_scout if g.role[v] == SCOUT else 0
        reach = g.facts.late.keep_off_arrivals if g.arrived[v] else reach
        if reach and any(within(b, base, reach * INCH) for b in bases):
            return Refusal("KP-17.3", "near_scout")
    return None


def arrival_search(
    g: State, seat: int, company: Company, rng: random.Random | None = None
) -> tuple[bool, list[Place]]:
    """KP-17.18: a legal place for a late unit: by luck, else by searching the edges."""
    edges = arrival_edges(g, seat)
    for _ in range(60 if rng else 0):
        assert rng is not None
        edge = rng.choice(edges)
        area = edge_strip(g, edge, 2 * INCH)
        places = random_places(g, company, company.mounted, area, FACING[edge], rng)
        if not arrival_refused(g, seat, company, company.mounted, places):
            return company.mounted, places
    for edge in edges:
        for places in candidates(
            g, company, company.mounted, edge_strip(g, edge, 2 * INCH), (FACING[edge],)
        ):
            if not arrival_refused(g, seat, company, company.mounted, places):
                return company.mounted, places
    return company.mounted, []


def entering(g: State, seat: int) -> bool:
    """KP-16.6: a unit is due to enter this round and has not."""
    return g.scenario == AMBUSH and seat == g.attacker and bool(g.march) and not g.entered


def arriving(g: State, seat: int) -> list[int]:
    """KP-17.18: companies whose die succeeded and for which there is a place."""
    found = enumerate(companies(g, seat))
    coming = [(n, c) for n, c in found if c.status in (COMING, COMING_MOUNTED)]
    return [n for n, company in coming if arrival_search(g, seat, company)[1]]
