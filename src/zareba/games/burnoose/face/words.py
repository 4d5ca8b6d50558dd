"""What is said beside a choice and at the end of the game, and which rules are seldom reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import ARMIES, BERBERS
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.battle_asks import RETREAT, STOP
from zareba.games.burnoose.rules.limits import cards_to_play, villages_to_retrieve
from zareba.games.burnoose.rules.state import State, figures_in, strength

from .drawing import card_text, hits_of
from .ways import comes_to

# Rules and questions that random games do not always reach; each has a case or a test of its own.
RARE = (
    "burnoose.BonusToCopy",
    "burnoose.CardToCopy",
    "burnoose.CardToTakeBack",
    "burnoose.LeaderHit",
)


def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What a player should know of an option; only what lies open on the table."""
    if isinstance(ask, battle_asks.AmbushTarget):
        node = words.name("node", g.at[choice])
        return str(words.text("hint-army", n=strength(g, choice), node=node))
    if isinstance(ask, battle_asks.Retreat) and choice == RETREAT and ask.fatal:
        return str(words.text("hint-fatal"))
    if isinstance(ask, asks.Purchase) and choice in g.facts.stack:
        return str(words.text("hint-stack", n=g.stacks[g.facts.stack[choice]]))
    if isinstance(ask, battle_asks.Reroll) and choice != STOP:
        return str(words.text("hint-hits", n=hits_of(g, *choice)))
    if isinstance(ask, asks.CardToBury) and choice != asks.NONE:
        return card_text(g.facts, words, choice)
    if isinstance(ask, asks.NextAction):
        return _action_hint(g, ask.seat, choice, words)
    if isinstance(ask, asks.CardToPlay | asks.CardToCopy):
        return str(words.text(f"played-{choice}"))
    if isinstance(ask, asks.CardToPlace | asks.BonusToCopy):
        return str(words.text(f"placed-{choice}")) if words.has(f"placed-{choice}") else ""
    if isinstance(choice, str) and choice in g.facts.villages:
        return _village_hint(g, choice, words)
    return ""


def _action_hint(g: State, seat: int, action: str, words: Speaker) -> str:
    """What could be played, placed or taken back; the hand is the reader's own."""
    match action:
        case asks.PLAY:
            return str(words.listed("card", cards_to_play(g, seat)))
        case asks.PLACE:
            return str(words.listed("card", g.hand[seat]))
        case asks.RETRIEVE:
            return str(words.listed("village", villages_to_retrieve(g, seat)))
        case _:
            return ""


def _village_hint(g: State, village: str, words: Speaker) -> str:
    """Who stands there, and which army may come next."""
    number = g.facts.number[village]
    units = zip(BERBERS, g.units[number], strict=True)
    marks = [f"{n} {words.name('unit', unit)}" for unit, n in units if n]
    marks += [words.name("card", figure) for figure in figures_in(g, village)]
    marks = marks or [words.text("board-empty")]
    if g.defenses[number]:
        marks.append(words.text("board-defenses", n=g.defenses[number]))
    for army in ARMIES:
        if steps := comes_to(g, army).get(village):
            marks.append(words.text("hint-threat", army=words.name("army", army), n=steps))
    return ", ".join(marks)


def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """Nothing beyond the result: all have won or lost together (RB-1.1)."""
    yield from ()
