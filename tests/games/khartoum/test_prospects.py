"""What the rules of thumb foresee: fights, paths, ventures, and what is spent on them (K10)."""

import pytest

from zareba.games.khartoum.brain.advice import pay_for_defence
from zareba.games.khartoum.brain.posting import first_unit
from zareba.games.khartoum.brain.prospects import (
    breaks_through,
    cost,
    fight,
    fight_with,
    front,
    outlook,
    walls,
)
from zareba.games.khartoum.brain.ventures import raid_value, siege, sortie_value, venture
from zareba.games.khartoum.facts.tables import RAID
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import chance_to_hold, defence_sum

from .board import board


def test_a_fight_is_foreseen_as_the_rules_will_play_it():
    """LK-7.2.8, LK-7.2.10: the chance to hold is that of the rules, for any garrison."""
    for units in (["levy"], ["bashi"], ["egyptian", "light", "stewart"], ["sudanese"] * 3):
        g = board(turn=5, at=[6, 5, 6, 6], strength=[8, 9, 6, 6], target=1)
        zone = g.facts.zone_index["white4"]
        g.garrison[zone] = list(units)
        steps = sum(1 + (u in g.facts.reduced) for u in units if u in g.facts.troops)
        risk = fight(g.facts, defence_sum(g, zone, False), steps)

        assert sum(risk[:5]) == pytest.approx(1.0)
        held = risk.held + risk.held_weaker + risk.back
        assert held == pytest.approx(chance_to_hold(g, zone, False))
        assert risk.steps <= steps


def test_a_lone_levy_cannot_lose_more_than_itself():
    """LK-11.11: losses beyond the last step are ignored."""
    facts = board().facts
    assert (
        fight_with(facts, 5, 1).steps
        < fight_with(facts, 5, 2).steps
        < fight_with(facts, 5, 4).steps
    )
    assert (
        fight_with(facts, 5, 1).lost
        > fight_with(facts, 5, 2).lost
        > fight_with(facts, 5, 4).lost
        == 0
    )


def test_a_path_is_in_danger_by_what_is_near_strong_and_in_time():
    g = board(turn=6)
    ahead = walls(g, 1, outlook(g))

    def chance(number, strength, left, wall=ahead):
        return breaks_through(g.facts, wall, number, strength, left)

    assert 0 < chance(5, 8, 6) < chance(4, 8, 6) < chance(3, 8, 6) < chance(2, 8, 6) < 1
    assert chance(4, 6, 6) < chance(4, 10, 6)
    assert chance(4, 8, 3) < chance(4, 8, 6)
    assert chance(6, 12, 4) == 0  # five zones, one for each attack
    assert chance(1, 1, 0) == 1
    assert chance(4, 8, 6, tuple(x + 1 for x in ahead)) < chance(4, 8, 6)


def test_works_are_counted_where_they_stand():
    """LK-6.1.3: an improvement helps on its own path, before the Banner and not behind it."""
    for zone, helps in (("white4", True), ("white2", True), ("green4", False)):
        g = board(turn=6, at=[6, 5, 6, 6])
        before = siege(g, 1, outlook(g))
        g.improved.append(zone)
        assert (siege(g, 1, outlook(g)) < before) == helps, zone


def test_steps_are_dear_when_they_are_few_and_cheap_at_the_end():
    many = board(turn=6, troops=["egyptian", "bashi", "bashi", "sudanese", "sudanese"])
    few = board(turn=6, troops=["egyptian", "levy"])
    late = board(turn=11, troops=["egyptian", "levy"])

    assert outlook(many).price < outlook(few).price > outlook(late).price


def test_an_attack_that_the_last_turn_does_not_forgive_is_met_by_whoever_holds_best():
    """LK-9.1: behind the last turn nobody needs the steps."""
    g = board(turn=12, at=[6, 6, 6, 3], strength=[0, 0, 0, 6], troops=["levy", "egyptian"])

    assert first_unit(g, "green2", ["levy", "egyptian"]) == "egyptian"


def test_nobody_pays_for_what_changes_nothing_and_everybody_for_a_wall():
    """LK-7.2.4: a total of 4 loses the zone, 5 holds it."""
    g = board(turn=5, at=[6, 6, 6, 3], strength=[6, 6, 6, 8], rp=25, cm=12, target=3)
    zone = g.facts.zone_index["green2"]
    g.garrison[zone] = ["egyptian", "egyptian", "bashi"]
    ask = asks.PayForDefence(0, "green2")
    for dice, pays in (([3, 4], asks.YES), ([1, 1], asks.NO), ([4, 5], asks.NO)):
        g.dice = dice
        total = sum(dice) + defence_sum(g, zone, False)
        assert pay_for_defence(g, ask, [asks.NO, asks.YES]) == pays, total


def test_a_raid_on_a_weak_banner_brings_more():
    """LK-6.5.4: half the Strength is taken off the dice."""
    g = board(turn=4, at=[5, 5, 6, 6], strength=[10, 4, 0, 8])

    assert raid_value(g, 1) > raid_value(g, 0)
    assert raid_value(g, 2) < 0  # LK-6.5.2
    assert sortie_value(g, 2) < 0
    assert venture(g.facts, RAID, 8, 2).rp > venture(g.facts, RAID, 0, 2).rp


def test_a_front_costs_less_the_more_stand_there():
    g = board(turn=5, at=[6, 4, 6, 6], strength=[8, 8, 6, 6])
    at = front(g, 1, 3, outlook(g))

    assert cost(at, fight(g.facts, at.modifier + 6, 4)) < cost(at, fight(g.facts, at.modifier, 4))
