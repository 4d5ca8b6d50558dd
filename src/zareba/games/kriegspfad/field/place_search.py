"""Places for companies found by luck or by searching, for bots and for what rules must know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH

from .formations import COLUMN, FORMATIONS, closed_ring, formation
from .geometry import EIGHTH, TURN, inside, within
from .ground import Piece
from .placing import (
    ALONE,
    FACING,
    Area,
    ambush_area,
    bases_for,
    candidates,
    deployment_area,
    deployment_refused,
    may_go_deeper,
    may_hide_in,
    own_hidden,
    stands_refused,
    taken_by,
)
from .state import OPEN_BATTLE, TRAIN, State
from .structures import Company, Place
from .troops import look

_LUCKY = 24  # random places tried in one ambush site


def random_places(
    g: State,
    company: Company,
    mounted: bool,
    area: Area,
    facing: int,
    rng: random.Random,
) -> list[Place]:
    """A formation somewhere in an area, legal or not."""
    depth = g.facts.depths[company.troop, mounted]
    width, n = g.facts.sizes.frontage, len(company.crew)
    kind = COLUMN if company.role == TRAIN else FORMATIONS[rng.randrange(2)]
    low_x, low_y, high_x, high_y = area
    x = rng.randrange(low_x, max(high_x, low_x + 1))
    y = rng.randrange(low_y, max(high_y, low_y + 1))
    return formation(kind, n, x, y, facing, width, depth)


def sites(g: State, company: Company, mounted: bool, area: Area) -> Iterator[tuple[Piece, Area]]:
    """Terrain where a company may lie in ambush, each with its bounds within an area."""
    for piece in look(g).ground.pieces:
        low_x, low_y, high_x, high_y = piece.bounds
        bounds = (
            max(low_x, area[0]), max(low_y, area[1]), min(high_x, area[2]), min(high_y, area[3]),
        )  # fmt: skip
        overlaps = bounds[0] < bounds[2] and bounds[1] < bounds[3]
        if overlaps and may_hide_in(company, mounted, piece):
            yield piece, bounds


def lies_in(piece: Piece, places: Sequence[Place]) -> bool:
    return all(inside((x * HUNDREDTH, y * HUNDREDTH), piece.outline) for x, y, _ in places)


def site_search(
    g: State, seat: int, company: Company, rng: random.Random | None = None
) -> list[Place]:
    """KP-16.19: an ambush position for a company; empty if the search finds none.

    With *rng* lucky places are tried first. Where the search without it finds one, so does this.
    Commander, scout and prophet keep to a unit that is hidden already (KP-16.14).
    """
    mates = own_hidden(g, seat, units=True)
    area = ambush_area(g, seat)
    mounted, taken = company.mounted, taken_by(g, seat)
    facings = range(0, TURN, EIGHTH)
    for piece, bounds in sites(g, company, mounted, area):
        lucky = (
            random_places(g, company, mounted, bounds, rng.choice(facings), rng)
            for _ in range(_LUCKY)
            if rng is not None
        )
        for places in chain(lucky, candidates(g, company, mounted, bounds, facings, whole=True)):
            if company.role in ALONE:
                (here,) = bases_for(g, company, mounted, places)
                if not any(within(here, b, g.facts.distances.company) for b in mates):
                    continue
            # in a site only the place itself can be wrong with a note (`note_refused`)
            if lies_in(piece, places) and not stands_refused(
                g, seat, company, mounted, places, area, taken
            ):
                return places
    return []


def _remembering() -> Callable[[State, int, Company, bool], bool]:
    """`may_go_deeper` for one search, in which only the mode changes."""
    found: dict[bool, bool] = {}

    def deeper(g: State, seat: int, company: Company, mounted: bool) -> bool:
        if mounted not in found:
            found[mounted] = may_go_deeper(g, seat, company, mounted)
        return found[mounted]

    return deeper


def deployment_search(
    g: State, seat: int, company: Company, rng: random.Random
) -> tuple[bool, list[Place]]:
    """A legal open position: mode and places; no places if there is none."""
    facing = FACING[g.edges[seat]]
    area, taken = deployment_area(g, seat), taken_by(g, seat)
    deeper = _remembering()
    if company.role == TRAIN and (places := laager_search(g, seat, company, rng)):
        return False, places
    modes = [True, False] if company.horses else [False]
    if rng.randrange(3) == 0:
        modes.reverse()
    for mounted in modes:
        for _ in range(60):
            places = random_places(g, company, mounted, area, facing, rng)
            if not deployment_refused(g, seat, company, mounted, places, taken, deeper):
                return mounted, places
    for mounted in modes:
        for places in candidates(g, company, mounted, area, (facing,)):
            if not deployment_refused(g, seat, company, mounted, places, taken, deeper):
                return mounted, places
    for mounted in modes if g.scenario == OPEN_BATTLE else ():
        wide = deployment_area(g, seat, wider=True)
        for places in candidates(g, company, mounted, wide, (facing,), whole=True):
            if not stands_refused(g, seat, company, mounted, places, wide, taken):
                return mounted, places  # KP-16.20
    return modes[0], []


def laager_search(g: State, seat: int, company: Company, rng: random.Random) -> list[Place]:
    """KP-9.3: a closed ring of wagons in the own area, if there is room for one."""
    low_x, low_y, high_x, high_y = deployment_area(g, seat)
    for _ in range(60 if len(company.crew) >= g.facts.counts.laager_wagons else 0):
        at = rng.randrange(low_x, high_x), rng.randrange(low_y, high_y)
        places = closed_ring(len(company.crew), *at, g.facts.sizes.wagon[0])
        if not deployment_refused(g, seat, company, False, places):
            return places
    return []
