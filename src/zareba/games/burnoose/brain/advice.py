"""Heuristics for bots: how a sensible Berber plays.  Not rules; nothing here is enforced.

Ambush when that removes more danger than the losses bring, send units to whoever needs them most,
buy fighters with weapons and food, keep the retreat for a fight that is lost (`plans`, `danger`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from zareba.games.burnoose.facts.tables import AR, ARMY, FIGHTERS, TAYEB, S
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.asks import ALL, DONE, DRAW, NONE, PLACE, PLAY, RETRIEVE
from zareba.games.burnoose.rules.battle_asks import LOSSES, RETREAT, STAND, STOP, YES
from zareba.games.burnoose.rules.combat import SHELTERED
from zareba.games.burnoose.rules.odds import SIDES, chance_to_lose, people_in
from zareba.games.burnoose.rules.state import State, is_foreign, strength

from .plans import FREE_CARD, Turn, copied, figure_move, mobilize, mobilized, placed, send
from .prospect import View, one
from .raids import TARGETS, ambushes
from .shopping import CARD, Shop, future

LEADERS = (
    "fatma", "tahar", "homme_a_la_mule", "oumouhand", "oussaid", "oulmokhtar", "mouhand", "tayeb"
)  # fmt: skip
BARE = (  # without what they bring along (RB-19.3): as often as they won
    "oulmokhtar", "fatma", "oussaid", "mouhand", "homme_a_la_mule", "tahar", "tayeb", "oumouhand"
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


def hits_row(g: State, unit: str, village: str) -> tuple[int, ...]:
    """RB-15.4: the hits of a die by its face; cover takes one from each of the artillery."""
    hits = g.facts.hits[unit]
    if unit == ARMY[AR] and village and g.facts.terrain[village] == SHELTERED:
        return tuple(max(0, n - 1) for n in hits)
    return hits


def is_decided(g: State, seat: int, village: str) -> bool:
    """Whether no reroll can change who holds a village after this roll."""
    rolled = zip(g.dice_of, g.dice, strict=True)
    hits = sorted((hits_row(g, unit, village)[face] for unit, face in rolled), reverse=True)
    if g.french_roll:
        defenders = sum(people_in(g, village))
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


def leader_to_keep(g: State, _ask: Any, options: list[Any]) -> Any:
    order = LEADERS if g.facts.leader_items else BARE
    return min(options, key=order.index)


def best_plan(view: View, action: str, options: list[Any]) -> Any:
    """The card or village of the best plan for an action that was begun."""
    turn = Turn(view)
    plans = turn.retrieving() if action == RETRIEVE else turn.with_cards()
    found = [p for p in plans if p[1] == action and p[2] in options]
    return max(found)[2] if found else options[0]


def purchase(view: View, _ask: Any, options: list[Any]) -> Any:
    card = Shop(view).best(view.g.purse[view.seat])[1]
    return TAYEB if card == DONE and TAYEB in options else card


def unit_from(view: View, ask: asks.UnitFrom, _options: list[Any]) -> Any:
    value, source, _ = send(view, asks.KIND[ask.unit])
    return source if value > 0 or not ask.optional else NONE


def unit_to_mobilize(view: View, ask: asks.UnitToMobilize, options: list[Any]) -> Any:
    units = [o for o in options if o in FIGHTERS]
    more = not ask.moved or mobilized(view, ask.source, ask.destination) > 0
    return units[0] if units and more else DONE


def ambush_from(view: View, ask: battle_asks.AmbushFrom, _options: list[Any]) -> Any:
    return max(x for x in ambushes(view) if x[1] == ask.army)[2]


def retreat_to(view: View, ask: battle_asks.RetreatTo, options: list[Any]) -> Any:
    return gathered(view, options, view.people[view.g.facts.number[ask.village]])


def gathered(view: View, villages: list[str], people: tuple[int, ...]) -> str:
    """Where people who come together help most."""
    return max(villages, key=lambda v: view.gain(v, people))


def sent(view: View, ask: asks.UnitTo, village: str) -> float:
    kind = asks.KIND[ask.unit]
    bonus = kind == S and is_foreign(view.g, ask.source, village, view.seat)
    moved = view.move(ask.source, village, one(ask.unit))
    return moved + FREE_CARD * future(view.g) * bonus


def best_card(g: State, _ask: Any, options: list[Any]) -> Any:
    return max(options, key=lambda c: card_worth(g, c) if c != NONE else 0.1)


def card_to_discard(g: State, _ask: Any, options: list[Any]) -> Any:
    weak = [c for c in options if c != DONE and card_worth(g, c) < DEAD_WEIGHT]
    return min(weak, key=lambda c: card_worth(g, c)) if weak else DONE


def card_to_bury(g: State, _ask: Any, options: list[Any]) -> Any:
    return max((c for c in options if c != NONE), key=lambda c: badness(g, c))


def card_to_destroy(g: State, _ask: Any, options: list[Any]) -> Any:
    return min(options, key=lambda o: (card_worth(g, o[0]), o[1] == "hand"))


# Choices that need no look at the map: state, question, options.
SMALL: dict[type, Callable[[State, Any, list[Any]], Any]] = {
    asks.LeaderToKeep: leader_to_keep,
    asks.ChildBonus: lambda _g, _, _o: DRAW,
    asks.CardForTop: best_card,
    asks.FreeCard: best_card,
    asks.CardToKeep: best_card,
    asks.CardToTakeBack: best_card,
    asks.CardToBury: card_to_bury,
    asks.CardToDiscard: card_to_discard,
    asks.ResourcesToCopy: lambda g, _, o: max(o, key=lambda c: sum(g.facts.resources[c])),
    battle_asks.UnitForAmbush: lambda _g, _, o: ALL if ALL in o else o[0],
    battle_asks.FrenchLoss: lambda _g, _, o: min(o, key=lambda u: TARGETS.index(LOSSES.index(u))),
    battle_asks.CounterDie: lambda g, _, o: max(o, key=lambda u: -sum(g.facts.hits[u])),
    battle_asks.Reroll: lambda g, ask, o: reroll(g, ask.seat, o),
    battle_asks.Retreat: lambda g, ask, _: retreat(g, ask),
    battle_asks.CardToDestroy: card_to_destroy,
    battle_asks.OumouhandJoins: lambda _g, _, _o: YES,
    battle_asks.TakeOver: lambda _g, _, _o: YES,
}
# All others but those where the first option is as good as any: what the seat sees of the map.
ON_THE_MAP: dict[type, Callable[[View, Any, list[Any]], Any]] = {
    asks.NextAction: lambda view, _, o: max(p for p in Turn(view).plans() if p[1] in o)[1],
    asks.CardToPlay: lambda view, _, o: best_plan(view, PLAY, o),
    asks.CardToCopy: lambda view, _, _o: copied(view)[1],
    asks.CardToPlace: lambda view, _, o: best_plan(view, PLACE, o),
    asks.VillageToRetrieve: lambda view, _, o: best_plan(view, RETRIEVE, o),
    asks.VillageForCard: lambda view, ask, _: placed(view, ask.card)[1],
    asks.Purchase: purchase,
    asks.VillageForUnit: lambda view, ask, o: view.best(o, ask.unit)[1],
    asks.VillageForDefense: lambda view, _, o: max(o, key=view.fortified),
    asks.VillageForFigure: lambda view, ask, o: figure_move(view, ask.figure)[1] or o[0],
    asks.UnitFrom: unit_from,
    asks.UnitTo: lambda view, ask, o: max(o, key=lambda v: sent(view, ask, v)),
    asks.MobilizeFrom: lambda view, _, _o: mobilize(view)[1],
    asks.MobilizeTo: lambda view, ask, o: max(o, key=lambda v: mobilized(view, ask.source, v)),
    asks.UnitToMobilize: unit_to_mobilize,
    battle_asks.AmbushTarget: lambda view, _, _o: max(ambushes(view))[1],
    battle_asks.AmbushFrom: ambush_from,
    battle_asks.AmbushReturn: lambda view, _, o: gathered(view, o, tuple(view.g.units[-1])),
    battle_asks.RetreatTo: retreat_to,
}


def advise(g: State, ask: Any, options: list[Any], _rng: random.Random) -> Any:
    """One of the options, by rules of thumb."""
    kind = type(ask)
    if len(options) == 1:
        return options[0]
    if kind in SMALL:
        return SMALL[kind](g, ask, options)
    if kind in ON_THE_MAP:
        return ON_THE_MAP[kind](View(g, ask.seat), ask, options)
    return options[0]
