"""The decision how a boat moves (KP-36: D-23)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Domain, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.field.geometry import TURN, ahead, snap
from zareba.games.kriegspfad.field.posts import boat_box
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.waters import current

from .boats import STEPS, rowing_refused


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
