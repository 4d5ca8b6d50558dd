"""Mission cards: choosing them, what they do at once, collecting, discarding (LP-11.7, LP-12)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say

from .asks import CardOnTop, CollectTarget, MissionCard
from .memory import forget_places, goes_back, seen
from .state import (
    State,
    active,
    in_force,
    put_on_trials,
    recover_charm,
    shuffle_trials,
    take_speech_tokens,
    turn_tiles,
)


@rule("LP-11.7", "LP-11.8", "LP-11.12", "LP-11.21", "LP-11.26")
def choose_mission(g: State) -> Rule:
    """The leader draws two, plays one and puts the other back; or ends the war one way or other."""
    drawn = min(g.facts.number["missions_drawn"], len(g.mission_deck))
    for _ in range(drawn):
        g.looking_at[g.leader].append(g.mission_deck.pop())
        card = g.looking_at[g.leader][-1]
        say(g, "drew_mission", "LP-11.7", to=g.leader, mission=card, missiontext=card)
    mission = yield MissionCard(g.leader)
    if mission in g.facts.finals:
        g.final = mission
    else:
        g.looking_at[g.leader].remove(mission)
        g.missions.append(mission)
        g.under.append([])
    put_back(g)
    who = g.soldier[g.leader]
    say(g, "mission_chosen", "LP-11.7", soldier=who, mission=mission, missiontext=mission)
    if not g.final:
        yield from when_chosen(g, mission)


def put_back(g: State) -> None:
    """LP-11.7, LP-3.11: the rest goes on top of the deck; who knows the top card still does."""
    rest = g.looking_at[g.leader]
    top = rest[0] if len(rest) == 1 else ""
    while rest:
        g.mission_deck.append(rest.pop())
    for seat, known in enumerate(g.put_back):
        if seat == g.leader or known != top:
            g.put_back[seat] = top if seat == g.leader else ""


@rule("LP-12.7")
def peek(g: State, count: int) -> Rule:
    """The leader alone looks at the top cards and returns them on top in any order."""
    looked = min(count, len(g.trials))
    for _ in range(looked):
        g.looking_at[g.leader].append(g.trials.pop())
    forget_places(g)
    say(g, "peeked", "LP-12.7", soldier=g.soldier[g.leader], n=looked)
    while len(g.looking_at[g.leader]) > 1:
        card = yield CardOnTop(g.leader)
        g.looking_at[g.leader].remove(card)
        put_on_trials(g, g.leader, card)
    if g.looking_at[g.leader]:
        put_on_trials(g, g.leader, g.looking_at[g.leader].pop())


def attach_threats(g: State, count: int) -> None:
    """LP-12.22: lay threat cards on the mission; whatever is passed over is shuffled back."""
    facts, passed, enough = g.facts, [], len(g.attached) + count
    while g.trials and len(g.attached) < enough:
        card = g.trials.pop()
        seen(g, card)
        reached = active(g) + facts.symbols[card] + facts.failing[g.final]
        # A threat that has reached the limit already is not brought there by this card.
        bits = reached & facts.top_bits & (facts.symbols[card] * (facts.top_bits & -facts.top_bits))
        if card in facts.threat_cards and not bits:
            g.attached.append(card)
            say(g, "attached", "LP-12.22", card=card)
        else:
            passed.append(card)
            say(g, "passed_over", "LP-12.22", card=card)
    forget_places(g)
    if passed:
        goes_back(g, passed)
        g.trials += passed
        shuffle_trials(g)


@rule("LP-12.23")
def when_chosen(g: State, mission: str) -> Rule:
    """Effects that happen once, right after the choice, in the order on the card."""
    if in_force(g).support_public:
        lay_tiles_open(g)
    for number in range(len(g.facts.missions[mission].effects)):
        kind = g.facts.missions[mission].effects[number].kind
        count = g.facts.missions[mission].effects[number].count
        if kind == "recover_charm":
            recover_charm(g, g.leader, "LP-12.5")
        elif kind == "grant_speech":
            take_speech_tokens(g, g.leader, count, "LP-12.6")
        elif kind == "peek_trials":
            yield from peek(g, count)
        elif kind == "attach_threat_card":
            attach_threats(g, count)


def lay_tiles_open(g: State) -> None:
    """LP-12.2: held and placed, until the end of phase 3."""
    turn_tiles(g)
    say(g, "tiles_open", "LP-12.2")


# ----------------------------------------------------------------------------- the discard box
@rule("LP-12.32", "LP-12.35")
def collect(g: State) -> Rule:
    """Every card is assigned, then all are laid, then the numbers are checked."""
    assigned: tuple[str, ...] = ()
    for card in tuple(g.no_mans_land):
        fitting = collectors(g, card)
        mission = ""
        if fitting:
            mission = yield CollectTarget(g.leader, card, fitting)
        assigned += (mission,)
    lay_under(g, assigned)


def collectors(g: State, card: str) -> tuple[str, ...]:
    """LP-12.32: the missions in play that collect this card."""
    facts = g.facts
    return tuple(
        m
        for m in g.missions
        if facts.missions[m].discard.kind == "collect"
        and facts.symbols[card] & facts.mask(facts.missions[m].discard.symbols)
    )


def lay_under(g: State, assigned: tuple[str, ...]) -> None:
    """LP-12.32: cards under their missions; a full mission leaves the game with them."""
    for card, mission in zip(g.no_mans_land, assigned, strict=True):
        if mission:
            g.under[g.missions.index(mission)].append(card)
            say(g, "collected", "LP-12.32", mission=mission, card=card)
    g.no_mans_land = [c for c, m in zip(g.no_mans_land, assigned, strict=True) if not m]
    for mission in tuple(g.missions):
        box = g.facts.missions[mission].discard
        if box.kind == "collect" and len(g.under[g.missions.index(mission)]) >= box.cards:
            discard_mission(g, mission, "LP-12.32")


def discard_mission(g: State, mission: str, number: str) -> None:
    """LP-11.20: the card and what lies under it leave the game."""
    at = g.missions.index(mission)
    del g.missions[at]
    g.discard += g.under.pop(at)
    g.mission_discard.append(mission)
    say(g, "mission_discarded", number, mission=mission)
