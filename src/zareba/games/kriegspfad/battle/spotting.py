"""Who finds a hidden enemy, and from where (KP-6.4, KP-17.7, KP-17.9, KP-17.12)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.companies import HIDDEN
from zareba.games.kriegspfad.field.geometry import SLACK, Box, gap_squared, within
from zareba.games.kriegspfad.field.placing import ambush_sites, bases_for
from zareba.games.kriegspfad.field.state import SCOUT, State
from zareba.games.kriegspfad.field.structures import Company
from zareba.games.kriegspfad.field.troops import acts_as, base_at, base_of, look


def has_hidden(g: State, seat: int) -> bool:
    return any(c.status == HIDDEN for c in g.reserve[seat])


def may_spot(g: State, e: int, to: tuple[int, int]) -> bool:
    """Whether a hidden enemy might be found on a leg: circles round the bases settle most cases."""
    u, limits = g.unit[e], g.facts.detection
    here, there = base_of(g, e), base_at(g, g.unit[e], *to, g.facing[e])
    far = max(limits.scout, limits.skirmisher, limits.others) * INCH + here.radius + SLACK
    far += 2 * HUNDREDTH  # places on the way are rounded (KP-20.3)
    for company in g.reserve[1 - g.side[u]]:
        if company.status == HIDDEN:
            bases = bases_for(g, company, company.mounted, company.places)
            if not ambush_sites(g, company, company.mounted, bases) or any(
                gap_squared(b.centre, here.centre, there.centre) <= (far + b.radius) ** 2
                for b in bases
            ):
                return True
    return False


def spots(g: State, e: int) -> bool:
    """Whether an element would find a hidden enemy from where it stands."""
    u = g.unit[e]
    here = base_of(g, e)
    return any(finds(g, u, here, c) for c in g.reserve[1 - g.side[u]] if c.status == HIDDEN)


def finds(g: State, u: int, here: Box, company: Company) -> bool:
    """Whether a unit of the table finds a hidden company from a place."""
    return would_find(g, acts_as(g, u), g.role[u], here, company)


def would_find(g: State, kind: str, role: str, here: Box, company: Company) -> bool:
    """KP-6.4, KP-17.7, KP-17.9: four inches for scouts and skirmishers on foot, two for the rest;
    hills hide from none who can see past them."""
    limits, sight = g.facts.detection, look(g)
    skirmisher = kind == "skirmisher" and role != SCOUT
    bases = bases_for(g, company, company.mounted, company.places)
    for base in bases:
        reach = limits.scout if role == SCOUT else limits.others
        if skirmisher and not sight.ground.stands_in(base, "tall_grass"):
            reach = limits.skirmisher
        if within(here, base, reach * INCH):
            return True
    if ambush_sites(g, company, company.mounted, bases):
        return False
    return any(sight.sees(here, base) for base in bases)  # KP-17.7(d): merely behind a hill
