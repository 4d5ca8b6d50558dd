"""What is said beside an option and at the end of the game (LP-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.state import State, active, cards_in_hands, in_force
from zareba.games.poilus.rules.support import destination

# What a few random games need not reach; cases P-43, P-61, CC-71 and CC-81 show it.
RARE = (
    "poilus.CardOnTop",
    "poilus.CollectTarget",
    "poilus.Payment",
    "poilus.TileToRemove",
    "poilus.orders.collect",
    "poilus.orders.peek",
)


def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What a player should know of an option; only from what his seat can see."""
    if isinstance(ask, asks.MissionCard):
        return str(words.name("missiontext", choice))
    if isinstance(ask, asks.SupportTile):
        place = g.soldier.index(ask.soldier)
        receiver = g.soldier[destination(g, place, choice)]
        return str(words.text("hint-to", soldier=words.name("soldier", receiver)))
    if isinstance(ask, asks.CollectTarget):
        return str(words.text("hint-under", n=len(g.under[g.missions.index(choice)])))
    if isinstance(ask, asks.Payment) and choice != asks.NONE:
        return str(words.text("hint-pay", n=g.facts.missions[choice].discard.cards))
    if isinstance(ask, asks.ChristmasTarget):
        owner = next(p for p, knocks in enumerate(g.knocks) if choice in knocks)
        return str(words.name("soldier", g.soldier[owner]))
    if isinstance(ask, asks.Action) and choice[0] == "play":
        return _card_hint(g, choice[1], words)
    return ""


def _card_hint(g: State, card: str, words: Speaker) -> str:
    """LP-5.17: a card that would make the mission fail says so; a hard knock says what it does."""
    facts, count = g.facts, active(g) + g.facts.symbols[card]
    if g.missions:
        count &= in_force(g).counted
    if (count + facts.failing[g.final]) & facts.top_bits:
        return str(words.text("hint-fails"))
    return str(words.name("cardtext", card)) if card in facts.knocks else ""


def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """How many missions it took, and how far peace and the Monument were."""
    yield words.text("epilogue-missions", n=g.mission)
    left = len(g.trials) + cards_in_hands(g)
    yield words.text("epilogue-left", trials=left, morale=len(g.morale))
