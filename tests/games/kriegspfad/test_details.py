"""Rules with few words and many consequences: modes, scouts, guns, fire, long melees, retreats."""

import pytest

from games.kriegspfad.kp_table import dice, hide, line, piece, square, table, unit
from support import asked, follow
from zareba.engine import Play, Setting, UnfairUndo
from zareba.engine.chance import secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.fire import Marks, in_reach
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.march import (
    begin_activation,
    discover,
    frighten_near,
    make_contacts,
    reveal,
    walk,
)
from zareba.games.kriegspfad.battle.melee import melee, side_of
from zareba.games.kriegspfad.battle.melee_table import melee_modifiers
from zareba.games.kriegspfad.battle.modes import finish_mounting
from zareba.games.kriegspfad.battle.morale import morale_tests
from zareba.games.kriegspfad.battle.movement import burn_stragglers, flee
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.retreats import retreat_direction, retreats
from zareba.games.kriegspfad.battle.shooting import burn_village, one_shot, set_fire
from zareba.games.kriegspfad.battle.turn import start_of_round
from zareba.games.kriegspfad.battle.victory import limits
from zareba.games.kriegspfad.battle.withdrawal import threats
from zareba.games.kriegspfad.field.command import chief_near_and_seen, chief_within, commands
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.state import COMMANDER, EXITED, MOVED
from zareba.games.kriegspfad.field.structures import Blaze, Fight
from zareba.games.kriegspfad.field.troops import (
    base_of,
    changed_ground,
    elements_of,
    going_class,
    is_up,
    look,
    movement_row,
    remove_element,
)


# ----------------------------------------------------------------------------------- modes, chiefs
def test_who_mounts_without_room_is_pushed_forward_or_stays_on_foot():
    """KP-1.10, KP-4.11."""
    g = table()
    u = unit(g, 0, "cavalry", (20, 10, 90), horses=True, arms="ml_carbine")
    unit(g, 0, "regular", (20, 8.8, 90))
    g.mounting[u] = True
    finish_mounting(g, u)
    assert g.mounted[u]
    assert g.y[0] > 990
    g = table()
    u = unit(g, 0, "cavalry", (20, 10, 90), horses=True, arms="ml_carbine")
    unit(g, 0, "regular", (20, 8.8, 90))
    unit(g, 0, "regular", (20, 11.2, 90))
    finish_mounting(g, u)
    assert not g.mounted[u]


def test_mounted_infantry_caught_in_the_saddle_has_no_lines():
    """KP-4.4, KP-4.9."""
    g = table()
    d = unit(g, 0, "regular", (20, 10, 90), mounted=True)
    a = unit(g, 1, "warrior", (20, 11.6, 270), mounted=True, arms="bow")
    touch = [(elements_of(g, a)[0], elements_of(g, d)[0])]
    found = dict(melee_modifiers(g.facts, side_of(g, a, touch, 0), side_of(g, d, touch, 1)))

    assert found == {"M01": 2, "M07": 1}
    assert not may_open(g, d)
    g.fights = [Fight(a, d, 1, 0)]
    assert "dismount" not in actions(g, d)


def test_a_separate_commander_counts_for_himself_and_only_on_the_table():
    """KP-3.3, KP-3.9, KP-3.10."""
    g = table()
    chief = unit(g, 0, "regular", (20, 10, 90), role="chief", skills=COMMANDER)
    far = unit(g, 0, "regular", (60, 10, 90))

    assert chief_within(g, chief, 2)
    assert chief_near_and_seen(g, chief)
    assert not chief_within(g, far, 4)
    g.place[elements_of(g, chief)[0]] = EXITED
    assert commands(g, 0) == -1


def test_a_scout_is_a_skirmisher_with_his_own_stride():
    """KP-6.2, KP-6.3, KP-6.5."""
    g = table()
    scout = unit(g, 0, "scout", (20, 10, 90), role="scout")
    square(g, "marsh", 30, 10)

    assert (movement_row(g, scout), going_class(g, scout)) == ("scout", "scout")
    assert g.facts.kind["wilderness"].going["scout"] == 1
    assert g.facts.kind["marsh"].going["scout"] == 1


def test_a_scout_finds_ambushes_at_four_inches_even_in_tall_grass():
    """KP-6.4, KP-17.9."""
    g = table()
    square(g, "tall_grass", 10, 20)
    hide(g, 1, "warrior", (16, 22, 270))
    scout = unit(g, 0, "scout", (16, 17, 90), role="scout")

    assert discover(g, scout, elements_of(g, scout)[0])


# --------------------------------------------------------------------------------------- guns
def test_a_volley_kills_no_more_than_the_gun_can_reach():
    """KP-8.1, KP-8.5, KP-8.8, KP-8.10, KP-8.11."""
    g = table()
    gun = unit(g, 0, "artillery", (20, 10, 90), arms="gun_light_smooth")
    band = unit(g, 1, "warrior", (20, 16, 270), (20, 17.3, 270), (40, 40, 270))
    aim = Marks(g).of(elements_of(g, gun)[0])[0]
    assert in_reach(g, aim) == 1  # the second rank is hidden by the first
    hits = {}
    dice(g, 20, 20, 20)
    one_shot(g, aim, hits)

    assert hits == {(band, -1): [3, 1]}
    assert g.owed[band] == 3


def test_a_machine_gun_that_jams_hits_nothing_and_is_easier_prey():
    """KP-8.6, KP-8.7."""
    g = table()
    gun = unit(g, 0, "machine_gun", (20, 10, 90), arms="machine_gun")
    unit(g, 1, "warrior", (20, 16, 270))
    hits = {}
    dice(g, 1, 20, 20)
    one_shot(g, Marks(g).of(elements_of(g, gun)[0])[0], hits)

    assert hits == {}
    assert g.jammed[gun] == 1


def test_guns_trample_fences():
    """KP-13.8."""
    g = table()
    piece(g, "fence_wood", [(10, 14), (15, 14), (25, 14), (30, 14)], width=0.1)
    square(g, "field", 40, 30)
    g.fires = [Blaze(1, 400000, 300000, 1, 0)]
    gun = unit(g, 0, "artillery", (20, 11, 90), arms="gun_light_smooth")
    begin_activation(g, gun)
    assert walk(g, gun, ((0, (2000, 1500)),))

    _, left, right = g.pieces
    assert left[4:] == [1000, 1400, 1500, 1400]
    assert right[4:] == [2500, 1400, 3000, 1400]
    assert g.fires[0][0] == 0  # the fire still names the field


# --------------------------------------------------------------------------------------- ambushes
def test_who_appears_from_ambush_frightens_and_may_still_act():
    """KP-17.10, KP-17.11, KP-37.6."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", (16, 21, 270))
    near = unit(g, 0, "regular", (16, 17, 90))
    far = unit(g, 0, "regular", (60, 17, 90))
    u = reveal(g, 1, 0, "KP-17.7")
    frighten_near(g, u)  # once a round

    assert [g.owed[v] for v in (near, far)] == [1, 0]
    assert not g.activated[u]


def test_a_move_that_uncovers_an_ambush_cannot_be_taken_back():
    """KP-17.12, KP-37.4: another's secret has changed."""
    play = Play(Setting.of(GAME, 2), secret_from("undo"))
    play.choose(1876)
    play.undo(0)
    play.choose(1876)
    play._before[-1].state.reserve[1] = "[1]"

    with pytest.raises(UnfairUndo, match="cards-seen"):
        play.undo(0)


def test_a_retreat_stops_short_of_the_ambush_in_its_way():
    """KP-17.14, KP-25.10."""
    g = table()
    square(g, "wood_dense", 20, 1)
    hide(g, 1, "warrior", (24, 6, 90))
    unit(g, 0, "regular", (24, 12, 90))
    unit(g, 1, "warrior", (24, 13.2, 270))
    g.fights, g.retreat = [Fight(1, 0, 1, 0)], [1, 0]
    dice(g, 6)
    follow(retreats(g))

    assert 725 <= g.y[0] <= 735


def test_retreats_uncover_ambushes_without_stopping():
    """KP-17.14, KP-18.3, KP-25.10."""
    g = table()
    square(g, "wood_dense", 20, 1)
    hide(g, 1, "warrior", (27.5, 6, 90))
    u = unit(g, 0, "regular", (24, 12, 90))
    unit(g, 1, "warrior", (24, 13.2, 270))
    g.fights, g.retreat = [Fight(1, 0, 1, 0)], [1, 0]
    dice(g, 5)
    follow(retreats(g))

    assert g.y[elements_of(g, u)[0]] == 700
    assert len(g.side) == 3


# -------------------------------------------------------------------------------------------- fire
def burning(kind="tall_grass"):
    g = table()
    square(g, kind, 10, 20, 16, 9)
    u = unit(g, 0, "skirmisher", (12, 19.4, 90))
    dice(g, 4)
    g.script.draws = [0]
    set_fire(g, elements_of(g, u)[0], 0)
    return g, u


def test_grass_burns_within_six_inches_and_stays_impassable():
    """KP-23.1, KP-23.3, KP-23.8."""
    g, _ = burning()
    ground = look(g).ground
    near, far = unit(g, 1, "warrior", (14, 22, 90)), unit(g, 1, "warrior", (24, 26, 90))

    assert ground.is_burning(base_of(g, elements_of(g, near)[0]))
    assert not ground.is_burning(base_of(g, elements_of(g, far)[0]))
    assert ground.standing("warrior_foot", base_of(g, elements_of(g, near)[0])) == 2


def test_who_is_still_in_the_fire_a_round_later_is_lost():
    """KP-23.4."""
    g, _ = burning()
    inside = unit(g, 1, "warrior", (14, 22, 90))
    burn_stragglers(g)
    assert is_up(g, inside)
    g.round = 2
    changed_ground(g)
    burn_stragglers(g)
    assert not is_up(g, inside)


def test_smoke_drifts_three_inches_a_round_from_the_second_round_on():
    """KP-23.5."""
    g, _ = burning()
    for number, clouds in ((2, 0), (3, 1), (4, 1)):
        g.round = number
        changed_ground(g)
        assert len(look(g).ground.smoke) == clouds
    widths = []
    for number in (3, 4):
        g.round = number
        changed_ground(g)
        cloud = look(g).ground.smoke[0]
        widths.append(max(x for x, _ in cloud) - min(x for x, _ in cloud))
    assert widths[1] - widths[0] == 30000


def test_who_burns_a_village_in_his_own_half_tests_with_everybody():
    """KP-23.6, KP-23.7, KP-26.2."""
    g = table("raid", 1)
    square(g, "built_up", 20, 5, 12, 9)
    u = unit(g, 0, "regular", (60, 10, 90))
    burn_village(g, 0, look(g).ground.pieces[0].outline)

    assert g.owed[u] == 1


# ----------------------------------------------------------------------------------- long melees
def long_melee():
    g = table()
    d = unit(g, 0, "warrior", (20, 10, 90), (22.6, 8, 90))
    a = unit(g, 1, "regular", (20, 11.2, 270))
    g.fights = [Fight(a, d, 2, 0)]
    return g, a, d


def test_elements_not_in_contact_join_in_later_rounds_and_turn_the_attack():
    """KP-24.20, KP-24.21."""
    g, a, d = long_melee()
    assert "join-good" in actions(g, d)
    begin_activation(g, d)
    g.action, g.allowance = "join-good", 8
    free = elements_of(g, d)[1]
    assert refused(g, d, ((elements_of(g, d)[0], (2000, 900)),)).rule == "KP-24.20"
    way = ((free, (2240, 1000)),)
    assert refused(g, d, way) is None
    walk(g, d, ((free, (2239, 1003)),))
    g.x[free], g.y[free] = 2236, 1003
    make_contacts(g, d)

    assert g.fights in ([Fight(a, d, 2, 0)], [Fight(d, a, 2, 1)])


def test_every_contact_of_a_move_must_be_legal():
    """KP-24.24, KP-20.18."""
    g = table()
    u = unit(g, 0, "warrior", (20, 10, 90), (22.4, 10, 90))
    unit(g, 1, "regular", (20, 14, 270))
    late = unit(g, 1, "regular", (22.4, 14, 270))
    g.arrived[late] = True
    begin_activation(g, u)
    g.action, g.allowance = "move-good", 8

    assert refused(g, u, ((0, (2000, 1280)), (1, (2240, 1280)))).rule == "KP-17.4"


def test_who_breaks_off_contacts_nobody_else():
    """KP-25.8, KP-25.12."""
    g = table()
    u = unit(g, 0, "warrior", (20, 10, 90))
    one = unit(g, 1, "regular", (20, 11.2, 270))
    unit(g, 1, "regular", (30, 10, 180))
    g.fights = [Fight(one, u, 2, 0)]
    begin_activation(g, u)
    g.action, g.allowance = "break_off-good", 12

    assert refused(g, u, ((0, (2820, 1000)),)).rule == "KP-25.8"
    assert "break_off-good" in actions(g, u)
    g.activated[one] = True
    assert "break_off-good" not in actions(g, u)


def test_without_a_clear_direction_one_falls_back_behind_ones_own_facing():
    """KP-25.9."""
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90))
    assert retreat_direction(g, u) == 2700  # no enemy: towards the own base edge


def test_on_a_road_through_wilderness_one_falls_back_along_it():
    """KP-25.11, KP-25.6."""
    g = table()
    square(g, "wilderness", 0, 0, 60, 40)
    piece(g, "road", [(30, 0), (30, 40)], width=4)
    u = unit(g, 0, "regular", (30, 20, 90))
    unit(g, 1, "warrior", (30.9, 21.2, 270))
    g.fights, g.retreat = [Fight(1, 0, 1, 0)], [1, 0]
    dice(g, 4)
    follow(retreats(g))

    assert (g.x[0], g.y[0]) == (3000, 1600)
    assert g.did[elements_of(g, u)[0]] == MOVED


# ---------------------------------------------------------------------------------------- disorder
def test_a_unit_that_cannot_get_away_is_moved_and_not_lost_at_the_edge():
    """KP-27.5, KP-27.6."""
    g = table()
    u = unit(g, 0, "regular", (20, 2, 90), markers=3)
    unit(g, 1, "cavalry", (20, 6, 270), mounted=True, arms="ml_carbine")
    g.allowance = 6
    flee(g, u, tuple(threats(g, u)))

    assert is_up(g, u)
    assert g.y[0] < 200
    g.fights = [Fight(1, 0, 1, 0)]
    assert "withdraw-good" not in actions(g, u)


def test_a_unit_of_one_element_and_a_split_unit_are_units():
    """KP-0.5, KP-2.7, KP-2.9, KP-1.9."""
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 3))
    remove_element(g, elements_of(g, u)[1], "KP-22.15")
    assert actions(g, u)
    remove_element(g, elements_of(g, u)[0], "KP-22.15")
    assert is_up(g, u)
    assert g.owed[u] == 2


def test_prophets_and_separate_commanders_never_test():
    """KP-26.1, KP-26.9, KP-17.16."""
    g = table()
    chief = unit(g, 0, "regular", (20, 10, 90), role="chief", skills=COMMANDER)
    g.owed[chief] = 3
    dice(g)
    morale_tests(g)

    assert g.markers[chief] == 0


def test_rounds_have_their_limits():
    """KP-16.22, KP-0.6, KP-18.2."""
    g = table("ambush", 0, ambush_round_limit="15")
    g.round = 14
    limits(g)
    g.round = 15
    with pytest.raises(Exception, match="seat1"):
        limits(g)
    g = table()
    g.weather, g.round = ["fog"], 3
    dice(g, 5)
    start_of_round(g)  # TX-50
    assert g.weather == []


def test_a_boat_less_river_and_a_whole_melee_end_quietly():
    """KP-24.6: nothing to fight, nothing to ask."""
    assert asked(follow(melee(table()))) == "done"
