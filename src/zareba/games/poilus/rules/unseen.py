"""Re-dealing what a seat cannot see (LP-3.11): what bots are shown instead of the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zareba.engine import deal_anew, put_in_order

if TYPE_CHECKING:
    from .state import State


def redeal_cards(g: State, seat: int) -> None:
    """Piles and the hands of others; what the seat knows of them stays."""
    symbols = g.facts.symbols
    known = frozenset(g.known_at[seat])
    others = {owner: hand for owner, hand in enumerate(g.hand) if owner != seat}
    picked = [
        things
        for owner, things in enumerate(g.looking_at)
        if owner != seat and things and things[0] in symbols
    ]
    recalled = {owner: _recalled(g, seat, owner) for owner in others}
    unseen = [card for at, card in enumerate(g.trials) if at not in known]
    for owner, hand in others.items():
        unseen += _without(hand, recalled[owner])
    for cards in picked:
        unseen += cards
    unseen += g.morale
    # Cards seen going back into the pile since are not in the reserve.
    elsewhere = _returned(g, seat, recalled)
    unseen = _without(unseen, elsewhere)
    deal_anew(g, unseen)
    for i in range(len(g.morale)):
        g.morale[i] = unseen.pop()
    if elsewhere:
        unseen += elsewhere
        deal_anew(g, unseen)
    for owner, hand in others.items():
        hand[:] = recalled[owner] + [unseen.pop() for _ in range(len(hand) - len(recalled[owner]))]
    for cards in picked:
        for i in range(len(cards)):
            cards[i] = unseen.pop()
    for i in range(len(g.trials)):
        if i not in known:
            g.trials[i] = unseen.pop()
    _others_remember(g, seat)


def _recalled(g: State, seat: int, owner: int) -> list[str]:
    """The cards a seat knows in another hand."""
    memories = zip(g.recalled, g.recalled_by, g.recalled_in, strict=True)
    return [card for card, who, place in memories if (who, place) == (seat, owner)]


def _returned(g: State, seat: int, recalled: dict[int, list[str]]) -> list[str]:
    """Cards that lie in the pile or in another hand, but the seat does not know where."""
    if not g.returned:
        return []
    sure = [*g.hand[seat], *g.known[seat], *(c for cards in recalled.values() for c in cards)]
    return _without(g.returned, sure)


def _without(cards: list[str], gone: list[str]) -> list[str]:
    """A copy without these, as far as they are there."""
    if not gone:
        return cards[:]
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _others_remember(g: State, seat: int) -> None:
    """What the others know must fit the cards dealt anew."""
    for owner, remembered in enumerate(g.known):
        if owner != seat and remembered:
            remembered[:] = [g.trials[at] for at in g.known_at[owner]]
    used: dict[tuple[int, int], int] = {}
    for memory, key in enumerate(zip(g.recalled_by, g.recalled_in, strict=True)):
        owner, place = key
        if seat not in key:
            used[key] = used.get(key, -1) + 1
            g.recalled[memory] = g.hand[place][used[key]]


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
    deal_anew(g, unseen)
    for i in range(len(g.spare_tiles)):
        g.spare_tiles[i] = unseen.pop()
    for place in hidden:
        removed = g.removed_tiles[place]
        for i in range(len(removed)):
            removed[i] = unseen.pop()
        known = g.known_tiles[place]
        size = sum(map(len, lists[place]))
        tiles = known[:size] + [unseen.pop() for _ in range(size - len(known))]
        deal_anew(g, tiles)
        for held in lists[place]:
            for i in range(len(held)):
                held[i] = tiles.pop()


def _unknown(lists: list[list[str]], known: list[str]) -> list[str]:
    return _without([tile for held in lists for tile in held], known)


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
    put_in_order(g, dealt)
    put_in_order(g, g.mission_box)
    for level in g.facts.deck_mix:
        _exchange(g, dealt, level)
    deal_anew(g, dealt)
    for cards in slots:
        for i, card in enumerate(cards):
            if card != known or not known:
                cards[i] = dealt.pop()


def _exchange(g: State, dealt: list[str], level: str) -> None:
    """The cards of one class, mixed between those in play and the box."""
    missions = g.facts.missions
    inside = [i for i, m in enumerate(dealt) if missions[m].difficulty == level]
    outside = [i for i, m in enumerate(g.mission_box) if missions[m].difficulty == level]
    pool = [dealt[i] for i in inside] + [g.mission_box[i] for i in outside]
    deal_anew(g, pool)
    for i in inside:
        dealt[i] = pool.pop()
    for i in outside:
        g.mission_box[i] = pool.pop()
