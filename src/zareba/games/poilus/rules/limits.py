"""What may be done now: intensities, actions, withdrawing, paying (LP-4, LP-5, LP-6.16)."""

from __future__ import annotations

from typing import Any

from zareba.engine import number_in
from zareba.games.poilus.facts.schema import Mission
from zareba.games.poilus.facts.tables import SOLO

from .state import State, active, active_threats, decider, hand_of, in_force, is_novice, works

FREE, FORBIDDEN, FORCED = 0, 1, 2  # withdrawing
SMALL_TABLE = 3  # LP-11.9


def least_intensity(mission: Mission, places: int) -> int:
    """LP-11.9: the minimum on the card, for 2-3 or for 4-5 soldiers in the mission."""
    return mission.min_2_3 if places <= SMALL_TABLE else mission.min_4_5


def intensities(g: State) -> list[int]:
    """LP-4.2, LP-4.3, LP-4.4, LP-11.9, LP-11.10: from the minimum to what the pile can give."""
    numbers = g.facts.number
    if g.facts.expansion:
        least = least_intensity(g.facts.missions[g.missions[-1]], len(g.present))
        if g.mission == 1 and g.facts.first_minimum:
            least = max(least, numbers["first_intensity"])
    else:
        least = numbers["first_intensity" if g.mission == 1 else "least_intensity"]
    most = -(-len(g.trials) // len(g.present))
    return list(range(least, max(least, most) + 1))


# ------------------------------------------------------------------------------------- failure
def threat_limit(g: State) -> int:
    """LP-5.17, LP-11.23: how many identical threats make the mission fail."""
    return g.facts.finals[g.final].threat_limit if g.final else g.facts.number["threat_limit"]


def fails(g: State) -> bool:
    """LP-5.17, LP-12.3: a threat that is not ignored has reached the limit."""
    facts = g.facts
    count = active(g)
    if g.missions:
        count &= in_force(g).counted
    return bool((count + facts.failing[g.final]) & facts.top_bits)


def failing_threats(g: State) -> tuple[str, ...]:
    """LP-5.17, LP-12.3: the threats because of which the mission fails."""
    limit, counted = threat_limit(g), in_force(g).counted
    return tuple(
        t for t in g.facts.threats if g.facts.fields[t] & counted and active_threats(g, t) >= limit
    )


# ------------------------------------------------------------------------------------- actions
def withdrawing(g: State, place: int, cards: int) -> int:
    """LP-6.6, LP-6.7, LP-6.11, LP-6.12, LP-6.16, LP-12.12: free, forbidden, or the only action."""
    return held_back(g, place, cards)[0]


def held_back(g: State, place: int, cards: int) -> tuple[int, str, str]:
    """The same with what decides it, a hard knock or "mission", and the number of its rule.

    Mission cards come before hard knocks (LP-3.3), the older knock before the newer (LP-3.4), the
    own before another soldier's (LP-3.5).  Solo counts the common hand (LP-14.13, LP-14.14).
    """
    if cards and g.missions and not g.acted[place] and in_force(g).no_first_turn:
        return FORBIDDEN, "mission", "LP-12.12"
    for knock in g.knocks[place]:  # oldest first
        if knock == "fearful":
            facts = g.facts
            if (active(g) + facts.frightening) & facts.top_bits:
                return FORCED, knock, "LP-6.7"
        elif knock == "hardheaded":
            if cards >= g.facts.number["hardheaded_cards"]:
                return FORBIDDEN, knock, "LP-6.11"
        elif knock == "prideful" and cards and g.present.count(True) > 1:
            return FORBIDDEN, knock, "LP-6.12"
    if cards:
        for other, knocks in enumerate(g.knocks):
            if knocks and "fragile" in knocks and other != place and g.present[other]:
                return FORBIDDEN, "fragile", "LP-6.6"
    return _MAY_LEAVE


_MAY_LEAVE = (FREE, "", "")


def actions(g: State, place: int) -> list[Any]:
    """LP-5.2, LP-5.20, LP-14.20: every action of the soldier on turn; there is always one."""
    facts, hand = g.facts, hand_of(g, place)
    leave = withdrawing(g, place, len(hand))
    if leave == FORCED:
        return ["withdraw"]
    found: list[Any] = list(map(facts.plays.__getitem__, dict.fromkeys(hand)))
    # LP-5.7, LP-5.8, LP-12.9: only cards in No Man's Land, never hard knocks or missions.
    if g.charm[place] and g.no_mans_land and not (g.missions and in_force(g).no_charm):
        averted = facts.averted[g.soldier[place]]
        found += [averted[card] for card in dict.fromkeys(g.no_mans_land) if card in averted]
    if place < g.players and g.speeches[place] and may_speak(g, place):
        found += facts.speeches
    if leave == FREE:
        found.append("withdraw")
    return found


def may_speak(g: State, place: int) -> bool:
    """LP-5.9, LP-6.4, LP-12.10: not the mute, not where silence is ordered."""
    return "mute" not in g.knocks[place] and not (g.missions and in_force(g).no_speech)


def targets(g: State) -> list[str]:
    """LP-5.6: every hard knock on the table except The Novice."""
    knocks = g.facts.knocks
    return [k for before in g.knocks for k in before if not knocks[k].permanent]


# ---------------------------------------------------------------------------------- withdrawal
def tile_at_random(g: State, place: int) -> bool:
    """LP-6.8, LP-12.16, LP-13.8: Panicked, a mission, or the Novice."""
    if is_novice(g, place) or works(g, place, "panicked"):
        return True
    return bool(g.missions) and in_force(g).support_random


def may_withdraw_strategically(g: State, place: int) -> bool:
    """LP-11.14, LP-11.5, LP-12.11, LP-13.9: the first to withdraw, with traps and with cards."""
    if not (g.facts.expansion and g.facts.traps) or g.final or g.players != len(g.present):
        return False
    if g.present.count(False) != 1 or in_force(g).no_strategic:
        return False
    return bool(hand_of(g, place))


def payable(g: State) -> list[str]:
    """LP-12.31: missions whose price the trials pile can pay in full."""
    missions, height = g.facts.missions, len(g.trials)
    found = []
    for mission in g.missions:
        box = missions[mission].discard
        if box.kind == "pay_draw" and box.cards <= height:
            found.append(mission)
    return found


def asked_by_speech(g: State, speaker: int) -> tuple[int, ...]:
    """LP-5.10, LP-5.23, LP-10.5: all others in the mission with cards; by an option the speaker."""
    return tuple(
        place
        for place, present in enumerate(g.present)
        if present and hand_of(g, place) and (place != speaker or g.facts.speaker_discards)
    )


def may_fill_up(g: State) -> bool:
    """LP-14.7, LP-14.17: Solo, not declined, room in the hand, cards in the pile."""
    if g.variant != SOLO or not g.filling or not number_in(g, "trials"):
        return False
    return len(g.hand[decider(g, g.turn)]) < g.facts.number["solo_hand"]
