"""Editions and reading options (RB-21)."""

import pytest

from zareba.engine import BadOption, Position, Setting
from zareba.games.burnoose.rules.turn import game_round

from .board import GAME, setting, table


def rules_of(**options):
    return Setting.of(GAME, 3, options).facts.rules


def test_the_standard_edition_has_the_defaults():
    """RB-21.1"""
    rules = rules_of()

    assert rules.draw_timing == "turn_start"
    assert rules.soumeur_mode == "as_stop"
    assert rules.retreat_windows == {"after_sharpshooters", "after_round"}


@pytest.mark.parametrize(
    ("edition", "values"),
    [
        (
            "english",
            (
                False,
                "turn_start",
                "crt_order",
                "any_village",
                1,
                True,
                "pass_through",
                "french_army",
            ),
        ),
        ("german", (True, "round_start", "player", "own", 2, False, "as_stop", "submitted")),
    ],
)
def test_an_edition_sets_every_reading_in_which_it_differs(edition, values):
    """RB-21.1"""
    rules = rules_of(edition=edition)

    assert values == (
        rules.moudjahidate_at_setup,
        rules.draw_timing,
        rules.counterattack_dice_choice,
        rules.young_man_destination,
        rules.homme_moudjahidine,
        rules.oulmokhtar_builds_defense,
        rules.soumeur_mode,
        rules.placement_ban,
    )
    assert rules.win_timing == (
        "end_of_round" if edition == "german" else "automata_cannot_act"
    )  # fmt: skip


def test_a_single_option_overrides_the_edition():
    """RB-21.1"""
    rules = rules_of(edition="german", draw_timing="turn_start", oulmokhtar_builds_defense="yes")

    assert rules.draw_timing == "turn_start"
    assert rules.oulmokhtar_builds_defense
    assert rules.moudjahidate_at_setup


def test_the_german_homme_starts_with_two_moudjahidine():
    """RB-11.6"""
    cards = table(3, {"homme_moudjahidine": "2"}).facts.leader_cards["homme_a_la_mule"]

    assert sorted(cards) == ["moudjahidine", "moudjahidine", "weapons"]


def test_the_window_after_a_round_cannot_be_closed():
    """RB-15.7"""
    windows = rules_of(retreat_after_sharpshooters=False).retreat_windows

    assert windows == {"after_round"}


def test_wrong_values_are_refused():
    with pytest.raises(BadOption, match="soumeur_mode"):
        rules_of(soumeur_mode="fly_over")
    with pytest.raises(BadOption, match="1 to 4 players"):
        Setting.of(GAME, 5)


def test_alone_the_regions_are_territories():
    """RB-18.1, RB-18.2"""
    seating = setting(1).facts.seating[1]

    assert seating.owner == (0,) * 9
    assert seating.land == (0, 0, 0, 1, 1, 1, 2, 2, 2)


def test_a_round_forgets_which_reinforcements_came_in_the_last():
    """RB-12.3: with the German timing they are of an earlier round now."""
    g = table(3, {"reinforcement_timing": "next_round"}, arrived=[0, 2, 0, 0, 0, 0])
    g.leader = ["tahar", "tayeb", "oussaid"]

    Position.start(game_round(g))

    assert g.arrived == []
