"""Where a bot deploys, what it hides and keeps back, in which order it marches (KP-16, KP-17)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from zareba.engine import Ask
from zareba.games.kriegspfad.armies.muster import army_from
from zareba.games.kriegspfad.armies.points import army_price
from zareba.games.kriegspfad.battle.asks import Arrive
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.field.companies import HIDDEN, READY, Company, companies
from zareba.games.kriegspfad.field.formations import COLUMN, LINE, RANKS, Place, formation
from zareba.games.kriegspfad.field.geometry import (
    HUNDREDTH,
    INCH,
    QUARTER,
    TURN,
    Box,
    Point,
    ahead,
    bearing,
    edges,
    length_of,
    middle,
)
from zareba.games.kriegspfad.field.ground import Piece
from zareba.games.kriegspfad.field.place_search import site_search
from zareba.games.kriegspfad.field.placing import (
    FACING,
    ambush_area,
    bases_for,
    deployment_area,
    deployment_refused,
    may_hide_in,
    note_refused,
)
from zareba.games.kriegspfad.field.state import (
    AMBUSH,
    FIGHTING,
    OPEN_BATTLE,
    RAID,
    SIEGE,
    TRAIN,
    State,
)
from zareba.games.kriegspfad.field.troops import GUNS, bases_of, look, type_in_mode, units_of
from zareba.games.kriegspfad.prepare.asks import (
    NONE,
    Change,
    DarknessChoice,
    ListChoice,
    MusterArmy,
    SeasonChoice,
    StratagemChoice,
    YearChoice,
)
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Dig

from .plans import LINE_AT_MOST
from .tactics import gap_to, village_of

MUSTERS = 3  # armies drawn, of which the best is taken
PLACES = 25  # places put to the rules, the best first
NOTES = 30  # the same for ambushes
STEP = 4 * INCH  # between places considered along a front
RAY = 12 * INCH  # how far a field of fire should reach
BEHIND = 8 * INCH  # who stands nearer behind another cannot shoot
BRIM = INCH // 2  # so deep in a wood or village stands who shoots out of it
WINS_SOMETIMES = {"terror": 6, "surprise": 4, "reinforcement": 4}  # tenths of the games

Candidate = tuple[float, list[Place]]


def advise_preparation(g: State, ask: Ask, options: list[Any], rng: random.Random) -> Any:
    """Everything before the first round, and where late units appear; None: another's business."""
    match ask:
        case Deploy():
            return deployed(g, ask, rng)
        case Notes():
            return noted(g, ask, rng)
        case Hold():
            return held_back(g, ask)
        case March():
            return marching(g, ask)
        case Dig():
            return dug(g, ask, rng)
        case Arrive() | Enter():
            return forward(g, ask, rng)
        case MusterArmy():
            return mustered(g, ask, rng)
        case Change():
            return "done"
        case ListChoice():
            return army_list(options, rng)
        case StratagemChoice():
            return stratagem(g, options, rng)
        case DarknessChoice() | SeasonChoice() | YearChoice():
            return options[0]
    return None


# -------------------------------------------------------------------------------------- the army
def stratagem(g: State, options: list[Any], rng: random.Random) -> Any:
    """Terror helps always, surprise who is not the attacker, relief who holds a village."""
    scenario = g.facts.options["scenario"]
    for name, tenths in WINS_SOMETIMES.items():
        useless = (name == "reinforcement") == (scenario == OPEN_BATTLE) and name != "terror"
        if name in options and not useless and rng.randrange(10) < tenths:
            return name
    return NONE


def army_list(options: list[Any], rng: random.Random) -> Any:
    """Every list as often as the others, however many tribes it has."""
    names = sorted({option.partition("-")[0] for option in options})
    chosen = rng.choice(names)
    return rng.choice([option for option in options if option.partition("-")[0] == chosen])


def mustered(g: State, ask: MusterArmy, rng: random.Random) -> Any:
    """Of a few armies the one that spends most on troops."""
    drawn = [ask.sample(g, rng) for _ in range(MUSTERS)]

    def troops(text: str) -> int:
        army = army_from(msgspec.json.decode(text))
        bare = msgspec.structs.replace(army, wagons=0)
        return army_price(g.facts.catalogue, bare)

    return max(drawn, key=troops)


# ------------------------------------------------------------------------------- late and hidden
def held_back(g: State, ask: Hold) -> Any:
    """Nobody comes late, who can be there at once; ambushes for who fights hand to hand."""
    found = companies(g, ask.seat)
    free = [i for i in ask.fighting(g) if lurks(found[i])]
    free.sort(key=lambda i: -sum(crew.price for crew in found[i].crew))
    if g.scenario == OPEN_BATTLE and g.active[ask.seat] != "surprise":
        return ()  # a hiding-place in the own zone is too far from everything
    spare = len(ask.fighting(g)) - 1
    return tuple(sorted((i, HIDDEN) for i in free[: min(ask.hidden, spare)]))


def lurks(company: Company) -> bool:
    return company.troop == "warrior" or (company.troop == "skirmisher" and not company.horses)


def on_horseback(g: State, seat: int, company: Company) -> bool:
    """Who fights in the saddle starts there; who only rides, where he has a way to go."""
    if not company.horses:
        return False
    if company.troop in ("cavalry", "warrior"):
        return True
    return g.attacker in (-1, seat)


def marching(g: State, ask: March) -> Any:
    """Slow foot first, riders catch up, guns and wagons last; the commander behind the first."""
    found = companies(g, ask.seat)

    def rank(i: int) -> tuple[int, int, int]:
        company = found[i]
        if company.role == TRAIN:
            return 4, 0, i
        if company.role != FIGHTING:
            return 1, 0, i
        last = 3 if company.troop in GUNS else 2 if company.horses else 1
        return last, -len(company.crew), i

    fighting = sorted((i for i in range(len(found)) if found[i].role == FIGHTING), key=rank)
    others = sorted((i for i in range(len(found)) if found[i].role != FIGHTING), key=rank)
    alone = [i for i in others if found[i].role != TRAIN]
    wagons = [i for i in others if found[i].role == TRAIN]
    return (*fighting[:1], *alone, *fighting[1:], *wagons)


def forward(g: State, ask: Arrive | Enter, rng: random.Random) -> Any:
    """Of a few places the one nearest to where the unit is wanted."""
    drawn = [ask.sample(g, rng) for _ in range(4)]
    goal = goal_of(g, ask.seat)

    def gap(choice: Any) -> int:
        places = choice[1:]
        return sum(
            length_of(x * HUNDREDTH - goal[0], y * HUNDREDTH - goal[1]) for x, y, _ in places
        )

    return min((c for c in drawn if len(c) > 1), key=gap, default=drawn[0])


def goal_of(g: State, seat: int) -> Point:
    """The village, the far edge of an ambush, else the enemy or the middle of the table."""
    width, height = g.facts.sizes.table
    if g.scenario in (RAID, SIEGE) and village_of(g):
        return middle(village_of(g))
    if g.scenario == AMBUSH and seat == g.attacker:
        return (width if g.edges[seat] == "left" else 0), height // 2
    foes = [b.centre for v in units_of(g, 1 - seat) for b in bases_of(g, v)]
    return middle(foes) if foes else (width // 2, height // 2)


def enemy_side(g: State, seat: int) -> Point:
    """The middle of the edge the enemy comes from."""
    width, height = g.facts.sizes.table
    edge = g.edges[1 - seat]
    x = {"left": 0, "right": width}.get(edge, width // 2)
    y = {"lower": 0, "upper": height}.get(edge, height // 2)
    return x, y


# ------------------------------------------------------------------------------------ deployment
def deployed(g: State, ask: Deploy, rng: random.Random) -> Any:
    """The troops first, then who leads them; each at the best place the rules allow."""
    found = companies(g, ask.seat)
    waiting = [i for i, c in enumerate(found) if c.status == READY]
    if any(found[i].role == TRAIN for i in waiting):
        return ask.sample(g, rng)
    number = min(waiting, key=lambda i: (found[i].role != FIGHTING, -len(found[i].crew), i))
    company = found[number]
    mounted = on_horseback(g, ask.seat, company)
    ranked = sorted(fronts(g, ask.seat, company, mounted), key=lambda row: -row[0])
    for _, places in ranked[:PLACES]:
        if not deployment_refused(g, ask.seat, company, mounted, places):
            return (number, int(mounted), *places)
    return ask.sample(g, rng)


def fronts(g: State, seat: int, company: Company, mounted: bool) -> Iterator[Candidate]:
    """Formations over the area of deployment, scored."""
    facing = FACING[g.edges[seat]]
    depth, width = g.facts.depths[company.troop, mounted], g.facts.sizes.frontage
    n = len(company.crew)
    kind = LINE if n <= LINE_AT_MOST else RANKS
    if len(g.works) >= n and type_in_mode(company.troop, mounted) not in GUNS and not mounted:
        for first in range(len(g.works) - n + 1):
            works = [(x, y, f) for x, y, f in g.works[first : first + n]]
            yield 50.0, works
    for x, y in grid(deployment_area(g, seat)):
        places = formation(kind, n, x, y, facing, width, depth)
        yield merit(g, seat, company, bases_for(g, company, mounted, places)), places
    village = village_of(g)
    if village and seat != g.attacker and not mounted:
        for at in brim_points(village):
            look_at = outward(at, village)
            spot = ahead(at[0], at[1], (look_at + TURN // 2) % TURN, depth // 2 + BRIM)
            places = formation(kind, n, spot[0], spot[1], look_at, width, depth)
            yield merit(g, seat, company, bases_for(g, company, mounted, places)), places


def grid(area: tuple[int, int, int, int]) -> Iterator[Point]:
    low_x, low_y, high_x, high_y = area
    for x in range(low_x + STEP // 2, high_x, STEP):
        for y in range(low_y + STEP // 2, high_y, STEP):
            yield x, y
        for y in (low_y + STEP // 4, high_y - STEP // 4):
            yield x, y


def merit(g: State, seat: int, company: Company, bases: Sequence[Box]) -> float:
    """Field of fire, cover, room, flanks for riders, nearness to village, friends and enemy."""
    ground = look(g).ground
    centre = bases[len(bases) // 2]
    kind = type_in_mode(company.troop, company.mounted)
    friends = [b for u in units_of(g, seat) for b in bases_of(g, u)]
    near = min((length_of(centre.x - b.x, centre.y - b.y) for b in friends), default=0) / INCH
    if company.role != FIGHTING:
        return -near - 2 * blocked_by(centre, friends)
    score = -3.0 * blocked_by(centre, friends) - 0.15 * max(0.0, near - 6)
    gun = company.troop in GUNS
    open_to = clear_rays(g, centre)
    arms = [g.facts.arms[name] for name in company.crew[0].arms.split("+")]
    shoots = gun or max((arm.effective for arm in arms), default=0) >= 4 * INCH
    score += open_to * (2.0 if gun else 1.0 if shoots else 0.3)
    if not gun and kind not in ("cavalry", "mounted_warrior", "mounted_infantry"):
        kinds = [ground.pieces[i].kind.cover for i in ground.spot(centre).within]
        score += 2.0 if "foot" in kinds else 0.0
    score -= 4.0 * off_centre(g, seat, centre) if not company.horses else 0.0
    score += 2.0 * min(0.7, off_centre(g, seat, centre)) if company.horses else 0.0
    village = village_of(g)
    if village and g.scenario in (RAID, SIEGE) and seat != g.attacker:
        score -= 0.5 * gap_to(bases, village) / INCH
        goal = enemy_side(g, seat)
        score -= 0.15 * length_of(centre.x - goal[0], centre.y - goal[1]) / INCH
    elif not gun:
        goal = goal_of(g, seat)
        score -= 0.15 * length_of(centre.x - goal[0], centre.y - goal[1]) / INCH
    return score


def off_centre(g: State, seat: int, b: Box) -> float:
    """0 in the middle of the own front, 1 at its ends."""
    width, height = g.facts.sizes.table
    at, whole = (b.y, height) if g.edges[seat] in ("left", "right") else (b.x, width)
    return abs(2 * at - whole) / whole


def blocked_by(b: Box, friends: Sequence[Box]) -> int:
    """Friends straight before or behind."""
    local = [b.local(friend.x, friend.y) for friend in friends]
    return int(any(abs(u) < BEHIND and abs(v) < b.w for u, v in local))


def clear_rays(g: State, b: Box) -> float:
    """How many of three directions ahead are open to shoot."""
    sight = look(g)
    here = sight.ground.spot(b)
    found = 0
    for aside in (TURN - QUARTER // 3, 0, QUARTER // 3):
        x, y = ahead(b.x, b.y, (b.facing + aside) % TURN, RAY)
        there = sight.ground.spot(Box(x, y, b.facing, b.w, b.d))
        found += sight.ground_clear(b.front, (x, y), here, there, RAY)
    return float(found)


# -------------------------------------------------------------------------------------- ambushes
def brim_points(outline: Sequence[Point]) -> Iterator[Point]:
    for a, b in edges(tuple(outline)):
        yield a
        yield (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def outward(at: Point, outline: Sequence[Point]) -> int:
    x, y = middle(outline)
    return bearing(at[0] - x, at[1] - y) if at != (x, y) else 0


def noted(g: State, ask: Notes, rng: random.Random) -> Any:
    """Every hidden company at the brim of a site that looks at the way of the enemy."""
    found = companies(g, ask.seat)
    trial = g.clone()
    notes = []
    for number, company in enumerate(found):
        if company.status != HIDDEN:
            continue
        mounted = company.horses and company.troop in ("cavalry", "warrior")
        places = lair(trial, ask.seat, company, mounted)
        if not places:
            mounted = company.mounted
            places = site_search(trial, ask.seat, company, rng)
        if places:
            notes.append((number, int(mounted), *places))
            company.places, company.mounted = places, mounted
            trial.reserve[ask.seat] = msgspec.json.encode(found).decode()
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


# ----------------------------------------------------------------------------------------- works
def dug(g: State, ask: Dig, rng: random.Random) -> Any:
    """A line before the village, towards the enemy, as near as the ground allows."""
    village = village_of(g)
    if not village:
        return ask.sample(g, rng)
    facing = FACING[g.edges[ask.seat]]
    x, y = middle(village)
    depth, width = g.facts.sizes.depth["foot"], g.facts.sizes.frontage
    for inches in (7, 6, 8, 5, 9, 4, 10):
        at = ahead(x, y, facing, inches * INCH)
        places = tuple(formation(LINE, ask.number, *at, facing, width, depth))
        if not ask.refusal(g, places):
            return places
    return ask.sample(g, rng)
