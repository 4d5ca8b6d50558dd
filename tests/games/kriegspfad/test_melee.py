"""Melee on the table (KP-24): fights, worst results, guns, prophets."""

from games.kriegspfad.kp_table import dice, line, table, unit
from support import asked, follow
from zareba.games.kriegspfad.battle.melee import melee
from zareba.games.kriegspfad.field.state import BRAVE, LANCER
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import elements_of, is_up


def contact(attacker="warrior", defender="regular", **more):
    g = table()
    d = unit(g, 0, defender, (20, 10, 90), (22.4, 10, 90), **more.pop("d", {}))
    a = unit(g, 1, attacker, (20, 11.2, 270), (22.4, 11.2, 270), **more)
    g.fights = [Fight(a, d, 1, 0)]
    g.opened[a] = True
    return g, a, d


def test_a_bad_roll_throws_the_attackers_back():
    """KP-24.16: 3 + M07 - M14 - M15 = 2."""
    g, a, d = contact(arms="bow")
    dice(g, 3)
    follow(melee(g))

    assert (g.markers[a], g.retreat[a], g.markers[d]) == (2, 2, 0)


def test_a_good_roll_destroys():
    """KP-24.16: 7 and more; KP-24.18, KP-24.25."""
    g, _, d = contact(arms="bow", d={"markers": 3})
    dice(g, 5)
    follow(melee(g))

    assert not is_up(g, d)
    assert g.fights == []
    assert g.fallen


def test_result_six_costs_an_element_against_foot_warriors():
    g, _, d = contact(arms="bow", d={"markers": 2})
    dice(g, 5)
    position = follow(melee(g))

    assert asked(position) == "Loss"
    position.choose(elements_of(g, d)[0])
    assert (g.markers[d], g.retreat[d], len(elements_of(g, d))) == (4, 2, 1)


def test_result_five_goes_on_into_the_next_round():
    """KP-24.9."""
    g, a, d = contact(arms="bow", d={"markers": 1})
    dice(g, 5)
    follow(melee(g))

    assert g.fights == [Fight(a, d, 2, 0)]


def test_a_unit_applies_only_its_worst_result():
    """TX-31: attacked twice: 6 from one, 4 from the other; KP-24.8, KP-24.23."""
    g, _, d = contact("skirmisher", arms="bow", d={"markers": 2})
    other = unit(g, 1, "skirmisher", (18.2, 9.4, 0), arms="bow")
    g.fights.append(Fight(other, d, 1, 0))
    dice(g, 6, 2)  # 6+2-1-1 = 6; 2+2-1-1+M05 2 = 4
    position = follow(melee(g))
    position.choose(position.options()[0])  # whom the element between them fights

    assert asked(position) == "done"
    assert (g.retreat[d], g.markers[d]) == (2, 4)
    assert (g.markers[other], g.retreat[other]) == (1, 1)


def test_guns_are_captured_or_hold():
    """KP-24.10: AS-01, AS-02."""
    g = table()
    gun = unit(g, 0, "artillery", (20, 10, 90), arms="gun_light_smooth")
    riders = unit(g, 1, "warrior", (20, 12.2, 270), mounted=True, traits=BRAVE, arms="bow")
    g.fights = [Fight(riders, gun, 1, 0)]
    dice(g, 4)
    follow(melee(g))
    assert not is_up(g, gun)

    g = table()
    gun = unit(g, 0, "artillery", (20, 10, 90), arms="gun_light_smooth")
    foot = unit(g, 1, "warrior", (20, 11.8, 270), (22.4, 13, 270), arms="bow")
    g.fights = [Fight(foot, gun, 1, 0)]
    dice(g, 5)
    follow(melee(g))
    assert is_up(g, gun)
    assert (g.markers[foot], g.retreat[foot]) == (1, 2)


def test_a_prophet_in_contact_dies_without_a_fight():
    """KP-24.11, KP-11.6."""
    g = table()
    prophet = unit(g, 1, "prophet", (20, 11.2, 270), role="prophet", arms="none")
    unit(g, 0, "regular", (20, 10, 90))
    follow(melee(g))

    assert not is_up(g, prophet)
    assert g.chiefs_lost


def test_lancers_cost_three_elements_in_good_going():
    g = table()
    d = unit(g, 0, "skirmisher", *line(20, 10, 90, 4), arms="musket")
    a = unit(g, 1, "cavalry", (20, 11.6, 270), mounted=True, arms="lance+ml_carbine", skills=LANCER)
    g.fights = [Fight(a, d, 1, 0)]
    dice(g, 3)  # 3 + M01 2 + M03 2 - M15 1 = 6
    position = follow(melee(g))
    for _ in range(3):
        position.choose(position.options()[0])

    assert len(elements_of(g, d)) == 1


def test_an_element_between_two_enemies_chooses_whom_it_fights():
    """KP-24.6, D-36."""
    g = table()
    d = unit(g, 0, "regular", (20, 10, 90), arms="musket")
    one = unit(g, 1, "warrior", (18.9, 11.2, 270), arms="bow")
    two = unit(g, 1, "warrior", (21.3, 11.2, 270), arms="bow")
    g.fights = [Fight(one, d, 1, 0), Fight(two, d, 1, 0)]
    dice(g, 4, 4)
    position = follow(melee(g))

    assert asked(position) == "Assign"
    position.choose(position.options()[0])
    assert asked(position) == "done"
