"""Wagon trains, laagers and camps (KP-9, KP-16.8 to KP-16.10, KP-16.14, KP-16.21)."""

import pytest

from games.kriegspfad.kp_table import dice, line, table, unit
from support import asked, follow
from zareba.games.kriegspfad.armies import Army
from zareba.games.kriegspfad.armies.muster import compact
from zareba.games.kriegspfad.battle.fire import Marks
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.march import make_contacts
from zareba.games.kriegspfad.battle.melee import melee
from zareba.games.kriegspfad.battle.movement import activate, roll_and_move
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.victory import village_taken
from zareba.games.kriegspfad.field.companies import keep
from zareba.games.kriegspfad.field.contact import in_laager, is_ring, laager, touching
from zareba.games.kriegspfad.field.formations import closed_ring
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.placing import bases_for
from zareba.games.kriegspfad.field.state import MOVED
from zareba.games.kriegspfad.field.structures import Company, Crew, Fight
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.asks import CampChoice, village_half
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy
from zareba.games.kriegspfad.prepare.prepare import choose_camp

RING = [(20, 10), (22.6, 10), (25.2, 10), (27.8, 10), (27.8, 12.6), (27.8, 15.2),
        (25.2, 15.2), (22.6, 15.2), (20, 15.2), (20, 12.6)]  # fmt: skip


def ringed(**more):
    """Ten wagons of seat 0 round the ground from (21.2, 11.2) to (26.6, 14)."""
    g = table(**more)
    unit(g, 0, "wagon", *((x, y, 0) for x, y in RING), role="train", arms="none")
    return g


def column(n=3, **more):
    g = table(**more)
    train = unit(
        g, 0, "wagon", *((30, 20 - 2.6 * i, 90) for i in range(n)), role="train", arms="none"
    )
    return g, train


# ---------------------------------------------------------------------------------------- driving
def test_a_train_drives_as_a_column():
    """KP-9.2."""
    g, train = column()
    g.action, g.allowance = "move-good", 4

    assert refused(g, train, tuple((e, (3000, g.y[e] + 300)) for e in range(3))) is None
    beside = ((0, (3300, 2000)),)
    assert refused(g, train, beside).rule == "KP-9.2"
    g.action = "laager-good"
    assert refused(g, train, beside) is None


def test_a_train_rolls_the_row_of_artillery():
    """KP-9.2, KP-9.8: one roll for the train, no reroll by the commander (KP-19.8)."""
    g, train = column()
    g.disciplined[0] = True
    unit(g, 0, "regular", (33, 20, 90), skills=8)
    dice(g, 5)
    position = follow(roll_and_move(g, train, "move-good"))

    assert g.allowance == 5
    assert asked(position) == "Paths"


def test_a_laager_is_formed_in_play_and_never_moves_again():
    """KP-9.3, KP-9.8: every wagon by its own path within the one roll."""
    g, train = column(4)
    for e, at in enumerate(((3000, 2000), (3260, 2000), (3260, 1740), (2990, 1500))):
        g.x[e], g.y[e] = at
    assert laager(g, 0) == ()
    dice(g, 3)
    follow(activate(g, 0, train), "laager-good", ((3, (2999, 1740)),))

    assert len(laager(g, 0)) == 4
    assert actions(g, train) == ["stay"]


def test_two_wagons_make_no_laager():
    """KP-9.8."""
    g, train = column(2)
    assert not [a for a in actions(g, train) if a.startswith("laager")]


def test_in_an_ambush_a_laager_is_formed_once_enemies_are_seen():
    """KP-9.7."""
    g, train = column(scenario="ambush", attacker=0)
    assert "laager-good" not in actions(g, train)
    assert "move-good" in actions(g, train)
    unit(g, 1, "warrior", (40, 20, 180))
    assert "laager-good" in actions(g, train)


@pytest.mark.parametrize("n", range(3, 11))
def test_wagons_of_any_number_close_a_ring(n):
    """KP-9.3: where a train is set up as a laager."""
    g = table()
    crew = (Crew("none", 0, 15),) * n
    company = Company("wagons", "wagon", "train", False, False, 0, crew)
    places = closed_ring(n, 300000, 120000, g.facts.sizes.wagon[0])
    keep(g, 0, [company])

    assert is_ring(g, bases_for(g, company, False, places))
    assert Deploy(0).refusal(g, (0, 0, *places)) is None


# ---------------------------------------------------------------------------------------- fighting
def test_defenders_see_and_shoot_over_the_wagon_they_touch():
    """KP-9.5: others do not see past a wagon."""
    g = ringed()
    near = elements_of(g, unit(g, 0, "skirmisher", (23.9, 13.4, 90), arms="bl_rifle"))[0]
    foe = elements_of(g, unit(g, 1, "warrior", (23.9, 22, 270), arms="bow"))[0]
    assert foe in [a.target for a in Marks(g).of(near)]
    assert sees(g, near, foe)
    g.y[near] = 1220
    assert Marks(g).of(near) == []
    assert not sees(g, near, foe)


def assault(markers=0):
    g = ringed()
    d = unit(g, 0, "regular", (23.9, 13.4, 90), arms="bow")
    a = unit(g, 1, "warrior", (23.9, 17.0, 270), arms="bow", markers=markers)
    return g, a, d, elements_of(g, a)[0]


def test_attackers_at_the_outside_of_a_defended_wagon_are_in_melee_at_once():
    """KP-9.5, KP-9.4: the defenders have M22."""
    g, a, d, e = assault()
    assert touching(g, e) == elements_of(g, d)
    g.did[e], g.way[e] = MOVED, 20000
    make_contacts(g, a)
    assert g.fights == [Fight(a, d, 1, 0)]
    dice(g, 5)  # 5 + M07 - M14 - M22 3 = 2
    follow(melee(g))
    assert (g.markers[a], g.retreat[a]) == (2, 2)


def test_who_may_not_open_a_melee_keeps_off_a_defended_wagon():
    """KP-9.5, KP-24.2, KP-24.24."""
    g, a, d, e = assault(markers=0)
    g.y[e] = 1900
    g.from_y[e] = 1900
    g.action, g.allowance = "move-good", 4
    assert refused(g, a, ((e, (2390, 1700)),)) is None
    g.opened[d] = True
    assert refused(g, a, ((e, (2390, 1700)),)).rule == "KP-24.4"


def test_inside_the_laager_wagons_protect_from_outside_only():
    """KP-9.4: no M22 against who is inside as well."""
    g = ringed()
    d = unit(g, 0, "regular", (23.9, 13.4, 270), arms="bow")
    a = unit(g, 1, "warrior", (23.9, 12.2, 90), arms="bow")
    g.fights = [Fight(a, d, 1, 0)]
    dice(g, 5)  # 5 + M07 - M14 = 5: the melee goes on
    follow(melee(g))
    assert g.fights == [Fight(a, d, 2, 0)]


def test_an_undefended_wagon_is_climbed_like_a_palisade():
    """KP-9.5, KP-29.7: by foot that touches it at its activation."""
    g = ringed()
    a = unit(g, 1, "warrior", (23.9, 17.0, 270), arms="bow")
    rider = unit(g, 1, "warrior", (29.98, 12.6, 180), mounted=True)
    (e,) = elements_of(g, a)
    assert ("climb", e) in actions(g, a)
    assert not [x for x in actions(g, rider) if x[0] == "climb"]
    follow(activate(g, 1, a), ("climb", e))
    assert g.y[e] < 1400
    assert not in_laager(g, e)  # it is not his laager
    unit(g, 0, "regular", (40, 40, 90))


# ---------------------------------------------------------------------------------------- the camp
def train_of(n):
    return Company("wagons", "wagon", "train", False, False, 0, (Crew("none", 0, 15),) * n)


@pytest.mark.parametrize(
    ("scenario", "wagons", "camps"),
    [
        ("raid", 0, ["village"]),
        ("raid", 2, ["village"]),
        ("raid", 3, ["village", "wagons"]),
        ("siege", 1, ["village", "wagons"]),
    ],
)
def test_the_camp_is_a_village_or_the_paid_wagons(scenario, wagons, camps):
    """KP-16.8, KP-16.10."""
    g = table(scenario, 1)
    keep(g, 0, [train_of(wagons)] if wagons else [])

    assert CampChoice(0).options(g) == camps
    if len(camps) > 1:
        assert village_half(g) is not None
        follow(choose_camp(g), "wagons")
        assert village_half(g) is None  # KP-14.6: no village is demanded


def test_a_camp_of_wagons_is_a_closed_laager_in_a_raid():
    """KP-16.8; KP-16.10: in a siege a train will do."""
    g = table("raid", 1)
    g.camp = "wagons"
    keep(g, 0, [train_of(3)])
    in_column = [(3000, 1000 - 260 * i, 900) for i in range(3)]

    assert Deploy(0).refusal(g, (0, 0, *in_column)).rule == "KP-16.8"
    g.scenario = "siege"
    assert Deploy(0).refusal(g, (0, 0, *in_column)) is None


def test_the_wagons_are_placed_before_all_units():
    """KP-16.14."""
    g = table("raid", 1)
    unit_ = Company("infantry", "regular", "unit", False, False, 0, (Crew("musket", 0, 4),) * 2)
    keep(g, 0, [unit_, train_of(3)])

    refusal = Deploy(0).refusal(g, (0, 0, (1000, 1000, 900), (1240, 1000, 900)))
    assert refusal.rule == "KP-16.14"


def test_a_laager_is_taken_by_who_stands_inside_it():
    """KP-16.9: twice in a row; KP-9.9: also when it is plundered."""
    g = ringed(scenario="raid", attacker=1)
    g.camp = "wagons"
    unit(g, 1, "warrior", (23.9, 12.6, 90))
    unit(g, 1, "warrior", (40, 12.6, 90))
    assert not village_taken(g)
    g.plundered[0] = True
    assert village_taken(g)


@pytest.mark.parametrize(("gap", "taken"), [(1.9, True), (2.1, False)])
def test_the_camp_of_a_train_in_column_reaches_two_inches(gap, taken):
    """KP-16.21: for the centre of an element."""
    g, _ = column(scenario="siege", attacker=1)
    g.camp = "wagons"
    unit(g, 1, "warrior", (31.181 + gap, 17.4, 180))
    village_taken(g)

    assert (g.held == 1) == taken


def test_an_army_file_keeps_its_wagons():
    assert '"wagons":3' in compact(Army(list="L13", year=1876, wagons=3))


# ------------------------------------------------------------------------------ behind the scout
def test_units_behind_a_guided_column_move_with_it():
    """KP-6.6: of the same troop type, their head behind the tail; one activation, one roll."""
    g = table()
    first = unit(g, 0, "regular", (16, 10, 90), (16, 8.7, 90))
    second = unit(g, 0, "regular", (16, 7.4, 90), (16, 6.1, 90))
    unit(g, 0, "skirmisher", (16, 4.8, 90), (16, 3.5, 90))
    scout = unit(g, 0, "scout", (16, 13, 90), role="scout")
    assert ("guided", 1) in actions(g, first)
    assert ("guided", 2) not in actions(g, first)
    dice(g, 4)
    position = follow(activate(g, 0, first), ("guided", 1))
    everybody = [e for u in (scout, first, second) for e in elements_of(g, u)]
    position.choose(tuple((e, (1600, g.y[e] + 500)) for e in everybody))

    assert [g.y[e] for e in everybody] == [1800, 1500, 1370, 1240, 1110]
    assert g.activated[:4] == [True, True, False, True]
    assert g.following == []


def test_a_unit_of_another_type_or_out_of_line_does_not_follow():
    """KP-6.6."""
    g = table()
    first = unit(g, 0, "regular", (16, 10, 90), (16, 8.7, 90))
    unit(g, 0, "regular", *line(20, 7.4, 90, 2))
    unit(g, 0, "scout", (16, 13, 90), role="scout")

    assert "move-guided" in actions(g, first)
    assert ("guided", 1) not in actions(g, first)
