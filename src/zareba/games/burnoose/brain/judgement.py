"""How good a position looks: for searches that do not play to the end.  Not rules.

No weight may have the wrong sign: a search would find out and give its people away.
"""

from __future__ import annotations

from typing import Any

from zareba.engine import CHANCE, Judgement
from zareba.games.burnoose.facts.tables import ARMIES, FIGHTERS
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.odds import people_of
from zareba.games.burnoose.rules.state import State, is_eliminated, strength

from .danger import danger, front_of
from .shopping import count_cards, future
from .terms import TERMS

# What is read off a position, and which way it may count; *later*: times what is left of the game.
SIGNS = {
    "two": 0, "three": 0, "four": 0, "later": 0, "later_three": 0, "later_four": 0,
    "later_hard": -1, "strikes": -1, "danger": -1, "people": 1, "tokens": 1, "defenses": 1,
    "french": -1, "later_strikes": -1, "later_danger": 0, "later_people": 1, "later_french": -1,
    "later_fighters": 1,
}  # fmt: skip


def features(g: State, _seat: int) -> list[float]:
    """The numbers of `SIGNS`, in their order."""
    people, later, seats = people_of(g), future(g), range(len(g.hand))
    risk, berbers = danger(g, front_of(g).threats, people), sum(map(sum, people))
    strikes = sum(g.conquered) + g.retreat_used
    french = sum(strength(g, army) for army in ARMIES)
    fighters = sum(count_cards(g, seat, FIGHTERS) for seat in seats) / len(seats)
    two, three, four = (float(len(seats) == n) for n in (2, 3, 4))
    hard = float(not g.facts.face_up_row)
    return [
        two, three, four, later, later * three, later * four, later * hard, strikes, risk, berbers,
        sum(g.tokens), sum(g.defenses), french, later * strikes, later * risk, later * berbers,
        later * french, later * fighters,
    ]  # fmt: skip


def is_quiet(g: State, ask: Any) -> bool:
    """A good moment to judge a position: a round begins, the French have answered."""
    if not isinstance(ask, asks.NextAction) or g.actions < g.facts.max_actions:
        return False
    return not any(not is_eliminated(g, seat) for seat in range(ask.seat))


JUDGEMENT = Judgement(__package__, SIGNS, features, TERMS, is_quiet, CHANCE)
