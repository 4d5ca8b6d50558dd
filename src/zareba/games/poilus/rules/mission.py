"""Phase 2: turns, charms, speeches, failure and success (LP-5)."""

from __future__ import annotations

from zareba.engine import AskAll, Rule, rule, say
from zareba.games.poilus.facts.tables import CHRISTMAS, SOLO

from .asks import NO, NONE, Action, ActionWithAlikeCards, FillUp, SpeechAnswer
from .cards import lay_down, merry_christmas, springs_a_trap, turn_over
from .limits import asked_by_speech, failing_threats, fails, may_fill_up
from .memory import goes_back
from .orders import collect
from .preparation import fill_up
from .state import State, decider, hand_of, in_force, shuffle_trials, take_from_hand
from .withdrawal import withdraw


@rule("LP-5.1", "LP-5.2", "LP-5.3", "LP-5.22", "LP-14.6")
def mission_phase(g: State) -> Rule:
    """Soldiers act in turn until the mission fails (False) or all have withdrawn (True)."""
    g.phase = "mission"
    if fails(g):  # LP-5.26: possible only with mission cards
        return failure(g)
    place = g.leader
    while True:
        g.turn = place
        if g.variant == SOLO:
            g.leader = place  # LP-14.6: the token marks the active soldier
        action = yield question(g, place)
        g.acted[place] = True
        if action == "withdraw":
            yield from withdraw(g, place)
        elif action[0] == "play":
            take_from_hand(g, place, action[1])
            lay_down(g, place, action[1])
            if action[1] == CHRISTMAS:
                yield from merry_christmas(g, place)
            elif springs_a_trap(g, action[1]):
                yield from turn_over(g, place, "LP-5.14")
        elif action[0] == "charm":
            use_charm(g, place, action[1])
        else:
            yield from speech(g, place, action[1])
        if fails(g):
            return failure(g)
        if True not in g.present:
            return True
        if action[0] == "play" and may_fill_up(g):
            yield from ask_to_fill_up(g)
        place = next_place(g, place)


def question(g: State, place: int) -> Action:
    """LP-5.2: what the soldier on turn is asked."""
    hand = hand_of(g, place)
    alike = len(hand) > 1 and hand[0] == hand[-1] and hand.count(hand[0]) == len(hand)
    kind = ActionWithAlikeCards if alike and hand is not g.open_hand else Action
    return kind(decider(g, place), g.soldier[place])


def next_place(g: State, place: int) -> int:
    """LP-3.1, LP-5.1, LP-5.22, LP-13.16: clockwise, who is still in the mission."""
    present = g.present
    while True:
        place = (place + 1) % len(present)
        if present[place]:
            return place


def use_charm(g: State, place: int, card: str) -> None:
    """LP-5.7, LP-11.15, LP-12.8: a card with the soldier's threat leaves No Man's Land."""
    g.no_mans_land.remove(card)
    g.discard.append(card)
    free = bool(g.missions) and g.charms_used < in_force(g).free_charms
    g.charms_used += 1
    g.charm[place] = free
    say(g, "charm_used", "LP-12.8" if free else "LP-5.7", soldier=g.soldier[place], card=card)


@rule("LP-5.9", "LP-5.10", "LP-5.11", "LP-5.23", "LP-11.13")
def speech(g: State, place: int, threat: str) -> Rule:
    """Name a threat; the others discard a card that shows it, or nothing, all at the same time."""
    g.speeches[place] -= 1
    if g.facts.tokens_return["expansion" if g.facts.expansion else g.variant]:
        g.supply += 1
    else:
        g.spent += 1
    say(g, "speech", "LP-5.9", soldier=g.soldier[place], threat=threat)
    asked = asked_by_speech(g, place)
    if asked:
        answers = yield AskAll(*[SpeechAnswer(decider(g, p), g.soldier[p], threat) for p in asked])
        discard_to_speech(g, asked, answers)


def discard_to_speech(g: State, places: tuple[int, ...], cards: tuple[str, ...]) -> None:
    """LP-5.10, LP-5.23: discarded cards are shown, but not played."""
    for place, card in zip(places, cards, strict=True):
        if card != NONE:
            take_from_hand(g, place, card)
            g.discard.append(card)
            say(g, "discarded", "LP-5.10", soldier=g.soldier[place], card=card)


def failure(g: State) -> bool:
    """LP-5.18: all cards of No Man's Land, and those attached, go back into the trials pile."""
    say(g, "failed", "LP-5.17", threats=failing_threats(g))
    goes_back(g, g.no_mans_land + g.attached)
    g.trials += g.no_mans_land + g.attached
    g.no_mans_land, g.attached = [], []
    shuffle_trials(g)
    return False


@rule("LP-5.19", "LP-12.32", "LP-12.35")
def success(g: State) -> Rule:
    """No Man's Land is cleared; some missions collect what they are due first."""
    say(g, "succeeded", "LP-5.19")
    if any(g.facts.missions[m].discard.kind == "collect" for m in g.missions):
        yield from collect(g)
    g.discard += g.no_mans_land + g.attached
    g.no_mans_land, g.attached = [], []


@rule("LP-14.7", "LP-14.17")
def ask_to_fill_up(g: State) -> Rule:
    """Solo: fill the hand again after a card played, or not any more in this mission."""
    answer = yield FillUp(0)
    if answer == NO:
        g.filling = False
        say(g, "no_more_cards", "LP-14.7")
    else:
        fill_up(g, "LP-14.7")
