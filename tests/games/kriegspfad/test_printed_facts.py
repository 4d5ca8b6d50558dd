"""What the book prints in tables and in single sentences, against what the games play with."""

import pytest

from games.kriegspfad.kp_table import piece, square, table, unit
from zareba.engine import Setting, find_game
from zareba.games.kriegspfad.armies import army_price, faults
from zareba.games.kriegspfad.armies.muster import army_from
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.fire import arms_of
from zareba.games.kriegspfad.battle.melee import side_of
from zareba.games.kriegspfad.battle.melee_table import melee_losses, melee_modifiers, melee_row
from zareba.games.kriegspfad.battle.paths import refused
from zareba.games.kriegspfad.facts.tables import DIFFICULT, GOOD, IMPASSABLE
from zareba.games.kriegspfad.field.companies import muster
from zareba.games.kriegspfad.field.state import LANCER, UNTRAINED
from zareba.games.kriegspfad.field.troops import (
    base_of,
    blockers,
    elements_of,
    going_class,
    look,
    type_in_mode,
)

GAME = find_game("kriegspfad")
FACTS = Setting.of(GAME).facts
FOUND = FACTS.catalogue
INCH = 10_000

# KP-13.2: regulars, skirmishers, foot warriors, mounted infantry, cavalry, mounted warriors, nimble
# mounted warriors, artillery, wagons, scout; sight inside in inches, cover, ambush.
GOING = """
open           G G G G G G G G G G  -    -      -
hill_gentle    G G G G G G G G G G  -    -      behind
hill_steep     D G G D D D D D D D  -    -      behind
hill_too_steep X X X X X X X X X X  -    -      -
mountain_path  D D D X X X D X X D  -    -      -
wood_dense     D G G D D D D D D D  1    foot   any
wood_light     D G G G G G G D D G  4    foot   any
wilderness     X G G X X X X X X D  1    foot   any
rough          D G G D D D G D D D  -    -      foot
field          G G G G G G G G G G  -    still  -
fence_wood     D G G G G G G D D G  -    -      -
wall_stone     D G G G G G G X X G  -    works  -
tall_grass     D D D D D D D D D D  4    -      foot
built_up       D G D D D D D D D D  3    foot   -
marsh          D D D X X X X X X D  -    -      foot
stream         D G G D D D D D D D  -    bank   -
canyon         D G G D D D D D D D  -    -      any
river          X X X X X X X X X X  -    bank   -
ford           D D D D D D D D D D  -    -      -
bridge         G G G G G G G G G G  -    -      -
lake           X X X X X X X X X X  -    -      -
road           G G G G G G G G G G  -    -      -
hollow         G G G G G G G G G G  -    -      any
"""
COLUMNS = (
    "regular", "skirmisher_foot", "warrior_foot", "mounted_infantry", "cavalry", "mounted_warrior",
    "mounted_warrior_nimble", "artillery", "wagon", "scout",
)  # fmt: skip
COVER = {"-": ("", "none"), "foot": ("foot",), "still": ("foot_stationary",),
         "works": ("foot_works",), "bank": ("foot_bank",)}  # fmt: skip
AMBUSH = {"-": ("", "none"), "behind": ("any_behind",), "any": ("any",),
          "foot": ("foot_warrior_skirmisher",)}  # fmt: skip


# -------------------------------------------------------------------------------------- terrain
@pytest.mark.parametrize("row", GOING.strip().splitlines(), ids=lambda row: row.split()[0])
def test_the_table_of_going(row):
    """KP-13.2 to KP-13.6, KP-13.9 to KP-13.11, KP-13.15: KP-13.4, KP-13.5, KP-13.10 in rows."""
    name, *cells = row.split()
    kind, (sight, cover, ambush) = FACTS.kind[name], cells[10:]
    letters = {GOOD: "G", DIFFICULT: "D", IMPASSABLE: "X"}
    assert [letters[kind.going[column]] for column in COLUMNS] == cells[:10]
    assert kind.going["machine_gun"] == kind.going["artillery"]
    assert kind.sight_inside == (-1 if sight == "-" else int(sight) * INCH)
    assert kind.cover in COVER[cover]
    assert kind.ambush in AMBUSH[ambush]


def test_every_kind_of_terrain_stands_in_the_table():
    """KP-13.2."""
    assert {row.split()[0] for row in GOING.strip().splitlines()} == set(FACTS.kind)


@pytest.mark.parametrize(
    ("troop", "mounted", "why"),
    [
        ("skirmisher", False, None), ("warrior", False, None), ("regular", False, "KP-13.19"),
        ("cavalry", True, "KP-13.19"),
    ],
)  # fmt: skip
def test_wilderness_is_for_light_foot_except_on_roads(troop, mounted, why):
    """KP-13.6."""
    g = table()
    square(g, "wilderness", 20, 20, 20, 20)
    u = unit(g, 0, troop, (30, 17, 90), mounted=mounted, arms="musket")
    g.action, g.allowance = "move-difficult", 12
    found = refused(g, u, ((0, (3000, 2400)),))
    assert (found.rule if found else None) == why
    piece(g, "road", [(30, 10), (30, 45)], width=3)
    assert refused(g, u, ((0, (3000, 2400)),)) is None


def test_a_lake_at_the_edge_is_impassable_without_boats():
    """KP-13.15."""
    g = table()
    square(g, "lake", 0, 0, 70, 6)
    u = unit(g, 0, "skirmisher", (30, 8, 270))
    g.action, g.allowance = "move-difficult", 12
    assert refused(g, u, ((0, (3000, 400)),)).rule == "KP-13.19"


def test_a_wooded_marsh_has_both_effects():
    """KP-13.11, KP-13.18, KP-13.5: the worst going, every sight limit, the best cover."""
    g = table()
    square(g, "marsh", 20, 20, 16, 12)
    square(g, "wood_light", 20, 20, 16, 12)
    (e,) = elements_of(g, unit(g, 0, "skirmisher", (28, 26, 90)))
    here = base_of(g, e)
    ground = look(g).ground
    assert ground.standing("skirmisher_foot", here) == DIFFICULT  # the marsh
    assert ground.standing("cavalry", here) == IMPASSABLE
    assert cover_of(g, e, ((280000, 500000), here.centre)) == {"terrain"}  # the wood
    (far,) = elements_of(g, unit(g, 1, "skirmisher", (28, 20.5, 90)))
    assert not look(g).sees(base_of(g, far), here)  # four inches


def test_in_dense_wood_one_sees_an_inch_in_light_wood_four():
    """KP-13.4, KP-13.5, KP-21.9."""
    for kind, limit in (("wood_dense", 1), ("wood_light", 4)):
        for gap, seen in ((limit, True), (limit + 0.1, False)):
            g = table()
            square(g, kind, 20, 20, 20, 20)
            (a,) = elements_of(g, unit(g, 0, "skirmisher", (30, 28, 90)))
            (b,) = elements_of(g, unit(g, 1, "skirmisher", (30, 29.18 + gap, 270)))
            assert look(g).sees(base_of(g, a), base_of(g, b)) == seen, (kind, gap)


def test_a_village_hides_those_inside_from_afar():
    """KP-21.10, KP-13.10: three inches inside; from outside four, if they do not fire."""
    g = table()
    square(g, "built_up", 20, 20, 20, 16)
    (inner,) = elements_of(g, unit(g, 0, "regular", (30, 20.7, 270)))
    (near,) = elements_of(g, unit(g, 1, "warrior", (30, 15.6, 90)))
    (far,) = elements_of(g, unit(g, 1, "warrior", (30, 14, 90)))
    sees = look(g).sees
    assert sees(base_of(g, near), base_of(g, inner))
    assert not sees(base_of(g, far), base_of(g, inner))
    assert sees(base_of(g, far), base_of(g, inner), fired=True)
    for gap, seen in ((3, True), (3.1, False)):
        (a,) = elements_of(g, unit(g, 1, "warrior", (24 + gap, 27, 90)))
        (b,) = elements_of(g, unit(g, 0, "regular", (24 + gap, 28.18 + gap, 270)))
        assert sees(base_of(g, a), base_of(g, b)) == seen
        g.place[a] = g.place[b] = 0


@pytest.mark.parametrize("kind", ["rough", "field", "marsh", "stream", "river", "lake"])
def test_low_ground_and_water_hide_nobody(kind):
    """KP-21.8."""
    g = table()
    if FACTS.kind[kind].linear:
        piece(g, kind, [(10, 20), (50, 20)], width=3)
    else:
        square(g, kind, 20, 16, 20, 8)
    (a,) = elements_of(g, unit(g, 0, "regular", (30, 10, 90)))
    (b,) = elements_of(g, unit(g, 1, "regular", (30, 30, 270)))
    assert look(g).sees(base_of(g, a), base_of(g, b), blockers(g))


@pytest.mark.parametrize("kind", ["fence_wood", "wall_stone"])
def test_fences_and_walls_hide_nobody(kind):
    """KP-21.8."""
    g = table()
    piece(g, kind, [(20, 20), (40, 20)])
    (a,) = elements_of(g, unit(g, 0, "regular", (30, 10, 90)))
    (b,) = elements_of(g, unit(g, 1, "regular", (30, 30, 270)))
    assert look(g).sees(base_of(g, a), base_of(g, b), blockers(g))


# --------------------------------------------------------------------------------------- scales
def test_the_two_scales_are_not_alike():
    """KP-1.2: an inch of 25.4 mm, or a centimetre for each; both are presets."""
    large, small = (Setting.of(GAME, 2, {"preset": name}).facts.sizes for name in ("mm28", "mm15"))
    assert (large.frontage, large.depth["foot"]) == (23620, 11810)
    assert (small.frontage, small.depth["foot"]) == (40000, 20000)
    assert large.depth["mounted"] / large.frontage != small.depth["mounted"] / small.frontage
    assert small.table == (120 * INCH, 80 * INCH)


# ---------------------------------------------------------------------------------- troop types
@pytest.mark.parametrize(
    ("troop", "mounted", "kind"),
    [
        ("regular", True, "mounted_infantry"), ("skirmisher", True, "mounted_infantry"),
        ("cavalry", True, "cavalry"), ("warrior", True, "mounted_warrior"),
        ("regular", False, "regular"), ("skirmisher", False, "skirmisher"),
        ("warrior", False, "warrior"), ("cavalry", False, "skirmisher"),
    ],
)  # fmt: skip
def test_foot_and_mounted_types(troop, mounted, kind):
    """KP-4.1, KP-4.2, KP-4.7."""
    assert type_in_mode(troop, mounted) == kind


def test_the_other_types():
    """KP-4.3: each has a base, a class of going or none, and a role of its own."""
    g = table()
    others = ("artillery", "machine_gun", "scout", "prophet", "wagon")
    assert {*others} <= set(FACTS.troops)
    roles = {"scout": "scout", "prophet": "prophet", "wagon": "train"}
    found = {
        name: going_class(g, unit(g, 0, name, (9 + 6 * i, 9, 90), role=roles.get(name, "unit")))
        for i, name in enumerate(others)
    }
    assert found == {
        "artillery": "artillery", "machine_gun": "machine_gun", "scout": "scout",
        "prophet": "skirmisher_foot", "wagon": "wagon",
    }  # fmt: skip
    assert FACTS.sizes.boat[0] == FACTS.sizes.frontage
    assert FACTS.sizes.boat[1] == 2 * FACTS.sizes.frontage


def test_archers_are_trained_and_musketeers_where_the_list_says_so():
    """KP-5.5."""
    army = army_from({
        "list": "L07", "tribe": "sioux", "year": 1876,
        "units": [{"entry": "warriors", "groups": [
            {"n": 2, "loadout": "bow"}, {"n": 2, "loadout": "musket_untrained"}]}],
    })  # fmt: skip
    (warriors,) = muster(FACTS, army, False)
    assert [bool(crew.skills & UNTRAINED) for crew in warriors.crew] == [False, False, True, True]
    east = army_from({
        "list": "L01", "tribe": "shawnee", "year": 1800,
        "units": [{"entry": "warriors", "groups": [{"n": 2, "loadout": "musket"}]}],
    })  # fmt: skip
    assert not any(c.skills & UNTRAINED for unit_ in muster(FACTS, east, False) for c in unit_.crew)


# -------------------------------------------------------------------------------------- weapons
def test_shotguns_are_revolvers_and_both_breech_loaders_are_one_class():
    """KP-7.5, KP-7.6."""
    assert FACTS.arms["revolver_shotgun"].cls == "revolver_shotgun"
    assert not [name for name in FACTS.arms if "shotgun" in name and name != "revolver_shotgun"]
    assert {a.id for a in FACTS.arms.values() if a.cls == "breech_loader"} == {
        "bl_rifle", "bl_carbine",
    }  # fmt: skip


def test_a_lance_is_for_the_melee_alone():
    """KP-7.8, KP-5.8: three elements in good going; on foot it is nothing."""
    g = table()
    lancers = unit(
        g, 0, "cavalry", (20, 10, 90), mounted=True, arms="lance+ml_carbine", skills=LANCER
    )
    d = unit(g, 1, "regular", (20, 11.57, 270))
    (e,), (o,) = elements_of(g, lancers), elements_of(g, d)
    assert [arm.id for arm in arms_of(g, e)] == ["ml_carbine"]
    six = melee_row(FACTS, 6)

    def lost():
        a, b = side_of(g, lancers, [(e, o)], 0), side_of(g, d, [(e, o)], 1)
        return melee_losses(FACTS, a, b, six, good_going=True)

    assert lost() == (0, 3)
    g.skills[e] = 0
    assert lost() == (0, 2)
    g.skills[e], g.mounted[lancers] = LANCER, False
    assert lost() == (0, 0)


def test_qualities_of_the_unit_count_whoever_is_in_contact():
    """KP-24.13."""
    g = table()
    brave, militia = 1, 2
    a = unit(g, 0, "warrior", (20, 10, 90), (30, 10, 90), arms="bow", traits=brave)
    d = unit(g, 1, "regular", (20, 11.19, 270), (30, 14, 270), arms="musket", traits=militia)
    touch = [(elements_of(g, a)[0], elements_of(g, d)[0])]
    found = dict(melee_modifiers(FACTS, side_of(g, a, touch, 0), side_of(g, d, touch, 1)))
    assert {"M04", "M06", "M07"} <= set(found)


# --------------------------------------------------------------------------------------- prices
def test_base_prices():
    """KP-12.2."""
    line = {"musket": 4, "bow": 4, "rifled_musket": 7, "bl_rifle": 10, "repeater": 12}
    warrior = {"bow": 4, "musket": 6, "bow+musket": 7, "rifled_musket": 9, "bl_rifle": 12,
               "repeater": 15}  # fmt: skip
    cavalry = {"ml_carbine": 8, "bow": 8, "bl_carbine": 12, "revolver_shotgun": 12, "repeater": 15}
    for group, prices in (("line", line), ("warrior", warrior), ("cavalry", cavalry)):
        assert {weapon: FOUND.base[group, weapon] for weapon in prices} == prices


SURCHARGES = {  # by what an option gives; the second with breech-loaders and repeaters
    "brave": (3, 4), "nimble_foot": (3, 3), "nimble_mounted": (3, 3), "sharpshooter": (6, 6),
    "armoured_horse": (2, 2),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND.lists)
def test_options_cost_what_the_table_says(name):
    """KP-12.3."""
    for option in FOUND.lists[name].option:
        breech = option.delta_ap if option.delta_ap_bl is None else option.delta_ap_bl
        if option.gives in SURCHARGES:
            plain, dear = SURCHARGES[option.gives]
            assert option.delta_ap == plain, option.id
            assert breech in (plain, dear), option.id
        if option.kind == "mount":
            entries = [FOUND.lists[name].find_entry(e) for e in option.applies_to]
            wanted = {6 if e.type == "warrior" else 2 for e in entries}
            assert {option.delta_ap} == wanted, option.id
        if option.adds == "revolver_shotgun":
            assert option.delta_ap == 3
        if option.adds == "lance":
            assert option.delta_ap == 2


def test_items_discipline_and_works_cost_what_the_table_says():
    """KP-12.3."""
    assert {k: FOUND.item[k] for k in (
        "gun_light_smooth", "gun_medium_smooth", "gun_light_rifled", "machine_gun", "wagon",
        "prophet",
    )} == {"gun_light_smooth": 30, "gun_medium_smooth": 48, "gun_light_rifled": 48,
           "machine_gun": 36, "wagon": 15, "prophet": 40}  # fmt: skip
    assert FOUND.scout_surcharge == 20
    assert (FOUND.works, FOUND.breastwork_breech) == (
        {"breastwork": 2, "palisade": 3, "blockhouse": 30}, 5,
    )  # fmt: skip
    plain = army_from({"list": "L05", "tribe": "british", "year": 1780})
    better = army_from({"list": "L05", "tribe": "british", "year": 1780, "disciplined": True})
    worse = army_from({"list": "L05", "tribe": "british", "year": 1780, "incompetent": True})
    assert army_price(FOUND, better) - army_price(FOUND, plain) == 25
    assert army_price(FOUND, worse) - army_price(FOUND, plain) == -25


# ---------------------------------------------------------------------------------------- armies
def rangers(groups):
    """Coureurs with one unit of allied warriors, who may have half bows."""
    plain = {"entry": "coureurs", "groups": [{"n": 4, "loadout": "musket"}]}
    raw = {"list": "L02", "year": 1755, "units": [plain, plain, {"entry": "allied_warriors",
           "groups": [{"n": n, "loadout": arm} for n, arm in groups]}]}  # fmt: skip
    return {fault.code for fault in faults(FOUND, army_from(raw))}


def test_fractions_are_rounded_down_and_weapons_may_be_mixed():
    """KP-30.5, KP-30.7, KP-2.2: half of five elements are two."""
    assert rangers([(2, "bow"), (3, "musket")]) == set()
    assert rangers([(3, "bow"), (2, "musket")]) == {"LOADOUT_LIMIT"}


def braves(sizes, brave, at_group=False):
    units = []
    for i, n in enumerate(sizes):
        opts = ["brave"] if i in brave else []
        group = {"n": n, "loadout": "musket", "opts": opts if at_group else []}
        units.append({"entry": "warriors", "groups": [group], "opts": [] if at_group else opts})
    raw = {"list": "L01", "tribe": "cherokee", "year": 1780, "units": units}
    return {fault.code for fault in faults(FOUND, army_from(raw))}


def test_brave_is_bought_for_units_and_counted_in_elements():
    """KP-30.6: at most half of the warriors, whole units only."""
    assert braves((4, 4, 4, 4), (0, 1)) == set()
    assert braves((8, 4, 2, 2), (0,)) == set()
    assert braves((8, 4, 2, 2), (0, 2)) == {"OPTION_LIMIT"}  # ten of sixteen
    assert braves((4, 4, 4, 4), (0,), at_group=True) == {"OPTION_SCOPE"}
