"""What the numbers of the judgement mean to people: reasons of hints are told by them."""

from __future__ import annotations

from zareba.engine import Term
from zareba.games.burnoose.rules.state import OPEN, State


def fallen(g: State) -> dict[str, float]:
    """Of each village: is it lost?  In percent, for a mean over games is told."""
    return {
        village: 100.0 * (status != OPEN)
        for village, status in zip(g.facts.villages, g.status, strict=True)
    }


TERMS = {
    "strikes": Term(("strikes",), ("later_strikes",), kind="village", each=fallen),
    "danger": Term(("danger",), ("later_danger",)),
    "people": Term(("people",), ("later_people",)),
    "tokens": Term(("tokens",)),
    "defenses": Term(("defenses",)),
    "french": Term(("french",), ("later_french",)),
}
