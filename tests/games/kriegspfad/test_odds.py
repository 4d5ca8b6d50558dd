"""Shooting, melee, assaults and movement rows as arithmetic (KP-22, KP-24, KP-19.2)."""

import tomllib
from pathlib import Path

import pytest

from zareba.engine import DataFiles
from zareba.games.kriegspfad.battle.melee_table import (
    Side,
    assault_modifiers,
    assault_row,
    melee_losses,
    melee_modifiers,
    melee_row,
)
from zareba.games.kriegspfad.battle.shooting_table import (
    Shooter,
    Target,
    shooting_modifiers,
    shot_dice,
    shot_results,
)
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import FILES, read_facts
from zareba.games.kriegspfad.field.troops import type_in_mode

CASES = tomllib.loads((Path(__file__).parent / "data" / "conformance.toml").read_text("utf-8"))
FACTS = read_facts(DataFiles("zareba.games.kriegspfad", FILES), {})
BEYOND = {"fog": 2 * INCH, "rain": 8 * INCH, "heavy_rain": 8 * INCH}


def kind(who):
    return type_in_mode(who["type"], who.get("mode") == "mounted")


def shooter(s):
    return Shooter(
        kind(s),
        FACTS.arms[s["weapon"]],
        mounted=s.get("mode") == "mounted",
        moved=s.get("moved", False),
        markers=s.get("markers", 0),
        sharpshooter=s.get("sharpshooter", False),
        untrained=s.get("untrained", False),
        militia=s.get("militia", False),
    )


def target(t):
    return Target(
        kind(t),
        mounted=t.get("mode") == "mounted",
        foot=t.get("mode", "foot") == "foot",
        nimble=t.get("nimble", False),
        armoured=t.get("armoured", False),
        moved=t.get("moved", False),
        in_marsh=t.get("in_marsh", False),
        cover=frozenset(t.get("cover", [])),
    )


@pytest.mark.parametrize("case", CASES["shoot"], ids=lambda case: case["id"])
def test_shooting_cases_of_the_specification(case):
    """KP-5.1 to KP-5.7, KP-7.1, KP-7.5, KP-7.7, KP-8.2, KP-8.3, KP-15.5, KP-22.7."""
    s, reach = shooter(case["shooter"]), round(case["range"] * INCH)
    if "mods" not in case["expect"]:
        assert reach > s.arm.longest
        return
    found = shooting_modifiers(
        FACTS, s, target(case["target"]), reach, BEYOND.get(case.get("weather"), 0)
    )

    assert sorted(name for name, _ in found) == sorted(case["expect"]["mods"])
    assert sum(value for _, value in found) == case["expect"]["sum"]
    assert shot_dice(s.arm, reach) == len(case["dice"])
    assert shot_results(FACTS, s, found, case["dice"]) == case["expect"]["result"]


def side(who):
    contact = who.get("contact", ["front"])
    classes = frozenset(FACTS.arms[w].cls for w in who.get("weapons", []))
    return Side(
        kind(who),
        arms=(classes,) if classes else (),
        mounted=who.get("mode") == "mounted",
        warrior=who["type"] == "warrior",
        brave=who.get("brave", False),
        militia=who.get("militia", False),
        markers=who.get("markers", 0),
        commander={"normal": "ordinary"}.get(who.get("commander"), who.get("commander", "")),
        disciplined=who.get("disciplined", False),
        front="front" in contact,
        flank="flank" in contact or "rear" in contact,
        fortified=who.get("fortified", False),
        lancers=who.get("lancer", False),
    )


@pytest.mark.parametrize("case", CASES["melee"], ids=lambda case: case["id"])
def test_melee_cases_of_the_specification(case):
    """KP-5.1, KP-5.2, KP-7.4 to KP-7.9, KP-24.7, KP-24.12 to KP-24.15, KP-24.22, KP-27.1."""
    a, d = side(case["attacker"]), side(case["defender"])
    found = melee_modifiers(FACTS, a, d, case.get("round", 1))
    total = case["die"] + sum(value for _, value in found)
    row = melee_row(FACTS, total)

    assert sorted(name for name, _ in found) == sorted(case["expect"]["mods"])
    assert (total, row.id) == (case["expect"]["total"], case["expect"]["row"])
    lost = melee_losses(FACTS, a, d, row, case.get("good_going", True))
    assert list(lost) == case["expect"]["lost"]


@pytest.mark.parametrize("case", CASES["assault"], ids=lambda case: case["id"])
def test_assault_cases_of_the_specification(case):
    """KP-8.7, KP-24.10."""
    found = assault_modifiers(FACTS, side(case["attacker"]), case["gun"], case.get("jammed", False))
    total = case["die"] + sum(value for _, value in found)

    assert (total, assault_row(FACTS, total).id) == (
        case["expect"]["total"],
        case["expect"]["result"],
    )


@pytest.mark.parametrize("case", CASES["move"], ids=lambda case: case["id"])
def test_movement_cases_of_the_specification(case):
    """KP-0.4, KP-6.3, KP-19.2."""
    number, more = FACTS.movement[case["row"]][case["going"] == "difficult"]

    assert number == len(case["dice"])
    inches = max(0, sum(case["dice"]) + more)
    assert min(inches, case.get("cap", inches)) == case["expect"]
