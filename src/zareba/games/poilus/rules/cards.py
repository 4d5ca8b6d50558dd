"""One played card, from a hand, by a trap or by Clumsy (LP-5.4 to LP-5.6, LP-5.21, LP-6)."""

from __future__ import annotations

from zareba.engine import Rule, number_in, rule, say
from zareba.games.poilus.facts.tables import CHRISTMAS

from .asks import ChristmasTarget
from .limits import targets
from .state import State, decider, draw_trials, in_force, is_novice, lower_morale, top_trial

TYRANNICAL = "tyrannical"


def lay_down(g: State, place: int, card: str) -> None:
    """LP-5.4, LP-5.5, LP-5.21, LP-6.19, LP-14.8: to No Man's Land, or in front of the soldier."""
    if card in g.facts.threat_cards:
        g.no_mans_land.append(card)
        say(g, "played", "LP-5.4", soldier=g.soldier[place], card=card)
    elif card == CHRISTMAS:
        g.discard.append(card)  # nothing can happen to it while its target is chosen
        say(g, "played", "LP-5.6", soldier=g.soldier[place], card=card)
    else:
        g.knocks[place].append(card)
        say(g, "hard_knock", "LP-5.5", soldier=g.soldier[place], card=card, cardtext=card)
        hard_knock_in_play(g, place, card)


def hard_knock_in_play(g: State, place: int, card: str) -> None:
    """LP-6.15, LP-12.18, LP-12.19, LP-12.24, LP-3.14: what follows at once, oldest card first.

    It is no morale drop, so nothing limits or raises it (LP-12.25).
    """
    if card == TYRANNICAL and not is_novice(g, place):
        g.leader = place
        say(g, "takes_the_lead", "LP-6.15", soldier=g.soldier[place])
    if not g.missions:
        return
    for effect, count in in_force(g).on_knock:
        if effect == "on_knock_draw":
            draw_trials(g, place, count, "LP-12.19")
        elif not g.final:  # LP-11.22, LP-11.25: no morale loss in a final mission
            say(g, "morale_lost", "LP-12.18", n=count)
            lower_morale(g, count)


@rule("LP-5.6", "LP-14.19")
def merry_christmas(g: State, place: int) -> Rule:
    """Discard one hard knock in front of any soldier; if there is one, one must be picked."""
    if targets(g):
        knock = yield ChristmasTarget(decider(g, place), g.soldier[place])
        owner = next(p for p, knocks in enumerate(g.knocks) if knock in knocks)
        discard_knock(g, owner, knock, "LP-5.6")


def discard_knock(g: State, place: int, knock: str, number: str) -> None:
    """LP-6.20, LP-3.8: its effect ends at once; a leader token it took stays where it is."""
    g.knocks[place].remove(knock)
    g.discard.append(knock)
    say(g, "knock_discarded", number, soldier=g.soldier[place], card=knock)


def springs_a_trap(g: State, card: str) -> bool:
    """LP-5.14, LP-10.1, LP-10.3, LP-12.21, LP-12.26, LP-14.16: a card turns over another."""
    facts = g.facts
    if not facts.traps:
        return False
    if card not in facts.trap_cards:
        mines = in_force(g).traps if g.missions else 0
        if not mines & facts.symbols[card] or card not in facts.threat_cards:
            return False
    return number_in(g, "trials") > 0


@rule("LP-5.14", "LP-5.15", "LP-6.13", "LP-5.24")
def turn_over(g: State, place: int, number: str) -> Rule:
    """The top card of the trials pile is played by the same soldier; its own trap is ignored."""
    card = top_trial(g)
    say(g, "turned_over", number, soldier=g.soldier[place], card=card)
    lay_down(g, place, card)
    if card == CHRISTMAS:
        yield from merry_christmas(g, place)
