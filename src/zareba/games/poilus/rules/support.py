"""Phase 3: tiles, support, the end of mission cards, losses, peace (LP-7, LP-11.16, LP-14.10)."""

from __future__ import annotations

from zareba.engine import Over, Rule, draw, number_in, rule, say
from zareba.games.poilus.facts.tables import SOLO, Facts

from .asks import CHARM, DONE, Reward
from .cards import discard_knock
from .orders import discard_mission
from .state import (
    State,
    cards_in_hands,
    decider,
    in_force,
    marks,
    recover_charm,
    tiles_of,
    turn_tiles,
)
from .withdrawal import seen_leaving

NOBODY = -1


@rule("LP-7.11")
def support_phase(g: State, succeeded: bool) -> Rule:
    """Reveal, move, reward; mission cards leave; then hard knocks and peace are looked at.

    The result is what the missions discarded here still add to the morale drop (LP-12.13).
    """
    g.phase = "support"
    solo = g.variant == SOLO
    supported, by = (drawn_tile(g), "LP-14.10") if solo else (move_tiles(g), "LP-7.4")
    if supported != NOBODY and supported < len(g.knocks):  # LP-10.4 d: not the Chaplain
        say(g, "supported", by, soldier=g.soldier[supported])
        yield from reward(g, supported, succeeded)
    elif supported == NOBODY:
        say(g, "nobody_supported", by)
    else:
        say(g, "chaplain_supported", "LP-10.4", soldier=g.soldier[supported])
    lingering = discard_missions(g, succeeded)
    look_at_hard_knocks(g)
    look_for_peace(g)
    return lingering


# ------------------------------------------------------------------------------------------ tiles
def move_tiles(g: State) -> int:
    """LP-7.1, LP-7.2, LP-7.3, LP-7.4: reveal all, move all at once, find the supported soldier."""
    places = len(g.soldier)
    for place, tiles in enumerate(g.placed):
        if tiles:
            seen_leaving(g, place, tiles[0])
            g.revealed[place] += tiles
            tiles.clear()
    received = [0] * places
    for place, tiles in enumerate(g.revealed):
        if tiles:
            receiver = destination(g, place, tiles[0])
            received[receiver] += 1
            tiles_of(g, receiver).append(tiles[0])
            if not g.missions or not in_force(g).support_public:
                g.known_tiles[receiver].append(tiles[0])
            giver, to = g.soldier[place], g.soldier[receiver]
            own = "yes" if receiver == place else "no"
            say(g, "gave_support", "LP-7.2", soldier=giver, tile=tiles[0], receiver=to, own=own)
            tiles.clear()
    return most_supported(g, received)


def destination(g: State, place: int, tile: str) -> int:
    """LP-7.2, LP-6.10: by the arrow on the tile; a selfish soldier keeps it."""
    return place if is_selfish(g, place) else shown_by(g.facts, tile, place, len(g.soldier))


def is_selfish(g: State, place: int) -> bool:
    """LP-6.10: a tile laid there stays."""
    return place < len(g.knocks) and "selfish" in g.knocks[place]


def shown_by(facts: Facts, tile: str, place: int, places: int) -> int:
    """LP-7.2: where the arrow points from a place."""
    return (place + facts.offset[tile]) % places


def most_supported(g: State, received: list[int]) -> int:
    """LP-7.4, LP-12.17: more tiles than everybody else; a tie supports nobody."""
    most = max(received)
    if not most or received.count(most) > 1:
        return NOBODY
    supported = received.index(most)
    if supported == g.leader and g.missions and in_force(g).leader_unsupported:
        say(g, "leader_unsupported", "LP-12.17", soldier=g.soldier[supported])
        return NOBODY
    return supported


def drawn_tile(g: State) -> int:
    """LP-14.10, LP-14.11, LP-14.18: a Solo tile, counted from the soldier that acted last."""
    if not g.solo_tiles:
        g.solo_tiles, g.solo_drawn = g.solo_drawn, []
    tile = g.solo_tiles.pop(draw(g, len(g.solo_tiles)))
    g.solo_drawn.append(tile)
    say(g, "solo_tile", "LP-14.10", tile=tile)
    offset = g.facts.solo_offset[tile]
    return NOBODY if offset is None else (g.leader + offset) % len(g.soldier)


# ----------------------------------------------------------------------------------------- reward
@rule("LP-7.5")
def reward_after_success(g: State, place: int) -> Rule:
    """Hard knocks discarded, or the charm turned up instead."""
    yield from shed(g, place, g.facts.number["knocks_after_success"], True, "LP-7.5")


@rule("LP-7.6")
def reward_after_failure(g: State, place: int) -> Rule:
    """A hard knock discarded; by an option the charm instead."""
    left = g.facts.number["knocks_after_failure"]
    yield from shed(g, place, left, g.facts.failure_charm, "LP-7.6")


@rule("LP-7.7", "LP-7.8")
def reward(g: State, place: int, succeeded: bool) -> Rule:
    """What the supported soldier gets, by the result and the edition."""
    if g.facts.expansion:
        yield from reward_with_missions(g, place, succeeded)
    elif succeeded:
        yield from reward_after_success(g, place)
    else:
        yield from reward_after_failure(g, place)


@rule("LP-11.16", "LP-12.15")
def reward_with_missions(g: State, place: int, succeeded: bool) -> Rule:
    """Hard knocks discarded and the charm turned up; a mission may change the number."""
    recover_charm(g, place, "LP-11.16")
    left = g.facts.number["knocks_after_success" if succeeded else "knocks_after_failure"]
    yield from shed(g, place, max(0, left + in_force(g).knock_delta), False, "LP-11.16")


@rule()
def shed(g: State, place: int, left: int, charm: bool, number: str) -> Rule:
    """One hard knock after the other, until it is enough."""
    while left or charm:
        choice = yield Reward(decider(g, place), g.soldier[place], left, charm)
        if choice == DONE:
            return
        if choice == CHARM:
            recover_charm(g, place, number)
            return
        discard_knock(g, place, choice, number)
        left, charm = left - 1, False


# ------------------------------------------------------------------------------- end of the phase
def discard_missions(g: State, succeeded: bool) -> int:
    """LP-11.20, LP-12.13, LP-12.30, LP-12.33, LP-12.34: what leaves, and the drop it still adds."""
    if not g.missions:
        return 0
    lingering, public = 0, in_force(g).support_public
    for mission in tuple(g.missions):
        box = g.facts.missions[mission].discard
        if box.kind == "end_of_support":
            lingering += g.facts.in_force((mission,)).morale
            discard_mission(g, mission, "LP-11.20")
        elif box.kind == "success" and succeeded:
            discard_mission(g, mission, "LP-12.33")
        elif box.kind == "success_hands_at_most" and succeeded and cards_in_hands(g) <= box.cards:
            discard_mission(g, mission, "LP-12.34")
    if public and not in_force(g).support_public:
        turn_tiles(g)
    return lingering


def look_at_hard_knocks(g: State) -> None:
    """LP-7.9, LP-9.3, LP-13.12: four marks on one soldier are a defeat for all."""
    for place in range(len(g.knocks)):
        if marks(g, place) >= g.facts.number["marks_limit"]:
            say(g, "broken", "LP-7.9", soldier=g.soldier[place], n=marks(g, place))
            raise Over("defeat_hard_knocks")


def look_for_peace(g: State) -> None:
    """LP-7.10, LP-9.1, LP-11.24, LP-14.15: no trials left in the pile or in any hand."""
    if g.final:
        raise Over(g.facts.finals[g.final].result)
    if not number_in(g, "trials") and not cards_in_hands(g):
        say(g, "peace", "LP-9.1")
        raise Over("victory")
