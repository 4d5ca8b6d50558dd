"""What can be done with each card of the hand when the next action is asked for (RB-5.11)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Ask
from zareba.games.burnoose.facts.tables import WEAPONS
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.limits import cards_to_play, may_ambush
from zareba.games.burnoose.rules.state import State

from .missing import card_reason


def preview(g: State, ask: Ask) -> dict[str, Any]:
    """By card: the actions it can be used for, and why it cannot be played."""
    if not isinstance(ask, asks.NextAction):
        return {}
    can = cards_to_play(g, ask.seat)
    return {"uses": {card: _uses(g, ask.seat, card, can) for card in g.hand[ask.seat]}}


def _uses(g: State, seat: int, card: str, can: list[str]) -> dict[str, Any]:
    """RB-5.4, RB-5.5, RB-6.3: played, put into a village, or paid for an ambush."""
    does = [asks.PLAY] if card in can else []
    does.append(asks.PLACE)
    if card == WEAPONS and may_ambush(g, seat):
        does.append(asks.AMBUSH)
    why, rule = ("", "") if card in can else card_reason(g, seat, card)
    return {"does": does, "why": why, "rule": rule}
