"""Rules of one sentence, each with the test that would fail without it."""

import random
import re

import msgspec
import pytest

from games.kriegspfad.kp_table import dice, hide, line, square, table, unit
from support import follow, one_after_another, start
from zareba.engine import PUBLIC, Ask, Setting
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import Army, Group, Unit, army_price, faults, random_army
from zareba.games.kriegspfad.battle.movement import activate, roll_and_move
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.random_ways import suggest
from zareba.games.kriegspfad.battle.shooting import shooting
from zareba.games.kriegspfad.facts.tables import DIFFICULT, IMPASSABLE
from zareba.games.kriegspfad.field.arcs import touches
from zareba.games.kriegspfad.field.companies import army_of, muster
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.ground import Ground, piece_of
from zareba.games.kriegspfad.field.placing import half
from zareba.games.kriegspfad.field.structures import Fight
from zareba.games.kriegspfad.field.troops import (
    base_of,
    elements_of,
    is_foot,
    is_gun,
    look,
    winner_of_a_die,
)
from zareba.games.kriegspfad.prepare.asks import MusterArmy
from zareba.games.kriegspfad.prepare.random_field import half_of

FACTS = table().facts


# ---------------------------------------------------------------------------- words and bases
def test_foot_is_neither_mounted_nor_gun_nor_wagon():
    """KP-0.7."""
    g = table()
    makes = {
        "regular": ((5, 5, 90), {}),
        "cavalry": ((10, 5, 90), {}),
        "rider": ((15, 5, 90), {"mounted": True}),
        "artillery": ((20, 5, 90), {}),
        "machine_gun": ((25, 5, 90), {}),
        "wagon": ((30, 5, 90), {"role": "train"}),
    }
    found = {
        name: is_foot(g, unit(g, 0, "cavalry" if name == "rider" else name, at, **more))
        for name, (at, more) in makes.items()
    }
    assert [name for name, foot in found.items() if foot] == ["regular", "cavalry"]


def test_gun_and_crew_are_one_element():
    """KP-1.5: a piece is bought, placed and lost as one."""
    army = Army(list="L13", year=1876, units=(Unit("light_guns", (Group(1, "gun_light_smooth"),)),))
    (gun,) = muster(FACTS, army, False)
    assert len(gun.crew) == 1
    two = msgspec.structs.replace(
        army, units=(Unit("light_guns", (Group(2, "gun_light_smooth"),)),)
    )
    assert "UNIT_SIZE" in {fault.code for fault in faults(FACTS.catalogue, two)}
    g = table()
    assert is_gun(g, unit(g, 0, gun.troop, (10, 10, 90), arms=gun.crew[0].arms))


def test_everything_that_can_be_measured_is_shown():
    """KP-1.6: places, facings and the pieces of terrain are public."""
    everything = ("x", "y", "facing", "pieces", "boats", "houses", "works")
    shown = {field.name for field in GAME.state.kept if field.metadata["who"] == PUBLIC}
    assert set(everything) <= shown
    raid = Setting.of(GAME, 2, {"scenario": "raid", "size": "150"})
    *_, (end, _) = one_after_another(raid, "measure", wit=0.0)
    assert all(getattr(end.state, name) for name in ("x", "y", "facing", "pieces"))
    for watcher in (0, 1, None):
        view = end.seen_by(watcher)
        assert [view[name] for name in everything] == [getattr(end.state, n) for n in everything]


def test_sabres_and_tomahawks_are_no_weapons():
    """KP-7.3."""
    assert set(FACTS.arms) == {
        "none", "bow", "revolver_shotgun", "musket", "ml_carbine", "rifled_musket", "repeater",
        "bl_carbine", "bl_rifle", "lance", "gun_light_smooth", "gun_medium_smooth",
        "gun_light_rifled", "machine_gun",
    }  # fmt: skip


# ----------------------------------------------------------------------------- order, decisions
def test_army_one_rolls_first():
    """KP-0.10: its units in order of their numbers, then the other side."""
    g = table()
    g.army_one = 1
    ours = elements_of(g, unit(g, 0, "regular", (20, 10, 90), arms="bl_rifle"))[0]
    theirs = elements_of(g, unit(g, 1, "regular", (20, 15, 270), arms="bl_rifle"))[0]
    position = follow(shooting(g))
    dice(g, 20, 2)  # the first die kills
    position.choose(((ours, "bl_rifle", theirs),), 0)
    position.choose(((theirs, "bl_rifle", ours),), 1)

    assert g.place == [0, 1]


def test_every_decision_of_the_list_is_a_question_and_nothing_else_is():
    """KP-36.1, KP-36.2: D-02 and D-04 are options of the table, D-19 is not in the list."""
    kinds = {kind: ask for kind, ask in Ask.kinds.items() if kind.startswith("kriegspfad.")}
    cited = {kind: re.findall(r"D-\d\d", ask.__doc__ or "") for kind, ask in kinds.items()}

    assert [kind for kind, numbers in cited.items() if not numbers] == []
    found = {number for numbers in cited.values() for number in numbers}
    assert found == {f"D-{n:02}" for n in range(1, 39)} - {"D-02", "D-04", "D-19"}


def test_a_battle_is_prepared_in_its_order():
    """KP-16.1."""
    position, rng = start(Setting.of(GAME, 2, {"scenario": "raid", "size": "150"}), 3), None
    rng = random.Random(3)
    asked = []
    while not position.state.round:
        seat = position.waiting_for()[0]
        kind = type(position.ask(seat)).__name__
        if not asked or asked[-1] != kind:
            asked.append(kind)
        position.push(position.sample(rng, seat), seat)
    order = [
        "YearChoice", "ListChoice", "StratagemChoice", "MusterArmy", "ZoneChoice", "SeasonChoice",
        "DarknessChoice", "EdgeChoice", "CampChoice", "LayOut", "Change", "Build", "Dig", "Hold",
        "Moor", "Deploy", "Notes",
    ]  # fmt: skip
    places = [order.index(kind) for kind in asked]
    assert places[: asked.index("Hold")] == sorted(places[: asked.index("Hold")])
    assert asked[-1] == "Notes"


def test_the_wars_of_the_period_lie_in_its_years():
    """KP-16.13."""
    wars = {name: row for name, row in FACTS.names.items() if name.startswith("conflict-")}
    assert len(wars) > 20
    assert all(set(row) == {"en", "de", "fr"} for row in wars.values())


# -------------------------------------------------------------------------------------- armies
def test_the_declared_stratagem_binds_the_army():
    """KP-11.9: an army not entitled to it is illegal; cancelled ones stay paid."""
    g = table()
    g.lists, g.tribes, g.year = ["L13", "L07"], ["union", "sioux"], 1876
    g.stratagems, g.active = ["reinforcement", ""], ["", ""]
    ask = MusterArmy(0)
    text = ask.sample(g, random.Random(1))
    g.armies = [text, ""]
    army = army_of(g, 0)

    assert army.stratagem == "reinforcement"
    bare = msgspec.structs.replace(army, stratagem="")
    assert army_price(FACTS.catalogue, army) - army_price(FACTS.catalogue, bare) == 75
    g.stratagems = ["terror", ""]
    assert ask.judged(g, text)[1].rule == "KP-11.8"


def test_attackers_of_a_raid_bring_no_wagons():
    """KP-16.23."""
    army = random_army(FACTS.catalogue, "L13", 1876, 200, "union", seed=4)
    army = msgspec.structs.replace(army, points=None, wagons=2, scenario="raid", role="attacker")
    assert [fault.rule for fault in faults(FACTS.catalogue, army)] == ["KP-16.23"]
    army = msgspec.structs.replace(army, role="defender")
    assert faults(FACTS.catalogue, army) == []


@pytest.mark.parametrize(
    ("name", "year", "tribe"), [("L02", 1760, ""), ("L03", 1770, ""), ("L09", 1830, "flathead")]
)
def test_small_lists_keep_their_limits(name, year, tribe):
    """KP-31.2, KP-31.3, KP-31.9: entries within their numbers, options within theirs."""
    army = random_army(FACTS.catalogue, name, year, 300, tribe, seed=2)
    assert faults(FACTS.catalogue, army) == []
    first = army.units[0]
    many = msgspec.structs.replace(army, points=None, units=(first,) * 12)
    assert {"UNITS"} <= {fault.code for fault in faults(FACTS.catalogue, many)}


def test_a_quality_of_an_allied_tribe_is_simply_bought():
    """KP-30.16: list 11, nimble allies."""
    units = (
        Unit("foot", (Group(4, "musket"),)),
        Unit("foot", (Group(4, "musket"),)),
        Unit("allied_mounted", (Group(4, "bow"),), ("nimble_mounted",)),
    )
    assert faults(FACTS.catalogue, Army(list="L11", year=1780, units=units)) == []


# -------------------------------------------------------------------------------------- terrain
@pytest.mark.parametrize(
    "cls", ["regular", "skirmisher_foot", "warrior_foot", "cavalry", "mounted_warrior_nimble"]
)
def test_tall_grass_is_difficult_for_everybody_and_no_cover(cls):
    """KP-13.9."""
    g = table()
    square(g, "tall_grass", 10, 10)
    b = base_of(g, elements_of(g, unit(g, 0, "regular", (16, 14, 90)))[0])
    assert look(g).ground.standing(cls, b) == DIFFICULT
    assert g.facts.kind["tall_grass"].cover in ("", "none")


def test_a_hollow_hides_from_afar_but_not_from_a_hill():
    """KP-13.17."""
    g = table()
    square(g, "hollow", 20, 20, 12, 9)
    (inner,) = elements_of(g, unit(g, 0, "regular", (26, 24, 90)))
    (far,) = elements_of(g, unit(g, 1, "warrior", (26, 36, 270)))
    (near,) = elements_of(g, unit(g, 1, "warrior", (31, 27, 270)))
    assert not sees(g, far, inner)
    assert sees(g, near, inner)
    square(g, "hill_gentle", 20, 33, 12, 9)
    assert sees(g, far, inner)


def test_where_pieces_overlap_the_worst_going_counts():
    """KP-13.18."""
    shape = [(1000, 1000), (2200, 1000), (2200, 1900), (1000, 1900)]
    pieces = [piece_of(FACTS.kind[kind], shape) for kind in ("field", "wood_light", "marsh")]
    g = table()
    b = base_of(g, elements_of(g, unit(g, 0, "cavalry", (16, 14, 90), mounted=True))[0])

    assert Ground(FACTS, pieces[:2]).standing("regular", b) == DIFFICULT
    assert Ground(FACTS, pieces).standing("cavalry", b) == IMPASSABLE


def test_halves_are_taken_along_the_base_edges():
    """KP-20.14."""
    width, height = FACTS.sizes.table
    assert half_of(FACTS, "upper") == ((0, height // 2), (width, height))
    g = table("ambush", 0)
    assert half(g, g.edges[0]) == (0, 0, width // 2, height)


# ------------------------------------------------------------------------------------- movement
def moving(troop="regular", *places, allowance=6, **more):
    g = table(**more)
    u = unit(g, 0, troop, *(places or [(20, 10, 90)]))
    g.action, g.allowance = "move-good", allowance
    return g, u


def test_units_approach_enemies_they_do_not_see():
    """KP-19.10."""
    g, u = moving()
    square(g, "hill_gentle", 12, 12, 16, 9, crest=[(12, 16), (28, 16)])
    (foe,) = elements_of(g, unit(g, 1, "warrior", (20, 24, 270)))
    assert not sees(g, elements_of(g, u)[0], foe)
    assert refused(g, u, ((0, (2000, 1500)),)) is None


def test_the_declared_going_binds_and_after_the_roll_a_unit_may_stay():
    """KP-19.12: difficult dice even if the way avoids it."""
    g, u = moving()
    square(g, "rough", 40, 10)
    dice(g, 4)
    follow(activate(g, 0, u), "move-difficult", ())
    assert (g.x[0], g.y[0]) == (2000, 1000)
    g.round, g.activated = 2, [False]
    dice(g, 4)
    position = follow(roll_and_move(g, u, "move-difficult"))
    assert g.allowance == 4  # 1d6, not 1d6 + 2
    assert position.ask().refusal(g, ((0, (2000, 1400)),)) is None


def test_elements_pass_through_their_own_unit_and_move_differently_far():
    """KP-19.13: but end where nobody stands."""
    g, u = moving("regular", (20, 10, 90), (20, 8.7, 90))
    rear = elements_of(g, u)[1]
    through = ((rear, (2000, 1140)),)
    assert refused(g, u, through) is None
    assert refused(g, u, ((rear, (2000, 1050)),)).rule == "KP-19.9"


def test_a_formation_moves_as_a_whole():
    """KP-20.16: the helper keeps the places of the elements to each other."""
    g, u = moving("regular", *line(20, 10, 90, 3), allowance=5)
    unit(g, 1, "warrior", (22, 40, 270))
    way = suggest(g, u, random.Random(1))
    ends = {step[0]: step[1] for step in way}
    shifts = {(ends[e][0] - g.x[e], ends[e][1] - g.y[e]) for e in elements_of(g, u)}

    assert refused(g, u, way) is None
    assert max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in shifts for b in shifts) <= 2


def test_a_move_that_finds_an_ambush_stops_and_goes_on_with_the_rest():
    """KP-17.8."""
    g, u = moving("skirmisher", (20, 10, 90))
    square(g, "wood_dense", 14, 20)
    hide(g, 1, "warrior", (20, 22, 270))
    dice(g, 6, 6)
    position = follow(roll_and_move(g, u, "move-good"), ((0, (2000, 1900)),))

    assert 1600 < g.y[0] < 1700  # four inches from the ambush
    left = g.allowance * 10000 - g.way[0]
    back = (2000, g.y[0] - left // 100 + 2)
    assert position.ask().refusal(g, ((0, back),)) is None
    assert position.ask().refusal(g, ((0, (2000, back[1] - 20)),)).rule == "KP-19.5"


def test_turning_to_face_puts_front_to_edge_and_needs_room():
    """KP-24.19: parallel to the enemy's edge, shifted until they touch; it has turned (S10)."""
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90))
    unit(g, 1, "warrior", (18.2, 10, 0))
    g.fights, g.touched = [Fight(1, 0, 1, 0)], [True, True]
    follow(activate(g, 0, u), ("face", 0, 1))
    here, foe = base_of(g, 0), base_of(g, 1)

    assert touches(here, foe)
    assert (g.facing[0], g.did[0]) == (1800, 1)
    assert here.front[0] - foe.front[0] in range(500)


def test_an_element_leaves_by_the_far_edge_only():
    """KP-16.17: in a voluntary move, one by one; the rest need not be coherent with it."""
    g, u = moving("regular", (67, 10, 0), (64, 10, 0), allowance=6, scenario="ambush", attacker=0)
    gone = ((0, (7025, 1000), "exit"),)
    assert refused(g, u, gone) is None
    assert refused(g, u, ((0, (6900, 1000), "exit"),)).rule == "KP-16.17"
    g.attacker = 1
    assert refused(g, u, gone).rule == "KP-16.17"


def test_a_die_decides_between_two():
    """KP-0.10, KP-14.5, KP-18.1: half of its faces for each seat."""
    g = table()
    dice(g, 1, 2, 3, 4, 5, 6)

    assert [winner_of_a_die(g) for _ in range(6)] == [1, 1, 1, 0, 0, 0]
