"""How good a position looks: for searches that do not play to the end.  Not rules.

A logistic regression on the outcome of 240 games of the heuristic (every number of players, a third
with 5 %, a third with 15 % random choices), at the beginning of every round: 3,497 positions, log
loss 0.40 on games left out, where the base rate alone gives 0.59.  No weight may have the wrong
sign: a search would find out and give its people away.
"""

from __future__ import annotations

import math
from typing import Any

from zareba.games.burnoose.facts.tables import ARMIES, FIGHTERS
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.state import State, is_eliminated, strength

from .danger import danger, people_of, threats
from .shopping import count_cards, future

BIAS = {1: 3.489, 2: 3.885, 3: 0.836, 4: 0.441}  # by number of players
LATER, STRIKES, DANGER, PEOPLE, TOKENS, DEFENSES = -1.819, -1.166, -2.964, 0.0787, 0.112, 0.0927
# The same, times what is left of the game.
LATER_STRIKES, LATER_DANGER, LATER_PEOPLE = -0.335, 2.304, 0.0656
LATER_FRENCH, LATER_FIGHTERS = -0.227, 0.0617


def value(g: State, _seat: int) -> float:
    """The chance that all win together."""
    people, later, seats = people_of(g), future(g), range(len(g.hand))
    risk, berbers = danger(g, threats(g), people), sum(map(sum, people))
    strikes = sum(g.conquered) + g.retreat_used
    french = sum(strength(g, army) for army in ARMIES)
    fighters = sum(count_cards(g, seat, FIGHTERS) for seat in seats) / len(seats)
    z = BIAS[len(seats)] + LATER * later + STRIKES * strikes + DANGER * risk
    z += PEOPLE * berbers + TOKENS * sum(g.tokens) + DEFENSES * sum(g.defenses)
    z += later * (LATER_STRIKES * strikes + LATER_DANGER * risk + LATER_PEOPLE * berbers)
    z += later * (LATER_FRENCH * french + LATER_FIGHTERS * fighters)
    return 1.0 / (1.0 + math.exp(-z))


def is_quiet(g: State, ask: Any) -> bool:
    """A good moment to judge a position: a round begins, the French have answered."""
    if not isinstance(ask, asks.NextAction) or g.actions < g.facts.max_actions:
        return False
    return not any(not is_eliminated(g, seat) for seat in range(ask.seat))
