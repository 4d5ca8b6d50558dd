"""Decisions of the deployment (KP-36: D-06, D-13 to D-18)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from zareba.engine import Ask, Domain, Intent, Refusal

from . import laying, proposals, spoken, standing
from .geometry import HUNDREDTH
from .hidden import HIDDEN, LATE, READY, Company, companies
from .maneuvers import read
from .placing import (
    ambush_area,
    area_in_hundredths,
    deployment_area,
    deployment_refused,
    deployment_search,
    note_refused,
    site_search,
    stands_refused,
)
from .proposals import several, whole
from .state import FIGHTING, State


class Dig(Domain, frozen=True):
    """D-06: places and facings of the emplacements that were paid for."""

    rule: ClassVar[str] = "KP-29.2"
    number: int

    def canonical(self, g: State, choice: Any) -> Any:
        return proposals.places(several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if len(choice) > self.number:
            return Refusal("KP-29.2", "paid_for", {"n": self.number})
        crew = next(c for c in companies(g, self.seat) if c.role == FIGHTING)
        one = msgspec.structs.replace(crew, crew=crew.crew[:1], troop="skirmisher", mounted=False)
        area = deployment_area(g, self.seat)
        for place in choice:
            if why := stands_refused(g, self.seat, one, False, [place], area):
                return why
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        low_x, low_y, high_x, high_y = (n // 100 for n in deployment_area(g, self.seat))
        found: tuple[Any, ...] = ()
        for _ in range(4 * self.number):
            place = (rng.randrange(low_x, high_x), rng.randrange(low_y, high_y), 0)
            if len(found) < self.number and not self.refusal(g, (*found, place)):
                found += (place,)
        return found

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        places = laying.dug(draft, intent)
        return self.sample(g, random.Random(0)) if places is None else places

    def intents(self, g: State) -> list[Intent]:
        return [{"suggest": {}}, *({"remove": {"piece": i}} for i in range(self.number))]

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard(typed, spoken.DIGGING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        base = g.facts.sizes.frontage // HUNDREDTH
        elements = [{"element": i, "end": list(place)} for i, place in enumerate(choice)]
        return {"elements": elements, "base": [base, base], "left": self.number - len(choice)}

    def describe(self, g: State) -> dict[str, Any]:
        return {"number": self.number, "areas": [area_in_hundredths(deployment_area(g, self.seat))]}


class Hold(Domain, frozen=True):
    """D-14: which companies come late or lie in ambush; secret."""

    rule: ClassVar[str] = "KP-16.5"
    secret: ClassVar[bool] = True
    late: int  # at most
    hidden: int

    def canonical(self, g: State, choice: Any) -> Any:
        orders = (several(order) for order in several(choice))
        return tuple(sorted((whole(number), str(status)) for number, status in orders))

    def fighting(self, g: State) -> list[int]:
        found = companies(g, self.seat)
        return [i for i, c in enumerate(found) if c.role == FIGHTING and c.status == READY]

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        numbers = [number for number, _ in choice]
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(self.fighting(g)):
            return Refusal("KP-16.14", "fighting_once")
        if {status for _, status in choice} - {LATE, HIDDEN}:
            return Refusal("KP-16.5", "late_or_hidden")
        if sum(status == LATE for _, status in choice) > self.late:
            return Refusal("KP-16.5", "most_late", {"n": self.late})
        if sum(status == HIDDEN for _, status in choice) > self.hidden:
            return Refusal("KP-16.5", "most_hidden", {"n": self.hidden})
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        free = self.fighting(g)
        rng.shuffle(free)
        late, hidden = rng.randrange(self.late + 1), rng.randrange(self.hidden + 1)
        chosen = [(n, LATE) for n in free[:late]]
        chosen += [(n, HIDDEN) for n in free[late : late + hidden]]
        return tuple(sorted(chosen))

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        orders = laying.held(draft, intent)
        return self.sample(g, random.Random(0)) if orders is None else orders

    def intents(self, g: State) -> list[Intent]:
        ways = [name for name, most in (("late", self.late), ("hide", self.hidden)) if most]
        return [
            {name: {"number": number}}
            for number in self.fighting(g)
            for name in (*ways, *(["ready"] if ways else []))
        ]

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard(typed, spoken.HOLDING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {
            name: [number for number, status in choice if status == name] for name in (LATE, HIDDEN)
        }

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        return {
            "late": self.late,
            "hidden": self.hidden,
            "units": [standing.described(g, i, found[i]) for i in self.fighting(g)],
        }


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
        mounted, places = deployment_search(g, self.seat, found[number], rng)
        return (number, int(mounted), *places) if places else (LATE, number)

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        _, wish = read(intent, standing.SEVERAL)
        if isinstance(wish, standing.Late):
            return (LATE, wish.number)
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
        return [{"take": {"number": i}} for i in waiting] + [
            {"take": {"number": i, "intent": intent}}
            for i in waiting
            for intent in standing.company_offers(found[i])[1:]
        ]

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
        for number, company in enumerate(found):
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
            if places:
                notes.append((number, int(company.mounted), *places))
                company.places = places
                trial.reserve[self.seat] = msgspec.json.encode(found).decode()
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
            places = site_search(g, self.seat, company, random.Random(0))
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
