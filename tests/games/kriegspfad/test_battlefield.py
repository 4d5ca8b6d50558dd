"""Zones, generated battlefields, changes, weather (KP-14, KP-15)."""

import random

import pytest

from zareba.engine import DataFiles
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import DIFFICULT, FILES, GOOD, IMPASSABLE, read_facts
from zareba.games.kriegspfad.field.geometry import box
from zareba.games.kriegspfad.field.ground import Ground, piece_of
from zareba.games.kriegspfad.field.weather import is_dark, visibility, weather_of
from zareba.games.kriegspfad.prepare.battlefield import change_flaws, changed, flaws
from zareba.games.kriegspfad.prepare.random_field import RECIPES, half_of, random_layout

DATA = DataFiles("zareba.games.kriegspfad", FILES)
FACTS = read_facts(DATA, {})
SMALL = read_facts(DATA, {"preset": "mm15"})


def piece(kind, points, **more):
    scaled = [(round(x * 100), round(y * 100)) for x, y in points]
    if "width" in more:
        more["width"] = round(more["width"] * 100)
    return piece_of(FACTS.kind[kind], scaled, **more)


def square(kind, x, y, size=9, **more):
    return piece(kind, [(x, y), (x + size, y), (x + size, y + size), (x, y + size)], **more)


def codes(*args, **kwargs):
    return {flaw.reason.removeprefix("flaw_") for flaw in flaws(*args, **kwargs)}


@pytest.mark.parametrize("facts", [FACTS, SMALL], ids=["28 mm", "15 mm"])
@pytest.mark.parametrize("zone", RECIPES)
@pytest.mark.parametrize("village", [None, "lower", "upper", "right"])
def test_generated_battlefields_fit_their_zone(facts, zone, village):
    half = half_of(facts, village) if village else None
    for seed in range(3):
        pieces = random_layout(facts, zone, random.Random(seed).randrange, half)
        assert flaws(facts, pieces, zone, half) == []


def test_the_same_chance_makes_the_same_battlefield():
    layouts = [random_layout(FACTS, "southwest", random.Random(7).randrange) for _ in range(2)]

    assert layouts[0] == layouts[1]


def test_a_zone_forbids_and_demands():
    """KP-14.1."""
    assert codes(FACTS, [square("wood_dense", 5, 5)], "southwest") == {"forbidden", "zone"}
    woods = [square("wood_light", 2 + 12 * i, 2) for i in range(5)]
    assert codes(FACTS, woods, "eastern_woodland") == set()
    assert codes(FACTS, woods[:4], "eastern_woodland") == {"zone"}


def test_wilderness_over_half_the_table_serves_for_five_woods():
    big = piece("wilderness", [(0, 0), (60, 0), (60, 40), (0, 40)])

    assert codes(FACTS, [big], "eastern_woodland") == set()


def test_areas_are_12_to_24_inches_across():
    """KP-14.2."""
    assert "size" in codes(FACTS, [square("rough", 5, 5, 4)], "high_plains")
    assert "size" in codes(FACTS, [square("rough", 5, 5, 20)], "high_plains")
    assert "size" not in codes(FACTS, [square("rough", 5, 5, 9)], "high_plains")


def test_rivers_join_opposite_edges_and_streams_end_somewhere():
    across = piece("river", [(0, 20), (70.86, 20)], width=4)
    short = piece("river", [(0, 20), (30, 20)], width=4)
    brook = piece("stream", [(30, 0), (30, 18.5)], width=2)

    assert "ends" not in codes(FACTS, [across, brook], "high_plains")
    assert "ends" in codes(FACTS, [short], "high_plains")
    assert "ends" in codes(FACTS, [brook], "high_plains")


def test_a_dense_wood_of_the_prairie_stands_at_water():
    grass = [square("tall_grass", 2 + 12 * i, 2) for i in range(3)]
    wood = square("wood_dense", 20, 30)
    brook = piece("stream", [(0, 29), (70.86, 29)], width=2)

    assert "zone" in codes(FACTS, [*grass, wood], "midwest_prairie")
    assert codes(FACTS, [*grass, wood, brook], "midwest_prairie") == set()


def test_dense_wood_grows_on_no_hill():
    """KP-13.3, KP-13.20."""
    layout = [square("hill_gentle", 20, 20, 12), square("wood_dense", 22, 22)]

    assert "not_on" in codes(FACTS, layout, "rocky_mountains")


def test_the_attacker_may_not_take_the_village_away():
    half = half_of(FACTS, "lower")
    pieces = random_layout(FACTS, "high_plains", random.Random(1).randrange, half)
    village = [FACTS.kinds[p[0]].id for p in pieces].index("built_up")

    found = change_flaws(FACTS, pieces, ("remove", village), "high_plains", half)
    assert [flaw.reason for flaw in found] == ["flaw_village_stays"]
    hills = [i for i, p in enumerate(pieces) if FACTS.kinds[p[0]].id == "hill_gentle"]
    assert change_flaws(FACTS, pieces, ("remove", hills[0]), "high_plains", half) == []


def test_changes_move_add_and_remove_one_piece():
    pieces = [square("rough", 5, 5)]

    assert changed(pieces, ("move", 0, 100, 200)) == [square("rough", 6, 7)]
    assert changed(pieces, ("add", *square("rough", 20, 5)))[1:] == [square("rough", 20, 5)]
    assert changed(pieces, ("remove", 0)) == []
    with pytest.raises(ValueError, match="neither"):
        changed(pieces, ("remove", 5))


# ---------------------------------------------------------------------------------------- going
def going(cls, x, y, *pieces, weather=(), column=False):
    ground = Ground(FACTS, pieces, weather)
    size = FACTS.sizes.frontage, FACTS.sizes.depth["foot"]
    return ground.standing(cls, box(round(x * INCH), round(y * INCH), 900, *size), column)


def test_going_follows_the_table_of_kp_13_2():
    """KP-13.1 to KP-13.7, KP-13.11."""
    wood = square("wood_dense", 20, 20)

    assert going("regular", 24, 24, wood) == DIFFICULT
    assert going("warrior_foot", 24, 24, wood) == GOOD
    assert going("regular", 10, 10, wood) == GOOD
    assert going("cavalry", 24, 24, square("marsh", 20, 20)) == IMPASSABLE
    assert going("mounted_warrior_nimble", 24, 24, square("rough", 20, 20)) == GOOD


def test_snow_freezes_water_and_slows_everybody():
    """TX-63, KP-15.9."""
    river = piece("river", [(0, 20), (70.86, 20)], width=6)

    assert going("regular", 30, 20, river) == IMPASSABLE
    assert going("regular", 30, 20, river, weather=["snow"]) == DIFFICULT
    assert going("regular", 10, 5, weather=["snow"]) == DIFFICULT
    assert going("cavalry", 24, 24, square("marsh", 20, 20), weather=["snow"]) == DIFFICULT


def test_mud_spoils_open_ground_roads_and_marshes_but_no_villages():
    """KP-15.8, KP-15.11."""
    road = piece("road", [(0, 20), (70, 20)], width=4)

    assert going("regular", 10, 5, weather=["mud"]) == DIFFICULT
    assert going("regular", 30, 20, road, weather=["mud"], column=True) == DIFFICULT
    assert going("skirmisher_foot", 24, 24, square("built_up", 20, 20), weather=["mud"]) == GOOD
    assert going("warrior_foot", 24, 24, square("marsh", 20, 20), weather=["mud"]) == IMPASSABLE


def test_a_road_helps_only_a_column():
    """KP-13.16, KP-19.11."""
    wood, road = square("wood_dense", 20, 16), piece("road", [(0, 20), (70, 20)], width=4)

    assert going("regular", 24, 20, wood, road, column=True) == GOOD
    assert going("regular", 24, 20, wood, road) == DIFFICULT


def test_a_canyon_has_rims_and_a_floor_and_floods():
    """KP-13.13, KP-15.7."""
    canyon = piece("canyon", [(0, 20), (60, 20)], width=6)

    assert going("mounted_warrior_nimble", 30, 20, canyon) == GOOD
    assert going("mounted_warrior_nimble", 30, 23, canyon) == DIFFICULT
    assert going("warrior_foot", 30, 20, canyon, weather=["heavy_rain"]) == IMPASSABLE


# -------------------------------------------------------------------------------------- weather
@pytest.mark.parametrize(
    ("season", "zone", "roll", "weather"),
    [
        ("winter", "high_plains", 4, ("heavy_rain",)),  # TX-47
        ("spring", "rocky_mountains", 5, ("snow",)),  # TX-49
        ("summer", "southwest", 1, ()),
        ("autumn", "florida", 5, ("fog",)),
        ("spring", "florida", 6, ("heavy_rain", "mud")),
        ("winter", "southwest", 6, ("snow",)),
        ("autumn", "midwest_prairie", 6, ("rain",)),
    ],
)
def test_weather_table(season, zone, roll, weather):
    """KP-15.3, KP-15.4."""
    assert weather_of(FACTS, season, zone, roll) == weather


def test_darkness_lasts_as_planned():
    """KP-15.10, KP-15.12."""
    assert [is_dark("dawn", 3, r) for r in (1, 3, 4)] == [True, True, False]
    assert [is_dark("dusk", 3, r) for r in (1, 3, 4)] == [False, True, True]
    assert is_dark("night", 0, 9)
    assert not is_dark("", 0, 1)
    assert visibility(FACTS, ["fog"], dark=True) == 6 * INCH
    assert visibility(FACTS, ["fog"], dark=False) == 12 * INCH
    assert visibility(FACTS, ["rain"], dark=False) == 0
