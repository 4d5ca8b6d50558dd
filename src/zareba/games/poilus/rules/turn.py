"""Set-up, the sequence of missions and the end of the game (LP-2, LP-3.2, LP-9, LP-11.24)."""

from __future__ import annotations

from zareba.engine import Over, Rule, draw, rule, say, shuffle
from zareba.games.poilus.facts.tables import CHAPLAIN, SOLO

from .asks import SoldierCard
from .mission import mission_phase, success
from .morale import morale_phase
from .preparation import preparation
from .state import State, cards_in_hands
from .support import support_phase

VICTORY, POSTHUMOUS, LOST_FINAL = "victory", "posthumous_victory", "defeat_final"
WORTH = {VICTORY: 1.0, POSTHUMOUS: 0.8}  # for bots and statistics; a defeat: how near peace was


@rule("LP-2.1", "LP-3.2")
def game(g: State) -> Rule:
    """Missions of four phases, until there is peace or no morale left."""
    yield from lay_out(g)
    while True:
        yield from one_mission(g)


@rule("LP-2.2", "LP-2.5", "LP-2.6", "LP-2.7", "LP-13.2", "LP-13.18", "LP-14.2", "LP-14.4")
def lay_out(g: State) -> Rule:
    """Soldiers, tiles, piles, tokens, leader."""
    lay_piles(g)
    lay_tiles(g)
    lay_missions(g)
    g.supply = g.facts.tokens["expansion" if g.facts.expansion else g.variant][g.players]
    if g.facts.soldiers_chosen:
        for place in range(len(g.soldier)):
            soldier = yield SoldierCard(place if place < g.players else 0, place)
            g.soldier[place] = soldier
    else:
        deal_soldiers(g)
    seats = len(g.soldier) if g.variant == SOLO else g.players
    g.leader = draw(g, seats) if g.facts.first_leader < 0 else g.facts.first_leader
    say(g, "first_leader", "LP-2.6", soldier=g.soldier[g.leader])


def deal_soldiers(g: State) -> None:
    """LP-2.2: by chance."""
    soldiers = list(g.facts.soldiers)
    shuffle(g, soldiers)
    g.soldier = soldiers[: len(g.soldier)]


def lay_piles(g: State) -> None:
    """LP-2.4, LP-10.2, LP-10.4, LP-11.2, LP-13.3, LP-13.18, LP-14.3: trials, the rest is morale."""
    facts, pile = g.facts, g.facts.pile[g.variant]
    size = pile.veteran if facts.veteran else pile.trials
    if g.variant == CHAPLAIN:
        size = facts.chaplain_trials
    cards = list(facts.deck[g.variant])
    shuffle(g, cards)
    g.trials, g.morale = cards[:size], cards[size:]


def lay_tiles(g: State) -> None:
    """LP-2.3, LP-14.2: one L, one R and one more by chance for every place."""
    facts = g.facts
    if g.variant == SOLO:
        g.solo_tiles = list(facts.solo_tiles)
        return
    rest = list(facts.tiles_to_draw[len(g.soldier)])
    shuffle(g, rest)
    for place, tiles in enumerate(g.tiles):
        tiles.extend(facts.tiles_at_start)
        for _ in range(facts.random_tiles):
            tiles.append(rest.pop())
        g.known_tiles[place] += facts.tiles_at_start
    g.spare_tiles = rest


def lay_missions(g: State) -> None:
    """LP-11.3, LP-11.4, LP-11.5: so many of each class by chance, shuffled face down."""
    facts = g.facts
    if not facts.expansion:
        return
    for level, number in facts.deck_mix.items():
        cards = list(facts.mission_class[level])
        shuffle(g, cards)
        g.mission_deck += cards[:number]
        g.mission_box += cards[number:]
    shuffle(g, g.mission_deck)


@rule("LP-3.2")
def one_mission(g: State) -> Rule:
    """Preparation, mission, support, morale drop."""
    yield from preparation(g)
    succeeded = yield from mission_phase(g)
    if succeeded:
        yield from success(g)
    yield from aftermath(g, succeeded)


@rule("LP-3.2", "LP-9.4", "LP-9.6", "LP-11.24")
def aftermath(g: State, succeeded: bool) -> Rule:
    """Phases 3 and 4; a final mission is judged first."""
    if g.final and (not succeeded or cards_in_hands(g)):
        say(g, "final_lost", "LP-11.24", mission=g.final)
        raise Over(LOST_FINAL)
    lingering = yield from support_phase(g, succeeded)
    morale_phase(g, lingering)


def won(g: State, _seat: int) -> bool:
    """LP-9.5: a victory, be it posthumous."""
    return g.result in WORTH


def score(g: State, _seat: int) -> float:
    """For bots and statistics: 1 for a victory, less for a posthumous one, else how far it was."""
    if g.result in WORTH:
        return WORTH[g.result]
    left = len(g.trials) + cards_in_hands(g) + len(g.morale)
    return 0.4 * (1.0 - left / len(g.facts.deck[g.variant]))
