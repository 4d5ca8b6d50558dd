"""Who goes where an ambush might lie has learned something, found or not (S5)."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import hide, square, table, unit
from zareba.games.kriegspfad.battle.march import uncover, walk
from zareba.games.kriegspfad.field.troops import bases_of, elements_of


def listened(g):
    """A real table: somebody hears what happens."""
    g.tell = lambda *_: None
    return g


def raid():
    """Seat 0 attacks from below; the defender may hide in the upper half."""
    return listened(table("raid", attacker=0))


@pytest.mark.parametrize("hidden", [False, True])
def test_a_move_past_a_wood_is_a_look_whether_or_not_somebody_hides_there(hidden):
    """KP-17.7, KP-37.4: that nobody was found is news as well, and the undo tells no more."""
    g = raid()
    square(g, "wood_dense", 30, 30)
    if hidden:
        hide(g, 1, "warrior", (41, 38, 270))  # too far off to be found
    u = unit(g, 0, "regular", (31, 20, 90))

    assert walk(g, u, ((elements_of(g, u)[0], (3100, 2700)),))
    assert g.searched == {0}


def test_a_move_where_nobody_can_hide_is_no_look():
    """KP-16.8: not far from any site, not in the attacker's own half, not against attackers."""
    g = raid()
    square(g, "wood_dense", 30, 30)
    square(g, "wood_dense", 30, 2)
    far, own = unit(g, 0, "regular", (60, 30, 90)), unit(g, 0, "regular", (31, 12, 90))
    defender = unit(g, 1, "regular", (31, 16, 270))
    assert walk(g, far, ((elements_of(g, far)[0], (6000, 3300)),))
    assert walk(g, own, ((elements_of(g, own)[0], (3100, 1300)),))
    assert walk(g, defender, ((elements_of(g, defender)[0], (3100, 1500)),))

    assert g.searched is None


def test_behind_hills_somebody_may_come_in_sight_at_any_distance():
    """KP-17.7(d)."""
    g = raid()
    square(g, "hill_gentle", 30, 36)
    u = unit(g, 0, "regular", (60, 12, 90))
    assert walk(g, u, ((elements_of(g, u)[0], (6000, 1300)),))

    assert g.searched == {0}


def test_places_of_arriving_units_are_looks_too():
    """KP-17.14."""
    g = raid()
    square(g, "wood_dense", 30, 30)
    u = unit(g, 0, "regular", (31, 28, 90))

    assert not uncover(g, 0, "regular", "unit", bases_of(g, u))
    assert g.searched == {0}


def test_in_games_that_are_only_imagined_nobody_takes_note():
    g = table("raid", attacker=0)
    square(g, "wood_dense", 30, 30)
    u = unit(g, 0, "regular", (31, 20, 90))
    assert walk(g, u, ((elements_of(g, u)[0], (3100, 2700)),))

    assert g.searched is None


def test_whatever_could_be_found_is_a_look_where_nobody_is():
    """KP-17.7, KP-17.9, KP-37.4: moves by chance, with and without somebody hidden in a site."""
    rng, found = random.Random("scouts"), 0
    for _ in range(150):
        kind = rng.choice(("wood_dense", "tall_grass", "marsh"))
        x, y = rng.randrange(5, 50), rng.randrange(22, 36)
        at = (x + rng.random() * 12, y + rng.random() * 9, rng.randrange(360))
        troop, role = rng.choice((("skirmisher", "unit"), ("regular", "unit"), ("scout", "scout")))
        here = (rng.uniform(5, 60), rng.uniform(5, 40), rng.randrange(360))
        there = (rng.randrange(500, 6000), rng.randrange(500, 4000))
        worlds = []
        for hidden in (False, True):
            g = raid()
            square(g, kind, x, y)
            if hidden:
                hide(g, 1, "warrior", at)
            u = unit(g, 0, troop, here, role=role)
            worlds.append((walk(g, u, ((elements_of(g, u)[0], there),)), g.searched))
        found += not worlds[1][0]
        assert worlds[0][0]
        assert worlds[0][1] == worlds[1][1]  # the verdict tells nothing
        assert worlds[1][0] or worlds[0][1]

    assert found > 5
