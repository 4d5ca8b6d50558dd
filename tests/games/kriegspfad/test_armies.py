"""Armies before the battle (KP-12, KP-30, KP-31): prices, checks, files, random musters."""

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from support import again
from zareba.games.kriegspfad.armies import (
    BadArmy,
    Works,
    army_price,
    catalogue,
    faults,
    overshoot,
    random_army,
    read_army,
    write_army,
)
from zareba.games.kriegspfad.armies.muster import army_from
from zareba.games.kriegspfad.armies.points import emplaceable, works_price
from zareba.games.kriegspfad.armies.validate import is_legal
from zareba.games.kriegspfad.facts.catalogue import scout_weapons, tribes
from zareba.games.kriegspfad.facts.schema import ArmyList

CASES = tomllib.loads((Path(__file__).parent / "data" / "conformance.toml").read_text("utf-8"))
FOUND = catalogue()


def army_of(case):
    raw = json.loads(json.dumps(case["army"]))
    if commander := raw.get("commander"):
        commander.pop("n", None)
    return army_from(raw, case["id"])


@pytest.mark.parametrize("case", CASES["army"], ids=lambda case: case["id"])
def test_armies_of_the_specification_cost_and_break_what_it_says(case):
    """KP-12.1 to KP-12.4, KP-30.3 to KP-30.12, KP-31.1 to KP-31.13."""
    army = army_of(case)

    assert army_price(FOUND, army) == case["expect"]["cost"]
    assert sorted(f.label for f in faults(FOUND, army)) == sorted(case["expect"]["errors"])
    assert is_legal(FOUND, army) == (not case["expect"]["errors"])


@pytest.mark.parametrize("case", CASES["army"], ids=lambda case: case["id"])
def test_an_illegal_draft_can_be_kept_in_a_file(case):
    army = army_of(case)

    assert read_army(write_army(army)) == army


def test_breastworks_and_palisade_cost_what_kp_29_says():
    assert works_price(FOUND, Works(palisade=14)) == 42  # TX-53
    assert works_price(FOUND, Works(breastworks=4, breastworks_breech=3)) == 23  # TX-54


def test_an_army_may_exceed_its_points_by_half_its_cheapest_unit():
    case = next(c for c in CASES["army"] if c["id"] == "AR-34")

    assert overshoot(FOUND, army_of(case)) == 10


@pytest.mark.parametrize("field", ["unit", "games", "yaer"])
def test_a_misspelt_field_is_named(field):
    with pytest.raises(BadArmy, match=field):
        read_army(json.dumps({"list": "L01", "year": 1757, field: 1}))


def test_an_army_of_another_format_is_refused():
    with pytest.raises(BadArmy, match="format"):
        read_army('{"list": "L01", "year": 1757, "format": 9}')


def test_works_are_only_for_defenders():
    army = random_army(FOUND, "L03", 1780, 200, scenario="siege", role="attacker")
    army = msgspec.structs.replace(army, works=Works(breastworks=1))

    assert [f.label for f in faults(FOUND, army)] == ["WORKS:breastwork"]


def three_units(list_id, year, tribe, entry, loadout, *opts, n=2, **more):
    group = {"n": n, "loadout": loadout, "opts": [*opts]}
    units = [{"entry": entry, "groups": [group]} for _ in range(3)]
    return army_from({"list": list_id, "year": year, "tribe": tribe, "units": units, **more})


WOODS = ("L01", 1757, "miami")
UNION = ("L13", 1876, "union")


@pytest.mark.parametrize(
    ("army", "works", "wrong"),
    [
        ((*WOODS, "warriors", "musket"), {"breastworks": 6}, []),
        ((*WOODS, "warriors", "musket"), {"breastworks": 7}, ["breastworks"]),
        ((*WOODS, "warriors", "musket"), {"breastworks_breech": 1}, ["breastworks_breech"]),
        ((*WOODS, "warriors", "bow_musket"), {"breastworks": 6}, []),
        ((*WOODS, "warriors", "bow"), {"breastworks": 1}, ["breastworks"]),
        ((*UNION, "infantry", "musket", "bl_rifles"), {"breastworks_breech": 6}, []),
        ((*UNION, "infantry", "musket", "bl_rifles"), {"breastworks": 1}, ["breastworks"]),
        ((*UNION, "cavalry", "ml_carbine"), {"breastworks": 6}, []),  # KP-4.10: dismounted
        ((*UNION, "light_guns", "gun_light_smooth"), {"breastworks": 1}, ["breastworks"]),
    ],
)
def test_emplacements_are_for_foot_with_firearms_of_their_price(army, works, wrong):
    """KP-29.2: not for bows and guns; breech-loaders and repeaters have their own price."""
    drawn = msgspec.structs.replace(three_units(*army), works=Works(**works))
    about = [f for f in faults(FOUND, drawn) if f.code == "EMPLACEMENTS"]

    assert [f.subject for f in about] == wrong
    assert {f.rule for f in about} <= {"KP-29.2"}


def test_commander_and_scout_may_have_an_emplacement_too():
    """KP-29.2, KP-3.3, KP-6.1: elements on foot with firearms like others."""
    chief = {"entry": "warriors", "loadout": "musket"}
    army = three_units(*WOODS, "warriors", "bow", commander=chief, scout="musket")

    assert emplaceable(FOUND, FOUND.lists["L01"], army) == (2, 0)


def test_a_sharpshooter_must_be_trained():
    """KP-5.9."""
    army = army_from(
        {
            "list": "L03",
            "year": 1780,
            "units": [
                {"entry": "settlers", "groups": [{"n": 2, "loadout": "musket"}] * 2}
                for _ in range(3)
            ],
        }
    )
    assert faults(FOUND, army) == []
    raw = army.to_json()
    raw["units"][0]["groups"][0]["opts"] = ["sharpshooters"]

    found = {f.label for f in faults(FOUND, army_from(raw))}
    assert found == {"OPTION_REQUIRES:sharpshooters", "EXCLUSIVE:sharpshooter"}


def test_a_scout_carries_what_the_list_offers_in_the_year():
    """KP-6.1."""
    us_army = FOUND.lists["L13"]

    assert "bl_rifle" in scout_weapons(FOUND, us_army, "union", 1876)
    assert "bl_rifle" not in scout_weapons(FOUND, us_army, "union", 1866)


def every_muster():
    for army_list in FOUND.lists.values():
        for year in sorted({army_list.year_from, 1790, 1861, army_list.year_to}):
            if army_list.year_from <= year <= army_list.year_to:
                marks = () if year == army_list.year_from else again
                for tribe in tribes(army_list, year):
                    yield pytest.param(army_list.id, year, tribe, marks=marks)


@pytest.mark.parametrize(("name", "year", "tribe"), [*every_muster()])
def test_random_armies_are_legal_for_every_list_year_and_tribe(name, year, tribe):
    """KP-31.1 to KP-31.13."""
    army = random_army(FOUND, name, year, 300, tribe, seed=1)

    assert faults(FOUND, army) == []
    assert 100 <= army_price(FOUND, army) <= 300
    assert random_army(FOUND, name, year, 300, tribe, seed=1) == army


def turning_points(army_list: ArmyList) -> set[int]:
    """The years from which on a list demands other things, or offers other troops."""
    parts = [*army_list.entry, *army_list.constraint]
    spans = [when for part in parts for when in part.when or ()]
    spans += [when for option in army_list.option for when in option.mandatory_when or ()]
    years = {year for span in spans for year in (span.year_from, span.year_to + 1)}
    alive = range(army_list.year_from, army_list.year_to + 1)
    return {army_list.year_from, *(year for year in years if year in alive)}


@pytest.mark.parametrize("army_list", FOUND.lists.values(), ids=lambda found: found.id)
def test_there_is_a_small_army_whatever_a_list_demands(army_list):
    """KP-30.4, KP-31: in 1875 Comanches may walk, and only riders among them must be nimble."""
    for year in turning_points(army_list):
        for tribe in tribes(army_list, year):
            army = random_army(FOUND, army_list.id, year, 150, tribe, seed=2)
            assert faults(FOUND, army) == [], (year, tribe)
