"""The judgement sees places: charges and volleys to come, the village, the way of a column."""

from __future__ import annotations

import pytest

from games.kriegspfad.kp_table import line, square, table, unit
from zareba.games.kriegspfad.brain.judgement import JUDGEMENT
from zareba.games.kriegspfad.brain.prospects import Prospects, prospects


def judged(g):
    """What the first seat thinks of it; the second thinks the opposite."""
    value = JUDGEMENT.value(g, 0)
    assert value + JUDGEMENT.value(g, 1) == pytest.approx(1)
    return value


def battle(scenario, distance):
    """Warriors on horseback so far before settlers, who stand in their village."""
    g = table(scenario, attacker=-1 if scenario == "open_battle" else 0)
    if scenario in ("raid", "siege"):
        square(g, "built_up", 30, 30, 12, 12)
    unit(g, 0, "warrior", *line(32, 30 - distance, 90, 4), mounted=True, arms="bow")
    unit(g, 1, "skirmisher", *line(32, 31, 270, 3), arms="musket")
    g.points, g.round = [60, 60], 3
    return g


@pytest.mark.parametrize("scenario", ["raid", "siege"])
def test_raiders_near_the_village_stand_better_than_those_far_away(scenario):
    """KP-16.9."""
    far, near = battle(scenario, 25), battle(scenario, 6)

    assert 0 < prospects(far).near < prospects(near).near < 1
    assert judged(near) > judged(far)


def test_who_cannot_come_in_time_does_not_count():
    """KP-16.9: after the last round the defenders have won."""
    g = battle("siege", 25)
    assert prospects(g).in_time == pytest.approx(1, abs=0.5)
    g.round = g.facts.scenarios["siege"].round_limit - 1
    assert prospects(g).in_time == 0


def test_a_column_that_has_come_far_stands_better():
    """KP-16.7."""
    found = []
    for x in (10, 40, 60):
        g = table("ambush", attacker=0)
        unit(g, 0, "warrior", *[(x, 20 + 2.4 * i, 0) for i in range(3)], mounted=True)
        unit(g, 1, "warrior", *line(20, 40, 270, 2))
        g.points, g.start_elements, g.round = [60, 60], [3, 2], 3
        found.append((prospects(g).come, judged(g)))

    assert found == sorted(found)
    assert found[0][0] < found[2][0] < 1


def test_riders_before_skirmishers_promise_more_the_nearer_they_are():
    """KP-24.14: the charge is theirs, whoever counts."""
    far, near = battle("open_battle", 28), battle("open_battle", 8)

    assert 0 < prospects(far).charges < prospects(near).charges
    assert judged(near) > judged(far)


def test_riflemen_in_range_of_bows_promise_more_than_out_of_range():
    """KP-22.14."""
    found = []
    for y in (45, 26):
        g = table()
        unit(g, 0, "regular", *line(30, 10, 90, 4), arms="bl_rifle")
        unit(g, 1, "warrior", *line(30, y, 270, 4), arms="bow")
        g.points, g.round = [60, 60], 2
        found.append(prospects(g).volleys)

    assert found[0] == 0 < found[1]


def test_before_the_battle_places_promise_nothing():
    g = battle("raid", 6)
    g.round = 0
    assert prospects(g) == Prospects()
