"""Morale tests, markers, rallying, command (KP-3, KP-11, KP-26 to KP-28)."""

import pytest

from games.kriegspfad.kp_table import dice, line, square, table, unit
from support import asked, follow
from zareba.games.kriegspfad.battle.limits import rerolls
from zareba.games.kriegspfad.battle.march import (
    approach,
    begin_activation,
    frighten,
    make_contacts,
    terrify,
)
from zareba.games.kriegspfad.battle.morale import morale_tests, rally, rally_unit
from zareba.games.kriegspfad.battle.shooting import casualties
from zareba.games.kriegspfad.field.state import BRAVE, COMMANDER, KIN, MILITIA, MOVED, NIMBLE_FOOT
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import elements_of, is_up, remove_element


def one_unit(**more):
    g = table()
    return g, unit(g, 0, "regular", *line(20, 10, 90, 3), **more)


@pytest.mark.parametrize(
    ("traits", "roll", "markers"),
    [(BRAVE, 3, 0), (0, 3, 2), (0, 4, 0), (MILITIA, 4, 2), (MILITIA, 5, 0)],
)
def test_a_test_is_passed_on_3_brave_4_ordinary_5_militia(traits, roll, markers):
    """TX-01, TX-02."""
    g, u = one_unit(traits=traits)
    g.owed[u] = 1
    dice(g, roll)

    morale_tests(g)

    assert g.markers[u] == markers


def test_a_unit_above_four_markers_is_removed_and_its_friends_test_again():
    """TX-03: the friend has tested already, and tests once more; KP-0.11, KP-26.5, KP-27.4."""
    g, u = one_unit(traits=MILITIA, markers=3)
    friend = unit(g, 0, "regular", *line(20, 14, 90, 2))
    g.owed[u] = g.owed[friend] = 1
    dice(g, 4, 4, 6)  # the militia fails; the friend passes its own and the new one

    morale_tests(g)

    assert not is_up(g, u)
    assert g.markers[friend] == 0
    assert g.script.rest() == ""


def test_machine_guns_cause_no_test_of_warriors_by_hits_alone():
    """TX-05, KP-26.2(c): only field guns."""
    g = table()
    u = unit(g, 1, "warrior", *line(20, 20, 270, 3))
    follow(casualties(g, ((u, 1, 0, -1),)))

    assert g.owed[u] == 0


def test_two_elements_lost_are_two_tests():
    """TX-06."""
    g, u = one_unit()
    for e in elements_of(g, u)[:2]:
        remove_element(g, e, "KP-22.15")

    assert g.owed[u] == 2


def charge(g, u, dy):
    begin_activation(g, u)
    for e in elements_of(g, u):
        g.y[e] += round(dy * 100)
        g.did[e], g.way[e] = MOVED, round(abs(dy) * 10000)


def test_warriors_who_come_within_four_inches_frighten_and_terrify():
    """TX-07: fright and terror are two tests."""
    g = table()
    riders = unit(g, 0, "cavalry", (20, 10, 90), (22.4, 10, 90), mounted=True, arms="ml_carbine")
    band = unit(g, 1, "warrior", (20, 22, 270), (22.4, 22, 270), traits=KIN)
    g.active = ["", "terror"]
    charge(g, band, -7.5)
    approach(g, band)

    assert g.owed[riders] == 2


def test_a_short_or_sidelong_move_frightens_nobody():
    g = table()
    riders = unit(g, 0, "cavalry", (20, 10, 90), mounted=True, arms="ml_carbine")
    band = unit(g, 1, "warrior", (20, 14, 270))
    charge(g, band, -0.5)
    approach(g, band)

    assert g.owed[riders] == 0


def test_fright_counts_once_a_round():
    """TX-09."""
    g, u = one_unit()
    frighten(g, u)
    frighten(g, u)

    assert g.owed[u] == 1


def test_terror_needs_the_own_tribe():
    g, u = one_unit()
    allied = unit(g, 1, "warrior", (20, 16, 270))
    g.active = ["", "terror"]
    terrify(g, allied, u)

    assert g.owed[u] == 0


def test_a_dead_commander_costs_warriors_two_tests_and_others_one_at_any_sight():
    """TX-10; KP-3.7, KP-26.8."""
    g = table()
    square(g, "hill_gentle", 25, 20, 12, 9)
    chief = unit(g, 1, "warrior", (30, 12, 270), role="chief", skills=COMMANDER)
    warriors = unit(g, 1, "warrior", (30, 32, 270))
    others = unit(g, 1, "skirmisher", (34, 32, 270))
    far = unit(g, 1, "warrior", (66, 40, 270))
    remove_element(g, elements_of(g, chief)[0], "KP-22.15")
    dice(g, 6, 6, 6)

    morale_tests(g)

    assert g.script.rest() == ""
    assert [g.markers[u] for u in (warriors, others, far)] == [0, 0, 0]


def test_a_disciplined_commander_in_sight_spares_one_test_a_round():
    """TX-11: of three tests two are rolled."""
    g, u = one_unit()
    unit(g, 0, "regular", (24, 22.5, 90), role="chief", skills=COMMANDER)
    g.disciplined = [True, False]
    g.owed[u] = 3
    dice(g, 6, 6)

    morale_tests(g)

    assert g.script.rest() == ""


def test_an_incompetent_commander_spares_nothing():
    """KP-3.6."""
    g, u = one_unit()
    unit(g, 0, "regular", (24, 22.5, 90), role="chief", skills=COMMANDER)
    g.disciplined, g.command = [True, False], ["incompetent", "ordinary"]
    g.owed[u] = 1
    dice(g, 6)

    morale_tests(g)

    assert g.script.rest() == ""


@pytest.mark.parametrize(
    ("medicine", "number", "roll", "markers"), [(5, 4, 3, 0), (6, 4, 1, 0), (6, 5, 1, 2)]
)
def test_war_medicine_helps_warriors_up_to_round_four(medicine, number, roll, markers):
    """TX-13, TX-14."""
    g = table()
    u = unit(g, 1, "warrior", *line(20, 30, 270, 3))
    g.active, g.medicine, g.round = ["", "war_medicine"], [0, medicine], number
    g.owed[u] = 1
    dice(g, roll)

    morale_tests(g)

    assert g.markers[u] == markers


@pytest.mark.parametrize(("lost", "markers"), [(2, 0), (3, 2)])
def test_a_prophet_makes_failures_harmless_until_three_elements_are_shot(lost, markers):
    """TX-15; KP-11.6, KP-11.12, KP-26.7."""
    g = table()
    u = unit(g, 1, "warrior", *line(20, 30, 270, 3))
    unit(g, 1, "prophet", (20, 44, 270), role="prophet", arms="none")
    g.active, g.prophet_losses = ["", "prophet"], [0, lost]
    g.owed[u] = 1
    dice(g, 1)

    morale_tests(g)

    assert g.markers[u] == markers


def test_an_exceptional_commander_adds_two_rally_dice():
    """TX-17; KP-3.5, KP-28.3."""
    g, u = one_unit(markers=3)
    unit(g, 0, "regular", (24, 14, 90), role="chief", skills=COMMANDER)
    g.command = ["exceptional", "ordinary"]
    dice(g, 6, 6, 6)

    position = follow(rally(g))  # one unit only: nothing to choose

    assert asked(position) == "done"
    assert g.markers[u] == 0


def test_militia_rallies_with_one_die():
    """TX-18."""
    g, u = one_unit(traits=MILITIA, markers=2)
    dice(g, 6)

    follow(rally(g))

    assert g.markers[u] == 1


def test_surplus_sixes_are_lost():
    g, u = one_unit(markers=1)
    dice(g, 6, 6)
    rally_unit(g, u, 2)

    assert g.markers[u] == 0


def test_a_disciplined_army_with_an_exceptional_commander_rerolls_two_units():
    """TX-22."""
    g, u = one_unit()
    unit(g, 0, "regular", (24, 14, 90), role="chief", skills=COMMANDER)
    g.disciplined, g.command = [True, False], ["exceptional", "ordinary"]
    g.rerolls = [1, 0]
    assert rerolls(g, u) == ["commander"]
    g.rerolls = [2, 0]
    assert rerolls(g, u) == []


def test_nimble_units_may_reroll_and_guns_never():
    """KP-5.3, KP-8.9."""
    g = table()
    band = unit(g, 1, "warrior", *line(20, 30, 270, 3), traits=NIMBLE_FOOT)
    gun = unit(g, 1, "artillery", (40, 30, 270), arms="gun_light_smooth")
    g.disciplined = [False, True]
    unit(g, 1, "regular", (30, 33, 90), role="chief", skills=COMMANDER)

    assert rerolls(g, band) == ["nimble", "commander"]
    assert rerolls(g, gun) == []


def test_warriors_who_open_a_melee_frighten():
    g, u = one_unit()
    band = unit(g, 1, "warrior", (20, 11.2, 270))
    begin_activation(g, band)
    g.did[elements_of(g, band)[0]] = MOVED
    make_contacts(g, band)

    assert (g.owed[u], g.fights) == (1, [Fight(band, u, 1, 0)])
