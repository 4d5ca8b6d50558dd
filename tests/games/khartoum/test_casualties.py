"""Losses and the order of the dice (LK-11.11 to LK-11.13, LK-12.4, LK-13)."""

import pytest

from support import dice, follow
from zareba.engine import IllegalChoice, ScriptError
from zareba.games.khartoum.rules.banners import activate, defence_sum, foreseen
from zareba.games.khartoum.rules.casualties import lose_guns, lose_steps
from zareba.games.khartoum.rules.expeditions import raid, sortie
from zareba.games.khartoum.rules.state import FORCE, change_cm, change_rp, change_strength
from zareba.games.khartoum.rules.turn import housekeeping

from .board import GREEN, RED, board, listen

TYPES = ("egyptian", "sudanese", "bashi", "levy")


def kinds_rolled(told):
    return [facts["kind"] for event, facts in told if event == "casualty_roll"]


# ------------------------------------------------------------------------------------ step losses
def test_the_next_step_comes_from_a_two_step_unit_while_there_is_one():
    """LK-11.11: CC-21 to its end."""
    g = board(force=["egyptian", "sudanese_reduced", "sudanese_reduced"])

    position = follow(lose_steps(g, FORCE, 3, TYPES))
    assert g.force == ["egyptian_reduced", "sudanese_reduced", "sudanese_reduced"]
    assert sorted(position.options()) == ["egyptian_reduced", "sudanese_reduced"]

    position.choose("sudanese_reduced")
    position.choose("sudanese_reduced")
    assert g.force == ["egyptian_reduced"]
    assert g.eliminated == ["sudanese_reduced", "sudanese_reduced"]


def test_two_steps_may_come_from_two_units():
    """LK-11.11, LK-2.4.4: the second step again from a two-step unit."""
    g = board(force=["egyptian", "bashi"])

    position = follow(lose_steps(g, FORCE, 2, TYPES))
    assert position.options() == ["egyptian", "bashi"]
    position.choose("bashi")

    assert g.force == ["egyptian_reduced", "bashi_reduced"]
    assert not position.pending


def test_a_one_step_unit_cannot_be_chosen_while_a_two_step_unit_is_left():
    """LK-11.11"""
    g = board(force=["egyptian", "sudanese", "levy"])

    position = follow(lose_steps(g, FORCE, 1, TYPES))

    with pytest.raises(IllegalChoice):
        position.choose("levy")


@pytest.mark.parametrize("steps", [3, 4, 9])
def test_losses_beyond_the_last_step_are_ignored(steps):
    """LK-11.11, LK-14.17: everything is lost and nothing is asked."""
    g = board(force=["egyptian", "levy"], unraised=1)

    position = follow(lose_steps(g, FORCE, steps, TYPES))

    assert not position.pending
    assert g.force == []
    assert g.unraised == 2


def test_an_eliminated_levy_can_be_raised_again_and_a_regular_cannot():
    """LK-6.3.2"""
    g = board(force=["levy", "bashi_reduced"], unraised=1)

    follow(lose_steps(g, FORCE, 2, TYPES))

    assert g.unraised == 2
    assert g.eliminated == ["bashi_reduced"]


# ------------------------------------------------------------------------------------- gun losses
def test_the_player_chooses_which_guns_are_lost():
    """LK-11.12: one at a time."""
    g = board(force=["light", "light", "heavy"])

    position = follow(lose_guns(g, FORCE, 2))
    assert position.options() == ["light", "heavy"]
    position.choose("heavy")

    assert g.force == ["light"]
    assert g.eliminated == ["heavy", "light"]


@pytest.mark.parametrize("engaged", [["light"], ["light", "light"], ["heavy"]])
def test_guns_of_one_kind_are_lost_without_asking(engaged):
    """LK-11.12, LK-14.18: and losses beyond the engaged number are ignored."""
    g = board(force=list(engaged))

    position = follow(lose_guns(g, FORCE, 2))

    assert not position.pending
    assert g.force == []
    assert g.eliminated == engaged


def test_nothing_is_asked_when_all_guns_are_lost():
    """LK-14.18"""
    g = board(force=["light", "heavy"])

    position = follow(lose_guns(g, FORCE, 2))

    assert not position.pending
    assert sorted(g.eliminated) == ["heavy", "light"]


# ------------------------------------------------------------------------- dice, and how many
def test_a_sortie_rolls_for_leader_troops_guns_and_each_gunboat():
    """LK-13.3, LK-6.6.6"""
    g = board(turn=5, rp=28, gunboats=3, unbuilt=0, at={"red": 5})
    told = listen(g)
    dice(g, 3, 3, 6, 6, 6, 6, 6)

    follow(sortie(g), "red", "sudanese", "done", "ali", 1, 2, 1)

    assert kinds_rolled(told) == ["leader", "troops", "guns", "gunboats", "gunboats"]
    assert g.script.used == 7


def test_who_is_not_there_rolls_no_die():
    """LK-13.3"""
    g = board(turn=5, rp=28)
    told = listen(g)
    dice(g, 5, 5, 6)

    follow(sortie(g), "red", "sudanese", "done", "none", 0)

    assert kinds_rolled(told) == ["troops"]


@pytest.mark.parametrize(
    ("faces", "kinds"),
    [
        ((1, 1), ["leader", "troops", "guns", "gunboats"]),  # 2 + 3: R2
        ((1, 2), ["leader", "troops", "gunboats"]),  # 3 + 3: R3, no entry for guns
        ((5, 6), ["leader", "troops", "gunboats"]),  # 11 + 3: R6
        ((6, 6), ["troops"]),  # 12 + 3: R7
    ],
)
def test_a_row_without_an_entry_calls_for_no_die(faces, kinds):
    """LK-12.2, LK-13.3: Sudanese, Ali, gun and gunboat against Strength 6 are + 3."""
    g = board(turn=5, rp=28, gunboats=1, unbuilt=2, at={"red": 5})
    told = listen(g)
    dice(g, *faces, *[6] * len(kinds))

    follow(raid(g), "red", "sudanese", "ali", 1, 1)

    assert kinds_rolled(told) == kinds


def test_a_die_too_few_is_noticed():
    """LK-13.3: two dice for the total and one for the troops, not two."""
    g = board(turn=5, rp=28)
    dice(g, 3, 3)

    with pytest.raises(ScriptError):
        follow(raid(g), "green", "sudanese", "none", 0)


def test_the_total_is_made_of_the_terms_of_the_rule():
    """LK-6.5.4: factors, levels, event, half the Strength rounded up."""
    g = board(turn=5, rp=16, cm=6, raid_drm=1, strength={"green": 7})
    told = listen(g)
    dice(g, 6, 5, 6, 6, 6)

    follow(raid(g), "green", "sudanese", "ali", 1)

    facts = next(facts for event, facts in told if event == "raid_total")
    assert dict(facts["terms"]) == {
        "sudanese": 2,
        "ali": 2,
        "light": 1,
        "cm": -2,
        "rp": -1,
        "event": 1,
        "half_strength": -4,
    }
    assert facts["total"] == 10
    assert facts["row"] == "R5"


def test_the_defence_total_is_made_of_the_terms_of_the_rule():
    """LK-7.2.2, LK-7.2.3, LK-7.2.4, LK-7.2.5, LK-7.2.6: the levels are read after paying."""
    defenders = {"red3": ["egyptian", "nushi", "heavy", "gunboat"]}
    g = board(turn=5, rp=21, cm=13, at={"red": 4}, improved=["red3"], garrison=defenders)
    g.defence_drm = -1
    told = listen(g)
    dice(g, 2, 1, 6, 6, 6, 6)

    follow(activate(g, RED), "yes")

    facts = next(facts for event, facts in told if event == "defence_total")
    assert dict(facts["terms"]) == {
        "egyptian": 2,
        "nushi": 1,
        "heavy": 2,
        "gunboat": 1,
        "fort": 3,
        "paid": 1,
        "cm": 1,
        "rp": -1,
        "event": -1,
        "full_strength": -6,
    }
    assert facts["total"] == 6
    assert facts["row"] == "D4"


@pytest.mark.parametrize(
    ("resources", "gain"), [(36, 1), (31, 0), (30, 1), (21, 0), (20, 1), (11, 0), (10, 1), (2, 1)]
)
def test_one_rp_for_the_defence_gains_nothing_at_the_edge_of_a_band(resources, gain):
    """LK-7.2.4: at RP 31, 21 and 11 the level falls with the payment."""
    g = board(turn=5, rp=resources, at={"green": 5}, garrison={"green4": ["levy"]})
    g.target, zone = GREEN, g.facts.zone_index["green4"]

    assert defence_sum(g, zone, paid=True) == defence_sum(g, zone, paid=False) + gain


def test_the_player_sees_the_row_with_and_without_the_rp():
    """LK-14.16: 8 + 1 + 1 - 6 is 4, driven back; with the RP 5, held."""
    g = board(turn=5, rp=30, at={"green": 5}, garrison={"green4": ["levy"]})
    g.target, zone = GREEN, g.facts.zone_index["green4"]

    assert foreseen(g, zone, paid=False, dice=8).id == "D3"
    assert foreseen(g, zone, paid=True, dice=8).id == "D4"


# ------------------------------------------------------------------------------------------ tracks
@pytest.mark.parametrize(("before", "delta", "after"), [(0, -2, 0), (1, -2, 0), (11, 2, 12)])
def test_strength_stays_between_0_and_12(before, delta, after):
    """LK-2.2.5, LK-2.2.6, LK-11.4: CC-30, Strength 0 minus 2 stays 0."""
    g = board(strength={"green": before})

    change_strength(g, GREEN, delta, "LK-11.4")

    assert g.strength[GREEN] == after


def test_gains_beyond_the_track_are_lost():
    """LK-2.2.5"""
    g = board(cm=14, rp=35)

    change_cm(g, 3, "LK-2.2.5")
    change_rp(g, 3, "LK-2.2.5")

    assert (g.cm, g.rp) == (15, 36)


# ----------------------------------------------------------------------------------------- leaders
def test_a_wounded_leader_misses_one_turn():
    """LK-8.3, LK-8.4: wounded in turn 5, away in turn 6, back in turn 7."""
    g = board(turn=5, leaders=["stewart", "nushi"], wounded=["ali"])

    housekeeping(g)
    assert g.turn == 6
    assert "ali" not in g.leaders

    housekeeping(g)
    assert g.turn == 7
    assert "ali" in g.leaders


def test_a_leader_wounded_again_waits_again():
    """LK-8.3, LK-8.4"""
    g = board(turn=5, leaders=["nushi"], wounded=["ali"], recovering=["stewart"])

    housekeeping(g)
    assert sorted(g.leaders) == ["nushi", "stewart"]
    g.leaders.remove("stewart")
    g.wounded.append("stewart")
    housekeeping(g)

    assert sorted(g.leaders) == ["ali", "nushi"]
    assert g.recovering == ["stewart"]
