"""Conformance cases name only what matters to them: here the rest of the table is made to fit.

Cards and cubes a case does not mention are put out of play; what it adds comes from the stock,
never from nowhere, so a case with more than the box holds is refused (`census`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from zareba.games.burnoose.facts.tables import ARMIES, BERBERS, FIGHTERS, TM, M, S, W
from zareba.games.burnoose.rules import state
from zareba.games.burnoose.rules.state import State, is_eliminated


def complete(g: State, _given: Collection[str]) -> None:
    """Make every card and piece add up (see `census`), changing nothing a case has given."""
    armies_stand_where_they_are(g)
    the_conquered_own_nothing(g)
    leaders_not_kept_leave(g)
    cubes_have_their_cards(g)
    cards_add_up(g)
    french_cards_add_up(g)


def armies_stand_where_they_are(g: State) -> None:
    """RB-1.5: a place means deployed, and who was deployed has shown the start token."""
    for army in ARMIES:
        if g.at[army]:
            g.army_state[army] = state.DEPLOYED
        if g.start[army] and g.start[army] != g.token[army]:
            other = g.token.index(g.start[army])
            g.token[other], g.token[army] = g.token[army], g.token[other]
    for army in ARMIES:
        if g.army_state[army] != state.UNDEPLOYED:
            g.start[army] = g.token[army]


def the_conquered_own_nothing(g: State) -> None:
    """RB-16.6: a player who is out has submitted villages and neither cards nor tokens."""
    for seat in range(len(g.hand)):
        if not is_eliminated(g, seat):
            continue
        for pile in (g.deck, g.hand, g.discard, g.topped, g.shown):
            pile[seat] = []
        g.tokens[seat] = 0
        for number, _ in g.facts.seating[len(g.hand)].by_seat[seat]:
            if g.status[number] == state.OPEN:
                g.status[number] = state.SUBMITTED


def leaders_not_kept_leave(g: State) -> None:
    """RB-3.6: the card dealt at the start gives way to the leader a case names."""
    for deck in g.deck:
        deck[:] = [card for card in deck if card not in g.facts.leaders or card in g.leader]
    for at, figure in enumerate(g.facts.figures):
        if figure not in g.leader and g.figure_at[at] == state.SUPPLY:
            g.figure_at[at] = state.OUT


def cubes_have_their_cards(g: State) -> None:
    """RB-7.3: a cube on the map was bought; cubes of cards without one have fallen."""
    seating, held = g.facts.seating[len(g.hand)], Counter(everywhere(g))
    for kind in (M, S):
        card = FIGHTERS[kind]
        stack = g.facts.stack[card]
        placed = sum(row[kind] for row in g.units) + sum(row[TM + kind] for row in g.army)
        bought = max(held[card], placed + g.fallen[kind])
        g.stacks[stack] = seating.stacks[stack] - bought
        g.fallen[kind] = bought - placed
    placed = sum(row[W] for row in g.units) + g.fallen[W]
    g.moudjahidate = min(g.moudjahidate, seating.moudjahidate - placed)
    g.fallen[W] += seating.moudjahidate - placed - g.moudjahidate
    assert len(BERBERS) == W + 1


def everywhere(g: State) -> list[str]:
    found = [*g.removed, *(card for cards in g.reserve for card in cards)]
    for piles in (g.deck, g.hand, g.looking_at, g.discard):
        found += [card for pile in piles for card in pile]
    return found


def cards_add_up(g: State) -> None:
    """Missing cards are out of the game; what a case adds to a hand leaves a stack or a deck."""
    held, seats = Counter(everywhere(g)), len(g.hand)
    wanted = dict(zip(g.facts.display, g.facts.seating[seats].stacks, strict=True))
    wanted |= {card: n * seats for card, n in Counter(g.facts.starter).items()}
    wanted |= {leader: 1 for leader in g.leader if leader}
    for card, total in wanted.items():
        stack = g.facts.stack.get(card)
        surplus = held[card] - total + (g.stacks[stack] if stack is not None else 0)
        if stack is not None and surplus > 0:
            g.stacks[stack] -= surplus
        elif surplus > 0:
            take_from_decks(g, card, surplus)
        g.removed += [card] * -surplus


def take_from_decks(g: State, card: str, number: int) -> None:
    """So many of a card, from the largest decks first."""
    for deck in sorted(g.deck, key=len, reverse=True):
        while number and card in deck:
            deck.remove(card)
            number -= 1


def french_cards_add_up(g: State) -> None:
    """Automata cards a case does not mention lie with those nobody has seen."""
    seen = {*g.french_deck, *g.row, *g.french_discard, g.french_card}
    g.unseen = [card for card in g.facts.french_cards if card not in seen]
