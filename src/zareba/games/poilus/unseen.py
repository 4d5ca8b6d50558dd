"""Re-dealing what a seat cannot see (LP-3.11): what bots are shown instead of the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zareba.engine import shuffle

if TYPE_CHECKING:
    from .state import State


def redeal_cards(g: State, seat: int) -> None:
    """Piles and the hands of others; the cards a seat knows in the trials pile stay."""
    symbols = g.facts.symbols
    known = frozenset(g.known_at[seat])
    others = [hand for owner, hand in enumerate(g.hand) if owner != seat]
    others += [
        things
        for owner, things in enumerate(g.looking_at)
        if owner != seat and things and things[0] in symbols
    ]
    unseen = [card for at, card in enumerate(g.trials) if at not in known] + g.morale
    for cards in others:
        unseen += cards
    shuffle(g, unseen)
    for cards in (*others, g.morale):
        for i in range(len(cards)):
            cards[i] = unseen.pop()
    for i in range(len(g.trials)):
        if i not in known:
            g.trials[i] = unseen.pop()
    for owner, remembered in enumerate(g.known):
        if owner != seat and remembered:
            remembered[:] = [g.trials[at] for at in g.known_at[owner]]


def redeal_tiles(g: State, seat: int) -> None:
    """Tiles held or placed face down, those removed and those left over.

    What the table has seen a soldier get stays with him: L and R at the start, later every tile
    that was given openly.
    """
    lists = [[g.tiles[p], g.placed[p]] for p in range(len(g.tiles))]
    for owner, things in enumerate(g.looking_at):
        if owner != seat and things and things[0] in g.facts.offset:
            lists[-1].append(things)  # the Novice's tiles, looked at by the leader
    hidden = [p for p in range(len(lists)) if p != seat]
    unseen = g.spare_tiles[:]
    for place in hidden:
        unseen += _unknown(lists[place], g.known_tiles[place])
        unseen += g.removed_tiles[place]
    shuffle(g, unseen)
    for i in range(len(g.spare_tiles)):
        g.spare_tiles[i] = unseen.pop()
    for place in hidden:
        removed = g.removed_tiles[place]
        for i in range(len(removed)):
            removed[i] = unseen.pop()
        known = g.known_tiles[place]
        size = sum(map(len, lists[place]))
        tiles = known[:size] + [unseen.pop() for _ in range(size - len(known))]
        shuffle(g, tiles)
        for held in lists[place]:
            for i in range(len(held)):
                held[i] = tiles.pop()


def _unknown(lists: list[list[str]], known: list[str]) -> list[str]:
    tiles = [tile for held in lists for tile in held]
    for tile in known:
        tiles.remove(tile)
    return tiles


def redeal_missions(g: State, seat: int) -> None:
    """The mission deck, the box, the cards a leader has drawn; the classes keep their numbers."""
    missions, known = g.facts.missions, g.put_back[seat]
    slots = [g.mission_deck]
    slots += [
        things
        for owner, things in enumerate(g.looking_at)
        if owner != seat and things and things[0] in missions
    ]
    dealt = [m for cards in slots for m in cards if m != known]
    for level in g.facts.deck_mix:
        inside = [i for i, m in enumerate(dealt) if missions[m].difficulty == level]
        outside = [i for i, m in enumerate(g.mission_box) if missions[m].difficulty == level]
        pool = [dealt[i] for i in inside] + [g.mission_box[i] for i in outside]
        shuffle(g, pool)
        for i in inside:
            dealt[i] = pool.pop()
        for i in outside:
            g.mission_box[i] = pool.pop()
    shuffle(g, dealt)
    for cards in slots:
        for i, card in enumerate(cards):
            if card != known or not known:
                cards[i] = dealt.pop()
