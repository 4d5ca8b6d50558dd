"""Where a company may be placed: deployment, ambush notes, arrivals (KP-16, KP-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from zareba.engine import Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import IMPASSABLE

from .arcs import coherent, touches
from .companies import HIDDEN, companies
from .contact import is_ring, sheltered_at
from .formations import FORMATIONS, LINE, formation
from .geometry import SLACK, Box, box, overlaps, shrunk
from .ground import Piece
from .posts import is_post
from .posts_at_start import post_of, posts_refused
from .state import (
    AMBUSH,
    CHIEF,
    OPEN_BATTLE,
    PROPHET,
    RAID,
    SCOUT,
    TRAIN,
    WAGONS,
    State,
)
from .structures import Company, Place
from .troops import (
    GUNS,
    base_of,
    class_for,
    cohesion_for,
    enemies_of,
    look,
    on_table,
    type_in_mode,
)

FACING = {"lower": 900, "upper": 2700, "left": 0, "right": 1800}  # inward from an edge
OPPOSITE = {"lower": "upper", "upper": "lower", "left": "right", "right": "left"}
ALONE = (CHIEF, SCOUT, PROPHET)

Area = tuple[int, int, int, int]  # low x, low y, high x, high y in grains


def bases_for(g: State, company: Company, mounted: bool, places: Sequence[Place]) -> list[Box]:
    depth = g.facts.depths[company.troop, mounted]
    width = g.facts.sizes.frontage
    return [
        post_of(g, at)
        if is_post(at)
        else box(at[0] * HUNDREDTH, at[1] * HUNDREDTH, at[2], width, depth)
        for at in places
    ]


# --------------------------------------------------------------------------------------- areas
def edge_strip(g: State, edge: str, depth: int) -> Area:
    """So many grains along an edge."""
    width, height = g.facts.sizes.table
    return {
        "lower": (0, 0, width, depth),
        "upper": (0, height - depth, width, height),
        "left": (0, 0, depth, height),
        "right": (width - depth, 0, width, height),
    }[edge]


def area_in_hundredths(area: Area) -> list[int]:
    return [n // HUNDREDTH for n in area]


def half(g: State, edge: str) -> Area:
    width, height = g.facts.sizes.table
    return edge_strip(g, edge, (height if edge in ("lower", "upper") else width) // 2)


def deployment_area(g: State, seat: int, wider: bool = False) -> Area:
    """KP-16.5, KP-16.6, KP-16.8."""
    width, height = g.facts.sizes.table
    scenario = g.facts.scenarios[g.scenario]
    if g.scenario == AMBUSH:
        off = scenario.keep_off_entry * INCH
        entry = g.edges[g.attacker]
        low_x, low_y, high_x, high_y = edge_strip(g, OPPOSITE[entry], width - off)
        return low_x, low_y, high_x, high_y
    if g.scenario != OPEN_BATTLE and seat != g.attacker:
        return half(g, g.edges[seat])
    depth = scenario.deployment_depth * INCH * (g.facts.counts.wider_zone if wider else 1)
    return edge_strip(g, g.edges[seat], min(depth, height // 2))


def inside_area(b: Box, area: Area) -> bool:
    low_x, low_y, high_x, high_y = area
    return all(
        low_x - SLACK <= x <= high_x + SLACK and low_y - SLACK <= y <= high_y + SLACK
        for x, y in b.corners
    )


def table_area(g: State) -> Area:
    width, height = g.facts.sizes.table
    return 0, 0, width, height


# --------------------------------------------------------------------------------------- checks
def own_hidden(g: State, seat: int, *, units: bool = False) -> list[Box]:
    """KP-17.15: hidden elements are there for their own side; on demand only those of units."""
    return [
        b
        for c in companies(g, seat)
        if c.status == HIDDEN and c.places and not (units and c.role in ALONE)
        for b in bases_for(g, c, c.mounted, c.places)
    ]


def taken_by(g: State, seat: int) -> list[Box]:
    """KP-20.3, KP-17.15: the bases on which nobody of a side may be placed."""
    return [*(base_of(g, e) for e in on_table(g)), *own_hidden(g, seat)]


def taken_from(g: State, elements: Sequence[int]) -> list[Box]:
    """KP-17.15: where elements of one side may not end: on others, on hidden friends."""
    others = [base_of(g, o) for o in on_table(g) if o not in elements]
    return [*others, *own_hidden(g, g.side[g.unit[elements[0]]])]


def beside(bases: Sequence[Box], others: Sequence[Box]) -> list[Box]:
    """Those of the others that may overlap one of these bases."""
    if not bases:
        return []
    room = max(b.radius for b in bases)
    xs, ys = [b.x for b in bases], [b.y for b in bases]
    left, right, low, high = min(xs) - room, max(xs) + room, min(ys) - room, max(ys) + room
    return [
        o
        for o in others
        if left - o.radius < o.x < right + o.radius and low - o.radius < o.y < high + o.radius
    ]


def stands_refused(
    g: State,
    seat: int,
    company: Company,
    mounted: bool,
    places: Sequence[Place],
    area: Area,
    taken: Sequence[Box] | None = None,
) -> Refusal | None:
    """Why a company may not stand at these places, with the rule.

    A search that asks for many places gives what is *taken* by others.
    """
    if len(places) != len(company.crew):
        return Refusal("KP-2.1", "one_place_each")
    if mounted and not company.horses:
        return Refusal("KP-4.10", "no_horses")
    posts = [at for at in places if is_post(at)]
    if posts and (why := posts_refused(g, seat, company, mounted, posts)):
        return why
    everywhere = bases_for(g, company, mounted, places)
    bases = [b for b, at in zip(everywhere, places, strict=True) if not is_post(at)]
    cls = class_for(company.troop, company.role, mounted, company.traits)
    why = (
        _area_refused(g, bases, area)
        or _room_refused(bases, taken_by(g, seat) if taken is None else taken)
        or _ground_refused(g, bases, cls)
    )
    if why is not None:
        return why
    limit = cohesion_for(g, company.troop, company.role, mounted)
    foot = not mounted and company.troop not in GUNS and company.role != TRAIN
    if not coherent(everywhere, limit, sheltered_at(g, seat, everywhere) if foot else ()):
        return Refusal("KP-2.8", "not_coherent")
    return None


def _area_refused(g: State, bases: list[Box], area: Area) -> Refusal | None:
    """KP-16.5, KP-19.14: on the table, and where the scenario lets it stand."""
    if any(not inside_area(b, table_area(g)) for b in bases):
        return Refusal("KP-19.14", "off_table")
    if any(not inside_area(b, area) for b in bases):
        return Refusal("KP-16.5", "outside_area")
    return None


def _room_refused(bases: list[Box], taken: Sequence[Box]) -> Refusal | None:
    """KP-20.3: upon nobody, not upon each other either."""
    if any(overlaps(a, b) for i, a in enumerate(bases) for b in bases[:i]):
        return Refusal("KP-20.3", "overlap")
    near = beside(bases, taken)
    if any(overlaps(a, b) for a in bases for b in near):
        return Refusal("KP-20.3", "taken")
    return None


def _ground_refused(g: State, bases: list[Box], cls: str) -> Refusal | None:
    """KP-13.19, KP-29.14: on ground it can pass, not across a palisade."""
    ground = look(g).ground
    if any(ground.standing(cls, b) == IMPASSABLE for b in bases):
        return Refusal("KP-13.19", "impassable")
    if any(ground.cuts(shrunk(b).corners) for b in bases):
        return Refusal("KP-29.14", "palisade")
    return None


def candidates(
    g: State,
    company: Company,
    mounted: bool,
    area: Area,
    facings: Sequence[int],
    whole: bool = False,
) -> Iterator[list[Place]]:
    """KP-16.19: formations on a grid of one inch; *whole*: only those with all centres inside."""
    depth = g.facts.depths[company.troop, mounted]
    width, n = g.facts.sizes.frontage, len(company.crew)
    low_x, low_y, high_x, high_y = area
    x, y = low_x + INCH // 2, low_y + INCH // 2
    for kind in FORMATIONS if n > 1 else (LINE,):
        for facing in facings:
            first = formation(kind, n, x, y, facing, width, depth)  # the others stand like it
            across, up = _inches(x, high_x), _inches(y, high_y)
            if whole:
                across = _kept(across, [px for px, _, _ in first], low_x, high_x)
                up = _kept(up, [py for _, py, _ in first], low_y, high_y)
            for dx in across:
                for dy in up:
                    yield [(px + dx, py + dy, facing) for px, py, _ in first]


def _inches(start: int, end: int) -> Sequence[int]:
    """Steps of an inch from *start* to before *end*, in hundredths."""
    return range(0, (end - start + HUNDREDTH - 1) // HUNDREDTH, INCH // HUNDREDTH)


def _kept(steps: Sequence[int], at: Sequence[int], low: int, high: int) -> Sequence[int]:
    """The steps that leave all these places between two bounds in grains."""
    least, most = min(at), max(at)
    return [n for n in steps if low <= (least + n) * HUNDREDTH and (most + n) * HUNDREDTH <= high]


def may_go_deeper(g: State, seat: int, company: Company, mounted: bool) -> bool:
    """KP-16.20: a unit for which the six inches have no room may use twelve."""
    if g.scenario != OPEN_BATTLE or company.role == TRAIN:
        return False
    area, facing = deployment_area(g, seat), FACING[g.edges[seat]]
    taken = taken_by(g, seat)
    return not any(
        stands_refused(g, seat, company, mounted, places, area, taken) is None
        for places in candidates(g, company, mounted, area, (facing,), whole=True)
    )


def deployment_refused(
    g: State,
    seat: int,
    company: Company,
    mounted: bool,
    places: Sequence[Place],
    taken: Sequence[Box] | None = None,
    deeper: Callable[[State, int, Company, bool], bool] = may_go_deeper,
) -> Refusal | None:
    """KP-16.5, KP-16.8, KP-16.20: openly, in the area of the scenario.

    A search gives what is *taken*, and a `may_go_deeper` that remembers its answer.
    """
    area = deployment_area(g, seat)
    refused = stands_refused(g, seat, company, mounted, places, area, taken)
    if (
        refused is not None
        and refused.reason == "outside_area"
        and g.scenario == OPEN_BATTLE
        and company.role == TRAIN
    ):
        refused = stands_refused(g, seat, company, mounted, places, half(g, g.edges[seat]), taken)
    if refused and refused.reason == "outside_area" and deeper(g, seat, company, mounted):
        wide = deployment_area(g, seat, wider=True)
        refused = stands_refused(g, seat, company, mounted, places, wide, taken)
    if refused:
        return refused
    laager = company.role == TRAIN and g.scenario == RAID and g.camp == WAGONS
    if laager and not is_ring(g, bases_for(g, company, mounted, places)):
        return Refusal("KP-16.8", "no_ring")
    enemies = [base_of(g, e) for e in enemies_of(g, seat)]
    if any(touches(a, b) for a in bases_for(g, company, mounted, places) for b in enemies):
        return Refusal("KP-17.3", "in_contact")
    return None


# ---------------------------------------------------------------------------------------- sites
def may_hide_in(company: Company, mounted: bool, piece: Piece) -> bool:
    """KP-17.5: any troops in woods, wilderness, canyons, hollows; foot warriors and skirmishers
    also in tall grass, marsh and rough ground."""
    kind = piece.kind.ambush
    if kind == "any":
        return True
    if kind != "foot_warrior_skirmisher" or mounted:
        return False
    return type_in_mode(company.troop, mounted) in ("warrior", "skirmisher")


def may_hide(g: State, seat: int) -> int:
    """KP-11.3, KP-11.10: surprise never reduces what the scenario allows."""
    allowed = g.facts.scenarios[g.scenario].hidden_units_max
    if g.active[seat] == "surprise":
        return max(allowed, g.facts.detection.surprise_units)
    return allowed


def ambush_area(g: State, seat: int) -> Area:
    """KP-11.3, KP-11.10, KP-16.5, KP-16.6, KP-16.8: where the scenario allows ambushes."""
    if g.active[seat] == "surprise" and g.scenario != AMBUSH:
        return half(g, g.edges[seat])
    return deployment_area(g, seat)


def note_refused(
    g: State, seat: int, company: Company, mounted: bool, places: Sequence[Place]
) -> Refusal | None:
    """KP-17.19: a legal ambush position: the whole unit in one site, or behind hills."""
    if any(is_post(at) for at in places):
        return Refusal("KP-17.5", "no_ambush_site")
    refused = stands_refused(g, seat, company, mounted, places, ambush_area(g, seat))
    if refused:
        return refused
    bases = bases_for(g, company, mounted, places)
    if ambush_sites(g, company, mounted, bases) or behind_hills(g, seat, bases):
        return None
    return Refusal("KP-17.5", "no_ambush_site")


def ambush_sites(g: State, company: Company, mounted: bool, bases: Sequence[Box]) -> list[Piece]:
    """KP-17.5, KP-17.19: the pieces that hide a whole company; without one only hills can."""
    ground = look(g).ground
    holding = frozenset.intersection(*(ground.spot(b).within for b in bases))
    found = (ground.pieces[number] for number in sorted(holding))
    return [piece for piece in found if may_hide_in(company, mounted, piece)]


def behind_hills(g: State, seat: int, bases: Sequence[Box]) -> bool:
    """KP-17.19: hills hide every element from every enemy, or from the whole entry edge."""
    sight = look(g)
    if not sight.ground.hills:
        return False
    watchers = [base_of(g, e) for e in enemies_of(g, seat)]
    if not watchers:
        low_x, low_y, high_x, high_y = edge_strip(g, g.edges[1 - seat], 0)
        watchers = [
            box(x, y, 0, 2, 2)
            for x in range(low_x, high_x + 1, INCH)
            for y in range(low_y, high_y + 1, INCH)
        ]
    return not any(sight_past_hills(g, watcher, b) for watcher in watchers for b in bases)


def sight_past_hills(g: State, watcher: Box, b: Box) -> bool:
    """Whether hills alone leave one of the 25 segments clear (KP-17.5)."""
    sight = look(g)
    here, there = sight.ground.spot(watcher), sight.ground.spot(b)
    return any(
        all(sight.past_hill(hill, p, q, here, there) for hill in sight.ground.hills)
        for p in (watcher.centre, *watcher.corners)
        for q in (b.centre, *b.corners)
    )
