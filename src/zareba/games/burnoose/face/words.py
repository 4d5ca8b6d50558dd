"""What is said beside a choice and at the end of the game, and which rules are seldom reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Phrases, Speaker
from zareba.games.burnoose.facts.tables import ARMIES, KIND_OF_BONUS, M, S, W
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.battle_asks import LOSSES, STOP
from zareba.games.burnoose.rules.conquest import FRENCH_VICTORY
from zareba.games.burnoose.rules.limits import (
    ambush_targets,
    cards_to_play,
    free_cards,
    mobilize_sources,
    unit_sources,
    villages_to_retrieve,
)
from zareba.games.burnoose.rules.state import (
    State,
    is_foreign,
    is_solo,
    open_villages,
)

from .drawing import card_text, hits_of
from .missing import missing
from .naming import (
    army_units,
    gives,
    gives_and_does,
    people,
    placed,
    played,
    price_of,
    starting_cards,
)
from .situation import regions, situation
from .stakes import stakes, warning
from .ways import comes_to

__all__ = ["PHRASES", "RARE", "hint", "missing", "situation", "warning"]

# Rules and questions that random games do not always reach; each has a case or a test of its own.
RARE = (
    "burnoose.BonusToCopy",
    "burnoose.CardToCopy",
    "burnoose.CardToTakeBack",
    "burnoose.LeaderHit",
    "burnoose.leaders.fatma_reserved",
    "burnoose.leaders.oussaid",
)
ENDS = (asks.DONE, asks.NONE, STOP, asks.END)


# ----------------------------------------------------------------------------- beside a choice
def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What a player should know of an option: what it costs and does; only what his seat sees."""
    if isinstance(ask, asks.NextAction):
        return _action_hint(g, ask.seat, choice, words)
    if isinstance(ask, asks.Purchase):
        return _purchase_hint(g, choice, words)
    if choice in ENDS:
        return ""
    if isinstance(choice, str) and choice in g.facts.villages:
        return _village_hint(g, ask, choice, words)
    if isinstance(choice, str) and choice in g.facts.resources and not ask.named:
        return _card_hint(g, ask, choice, words)
    return _fight_hint(g, ask, choice, words)


def _action_hint(g: State, seat: int, action: str, words: Speaker) -> str:
    """RB-5.11: what could be played, placed, taken back, moved or ambushed."""
    match action:
        case asks.PLAY:
            return _play_hint(g, seat, words)
        case asks.PLACE:
            return words.listed("card", list(dict.fromkeys(g.hand[seat])))
        case asks.RETRIEVE:
            villages = [
                words.text(
                    "hint-cards-in", village=words.name("village", v),
                    cards=words.listed("card", g.reserve[g.facts.number[v]]),
                )
                for v in villages_to_retrieve(g, seat)
            ]  # fmt: skip
            return words.text("text-semicolon").join(villages)
        case asks.MOBILIZE:
            sources = words.listed("village", mobilize_sources(g, seat))
            return words.text("hint-mobilize", villages=sources)
        case asks.AMBUSH:
            armies = words.listed("army", ambush_targets(g, seat))
            return words.text("hint-ambush", armies=armies)
        case _:
            return words.text("hint-end", n=g.actions, most=g.facts.max_purchases)


def _play_hint(g: State, seat: int, words: Speaker) -> str:
    """A single card is played without being asked for, so what it does is said already here."""
    cards = cards_to_play(g, seat)
    if len(cards) != 1:
        return words.listed("card", cards)
    (card,) = cards
    does = _played_hint(g, seat, card, words)
    return words.text("hint-only-card", card=words.name("card", card), does=does)


def _played_hint(g: State, seat: int, card: str, words: Speaker) -> str:
    if _does_nothing(g, seat, card):
        return words.text(f"idle-{card}")
    return played(g.facts, words, card, is_solo(g))


def _purchase_hint(g: State, choice: str, words: Speaker) -> str:
    if choice in g.facts.stack:
        return price_of(g, words, choice)
    return words.text("hint-tayeb-buys" if choice != asks.DONE else "hint-hand-goes")


def _card_hint(g: State, ask: Any, card: str, words: Speaker) -> str:
    """What a card gives or does where this question takes it to."""
    if isinstance(ask, asks.LeaderToKeep):
        start = starting_cards(g.facts, words, card)
        return start + words.text("text-semicolon") + gives_and_does(g, words, card)
    if isinstance(ask, asks.CardToPlay | asks.CardToCopy):
        return _played_hint(g, ask.seat, card, words)
    if isinstance(ask, asks.CardToPlace | asks.BonusToCopy):
        bonus = placed(g.facts, words, card, g.moudjahidate)
        return bonus or words.text("hint-no-bonus")
    if isinstance(ask, asks.ResourcesToCopy):
        return gives(words, g.facts.resources[card])
    return gives_and_does(g, words, card)


def _does_nothing(g: State, seat: int, card: str) -> bool:
    """RB-5.11: Man and Young Man may be played without anybody to send."""
    if card == "man":
        return not unit_sources(g, seat, S)
    needs_move = g.facts.rules.young_man_topdeck_requires_move
    return card == "young_man" and needs_move and not unit_sources(g, seat, M)


def _fight_hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """Automata cards, armies, dice, units."""
    match ask:
        case battle_asks.AmbushTarget():
            return words.text(
                "hint-army", units=army_units(words, g.army[choice]),
                node=words.name("node", g.at[choice]), retreat=g.facts.retreat_at[choice],
            )  # fmt: skip
        case battle_asks.Retreat():
            return stakes(g, ask, choice, words)
        case battle_asks.Reroll():
            return words.text("hint-hits", n=hits_of(g, *choice))
        case asks.CardToBury():
            return card_text(g.facts, words, choice)
        case battle_asks.FrenchLoss():
            return words.text("hint-there", n=g.army[ask.army][LOSSES.index(choice)])
        case asks.UnitToMobilize() | battle_asks.UnitForAmbush() if choice in asks.KIND:
            kind = asks.KIND[choice]
            return words.text("hint-there", n=g.units[g.facts.number[ask.source]][kind])
        case battle_asks.CardToDestroy():
            return gives(words, g.facts.resources[choice[0]])
        case battle_asks.OumouhandJoins() if choice == battle_asks.YES:
            return words.text("hint-oumouhand")
        case asks.VillageForFigure():
            return words.text("hint-supply")
    return ""


def _village_hint(g: State, ask: Any, village: str, words: Speaker) -> str:
    """Whose it is, the ground, who defends it, which army may come next, what it brings."""
    marks = [words.name("terrain", g.facts.terrain[village]), people(g, words, village)]
    owner = g.owner[g.facts.number[village]]
    if owner != ask.seat:
        marks.insert(0, words.name("player", owner))
    marks += [
        words.text("hint-threat", army=words.name("army", army), n=steps)
        for army in ARMIES
        if (steps := comes_to(g, army).get(village))
    ]
    lying = g.reserve[g.facts.number[village]]
    if isinstance(ask, asks.VillageToRetrieve):
        marks.insert(0, words.text("board-cards", cards=words.listed("card", lying)))
    if isinstance(ask, asks.VillageForCard) and not _has_bonus(g, ask.card, village):
        marks.append(words.text("hint-no-bonus"))
    if _brings_card(g, ask, village):
        marks.append(words.text("hint-free-card"))
    return words.text("text-semicolon").join(marks)


def _has_bonus(g: State, card: str, village: str) -> bool:
    """RB-9.3, RB-9.4, RB-9.7, RB-10.3: would the placement bonus come there?"""
    units = g.units[g.facts.number[village]]
    match KIND_OF_BONUS.get(card, ""):
        case "fighters":
            return bool(units[M] or units[S])
        case "women":
            return bool(units[W])
        case "cards":
            return bool(g.reserve[g.facts.number[village]])
        case "supply":
            return bool(g.moudjahidate)
        case _:
            return card in g.facts.bonus or card == "tayeb"


def _brings_card(g: State, ask: Any, village: str) -> bool:
    """RB-9.5, RB-18.3: the Man's free card."""
    if not isinstance(ask, asks.UnitTo) or ask.unit != "sharpshooter" or not free_cards(g):
        return False
    return is_foreign(g, ask.source, village, ask.seat)


# ------------------------------------------------------------------------------------- at the end
def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """RB-17.1, RB-17.2, RB-18.5: why it ended so, and what is left."""
    lands = [land for land, lost in enumerate(g.conquered) if lost]
    solo = "yes" if is_solo(g) else "no"
    if g.result == FRENCH_VICTORY:
        why = "two" if len(lands) > 1 else "token"
        yield words.text(f"end-{why}", who=regions(g, words, lands), solo=solo, n=len(lands))
        yield words.text("end-left", n=len(g.french_deck) + len(g.row))
    elif lands:
        yield words.text("end-one-lost", who=regions(g, words, lands), solo=solo)
    if villages := open_villages(g):
        named = words.listed("village", villages)
        yield words.text("end-villages", n=len(villages), villages=named)


PHRASES = Phrases(
    hint=hint, warning=warning, situation=situation, missing=missing, epilogue=epilogue
)
