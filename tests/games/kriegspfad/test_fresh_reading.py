"""Rules that a fresh reading of the book found misread, each at the edge where it went wrong."""

import random

import pytest

from games.kriegspfad.kp_table import company, dice, hide, line, square, table, unit
from support import asked, follow
from zareba.games.kriegspfad.battle.arson import fire_places
from zareba.games.kriegspfad.battle.asks import Loss
from zareba.games.kriegspfad.battle.enter import Enter, enter
from zareba.games.kriegspfad.battle.fire import Marks, modifiers_of
from zareba.games.kriegspfad.battle.houses import may_break_in, outside
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.march import begin_activation
from zareba.games.kriegspfad.battle.melee import melee
from zareba.games.kriegspfad.battle.modes import facing_base, finish_mounting
from zareba.games.kriegspfad.battle.morale import morale_tests
from zareba.games.kriegspfad.battle.movement import activate, burn_stragglers, roll_and_move
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.random_ways import suggest
from zareba.games.kriegspfad.battle.retreats import retreats
from zareba.games.kriegspfad.battle.shooting import casualties
from zareba.games.kriegspfad.battle.turn import show_burnt, start_of_round
from zareba.games.kriegspfad.field.arcs import is_column
from zareba.games.kriegspfad.field.companies import MARCH, companies, keep
from zareba.games.kriegspfad.field.posts import BUSY, RESERVE, ROOF, take_post
from zareba.games.kriegspfad.field.state import COMMANDER
from zareba.games.kriegspfad.field.structures import Blaze, Blockhouse, Fight
from zareba.games.kriegspfad.field.troops import base_of, cohesion, elements_of, is_up
from zareba.games.kriegspfad.prepare.deploy import deploy_open_battle


def targets(g, e):
    return [aim.target for aim in Marks(g).of(e)]


# --------------------------------------------------------------------------------------- losses
@pytest.mark.parametrize("friend_at", [6.0, 30.7])
def test_a_unit_is_missed_by_friends_near_any_of_its_last_elements(friend_at):
    """KP-26.2(a), KP-20.4: eight elements destroyed together; a friend near either end tests."""
    g = table()
    big = unit(g, 0, "regular", *line(10, 10, 90, 8), markers=3)
    friend = unit(g, 0, "regular", (friend_at, 10, 90))
    a = unit(g, 1, "warrior", (10, 11.2, 270), arms="bow")
    g.fights, g.opened[a] = [Fight(a, big)], True
    dice(g, 6)
    follow(melee(g))
    assert not is_up(g, big)

    dice(g, 3)
    morale_tests(g)

    assert g.markers[friend] == 2  # one test, failed


def test_one_destroyed_unit_is_one_test_however_many_elements_lie_near():
    """KP-26.2(a): shot to pieces element by element, it is still one unit."""
    g = table()
    lost = unit(g, 0, "regular", *line(10, 10, 90, 2))
    friend = unit(g, 0, "regular", (16, 10, 90))
    follow(casualties(g, ((lost, 2, 2, -1),)), elements_of(g, lost)[0])
    assert not is_up(g, lost)

    dice(g, 3, 3)
    morale_tests(g)

    assert g.markers[friend] == 2
    assert g.script.rest() == "dice [3]"


def test_the_commander_is_the_last_element_offered_for_a_loss():
    """D-35, KP-3.2: not the commander's, then the cheapest, then one that is not in contact."""
    g = table()
    u = unit(
        g, 0, "cavalry", *line(20, 10, 90, 4), mounted=True, arms="bl_carbine",
        skills=[COMMANDER, 0, 0, 0],
    )  # fmt: skip
    unit(g, 1, "warrior", (22.1, 11.57, 270), arms="bow")
    g.price[3] = 12

    assert Loss(0, u).options(g) == [2, 1, 3, 0]


# ------------------------------------------------------------------------------------- ambushes
def burning_wood():
    g = table("raid", 1)
    square(g, "wood_dense", 20, 20, 12, 9)
    square(g, "tall_grass", 20, 29, 12, 9)
    g.fires, g.round, g.wind, g.view = [Blaze(1, 260000, 290000, 3, 1)], 4, 0, None
    return g


def test_who_hides_in_a_burning_wood_is_lost_like_everybody():
    """KP-23.4, KP-37.6: lost at the end of the movement, shown at the end of the round."""
    g = burning_wood()
    hide(g, 0, "warrior", (28.2, 27.5, 270), (30.6, 27.5, 270), arms="bow")
    friend = unit(g, 0, "warrior", (33.5, 27.5, 90), arms="bow")
    public = g.fallen[:], g.lost_ap[:], g.owed[:]

    burn_stragglers(g)

    assert (g.fallen, g.lost_ap, g.owed) == public  # nothing tells the enemy before the end
    assert [c.status for c in companies(g, 0)] == ["burnt"]
    show_burnt(g)
    assert companies(g, 0) == []
    assert g.lost_ap[0] == 20
    dice(g, 3)
    morale_tests(g)
    assert g.markers[friend] == 2  # it missed them, KP-26.2(a)


def test_of_a_hidden_unit_only_the_elements_in_the_fire_are_lost():
    """KP-23.4: the rest stays hidden; what was lost counts when the battle is reckoned."""
    g = burning_wood()
    hide(g, 0, "warrior", (26, 27.5, 270), (26, 21, 270), arms=["bow", "musket"])

    burn_stragglers(g)

    left, _ = companies(g, 0)
    assert (left.status, [c.arms for c in left.crew], left.places) == (
        "hidden", ["musket"], ((2600, 2100, 2700),),
    )  # fmt: skip
    show_burnt(g)
    assert g.lost_ap[0] == 10
    assert g.fallen == []
    assert companies(g, 0) == [left]


def test_a_fire_of_this_round_burns_nobody_yet():
    """KP-23.4: out by the end of the following round's movement."""
    g = burning_wood()
    g.round = 3
    hide(g, 0, "warrior", (26, 27.5, 270), arms="bow")

    burn_stragglers(g)

    assert [c.status for c in companies(g, 0)] == ["hidden"]


@pytest.mark.parametrize("rough", [False, True])
def test_cavalry_behind_a_hill_is_seen_whatever_ground_it_stands_on(rough):
    """KP-17.7(d), KP-17.5: rough ground hides no cavalry, so only the hill does."""
    g = table("raid", 1)
    square(g, "hill_gentle", 20, 20, 16, 8)
    if rough:
        square(g, "rough", 20, 8, 14, 9)
    hide(g, 0, "cavalry", (28, 12, 90), (30.4, 12, 90), mounted=True, arms="ml_carbine")
    u = unit(g, 1, "regular", (28, 24.6, 270))
    begin_activation(g, u)
    dice(g, 4)
    follow(roll_and_move(g, u, "move-good"), ((0, (2800, 2400)),))

    assert companies(g, 0) == []


def test_warriors_in_rough_ground_are_not_seen_from_the_hill():
    """KP-17.5, KP-17.7: for them it is a site; only nearness finds them."""
    g = table("raid", 1)
    square(g, "hill_gentle", 20, 20, 16, 8)
    square(g, "rough", 20, 8, 14, 9)
    hide(g, 0, "warrior", (28, 12, 90), (30.4, 12, 90), arms="bow")
    u = unit(g, 1, "regular", (28, 24.6, 270))
    begin_activation(g, u)
    dice(g, 4)
    follow(roll_and_move(g, u, "move-good"), ((0, (2800, 2400)),))

    assert len(companies(g, 0)) == 1


# ------------------------------------------------------------------------------------- shooting
def test_nobody_shoots_at_a_unit_in_an_older_melee():
    """KP-22.10: neither at its elements in contact nor at the others."""
    g = table()
    a = unit(g, 0, "regular", (20, 10, 90))
    b = unit(g, 1, "warrior", *line(20, 11.19, 270, 3), arms="bow")
    c = unit(g, 0, "regular", (26, 7.5, 90))
    shooter = elements_of(g, c)[0]
    g.fights, g.round = [Fight(b, a, 2)], 2
    assert targets(g, shooter) == []

    g.fights, g.opened[b] = [Fight(b, a)], True  # opened this round: TX-30
    assert targets(g, shooter)

    g.fights, g.opened[b] = [Fight(a, b)], False  # attacked this round: who is not touched
    assert targets(g, shooter) == [elements_of(g, b)[2]]


def test_the_palisade_covers_those_behind_it_not_the_besiegers():
    """KP-29.6, S13."""
    g = table("siege", 1)
    square(g, "built_up", 20, 5, 20, 9)
    g.palisade, g.view = True, None
    inner = unit(g, 0, "regular", (26, 13.39, 90), arms="musket")
    outer = unit(g, 1, "warrior", (29.5, 14.62, 270), arms="bow")

    (out,) = Marks(g).of(elements_of(g, inner)[0])
    (back,) = Marks(g).of(elements_of(g, outer)[0])

    assert dict(modifiers_of(g, out)) == {"S05": 1}
    assert dict(modifiers_of(g, back)) == {"S13": -2}


def test_occupants_in_reserve_may_shoot_at_the_man_on_the_roof_only():
    """KP-29.11, KP-29.8: he may be shot at by occupants; walls have one shooter each."""
    g = table("siege", 0)
    g.houses = [Blockhouse(1, 3000, 2500, 900, 0, 0)]
    u = unit(g, 1, "regular", (0, 0, 0), (0, 0, 0))
    r = unit(g, 0, "warrior", (0, 0, 0), arms="bow")
    unit(g, 0, "warrior", (30, 30, 270), arms="bow")
    first, second = elements_of(g, u)
    take_post(g, first, -1, 1)
    take_post(g, second, -1, RESERVE)
    (above,) = elements_of(g, r)
    take_post(g, above, -1, ROOF)

    assert targets(g, second) == [above]
    assert above in targets(g, first)


def test_who_shot_from_the_roof_may_still_break_in_who_set_fire_may_not():
    """KP-29.11, D-37: break in or fire."""
    g = table("siege", 0)
    g.houses = [Blockhouse(1, 3000, 2500, 900, 0, 0)]
    u = unit(g, 1, "regular", (0, 0, 0))
    r = unit(g, 0, "warrior", (0, 0, 0), arms="bow")
    take_post(g, elements_of(g, u)[0], -1, 1)
    (above,) = elements_of(g, r)
    take_post(g, above, -1, ROOF)
    g.shot[above] = True
    assert may_break_in(g, above) == [u]
    g.busy[above] = BUSY
    assert may_break_in(g, above) == []


@pytest.mark.parametrize(
    ("troop", "arms"), [("artillery", "gun_light_smooth"), ("machine_gun", "machine_gun")]
)
def test_a_gun_crew_may_set_fires(troop, arms):
    """KP-23.1: an element that touches the village, whatever it is."""
    g = table()
    square(g, "built_up", 20, 20, 12, 9)
    u = unit(g, 0, troop, (25, 18.8, 90), arms=arms)

    assert fire_places(g, elements_of(g, u)[0]) == [0]


# ------------------------------------------------------------------------------------- movement
def muddy_hills():
    g = table()
    g.weather = ["heavy_rain", "mud"]
    square(g, "hill_gentle", 5, 5, 10, 8)
    square(g, "hill_gentle", 25, 5, 10, 8)
    u = unit(g, 0, "warrior", (12, 9, 0), mounted=True, arms="bow")
    begin_activation(g, u)
    g.action, g.allowance = "move-good", 20
    return g, u


def test_mud_between_two_hills_is_difficult_in_one_leg_or_two():
    """KP-15.11, KP-13.1."""
    g, u = muddy_hills()
    assert refused(g, u, ((0, (2800, 900)),)).rule == "KP-19.4"
    assert refused(g, u, ((0, (2000, 900), (2800, 900)),)).rule == "KP-19.4"
    assert refused(g, u, ((0, (900, 900)),)) is None


def test_mud_that_a_base_only_overhangs_is_touched():
    """KP-13.1, KP-15.11: any part of the rectangle; hills side by side are one firm ground."""
    g, u = muddy_hills()
    assert refused(g, u, ((0, (1450, 900)),)).rule == "KP-19.4"  # the front hangs over the foot
    square(g, "hill_gentle", 14, 5, 12, 8)
    assert refused(g, u, ((0, (1450, 900)),)) is None
    assert refused(g, u, ((0, (2800, 900)),)) is None


def test_a_last_turn_into_a_wood_is_difficult_going():
    """KP-19.4, KP-13.1: at the end of the way, too."""
    g = table()
    square(g, "wood_dense", 20, 20, 12, 9)
    u = unit(g, 0, "cavalry", (26, 14, 90), mounted=True, arms="ml_carbine")
    begin_activation(g, u)
    g.action, g.allowance = "move-good", 14
    assert refused(g, u, ((0, (2600, 1901)),)) is None
    assert refused(g, u, ((0, (2600, 1901), 450),)).rule == "KP-19.4"
    g.action = "move-difficult"
    assert refused(g, u, ((0, (2600, 1901), 450),)) is None


@pytest.mark.parametrize("owner", [0, 1])
def test_retreats_stop_at_wagons_of_the_enemy_not_at_own_ones(owner):
    """KP-25.4, KP-19.9."""
    g = table()
    v = unit(g, 0, "skirmisher", (30, 20, 90))
    u = unit(g, 1, "warrior", (30, 21.19, 270), arms="bow")
    unit(g, owner, "wagon", *line(27.6, 16, 90, 3), role="train", arms="none")
    g.fights, g.round, g.retreat[v] = [Fight(u, v)], 2, 2
    dice(g, 5, 4)
    follow(retreats(g))

    assert g.y[0] == 1100 if owner == 0 else 1777 <= g.y[0] <= 1800


def test_a_retreat_does_not_end_on_a_hidden_friend():
    """KP-17.15, KP-25.4: it goes on until it is clear."""
    g = table()
    square(g, "wood_dense", 20, 5, 14, 10)
    hide(g, 0, "warrior", (27, 10, 90), arms="bow")
    v = unit(g, 0, "warrior", (27, 18, 90), arms="bow")
    e = unit(g, 1, "warrior", (27, 19.19, 270), arms="bow")
    g.fights, g.round, g.retreat[v] = [Fight(e, v)], 2, 2
    dice(g, 4, 4)
    follow(retreats(g))

    assert g.y[0] < 1000 - 117


def test_nobody_mounts_turns_or_leaves_a_house_on_to_a_hidden_friend():
    """KP-17.15, KP-1.10, KP-24.19, KP-29.8."""
    g = table()
    square(g, "wood_dense", 10, 2, 30, 20)
    u = unit(g, 0, "cavalry", (20, 10, 90), horses=True, arms="ml_carbine")
    for y in (8.8, 11.2):
        hide(g, 0, "warrior", (20, y, 90), arms="bow")
    finish_mounting(g, u)
    assert not g.mounted[u]

    g = table()
    square(g, "wood_dense", 10, 2, 30, 20)
    v = unit(g, 0, "regular", (20, 10, 90))
    w = unit(g, 1, "warrior", (20 + 1.181 + 0.6, 10, 180), arms="bow")
    (e,), (o,) = elements_of(g, v), elements_of(g, w)
    assert facing_base(g, e, o) is not None
    hide(g, 0, "warrior", (20, 11.3, 90), arms="bow")
    assert facing_base(g, e, o) is None

    g = table("siege", 0)
    g.houses = [Blockhouse(1, 3000, 2500, 900, 0, 0)]
    square(g, "wood_dense", 15, 15, 30, 20)
    e = elements_of(g, unit(g, 1, "regular", (0, 0, 0)))[0]
    take_post(g, e, -1, 1)
    before = outside(g, e, 0)
    hide(g, 1, "warrior", (before.x / 10_000, before.y / 10_000, 90), arms="bow")
    after = outside(g, e, 0)
    assert after is None or after.centre != before.centre


# --------------------------------------------------------------------------- wagons and laagers
def train_at_the_edge(faces=4):
    g = table("ambush", 0)
    g.lists = ["L10", "L07"]
    train = company("wagon", [(0, 0, 0)] * 4, role="train", arms="none", entry="wagons")
    keep(g, 0, [train.waits(MARCH)])
    g.march = ["wagons"]
    dice(g, faces)
    return g, follow(enter(g, 0))


def test_a_wagon_train_enters_as_a_column():
    """KP-16.6, KP-9.2: abreast is refused; along the edge there is always room for a column."""
    g, place = train_at_the_edge()
    assert asked(place) == "Enter"
    ask = place.ask()
    abreast = (0, *[(119, 1000 + 240 * i, 0) for i in range(4)])
    assert ask.refusal(g, abreast).rule == "KP-9.2"
    column = (0, *[(119, 1000 + 240 * i, 900) for i in range(4)])
    assert ask.refusal(g, column) is None
    for seed in range(5):
        assert ask.refusal(g, ask.sample(g, random.Random(seed))) is None


def test_a_train_that_has_entered_can_drive_on():
    """KP-9.2, KP-16.6."""
    g, place = train_at_the_edge(1)
    assert isinstance(place.ask(), Enter)
    place.choose(place.ask().sample(g, random.Random(1)))
    bases = [base_of(g, e) for e in elements_of(g, 0)]
    assert is_column(bases, cohesion(g, 0))
    unit(g, 1, "warrior", (60, 40, 180))
    g.round = 2
    start_of_round(g)
    assert "move-good" in actions(g, 0)
    dice(g, 6)
    drive = follow(activate(g, 0, 0), "move-good")
    ahead = tuple((e, (g.x[e] + 600, g.y[e])) for e in range(4))
    assert drive.ask().refusal(g, ahead) is None
    assert suggest(g, 0, random.Random(0))  # what is proposed to the player, too


def test_wagons_stand_before_any_unit_of_either_side_is_placed():
    """KP-16.14, KP-16.5."""
    g = table()
    train = company("wagon", [(0, 0, 0)] * 4, role="train", arms="none", entry="wagons")
    a, b = company("regular", [(0, 0, 0)] * 2), company("warrior", [(0, 0, 0)] * 2)
    keep(g, 0, [b])
    keep(g, 1, [a, train])
    dice(g, 6)  # the first seat begins
    place = follow(deploy_open_battle(g))
    place.choose((), 0)
    place.choose((), 1)
    assert (asked(place), place.ask().seat) == ("Deploy", 1)
    assert place.ask().refusal(g, (0, 0, (1000, 4600, 2700))).rule == "KP-16.14"
    place.choose(place.ask().sample(g, random.Random(0)))
    assert (asked(place), place.ask().seat) == ("Deploy", 0)
