"""Drafts before the first round: army, field, works, who is held back, places (D-05 to D-18)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from zareba.engine import Domain, Drafting, Intent
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, companies, keep
from zareba.games.kriegspfad.field.place_search import deployment_search, site_search
from zareba.games.kriegspfad.field.reading import whole
from zareba.games.kriegspfad.field.state import AMBUSH, State
from zareba.games.kriegspfad.prepare.asks import (
    DONE,
    GENERATED,
    Change,
    LayOut,
    MusterArmy,
    village_half,
)
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes, posts_for
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Build, Dig
from zareba.games.kriegspfad.prepare.battlefield import changed

from . import company_intents, preparation_intents, typed
from .maneuvers import read

SEEDS = range(1, 4)  # of what chance may propose


class Musters(Drafting[MusterArmy], of=MusterArmy):
    """D-05."""

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        ((name, about),) = intent.items()
        if name != "muster" or not isinstance(about, dict):
            raise ValueError(f"an army is not mustered by {name!r}")
        return self.ask.drawn(g, whole(about.get("seed", 1)), spend=True)

    def intents(self, g: State) -> list[Intent]:
        return [{"muster": {"seed": seed}} for seed in SEEDS]

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.MUSTERING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {"army": msgspec.json.decode(choice)}


class Layouts(Drafting[LayOut], of=LayOut):
    """D-11."""

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        before = () if draft is None else draft
        return preparation_intents.laid_out(g, before, intent, GENERATED, village_half(g))

    def intents(self, g: State) -> list[Intent]:
        return [{"generate": {}}, *({"fill": {"seed": seed}} for seed in SEEDS)]

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.LAYING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {"pieces": [] if choice == GENERATED else [list(piece) for piece in choice]}


class Changes(Drafting[Change], of=Change):
    """D-12."""

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        return preparation_intents.changed_by(g, intent, DONE)

    def intents(self, g: State) -> list[Intent]:
        village = village_half(g) is not None
        pieces = [g.facts.kinds[raw[0]].id for raw in g.pieces]
        removable = [i for i, kind in enumerate(pieces) if not (village and kind == "built_up")]
        return [{"done": {}}, *({"remove": {"piece": i}} for i in removable)]

    def is_final(self, intent: Intent) -> bool:
        return "done" in intent

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.LAYING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        try:
            pieces = g.pieces if choice == DONE else changed(g.pieces, choice)
        except ValueError:
            pieces = g.pieces
        return {"pieces": pieces}


Asked = TypeVar("Asked", bound=Domain)


class Listed(Drafting[Asked]):
    """A list that begins empty and is changed entry by entry; or what chance proposes."""

    changed: Callable[[Any, Intent], Any]  # None: whatever chance proposes

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        entries = type(self).changed(draft, intent)
        return self.ask.sample(g, random.Random(0)) if entries is None else entries


class Sites(Listed[Asked]):
    """What emplacements, blockhouses and boats share: places and facings, one after the other."""

    changed = staticmethod(preparation_intents.dug)

    def size(self, g: State) -> list[int]:
        """Width and depth of what is placed, in grains."""
        raise NotImplementedError

    def intents(self, g: State) -> list[Intent]:
        return [{"suggest": {}}]

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.heard(words, typed.DIGGING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        elements = [{"element": i, "end": list(place)} for i, place in enumerate(choice)]
        return {"elements": elements, "base": [n // HUNDREDTH for n in self.size(g)]}


class Emplacements(Sites[Dig], of=Dig):
    """D-06."""

    def size(self, g: State) -> list[int]:
        return [g.facts.sizes.frontage] * 2

    def intents(self, g: State) -> list[Intent]:
        return [{"suggest": {}}, *({"remove": {"piece": i}} for i in range(self.ask.number))]

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {**super().trial(g, choice), "left": self.ask.number - len(choice)}


class Blockhouses(Sites[Build], of=Build):
    """D-06."""

    def size(self, g: State) -> list[int]:
        return list(g.facts.sizes.blockhouse)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {**super().trial(g, choice), "left": self.ask.number - len(choice)}


class Moorings(Sites[Moor], of=Moor):
    """D-13."""

    def size(self, g: State) -> list[int]:
        return list(g.facts.sizes.boat)


class HeldBack(Listed[Hold], of=Hold):
    """D-14."""

    changed = staticmethod(preparation_intents.held)

    def intents(self, g: State) -> list[Intent]:
        ask = self.ask
        ways = [name for name, most in (("late", ask.late), ("hide", ask.hidden)) if most]
        found: list[Intent] = [
            {name: {"number": number}}
            for number in ask.fighting(g)
            for name in (*ways, *(["ready"] if ways else []))
        ]
        hide = ["hide"] if ask.hidden or g.scenario == AMBUSH else []
        for number in ask.alone(g):
            units = ask.fighting(g) if ask.late else []
            found += [{"late": {"number": number, "escort": n}} for n in units]
            ways = [*hide, *(["ready"] if hide or units else [])]
            found += [{name: {"number": number}} for name in ways]
        return found

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.of_roster(g, self.ask.seat, typed.heard(words, typed.HOLDING))

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {
            **{name: [o[0] for o in choice if o[1] == name] for name in (LATE, HIDDEN)},
            "escorts": [[o[0], o[2]] for o in choice if o[2:]],
        }


class OrderOfMarch(Drafting[March], of=March):
    """D-15."""

    def blank(self, g: State) -> Any:
        return tuple(range(len(companies(g, self.ask.seat))))

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        order = preparation_intents.marched(draft, intent)
        return self.blank(g) if order is None else order

    def intents(self, g: State) -> list[Intent]:
        numbers = range(len(companies(g, self.ask.seat)))
        return [{name: {"number": n}} for n in numbers for name in ("earlier", "later")]

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.of_roster(g, self.ask.seat, typed.heard(words, typed.MARCHING))

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        return {"order": list(choice)}


class Deployments(Drafting[Deploy], of=Deploy):
    """D-17."""

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        _, wish = read(intent, company_intents.SEVERAL)
        seat = self.ask.seat
        if isinstance(wish, company_intents.Late):
            return (LATE, wish.number)
        if isinstance(wish, company_intents.Post):
            posts = posts_for(g, seat, companies(g, seat)[wish.number])
            return (wish.number, *company_intents.found("KP-29.8", False, posts))
        if not isinstance(wish, company_intents.Take):
            return self.ask.sample(g, random.Random(0))
        company = companies(g, seat)[wish.number]

        def anywhere() -> Any:
            mounted, places = deployment_search(g, seat, company, random.Random(0))
            return company_intents.found("KP-16.20", mounted, places)

        before = draft[1:] if draft is not None and draft[0] == wish.number else None
        made = company_intents.placed(g, seat, company, before, wish.intent, anywhere)
        return (wish.number, *made)

    def intents(self, g: State) -> list[Intent]:
        found, waiting = companies(g, self.ask.seat), self.ask.waiting(g)
        posted = [i for i in waiting if posts_for(g, self.ask.seat, found[i])]
        posts: list[Intent] = [{"post": {"number": i}} for i in posted]
        return (
            posts
            + [{"take": {"number": i}} for i in waiting]
            + [
                {"take": {"number": i, "intent": intent}}
                for i in waiting
                for intent in company_intents.company_offers(found[i])[1:]
            ]
        )

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.of_roster(g, self.ask.seat, typed.heard_of_several(words))

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        number, *draft = choice
        found = companies(g, self.ask.seat)
        if number == LATE or not 0 <= number < len(found):
            return {}
        return company_intents.drawn(g, number, found[number], tuple(draft))


class AmbushNotes(Drafting[Notes], of=Notes):
    """D-18."""

    def blank(self, g: State) -> Any:
        return ()

    def intended(self, g: State, draft: Any, intent: Intent) -> Any:
        _, wish = read(intent, company_intents.SEVERAL)
        if isinstance(wish, company_intents.Late):
            raise ValueError("a hidden unit is not late")
        if not isinstance(wish, company_intents.Take | company_intents.Clear):
            return self.ask.sample(g, random.Random(0))
        notes = {note[0]: note for note in draft}
        before = notes.pop(wish.number, None)
        if isinstance(wish, company_intents.Clear):
            return tuple(notes.values())
        company = companies(g, self.ask.seat)[wish.number]

        def anywhere() -> Any:
            trial, found = g.clone(), companies(g, self.ask.seat)
            for number, mounted, *places in notes.values():
                found[number] = found[number].stands(bool(mounted), tuple(places))
            keep(trial, self.ask.seat, found)
            places = site_search(trial, self.ask.seat, company, random.Random(0))
            return company_intents.found("KP-17.5", company.mounted, places)

        draft = before[1:] if before else None
        made = company_intents.placed(g, self.ask.seat, company, draft, wish.intent, anywhere)
        return (*notes.values(), (wish.number, *made))

    def intents(self, g: State) -> list[Intent]:
        found: list[Intent] = [{"suggest": {}}]
        for i, company in self.ask.hidden(g).items():
            if not site_search(g, self.ask.seat, company):
                continue  # KP-16.19: nowhere can it hide
            found += [{"take": {"number": i}}, {"clear": {"number": i}}]
            found += [
                {"take": {"number": i, "intent": intent}}
                for intent in company_intents.company_offers(company)[1:]
            ]
        return found

    def spoken(self, g: State, words: str) -> Intent | None:
        return typed.of_roster(g, self.ask.seat, typed.heard_of_several(words))

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        hidden = self.ask.hidden(g)
        return {
            "notes": [
                company_intents.drawn(g, number, hidden[number], tuple(draft))
                for number, *draft in choice
                if number in hidden
            ]
        }
