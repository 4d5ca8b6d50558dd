"""Where a bot lies in ambush (KP-17.5, KP-17.6)."""

from __future__ import annotations

import random
from typing import Any

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import companies, keep
from zareba.games.kriegspfad.field.formations import COLUMN, LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.geometry import TURN, Point, ahead, length_of
from zareba.games.kriegspfad.field.ground import Piece
from zareba.games.kriegspfad.field.place_search import site_search
from zareba.games.kriegspfad.field.placing import ALONE, ambush_area, may_hide_in, note_refused
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import look
from zareba.games.kriegspfad.prepare.asks_deploy import Notes, keeps_company

from .deployment import BRIM, Candidate, brim_points, enemy_side, goal_of, outward

NOTES = 30  # the same for ambushes


def lurks(company: Company) -> bool:
    return company.troop == "warrior" or (company.troop == "skirmisher" and not company.horses)


def noted(g: State, ask: Notes, rng: random.Random) -> Any:
    """Every hidden company at the brim of a site that looks at the way of the enemy."""
    found, trial = companies(g, ask.seat), g.clone()
    notes = []
    for number, company in ask.hidden(g).items():
        mounted = company.horses and company.troop in ("cavalry", "warrior")
        places = lair(trial, ask.seat, company, mounted)
        if not places:
            mounted = company.mounted
            places = site_search(trial, ask.seat, company, rng)
        found[number] = company.stands(mounted, tuple(places))
        if places and (company.role not in ALONE or keeps_company(g, found, number)):
            notes.append((number, int(mounted), *places))
            keep(trial, ask.seat, found)
        else:
            found[number] = company  # it is deployed openly
    return tuple(notes)


def lair(g: State, seat: int, company: Company, mounted: bool) -> list[Place]:
    """The best of the ambush positions considered; empty if none is legal."""
    sites = [p for p in look(g).ground.pieces if may_hide_in(company, mounted, p)]
    area = ambush_area(g, seat)
    depth, width = g.facts.depths[company.troop, mounted], g.facts.sizes.frontage
    ranked: list[Candidate] = []
    for piece in sites:
        for at in brim_points(piece.outline):
            if not (area[0] < at[0] < area[2] and area[1] < at[1] < area[3]):
                continue
            facing = outward(at, piece.outline)
            for rank, kind in enumerate((LINE, RANKS, COLUMN)):
                back = depth * (1, 2, len(company.crew))[rank] // 2 + BRIM + rank * BRIM
                x, y = ahead(at[0], at[1], (facing + TURN // 2) % TURN, back)
                places = formation(kind, len(company.crew), x, y, facing, width, depth)
                ranked.append((lurking(g, seat, at, facing, piece) - rank, places))
    ranked.sort(key=lambda row: -row[0])
    for _, places in ranked[:NOTES]:
        if not note_refused(g, seat, company, mounted, places):
            return places
    return []


def lurking(g: State, seat: int, at: Point, facing: int, piece: Piece) -> float:
    """Near the way the enemy must go, looking at it."""
    width, height = g.facts.sizes.table
    goal = goal_of(g, 1 - seat) if g.attacker >= 0 else (width // 2, height // 2)
    start = enemy_side(g, seat)
    x, y = (goal[0] * 3 + start[0] * 2) // 5, (goal[1] * 3 + start[1] * 2) // 5
    x2, y2 = ahead(at[0], at[1], facing, 4 * INCH)
    return -length_of(x2 - x, y2 - y) / INCH - (3 if piece.kind.id == "marsh" else 0)
