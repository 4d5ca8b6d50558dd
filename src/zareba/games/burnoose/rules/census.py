"""The invariants: every card, cube, figure and marker is in exactly one place (RB-2, RB-3.2)."""

from __future__ import annotations

from zareba.games.burnoose.facts.tables import AMBUSH, ARMIES, BERBERS, FRENCH, TM

from .state import (
    ABANDONED,
    DEPLOYED,
    NOBODY,
    OPEN,
    OUT,
    SUBMITTED,
    SUPPLY,
    UNDEPLOYED,
    State,
    cubes_left,
    is_eliminated,
    is_solo,
)


def check(g: State) -> None:
    """Raises AssertionError, saying what does not add up."""
    check_cards(g)
    check_french_cards(g)
    check_cubes(g)
    check_markers(g)
    check_figures(g)
    check_armies(g)
    check_villages(g)
    check_conquests(g)


def check_cards(g: State) -> None:
    """RB-3.2, RB-3.4, RB-3.6: display, starter decks, leaders."""
    facts = g.facts
    everywhere = [*g.removed, *(c for cards in g.reserve for c in cards)]
    for seat in range(len(g.hand)):
        everywhere += g.deck[seat] + g.hand[seat] + g.looking_at[seat] + g.discard[seat]
        assert set(g.shown[seat]) <= set(g.hand[seat]), f"shown cards of seat {seat}"
        top = g.topped[seat]
        assert g.deck[seat][len(g.deck[seat]) - len(top) :] == top, f"top of deck {seat}"
    for stack, card in enumerate(facts.display):
        total = everywhere.count(card) + g.stacks[stack]
        wanted = facts.seating[len(g.hand)].stacks[stack]
        assert total == wanted, f"{total} {card}, {wanted} expected"
        assert g.stacks[stack] >= 0, f"{card}: more than the stack had"
    check_dealt_cards(g, everywhere)


def check_dealt_cards(g: State, everywhere: list[str]) -> None:
    """RB-3.4, RB-3.6: what everybody begins with."""
    for card in set(g.facts.starter):
        wanted = g.facts.starter.count(card) * len(g.hand)
        assert everywhere.count(card) == wanted, f"{everywhere.count(card)} {card}"
    for leader in g.facts.leaders:
        kept = g.leader.count(leader)
        assert kept <= 1, f"two players have {leader}"
        assert everywhere.count(leader) == kept, f"leader {leader}"


def check_french_cards(g: State) -> None:
    french = [*g.french_deck, *g.unseen, *g.row, *g.french_discard]
    french += [g.french_card] if g.french_card else []
    assert sorted(french) == sorted(g.facts.french_cards), "automata cards"
    for known in g.foreseen:
        if known:
            pairs = zip(known, g.french_deck, strict=True)
            assert all(seen in ("", card) for seen, card in pairs), "foreseen cards"


def check_cubes(g: State) -> None:
    """RB-2.3, RB-2.5, RB-3.2: a cube came with its card; killed ones are out of the game."""
    seating = g.facts.seating[len(g.hand)]
    for kind, name in enumerate(BERBERS):
        placed = sum(row[kind] for row in g.units) + g.fallen[kind]
        if name in g.facts.stack:
            placed += sum(row[TM + kind] for row in g.army)
            stack = g.facts.stack[name]
            bought = seating.stacks[stack] - g.stacks[stack]
            assert placed == bought, f"{placed} {name} cubes, {bought} cards taken"
        else:
            total = placed + g.moudjahidate
            assert total == seating.moudjahidate, f"{total} {name} cubes"
    assert not any(g.units[-1]) or g.fighting, "an ambush without a fight"
    check_supply(g)


def check_supply(g: State) -> None:
    """RB-2.3: nobody has more cubes than there are."""
    counted = [*g.fallen, g.moudjahidate, *(n for row in (*g.units, *g.army) for n in row)]
    assert min(counted) >= 0, "less than no cube"
    assert all(cubes_left(g, kind) >= 0 for kind in range(len(FRENCH))), "French cubes"


def check_markers(g: State) -> None:
    """RB-8.4, RB-14.1, RB-16.3: reroll tokens, defenses, the retreat token on its village."""
    assert min(*g.tokens, *g.defenses) >= 0, "less than no marker"
    assert sum(g.tokens) <= g.facts.tokens, "reroll tokens"
    assert sum(g.defenses) <= g.facts.defense_markers, "defense markers"
    assert g.status.count(ABANDONED) == g.retreat_used, "retreat token"


def check_figures(g: State) -> None:
    """RB-3.6, RB-11.0: only the figure of a leader somebody kept is in the game."""
    for figure, at in zip(g.facts.figures, g.figure_at, strict=True):
        known = at in g.facts.number or at in (SUPPLY, OUT)
        assert known, f"figure of {figure} at {at!r}"
        assert at == OUT or figure in g.leader, f"{figure} is nobody's leader"
        assert at != AMBUSH or g.fighting, "a figure in an ambush without a fight"


def check_armies(g: State) -> None:
    """RB-1.5: a marker on the map, or on its space, its token face down until it deploys."""
    for army in ARMIES:
        on_map, at = g.army_state[army] == DEPLOYED, g.at[army]
        assert on_map == bool(at), f"army {army}: {g.army_state[army]} at {at!r}"
        assert not at or (at, g.came_from[army]) in g.facts.ways, f"road of army {army}"
        assert bool(g.start[army]) == (g.army_state[army] != UNDEPLOYED), f"token of army {army}"
        assert g.start[army] in ("", g.token[army]), f"start of army {army}"
        assert on_map or not g.siege[army], f"siege of army {army}"
    assert sorted(g.token[1:]) == sorted(g.facts.starts), "start tokens"


def check_villages(g: State) -> None:
    """RB-1.3: closed villages are barred to everything Berber."""
    for i, village in enumerate(g.facts.villages):
        if g.status[i] != OPEN:
            empty = not any(g.units[i]) and not g.reserve[i] and not g.defenses[i]
            assert empty, f"something in closed {village}"
            assert village not in g.figure_at, f"a figure in closed {village}"


def check_conquests(g: State) -> None:
    """RB-16.4 to RB-16.7: a village is submitted with its territory; who is out owns nothing."""
    for land, status in zip(g.land, g.status, strict=True):
        if land == NOBODY:
            continue
        assert status != SUBMITTED or g.conquered[land], "a submitted village of the unconquered"
        assert is_solo(g) or status != OPEN or not g.conquered[land], "an open village of the lost"
    check_eliminated(g)


def check_eliminated(g: State) -> None:
    """RB-16.7: who is out owns nothing, and may go on as the operator."""
    for seat in range(len(g.hand)):
        if is_eliminated(g, seat):
            owned = g.deck[seat] or g.hand[seat] or g.discard[seat] or g.tokens[seat]
            assert not owned, f"seat {seat} is out and owns something"
    assert g.operator == NOBODY or is_eliminated(g, g.operator), "the operator still plays"
