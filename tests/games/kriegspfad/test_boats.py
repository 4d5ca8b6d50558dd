"""Boats and canoes (KP-10, KP-4.12, KP-15.9)."""

import pytest

from games.kriegspfad.kp_table import dice, line, piece, table, unit
from support import asked, follow
from zareba.engine import IllegalChoice, drafting
from zareba.games.kriegspfad.battle.asks_boats import Rowing
from zareba.games.kriegspfad.battle.boats import rowing_refused
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.fire import Marks, may_shoot, modifiers_of
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.movement import activate
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.shooting import shooting
from zareba.games.kriegspfad.field.companies import keep
from zareba.games.kriegspfad.field.contact import touching
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.posts import ABOARD, boat_box, change_boat, take_post
from zareba.games.kriegspfad.field.state import MOVED, REMOVED
from zareba.games.kriegspfad.field.structures import Boat, Company, Crew
from zareba.games.kriegspfad.field.troops import base_of, destroy, elements_of
from zareba.games.kriegspfad.field.waters import current, is_afloat
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy
from zareba.games.kriegspfad.prepare.deploy import moor_boats
from zareba.games.kriegspfad.prepare.moorings import may_have_boats

FLOW_EAST = [(0, 20), (70.86, 20)]


def river(width=8, line_=FLOW_EAST, **more):
    """A river from left to right, from (0, 16) to (70, 24); it flows to the right."""
    g = table(**more)
    g.lists = ["L13", "L01"]
    piece(g, "river", line_, width=width)
    return g


def boat(g, seat=0, x=30.0, y=20.0, facing=0):
    g.boats.append(Boat(seat, round(x * 100), round(y * 100), facing * 10))
    return len(g.boats) - 1


def aboard(g, seat, troop, n, boat_, **more):
    """A unit of *n* elements, all aboard."""
    u = unit(g, seat, troop, *line(2, 2, 90, n), **more)
    for e in elements_of(g, u):
        take_post(g, e, boat_ + 1)
    return u


@pytest.mark.parametrize(
    ("lists", "weather", "allowed"),
    [("L13", [], True), ("L07", [], False), ("L08", [], False), ("L13", ["snow"], False)],
)
def test_every_army_but_two_has_boats_where_there_is_water(lists, weather, allowed):
    """KP-10.1, KP-30.10, KP-15.9, TX-63: frozen water carries no boats."""
    g = river()
    g.lists[0], g.weather, g.view = lists, weather, None

    assert may_have_boats(g, 0) == allowed
    g.pieces, g.view = [], None
    assert not may_have_boats(g, 0)


def test_boats_are_moored_on_the_water_at_the_own_area():
    """KP-10.11, D-13."""
    g = river(line_=[(20, 0), (20, 47.24)])
    position = follow(moor_boats(g, 0))

    for wrong, rule in (
        (((3000, 300, 0),), "KP-10.11"),  # on land
        (((2000, 3000, 900),), "KP-10.11"),  # too far from the own edge
        (((2000, 400, 900), (2010, 450, 900)), "KP-20.3"),  # one on another
    ):
        assert Moor(0).refusal(g, wrong).rule == rule
    position.choose(((1800, 400, 900), (2200, 400, 900)))
    assert g.boats == [Boat(0, 1800, 400, 900), Boat(0, 2200, 400, 900)]


def company(troop, n, **more):
    crew = (Crew("musket", 0, 4),) * n
    return Company("infantry", troop, more.get("role", "unit"), more.get("horses", False),
                   False, 0, crew)  # fmt: skip


def test_elements_may_start_aboard():
    """KP-10.11, KP-10.2: four foot elements, or one gun, or one mounted element."""
    g = river(line_=[(20, 0), (20, 47.24)])
    n = boat(g, 0, 20, 4, 90)
    keep(g, 0, [company("regular", 4), company("regular", 5), company("artillery", 1)])
    seats = [(ABOARD, n, 0)]

    assert Deploy(0).refusal(g, (1, 0, *seats * 5)).rule == "KP-10.2"
    assert Deploy(0).refusal(g, (0, 0, *seats * 4)) is None
    assert Deploy(0).refusal(g, (2, 0, *seats)) is None
    assert Deploy(0).refusal(g, (2, 0, (ABOARD, 7, 0))).rule == "KP-10.11"
    u = aboard(g, 0, "skirmisher", 1, n)
    assert Deploy(0).refusal(g, (2, 0, *seats)).rule == "KP-10.2"
    assert Deploy(0).refusal(g, (0, 0, *seats * 4)).rule == "KP-10.2"
    assert base_of(g, elements_of(g, u)[0]) is boat_box(g, n)


def test_embarking_takes_the_round_and_the_boat_stays():
    """KP-10.3, KP-10.9: who boards does not shoot."""
    g = river(width=8)
    n = boat(g, 0, 30, 17.4)
    u = unit(g, 0, "skirmisher", (30, 15.3, 90), (34, 10, 90), arms="musket")
    near, far = elements_of(g, u)

    assert ("embark", near, n) in actions(g, u)
    assert ("embark", far, n) not in actions(g, u)
    position = follow(activate(g, 0, u), ("embark", near, n))
    assert g.post[near] == n + 1
    assert not may_shoot(g, near)
    assert may_shoot(g, far)
    assert not [o for o in position.options() if o[0] in ("row", "downstream")]
    g.action, g.allowance = "move-good", 6
    assert refused(g, u, ((near, (3000, 1000)),)).rule == "KP-29.15"
    assert refused(g, u, ((far, (3150, 1450)),)) is None


def test_a_boat_is_full_with_four():
    """KP-10.2."""
    g = river()
    n = boat(g, 0, 30, 17.4)
    aboard(g, 0, "skirmisher", 4, n)
    u = unit(g, 0, "skirmisher", (30, 15.3, 90))
    gun = unit(g, 0, "artillery", (27.6, 14.7, 90), arms="gun_light_smooth", entry="light_guns")

    assert not [a for a in actions(g, u) if a[0] == "embark"]
    m = boat(g, 0, 27.6, 17.3)
    assert ("embark", elements_of(g, gun)[0], m) in actions(g, gun)


def test_passengers_go_ashore_on_either_side():
    """KP-10.3: landing costs nothing, going ashore the round."""
    g = river(width=3)
    n = boat(g, 0, 30, 20)
    u = aboard(g, 0, "warrior", 2, n, arms="bow")
    one, two = elements_of(g, u)
    found = actions(g, u)

    assert ("disembark", one, 1) in found  # facing 0: its left is the far bank
    assert ("disembark", one, 3) in found
    follow(activate(g, 0, u), ("disembark", one, 1), ("disembark", two, 3))
    assert g.y[one] > 2150
    assert g.y[two] < 1850
    assert not may_shoot(g, one)
    assert g.did[one] == MOVED


@pytest.mark.parametrize(("how", "faces"), [("downstream", (1, 2, 3, 4)), ("row", (5, 5))])
def test_boats_go_four_dice_downstream_and_two_otherwise(how, faces):
    """KP-10.4, MV-13: 1, 2, 3, 4 are ten inches."""
    g = river()
    n = boat(g)
    u = aboard(g, 0, "skirmisher", 1, n)
    dice(g, *faces)
    position = follow(activate(g, 0, u), (how, n))

    assert asked(position) == "Rowing"
    assert g.allowance == 10
    with pytest.raises(IllegalChoice):
        position.choose(((4001, 2000),))
    position.choose(((4000, 2000),))
    assert (g.boats[n].x, g.boats[n].y) == (4000, 2000)
    assert (g.x[0], g.did[0]) == (4000, MOVED)
    assert not [o for o in actions(g, u) if o[0] in ("row", "downstream")]  # KP-10.9: once


def test_downstream_is_less_than_45_degrees_from_the_current():
    """KP-10.4."""
    g = river()
    n = boat(g)
    aboard(g, 0, "skirmisher", 1, n)
    g.allowance = 20
    assert current(g, (300000, 200000)) == 0

    g.action = "downstream"
    assert rowing_refused(g, n, ((3150, 2100),), 0) is None
    assert rowing_refused(g, n, ((3100, 2100),), 0).rule == "KP-10.4"
    assert rowing_refused(g, n, ((2000, 2000),), 0).rule == "KP-10.4"
    g.action = "row"
    assert rowing_refused(g, n, ((2000, 2000),), 0) is None


def test_a_boat_turns_once_for_every_three_inches():
    """KP-10.4."""
    g = river()
    n = boat(g)
    g.action, g.allowance = "row", 12

    assert rowing_refused(g, n, (450,), 0).rule == "KP-10.4"
    assert rowing_refused(g, n, ((3290, 2000), 300), 0).rule == "KP-10.4"
    assert rowing_refused(g, n, ((3300, 2000), 300), 0) is None
    assert rowing_refused(g, n, ((3300, 2000), 500), 0).rule == "KP-10.4"
    assert rowing_refused(g, n, ((3300, 2000), 300, 0), 0).rule == "KP-10.4"
    assert rowing_refused(g, n, ((3600, 2000), 300, 0), 0) is None


def test_boats_stay_on_the_water_and_apart():
    """KP-13.14, KP-13.15, KP-20.3."""
    g = river()
    n = boat(g)
    boat(g, 1, 38, 20)
    g.action, g.allowance = "row", 12

    assert rowing_refused(g, n, ((3000, 2400),), 0).rule == "KP-13.14"
    assert rowing_refused(g, n, ((3600, 2000),), 0).rule == "KP-20.3"
    assert is_afloat(g, boat_box(g, n).corners)


def test_warriors_and_skirmishers_shoot_afloat_in_any_direction():
    """KP-10.5: regulars do not; who was rowed has moved."""
    g = river()
    n, m = boat(g), boat(g, 0, 40, 20)
    shooter = elements_of(g, aboard(g, 0, "skirmisher", 1, n, arms="bl_rifle"))[0]
    regular = elements_of(g, aboard(g, 0, "regular", 1, m, arms="bl_rifle"))[0]
    for x, y in ((30, 28), (30, 12), (22, 28)):
        unit(g, 1, "warrior", (x, y, 90), arms="bow")
    marks = Marks(g)

    assert may_shoot(g, shooter)
    assert not may_shoot(g, regular)
    assert {a.target for a in marks.eligible(shooter, g.facts.arms["bl_rifle"])} == {2, 3, 4}
    g.did[shooter] = MOVED
    assert "S10" in dict(modifiers_of(g, Marks(g).of(shooter)[0]))


def test_passengers_are_targets_at_the_distance_of_the_boat_without_cover():
    """KP-10.7, KP-10.10."""
    g = river(width=8)
    n = boat(g, 0, 30, 18)
    target = elements_of(g, aboard(g, 0, "regular", 2, n))[0]
    archer = elements_of(g, unit(g, 1, "warrior", (30, 14, 90), arms="bow"))[0]
    aim = Marks(g).of(archer)[0]

    assert aim.shot.range // 100 == 222  # 14.59 to 16.82
    assert cover_of(g, target, aim.shot.line) == frozenset()


def test_a_machine_gun_kill_sinks_the_boat_with_everybody():
    """TX-58, KP-10.7, KP-10.10, KP-11.12."""
    g = river()
    n = boat(g, 1, 30, 18.5)
    band = aboard(g, 1, "warrior", 3, n, arms="bow")
    other = aboard(g, 1, "skirmisher", 1, n, arms="bow")
    ashore = unit(g, 1, "warrior", (60, 40, 270), arms="bow")
    gun = unit(g, 0, "machine_gun", (30, 12, 90), arms="machine_gun", entry="light_guns")
    position = follow(shooting(g))
    dice(g, 20, 2, 2)
    position.choose(((elements_of(g, gun)[0], "machine_gun", elements_of(g, band)[0]),), 0)
    position.choose((), 1)

    assert [g.place[e] for e in range(4)] == [REMOVED] * 4
    assert g.prophet_losses[1] == 3
    assert g.boats[n].side == -1
    assert elements_of(g, ashore)
    assert not elements_of(g, other)


def test_a_musket_kill_sinks_nothing():
    """KP-10.7: only guns and machine guns; KP-22.15."""
    g = river()
    n = boat(g, 1, 30, 18)
    band = aboard(g, 1, "warrior", 2, n, arms="bow")
    shooter = unit(g, 0, "regular", (30, 14, 90), arms="musket")
    position = follow(shooting(g))
    dice(g, 20)
    position.choose(((elements_of(g, shooter)[0], "musket", elements_of(g, band)[0]),), 0)
    position.choose((), 1)
    position.choose(elements_of(g, band)[0])

    assert len(elements_of(g, band)) == 1
    assert g.boats[n].side == 1


def test_boats_block_sight():
    """KP-10.8."""
    g = river()
    a = elements_of(g, unit(g, 0, "regular", (30, 14, 90)))[0]
    b = elements_of(g, unit(g, 1, "warrior", (30, 27, 270)))[0]
    assert sees(g, a, b)
    boat(g, 0, 30, 18)

    assert not sees(g, a, b)


def test_a_landed_boat_is_contacted_from_the_shore_only():
    """KP-10.8: and a boat never moves into contact."""
    g = river()
    n = boat(g, 0, 30, 17.2)
    u = aboard(g, 0, "regular", 1, n)
    band = unit(g, 1, "warrior", (30, 15.42, 90), arms="bow")
    enemy_boat = boat(g, 1, 30, 19.6)
    afloat = aboard(g, 1, "warrior", 1, enemy_boat)

    assert touching(g, elements_of(g, band)[0]) == elements_of(g, u)
    assert touching(g, elements_of(g, afloat)[0]) == []
    g.action, g.allowance = "row", 6
    assert rowing_refused(g, n, ((3050, 1720),), 0).rule == "KP-10.8"


def test_a_canoe_is_carried_at_the_difficult_rate_and_set_afloat_again():
    """KP-10.6, KP-10.9: empty boats do not move."""
    g = river(width=4)
    piece(g, "lake", [(0, 36), (70.86, 36), (70.86, 47.2), (0, 47.2)])
    n = boat(g, 0, 30, 19.3)
    u = unit(g, 0, "warrior", (30, 23, 90), arms="bow")
    (e,) = elements_of(g, u)
    regulars = unit(g, 0, "regular", (34, 23, 90))
    g.x[e], g.y[e] = 3000, 2270
    change_boat(g, n, y=2080)

    assert ("lift", e, n) in actions(g, u)
    assert not [a for a in actions(g, regulars) if a[0] == "lift"]
    dice(g, 6, 6)
    follow(activate(g, 0, u), ("lift", e, n), "move-difficult", ((e, (3000, 3470)),))
    assert [boat.carrier for boat in g.boats] == [e]
    assert "move-good" not in actions(g, u)
    g.activated[u], g.round = False, 2
    g.y[e] = 3530
    follow(activate(g, 0, u), ("launch", e))
    assert g.boats[n].carrier == -1
    assert g.boats[n].y > 3600


def test_a_canoe_is_lost_with_its_carrier():
    """KP-10.6."""
    g = river()
    n = boat(g)
    u = unit(g, 0, "warrior", (30, 12, 90))
    change_boat(g, n, carrier=elements_of(g, u)[0])
    destroy(g, u, "KP-27.4")
    assert g.boats[n].side == -1


def test_nobody_mounts_aboard():
    """KP-4.12."""
    g = river()
    n = boat(g)
    u = aboard(g, 0, "cavalry", 1, n, arms="ml_carbine")
    assert "mount" not in actions(g, u)
    free = unit(g, 0, "cavalry", (10, 10, 90), arms="ml_carbine")
    assert "mount" in actions(g, free)


def test_passengers_leave_the_table_where_the_river_does():
    """KP-16.17, D-23."""
    g = river(scenario="ambush", attacker=0)
    n = boat(g, 0, 68.48, 20)
    u = aboard(g, 0, "skirmisher", 1, n)
    (e,) = elements_of(g, u)
    follow(activate(g, 0, u), ("exit", e))

    assert g.exited[0] == 1


def test_boats_are_rowed_by_bearing_and_length():
    """D-23: a leg, a turn of the bow, and so on from the draft."""
    g = river()
    n = boat(g)
    aboard(g, 0, "skirmisher", 1, n)
    g.action, g.allowance = "row", 6
    ask = Rowing(0, n, 0)

    first = drafting(ask).tried(g, None, {"shift": {"length": 400, "bearing": 1800}})
    assert (first.choice, first.refusal) == (((2600, 2000),), None)
    turned = drafting(ask).tried(g, first.choice, {"face": {"facing": 300}})
    assert (turned.choice, turned.refusal) == (((2600, 2000), 300), None)
    far = drafting(ask).tried(g, None, {"shift": {"length": 700, "bearing": 1800}})
    assert far.refusal.rule == "KP-10.4"
    assert drafting(ask).spoken(g, "shift 180 4") == {"shift": {"bearing": 1800, "length": 400}}


def test_a_boat_that_is_drawn_farther_than_rolled_comes_as_far_as_rolled():
    """KP-10.4, D-23: also from the end of a draft; a place within reach is taken as it is."""
    g = river()
    n = boat(g)
    aboard(g, 0, "skirmisher", 1, n)
    g.action, g.allowance = "row", 6
    ask = Rowing(0, n, 0)

    far = drafting(ask).tried(g, None, {"towards": {"dx": -3000, "dy": 0}})
    assert (far.choice, far.refusal) == (((2400, 2000),), None)
    assert (far.cut.rule, far.cut.reason) == ("KP-10.4", "too_far")
    (row,) = far.drawing["elements"]
    assert (row["way"], row["made"]) == ([[3000, 2000], [2400, 2000]], 600)
    near = drafting(ask).tried(g, None, {"towards": {"dx": -400, "dy": 0}})
    assert (near.choice, near.cut) == (((2600, 2000),), None)
    on = drafting(ask).tried(g, near.choice, {"towards": {"dx": -3000, "dy": 0}})
    assert on.choice == ((2600, 2000), (2400, 2000))
    assert on.cut.reason == "too_far"


def test_a_boat_that_is_drawn_ashore_stays_afloat():
    """KP-13.14: the last place on the way that is water."""
    g = river()
    n = boat(g)
    aboard(g, 0, "skirmisher", 1, n)
    g.action, g.allowance = "row", 60
    ask = Rowing(0, n, 0)
    ashore = drafting(ask).tried(g, None, {"towards": {"dx": 0, "dy": 3000}})

    assert ashore.refusal is None
    assert ashore.cut.rule == "KP-13.14"
    ((x, y),) = ashore.choice
    assert x == 3000
    assert y > 2000
    assert drafting(ask).tried(g, ((x, y + 100),), None).refusal.rule == "KP-13.14"
