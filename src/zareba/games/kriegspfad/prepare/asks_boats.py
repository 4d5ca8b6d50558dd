"""The decision how many boats a side has, and where (KP-36: D-13)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from zareba.engine import Domain, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.geometry import snap
from zareba.games.kriegspfad.field.placing import area_in_hundredths, deployment_area
from zareba.games.kriegspfad.field.posts import boat_at, boat_box, boats_on_table
from zareba.games.kriegspfad.field.reading import places, several
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.waters import current, waters

from .moorings import boat_area, mooring_refused


class Moor(Domain, frozen=True):
    """D-13: the boats of a side: place and facing of each; none at all is an answer too."""

    rule: ClassVar[str] = "KP-10.11"

    def canonical(self, g: State, choice: Any) -> Any:
        return places(several(choice))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        if len(choice) > g.facts.counts.most_boats:
            return Refusal("KP-10.11", "most_boats", {"n": g.facts.counts.most_boats})
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
        area = boat_area(g, self.seat, deployment_area(g, self.seat))
        return {
            "areas": [area_in_hundredths(area)],
            "waters": [p.number for p in waters(g)],
            "size": [n // HUNDREDTH for n in g.facts.sizes.boat],
        }
