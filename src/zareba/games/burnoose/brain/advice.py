"""Heuristics for bots: how a sensible Berber plays.  Not rules; nothing here is enforced.

Ambush when that removes more danger than the losses bring, send units to whoever needs them most,
buy fighters with weapons and food, keep the retreat for a fight that is lost (`plans`, `danger`).
"""

from __future__ import annotations

import random
from typing import Any

from zareba.games.burnoose.facts.tables import AR, ARMY, FIGHTERS, TAYEB, S
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.asks import ALL, DONE, DRAW, NONE, PLACE, PLAY, RETRIEVE
from zareba.games.burnoose.rules.battle_asks import LOSSES, RETREAT, STAND, STOP, YES
from zareba.games.burnoose.rules.combat import SHELTERED
from zareba.games.burnoose.rules.odds import SIDES, chance_to_lose, people_of
from zareba.games.burnoose.rules.state import State, is_foreign, strength

from .plans import FREE_CARD, Turn, copied, figure_move, mobilize, mobilized, placed, send
from .prospect import View, one
from .raids import TARGETS, ambushes
from .shopping import CARD, Shop, future

LEADERS = (
    "fatma", "tahar", "homme_a_la_mule", "oumouhand", "oussaid", "oulmokhtar", "mouhand", "tayeb"
)  # fmt: skip
HOPELESS = 0.55  # leave a village when losing it is likelier than this
SPARE_TOKENS = 3  # only what is beyond is used in ambushes
LEAST_GAIN = 0.34  # hits a reroll must be worth
DEAD_WEIGHT = 0.05  # cards worth less than this are cycled


# ------------------------------------------------------------------------------------- the fights
def reroll(g: State, seat: int, options: list[Any]) -> Any:
    """Take a hit from the French, or give a miss of ours another try, while it matters."""
    village = g.entered[g.fighting]
    if not village and g.tokens[seat] < SPARE_TOKENS:  # an ambush
        return STOP
    if village and is_decided(g, seat, village):
        return STOP
    best, found = LEAST_GAIN, STOP
    for option in options[1:]:
        unit, face = option
        row = hits_row(g, unit, village)
        mean = sum(row) / SIDES
        better = row[face] - mean if g.french_roll else mean - row[face]
        if better > best:
            best, found = better, option
    return found


def hits_row(g: State, unit: str, village: str) -> list[int]:
    """RB-15.4: the hits of a die by its face; cover takes one from each of the artillery."""
    cover = unit == ARMY[AR] and bool(village) and g.facts.terrain[village] == SHELTERED
    return [max(0, n - cover) for n in g.facts.hits[unit]]


def is_decided(g: State, seat: int, village: str) -> bool:
    """Whether no reroll can change who holds a village after this roll."""
    rolled = zip(g.dice_of, g.dice, strict=True)
    hits = sorted((hits_row(g, unit, village)[face] for unit, face in rolled), reverse=True)
    if g.french_roll:
        defenders = sum(people_of(g)[g.facts.number[village]])
        return sum(hits[g.tokens[seat] :]) >= defenders
    return strength(g, g.fighting) - sum(hits) <= g.facts.retreat_at[g.fighting]


def retreat(g: State, ask: battle_asks.Retreat) -> Any:
    if ask.fatal:
        return STAND
    return RETREAT if chance_to_lose(g, g.fighting, ask.village) > HOPELESS else STAND


# ------------------------------------------------------------------------------------- the advice
def card_worth(g: State, card: str) -> float:
    pool = g.facts.resources[card]
    return CARD.get(card, 0.04) + 0.01 * sum(pool) + (0.2 if card in g.facts.leaders else 0.0)


def badness(g: State, card: str) -> float:
    """How much an automata card hurts."""
    french = g.facts.french_cards[card]
    worse = {"no_move": -2.0, "double_move": 1.5, "destroy_card": 0.5}
    return sum(french.units) + sum(french.extra) + worse.get(french.effect, 0.0)


def best_plan(view: View, action: str, options: list[Any]) -> Any:
    """The card or village of the best plan for an action that was begun."""
    found = [p for p in Turn(view).plans() if p[1] == action and p[2] in options]
    return max(found)[2] if found else options[0]


def advise_turn(view: View, ask: Any, options: list[Any]) -> Any:
    g, seat = view.g, view.seat
    match ask:
        case asks.NextAction():
            return max(p for p in Turn(view).plans() if p[1] in options)[1]
        case asks.CardToPlay():
            return best_plan(view, PLAY, options)
        case asks.CardToCopy():
            return copied(view)[1]
        case asks.CardToPlace():
            return best_plan(view, PLACE, options)
        case asks.VillageToRetrieve():
            return best_plan(view, RETRIEVE, options)
        case asks.VillageForCard():
            return placed(view, ask.card)[1]
        case asks.Purchase():
            card = Shop(view).best(g.purse[seat])[1]
            return TAYEB if card == DONE and TAYEB in options else card
        case asks.VillageForUnit():
            return view.best(options, ask.unit)[1]
        case asks.VillageForDefense():
            return max(options, key=view.fortified)
        case asks.VillageForFigure():
            return figure_move(view, ask.figure)[1] or options[0]
        case asks.UnitFrom():
            value, source, _ = send(view, asks.KIND[ask.unit])
            return source if value > 0 or not ask.optional else NONE
        case asks.UnitTo():
            return max(options, key=lambda v: sent(view, ask, v))
        case asks.MobilizeFrom():
            return mobilize(view)[1]
        case asks.MobilizeTo():
            return max(options, key=lambda v: mobilized(view, ask.source, v))
        case asks.UnitToMobilize():
            units = [o for o in options if o in FIGHTERS]
            more = not ask.moved or mobilized(view, ask.source, ask.destination) > 0
            return units[0] if units and more else DONE
        case battle_asks.AmbushTarget():
            return max(ambushes(view))[1]
        case battle_asks.AmbushFrom():
            return max(x for x in ambushes(view) if x[1] == ask.army)[2]
        case battle_asks.AmbushReturn():
            return gathered(view, options, tuple(g.units[-1]))
        case battle_asks.RetreatTo():
            return gathered(view, options, view.people[g.facts.number[ask.village]])
        case _:
            return options[0]


def gathered(view: View, villages: list[str], people: tuple[int, ...]) -> str:
    """Where people who come together help most."""
    return max(villages, key=lambda v: view.gain(v, people))


def sent(view: View, ask: asks.UnitTo, village: str) -> float:
    kind = asks.KIND[ask.unit]
    bonus = kind == S and is_foreign(view.g, ask.source, village, view.seat)
    moved = view.move(ask.source, village, one(ask.unit))
    return moved + FREE_CARD * future(view.g) * bonus


def advise_small(g: State, ask: Any, options: list[Any]) -> Any:
    """Choices that need no look at the map; None for all others."""
    match ask:
        case asks.LeaderToKeep():
            return min(options, key=LEADERS.index)
        case asks.ChildBonus():
            return DRAW
        case asks.CardForTop() | asks.FreeCard() | asks.CardToKeep() | asks.CardToTakeBack():
            return max(options, key=lambda c: card_worth(g, c) if c != NONE else 0.1)
        case asks.CardToBury():
            return max((c for c in options if c != NONE), key=lambda c: badness(g, c))
        case asks.CardToDiscard():
            weak = [c for c in options if c != DONE and card_worth(g, c) < DEAD_WEIGHT]
            return min(weak, key=lambda c: card_worth(g, c)) if weak else DONE
        case asks.ResourcesToCopy():
            return max(options, key=lambda c: sum(g.facts.resources[c]))
        case battle_asks.UnitForAmbush():
            return ALL if ALL in options else options[0]
        case battle_asks.FrenchLoss():
            return min(options, key=lambda unit: TARGETS.index(LOSSES.index(unit)))
        case battle_asks.CounterDie():
            return max(options, key=lambda u: -sum(g.facts.hits[u]))
        case battle_asks.Reroll():
            return reroll(g, ask.seat, options)
        case battle_asks.Retreat():
            return retreat(g, ask)
        case battle_asks.CardToDestroy():
            return min(options, key=lambda o: (card_worth(g, o[0]), o[1] == "hand"))
        case battle_asks.OumouhandJoins() | battle_asks.TakeOver():
            return YES
        case _:
            return None


def advise(g: State, ask: Any, options: list[Any], _rng: random.Random) -> Any:
    """One of the options, by rules of thumb."""
    if len(options) == 1:
        return options[0]
    choice = advise_small(g, ask, options)
    if choice is None:
        choice = advise_turn(View(g, ask.seat), ask, options)
    return choice
