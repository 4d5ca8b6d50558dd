"""Decisions about boats: how many and where (D-13), and their ways (D-23)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Domain, Intent, Refusal
from zareba.games.kriegspfad.battle.boats import (
    MOST_BOATS,
    STEPS,
    boat_area,
    current,
    mooring_refused,
    rowing_refused,
    waters,
)
from zareba.games.kriegspfad.drafting import preparations as laying
from zareba.games.kriegspfad.drafting import typed as spoken
from zareba.games.kriegspfad.drafting.intents import Suggest
from zareba.games.kriegspfad.drafting.maneuvers import Face, Shift, Wish, read
from zareba.games.kriegspfad.field.geometry import EIGHTH, HUNDREDTH, INCH, TURN, Box, ahead, snap
from zareba.games.kriegspfad.field.placing import area_in_hundredths, deployment_area
from zareba.games.kriegspfad.field.posts import boat_at, boat_box, boats_on_table
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import State

ROWING: dict[str, type[Wish]] = {"shift": Shift, "face": Face, "suggest": Suggest}


class Moor(laying.Places, Domain, frozen=True):
    """D-13: the boats of a side: place and facing of each; none at all is an answer too."""

    rule: ClassVar[str] = "KP-10.11"

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if len(choice) > MOST_BOATS:
            return Refusal("KP-10.11", "most_boats", {"n": MOST_BOATS})
        area = deployment_area(g, self.seat)
        others = [boat_box(g, n) for n in boats_on_table(g)]
        for place in choice:
            b = boat_at(g, *place)
            if why := mooring_refused(g, self.seat, b, area, others):
                return why
            others.append(b)
        return None

    def sample(self, g: State, rng: random.Random) -> Any:
        """Up to three boats along the water, or none."""
        found: tuple[Any, ...] = ()
        wanted = rng.randrange(4)
        for _ in range(40 if wanted else 0):
            low_x, low_y, high_x, high_y = rng.choice(waters(g)).bounds
            at = rng.randrange(low_x, high_x + 1), rng.randrange(low_y, high_y + 1)
            place = (snap(at[0]), snap(at[1]), max(current(g, at), 0))
            if len(found) < wanted and not self.refusal(g, (*found, place)):
                found += (place,)
        return found

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        size = [n // HUNDREDTH for n in g.facts.sizes.boat]
        elements = [{"element": i, "end": list(place)} for i, place in enumerate(choice)]
        return {"elements": elements, "base": size}

    def describe(self, g: State) -> dict[str, Any]:
        area = boat_area(g, self.seat, deployment_area(g, self.seat))
        return {
            "areas": [area_in_hundredths(area)],
            "waters": [p.number for p in waters(g)],
            "size": [n // HUNDREDTH for n in g.facts.sizes.boat],
        }


class Rowing(Domain, frozen=True):
    """D-23, D-26: the way of a boat: facings and places of its middle; nothing: it stays."""

    rule: ClassVar[str] = "KP-10.4"
    boat: int
    made: int  # grains

    def canonical(self, g: State, choice: Any) -> Any:
        steps: list[Any] = []
        for step in several(choice):
            if isinstance(step, int):
                steps.append(whole(step) % TURN)
            else:
                x, y = several(step)
                steps.append((whole(x), whole(y)))
        if len(steps) > STEPS:
            raise ValueError(f"more than {STEPS} steps")
        return tuple(steps)

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        return rowing_refused(g, self.boat, choice, self.made)

    def sample(self, g: State, rng: random.Random) -> Any:
        here, left = boat_box(g, self.boat), max(g.allowance * INCH - self.made, 0)
        flow = current(g, here.centre)
        for attempt in range(12):
            if flow >= 0 and attempt % 2 == 0:
                facing = flow if g.action == "downstream" or rng.randrange(2) else flow + TURN // 2
            else:
                facing = rng.randrange(TURN)
            length = left * (12 - attempt) // 12
            x, y = ahead(here.x, here.y, facing % TURN, length)
            way = ((snap(x), snap(y)),)
            if length and not self.refusal(g, way):
                return way
        return ()

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
        return self.sample(g, random.Random(0))

    def end_of(self, g: State, draft: Any) -> Box:
        """Where the boat is after the steps of a draft."""
        here = boat_box(g, self.boat)
        x, y, facing = here.x // HUNDREDTH, here.y // HUNDREDTH, here.facing
        for step in draft:
            if isinstance(step, int):
                facing = step
            else:
                x, y = step
        return boat_at(g, x, y, facing)

    def intents(self, g: State) -> list[Intent]:
        left = max(g.allowance * INCH - self.made, 0) // HUNDREDTH
        shifts: list[Intent] = [
            {"shift": {"length": left, "bearing": bearing}} for bearing in range(0, TURN, EIGHTH)
        ]
        return [{"suggest": {}}, *shifts]

    def spoken(self, g: State, typed: str) -> Intent | None:
        return spoken.heard(typed, spoken.ROWING)

    def trial(self, g: State, choice: Any) -> dict[str, Any]:
        end = self.end_of(g, choice)
        size = [n // HUNDREDTH for n in g.facts.sizes.boat]
        place = [end.x // HUNDREDTH, end.y // HUNDREDTH, end.facing]
        return {"elements": [{"element": self.boat, "end": place}], "base": size}

    def describe(self, g: State) -> dict[str, Any]:
        here = boat_box(g, self.boat)
        return {
            "boat": [here.x // HUNDREDTH, here.y // HUNDREDTH, here.facing],
            "size": [n // HUNDREDTH for n in g.facts.sizes.boat],
            "allowance": g.allowance,
            "left": max(g.allowance * INCH - self.made, 0) // HUNDREDTH,
            "downstream": g.action == "downstream",
            "current": current(g, here.centre),
        }
