"""Drafts of the battle: ways, arrivals, fire, boats, the end (KP-36: D-21 to D-38)."""

from __future__ import annotations

import random
from abc import abstractmethod
from itertools import pairwise
from typing import Any, TypeVar

from zareba.engine import Drafting, Intent, Refusal
from zareba.games.kriegspfad.battle.asks import CONCEDE, DRAW, ON, Arrive, Paths, Resolve
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.enter import Enter, enter_search
from zareba.games.kriegspfad.battle.fire import ARSON
from zareba.games.kriegspfad.battle.limits import arrival_search
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.springing import SPRING, springing, uncovered
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.geometry import EIGHTH, TURN, Box, ahead, length_of, snap
from zareba.games.kriegspfad.field.posts import boat_at, boat_box
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.structures import Company

from . import company_intents, fire_intents, typed, unit_intents
from .drawings import way_trial
from .maneuvers import Face, Shift, Suggest, Wish, read
from .towards import Towards, as_far_as_may_be

ROWING: dict[str, type[Wish]] = {
    "shift": Shift, "towards": Towards, "face": Face, "suggest": Suggest,
}  # fmt: skip


class Ways(Drafting[Paths], of=Paths):
    """D-26, D-27, D-32."""

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        return unit_intents.intended(g, self.ask.unit, draft, intent)

    def intents(self, g: State) -> list[Intent]:
        return [
            intent
            for intent in unit_intents.offered(g, self.ask.unit)
            if not {"charge", "form"} & {*intent}
            or not unit_intents.offer_refused(g, self.ask, intent)
        ]

    def is_final(self, intent: Intent) -> bool:
        return "stay" in intent

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.of_unit(g, self.ask.unit, typed.heard(words, typed.PATHS))

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return way_trial(g, self.ask.unit, choice)


Placing = TypeVar("Placing", Arrive, Enter)


class OneCompany(Drafting[Placing]):
    """What arriving and entering share: one company is placed, mounted or not."""

    def company(self, g: State) -> Company:
        return companies(g, self.ask.seat)[self.ask.number]

    @abstractmethod
    def anywhere(self, g: State) -> Any:
        """A legal place to begin with."""

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        return company_intents.placed(
            g, self.ask.seat, self.company(g), draft, intent, lambda: self.anywhere(g)
        )

    def intents(self, g: State) -> list[Intent]:
        return company_intents.company_offers(self.company(g))

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.STANDING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return company_intents.drawn(g, self.ask.number, self.company(g), choice)


class Arriving(OneCompany[Arrive], of=Arrive):
    """D-21."""

    def anywhere(self, g: State) -> Any:
        mounted, places = arrival_search(g, self.ask.seat, self.company(g))
        return company_intents.found("KP-17.18", mounted, places)


class Entering(OneCompany[Enter], of=Enter):
    """D-30."""

    def anywhere(self, g: State) -> Any:
        company = self.company(g)
        places = enter_search(g, self.ask.seat, company)
        return company_intents.found("KP-16.18", company.mounted, places)


class Volleys(Drafting[Fire], of=Fire):
    """D-33, D-34."""

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        table, _ = uncovered(g, self.ask.seat, springing(draft))
        return fire_intents.ordered(g, self.ask.seat, draft, intent, self.ask.aims_of(table))

    def intents(self, g: State) -> list[Intent]:
        return fire_intents.offered(g, self.ask.seat, self.ask.second, self.ask.aims_of(g))

    def is_final(self, intent: Intent) -> bool:
        return "none" in intent

    def spoken(self, g: State, words: str) -> Intent | None:
        heard = typed.of_table(g, typed.heard(words, typed.SHOOTING))
        return typed.of_roster(g, self.ask.seat, heard)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {
            "shots": [list(o) for o in choice if o[0] != SPRING and o[1] != ARSON],
            "arson": [[o[0], o[2]] for o in choice if o[1] == ARSON],
            "spring": [[o[1], len(o) - 2] for o in choice if o[0] == SPRING],
        }


class BoatWays(Drafting[Rowing], of=Rowing):
    """D-23, D-26."""

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        """A leg by a bearing and a length, or a turn of the bow, after the draft."""
        _, wish = read(intent, ROWING)
        here = self.end_of(g, draft)
        if isinstance(wish, Shift):
            towards = here.facing if wish.bearing is None else wish.bearing
            x, y = ahead(here.x, here.y, (towards + wish.turn) % TURN, wish.length * HUNDREDTH)
            return (*draft, (snap(x) + wish.dx, snap(y) + wish.dy))
        if isinstance(wish, Face):
            facing = here.facing + wish.angle if wish.facing is None else wish.facing
            return (*draft, facing % TURN)
        if isinstance(wish, Towards):
            return self.rowed_towards(g, draft, wish)
        return self.ask.sample(g, random.Random(0))

    def rowed_towards(self, g: State, draft: Any, wish: Towards) -> Any:
        """KP-10.4: as far as rolled, and as there is water."""
        here = self.end_of(g, draft)
        x, y = here.x // HUNDREDTH, here.y // HUNDREDTH

        def after(dx: int, dy: int) -> tuple[Any, Refusal | None]:
            choice = (*draft, (x + dx, y + dy)) if (dx, dy) != (0, 0) else draft
            return choice, self.ask.refusal(g, choice)

        left = g.allowance * INCH - self.ask.made - self.length_of(g, draft)
        return as_far_as_may_be(
            wish, left, after, Refusal("KP-10.4", "too_far", {"inches": g.allowance})
        )

    def points(self, g: State, draft: Any) -> list[tuple[int, int]]:
        """The places of a draft, from where the boat is, in hundredths."""
        here = boat_box(g, self.ask.boat)
        legs = [step for step in draft if not isinstance(step, int)]
        return [(here.x // HUNDREDTH, here.y // HUNDREDTH), *legs]

    def length_of(self, g: State, draft: Any) -> int:
        """In grains."""
        return sum(
            length_of((x - a) * HUNDREDTH, (y - b) * HUNDREDTH)
            for (a, b), (x, y) in pairwise(self.points(g, draft))
        )

    def end_of(self, g: State, draft: Any) -> Box:
        """Where the boat is after the steps of a draft."""
        here = boat_box(g, self.ask.boat)
        x, y, facing = here.x // HUNDREDTH, here.y // HUNDREDTH, here.facing
        for step in draft:
            if isinstance(step, int):
                facing = step
            else:
                x, y = step
        return boat_at(g, x, y, facing)

    def intents(self, g: State) -> list[Intent]:
        left = max(g.allowance * INCH - self.ask.made, 0) // HUNDREDTH
        shifts: list[Intent] = [
            {"shift": {"length": left, "bearing": bearing}} for bearing in range(0, TURN, EIGHTH)
        ]
        return [{"suggest": {}}, *shifts]

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.ROWING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        end = self.end_of(g, choice)
        size = [n // HUNDREDTH for n in g.facts.sizes.boat]
        place = [end.x // HUNDREDTH, end.y // HUNDREDTH, end.facing]
        way = [list(point) for point in self.points(g, choice)]
        made = (self.ask.made + self.length_of(g, choice)) // HUNDREDTH
        row = {"element": self.ask.boat, "end": place, "way": way, "made": made}
        return {"elements": [row], "base": size}


class Ending(Drafting[Resolve], of=Resolve):
    """D-38."""

    def blank(self, g: State) -> Any:
        return ON

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        (answer,) = intent
        return answer

    def intents(self, g: State) -> list[Intent]:
        return [{answer: {}} for answer in (ON, CONCEDE, DRAW)]

    def is_final(self, intent: Intent) -> bool:
        return ON in intent

    def spoken(self, g: State, words: str) -> Intent | None:
        return {words: {}} if words in (ON, CONCEDE, DRAW) else None

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {"answer": choice}
