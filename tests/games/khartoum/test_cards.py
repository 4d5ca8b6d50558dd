"""The event cards: when they fire, what becomes of them (LK-5)."""

import pytest

from support import dice, follow
from zareba.games.khartoum.face.report import weight
from zareba.games.khartoum.rules.events import EFFECTS, event_phase, fires

from .board import board, other_chance

ALL_CARDS = list(range(1, 21))
ALWAYS = range(2, 13)
# card: the turns in which its event fires when its other conditions hold (LK-5.7)
WINDOWS = {
    1: range(8, 13),
    2: range(9, 13),
    3: range(4, 9),
    4: range(6, 13),
    5: range(9, 13),
    6: range(2, 7),
    7: range(6, 11),
    8: range(7, 13),
    9: ALWAYS,
    10: ALWAYS,
    11: ALWAYS,
    12: ALWAYS,
    13: ALWAYS,
    14: range(8, 13),
    15: ALWAYS,
    16: ALWAYS,
    17: ALWAYS,
    18: ALWAYS,
    19: ALWAYS,
    20: ALWAYS,
}
ONE_TIME = [1, 2, 3, 4, 5, 6, 7, 10]
AP = [2, 2, 2, 3, 3, 2, 3, 2, 3, 3, 2, 2, 4, 2, 2, 1, 3, 3, 4, "random"]


def on_top(g, card):
    g.event_pile.remove(card)
    g.event_pile.append(card)


@pytest.mark.parametrize(("card", "window"), WINDOWS.items())
def test_an_event_fires_only_in_its_turns(card, window):
    """LK-5.1"""
    g = board(gunboats=1, unbuilt=2, fired=[4])

    fired = []
    for turn in range(2, 13):
        g.turn = turn
        if fires(g, card):
            fired.append(turn)

    assert fired == list(window)


def test_an_event_may_need_another_event():
    """LK-5.1: Abu Klea only after Wolseley has set out."""
    assert not fires(board(turn=10), 5)
    assert fires(board(turn=10, fired=[4]), 5)


def test_an_event_may_need_a_gunboat():
    """LK-5.1, LK-5.6: one that is Available, not a Damaged one."""
    assert not fires(board(turn=5), 9)
    assert not fires(board(turn=5, damaged=3, unbuilt=0), 9)
    assert fires(board(turn=5, gunboats=1, damaged=2, unbuilt=0), 9)


@pytest.mark.parametrize(
    ("box", "alive"),
    [("leaders", True), ("wounded", True), ("recovering", True), ("eliminated", False)],
)
def test_an_event_may_need_a_leader_who_is_not_dead(box, alive):
    """LK-5.1, LK-5.6: a wounded Stewart will do."""
    g = board(turn=8, leaders=["ali", "nushi"])
    getattr(g, box).append("stewart")

    assert fires(g, 7) == alive


def test_twenty_cards_with_their_action_points():
    """LK-2.3.1, LK-5.3, LK-5.7"""
    cards = board().facts.cards

    assert sorted(cards) == ALL_CARDS
    assert [cards[number].ap for number in ALL_CARDS] == AP


def test_the_one_time_cards():
    """LK-5.2, LK-5.7"""
    cards = board().facts.cards

    assert [number for number in ALL_CARDS if cards[number].one_time] == ONE_TIME


def test_every_effect_of_a_card_has_its_rule():
    """LK-5.7: and every rule for an effect can be reached by a name of the vocabulary."""
    used = {effect.op for effect in board().facts.effects}

    assert used <= set(EFFECTS)


@pytest.mark.parametrize("card", [3, 10])
def test_a_one_time_card_that_fired_leaves_the_game(card):
    """LK-5.2, LK-5.4"""
    g = board(turn=5)
    on_top(g, card)

    follow(event_phase(g))

    assert g.event_removed == [card]
    assert g.event_discard == []
    assert card not in g.event_pile


def test_other_cards_are_discarded_and_not_reshuffled():
    """LK-5.4: the piles keep every card in one place."""
    g = board(turn=5)
    on_top(g, 17)

    follow(event_phase(g))

    assert g.event_discard == [17]
    assert sorted(g.event_pile) == [n for n in ALL_CARDS if n != 17]


def test_the_messenger_brings_the_discards_back():
    """LK-5.10: not the removed cards, and not the messenger himself."""
    g = board(turn=7, event_discard=[13, 17], event_removed=[10], fired=[13, 10, 17])
    g.event_pile = [n for n in ALL_CARDS if n not in (13, 17, 10, 20)] + [20]
    dice(g, 4)

    follow(event_phase(g))

    assert sorted(g.event_pile) == [n for n in ALL_CARDS if n not in (10, 20)]
    assert g.event_discard == [20]
    assert g.event_removed == [10]


@pytest.mark.parametrize("card", [13, 1, 17])
def test_fickle_fortune_puts_the_card_back_into_the_pile(card):
    """LK-5.11: fired or not, unless it left the game; in the same phase."""
    g = board({"event_discard": "reshuffle"}, turn=5)
    on_top(g, card)

    follow(event_phase(g))

    assert sorted(g.event_pile) == ALL_CARDS
    assert g.event_discard == []


def test_fickle_fortune_shuffles_the_pile():
    """LK-5.11: over a few games the card does not always come back to the same place."""
    places = set()
    for number in range(8):
        g = board({"event_discard": "reshuffle"}, turn=5)
        other_chance(g, number)
        on_top(g, 13)
        follow(event_phase(g))
        places.add(g.event_pile.index(13))

    assert len(places) > 1


def test_the_messenger_shuffles_the_pile():
    """LK-5.10"""
    orders = set()
    for number in range(8):
        g = board(turn=7, event_pile=[1, 2, 3, 4, 20], event_discard=[13, 17])
        other_chance(g, number)
        dice(g, 4)
        follow(event_phase(g))
        orders.add(tuple(g.event_pile))

    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4, 13, 17)}


def test_the_discards_are_shuffled_before_they_are_drawn_again():
    """LK-5.0.1"""
    drawn = set()
    for number in range(8):
        g = board(turn=5, event_pile=[], event_discard=[10, 13, 17, 18])
        other_chance(g, number)
        follow(event_phase(g))
        drawn.add(g.event_card)

    assert len(drawn) > 1


def test_an_empty_pile_is_made_anew_from_the_discards():
    """LK-5.0.1"""
    g = board(turn=5, event_pile=[], event_discard=[17, 18], event_removed=[])

    follow(event_phase(g))

    assert g.event_card in (17, 18)
    assert sorted(g.event_pile + g.event_discard) == [17, 18]
    assert g.event_discard == [g.event_card]


def test_every_banner_gains_in_the_order_black_white_red_green():
    """LK-5.9"""
    facts = board().facts
    effect = facts.effects[facts.card_effects[1][0]]

    assert [facts.banners[b] for b in effect.banners] == ["black", "white", "red", "green"]


def test_the_relief_never_comes_before_turn_10():
    """LK-5.7"""
    assert board().facts.relief_min_turn == 10


def test_a_relief_force_that_comes_earlier_or_later_weighs_much():
    """LK-5.7: a turn more or less to hold is told before a unit that is lost."""
    assert weight("relief", {"turn": 11}) > weight("unit_lost", {})


def test_a_march_does_not_push_what_was_lost_in_it_out_of_the_turning_points():
    """LK-11.9: of six zones on the way to the Palace only the key zone decides."""
    on_the_way = weight("advance", {"zone": "red4"})
    assert on_the_way < weight("retreat", {}) < weight("key_zone_lost", {})
    assert on_the_way < 2 < weight("advance", {"zone": "palace"})
