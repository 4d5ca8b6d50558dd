"""How a bot leads the column of an ambush: by a way that all can go, together, from its head on."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import square, table, unit
from zareba.games.kriegspfad.battle.asks import Paths
from zareba.games.kriegspfad.brain.advice import next_unit, way_of
from zareba.games.kriegspfad.brain.columns import lanes
from zareba.games.kriegspfad.brain.routes import routes
from zareba.games.kriegspfad.brain.tactics import OPEN, Stand, outlook
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.geometry import box
from zareba.games.kriegspfad.field.troops import elements_of

RNG = random.Random(1)


def abreast(x, y, number, facing=0):
    """A line that looks along the table."""
    return [(x, y + 2.4 * i, facing) for i in range(number)]


@pytest.fixture
def wooded():
    """An ambush: the attackers come from the left, a wood lies in the middle of their way."""
    g = table("ambush", attacker=0)
    square(g, "wood_dense", 30, 14, 12, 20)
    return g


def test_the_way_leads_round_a_wood_and_not_along_its_brim(wooded):
    """KP-13, KP-17.5: bad ground and hiding-places make a way longer."""
    unit(wooded, 0, "regular", *abreast(6, 22, 3), arms="musket")
    ways = routes(wooded)
    before, aside = (24 * INCH, 24 * INCH), (24 * INCH, 6 * INCH)

    assert ways.length(*before) > ways.length(*aside)
    assert ways.length(*aside) > ways.length(60 * INCH, 6 * INCH)
    assert ways.bearing(*before, 12 * INCH) not in (None, 0)  # not straight into the wood


def test_the_next_unit_enters_beside_the_others(wooded):
    """KP-16.6."""
    unit(wooded, 0, "regular", *abreast(4, 38, 3), arms="musket")
    assert abs(lanes(wooded, 0)[0] - 40 * INCH) <= 6 * INCH


def test_whoever_runs_ahead_of_the_rear_loses_by_it():
    g = table("ambush", attacker=0)
    unit(g, 0, "regular", *abreast(6, 10, 3), arms="musket")
    riders = unit(g, 0, "warrior", *abreast(12, 30, 3), mounted=True, arms="bow")
    view = outlook(g, 0)
    body = view.own[riders]

    def aim(inches):
        moved = [box(b.x + inches * INCH, b.y, b.facing, b.w, b.d) for b in body.bases]
        return view.aim(body, Stand(moved, True, OPEN), 40 * INCH)

    assert aim(4) > aim(0)
    assert aim(22) < aim(8)


def test_the_head_of_a_column_moves_before_those_behind_it():
    g = table("ambush", attacker=0)
    rear = unit(g, 0, "regular", *abreast(6, 10, 3), arms="musket")
    head = unit(g, 0, "regular", *abreast(14, 10, 3), arms="musket")
    assert next_unit(g, 0, [rear, head]) == head


def test_a_unit_in_two_ranks_marches_on_without_a_friend_in_its_way():
    """KP-19.6: who stands in front moves first."""
    g = table("ambush", attacker=0)
    two = [*abreast(10, 10, 3), *abreast(8, 10, 3)]
    u = unit(g, 0, "skirmisher", *reversed(two), arms="musket")
    before = {e: g.x[e] for e in elements_of(g, u)}
    g.action, g.allowance, g.activated[u] = "move-good", 8, True
    choice = way_of(g, Paths(0, u), RNG)

    assert len(choice) == len(before)
    assert all(way[1][0] > before[way[0]] for way in choice)
    assert not Paths(0, u).refusal(g, choice)
