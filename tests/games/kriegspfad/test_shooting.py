"""Shooting on the table: arcs, priority, cover, guns, casualties, arson (KP-8, KP-22, KP-23)."""

import pytest

from games.kriegspfad.kp_table import dice, hide, line, piece, square, table, unit
from support import asked, follow
from zareba.engine import IllegalChoice, drafting
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.fire import Marks, gun_ready, may_shoot, modifiers_of
from zareba.games.kriegspfad.battle.march import begin_activation, make_contacts
from zareba.games.kriegspfad.battle.shooting import Fire, casualties, set_fire, shooting
from zareba.games.kriegspfad.field.state import MOVED, SHARPSHOOTER, TURNED
from zareba.games.kriegspfad.field.structures import Emplacement
from zareba.games.kriegspfad.field.troops import elements_of, is_up


def targets(g, u):
    marks = Marks(g)
    return {(a.element, a.arm, a.target) for e in elements_of(g, u) for a in marks.of(e)}


def test_the_nearest_enemy_must_be_shot_at():
    """KP-22.4, KP-22.9, KP-22.17."""
    g = table()
    line_ = unit(g, 0, "regular", (20, 10, 90))
    near = unit(g, 1, "warrior", (20, 13.5, 270))
    unit(g, 1, "warrior", (23.5, 14.5, 270))

    assert {t for _, _, t in targets(g, line_)} == set(elements_of(g, near))


def test_who_comes_directly_on_is_shot_at_before_who_is_nearer():
    g = table()
    shooter = unit(g, 0, "regular", (20, 10, 90), arms="bl_rifle")
    unit(g, 1, "warrior", (23.2, 13.5, 270))
    coming = unit(g, 1, "warrior", (19, 22, 270))
    begin_activation(g, coming)
    e = elements_of(g, coming)[0]
    g.y[e], g.way[e], g.did[e] = 1700, 50000, MOVED

    assert {t for _, _, t in targets(g, shooter)} == {e}


def test_sharpshooters_and_guns_choose_freely():
    g = table()
    shooter = unit(g, 0, "skirmisher", (20, 10, 90), arms="bl_rifle", skills=SHARPSHOOTER)
    one = unit(g, 1, "warrior", (20, 14, 270))
    two = unit(g, 1, "warrior", (25, 15, 270))

    found = {t for _, _, t in targets(g, shooter)}
    assert found == {*elements_of(g, one), *elements_of(g, two)}


def test_a_separate_commander_is_no_mandatory_target():
    """KP-3.8."""
    g = table()
    shooter = unit(g, 0, "regular", (20, 10, 90), arms="bl_rifle")
    chief = unit(g, 1, "warrior", (20, 16, 270), role="chief")
    band = unit(g, 1, "warrior", (23.5, 14, 270))
    found = {t for _, _, t in targets(g, shooter)}

    assert found == set(elements_of(g, band))
    g.y[elements_of(g, chief)[0]] = 1250
    found = {t for _, _, t in targets(g, shooter)}
    assert found == {*elements_of(g, band), *elements_of(g, chief)}


def test_bow_and_musket_at_three_and_a_half_inches_must_use_the_musket():
    """TX-62; KP-22.11."""
    g = table()
    band = unit(g, 1, "warrior", (20, 20, 270), arms="bow+musket")
    unit(g, 0, "regular", (20, 20 - 3.5 - 1.181, 90))

    assert {arm for _, arm, _ in targets(g, band)} == {"musket"}


def test_a_gun_that_pivoted_last_round_may_shoot_and_one_that_moved_may_not():
    """TX-23; KP-8.4, KP-22.3."""
    g = table()
    gun = elements_of(g, unit(g, 0, "artillery", (20, 10, 90), arms="gun_light_smooth"))[0]
    g.did_last[gun] = TURNED
    assert gun_ready(g, gun)
    g.did_last[gun] = MOVED
    assert not gun_ready(g, gun)
    g.did_last[gun], g.did[gun] = 0, TURNED
    assert not gun_ready(g, gun)


def meeting(opened):
    g = table()
    u = unit(g, 0, "regular", (20, 10, 90), (22.8, 10, 90))
    band = unit(g, 1, "warrior", (20, 11.2, 270), (20, 14, 270))
    begin_activation(g, band)
    g.did[elements_of(g, band)[0]] = MOVED
    make_contacts(g, band)
    g.opened[band] = opened
    return g, u, band


def test_elements_of_the_attacked_unit_not_in_contact_may_shoot():
    """TX-30."""
    g, u, band = meeting(opened=True)

    assert not may_shoot(g, elements_of(g, u)[0])
    assert {t for e, _, t in targets(g, u)} == {elements_of(g, band)[0]}


def test_nobody_shoots_into_an_older_melee():
    """TX-29."""
    g, _, band = meeting(opened=False)
    third = unit(g, 0, "regular", (23.5, 8, 90))

    assert elements_of(g, band)[0] not in {t for _, _, t in targets(g, third)}


def test_mounting_cavalry_in_a_wood_is_a_mounted_target_without_cover():
    """TX-61."""
    g = table()
    square(g, "wood_light", 10, 20)
    riders = unit(g, 1, "cavalry", (16, 20.7, 270), arms="ml_carbine", horses=True)
    shooter = unit(g, 0, "regular", (16, 18, 90))
    e = elements_of(g, riders)[0]
    aim = next(a for a in Marks(g).of(elements_of(g, shooter)[0]))
    assert "S12" in dict(modifiers_of(g, aim))
    g.mounting[riders] = True

    assert "S12" not in dict(modifiers_of(g, aim))
    assert not may_shoot(g, e)


def test_a_field_covers_only_who_stands_still():
    """C-32."""
    g = table()
    square(g, "field", 10, 20)
    e = elements_of(g, unit(g, 1, "warrior", (16, 24, 270)))[0]
    line_ = ((160000, 150000), (160000, 240000))

    assert cover_of(g, e, line_) == {"terrain"}
    g.did[e] = MOVED
    assert cover_of(g, e, line_) == set()


def test_a_stone_wall_between_protects_like_a_breastwork():
    g = table()
    piece(g, "wall_stone", [(10, 20), (30, 20)], width=0.1)
    e = elements_of(g, unit(g, 1, "warrior", (16, 20.9, 270)))[0]
    line_ = ((160000, 150000), (160000, 205000))

    assert cover_of(g, e, line_) == {"works"}


def test_emplacements_protect_foot_from_every_side():
    g = table("siege", 1)
    g.works = [Emplacement(2000, 1000, 900)]
    e = elements_of(g, unit(g, 0, "regular", (20, 10, 90)))[0]

    assert cover_of(g, e, ((0, 0), (200000, 100000))) == {"works"}


def test_losses_are_chosen_by_the_owner():
    """KP-22.15."""
    g = table()
    u = unit(g, 1, "warrior", *line(20, 20, 270, 3))
    position = follow(casualties(g, ((u, 2, 1, -1),)))

    assert asked(position) == "Loss"
    position.choose(elements_of(g, u)[1])
    assert (g.markers[u], len(elements_of(g, u))) == (2, 2)


def test_more_kills_than_elements_destroy_the_unit():
    """KP-22.16, KP-22.19."""
    g = table()
    u = unit(g, 1, "warrior", (20, 20, 270))
    follow(casualties(g, ((u, 3, 3, -1),)))

    assert not is_up(g, u)


def test_both_sides_shoot_at_once_and_the_dead_shoot_too():
    """KP-22.2."""
    g = table()
    a = unit(g, 0, "regular", (20, 10, 90))
    b = unit(g, 1, "regular", (20, 14, 270))
    ea, eb = elements_of(g, a)[0], elements_of(g, b)[0]
    dice(g, 20, 20)
    position = follow(shooting(g))
    position.choose(((ea, "musket", eb),), 0)
    position.choose(((eb, "musket", ea),), 1)

    assert not is_up(g, a)
    assert not is_up(g, b)


def test_an_element_shoots_once_and_only_at_a_legal_target():
    """KP-22.1, KP-22.9."""
    g = table()
    a = elements_of(g, unit(g, 0, "regular", (20, 10, 90)))[0]
    b = elements_of(g, unit(g, 1, "regular", (20, 14, 270)))[0]
    far = elements_of(g, unit(g, 1, "regular", (50, 40, 270)))[0]
    position = follow(shooting(g))

    with pytest.raises(IllegalChoice, match=r"KP-22\.9"):
        position.choose(((a, "musket", far),), 0)
    with pytest.raises(IllegalChoice, match=r"KP-22\.1"):
        position.choose(((a, "musket", b), (a, "musket", b)), 0)


def test_who_shows_himself_by_fire_may_be_answered():
    """KP-22.18, KP-21.12: from the edge of a wood."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hidden = elements_of(g, unit(g, 1, "warrior", (16, 20.8, 270), arms="rifled_musket"))[0]
    seen = elements_of(g, unit(g, 0, "regular", (16, 15, 90), arms="bl_rifle"))[0]
    position = follow(shooting(g))
    with pytest.raises(IllegalChoice):
        position.choose(((seen, "bl_rifle", hidden),), 0)
    position.choose((), 0)
    position.choose(((hidden, "rifled_musket", seen),), 1)

    assert asked(position) == "Fire"
    assert position.ask(0).second
    dice(g, 2, 2)
    position.choose(((seen, "bl_rifle", hidden),), 0)
    position.choose((), 1)


def test_hidden_units_spring_up_to_shoot():
    """KP-17.17: placed in step A, they declare in it, and are targets in step B."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", (16, 20.8, 270))
    seen = elements_of(g, unit(g, 0, "regular", (16, 16.8, 90)))[0]
    position = follow(shooting(g))
    position.choose((), 0)
    position.choose((("spring", 0, (0, "musket", seen)),), 1)

    assert g.sprung == [False, True]
    assert g.owed[0] == 1
    shooter = elements_of(g, 1)[0]
    assert [(e, o) for e, _, o in g.shots] == [(shooter, seen)]
    assert position.ask(0).second
    with pytest.raises(IllegalChoice, match=r"KP-22\.1"):  # no second shot
        position.choose(((shooter, "musket", seen),), 1)
    dice(g, 2, 2)
    position.choose(((seen, "musket", shooter),), 0)
    position.choose((), 1)
    assert asked(position) == "done"


def test_who_springs_up_without_a_shot_has_only_new_targets_left():
    """KP-17.17, KP-22.18: what it could have aimed at in step A is over."""
    g = table()
    hide(g, 1, "warrior", (16, 20.8, 270))
    seen = elements_of(g, unit(g, 0, "regular", (16, 16.8, 90)))[0]
    position = follow(shooting(g))
    position.choose((), 0)
    position.choose((("spring", 0),), 1)

    with pytest.raises(IllegalChoice, match=r"KP-22\.9"):
        position.choose(((elements_of(g, 1)[0], "musket", seen),), 1)
    position.choose((), 0)
    position.choose((), 1)
    assert asked(position) == "done"


@pytest.mark.parametrize(
    ("orders", "number"),
    [
        ((("spring", 1),), "KP-17.17"),
        ((("spring", 0), ("spring", 0)), "KP-17.17"),
        ((("spring", 0, (1, "musket", 0)),), "KP-22.1"),
        ((("spring", 0, (0, "musket", 0), (0, "musket", 0)),), "KP-22.1"),
        ((("spring", 0, (0, "musket", 1)),), "KP-22.9"),
        ((("spring", 0, (0, "arson", 0)),), "KP-23.1"),
        (((2, "musket", 0),), "KP-22.1"),
    ],
)
def test_shots_from_ambush_are_checked_like_all_others(orders, number):
    """KP-17.17, KP-22.1, KP-22.9."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", (16, 20.8, 270))
    unit(g, 0, "regular", (16, 16.8, 90))
    unit(g, 0, "regular", (50, 5, 90))

    assert Fire(1).refusal(g, Fire(1).canonical(g, orders)).rule == number
    assert g.side == [0, 0]


def test_an_ambush_does_not_stop_shots_already_declared():
    """KP-22.18: declared shots stand, though somebody sprang up in between."""
    g = table()
    shooter = elements_of(g, unit(g, 0, "regular", (16, 10, 90)))[0]
    aimed_at = unit(g, 1, "warrior", *line(16, 14, 270, 2))
    hide(g, 1, "warrior", *line(13.5, 12.3, 270, 3))
    position = follow(shooting(g))
    position.choose(((shooter, "musket", elements_of(g, aimed_at)[0]),), 0)
    dice(g, 16)
    position.choose((("spring", 0),), 1)

    assert asked(position) == "done"
    assert g.markers[aimed_at] == 1


def test_an_ambush_masks_the_shots_of_its_own_side():
    """KP-17.17: it stands on the table when they declare."""
    g = table()
    shooter = elements_of(g, unit(g, 1, "regular", (16, 14, 270)))[0]
    aimed_at = elements_of(g, unit(g, 0, "warrior", (16, 10, 90)))[0]
    hide(g, 1, "warrior", *line(13.5, 12.3, 270, 3))
    ask, shot = Fire(1), (shooter, "musket", aimed_at)

    assert ask.refusal(g, (shot,)) is None
    assert ask.refusal(g, (("spring", 0), shot)).rule == "KP-22.9"
    sprung = drafting(ask).tried(g, (shot,), {"spring": {"number": 0}})
    assert sprung.refusal is None
    assert shot not in sprung.choice


def test_one_word_springs_an_ambush_with_all_its_shots():
    """KP-17.17: the intent aims for every element, and takes it back."""
    g = table()
    square(g, "wood_dense", 10, 20)
    hide(g, 1, "warrior", *line(14, 20.8, 270, 2))
    seen = elements_of(g, unit(g, 0, "regular", (16, 16.8, 90)))[0]
    ask = Fire(1)
    once = drafting(ask).tried(g, (), {"spring": {"number": 0}})

    assert once.refusal is None
    assert once.choice == (("spring", 0, (0, "musket", seen), (1, "musket", seen)),)
    assert drafting(ask).tried(g, once.choice, {"spring": {"number": 0}}).choice == ()
    aimed = drafting(ask).tried(g, (), {"spring": {"number": 0, "enemy": 0}})
    assert aimed.choice == once.choice


@pytest.mark.parametrize(
    ("troop", "mounted", "burns"), [("cavalry", True, False), ("skirmisher", False, True)]
)
def test_arson_needs_4_for_skirmishers_and_5_for_riders(troop, mounted, burns):
    """TX-51."""
    g = table()
    square(g, "built_up", 10, 20)
    e = elements_of(g, unit(g, 0, troop, (16, 22, 90), mounted=mounted, arms="ml_carbine"))[0]
    g.script = None
    dice(g, 4)
    g.script.draws = [2]
    set_fire(g, e, 0)

    assert bool(g.fires) == burns
    assert g.village_burnt == (0 if burns else -1)
