"""How good a position looks between two missions: for bots that do not play to the end."""

from __future__ import annotations

from typing import Any

from zareba.engine import SCORE, Judgement
from zareba.games.poilus.facts.tables import SOLO
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.state import State, cards_in_hands, marks

from .outlook import hardship, strain
from .terms import TERMS

# What is read off a position, and which way it may count.
SIGNS = {
    "solo": 0, "two": 0, "four": 0, "five": 0, "expansion": 0, "veteran": -1,
    "trials": -1, "hands": -1, "morale": 1, "low_morale": -1, "broken": -1, "worn": -1,
    "hardships": -1, "charms": 1, "speeches": 1,
    "solo_left": 0, "two_left": 0, "four_left": 0, "five_left": 0, "expansion_left": 0,
    "solo_morale": 0, "expansion_morale": 0, "left_morale": 0, "left_worn": -1,
    "solo_worn": 0, "solo_hardships": 0, "solo_charms": 0, "solo_left_morale": 0,
    "solo_left_worn": 0,
}  # fmt: skip
LOW = 8  # morale cards: fewer do not bear a failed mission
NEARLY = 3  # marks: one more knock may be the last


def features(g: State, _seat: int) -> list[float]:
    """The numbers of `SIGNS`, in their order."""
    facts, places = g.facts, range(len(g.knocks))
    trials, hands, morale = len(g.trials), cards_in_hands(g), len(g.morale)
    left = trials + hands
    solo, two = float(g.variant == SOLO), float(g.players == 2)
    four, five = float(g.players == 4), float(g.players == 5)
    more = float(facts.expansion)
    own = [marks(g, p) for p in places]
    worn, broken, charms = sum(map(strain, own)), sum(n >= NEARLY for n in own), sum(g.charm)
    hard = sum(hardship(k, facts.symbols[k]) for knocks in g.knocks for k in knocks)
    return [
        solo, two, four, five, more, float(facts.veteran),
        trials, hands, morale, max(0, LOW - morale), broken, worn,
        hard, charms, sum(g.speeches),
        solo * left, two * left, four * left, five * left, more * left,
        solo * morale, more * morale, left * morale / 10, left * worn / 10,
        solo * worn, solo * hard, solo * charms, solo * left * morale / 10,
        solo * left * worn / 10,
    ]  # fmt: skip


def is_quiet(g: State, ask: Any) -> bool:
    """The moment where a position is judged best: before a mission begins; Solo: in its beginning.

    There nobody is asked anything before the first turn.
    """
    if g.variant == SOLO:
        return isinstance(ask, asks.Action) and not g.no_mans_land and all(g.present)
    return g.phase == "preparation" and isinstance(ask, asks.MissionCard | asks.Intensity)


JUDGEMENT = Judgement(__package__, SIGNS, features, TERMS, is_quiet, SCORE)
