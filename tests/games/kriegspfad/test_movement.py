"""Moves, ambushes, contacts, retreats (KP-2, KP-17, KP-19, KP-24, KP-25, KP-27)."""

import pytest

from games.kriegspfad.kp_table import dice, hide, line, piece, square, table, unit
from support import asked, follow
from zareba.engine import IllegalChoice
from zareba.games.kriegspfad.battle.limits import actions, activations
from zareba.games.kriegspfad.battle.march import begin_activation
from zareba.games.kriegspfad.battle.modes import finish_mounting
from zareba.games.kriegspfad.battle.movement import activate, movement, roll_and_move
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.retreats import retreats
from zareba.games.kriegspfad.battle.turn import start_of_round
from zareba.games.kriegspfad.battle.withdrawal import needs_withdrawal
from zareba.games.kriegspfad.field.companies import companies
from zareba.games.kriegspfad.field.passage import may_pass
from zareba.games.kriegspfad.field.state import ARMOURED, MOVED, NIMBLE_FOOT
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import base_of, elements_of, is_up


def moving(g, u, inches, action="move-good"):
    begin_activation(g, u)
    g.action, g.allowance = action, inches
    return elements_of(g, u)


def shift(g, elements, dx, dy):
    return tuple((e, (g.x[e] + round(dx * 100), g.y[e] + round(dy * 100))) for e in elements)


def test_an_element_goes_as_far_as_the_dice_allow():
    """KP-19.5."""
    g = table()
    es = moving(g, unit(g, 0, "regular", *line(20, 10, 90, 2)), 6)

    assert refused(g, 0, shift(g, es, 0, 6)) is None
    assert refused(g, 0, shift(g, es, 0, 6.1)).rule == "KP-19.5"


def test_a_unit_ends_coherent():
    """KP-2.5."""
    g = table()
    es = moving(g, unit(g, 0, "regular", *line(20, 10, 90, 2)), 6)

    assert refused(g, 0, shift(g, es[:1], 0, 6)).rule == "KP-2.5"
    assert refused(g, 0, shift(g, es[:1], 0, 2)) is None


def test_a_scattered_unit_must_come_together():
    """KP-2.5, KP-2.6."""
    g = table()
    es = moving(g, unit(g, 0, "regular", (20, 10, 90), (32, 10, 90)), 3)

    assert refused(g, 0, shift(g, es[:1], 2, 0)) is None
    assert refused(g, 0, shift(g, es[:1], -2, 0)).rule == "KP-2.5"


def test_difficult_going_must_be_declared():
    """KP-19.4."""
    g = table()
    square(g, "rough", 10, 14)
    es = moving(g, unit(g, 0, "regular", (16, 10, 90)), 6)

    assert refused(g, 0, shift(g, es, 0, 5)).rule == "KP-19.4"
    moving(g, 0, 6, "move-difficult")
    assert refused(g, 0, shift(g, es, 0, 5)) is None


def test_rivers_stop_everybody():
    """KP-13.14, KP-13.15."""
    g = table()
    piece(g, "river", [(0, 20), (70.86, 20)], width=4)
    es = moving(g, unit(g, 0, "skirmisher", (16, 15, 90)), 12, "move-difficult")

    assert refused(g, 0, shift(g, es, 0, 10)).rule == "KP-13.19"


def test_no_move_goes_through_enemies_or_over_the_edge():
    """KP-19.6, KP-19.14."""
    g = table()
    es = moving(g, unit(g, 0, "skirmisher", (16, 10, 90)), 14)
    unit(g, 1, "warrior", (16, 15, 270))

    assert refused(g, 0, shift(g, es, 0, 10)).rule == "KP-19.6"
    assert refused(g, 0, shift(g, es, 0, -12)).rule == "KP-19.14"


def test_light_troops_pass_each_other_and_regulars_do_not():
    """KP-19.9."""
    g = table()
    skirmishers = unit(g, 0, "skirmisher", (16, 10, 90))
    warriors = unit(g, 0, "warrior", (16, 14, 90))
    regulars = unit(g, 0, "regular", (16, 18, 90))
    gun = unit(g, 0, "artillery", (16, 24, 90), arms="gun_light_smooth")
    scout = unit(g, 0, "scout", (30, 10, 90), role="scout")

    assert may_pass(g, skirmishers, warriors)
    assert not may_pass(g, skirmishers, regulars)
    assert may_pass(g, regulars, gun)
    assert may_pass(g, regulars, scout)
    g.did[elements_of(g, gun)[0]] = MOVED
    assert not may_pass(g, regulars, gun)


def face_to_face(markers=0, **more):
    g = table()
    u = unit(g, 0, "warrior", (20, 10, 90), markers=markers, **more)
    foe = unit(g, 1, "regular", (20, 14, 270))
    return g, u, foe, moving(g, u, 8)


def test_contact_opens_a_melee():
    """KP-24.1."""
    g, u, _, es = face_to_face()
    assert refused(g, u, shift(g, es, 0, 2.8)) is None


def test_too_disordered_to_charge():
    """KP-24.2, KP-27.3."""
    g, u, _, es = face_to_face(markers=3)

    assert refused(g, u, shift(g, es, 0, 2.8)).rule == "KP-24.2"
    assert refused(g, u, shift(g, es, 0, 1)).rule == "KP-27.3"
    assert refused(g, u, shift(g, es, 0, -1)) is None


def test_who_opened_a_melee_is_contacted_by_nobody_else():
    """KP-24.4."""
    g, u, foe, es = face_to_face()
    g.opened[foe] = True

    assert refused(g, u, shift(g, es, 0, 2.8)).rule == "KP-24.4"


def test_a_flank_is_reached_only_from_behind_the_rear_line():
    """KP-24.3."""
    g = table()
    u = unit(g, 0, "warrior", (26, 17, 180))
    unit(g, 1, "regular", (20, 15, 90))
    es = moving(g, u, 8)
    assert refused(g, u, ((es[0], (2180, 1500)),)).rule == "KP-24.3"
    g.from_y[es[0]] = g.y[es[0]] = 1300

    assert refused(g, u, ((es[0], (2180, 1500)),)) is None


def test_three_markers_and_cavalry_near_mean_withdrawal():
    """TX-19."""
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90), markers=3)
    unit(g, 1, "cavalry", (20, 15.7, 270), mounted=True, arms="ml_carbine")

    assert needs_withdrawal(g, u)
    assert actions(g, u) == ["withdraw-good"]
    dice(g, 4)
    begin_activation(g, u)
    position = follow(roll_and_move(g, u, "withdraw-good"), ())

    assert asked(position) == "done"
    assert base_of(g, elements_of(g, u)[0]).y < 70000


def test_a_second_roll_stands():
    """TX-21."""
    g = table()
    band = unit(g, 1, "warrior", *line(20, 30, 270, 2), traits=NIMBLE_FOOT)
    dice(g, 1, 1, 2, 3)
    begin_activation(g, band)
    position = follow(roll_and_move(g, band, "move-good"), "nimble")

    assert asked(position) == "Paths"
    assert g.allowance == 7


@pytest.mark.parametrize(
    ("troop", "mounted", "traits", "action", "roll", "inches"),
    [
        ("regular", False, 0, "move-good", [4], 6),
        ("warrior", True, 0, "move-good", [6, 6, 6], 24),
        ("warrior", True, ARMOURED, "move-good", [1, 1], 8),
        ("cavalry", True, 0, "move-difficult", [3], 3),
        ("artillery", False, 0, "move-difficult", [2], 0),
    ],
)
def test_movement_rows(troop, mounted, traits, action, roll, inches):
    """KP-19.2, KP-19.3."""
    g = table()
    u = unit(g, 0, troop, (20, 10, 90), mounted=mounted, traits=traits)
    dice(g, *roll)
    begin_activation(g, u)
    follow(roll_and_move(g, u, action))

    assert g.allowance == inches


def test_at_night_nobody_moves_more_than_six_inches():
    """MV-11, KP-15.10."""
    g = table("raid", 1)
    g.darkness = "night"
    u = unit(g, 0, "warrior", (20, 10, 90), mounted=True)
    dice(g, 4, 4, 4)
    begin_activation(g, u)
    follow(roll_and_move(g, u, "move-good"))

    assert g.allowance == 6


# ------------------------------------------------------------------------------------- ambushes
def test_a_move_stops_where_it_finds_an_ambush_and_goes_on():
    """KP-17.7, KP-17.13."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", (16, 21, 270))
    u = unit(g, 0, "regular", (16, 10, 90))
    dice(g, 6)
    begin_activation(g, u)
    e = elements_of(g, u)[0]
    position = follow(roll_and_move(g, u, "move-good"), ((e, (1600, 1800)),))

    assert companies(g, 1) == []
    assert asked(position) == "Paths"
    assert 1780 <= g.y[e] <= 1784
    assert g.owed[u] == 1
    position.choose(())
    assert asked(position) == "done"


def test_skirmishers_find_at_four_inches():
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", (16, 21, 270))
    u = unit(g, 0, "skirmisher", (16, 10, 90))
    dice(g, 6, 6)
    begin_activation(g, u)
    e = elements_of(g, u)[0]
    follow(roll_and_move(g, u, "move-good"), ((e, (1600, 1800)),))

    assert 1580 <= g.y[e] <= 1584


def test_tall_grass_hides_to_two_inches():
    """KP-17.9."""
    g = table()
    square(g, "tall_grass", 10, 20)
    hide(g, 1, "warrior", (16, 22, 270))
    u = unit(g, 0, "skirmisher", (16, 14, 90))
    dice(g, 6, 6)
    begin_activation(g, u)
    e = elements_of(g, u)[0]
    follow(roll_and_move(g, u, "move-good"), ((e, (1600, 1780)),))

    assert len(companies(g, 1)) == 1


# ------------------------------------------------------------------------------- order of play
def test_units_are_activated_in_turn_until_both_pass():
    """KP-18.4; KP-19.1."""
    g = table()
    a = unit(g, 0, "regular", (20, 10, 90))
    b = unit(g, 1, "regular", (20, 40, 270))
    position = follow(movement(g))
    assert position.options() == [a, "rest"]
    position.choose(a)
    position.choose("stay")
    assert position.ask().seat == 1
    position.choose(b)
    position.choose("stay")
    position.choose("pass")
    position.choose("pass")

    assert asked(position) == "done"
    assert g.activated == [True, True]


def test_who_arrived_this_round_is_not_activated():
    """KP-17.4, KP-18.5."""
    g = table()
    a = unit(g, 0, "regular", (20, 10, 90))
    g.arrived[a] = True

    assert activations(g, 0) == []


def test_dismounting_is_free_and_keeps_the_front_edge():
    """KP-1.8, KP-4.6."""
    g = table()
    u = unit(g, 0, "cavalry", (20, 10, 90), mounted=True, arms="ml_carbine")
    front = base_of(g, elements_of(g, u)[0]).front
    position = follow(activate(g, 0, u), "dismount")

    assert not g.mounted[u]
    assert abs(base_of(g, elements_of(g, u)[0]).front[1] - front[1]) <= 60
    assert "move-good" in position.options()


def test_mounting_takes_the_whole_round():
    """KP-4.8."""
    g = table()
    u = unit(g, 0, "cavalry", (20, 10, 90), horses=True, arms="ml_carbine")
    follow(activate(g, 0, u), "mount")
    assert (g.mounting[u], g.mounted[u]) == (True, False)
    finish_mounting(g, u)

    assert g.mounted[u]


# ------------------------------------------------------------------------------------- retreats
def beaten(*more):
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90), (22.4, 10, 90))
    unit(g, 1, "warrior", (20, 11.2, 270), (22.4, 11.2, 270))
    for troop, place in more:
        unit(g, 0, troop, place)
    g.fights = [Fight(1, 0, 1, 0)]
    g.retreat = [2] + [0] * (len(g.side) - 1)
    return g, u


def test_a_retreat_leads_straight_away():
    """GE-16, KP-25.3; KP-20.12, KP-25.1, KP-25.2."""
    g, u = beaten()
    dice(g, 3, 4)
    follow(retreats(g))

    assert [(g.x[e], g.y[e]) for e in elements_of(g, u)] == [(2000, 300), (2240, 300)]
    assert g.fights == []


def test_over_the_edge_is_lost():
    """TX-34."""
    g, u = beaten()
    dice(g, 5, 6)
    follow(retreats(g))

    assert not is_up(g, u)


def test_own_regulars_stop_a_retreat():
    """TX-35."""
    g, u = beaten(("regular", (21, 5.5, 90)))
    dice(g, 5, 4)
    follow(retreats(g))

    assert all(665 <= g.y[e] <= 690 for e in elements_of(g, u))


def test_breaking_off_needs_to_act_first_and_an_inch():
    """TX-33, KP-25.7."""
    g, u = beaten()
    g.retreat = [0] * len(g.side)
    assert "break_off-good" in actions(g, u)
    es = moving(g, u, 6, "break_off-good")
    assert refused(g, u, shift(g, es, 0, -0.5)).rule == "KP-25.7"
    assert refused(g, u, shift(g, es, 0, -2)) is None
    g.activated[1] = True
    assert "break_off-good" not in actions(g, u)


def test_new_contact_forbids_moving_but_not_turning_to_face():
    """KP-24.5."""
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90))
    unit(g, 1, "warrior", (18.2, 10, 0))
    g.fights, g.touched = [Fight(1, 0, 1, 0)], [True, True]
    found = actions(g, u)

    assert found[0] == "stay"
    assert ("face", 0, 1) in found
    assert not [a for a in found if isinstance(a, str) and a != "stay"]
    follow(activate(g, 0, u), ("face", 0, 1))
    assert g.facing[0] == 1800


def test_flags_of_a_round_are_cleared():
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90))
    g.did[0], g.shot[0], g.activated[u] = MOVED, True, True
    start_of_round(g)

    assert (g.did, g.did_last, g.shot, g.shot_last) == ([0], [MOVED], [False], [True])
    assert not g.activated[u]


def test_an_illegal_way_is_refused_with_its_rule():
    """KP-20.5."""
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90))
    dice(g, 1)
    begin_activation(g, u)
    position = follow(roll_and_move(g, u, "move-good"))

    with pytest.raises(IllegalChoice, match=r"KP-19\.5"):
        position.choose(((0, (2000, 2000)),))
    with pytest.raises(IllegalChoice):
        position.choose("forward")


# ------------------------------------------------------------------------------- guided columns
def column():
    g = table()
    u = unit(g, 0, "regular", *[(16, 10 - 1.5 * i, 90) for i in range(3)])
    scout = unit(g, 0, "scout", (16, 13, 90), role="scout")
    square(g, "rough", 10, 14)
    return g, u, scout


def test_a_scout_leads_a_column_through_difficult_ground():
    """KP-6.6."""
    g, u, scout = column()
    assert "move-guided" in actions(g, u)
    dice(g, 6)
    begin_activation(g, u)
    position = follow(roll_and_move(g, u, "move-guided"))
    assert g.allowance == 8  # the good row
    es = [*elements_of(g, u), *elements_of(g, scout)]
    with pytest.raises(IllegalChoice, match=r"KP-6\.6"):
        position.choose(shift(g, elements_of(g, u), 0, 7.9))
    position.choose(shift(g, es, 0, 7))

    assert g.activated == [True, True]
    assert g.y[elements_of(g, scout)[0]] == 2000


def test_a_guided_column_keeps_six_inches_from_a_visible_enemy():
    """KP-6.7."""
    g, u, scout = column()
    unit(g, 1, "warrior", (16, 27, 270))
    es = [*moving(g, u, 8, "move-guided"), *elements_of(g, scout)]

    assert refused(g, u, shift(g, es, 0, 7.9)).rule == "KP-6.7"
    assert refused(g, u, shift(g, es, 0, 5)) is None


def test_a_line_is_not_guided():
    g = table()
    u = unit(g, 0, "regular", *line(16, 10, 90, 3))
    unit(g, 0, "scout", (16, 13, 90), role="scout")

    assert "move-guided" not in actions(g, u)


def test_a_guided_move_ends_where_an_ambush_appears():
    """KP-6.8."""
    g, u, scout = column()
    square(g, "wood_dense", 10, 25)
    hide(g, 1, "warrior", (16, 26, 270))
    dice(g, 6)
    begin_activation(g, u)
    es = [*elements_of(g, scout), *elements_of(g, u)]
    position = follow(roll_and_move(g, u, "move-guided"), shift(g, es, 0, 8))

    assert asked(position) == "done"
    assert g.y[elements_of(g, u)[0]] == 1000
