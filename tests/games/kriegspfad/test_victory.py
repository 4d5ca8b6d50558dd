"""Arrivals, scenarios, victory (KP-16, KP-17, KP-11.7, KP-9.6)."""

import pytest

from games.kriegspfad.kp_table import company, dice, hide, line, square, table, unit
from support import asked, follow
from zareba.engine import Over
from zareba.games.kriegspfad.battle.arrivals import late_arrivals, roll_for
from zareba.games.kriegspfad.battle.turn import settle
from zareba.games.kriegspfad.battle.victory import (
    annihilation,
    attacker_fails,
    by_losses,
    end_of_round,
    enough_exited,
    needed_exits,
    plunder,
    reinforcement,
)
from zareba.games.kriegspfad.field.companies import LATE, companies, keep
from zareba.games.kriegspfad.field.state import REMOVED
from zareba.games.kriegspfad.field.structures import Blaze
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.prepare import (
    choose_stratagems,
    determine_scenario,
    scenario_for,
)


def late(g, seat, troop, n=2, **more):
    made = company(troop, [(0, 0, 0)] * n, **more)
    made = made.waits(LATE).stands(made.mounted, ())
    keep(g, seat, [*companies(g, seat), made])


def test_mounted_warriors_arrive_on_four_and_others_on_six():
    """TX-37; KP-17.1, KP-37.3."""
    g = table()
    g.round = 4
    late(g, 1, "warrior", mounted=True)
    late(g, 1, "cavalry", mounted=True)
    dice(g, 4, 5)
    roll_for(g, 1)

    assert [c.status for c in companies(g, 1)] == ["coming_mounted", "late"]


def test_arrivals_come_within_three_inches_of_an_edge_but_the_enemys():
    """KP-17.3, KP-17.4; KP-17.18."""
    g = table("raid", 1)
    unit(g, 0, "regular", (20, 10, 90))
    late(g, 1, "warrior", mounted=False)
    dice(g, 6)
    position = follow(late_arrivals(g))
    assert asked(position) == "Arrive"
    good = (0, (2000, 4600, 2700), (2240, 4600, 2700))
    for bad in (
        (0, (2000, 4000, 2700), (2240, 4000, 2700)),
        (0, (2000, 100, 900), (2240, 100, 900)),
    ):
        assert position.ask().refusal(g, bad)
    position.choose(good)

    assert g.arrived[1]
    assert g.to_arrive == [0, 0]


@pytest.mark.parametrize(
    ("total", "scenario"), [(2, "ambush"), (5, "raid"), (6, "siege"), (7, "siege")]
)
def test_scenario_table(total, scenario):
    """TX-38, TX-39."""
    assert scenario_for(table(), total) == scenario


def test_equal_dice_make_an_open_battle_and_the_higher_attacks():
    """KP-16.2 to KP-16.4."""
    g = table("rolled")
    dice(g, 3, 3)
    determine_scenario(g)
    assert (g.scenario, g.points) == ("open_battle", [300, 300])
    g = table("rolled")
    dice(g, 2, 5, 1)  # the second attacks the US Army: 1 + 1 = 2
    determine_scenario(g)
    assert (g.scenario, g.attacker, g.points) == ("ambush", 1, [200, 300])


def test_equal_stratagems_cancel_each_other():
    """TX-46; KP-11.1."""
    g = table()
    g.lists, g.tribes = ["L07", "L07"], ["sioux", "crow"]
    position = follow(choose_stratagems(g))
    position.choose("war_medicine", 0)
    position.choose("war_medicine", 1)

    assert (g.stratagems, g.active) == (["war_medicine"] * 2, ["", ""])


def test_reinforcement_needs_a_defender():
    """TX-45."""
    g = table()
    g.active, g.round = ["reinforcement", ""], 6
    dice(g)
    reinforcement(g)
    g = table("raid", 1)
    g.active, g.round = ["reinforcement", ""], 5
    dice(g, 6)
    with pytest.raises(Over, match="seat0"):
        reinforcement(g)


def ambush(n, lost):
    g = table("ambush", 0)
    u = unit(g, 0, "regular", *[(5 + i % 8 * 2.4, 10 + i // 8 * 2, 0) for i in range(n)])
    g.start_elements = [n, 10]
    for e in elements_of(g, u)[:lost]:
        g.place[e] = REMOVED
    return g


def test_an_ambush_is_lost_when_two_thirds_can_no_longer_leave():
    """TX-41: 24 elements, 16 must leave; 9 are lost."""
    g = ambush(24, 9)

    assert needed_exits(g) == 16
    assert attacker_fails(g)
    assert not attacker_fails(ambush(24, 8))


def test_two_thirds_gone_win_the_ambush():
    g = ambush(24, 0)
    g.exited = [15, 0]
    assert not enough_exited(g)
    g.exited = [16, 0]
    assert enough_exited(g)


def village(attackers, defenders):
    g = table("raid", 1)
    square(g, "built_up", 20, 5, 12, 9)
    unit(g, 1, "warrior", *line(21, 7, 90, attackers))
    unit(g, 0, "regular", *line(21, 11, 90, defenders))
    unit(g, 0, "regular", (60, 5, 90))
    return g


def test_a_village_held_two_to_one_at_two_round_ends_is_taken():
    """TX-42, TX-43; KP-16.8, KP-16.11."""
    g = village(4, 2)
    g.round = 8
    end_of_round(g)
    assert g.held == 1
    g.round = 9
    with pytest.raises(Over, match="seat1"):
        end_of_round(g)
    g = village(3, 2)
    g.round = 9
    end_of_round(g)
    assert g.held == 0
    g.round = 10
    with pytest.raises(Over, match="seat0"):
        end_of_round(g)


def test_a_village_burnt_by_the_attacker_is_taken_a_round_later():
    """KP-16.9, C-57."""
    g = village(1, 1)
    g.fires, g.village_burnt, g.round = [Blaze(0, 200000, 50000, 3, 1)], 1, 3
    end_of_round(g)
    g.round = 4
    with pytest.raises(Over, match="seat1"):
        end_of_round(g)


def test_wagons_with_enemies_and_no_friends_are_plundered():
    """TX-59; KP-9.9, KP-9.10."""
    g = table()
    unit(g, 0, "wagon", (20, 10, 90), role="train", arms="none")
    friend = unit(g, 0, "regular", (60, 10, 90))
    unit(g, 1, "warrior", (20, 11.8, 270))
    dice(g, 1)
    plunder(g)

    assert g.plundered == [True, False]
    assert g.markers[friend] == 2


def test_a_side_without_fighting_units_has_lost():
    """KP-16.15; KP-0.9, KP-3.11."""
    g = table()
    unit(g, 0, "regular", (20, 10, 90))
    unit(g, 1, "scout", (40, 10, 90), role="scout")
    with pytest.raises(Over, match="seat0"):
        annihilation(g)
    late(g, 1, "warrior")
    annihilation(g)


def test_a_round_limit_compares_losses():
    """KP-16.12."""
    g = table(open_battle_round_limit="8")
    g.lost_ap = [50, 20]
    assert by_losses(g) == "seat1"
    g.lost_ap = [40, 20]
    assert by_losses(g) == "draw"


def test_both_conceding_is_a_draw():
    """KP-16.16."""
    with pytest.raises(Over, match="draw"):
        settle(table(), ("concede", "concede"))
    with pytest.raises(Over, match="seat1"):
        settle(table(), ("concede", "on"))
    settle(table(), ("draw", "on"))


def test_a_place_that_uncovers_an_ambush_is_chosen_anew():
    """KP-17.14."""
    g = table("raid", 1)
    square(g, "wood_dense", 14, 38)
    hide(g, 0, "regular", (20, 43.5, 90))
    late(g, 1, "warrior", mounted=False)
    dice(g, 6)
    position = follow(late_arrivals(g))
    position.choose((0, (2000, 4600, 2700), (2240, 4600, 2700)))
    assert (asked(position), len(g.side)) == ("Arrive", 1)  # the ambush stands, they do not
    position.choose((0, (5000, 4600, 2700), (5240, 4600, 2700)))

    assert len(g.side) == 2
