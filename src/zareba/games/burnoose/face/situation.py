"""What stands above a question: the lines one needs to answer it, of what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import AMBUSH, ARMIES, BERBERS
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.automata import ROW
from zareba.games.burnoose.rules.limits import affordable, ambush_sources, resources_in_hand
from zareba.games.burnoose.rules.state import (
    DEPLOYED,
    UNDEPLOYED,
    State,
    figures_in,
    is_solo,
    own_villages,
    strength,
)

from .drawing import card_text, hits_of
from .naming import army_units, gives_and_does, goods, people, troops
from .ways import comes_to

ABOUT_CARDS = (
    asks.CardToPlay | asks.CardToCopy | asks.CardToPlace | asks.BonusToCopy | asks.CardToKeep
    | asks.CardToDiscard | asks.FreeCard | asks.CardForTop | asks.VillageToRetrieve
)  # fmt: skip
ABOUT_BUYING = asks.Purchase | asks.ResourcesToCopy
IN_COMBAT = battle_asks.Reroll | battle_asks.LeaderHit | battle_asks.Retreat | battle_asks.RetreatTo
IN_AMBUSH = (
    battle_asks.AmbushFrom | battle_asks.UnitForAmbush | battle_asks.FrenchLoss
    | battle_asks.CounterDie | battle_asks.AmbushReturn
)  # fmt: skip


def situation(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """RB-4.3: the hand is the asked seat's own; everything else lies open."""
    if isinstance(ask, asks.LeaderToKeep):
        yield _villages(g, ask.seat, words)
        return
    if isinstance(ask, battle_asks.TakeOver | battle_asks.TurnCard):
        yield words.text("now-french", left=cards_left(g))
        return
    yield _turn(g, ask.seat, words)
    yield from _about(g, ask, words)


def _about(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """What this kind of question needs beside whose turn it is."""
    if isinstance(ask, battle_asks.CardToDestroy):
        yield words.text("now-card", text=card_text(g.facts, words, g.french_card))
    elif isinstance(ask, IN_COMBAT) and g.entered[g.fighting]:
        yield from _combat(g, ask, words)
    elif isinstance(ask, IN_COMBAT | IN_AMBUSH):
        yield from _ambush(g, ask, words)
    elif isinstance(ask, ABOUT_BUYING):
        yield from _purse(g, ask, words)
    elif isinstance(ask, asks.NextAction):
        yield from _next_action(g, ask.seat, words)
    elif isinstance(ask, ABOUT_CARDS):
        yield _worth(g, ask.seat, words)
    elif not isinstance(ask, asks.CardToBury | battle_asks.AmbushPayment):
        yield from armies(g, ask.seat, words)


def cards_left(g: State) -> int:
    """RB-17.2: French cards until the Berbers have won."""
    return len(g.french_deck) + len(g.row)


def _villages(g: State, seat: int, words: Speaker) -> str:
    own = words.listed("village", own_villages(g, seat))
    return words.text("now-villages", seat=words.name("player", seat), villages=own)


def _turn(g: State, seat: int, words: Speaker) -> str:
    """RB-5.3, RB-8.1, RB-16.2, RB-17.2: who you are and what is left."""
    return words.text(
        "now-turn", seat=words.name("player", seat), tokens=g.tokens[seat], left=cards_left(g),
        turn="own" if g.turn == seat else "other", actions=g.actions, most=g.facts.max_actions,
        retreat="used" if g.retreat_used else "unused",
    )  # fmt: skip


def _next_action(g: State, seat: int, words: Speaker) -> Iterator[str]:
    """RB-5: the hand card by card, its worth, the armies, the French cards that lie open."""
    hand = g.hand[seat]
    for card in dict.fromkeys(hand):
        number = hand.count(card)
        name = words.listed("card", [card] * number)
        yield words.text("now-hand-card", card=name, what=gives_and_does(g, words, card), n=number)
    yield _worth(g, seat, words)
    yield from armies(g, seat, words)
    yield from _next_cards(g, words)


def _next_cards(g: State, words: Speaker) -> Iterator[str]:
    """RB-17.2, RB-18.4: what the French will do, as far as it lies open."""
    if not cards_left(g):
        if g.facts.rules.win_timing == "automata_cannot_act":
            yield words.text("now-over")
    elif g.row:
        said = [_french_card(g, words, card) for card in g.row]
        then = (
            said[0] if len(said) == 1 else words.text("now-row-then", first=said[0], second=said[1])
        )
        yield words.text("now-row", cards=then)
    elif is_solo(g) and g.facts.face_up_row:
        yield words.text("now-row-empty", n=min(ROW, len(g.french_deck)))


def _french_card(g: State, words: Speaker, card: str) -> str:
    """RB-12.5: its units, and what its text does."""
    text, colon = card_text(g.facts, words, card), words.text("draw-colon")
    return words.name("automata", card) + (f"{colon} {text.rstrip('.')}" if text else "")


# ------------------------------------------------------------------------------------ the armies
def armies(g: State, seat: int, words: Speaker) -> Iterator[str]:
    """RB-12.6, RB-13, RB-16.1: strength, values, the way, and whether you could ambush it."""
    for army in ARMIES:
        if g.army_state[army] == DEPLOYED:
            yield words.text(
                "now-army", army=words.name("army", army), units=army_units(words, g.army[army]),
                retreat=g.facts.retreat_at[army], node=words.name("node", g.at[army]),
                way=way(g, army, words), reach="yes" if ambush_sources(g, seat, army) else "no",
            )  # fmt: skip
    waiting = [_waiting(g, army, words) for army in ARMIES if g.army_state[army] != DEPLOYED]
    if waiting:
        yield words.text("now-waiting", armies=words.text("text-semicolon").join(waiting))


def _waiting(g: State, army: int, words: Speaker) -> str:
    """RB-1.5, RB-12.6: how many units it has of those it needs; its start once that is known."""
    start = words.name("node", g.start[army]) if g.start[army] else ""
    state = "undeployed" if g.army_state[army] == UNDEPLOYED else "retreated"
    return words.text(
        "now-army-waiting", army=words.name("army", army), n=strength(g, army),
        units=f" ({army_units(words, g.army[army])})" if strength(g, army) else "",
        deploy=g.facts.deploy_at[army],
        state=state, start=start,
    )  # fmt: skip


def way(g: State, army: int, words: Speaker) -> str:
    """RB-13, RB-14.5: the villages it may come to next, and in how many French turns."""
    found = [
        words.text("now-way", village=words.name("village", village), n=steps)
        for village, steps in comes_to(g, army).items()
    ]
    return words.text("now-or").join(found) or words.text("board-none")


# ------------------------------------------------------------------------------------ the fights
def _combat(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """RB-15: both sides, the ground, the dice as they lie."""
    army, village = g.fighting, g.entered[g.fighting]
    terrain = g.facts.terrain[village]
    yield words.text(
        "now-combat", army=words.name("army", army), units=army_units(words, g.army[army]),
        retreat=g.facts.retreat_at[army], village=words.name("village", village),
        people=people(g, words, village), terrain=words.text(f"draw-terrain-{terrain}"),
    )  # fmt: skip
    if isinstance(ask, battle_asks.Reroll):
        yield _dice(g, words)
    elif isinstance(ask, battle_asks.Retreat):
        yield words.text("now-retreat-fatal" if ask.fatal else "now-retreat")


def _dice(g: State, words: Speaker) -> str:
    """RB-15.8: each die with its hits, and all of them."""
    rolled = zip(g.dice_of, g.dice, strict=True)
    dice = [(unit, face, hits_of(g, unit, face)) for unit, face in rolled]
    named = [
        words.text("now-die", unit=words.name("unit", unit), face=face, n=hits)
        for unit, face, hits in dice
    ]
    side = "french" if g.french_roll else "berbers"
    return words.text(
        "now-dice", side=side, dice=", ".join(named), n=sum(hits for *_, hits in dice)
    )  # fmt: skip


def _ambush(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """RB-6: the army, its retreat value, who goes against it."""
    army = g.fighting or ask.army
    if not isinstance(ask, battle_asks.AmbushReturn):  # it stands among the armies there
        yield words.text(
            "now-ambush", army=words.name("army", army), units=army_units(words, g.army[army]),
            n=strength(g, army), retreat=g.facts.retreat_at[army],
        )  # fmt: skip
    force = [troops(words, BERBERS, g.units[g.facts.number[AMBUSH]])]
    force += [words.name("card", figure) for figure in figures_in(g, AMBUSH)]
    if any(force):
        yield words.text("now-force", units=", ".join(filter(None, force)))
    if isinstance(ask, battle_asks.Reroll):
        yield _dice(g, words)
    elif isinstance(ask, battle_asks.AmbushReturn):
        yield from armies(g, ask.seat, words)


# ---------------------------------------------------------------------------------------- buying
def _worth(g: State, seat: int, words: Speaker) -> str:
    """RB-7.1: what the hand would buy if nothing more were done."""
    would = g.clone()
    would.purse[seat] = resources_in_hand(g, seat)
    cards = words.listed("card", affordable(would, seat)) or words.text("count-nothing")
    return words.text("now-worth", goods=goods(words, would.purse[seat]), cards=cards)


def _purse(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """RB-7.1, RB-7.2, RB-7.5: what is left to spend, and on how many cards."""
    bought = getattr(ask, "bought", 0)
    yield words.text(
        "now-purse", goods=goods(words, g.purse[ask.seat]), n=g.facts.max_purchases - bought,
        market="yes" if g.market else "no",
    )  # fmt: skip


def regions(g: State, words: Speaker, lands: list[int]) -> str:
    """Who or what was conquered: players, alone regions (RB-18.5)."""
    if is_solo(g):
        return words.listed("region", [g.facts.regions[land] for land in lands])
    return words.listed("player", lands)
