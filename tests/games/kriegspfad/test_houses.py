"""Blockhouses (KP-29.8 to KP-29.12, KP-29.16 to KP-29.18, KP-22.20, KP-21.14)."""

import msgspec
import pytest

from games.kriegspfad.kp_table import dice, line, table, unit
from support import asked, follow
from zareba.engine import IllegalChoice, drafting
from zareba.games.kriegspfad.armies import Army, Works, faults, random_army
from zareba.games.kriegspfad.armies.muster import compact
from zareba.games.kriegspfad.battle.bombard import ROOF_PART, bombardments, target_code
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.fire import Marks, may_be_shot, may_shoot
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.march import end_contacts, frighten, make_contacts
from zareba.games.kriegspfad.battle.melee import fight_all, melee
from zareba.games.kriegspfad.battle.movement import activate, burn_stragglers
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.battle.retreats import retreats
from zareba.games.kriegspfad.battle.shooting import Fire, shooting
from zareba.games.kriegspfad.battle.turn import climb_roofs, start_of_round
from zareba.games.kriegspfad.field.companies import keep, muster
from zareba.games.kriegspfad.field.contact import sheltered, touching
from zareba.games.kriegspfad.field.general_sight import sees
from zareba.games.kriegspfad.field.posts import (
    BROKE_IN,
    GARRISON,
    RESERVE,
    ROOF,
    change_house,
    take_post,
)
from zareba.games.kriegspfad.field.state import MOVED, REMOVED
from zareba.games.kriegspfad.field.structures import Blockhouse, Company, Crew, Fight
from zareba.games.kriegspfad.field.troops import base_of, bases_of, elements_of, look
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy
from zareba.games.kriegspfad.prepare.asks_works import Build
from zareba.games.kriegspfad.prepare.deploy import field_works

FRONT, LEFT, REAR, RIGHT = range(4)


def house(held_by=0, **more):
    """A blockhouse from (28, 8) to (32, 12) whose front looks up; seat 0 defends."""
    g = table("siege", 1, **more)
    g.houses = [Blockhouse(held_by, 3000, 1000, 900, 0, 0)]
    g.view = None
    return g


def inside(g, troop="regular", walls=(FRONT,), seat=0, **more):
    u = unit(g, seat, troop, *line(2, 2, 90, len(walls)), **more)
    for e, wall in zip(elements_of(g, u), walls, strict=True):
        take_post(g, e, -1, wall)
    return u


# ------------------------------------------------------------------------------ buying and placing
@pytest.mark.parametrize(
    ("list_id", "tribe", "scenario", "number", "code"),
    [
        ("L13", "union", "siege", 2, ""),
        ("L13", "union", "siege", 3, "BLOCKHOUSES"),
        ("L13", "union", "raid", 1, "WORKS"),
        ("L07", "sioux", "siege", 1, "BLOCKHOUSES"),
    ],
)
def test_up_to_two_for_white_defenders_of_a_siege(list_id, tribe, scenario, number, code):
    """KP-29.8, KP-29.1, KP-30.10: not for native armies."""
    found = table().facts.catalogue
    army = random_army(found, list_id, 1876, 200, tribe, seed=1)
    army = msgspec.structs.replace(
        army, points=None, scenario=scenario, role="defender", works=Works(blockhouses=number)
    )
    assert isinstance(army, Army)
    assert [f.code for f in faults(found, army)] == ([code] if code else [])


def test_blockhouses_are_built_in_the_own_half_without_overlap():
    """KP-29.8, KP-29.14, D-06."""
    g = table("siege", 1)
    army = random_army(g.facts.catalogue, "L13", 1876, 200, "union", seed=3)
    g.armies = [compact(msgspec.structs.replace(army, works=Works(blockhouses=2))), ""]
    keep(g, 0, muster(g.facts, army, False))
    position = follow(field_works(g))

    assert asked(position) == "Build"
    for wrong, rule in (
        (((3000, 3000, 0),), "KP-29.14"),  # the enemy's half
        (((3000, 1000, 0), (3300, 1000, 0)), "KP-29.14"),  # one on the other
        (((1000, 1000, 0), (2000, 1000, 0), (3000, 1000, 0)), "KP-29.8"),  # paid for two
    ):
        assert Build(0, 2).refusal(g, wrong).rule == rule
    position.choose(((3000, 1000, 900), (4000, 1000, 900)))
    assert g.houses == [Blockhouse(0, 3000, 1000, 900), Blockhouse(0, 4000, 1000, 900)]


def company(n, troop="regular", **more):
    crew = (Crew("musket", 0, 4),) * n
    return Company("infantry", troop, "unit", more.get("horses", False), False, 0, crew)


def test_eight_foot_elements_and_one_shooter_for_every_wall():
    """KP-29.8, KP-29.16."""
    g = house()
    keep(g, 0, [company(6), company(3), company(1, "artillery")])
    full = [(GARRISON, 0, wall) for wall in (0, 1, 2, 3, RESERVE, RESERVE)]

    assert Deploy(0).refusal(g, (0, 0, *full)) is None
    assert Deploy(0).refusal(g, (1, 0, *[(GARRISON, 0, 0)] * 3)).rule == "KP-29.8"
    assert Deploy(0).refusal(g, (2, 0, (GARRISON, 0, 0))).rule == "KP-29.8"
    assert Deploy(0).refusal(g, (1, 0, *[(GARRISON, 1, 0)] * 3)).rule == "KP-29.8"
    inside(g, walls=(0, 1, 2, 3, RESERVE, RESERVE))
    assert Deploy(0).refusal(g, (1, 0, *[(GARRISON, 0, RESERVE)] * 3)).rule == "KP-29.8"


def test_a_unit_in_a_building_keeps_four_inches_and_is_not_frightened():
    """KP-29.4, KP-29.13, KP-2.3."""
    g = house()
    u = inside(g, walls=(FRONT, LEFT))
    frighten(g, u)

    assert sheltered(g, u, bases_of(g, u)) == [g.facts.works_cohesion] * 2
    assert g.owed[u] == 0
    on_top = inside(g, "warrior", (ROOF,), 1)
    frighten(g, on_top)
    assert g.owed[on_top] == 1


# ------------------------------------------------------------------------------------ walls, doors
def test_walls_are_impassable_and_hide_the_view():
    """KP-29.9, KP-21.14."""
    g = house()
    u = unit(g, 1, "warrior", (30, 16, 270), arms="bow")
    g.action, g.allowance = "move-difficult", 12
    a = elements_of(g, u)[0]
    b = elements_of(g, unit(g, 0, "regular", (30, 5, 90)))[0]

    assert refused(g, u, ((a, (3000, 1150)),)).rule == "KP-13.19"
    assert not sees(g, a, b)


def test_enter_and_leave_by_the_own_door():
    """KP-29.8: a full activation; KP-29.16."""
    g = house()
    u = unit(g, 0, "regular", (30, 7.4, 90), (33.5, 7.4, 90), arms="musket")
    one, two = elements_of(g, u)
    assert ("enter", one, 0) in actions(g, u)
    assert ("enter", two, 0) not in actions(g, u)
    follow(activate(g, 0, u), ("enter", one, 0))
    assert (g.post[one], g.wall[one]) == (-1, RESERVE)
    assert not may_shoot(g, one)

    g.round += 1
    start_of_round(g)
    follow(activate(g, 0, u), ("man", one, LEFT))
    assert g.wall[one] == LEFT
    assert may_shoot(g, one)
    g.round += 1
    start_of_round(g)
    follow(activate(g, 0, u), ("leave", one, RIGHT))
    assert g.post[one] == 0
    assert g.x[one] > 3200
    assert not may_shoot(g, one)


def test_nobody_enters_an_enemy_house_but_by_a_breach_nobody_holds():
    """KP-29.8, KP-29.10."""
    g = house()
    u = unit(g, 1, "warrior", (30, 12.62, 270), arms="bow")
    (e,) = elements_of(g, u)
    assert ("enter", e, 0) not in actions(g, u)
    change_house(g, 0, breached=1 << REAR)
    assert ("enter", e, 0) not in actions(g, u)
    change_house(g, 0, breached=1 << FRONT)
    assert ("enter", e, 0) in actions(g, u)
    follow(activate(g, 1, u), ("enter", e, 0))
    assert g.houses[0].holder == 1


def test_mounted_troops_do_not_mount_inside():
    """KP-4.12."""
    g = house()
    u = inside(g, "cavalry", (FRONT,), arms="ml_carbine")
    assert "mount" not in actions(g, u)


# ---------------------------------------------------------------------------------------- shooting
def test_the_wall_is_the_front_of_who_mans_it():
    """KP-29.8, KP-21.14."""
    g = house()
    u = inside(g, walls=(FRONT, LEFT, RESERVE), arms="bl_rifle")
    front, left, spare = elements_of(g, u)
    ahead = elements_of(g, unit(g, 1, "warrior", (30, 18, 270), arms="bow"))[0]
    aside = elements_of(g, unit(g, 1, "warrior", (20, 10, 0), arms="bow"))[0]
    marks = Marks(g)
    rifle = g.facts.arms["bl_rifle"]

    assert [a.target for a in marks.eligible(front, rifle)] == [ahead]
    assert [a.target for a in marks.eligible(left, rifle)] == [aside]
    assert not may_shoot(g, spare)


def test_only_occupants_that_shot_are_targets_behind_loopholes():
    """KP-29.9, S14."""
    g = house()
    (inner,) = elements_of(g, inside(g, arms="bl_rifle"))
    outer = elements_of(g, unit(g, 1, "regular", (30, 18, 270), arms="bl_rifle"))[0]
    assert not may_be_shot(g, inner)
    g.shot[inner] = True
    aim = Marks(g).of(outer)[0]

    assert aim.target == inner
    assert cover_of(g, inner, aim.shot.line) == {"works"}


def test_occupants_cannot_be_contacted_through_walls():
    """KP-29.9."""
    g = house()
    inside(g)
    u = unit(g, 1, "warrior", (30, 12.62, 270), arms="bow")
    assert touching(g, elements_of(g, u)[0]) == []


def gun_and_house(weapon):
    g = house()
    inside(g)
    gun = unit(g, 1, "artillery", (30, 19, 270), arms=weapon, entry="light_guns")
    return g, elements_of(g, gun)[0]


@pytest.mark.parametrize(
    ("weapon", "faces", "open_"),
    [
        ("gun_light_smooth", (14, 2, 3, 5), True),
        ("gun_light_smooth", (14, 2, 3, 4), False),
        ("gun_light_smooth", (13, 2, 3), False),
        ("gun_medium_smooth", (12, 2, 3, 4), True),  # S04 +2
        ("gun_medium_smooth", (12, 2, 3, 3), False),
    ],
)
def test_guns_breach_walls(weapon, faces, open_):
    """KP-29.10, KP-22.20: light 5+, medium 4+."""
    g, e = gun_and_house(weapon)
    wall = target_code(0, FRONT)
    position = follow(shooting(g))
    dice(g, *faces)
    position.choose((), 0)
    position.choose(((e, weapon, wall),), 1)

    assert bool(g.houses[0].breached & 1) == open_


def test_machine_guns_and_muskets_break_no_walls_and_guns_only_what_they_see():
    """KP-29.10."""
    g, e = gun_and_house("gun_light_smooth")
    codes = [a.target for a in bombardments(g, Marks(g), e)]
    assert codes == [target_code(0, FRONT)]
    for troop, weapon in (("machine_gun", "machine_gun"), ("regular", "musket")):
        u = unit(g, 1, troop, (26, 15, 270), arms=weapon)
        assert bombardments(g, Marks(g), elements_of(g, u)[0]) == []


def test_who_charges_binds_the_gunners_all_the_same():
    """KP-22.20, KP-22.9."""
    g, e = gun_and_house("gun_light_smooth")
    u = unit(g, 0, "regular", (31, 14, 90), arms="musket")
    (o,) = elements_of(g, u)
    assert bombardments(g, Marks(g), e)
    g.from_x[o], g.from_y[o], g.way[o], g.did[o] = 3100, 1200, 20000, MOVED

    assert bombardments(g, Marks(g), e) == []


def test_a_breach_lets_foot_fight_without_the_wall():
    """KP-29.10, KP-29.15: contact through it has no M22."""
    g = house()
    d = inside(g, arms="bow")
    change_house(g, 0, breached=1 << FRONT)
    a = unit(g, 1, "warrior", (30, 14.6, 270), arms="bow")
    (e,) = elements_of(g, a)
    g.action, g.allowance = "move-good", 6
    assert refused(g, a, ((e, (3000, 1262)),)) is None
    g.y[e], g.way[e], g.did[e] = 1262, 20000, MOVED
    make_contacts(g, a)
    assert g.fights == [Fight(a, d, 1, 0)]
    dice(g, 4)  # + M07 1 - M14 1 = 4
    (result,) = [r for u, r in fight_all(g, ((e, elements_of(g, d)[0]),)) if u == a]
    assert result[3] == 1
    rider = unit(g, 1, "warrior", (26, 13.0, 270), mounted=True)
    g.x[elements_of(g, rider)[0]] = 3270
    assert touching(g, elements_of(g, rider)[0]) == []


# ------------------------------------------------------------------------------------------- roofs
def besieged(**more):
    g = house()
    d = inside(g, walls=(FRONT, LEFT), arms="bow", **more)
    a = unit(g, 1, "warrior", (30, 12.62, 270), arms="bow")
    return g, a, d, elements_of(g, a)[0]


def test_the_roof_is_climbed_after_a_whole_round_at_the_wall():
    """KP-29.11, D-37."""
    g, a, _, e = besieged()
    g.did[e] = MOVED
    assert asked(follow(climb_roofs(g))) == "done"
    g.round += 1
    start_of_round(g)
    position = follow(climb_roofs(g))
    assert asked(position) == "ClimbRoof"
    position.choose("yes")
    assert (g.post[e], g.wall[e]) == (-1, ROOF + FRONT)
    assert base_of(g, e).centre == (300000, 100000)
    assert actions(g, a)[0] == "stay"


def on_top(**more):
    g, a, d, e = besieged(**more)
    take_post(g, e, -1, ROOF + FRONT)
    return g, a, d, e


def test_on_the_roof_it_is_a_target_with_cover():
    """KP-29.11, S12: for those inside as well."""
    g, _, d, e = on_top()
    front, _ = elements_of(g, d)
    far = elements_of(g, unit(g, 0, "regular", (40, 10, 180), arms="bl_rifle"))[0]

    assert [a.target for a in Marks(g).of(front)] == [e]
    assert Marks(g).of(front)[0].shot.range == 0
    aim = Marks(g).of(far)[0]
    assert aim.target == e
    assert cover_of(g, e, aim.shot.line) == {"terrain"}


@pytest.mark.parametrize(("face", "fights"), [(5, 1), (4, 0)])
def test_it_breaks_in_on_five_or_six(face, fights):
    """KP-29.11, KP-29.17, KP-24.23: no M22, no M05."""
    g, a, d, e = on_top()
    position = follow(melee(g))
    assert asked(position) == "BreakIn"
    assert position.options() == ["no", d]
    dice(g, face, *([5] if fights else []))  # 5 + M07 - M14 = 5: the melee goes on
    position.choose(d)

    assert len(g.fights) == fights
    assert (g.wall[e] >= BROKE_IN) == bool(fights)
    if fights:
        end_contacts(g)
        assert g.fights == [Fight(a, d, 2, 0)]


def broken_in():
    g, a, d, e = on_top()
    g.wall[e] = BROKE_IN + FRONT
    g.fights = [Fight(a, d, 1, 0)]
    return g, a, d, e


def test_beaten_intruders_are_put_out_at_the_wall_they_climbed():
    """KP-29.17: and fall back straight from the building."""
    g, a, _, e = broken_in()
    dice(g, 1)  # 1 + 1 - 1 = 1: lose an element
    position = follow(melee(g))
    assert asked(position) == "done"
    assert not elements_of(g, a)

    g, _, _, e = broken_in()
    dice(g, 3)  # 3 + 1 - 1 = 3: two markers, 2d6 back
    follow(melee(g))
    dice(g, 2, 3)
    follow(retreats(g))
    assert g.post[e] == 0
    assert (g.x[e], g.y[e]) == (3000, 1261 + 500)
    assert g.fights == []


def test_beaten_occupants_leave_by_a_wall_of_their_choice_and_lose_the_house():
    """KP-29.17."""
    g, _, d, e = broken_in()
    dice(g, 6)  # 6 + 1 - 1 = 6: two markers, fall back, an element lost
    position = follow(melee(g))
    position.choose(elements_of(g, d)[0])
    dice(g, 1, 1)
    position = follow(retreats(g))
    assert asked(position) == "LeaveBy"
    position.choose(REAR)
    (left,) = elements_of(g, d)
    assert g.post[left] == 0
    assert g.y[left] < 700
    assert (g.houses[0].holder, g.wall[e]) == (1, RESERVE)


def test_destroyed_occupants_leave_the_house_to_the_intruders():
    """KP-29.17."""
    g, _, d, e = broken_in()
    g.markers[d] = 3
    dice(g, 6)  # 6 + 1 + 3 - 1 = 9
    follow(melee(g))
    assert not elements_of(g, d)
    assert (g.houses[0].holder, g.wall[e]) == (1, RESERVE)


# -------------------------------------------------------------------------------------------- fire
@pytest.mark.parametrize(("gap", "allowed"), [(2.0, True), (2.5, False)])
def test_fire_arrows_reach_two_inches(gap, allowed):
    """TX-57, KP-29.12."""
    g = house()
    inside(g)
    u = unit(g, 1, "warrior", (30, 12.59 + gap, 270), arms="bow")
    (e,) = elements_of(g, u)
    order = ((e, "bow", target_code(0, ROOF_PART)),)

    assert (Fire(1).refusal(g, order) is None) == allowed
    skirmishers = unit(g, 1, "skirmisher", (27, 12.59 + gap, 270), arms="bow")
    order = ((elements_of(g, skirmishers)[0], "bow", target_code(0, ROOF_PART)),)
    assert Fire(1).refusal(g, order).rule == "KP-22.9"


@pytest.mark.parametrize(("faces", "burns"), [((14, 6), True), ((14, 5), False), ((13,), False)])
def test_a_hit_and_a_six_set_the_house_alight(faces, burns):
    """KP-29.12, KP-29.18."""
    g = house()
    inside(g)
    u = unit(g, 1, "warrior", (30, 14, 270), arms="bow")
    position = follow(shooting(g))
    dice(g, *faces)
    g.wind = 900
    position.choose((), 0)
    position.choose(((elements_of(g, u)[0], "bow", target_code(0, ROOF_PART)),), 1)

    assert bool(g.houses[0].lit) == burns


def test_arson_on_the_roof():
    """KP-29.12, KP-23.2: warriors 5+; who tries fire does not break in."""
    g, _, _, e = on_top()
    position = follow(shooting(g))
    g.wind = 900
    dice(g, 5)
    position.choose((), 0)
    position.choose(((e, "arson", target_code(0, ROOF_PART)),), 1)
    assert g.houses[0].lit == g.round
    assert asked(follow(melee(g))) == "done"


def test_a_burning_house_must_be_left_and_smokes():
    """KP-29.12, KP-29.18, KP-23.4, KP-23.5; KP-26.2(g) is for villages only."""
    g = house()
    u = inside(g, walls=(FRONT, LEFT))
    one, two = elements_of(g, u)
    change_house(g, 0, lit=1)
    g.wind, g.view = 0, None
    burn_stragglers(g)
    assert len(elements_of(g, u)) == 2  # not in the round of the fire
    g.round = 2
    start_of_round(g)
    follow(activate(g, 0, u), ("leave", one, FRONT))
    burn_stragglers(g)
    assert (g.place[two], g.owed[u]) == (REMOVED, 1)
    g.round, g.view = 3, None
    assert look(g).ground.smoke
    assert ("enter", one, 0) not in actions(g, u)


def test_walls_are_free_to_man_once_an_activation():
    """KP-29.16: the owner assigns walls, free; one shooter for every wall."""
    g = house()
    u = inside(g, walls=(FRONT, RESERVE), arms="musket")
    one, two = elements_of(g, u)
    position = follow(activate(g, 0, u))
    assert ("man", two, FRONT) not in position.options()
    position.choose(("man", one, RIGHT))
    position.choose(("man", two, FRONT))
    with pytest.raises(IllegalChoice):
        position.choose(("man", one, LEFT))
    assert (g.wall[one], g.wall[two]) == (RIGHT, FRONT)
    assert may_shoot(g, two)


# -------------------------------------------------------------------------- what people intend
def test_walls_are_offered_as_targets_and_companies_a_building():
    """D-17, D-33: without writing any number."""
    g, e = gun_and_house("gun_light_smooth")
    wall = {"wall": {"element": e, "house": 0, "part": FRONT}}
    assert wall in drafting(Fire(1)).intents(g)
    assert drafting(Fire(1)).tried(g, None, wall).choice == (
        (e, "gun_light_smooth", target_code(0, FRONT)),
    )
    g = house()
    keep(g, 0, [company(3), company(1, "artillery")])
    post = {"post": {"number": 0}}
    assert post in drafting(Deploy(0)).intents(g)
    assert {"post": {"number": 1}} not in drafting(Deploy(0)).intents(g)
    tried = drafting(Deploy(0)).tried(g, None, post)
    assert tried.refusal is None
    assert tried.choice[2:] == tuple((GARRISON, 0, wall) for wall in (0, 1, 2))
