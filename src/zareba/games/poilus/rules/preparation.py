"""Phase 1: mission card, intensity, deal (LP-4, LP-11.7 to LP-11.12, LP-11.21, LP-11.26)."""

from __future__ import annotations

from zareba.engine import Rule, draw, rule, say
from zareba.games.poilus.facts.tables import CHAPLAIN, SOLO

from .asks import Intensity
from .memory import forget_places, remember_drawn
from .orders import choose_mission
from .state import State, draw_trials, hand_of, in_force, works

FRENZIED = "frenzied"


@rule("LP-4.1", "LP-4.2", "LP-4.6", "LP-6.9", "LP-11.9", "LP-11.11")
def preparation(g: State) -> Rule:
    """Everybody joins; the leader chooses; cards are dealt."""
    everybody_joins(g)
    if g.facts.expansion:
        yield from choose_mission(g)
    if g.variant == SOLO:
        fill_up(g, "LP-14.5")
        return
    if not g.final:
        if g.facts.expansion:
            yield from intensity_by_mission(g)
        else:
            yield from intensity(g)
    deal(g)
    if g.missions and in_force(g).extra_deal:
        draw_trials(g, g.leader, in_force(g).extra_deal, "LP-12.14")
    for place in range(len(g.knocks)):
        if works(g, place, FRENZIED):
            draw_trials(g, place, g.facts.knocks[FRENZIED].extra_cards, "LP-4.6")


@rule("LP-4.2", "LP-4.3", "LP-4.4")
def intensity(g: State) -> Rule:
    """The leader says how many cards everybody gets."""
    g.intensity = yield Intensity(g.leader)
    say(g, "intensity", "LP-4.2", soldier=g.soldier[g.leader], n=g.intensity)


@rule("LP-11.9", "LP-11.10")
def intensity_by_mission(g: State) -> Rule:
    """The same, with the minimum of the mission card."""
    g.intensity = yield Intensity(g.leader)
    say(g, "intensity", "LP-11.9", soldier=g.soldier[g.leader], n=g.intensity)


def everybody_joins(g: State) -> None:
    """LP-4.1, LP-5.27, LP-11.6, LP-3.9: all join with the cards they hold; counts start again."""
    g.mission += 1
    g.phase, g.intensity, g.charms_used, g.filling = "preparation", 0, 0, True
    g.present, g.acted = [True] * len(g.present), [False] * len(g.present)
    say(g, "mission", "LP-3.2", n=g.mission, soldier=g.soldier[g.leader])
    if g.variant == CHAPLAIN and g.tiles[-1]:
        # LP-10.4 c, LP-10.7: one of his tiles, face down; without tiles he places none.
        g.placed[-1].append(g.tiles[-1].pop(draw(g, len(g.tiles[-1]))))
        say(g, "chaplain_tile", "LP-10.4", soldier=g.soldier[-1])


def deal(g: State) -> None:
    """LP-4.5, LP-4.7, LP-11.22, LP-13.16: one by one from the leader, until the pile runs out."""
    places = len(g.present)
    hands = [hand_of(g, (g.leader + i) % places) for i in range(places)]
    number = len(g.trials) if g.final else min(g.intensity * places, len(g.trials))
    remember_drawn(g, number, g.leader, places)
    dealt = g.trials[: -number - 1 : -1]  # from the top
    del g.trials[len(g.trials) - number :]
    for i, hand in enumerate(hands):
        hand.extend(dealt[i::places])
    forget_places(g)
    say(g, "dealt", "LP-11.22" if g.final else "LP-4.5", n=number, left=len(g.trials))


def fill_up(g: State, number: str) -> None:
    """LP-14.5, LP-14.7: draw up to the hand size of Solo."""
    draw_trials(g, g.leader, g.facts.number["solo_hand"] - len(g.hand[0]), number)
