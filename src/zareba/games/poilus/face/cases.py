"""Conformance cases name only what matters to them: here the rest of the table is made to fit.

What a case gives is taken from where the set-up had put it; what it leaves out goes face down: to
the reserve, or to the trials pile or the discard pile if the case gives the reserve.  A case that
lays more than the box holds is refused (`check`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import chain

from zareba.games.poilus.facts.tables import NOVICE, SOLO
from zareba.games.poilus.rules.state import State

Zone = tuple[str, list[str]]  # a field of the state and one of its lists
PILES = ("morale", "trials", "discard")  # where cards go that no case mentions


def complete(g: State, given: Collection[str]) -> None:
    """Make every card, tile and token add up, changing nothing a case has given."""
    cards_add_up(g, given)
    if g.variant == SOLO:
        solo_tiles_add_up(g, given)
    else:
        tiles_add_up(g, given)
    if g.facts.expansion:
        missions_add_up(g, given)
    tokens_add_up(g, given)
    g.returned, g.recalled, g.recalled_by, g.recalled_in = [], [], [], []
    if "trials" in given and "known" not in given:
        g.known, g.known_at = [[] for _ in g.known], [[] for _ in g.known_at]


def zones(g: State, names: Iterable[str]) -> Iterator[Zone]:
    """Every list of these fields."""
    for name in names:
        lists = getattr(g, name)
        if lists and isinstance(lists[0], list):
            yield from ((name, part) for part in lists)
        else:
            yield name, lists


def fit(wanted: Collection[str], held: list[Zone], given: Collection[str]) -> list[str]:
    """Take away what is there too often, not from what is given; what is there too seldom."""
    want = Counter(wanted)
    spare = Counter(chain.from_iterable(part for _, part in held)) - want
    spare = Counter({thing: n for thing, n in spare.items() if thing in want})
    for name, part in held:
        if name not in given:
            for thing in part[:]:
                if spare[thing] > 0:
                    part.remove(thing)
                    spare[thing] -= 1
    return list((want - Counter(chain.from_iterable(part for _, part in held))).elements())


def cards_add_up(g: State, given: Collection[str]) -> None:
    """The trials pile keeps its height, if no case gives it and the reserve can fill it up."""
    height = len(g.trials)
    others = ("hand", "open_hand", "no_mans_land", "attached", "knocks", "under", "looking_at")
    held = list(zones(g, (*PILES, *others)))
    deck = [c for c in g.facts.deck[g.variant] if c != NOVICE]
    missing = fit(deck, held, given)
    pile = next((name for name in PILES if name not in given), "discard")
    getattr(g, pile)[:0] = missing
    if "trials" not in given and "morale" not in given:
        short = max(0, height - len(g.trials))
        g.trials[:0] = g.morale[:short]
        del g.morale[:short]


def tiles_add_up(g: State, given: Collection[str]) -> None:
    """Tiles that no case mentions are those left over at set-up."""
    names = ("spare_tiles", "tiles", "open_tiles", "placed", "revealed", "removed_tiles")
    held = list(zones(g, (*names, "looking_at")))
    g.spare_tiles += fit(g.facts.tiles[len(g.soldier)], held, given)
    for place, known in enumerate(g.known_tiles):
        if Counter(known) > Counter(g.tiles[place] + g.placed[place]) or "tiles" in given:
            known.clear()


def solo_tiles_add_up(g: State, given: Collection[str]) -> None:
    """LP-14.10: what is not face down has been drawn."""
    missing = fit(g.facts.solo_tiles, list(zones(g, ("solo_tiles", "solo_drawn"))), given)
    (g.solo_tiles if "solo_drawn" in given else g.solo_drawn).extend(missing)


def missions_add_up(g: State, given: Collection[str]) -> None:
    """Missions that no case mentions are in the box."""
    names = ("mission_deck", "mission_box", "looking_at", "missions", "mission_discard")
    g.mission_box += fit(list(g.facts.missions), list(zones(g, names)), given)
    g.under += [[] for _ in g.missions[len(g.under) :]]


def tokens_add_up(g: State, given: Collection[str]) -> None:
    """LP-2.5: tokens that nobody has lie in the supply, or are out of the game."""
    game = "expansion" if g.facts.expansion else g.variant
    rest = g.facts.tokens[game][g.players] - sum(g.speeches)
    if "supply" not in given:
        g.supply = rest - g.spent
    elif "spent" not in given:
        g.spent = rest - g.supply
