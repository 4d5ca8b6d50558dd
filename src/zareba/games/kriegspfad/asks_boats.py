"""Decisions about boats: how many and where (D-13), and their ways (D-23)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Domain, Refusal

from . import proposals
from .boats import MOST_BOATS, STEPS, boat_area, current, mooring_refused, rowing_refused, waters
from .geometry import HUNDREDTH, INCH, TURN, ahead, snap
from .placing import deployment_area
from .posts import boat_at, boat_box, boats_on_table
from .proposals import several, whole
from .state import State


class Moor(Domain, frozen=True):
    """D-13: the boats of a side: place and facing of each; none at all is an answer too."""

    rule: ClassVar[str] = "KP-10.11"

    def canonical(self, g: State, choice: Any) -> Any:
        return proposals.places(several(choice))

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

    def describe(self, g: State) -> dict[str, Any]:
        return {
            "area": list(boat_area(g, self.seat, deployment_area(g, self.seat))),
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
