"""Decisions of the deployment (KP-36: D-13, D-15 to D-18)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from zareba.engine import Ask, Domain, Intent, Refusal
from zareba.games.kriegspfad.battle.houses import garrison_places
from zareba.games.kriegspfad.drafting import company_places as standing
from zareba.games.kriegspfad.drafting import preparations as laying
from zareba.games.kriegspfad.drafting import typed as spoken
from zareba.games.kriegspfad.drafting.maneuvers import read
from zareba.games.kriegspfad.field import reading as proposals
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, READY, Company, Place, companies
from zareba.games.kriegspfad.field.geometry import within
from zareba.games.kriegspfad.field.place_search import deployment_search, site_search
from zareba.games.kriegspfad.field.placing import (
    ALONE,
    BESIDE,
    ambush_area,
    area_in_hundredths,
    bases_for,
    deployment_area,
    deployment_refused,
    note_refused,
)
from zareba.games.kriegspfad.field.posts import ABOARD, CREW, SIDE, aboard, boats_on_table
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import FIGHTING, TRAIN, State
from zareba.games.kriegspfad.field.troops import GUNS


class March(Domain, frozen=True):
    """D-15: the order in which the units enter, open to the defender."""

    rule: ClassVar[str] = "KP-16.6"

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

    def blank(self, g: State) -> Any:
        return tuple(range(len(companies(g, self.seat))))

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        order = laying.marched(draft, intent)
        return self.blank(g) if order is None else order

    def intents(self, g: State) -> list[Intent]:
        numbers = range(len(companies(g, self.seat)))
        return [{name: {"number": n}} for n in numbers for name in ("earlier", "later")]

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard(typed, spoken.MARCHING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {"order": list(choice)}

    def describe(self, g: State) -> dict[str, Any]:
        found = enumerate(companies(g, self.seat))
        return {"units": [standing.described(g, i, company) for i, company in found]}


class PlaceOrder(Ask, frozen=True):
    """D-16: the player of the only disciplined army places before or after the other."""

    rule: ClassVar[str] = "KP-16.5"

    def options(self, g: State) -> list[Any]:
        return ["after", "before"]


class Deploy(Domain, frozen=True):
    """D-17: one company: its number, 1 if mounted, and a place for every element."""

    rule: ClassVar[str] = "KP-16.5"

    def canonical(self, g: State, choice: Any) -> Any:
        number, *rest = several(choice)
        if number == LATE:
            (waiting,) = rest
            return (LATE, whole(waiting))
        return (whole(number), *proposals.company(rest))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        found = companies(g, self.seat)
        number = choice[1] if choice[0] == LATE else choice[0]
        if not 0 <= number < len(found) or found[number].status != READY:
            return Refusal("KP-16.5", "nobody_waits")
        trains = [c.role == TRAIN and c.status == READY for c in found]
        if any(trains) and not trains[number]:
            return Refusal("KP-16.14", "train_first")
        if choice[0] == LATE:
            _, places = deployment_search(g, self.seat, found[number], random.Random(0))
            return Refusal("KP-16.20", "there_is_room") if places else None
        return deployment_refused(g, self.seat, found[number], bool(choice[1]), choice[2:])

    def sample(self, g: State, rng: random.Random) -> Any:
        found = companies(g, self.seat)
        waiting = [i for i, c in enumerate(found) if c.status == READY]
        number = min(waiting, key=lambda i: found[i].role != "train")
        if found[number].role != "train":
            number = rng.choice(waiting)
        company = found[number]
        if rng.randrange(2) and company.role == FIGHTING and company.troop not in GUNS:
            posts = posts_for(g, self.seat, company)
            if posts and not deployment_refused(g, self.seat, company, False, posts):
                return (number, 0, *posts)
        mounted, places = deployment_search(g, self.seat, found[number], rng)
        return (number, int(mounted), *places) if places else (LATE, number)

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        _, wish = read(intent, standing.SEVERAL)
        if isinstance(wish, standing.Late):
            return (LATE, wish.number)
        if isinstance(wish, standing.Post):
            posts = posts_for(g, self.seat, companies(g, self.seat)[wish.number])
            return (wish.number, *standing.found("KP-29.8", False, posts))
        if not isinstance(wish, standing.Take):
            return self.sample(g, random.Random(0))
        company = companies(g, self.seat)[wish.number]
        same = draft is not None and draft[0] == wish.number

        def anywhere() -> Any:
            mounted, places = deployment_search(g, self.seat, company, random.Random(0))
            return standing.found("KP-16.20", mounted, places)

        before = draft[1:] if same else None
        return (
            wish.number, *standing.placed(g, self.seat, company, before, wish.intent, anywhere)
        )  # fmt: skip

    def intents(self, g: State) -> list[Intent]:
        found = companies(g, self.seat)
        waiting = [i for i, c in enumerate(found) if c.status == READY]
        posted = [i for i in waiting if posts_for(g, self.seat, found[i])]
        posts: list[Intent] = [{"post": {"number": i}} for i in posted]
        return (
            posts
            + [{"take": {"number": i}} for i in waiting]
            + [
                {"take": {"number": i, "intent": intent}}
                for i in waiting
                for intent in standing.company_offers(found[i])[1:]
            ]
        )

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard_of_several(typed)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        number, *draft = choice
        found = companies(g, self.seat)
        if number == LATE or not 0 <= number < len(found):
            return {}
        return standing.drawn(g, number, found[number], tuple(draft))

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        waiting = [standing.described(g, i, c) for i, c in enumerate(found) if c.status == READY]
        return {"areas": [area_in_hundredths(deployment_area(g, self.seat))], "units": waiting}


def keeps_company(g: State, found: list[Company], number: int) -> bool:
    """KP-16.14: within four inches of an own hidden unit."""
    (here,) = bases_for(g, found[number], found[number].mounted, found[number].places)
    return any(
        within(here, b, BESIDE)
        for c in found
        if c.status == HIDDEN and c.role == FIGHTING
        for b in bases_for(g, c, c.mounted, c.places)
    )


def posts_for(g: State, seat: int, company: Company) -> list[Place]:
    """A building or a boat for a whole company on foot, if one has room."""
    if company.troop in GUNS or company.role == TRAIN:
        return []
    posts = garrison_places(g, seat, company)
    own = [n for n in boats_on_table(g) if g.boats[n][SIDE] == seat and not aboard(g, n)]
    if not posts and own and len(company.crew) <= CREW:
        posts = [(ABOARD, own[0], 0)] * len(company.crew)
    return posts


class Notes(Domain, frozen=True):
    """D-18: where the hidden companies lie; secret, and asked whether or not there are any."""

    rule: ClassVar[str] = "KP-17.19"
    secret: ClassVar[bool] = True

    def canonical(self, g: State, choice: Any) -> Any:
        notes = (several(note) for note in several(choice))
        return tuple((whole(number), *proposals.company(rest)) for number, *rest in notes)

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
            found[number].places, found[number].mounted = list(places), bool(mounted)
            trial.reserve[self.seat] = msgspec.json.encode(found).decode()
        if any(not keeps_company(g, found, n) for n in noted if found[n].role in ALONE):
            return Refusal("KP-16.14", "needs_company")
        for number, company in enumerate(found):
            if company.role in ALONE:
                continue  # without a place they are deployed openly
            forgotten = company.status == HIDDEN and number not in noted
            if forgotten and site_search(trial, self.seat, company):
                return Refusal("KP-16.19", "can_be_hidden", {"n": number})
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        found = companies(g, self.seat)
        trial = g.clone()
        notes = []
        for number, company in enumerate(found):
            if company.status != HIDDEN:
                continue
            places = site_search(trial, self.seat, company, rng)
            company.places = places
            if places and (company.role not in ALONE or keeps_company(g, found, number)):
                notes.append((number, int(company.mounted), *places))
                trial.reserve[self.seat] = msgspec.json.encode(found).decode()
            else:
                company.places = []  # it takes no room
        return tuple(notes)

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        _, wish = read(intent, standing.SEVERAL)
        if isinstance(wish, standing.Late):
            raise ValueError("a hidden unit is not late")
        if not isinstance(wish, standing.Take | standing.Clear):
            return self.sample(g, random.Random(0))
        notes = {note[0]: note for note in draft}
        before = notes.pop(wish.number, None)
        if isinstance(wish, standing.Clear):
            return tuple(notes.values())
        company = companies(g, self.seat)[wish.number]

        def anywhere() -> Any:
            trial, found = g.clone(), companies(g, self.seat)
            for number, mounted, *places in notes.values():
                found[number].mounted, found[number].places = bool(mounted), places
            trial.reserve[self.seat] = msgspec.json.encode(found).decode()
            places = site_search(trial, self.seat, company, random.Random(0))
            return standing.found("KP-17.5", company.mounted, places)

        draft = before[1:] if before else None
        made = standing.placed(g, self.seat, company, draft, wish.intent, anywhere)
        return (*notes.values(), (wish.number, *made))

    def hidden(self, g: State) -> dict[int, Company]:
        found = companies(g, self.seat)
        return {i: c for i, c in enumerate(found) if c.status == HIDDEN}

    def intents(self, g: State) -> list[Intent]:
        hidden = self.hidden(g)
        found: list[Intent] = [{"suggest": {}}]
        for i, company in hidden.items():
            found += [{"take": {"number": i}}, {"clear": {"number": i}}]
            found += [
                {"take": {"number": i, "intent": intent}}
                for intent in standing.company_offers(company)[1:]
            ]
        return found

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard_of_several(typed)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        hidden = self.hidden(g)
        return {
            "notes": [
                standing.drawn(g, number, hidden[number], tuple(draft))
                for number, *draft in choice
                if number in hidden
            ]
        }

    def describe(self, g: State) -> dict[str, Any]:
        return {
            "areas": [area_in_hundredths(ambush_area(g, self.seat))],
            "units": [standing.described(g, i, c) for i, c in self.hidden(g).items()],
        }
