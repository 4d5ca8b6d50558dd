"""Decisions of the deployment (KP-36: D-13, D-15 to D-18)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Ask, Domain, Refusal
from zareba.games.kriegspfad.field import reading
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, companies, described, keep
from zareba.games.kriegspfad.field.geometry import within
from zareba.games.kriegspfad.field.imagining import one_is_ready
from zareba.games.kriegspfad.field.place_search import deployment_search, site_search
from zareba.games.kriegspfad.field.placing import (
    ALONE,
    ambush_area,
    area_in_hundredths,
    bases_for,
    deployment_area,
    deployment_refused,
    note_refused,
)
from zareba.games.kriegspfad.field.posts import ABOARD, aboard, boats_on_table
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import FIGHTING, TRAIN, State
from zareba.games.kriegspfad.field.structures import READY, Company, Place
from zareba.games.kriegspfad.field.troops import GUNS

from .buildings import garrison_places


class March(Domain, frozen=True):
    """D-15: the order in which the units enter; the defender sees it, but no numbers of a list."""

    rule: ClassVar[str] = "KP-16.6"
    secret: ClassVar[bool] = True

    def canonical(self, g: State, choice: Any) -> Any:
        return tuple(whole(n) for n in several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if sorted(choice) != list(range(len(companies(g, self.seat)))):
            return Refusal("KP-16.6", "every_unit_once")
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        order = list(range(len(companies(g, self.seat))))
        rng.shuffle(order)
        return tuple(order)

    def describe(self, g: State) -> dict[str, Any]:
        found = enumerate(companies(g, self.seat))
        return {"units": [described(g, i, company) for i, company in found]}


class PlaceOrder(Ask, frozen=True):
    """D-16: the player of the only disciplined army places before or after the other."""

    rule: ClassVar[str] = "KP-16.5"

    def options(self, g: State) -> list[Any]:
        return ["after", "before"]


class Deploy(Domain, frozen=True):
    """D-17: one company: its number, 1 if mounted, and a place for every element."""

    rule: ClassVar[str] = "KP-16.5"

    def anew(self, g: State) -> Deploy:
        one_is_ready(g, self.seat)
        return self

    def canonical(self, g: State, choice: Any) -> Any:
        number, *rest = several(choice)
        if number == LATE:
            (waiting,) = rest
            return (LATE, whole(waiting))
        return (whole(number), *reading.company(rest))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        found = companies(g, self.seat)
        number = choice[1] if choice[0] == LATE else choice[0]
        if not 0 <= number < len(found) or found[number].status != READY:
            return Refusal("KP-16.5", "nobody_waits")
        if number not in self.waiting(g):
            return Refusal("KP-16.14", "train_first")
        if choice[0] == LATE:
            _, places = room_for(g, self.seat, found[number])
            return Refusal("KP-16.20", "there_is_room") if places else None
        return deployment_refused(g, self.seat, found[number], bool(choice[1]), choice[2:])

    def sample(self, g: State, rng: random.Random) -> Any:
        found, waiting = companies(g, self.seat), self.waiting(g)
        number = waiting[0]
        if found[number].role != TRAIN:
            number = rng.choice(waiting)
        company = found[number]
        if rng.randrange(2) and company.role == FIGHTING and company.troop not in GUNS:
            posts = posts_for(g, self.seat, company)
            if posts and not deployment_refused(g, self.seat, company, False, posts):
                return (number, 0, *posts)
        mounted, places = deployment_search(g, self.seat, found[number], rng)
        if not places:  # another search may find what this one has missed
            mounted, places = room_for(g, self.seat, found[number])
        return (number, int(mounted), *places) if places else (LATE, number)

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        units = [described(g, i, found[i]) for i in self.waiting(g)]
        return {"areas": [area_in_hundredths(deployment_area(g, self.seat))], "units": units}

    def waiting(self, g: State) -> list[int]:
        """KP-16.14: who may be placed now: a train before everybody else."""
        ready = [i for i, c in enumerate(companies(g, self.seat)) if c.status == READY]
        trains = [i for i in ready if companies(g, self.seat)[i].role == TRAIN]
        return trains or ready


def room_for(g: State, seat: int, company: Company) -> tuple[bool, list[Place]]:
    """KP-16.20: the search that decides whether a company finds room."""
    return deployment_search(g, seat, company, random.Random(0))


def keeps_company(g: State, found: list[Company], number: int) -> bool:
    """KP-16.14: within four inches of an own hidden unit."""
    (here,) = bases_for(g, found[number], found[number].mounted, found[number].places)
    return any(
        within(here, b, g.facts.distances.company)
        for c in found
        if c.status == HIDDEN and c.role == FIGHTING
        for b in bases_for(g, c, c.mounted, c.places)
    )


def posts_for(g: State, seat: int, company: Company) -> list[Place]:
    """A building or a boat for a whole company on foot, if one has room."""
    if company.troop in GUNS or company.role == TRAIN:
        return []
    posts = garrison_places(g, seat, company)
    own = [n for n in boats_on_table(g) if g.boats[n].side == seat and not aboard(g, n)]
    if not posts and own and len(company.crew) <= g.facts.counts.boat_crew:
        posts = [(ABOARD, own[0], 0)] * len(company.crew)
    return posts


class Notes(Domain, frozen=True):
    """D-18: where the hidden companies lie; secret, and asked whether or not there are any."""

    rule: ClassVar[str] = "KP-17.19"
    secret: ClassVar[bool] = True

    def canonical(self, g: State, choice: Any) -> Any:
        notes = (several(note) for note in several(choice))
        return tuple((whole(number), *reading.company(rest)) for number, *rest in notes)

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        found = companies(g, self.seat)
        trial = g.clone()
        noted = set()
        for number, mounted, *places in choice:
            if not 0 <= number < len(found) or found[number].status != HIDDEN or number in noted:
                return Refusal("KP-17.19", "not_to_hide")
            why = note_refused(trial, self.seat, found[number], bool(mounted), places)
            if why:
                return why
            noted.add(number)
            found[number] = found[number].stands(bool(mounted), tuple(places))
            keep(trial, self.seat, found)
        if any(not keeps_company(g, found, n) for n in noted if found[n].role in ALONE):
            return Refusal("KP-16.14", "needs_company")
        for number, company in enumerate(found):
            if company.role in ALONE:
                continue  # without a place they are deployed openly
            forgotten = company.status == HIDDEN and number not in noted
            if forgotten and site_search(trial, self.seat, company):
                return Refusal("KP-16.19", "can_be_hidden", {"n": number + 1})
        return None

    def only(self, g: State) -> Any:
        """Who hides nobody has nothing to note."""
        return None if self.hidden(g) else ()

    def sample(self, g: State, rng: random.Random) -> Any:
        found, trial = companies(g, self.seat), g.clone()
        notes = []
        for number, company in self.hidden(g).items():
            places = site_search(trial, self.seat, company, rng)
            found[number] = company.stands(company.mounted, tuple(places))
            if places and (company.role not in ALONE or keeps_company(g, found, number)):
                notes.append((number, int(company.mounted), *places))
                keep(trial, self.seat, found)
            else:
                found[number] = company.stands(company.mounted, ())  # it takes no room
        return tuple(notes)

    def hidden(self, g: State) -> dict[int, Company]:
        found = companies(g, self.seat)
        return {i: c for i, c in enumerate(found) if c.status == HIDDEN}

    def describe(self, g: State) -> dict[str, Any]:
        return {
            "areas": [area_in_hundredths(ambush_area(g, self.seat))],
            "units": [described(g, i, c) for i, c in self.hidden(g).items()],
        }
