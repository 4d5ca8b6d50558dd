"""Withdrawing, step by step (LP-5.12, LP-5.13, LP-6.8, LP-6.13, LP-6.14, LP-11.14, LP-12.31)."""

from __future__ import annotations

from zareba.engine import Rule, draw, rule, say
from zareba.games.poilus.facts.tables import SOLO

from .asks import NONE, Payment, StrategicWithdrawal, SupportTile, TileToRemove
from .cards import turn_over
from .limits import may_withdraw_strategically, payable, tile_at_random
from .memory import unsure_of_hand
from .orders import discard_mission
from .state import (
    State,
    decider,
    draw_trials,
    hand_of,
    in_force,
    is_novice,
    put_on_trials,
    tiles_of,
)

ABSENT_MINDED = "absent_minded"


@rule("LP-5.12", "LP-5.13", "LP-5.25", "LP-14.9")
def withdraw(g: State, place: int) -> Rule:
    """Tile, out; then strategic withdrawal, Clumsy, missions, payment, one after the other."""
    if g.variant != SOLO:
        if ABSENT_MINDED in g.knocks[place]:
            yield from remove_a_tile(g, place)
        yield from place_a_tile(g, place)
    g.present[place] = False
    say(g, "withdrew", "LP-5.12", soldier=g.soldier[place])
    if g.facts.expansion and may_withdraw_strategically(g, place):
        yield from withdraw_strategically(g, place)
    if "clumsy" in g.knocks[place] and g.trials:
        yield from turn_over(g, place, "LP-6.13")
    if g.missions:
        if in_force(g).on_withdraw and hand_of(g, place):
            draw_trials(g, place, in_force(g).on_withdraw, "LP-12.20")
        yield from pay(g, place)


@rule("LP-5.12", "LP-6.8", "LP-12.16", "LP-13.8")
def place_a_tile(g: State, place: int) -> Rule:
    """One tile face down on the soldier card, chosen or drawn at random; none without tiles."""
    if len(tiles_of(g, place)) > 1 and not tile_at_random(g, place):
        tile = yield SupportTile(decider(g, place), g.soldier[place])
        put_down(g, place, tile)
    elif len(tiles_of(g, place)) > 1:
        tile = tiles_of(g, place)[draw(g, len(tiles_of(g, place)))]
        put_down(g, place, tile)
        if not is_novice(g, place):
            ordered = bool(g.missions) and in_force(g).support_random
            say(g, "random_tile", "LP-12.16" if ordered else "LP-6.8", to=place, tile=tile)
    elif tiles_of(g, place):
        put_down(g, place, tiles_of(g, place)[0])
    else:
        say(g, "no_tile", "LP-5.12", soldier=g.soldier[place])


def put_down(g: State, place: int, tile: str) -> None:
    """LP-3.11: face down; the Novice's, and all tiles while they are public, face up."""
    tiles_of(g, place).remove(tile)
    if is_novice(g, place) or (g.missions and in_force(g).support_public):
        g.revealed[place].append(tile)
        seen_leaving(g, place, tile)
        number = "LP-13.8" if is_novice(g, place) else "LP-12.2"
        say(g, "open_tile", number, soldier=g.soldier[place], tile=tile)
    else:
        g.placed[place].append(tile)


def seen_leaving(g: State, place: int, tile: str) -> None:
    """The table sees which tile it was; one it had seen coming is gone."""
    if tile in g.known_tiles[place]:
        g.known_tiles[place].remove(tile)


@rule("LP-6.14", "LP-13.15")
def remove_a_tile(g: State, place: int) -> Rule:
    """Absent-minded: one tile of choice leaves the game; for the Novice the leader looks."""
    seat = decider(g, place)
    g.known_tiles[place] = []  # any of those the table has seen may be the one that goes
    if is_novice(g, place) and g.tiles[place]:
        g.looking_at[seat], g.tiles[place] = g.tiles[place], []
    if len(looked_through(g, place)) > 1:
        tile = yield TileToRemove(seat, g.soldier[place])
        take_away(g, place, tile)
    elif looked_through(g, place):
        take_away(g, place, looked_through(g, place)[0])


def looked_through(g: State, place: int) -> list[str]:
    """The tiles to choose from: held, or the Novice's in the leader's hands."""
    return tiles_of(g, place) or (g.looking_at[g.leader] if is_novice(g, place) else [])


def take_away(g: State, place: int, tile: str) -> None:
    """LP-3.11: put away face down; only who chose it knows which one it was."""
    seat = decider(g, place)
    looked_through(g, place).remove(tile)
    g.removed_tiles[seat].append(tile)
    if is_novice(g, place):
        g.tiles[place] += g.looking_at[seat]
        g.looking_at[seat] = []
    say(g, "tile_removed", "LP-6.14", soldier=g.soldier[place])
    say(g, "you_removed_tile", "LP-6.14", to=seat, soldier=g.soldier[place], tile=tile)


@rule("LP-11.14")
def withdraw_strategically(g: State, place: int) -> Rule:
    """The first to withdraw may put a card of his hand on the trials pile."""
    card = yield StrategicWithdrawal(decider(g, place), g.soldier[place])
    if card != NONE:
        g.hand[place].remove(card)
        unsure_of_hand(g, place)
        put_on_trials(g, place, card)
        say(g, "card_put_back", "LP-11.14", soldier=g.soldier[place])


@rule("LP-12.31", "LP-12.36")
def pay(g: State, place: int) -> Rule:
    """Draw cards to be rid of a mission, as often as there is one to pay for."""
    while payable(g):
        mission = yield Payment(decider(g, place), g.soldier[place])
        if mission == NONE:
            return
        draw_trials(g, place, g.facts.missions[mission].discard.cards, "LP-12.31")
        discard_mission(g, mission, "LP-12.31")
