"""What a bot remembers and how it measures: faster than the rules, and to the same end."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import hide, line, square, table, unit
from zareba.games.kriegspfad.battle import march
from zareba.games.kriegspfad.brain.advice import best_action
from zareba.games.kriegspfad.brain.gaps import gap_of
from zareba.games.kriegspfad.brain.memory import memory_of
from zareba.games.kriegspfad.brain.tactics import outlook
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.geometry import TURN, box, distance
from zareba.games.kriegspfad.field.troops import elements_of

GRAINS = 3  # rounding, of ten thousand in an inch


def test_gaps_in_floating_point_are_those_of_the_rules():
    """KP-20.4."""
    rng = random.Random(5)
    for _ in range(400):
        a, b = (
            box(rng.randrange(20 * INCH), rng.randrange(20 * INCH), rng.randrange(TURN), w, d)
            for w, d in ((9 * INCH, 2 * INCH), (3 * INCH, INCH))
        )
        assert abs(gap_of(a, b) - distance(a, b)) <= GRAINS
    square_on = box(0, 0, 0, INCH, INCH), box(2 * INCH, 0, 0, INCH, INCH)
    assert gap_of(*square_on) == distance(*square_on) == INCH


def battle():
    g = table()
    ours = unit(g, 0, "regular", *line(20, 10, 90, 4))
    beside = unit(g, 0, "regular", *line(40, 10, 90, 4))
    foe = unit(g, 1, "warrior", *line(22, 24, 270, 4))
    return g, ours, beside, foe


def test_units_that_have_not_changed_are_not_weighed_anew():
    g, ours, beside, foe = battle()
    before = outlook(g, 0)
    gain = before.gain(before.own[ours], before.foes[0])
    copy = g.clone()
    copy.x[copy.first[beside]] += 100
    after = outlook(copy, 0)
    assert after is not before
    assert after.own[ours] is before.own[ours]
    assert after.own[beside] is not before.own[beside]
    assert after.own[ours].g is copy
    assert (after.own[ours], after.foes[0], False) in memory_of(g).gains

    copy.markers[foe] = 3
    assert outlook(copy, 0).gain(after.own[ours], outlook(copy, 0).foes[0]) > gain


@pytest.mark.parametrize("number", [3, 4])
def test_a_unit_is_another_where_the_enemy_is_imagined_otherwise(number):
    """Of an imagined column neither its length nor its arms are those of the last one."""
    ground = table()
    looks = [outlook(ground, 0)]  # one memory for all that is imagined on it
    for g, troop, elements in (ground.clone(), "warrior", 4), (ground.clone(), "regular", number):
        unit(g, 1, troop, *line(22, 24, 270, 4)[:elements])
        ours = unit(g, 0, "regular", *line(20, 10, 90, 4))
        looks.append(outlook(g, 0))
        assert list(looks[-1].own[ours].elements) == [g.first[ours] + i for i in range(4)]
    assert looks[1].memory is looks[2].memory
    assert looks[1] is not looks[2]
    assert looks[1].foes[0] is not looks[2].foes[0]


def test_going_back_to_a_position_finds_what_was_thought_of_it():
    """Imagined games begin in copies of one position, whatever became of the others."""
    g, ours, _, foe = battle()
    first = best_action(outlook(g, 0), ours)
    copy = g.clone()
    copy.markers[foe], copy.markers[ours] = 4, 2
    assert best_action(outlook(copy, 0), ours) != first
    assert best_action(outlook(g.clone(), 0), ours) == first


def test_the_same_unit_with_other_elements_is_another():
    """In imagined worlds units of other sizes have come out of hiding before it."""
    numbers = []
    g = table()
    unit(g, 0, "regular", *line(20, 10, 90, 4))
    outlook(g, 0)  # both remember on the same ground
    for size in (3, 1):
        world = g.clone()
        unit(world, 1, "warrior", *line(40, 30, 270, size))
        foe = unit(world, 1, "warrior", *line(22, 24, 270, 4))
        look_out = outlook(world, 0)
        body = next(body for body in look_out.foes if body.unit == foe)
        assert body.elements == elements_of(world, foe)
        assert body.longest
        numbers.append(body.elements[0])
    assert numbers == [7, 5]


@pytest.mark.parametrize("seed", range(40))
def test_a_leg_is_stepped_through_where_an_ambush_may_be_found(seed, monkeypatch):
    """KP-17.7, KP-17.12: it ends where it would if every leg were stepped through."""
    ends = []
    for always in (False, True):
        rng, g = random.Random(seed), table()
        square(g, "wood_dense", 20, 20)
        hide(g, 1, "warrior", (26, 24, 270))
        u = unit(g, 0, "skirmisher", (rng.randrange(12, 40), rng.randrange(10, 34), 90))
        to, e = (rng.randrange(1200, 4000), rng.randrange(1000, 3400)), g.first[u]
        if always:
            monkeypatch.setattr(march, "may_spot", lambda *_: True)
        ends.append((march.make_leg(g, e, to), g.x[e], g.y[e], g.way[e], len(g.side)))
    assert ends[0] == ends[1]
