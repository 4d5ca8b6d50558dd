"""Where an enemy might lie in ambush, for who imagines what he cannot see (KP-17.5, KP-37.4)."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence

from zareba.engine import draw
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import Facts

from .companies import HIDDEN
from .geometry import Box, bearing, within
from .place_search import lies_in, random_places, sites
from .placing import Area, ambush_area, bases_for, may_hide, stands_refused
from .state import AMBUSH, State
from .structures import READY, Company, Place
from .troops import base_of, enemies_of, fighting_units, on_table

_TRIED = 16  # places in each site
_ENOUGH = 2  # of them that are kept

Lair = tuple[Place, ...]


def price_of(company: Company) -> int:
    return sum(crew.price for crew in company.crew)


def lurking(g: State, seat: int, found: Sequence[Company], unseen: int) -> Iterator[Company]:
    """Companies of an army in hiding, as many as the points never seen are worth.

    Who has nobody else left to fight with hides somebody, or the battle would be over (KP-16.15).
    """
    most = len(found) if g.scenario == AMBUSH else may_hide(g, seat)
    if not most or seat == g.attacker:
        return
    taken = [base_of(g, e) for e in on_table(g)]
    eyes = [base_of(g, e) for e in enemies_of(g, seat)]
    needed = not fighting_units(g, seat) and not g.to_arrive[seat]
    for company in found:
        if most and (price_of(company) <= unseen or needed):
            hidden = _hidden(g, seat, company, taken, eyes)
            if hidden is not None:
                taken += bases_for(g, hidden, hidden.mounted, hidden.places)
                unseen -= price_of(company)
                most, needed = most - 1, False
                yield hidden


def _hidden(
    g: State, seat: int, company: Company, taken: Sequence[Box], eyes: Sequence[Box]
) -> Company | None:
    """A company in one of its lairs, where nobody stands and no enemy would see it."""
    mounted = company.horses and company.troop in ("cavalry", "warrior")
    plain = company.waits(READY).known_as("", "")
    pieces = tuple(tuple(piece) for piece in g.pieces)
    known = _lairs(g.facts, pieces, tuple(g.weather), ambush_area(g, seat), plain, mounted)
    if not known:
        return None
    first, near = draw(g, len(known)), g.facts.detection.scout * INCH
    for places in (*known[first:], *known[:first]):
        bases = bases_for(g, company, mounted, places)
        if not any(within(b, o, 0) for b in bases for o in taken) and not any(
            within(b, eye, near) for b in bases for eye in eyes
        ):
            return company.stands(mounted, places).waits(HIDDEN)
    return None


@functools.lru_cache(maxsize=256)
def _lairs(
    facts: Facts,
    pieces: tuple[tuple[int, ...], ...],
    weather: tuple[str, ...],
    area: Area,
    company: Company,
    mounted: bool,
) -> list[Lair]:
    """Places in every site of a field, looking at the middle of it; always the same ones."""
    g = State()
    g.facts, g.pieces, g.weather = facts, [list(piece) for piece in pieces], list(weather)
    width, height = facts.sizes.table
    found: list[Lair] = []
    for piece, bounds in sites(g, company, mounted, area):
        low_x, low_y, high_x, high_y = piece.bounds
        x, y = (low_x + high_x) // 2, (low_y + high_y) // 2
        facing = bearing(width // 2 - x, height // 2 - y)
        rng = random.Random(piece.number)
        here: list[Lair] = []
        for _ in range(_TRIED):
            places = random_places(g, company, mounted, bounds, facing, rng)
            if (
                len(here) < _ENOUGH
                and lies_in(piece, places)
                and not stands_refused(g, 0, company, mounted, places, area, ())
            ):
                here.append(tuple(places))
        found += here
    return found
