"""The attacker of an ambush enters, one unit a round (KP-16.6, KP-16.18)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar

from zareba.engine import Ask, Domain, Refusal, Rule, die, rule, say
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Dice
from zareba.games.kriegspfad.field import reading
from zareba.games.kriegspfad.field.arcs import is_column
from zareba.games.kriegspfad.field.companies import (
    MARCH,
    companies,
    described,
    keep,
    place_company,
    take_out,
)
from zareba.games.kriegspfad.field.formations import COLUMN, LINE, formation
from zareba.games.kriegspfad.field.geometry import (
    QUARTER,
    SLACK,
    TURN,
    box,
    length_of,
    snap,
)
from zareba.games.kriegspfad.field.imagining import march_on
from zareba.games.kriegspfad.field.place_search import random_places
from zareba.games.kriegspfad.field.placing import (
    FACING,
    area_in_hundredths,
    bases_for,
    candidates,
    edge_strip,
    stands_refused,
    table_area,
)
from zareba.games.kriegspfad.field.state import FIGHTING, MOVED, TRAIN, State
from zareba.games.kriegspfad.field.structures import Company, Place
from zareba.games.kriegspfad.field.troops import (
    cohesion_for,
    elements_of,
    is_night,
    movement_row,
    tell,
)

from .arrivals import uncovers
from .march import approach, begin_activation, make_contacts
from .paths import Judge

ASIDE = tuple(n * INCH for n in (0, 1, -1, 2, -2, 4, -4, 6, -6))  # ways in that are tried


def first_in_march(g: State) -> list[int]:
    """KP-16.6: the next unit; commanders, scouts and prophets next in line come with it."""
    found = companies(g, g.attacker)
    numbers = [i for i, c in enumerate(found) if c.status == MARCH]
    group: list[int] = []
    for i in numbers:
        if found[i].role in (FIGHTING, TRAIN) and any(
            found[k].role in (FIGHTING, TRAIN) for k in group
        ):
            break
        group.append(i)
    return group


class Enter(Domain, frozen=True):
    """D-30: where the elements of the entering unit end: 1 if mounted, then the places."""

    rule: ClassVar[str] = "KP-16.18"
    number: int

    def anew(self, g: State) -> Enter:
        march_on(g, self.seat, self.number, lambda c: enter_search(g, self.seat, c))
        return self

    def canonical(self, g: State, choice: Any) -> Any:
        return reading.company(choice)

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        company = companies(g, self.seat)[self.number]
        return enter_refused(g, self.seat, company, bool(choice[0]), choice[1:])

    def sample(self, g: State, rng: random.Random) -> Any:
        company = companies(g, self.seat)[self.number]
        return (int(company.mounted), *enter_search(g, self.seat, company, rng))

    def describe(self, g: State) -> dict[str, Any]:
        strip = edge_strip(g, g.edges[self.seat], g.allowance * INCH)
        return {
            "unit": described(g, self.number, companies(g, self.seat)[self.number]),
            "edge": g.edges[self.seat],
            "allowance": g.allowance,
            "areas": [area_in_hundredths(strip)],
        }


class EntryMode(Ask, frozen=True):
    """D-24, KP-4.10: how the next unit enters: mounted or on foot, by which going."""

    rule: ClassVar[str] = "KP-19.1"
    number: int

    def anew(self, g: State) -> EntryMode:
        march_on(g, self.seat, self.number, lambda _: True)
        return self

    def options(self, g: State) -> list[Any]:
        company = companies(g, self.seat)[self.number]
        modes = ["mounted", "foot"] if company.horses else ["foot"]
        goings = ["good", "difficult"] if g.pieces else ["good"]
        goings = ["difficult"] if {"snow", "mud"} & set(g.weather) else goings
        return [f"{mode}-{going}" for mode in modes for going in goings]


def enter_refused(
    g: State, seat: int, company: Company, mounted: bool, places: Any
) -> Refusal | None:
    """KP-16.18: by a legal way from the entry edge, or wholly on the table touching it."""
    if mounted != company.mounted:
        return Refusal("KP-19.12", "mode_declared")
    if why := stands_refused(g, seat, company, mounted, places, table_area(g)):
        return why
    if why := train_refused(g, company, places):
        return why
    trial = g.clone()
    u = place_company(trial, seat, company.stands(company.mounted, tuple(places)))
    judge = Judge(trial, u)
    field = [e for e in elements_of(trial, u) if not trial.post[e]]
    for e in field:
        if why := way_in(trial, judge, e) or judge.stands(judge.now[e]):
            return why
    return judge.contacts(field)


def train_refused(g: State, company: Company, places: Any) -> Refusal | None:
    """KP-16.6, KP-9.2: a wagon train comes in as a column one element wide."""
    if company.role != TRAIN:
        return None
    limit = cohesion_for(g, company.troop, company.role, False)
    bases = bases_for(g, company, False, places)
    return None if is_column(bases, limit) else Refusal("KP-9.2", "no_column")


def way_in(g: State, judge: Judge, e: int) -> Refusal | None:
    """KP-16.18, KP-20.18: a straight way from some point of the edge, front edge on it."""
    end, left = judge.now[e], g.edges[judge.seat] == "left"
    inward = FACING[g.edges[judge.seat]]
    there = box(end.x, end.y, inward, end.w, end.d)
    edge_x = -end.hd if left else g.facts.sizes.table[0] + end.hd
    limit, why = g.allowance * INCH, None
    xs = [x for x, _ in end.corners]
    if (min(xs) if left else g.facts.sizes.table[0] - max(xs)) <= HUNDREDTH:
        limit = max(limit, end.d + HUNDREDTH)  # placed wholly on the table, touching the edge
    for aside in ASIDE:
        start = box(edge_x, end.y + aside, inward, end.w, end.d)
        if length_of(end.x - edge_x, aside) > limit + SLACK:
            continue
        why = judge.leg(start, there)
        if why is None:
            judge.before[e] = start
            g.from_x[e], g.from_y[e], g.from_facing[e] = snap(edge_x), snap(start.y), inward
            return None
    return why or Refusal("KP-16.18", "too_far_in", {"inches": g.allowance})


def enter_search(
    g: State, seat: int, company: Company, rng: random.Random | None = None
) -> list[tuple[int, int, int]]:
    """A legal place at the entry edge, or none."""
    edge, mounted = g.edges[seat], company.mounted
    depth = max(g.allowance * INCH // 2, 3 * INCH)
    area, facings = edge_strip(g, edge, depth), entry_facings(company, edge)
    lucky = (
        random_places(g, company, mounted, area, rng.choice(facings), rng)
        for _ in range(60)
        if rng is not None
    )
    tried = chain(lucky, candidates(g, company, mounted, area, facings), at_edge(g, company, edge))
    return next(
        (places for places in tried if not enter_refused(g, seat, company, mounted, places)), []
    )


def entry_facings(company: Company, edge: str) -> tuple[int, ...]:
    """Inward; a column of wagons has room only along the edge."""
    inward = FACING[edge]
    if company.role != TRAIN:
        return (inward,)
    return (inward + QUARTER) % TURN, (inward - QUARTER) % TURN


def at_edge(g: State, company: Company, edge: str) -> Iterator[list[Place]]:
    """KP-16.18: formations that touch the edge, for who comes no farther."""
    width, height = g.facts.sizes.table
    frontage, depth = g.facts.sizes.frontage, g.facts.depths[company.troop, company.mounted]
    train = company.role == TRAIN
    half = (frontage if train else depth) // 2
    x = -(-half // HUNDREDTH) if edge == "left" else (width - half) // HUNDREDTH
    kind, n = COLUMN if train else LINE, len(company.crew)
    for facing in entry_facings(company, edge):
        for y in range(INCH // 2, height, INCH):
            yield formation(kind, n, x * HUNDREDTH, y, facing, frontage, depth)


def entry_dice(g: State, company: Company) -> Dice:
    """KP-19.2: the row of its type in its mode, by the declared going."""
    trial = g.clone()
    anywhere = ((0, 0, 0),) * len(company.crew)
    u = place_company(trial, g.attacker, company.stands(company.mounted, anywhere))
    return g.facts.movement[movement_row(trial, u)][g.action.endswith("-difficult")]


@rule("KP-16.6", "KP-16.18", "KP-17.14", "KP-19.4")
def enter(g: State, seat: int) -> Rule:
    """One unit a round comes over the edge with its full move; without room it waits."""
    g.entered = True
    for _ in range(len(first_in_march(g))):
        number = first_in_march(g)[0]
        how = yield EntryMode(seat, number)
        declare(g, seat, number, how)
        if not has_room(g, seat):
            say(g, "cannot_enter", "KP-16.18", seat=seat)
            break
        choice = yield Enter(seat, number)
        while uncovers(g, seat, number, choice):
            if not still_room(g, seat, number):
                return
            choice = yield Enter(seat, number)
        put_on_table(g, seat, number, choice)
    g.action, g.allowance, g.dice = "", 0, []


def declare(g: State, seat: int, number: int, how: str) -> None:
    mode, _, going = how.partition("-")
    found = companies(g, seat)
    found[number] = found[number].stands(mode == "mounted", found[number].places)
    keep(g, seat, found)
    g.action = f"enter-{going}"


def still_room(g: State, seat: int, number: int) -> bool:
    """KP-16.18: without a place the unit waits, and everything behind it."""
    return bool(enter_search(g, seat, companies(g, seat)[number]))


def has_room(g: State, seat: int) -> bool:
    """Roll the movement of the next company, and see whether it finds a place."""
    company = companies(g, seat)[first_in_march(g)[0]]
    count, more = entry_dice(g, company)
    g.dice = [die(g) for _ in range(count)]
    g.allowance = max(0, sum(g.dice) + more)
    if is_night(g):
        g.allowance = min(g.allowance, g.facts.darkness.max_move)
    return bool(enter_search(g, seat, company))


def put_on_table(g: State, seat: int, number: int, choice: tuple[Any, ...]) -> None:
    company = take_out(g, seat, number)
    u = place_company(g, seat, company.stands(bool(choice[0]), choice[1:]))
    g.march.pop(0)
    begin_activation(g, u)
    width = g.facts.sizes.table[0]
    for e in elements_of(g, u):
        g.did[e] = MOVED
        g.from_x[e] = 0 if g.edges[seat] == "left" else width // HUNDREDTH
        g.from_facing[e] = FACING[g.edges[seat]]
        g.way[e] = length_of((g.x[e] - g.from_x[e]) * HUNDREDTH, 0)
    tell(g, "entered", "KP-16.6", u, seat=seat)
    make_contacts(g, u)
    approach(g, u)
