"""What a bot does before the battle: lists, armies, who is held back, the order of march."""

from __future__ import annotations

import random
from typing import Any

from zareba.engine import Ask
from zareba.games.kriegspfad.battle.asks import Arrive
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, companies
from zareba.games.kriegspfad.field.state import FIGHTING, OPEN_BATTLE, TRAIN, State
from zareba.games.kriegspfad.field.troops import GUNS
from zareba.games.kriegspfad.field.weather import DAWN
from zareba.games.kriegspfad.prepare.asks import (
    NONE,
    Change,
    DarknessChoice,
    ListChoice,
    MusterArmy,
    SeasonChoice,
    StratagemChoice,
    YearChoice,
)
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Dig

from .ambushes import lurks, noted
from .arrivals import arrival, comes_late
from .boating import boarded, embarked, moored
from .columns import entered
from .deployment import deployed, dug, forward
from .mustering import list_for, mustered

WINS_SOMETIMES = {"terror": 6, "surprise": 4, "reinforcement": 4}  # tenths of the games
# KP-15.10: two dark rounds bring raiders near unseen.  On 204 deals that it was not chosen by
# attackers won 92 so and 83 by day (raids 47 and 37 of 102, sieges 45 and 46): no worse, at least.
BEFORE_DAWN = (DAWN, 2)
DEAR = 5  # a stratagem that costs more than this part of the points is missed on the field


def advise_preparation(g: State, ask: Ask, options: list[Any], rng: random.Random) -> Any:
    """Everything before the first round, and where late units appear; None: another's business."""
    match ask:
        case Moor():
            return moored(g, ask)
        case Deploy():
            return embarked(g, ask) or deployed(g, ask, rng)
        case Notes():
            return noted(g, ask, rng)
        case Hold():
            return held_back(g, ask)
        case March():
            return marching(g, ask)
        case Dig():
            return dug(g, ask, rng)
        case Enter():
            return boarded(g, ask) or entered(g, ask) or forward(g, ask, rng)
        case Arrive():
            return arrival(g, ask, rng)
        case MusterArmy():
            return mustered(g, ask, rng)
        case Change():
            return "done"
        case ListChoice():
            return list_for(g, ask.seat, options, rng)
        case StratagemChoice():
            return stratagem(g, options, rng)
        case DarknessChoice():
            return BEFORE_DAWN
        case SeasonChoice() | YearChoice():
            return options[0]
    return None


def stratagem(g: State, options: list[Any], rng: random.Random) -> Any:
    """Terror helps always, surprise who is not the attacker, relief who holds a village.

    None of them is worth a third of a small army.
    """
    scenario, prices = g.facts.options["scenario"], g.facts.catalogue.stratagem
    purse = int(g.facts.options["size"]) // DEAR
    for name, tenths in WINS_SOMETIMES.items():
        useless = (name == "reinforcement") == (scenario == OPEN_BATTLE) and name != "terror"
        cheap = name in options and prices[name] <= purse
        if cheap and not useless and rng.randrange(10) < tenths:
            return name
    return NONE


def held_back(g: State, ask: Hold) -> Any:
    """Riders of a raid who come in at its side; ambushes for who fights hand to hand."""
    found = companies(g, ask.seat)
    late = comes_late(g, ask)
    free = [i for i in ask.fighting(g) if lurks(found[i]) and i not in late]
    free.sort(key=lambda i: -sum(crew.price for crew in found[i].crew))
    if g.scenario == OPEN_BATTLE and g.active[ask.seat] != "surprise":
        free = []  # a hiding-place in the own zone is too far from everything
    spare = len(ask.fighting(g)) - len(late) - 1
    hidden = [(i, HIDDEN) for i in free[: min(ask.hidden, spare)]]
    return tuple(sorted([*((i, LATE) for i in late), *hidden]))


def marching(g: State, ask: March) -> Any:
    """Slow foot first, riders catch up, guns and wagons last; the commander behind the first."""
    found = companies(g, ask.seat)

    def rank(i: int) -> tuple[int, int, int]:
        company = found[i]
        if company.role == TRAIN:
            return 4, 0, i
        if company.role != FIGHTING:
            return 1, 0, i
        last = 3 if company.troop in GUNS else 2 if company.horses else 1
        return last, -len(company.crew), i

    fighting = sorted((i for i in range(len(found)) if found[i].role == FIGHTING), key=rank)
    others = sorted((i for i in range(len(found)) if found[i].role != FIGHTING), key=rank)
    alone = [i for i in others if found[i].role != TRAIN]
    wagons = [i for i in others if found[i].role == TRAIN]
    return (*fighting[:1], *alone, *fighting[1:], *wagons)
