"""Phase 4: the morale drop and the change of leader (LP-8, LP-11.17 to LP-11.19, LP-14.12)."""

from __future__ import annotations

from zareba.engine import say
from zareba.games.poilus.facts.tables import DEMORALIZED, SOLO

from .cards import TYRANNICAL
from .state import (
    State,
    cards_in_hands,
    in_force,
    lower_morale,
    take_speech_tokens,
    works,
)


def morale_phase(g: State, lingering: int) -> None:
    """LP-8.8: the number, the cards, the leader token, the speech token."""
    g.phase = "morale"
    number = morale_drop(g, lingering)
    rule = "LP-14.12" if g.variant == SOLO else "LP-11.17" if g.facts.expansion else "LP-8.2"
    say(g, "morale_drop", rule, n=number, left=max(0, len(g.morale) - number))
    lower_morale(g, number)
    change_leader(g)


def morale_drop(g: State, lingering: int = 0) -> int:
    """LP-8.2, LP-8.3, LP-6.5, LP-6.18, LP-11.17, LP-11.18, LP-11.19, LP-14.12: cards that move."""
    number, total = g.facts.number, cards_in_hands(g)
    if g.variant == SOLO:
        drop = number["solo_drop"] + total
    elif g.facts.expansion:
        most = number["highest_drop"]
        drop = min(max(total, number["least_drop"]), most) + lingering + in_force(g).morale
        drop = max(0, min(most, drop))
    else:
        drop = max(total, number["least_drop"])
    if any(DEMORALIZED in knocks for knocks in g.knocks):
        drop += g.facts.knocks[DEMORALIZED].extra_morale
    return drop


def change_leader(g: State) -> None:
    """LP-8.5, LP-8.6, LP-8.7, LP-6.17, LP-10.7, LP-13.5, LP-14.11: clockwise, or Tyrannical."""
    if g.variant == SOLO:
        g.leader = (g.leader + 1) % len(g.present)
        return
    for place in range(len(g.present)):
        if works(g, place, TYRANNICAL):
            g.leader = place
            say(g, "keeps_the_lead", "LP-8.7", soldier=g.soldier[place])
            return
    take_speech_tokens(g, g.leader, 1, "LP-8.6")
    g.leader = (g.leader + 1) % g.players
    say(g, "new_leader", "LP-8.5", soldier=g.soldier[g.leader])
