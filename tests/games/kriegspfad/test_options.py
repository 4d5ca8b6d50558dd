"""Readings a group may change (KP-32): each works both ways, and a battle with it ends."""

import functools
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from games.kriegspfad.kp_table import dice, line, square, table, unit
from support import enough, follow, random_game
from zareba.engine import Over, Setting
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import Works, faults, random_army
from zareba.games.kriegspfad.battle.arrivals import first_round
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.fire import Marks, longest
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.melee_table import (
    Side,
    melee_losses,
    melee_modifiers,
    melee_row,
)
from zareba.games.kriegspfad.battle.shooting import burn_village, shooting
from zareba.games.kriegspfad.battle.shooting_table import Shooter, Target, shooting_modifiers
from zareba.games.kriegspfad.battle.victory import (
    enough_exited,
    limits,
    reinforcement,
    village_taken,
)
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.options import SWITCHES
from zareba.games.kriegspfad.field.state import KIN, UNTRAINED
from zareba.games.kriegspfad.field.structures import Blaze, Fight
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.prepare import roll_scenario

PRINTED = tomllib.loads(
    (Path(__file__).parent / "data" / "options.toml").read_text(encoding="utf-8")
)["option"]


def facts(**options):
    return table(**options).facts


def names(found):
    return {name for name, _ in found}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed["id"])
def test_every_switch_of_the_specification_is_an_option(printed):
    """KP-32: with its default and all its values."""
    default, values, _ = SWITCHES[printed["id"]]
    if isinstance(printed["default"], bool):
        assert (default, values) == ("yes" if printed["default"] else "no", ())
    else:
        assert default == str(printed["default"])
        assert list(values) == [str(value) for value in printed["values"]]


def test_there_are_no_other_switches():
    assert set(SWITCHES) == {printed["id"] for printed in PRINTED}


# --------------------------------------------------------------------------------------- shooting
def shot(f, reach, shooter=None, kind="skirmisher"):
    s = shooter or Shooter("regular", f.arms["bl_rifle"])
    return names(shooting_modifiers(f, s, Target(kind), reach * INCH))


@pytest.mark.parametrize(("value", "reach"), [("over_4", 5), ("under_4", 3)])
def test_skirmisher_penalty_range(value, reach):
    """C-01, S09."""
    f = facts(skirmisher_penalty_range=value)
    assert "S09" in shot(f, reach)
    assert "S09" not in shot(f, 8 - reach)


@pytest.mark.parametrize(
    ("value", "moved", "mounted", "penalty"),
    [
        ("moved_or_mounted", True, False, True),
        ("moved_or_mounted", False, True, True),
        ("moved_or_mounted", False, False, False),
        ("mounted_and_moved", True, False, False),
        ("mounted_and_moved", False, True, False),
        ("mounted_and_moved", True, True, True),
    ],
)
def test_moving_penalty(value, moved, mounted, penalty):
    """C-03, S10."""
    f = facts(moving_penalty=value)
    s = Shooter("cavalry", f.arms["bl_carbine"], mounted=mounted, moved=moved)
    assert ("S10" in shot(f, 3, s)) == penalty


@pytest.mark.parametrize(("value", "inches"), [(False, 16), (True, 4)])
def test_untrained_effective_range_only(value, inches):
    """C-23, KP-5.4."""
    g = table(untrained_effective_range_only=value)
    (e,) = elements_of(g, unit(g, 0, "skirmisher", (20, 10, 90), skills=UNTRAINED))
    assert longest(g, e, g.facts.arms["rifled_musket"]) == inches * INCH


@pytest.mark.parametrize("value", [False, True])
def test_rough_gives_cover(value):
    """KP-13.7."""
    g = table(rough_gives_cover=value)
    square(g, "rough", 14, 5)
    (e,) = elements_of(g, unit(g, 0, "warrior", (20, 10, 90)))
    assert bool(cover_of(g, e, ((200000, 300000), (200000, 106000)))) == value


@pytest.mark.parametrize("value", [False, True])
def test_dark_shoot_at_revealed_guns(value):
    """C-55, KP-15.10."""
    g = table("raid", 0, dark_shoot_at_revealed_guns=value)
    g.darkness = "night"
    (e,) = elements_of(g, unit(g, 0, "regular", (20, 10, 90), arms="bl_rifle"))
    (gun,) = elements_of(g, unit(g, 1, "artillery", (20, 22, 270), arms="gun_light_smooth"))
    assert Marks(g).of(e) == []
    g.shot_last[gun] = True
    assert bool(Marks(g).of(e)) == value


@pytest.mark.parametrize(("value", "tests"), [(True, 1), (False, 0)])
def test_terror_on_shooting(value, tests):
    """C-19, KP-11.5."""
    g = table(terror_on_shooting=value)
    g.active = ["", "terror"]
    u = unit(g, 0, "regular", (20, 10, 90), arms="musket")
    (e,) = elements_of(g, unit(g, 1, "warrior", (20, 13.5, 270), arms="bow", traits=KIN))
    position = follow(shooting(g))
    dice(g, 2)
    position.choose((), 0)
    position.choose(((e, "bow", elements_of(g, u)[0]),), 1)
    assert g.owed[u] == tests


# ------------------------------------------------------------------------------------------ melee
@pytest.mark.parametrize(
    ("value", "disciplined", "commander", "extra"),
    [
        ("disciplined", True, "ordinary", True),
        ("disciplined", False, "exceptional", False),
        ("exceptional", True, "ordinary", False),
        ("exceptional", False, "exceptional", True),
        ("either", True, "ordinary", True),
        ("either", False, "exceptional", True),
        ("either", False, "ordinary", False),
    ],
)
def test_melee_defender_extra(value, disciplined, commander, extra):
    """C-02, M18."""
    f = facts(melee_defender_extra=value)
    d = Side("regular", commander=commander, disciplined=disciplined)
    assert ("M18" in names(melee_modifiers(f, Side("warrior"), d))) == extra


@pytest.mark.parametrize("value", [False, True])
def test_flank_bonus_requires_front(value):
    """C-05, M05."""
    f = facts(flank_bonus_requires_front=value)
    rear = Side("warrior", front=False, flank=True)
    both = Side("warrior", front=True, flank=True)
    assert ("M05" in names(melee_modifiers(f, rear, Side("regular")))) != value
    assert "M05" in names(melee_modifiers(f, both, Side("regular")))


@pytest.mark.parametrize("value", [True, False])
def test_skirmisher_militia_cumulative(value):
    """C-06, M03, M04."""
    f = facts(skirmisher_militia_cumulative=value)
    found = names(melee_modifiers(f, Side("warrior"), Side("skirmisher", militia=True)))
    assert "M03" in found
    assert ("M04" in found) == value


@pytest.mark.parametrize(("value", "lost"), [(True, 0), (False, 3)])
def test_lancer_needs_good_going(value, lost):
    """C-10."""
    f = facts(lancer_needs_good_going=value)
    a = Side("cavalry", mounted=True, lancers=True)
    assert melee_losses(f, a, Side("regular"), melee_row(f, 6), False) == (0, lost)
    assert melee_losses(f, a, Side("regular"), melee_row(f, 6), True) == (0, 3)


@pytest.mark.parametrize("value", [True, False])
def test_melee_join_later_rounds(value):
    """C-60, KP-24.20."""
    g = table(melee_join_later_rounds=value)
    a = unit(g, 0, "regular", (20, 10, 90), (23, 10, 90))
    d = unit(g, 1, "warrior", (20, 11.2, 270))
    g.fights, g.round = [Fight(a, d, 2, 0)], 2
    assert ("join-good" in actions(g, a)) == value


# -------------------------------------------------------------------------------------- scenarios
@pytest.mark.parametrize(
    ("value", "faces", "scenario"),
    [("raid", (5,), "raid"), ("siege", (5,), "siege"), ("reroll", (5, 1), "ambush")],
)
def test_scenario_roll_5(value, faces, scenario):
    """C-16, KP-16.3."""
    g = table(scenario_roll_5=value)
    g.attacker, g.lists = 0, ["L13", "L07"]
    dice(g, *faces)
    assert roll_scenario(g) == scenario


@pytest.mark.parametrize(("value", "first"), [("1", 1), ("4", 4)])
def test_raid_late_arrivals_from(value, first):
    """C-17, KP-17.1: the defender of a raid has none; others begin in round 4."""
    g = table("raid", 0, raid_late_arrivals_from=value)
    assert first_round(g, 0) == first
    assert first_round(table(), 0) == 4


@pytest.mark.parametrize("value", [False, True])
def test_raid_palisades(value):
    """C-18, KP-29.1."""
    found = facts(raid_palisades=value).catalogue
    army = random_army(found, "L13", 1876, 200, "union", seed=1)
    army = msgspec.structs.replace(
        army, points=None, scenario="raid", role="defender", works=Works(palisade=15)
    )
    assert (faults(found, army) == []) == value


@pytest.mark.parametrize("value", [False, True])
def test_reinforcement_open_battle(value):
    """C-20, KP-11.7, TX-45."""
    g = table(reinforcement_open_battle=value)
    g.active, g.round = ["reinforcement", ""], 5
    dice(g, *([6] if value else []))
    if value:
        with pytest.raises(Over):
            reinforcement(g)
    else:
        reinforcement(g)


@pytest.mark.parametrize(("value", "number", "legal"), [("9", 10, False), ("12", 10, True)])
def test_units_max(value, number, legal):
    """C-26, KP-30.2."""
    found = facts(units_max=value).catalogue
    army = random_army(found, "L03", 1770, 200, seed=1)
    first = next(u for u in army.units if u.entry == "settlers")
    army = msgspec.structs.replace(army, points=None, units=(first,) * number)
    codes = {fault.code for fault in faults(found, army)}
    assert ("UNITS" not in codes) == legal


@pytest.mark.parametrize(("value", "tests"), [(False, 0), (True, 1)])
def test_burn_test_also_if_enemy(value, tests):
    """C-35, KP-26.2(g)."""
    g = table("raid", 1, burn_test_also_if_enemy=value)
    u = unit(g, 0, "regular", (20, 10, 90))
    burn_village(g, 1, ((200000, 50000), (300000, 50000), (300000, 150000)))
    assert g.owed[u] == tests


@pytest.mark.parametrize("value", [False, True])
def test_ambush_commander_must_exit(value):
    """C-41, KP-16.7."""
    g = table("ambush", 0, ambush_commander_must_exit=value)
    g.start_elements, g.exited = [6, 6], [4, 0]
    assert enough_exited(g) != value
    g.chief_exited = True
    assert enough_exited(g)


@pytest.mark.parametrize(("value", "last"), [("0", 0), ("8", 8), ("15", 15)])
def test_open_battle_round_limit(value, last):
    """KP-16.12."""
    g = table(open_battle_round_limit=value)
    g.round = max(last - 1, 50 if not last else 0)
    limits(g)
    g.round = last
    if last:
        with pytest.raises(Over):
            limits(g)


@pytest.mark.parametrize(("value", "last"), [("0", 0), ("15", 15), ("25", 25)])
def test_ambush_round_limit(value, last):
    """KP-16.22: the attacker loses."""
    g = table("ambush", 0, ambush_round_limit=value)
    g.round = last - 1 if last else 50
    limits(g)
    g.round = last
    if last:
        with pytest.raises(Over) as end:
            limits(g)
        assert end.value.result == "seat1"


def raided(**options):
    g = table("raid", 1, **options)
    square(g, "built_up", 20, 5, 12, 9)
    unit(g, 1, "warrior", *line(22, 8, 90, 2))
    return g


@pytest.mark.parametrize(("value", "checks"), [("2", 2), ("3", 3)])
def test_village_hold_checks(value, checks):
    """C-56, KP-16.9."""
    g = raided(village_hold_checks=value)
    assert [village_taken(g) for _ in range(checks)] == [False] * (checks - 1) + [True]


@pytest.mark.parametrize("value", [True, False])
def test_burned_village_counts_taken(value):
    """C-57, KP-16.9."""
    g = raided(burned_village_counts_taken=value)
    g.fires, g.village_burnt, g.round = [Blaze(0, 250000, 90000, 1, 1)], 1, 2
    assert village_taken(g) == value


# ---------------------------------------------------------------------------------------- battles
SCENARIO = {  # where an option makes a difference
    "ambush_commander_must_exit": "ambush",
    "ambush_round_limit": "ambush",
    "raid_late_arrivals_from": "raid",
    "raid_palisades": "raid",
    "dark_shoot_at_revealed_guns": "raid",
    "burn_test_also_if_enemy": "raid",
    "village_hold_checks": "raid",
    "burned_village_counts_taken": "raid",
    "rough_gives_cover": "siege",
    "scenario_roll_5": "rolled",
}
VALUES = [
    (option.id, value)
    for option in GAME.options
    for value in option.choices or (True, False)
    if value != option.default
]


@functools.cache
def battle(option, value):
    """One small battle with one option changed."""
    chosen = {"size": "150", "scenario": SCENARIO.get(option, "open_battle"), option: value}
    setting = Setting.of(GAME, 2, chosen)
    return random_game(setting, f"{option} {value}", wit=0.9)


FIRST = {SCENARIO.get(option, "open_battle"): option for option, _ in reversed(VALUES)}
# The contracts play them all, several at once; with ``--soak`` each has a battle of its own.
EACH_VALUE = [
    pytest.param(option, value, marks=() if option in FIRST.values() else pytest.mark.soak)
    for option, value in VALUES
]


def tried_values():
    return enough([(o, value) for o, value in VALUES if o in FIRST.values()], VALUES)


@pytest.mark.parametrize(("option", "value"), EACH_VALUE)
def test_a_battle_with_every_value_of_every_option_ends(option, value):
    play = battle(option, value)
    GAME.check(play.position.state)
    assert play.position.state.result in ("seat0", "seat1", "draw")


def test_their_records_replay_in_another_process(tmp_path):
    ends = {}
    for number, (option, value) in enumerate(tried_values()):
        play = battle(option, value)
        path = tmp_path / f"{number}.json"
        play.record.save(path)
        ends[str(path)] = play.position.digest()
    code = (
        "import sys, json, pathlib; from zareba.engine import Record\n"
        "print(json.dumps({p: Record.load(pathlib.Path(p)).verify().digest()"
        " for p in sys.argv[1:]}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *ends],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ends
