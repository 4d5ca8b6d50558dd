"""What the armies threaten: the measure the heuristics think in.  Not rules.

Danger is counted in villages expected to be lost: a sum over villages and armies of how soon the
army can be there and how likely it wins the combat (`odds`) once the defenses took their toll.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from zareba.games.burnoose.facts.tables import ARMIES, AUTOMATA, CA, SA, SOUMEUR
from zareba.games.burnoose.rules.limits import may_retreat
from zareba.games.burnoose.rules.march import goals, heading
from zareba.games.burnoose.rules.odds import Army, Odds, People, after_hits, odds
from zareba.games.burnoose.rules.state import DEPLOYED, OPEN, State

SOON = 0.3  # how fast a danger fades with every automata turn until the army comes
FORK = 0.6  # that it takes one of two roads
BEYOND, REACH = 0.1, 2  # villages behind the nearest one: share, steps
HIDDEN = 0.67  # Soumeur is found
FACE_DOWN = 0.6  # an army that is not on the map yet
EMPTY = 1.2  # an empty village falls without a fight, and nobody can retreat from it
SAVED = 0.7  # a lost fight costs less while the retreat is open
HELP, HELP_A_STEP, MOST_HELP = 2.0, 1.0, 5  # moudjahidine who may still come
UNITS_A_TURN = 1.9  # that come with a card
FAR = 12
REMEMBERED = 256  # fronts: more than a search meets in one decision


Case = tuple[float, Army, int]  # weight, units, who may still come


@dataclass(slots=True)
class Threat:
    """One army that comes to one village."""

    army: int
    village: int
    steps: float  # automata turns until it is there
    share: float  # how likely it comes
    units: Army  # as it will be then
    cost: float  # of losing there
    fight: Odds  # of the combat there
    # what was worked out: by number of defenses, and by people and defenses
    cases: dict[int, Case] = field(default_factory=dict, compare=False)
    risks: dict[tuple[People, int], float] = field(default_factory=dict, compare=False)


class Front:
    """All armies with what they threaten, and what was worked out of it, for many positions.

    The same as long as no army, no village and nothing of the retreat changes (`_front_key`):
    players do much in between, and the imagined games of a search begin alike.
    """

    def __init__(self) -> None:
        self.threats: list[Threat] = []
        self.coming: dict[int, list[Threat]] = {}  # by village
        self.risks: dict[tuple[int, People, int], float] = {}  # by village, people, defenses
        # what more people change: by village, people, defenses, more, times
        self.gains: dict[tuple[int, People, int, People, int], float] = {}
        self.others: dict[tuple[int, Army, bool], list[Threat]] = {}  # of armies as they might be

    def threats_of(self, g: State, army: int, units: Army, regroups: bool) -> list[Threat]:
        """As below, remembered."""
        key = army, units, regroups
        found = self.others.get(key)
        if found is None:
            found = self.others[key] = threats_of(g, army, units, regroups)
        return found

    def risk(self, g: State, village: int, people: People, defenses: int) -> float:
        """Of one village with these people behind so many defenses."""
        key = village, people, defenses
        found = self.risks.get(key)
        if found is None:
            coming = self.coming[village]
            found = self.risks[key] = sum([risk(g, t, people, defenses) for t in coming])
        return found


@lru_cache(REMEMBERED)
def _kept_front(_key: Any) -> Front:
    return Front()


def front_of(g: State) -> Front:
    """The front of a position; what is remembered of an equal one is the same."""
    front = _kept_front(_front_key(g))
    if not front.threats:
        front.threats = threats(g)
        for threat in front.threats:
            front.coming.setdefault(threat.village, []).append(threat)
    return front


def _front_key(g: State) -> Any:
    """Everything that `threats` reads of a position."""
    saved: Any = None
    if not g.retreat_used and not any(g.conquered):  # RB-16.2: Child and Youth bar the retreat
        barred = g.facts.blockers.isdisjoint
        saved = tuple([barred(cards) for cards in g.reserve])
    return (
        g.facts, len(g.hand), len(g.french_deck) + len(g.row), saved,
        *g.status, *g.land, *g.start, *g.army_state, *g.at, *g.came_from, *g.siege, *g.pursuit,
        *map(tuple, g.army),
    )  # fmt: skip


def urgency(steps: float) -> float:
    """How much a danger so many automata turns away counts now."""
    return 1.0 / (1.0 + SOON * max(0.0, steps - 1.0))


def threats(g: State) -> list[Threat]:
    return [t for army in ARMIES for t in threats_of(g, army, tuple(g.army[army]))]


def threats_of(g: State, army: int, units: Army, regroups: bool = False) -> list[Threat]:
    """Where an army of such units comes; *regroups*: it has been beaten and starts anew."""
    if g.army_state[army] == DEPLOYED and not regroups:
        return _on_the_map(g, army, units)
    return _waiting(g, army, units)


def _on_the_map(g: State, army: int, units: Army) -> list[Threat]:
    """RB-13, RB-14.5: the rule says what it goes for now; what lies behind counts a little."""
    first = heading(g, army)
    if not first:
        return []
    nearest, now = first[0][1], {w[0] for w in first}
    share = 1.0 if len(first) == 1 else FORK
    found = [_threat(g, army, v, d, share, units) for v, d, _ in first]
    beyond = [w for w in goals(g, army) if w[0] not in now and w[1] <= nearest + REACH]
    return found + [_threat(g, army, v, d, BEYOND, units) for v, d, _ in beyond]


def _waiting(g: State, army: int, units: Army) -> list[Threat]:
    """An army on its space: it comes when it is strong enough, from a place known or not."""
    missing = max(0, g.facts.deploy_at[army] - sum(units))
    delay = missing / UNITS_A_TURN + (1 if missing else 0)
    starts = [g.start[army]] if g.start[army] else [s for s in g.facts.starts if s not in g.start]
    if delay > FAR or delay > len(g.french_deck) + len(g.row) or not starts:
        return []
    grown = list(units)
    grown[CA] += missing
    found = []
    for start in starts:
        ways = [w for w in g.facts.ways[start, ""] if g.status[g.facts.number[w[0]]] == OPEN]
        near = [w for w in ways if w[1] == ways[0][1]]
        share = FACE_DOWN / (len(starts) * max(1, len(near)))
        found += [_threat(g, army, v, d + delay, share, tuple(grown)) for v, d, _ in near]
    return found


def _threat(g: State, army: int, village: str, steps: float, share: float, units: Army) -> Threat:
    left = len(g.french_deck) + len(g.row)
    if village == SOUMEUR:
        share *= HIDDEN
    if steps > left:  # the game is over before
        share = 0.0
    near = steps <= g.facts.seating[len(g.hand)].slots.count(AUTOMATA)
    saved = near and not any(g.conquered) and may_retreat(g, village)
    cost = SAVED if saved else 1.0
    fight = odds(g.facts, g.facts.retreat_at[army], g.facts.terrain[village])
    return Threat(army, g.facts.number[village], steps, share, units, cost, fight)


def risk(g: State, threat: Threat, people: People, defenses: int) -> float:
    """What one threat costs a village with these people behind so many defenses."""
    key = people, defenses
    found = threat.risks.get(key)
    if found is None:
        found = threat.risks[key] = _risk(g, threat, people, defenses)
    return found


def _risk(g: State, threat: Threat, people: People, defenses: int) -> float:
    case = threat.cases.get(defenses)
    if case is None:
        case = threat.cases[defenses] = _behind(g, threat, defenses)
    weight, units, most = case
    if not weight:
        return 0.0
    if not any(people):
        return weight * EMPTY
    return weight * threat.cost * threat.fight.hoping(people, units, most)


def _behind(g: State, threat: Threat, defenses: int) -> Case:
    """A threat once so many defenses took their toll."""
    units, steps = threat.units, threat.steps
    if defenses:  # RB-14.2, RB-14.3
        if units[SA] < defenses:
            steps += 1
        units = after_hits(units, g.facts.removal_order, defenses)
        if not any(units):
            return 0.0, units, 0
    most = min(MOST_HELP, round(HELP + HELP_A_STEP * steps))
    return threat.share * urgency(steps), units, most


def danger(g: State, known: list[Threat], people: list[People]) -> float:
    """Villages expected to be lost."""
    defenses = g.defenses
    return sum([risk(g, t, people[t.village], defenses[t.village]) for t in known])
