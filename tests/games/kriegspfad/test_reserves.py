"""What a bot keeps for later: late units, where they come in, and columns behind a scout."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import company, line, square, table, unit
from zareba.games.kriegspfad.battle.asks import Arrive, Paths
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.brain.advice import action, advise
from zareba.games.kriegspfad.field.companies import COMING, LATE, keep
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.asks_hold import Hold

VILLAGE = 60  # inches from the left, at the right edge of the table (72)


def raid():
    g = table("raid", attacker=0)
    square(g, "built_up", VILLAGE - 6, 30, 12, 12)
    return g


def late(g, seat, *companies_):
    keep(g, seat, list(companies_))


# ------------------------------------------------------------------------------------ late units
def test_mounted_warriors_of_a_raid_come_late_and_nobody_else():
    """KP-17.1, KP-17.2: from the first round on a 4; others only on a 6."""
    foot = company("warrior", [(0, 0, 0)] * 4)
    riders = company("warrior", [(0, 0, 0)] * 4, mounted=True)
    cavalry = company("cavalry", [(0, 0, 0)] * 4, mounted=True)
    g = raid()
    late(g, 0, foot, riders, cavalry, riders)
    assert advise(g, Hold(0, 2, 0), [], random.Random(1)) == ((1, LATE), (3, LATE))
    assert advise(g, Hold(0, 1, 0), [], random.Random(1)) == ((1, LATE),)
    assert not Hold(0, 2, 0).refusal(g, ((1, LATE), (3, LATE)))

    late(g, 1, riders, foot)  # in defence there is no time to lose
    assert LATE not in {status for _, status in advise(g, Hold(1, 1, 0), [], random.Random(1))}
    g = table()  # nor in an open battle, where they roll from the fourth round on
    late(g, 0, foot, riders, riders)
    assert advise(g, Hold(0, 2, 1), [], random.Random(1)) == ()


@pytest.mark.parametrize("seed", range(3))
def test_late_units_come_in_at_the_edge_nearest_to_the_village(seed):
    """KP-17.3: at any edge but the enemy's; level with the village, not at the own end."""
    g = raid()
    late(g, 0, company("warrior", [(0, 0, 0)] * 4, mounted=True, horses=True).waits(COMING))
    ask = Arrive(0, 0)
    choice = advise(g, ask, [], random.Random(seed))
    assert not ask.refusal(g, choice)
    assert all(x > 6900 for x, _, _ in choice[1:])  # the right edge
    assert all(3000 < y < 4200 for _, y, _ in choice[1:])


def test_late_units_keep_clear_of_an_enemy_who_stands_there():
    """He would fall upon them before they move."""
    g = raid()
    unit(g, 1, "regular", *line(63, 36, 0, 3))
    late(g, 0, company("warrior", [(0, 0, 0)] * 3, mounted=True, horses=True).waits(COMING))
    choice = advise(g, Arrive(0, 0), [], random.Random(1))
    assert not Arrive(0, 0).refusal(g, choice)
    gaps = [((x / 100 - 67.8) ** 2 + (y / 100 - 36) ** 2) ** 0.5 for x, y, _ in choice[1:]]
    assert min(gaps) > 4


# -------------------------------------------------------------------------------- guided columns
def column(village_at=30):
    """A column in rough ground behind its scout, on its way to a village."""
    g = table("raid", attacker=0)
    square(g, "rough", 10, 4, 12, 14)
    square(g, "built_up", 10, village_at, 12, 10)
    u = unit(g, 0, "regular", *[(16, 12 - 1.5 * i, 90) for i in range(3)])
    scout = unit(g, 0, "scout", (18.6, 14.5, 90), role="scout")
    return g, u, scout


def test_a_column_in_bad_ground_follows_its_scout():
    """KP-6.6: by the row of good going."""
    g, u, scout = column()
    assert action(g, u, actions(g, u)) == "move-guided"
    g.action, g.allowance, g.activated[u] = "move-guided", 7, True
    ask = Paths(0, u)
    way = advise(g, ask, [], random.Random(2))
    assert not ask.refusal(g, way)
    assert {step[0] for step in way} == {*elements_of(g, u), *elements_of(g, scout)}


def test_near_the_enemy_or_on_good_ground_nobody_needs_a_guide():
    """KP-6.7: a guided move ends six inches from him."""
    g, u, _ = column()
    unit(g, 1, "regular", *line(12, 24, 270, 3))
    assert action(g, u, actions(g, u)) != "move-guided"
    g, u, _ = column()
    g.pieces, g.view = g.pieces[1:], None
    assert action(g, u, actions(g, u)) == "move-good"
