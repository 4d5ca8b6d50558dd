"""Table, components and hidden knowledge (RB-1, RB-2, RB-3, RB-4)."""

import collections

import pytest

from support import asked, dice, follow
from zareba.engine import IllegalChoice, Play, Position
from zareba.engine.chance import secret_from
from zareba.games.burnoose.rules.actions import player_turn
from zareba.games.burnoose.rules.ambush import ambush
from zareba.games.burnoose.rules.automata import automata_slot
from zareba.games.burnoose.rules.buying import buying
from zareba.games.burnoose.rules.census import check
from zareba.games.burnoose.rules.combat import combat
from zareba.games.burnoose.rules.leaders import homme
from zareba.games.burnoose.rules.limits import lands_reaching
from zareba.games.burnoose.rules.march import march, take_step
from zareba.games.burnoose.rules.setting_out import set_out
from zareba.games.burnoose.rules.state import own_villages
from zareba.games.burnoose.rules.turn import game, game_round, won

from .board import GAME, deploy, listen, setting, table


def test_all_players_win_or_lose_together():
    """RB-1.1"""
    g = table(4)
    g.result = "berbers"

    assert [won(g, seat) for seat in range(4)] == [True] * 4


def test_own_villages_are_the_open_ones():
    """RB-1.2"""
    g = table(status={"mekla": "abandoned"})

    assert own_villages(g, 1) == ["irdjen", "larbaa"]


@pytest.mark.parametrize("status", ["abandoned", "submitted"])
def test_closed_villages_are_passed_like_stops(status):
    """RB-1.3, RB-13.3"""
    g = table(status={"ath_yenni": status, "ath_ouacif": status})
    deploy(g, 1, "wf", "w2", [0, 6, 0, 0, 0, 0])

    assert take_step(g, 1, "circle", 1)
    assert g.at[1] in ("ath_yenni", "ath_ouacif")
    assert g.entered[1] == ""


def test_berbers_stand_in_villages_except_during_an_ambush():
    """RB-1.4: between two decisions of an ambush the force is at the target."""
    g = table(hand={"0": ["moudjahidine", "weapons"]}, units={"ath_yenni": [2, 0, 0]})
    deploy(g, 1, "wf", "w2", [0, 6, 0, 0, 0, 0])
    dice(g, 6, 6, 1)

    position = follow(ambush(g, 0), "all")

    assert asked(position) == "Reroll"
    assert g.units[-1] == [2, 0, 0]
    assert g.units[g.facts.number["ath_yenni"]] == [0, 0, 0]


def test_an_army_is_undeployed_deployed_or_retreated():
    """RB-1.5: the token is turned when it deploys and stays face up."""
    g = table(army={"1": [0, 6, 0, 0, 0, 0]}, french_deck=["a9", "a7"])
    start = g.token[1]

    follow(automata_slot(g))

    assert (g.army_state[1], g.start[1]) == ("deployed", start)
    assert g.start[2:] == ["", ""]


def test_a_figure_in_another_players_village_fights_for_its_controller():
    """RB-1.7, RB-15.1"""
    g = table(leader=["fatma", "tahar", "tayeb"], figure_at={"fatma": "mekla"}, tokens=[3, 1, 0])
    g.retreat_used = True
    deploy(g, 1, "mekla", "m1", [0, 6, 0, 0, 0, 0])
    dice(g, 1)

    position = follow(combat(g, 1, "mekla"))

    assert position.ask().seat == 1
    assert g.dice_of == ["moudjahidate"]


def test_armies_never_block_or_join_one_another():
    """RB-1.9"""
    g = table()
    for army in (1, 2):
        deploy(g, army, "w1", "draa_el_mizan", [0, 6, 0, 0, 0, 0])

    march(g, "circle", 1)

    assert g.at[1:3] == ["w2", "w2"]
    assert g.army[1] == g.army[2] == [0, 6, 0, 0, 0, 0]


def test_the_box_holds_what_the_rulebook_lists():
    """RB-2.1, RB-2.3"""
    facts = table().facts

    assert len(facts.leaders) == 8
    assert len(facts.villages) == 9
    assert len(facts.starter) == 12
    assert len(facts.display) == 8
    assert (facts.counts["moudjahidine"], facts.counts["sharpshooter"]) == (20, 8)
    assert facts.cubes == (8, 32, 6, 8)
    assert facts.defense_markers == 8


def test_the_number_of_dice_in_the_box_is_no_limit():
    """RB-2.2: eight white dice, ten moudjahidine."""
    g = table(units={"mekla": [10, 0, 0]}, tokens=[0, 1, 0], retreat_used=True)
    deploy(g, 1, "mekla", "m1", [0, 6, 0, 0, 0, 0])

    follow(combat(g, 1, "mekla"))

    assert len(g.dice) == 10


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_set_up_every_deck_is_shuffled_and_everything_is_in_its_place(players):
    """RB-3.10, RB-3.4, RB-3.6"""
    position = Position.start(set_out(setting(players).table("5" * 64)))
    while not position.over:
        position.choose(position.options()[0])
    g = position.state

    check(g)
    for seat in range(players):
        counted = collections.Counter(g.deck[seat])
        assert counted >= collections.Counter(g.facts.starter)
        assert g.deck[seat][:12] != list(g.facts.starter)
        assert g.leader[seat] in g.deck[seat]


def test_what_is_hidden_from_whom():
    """RB-4.3: hands, decks, face-down tokens and removed cards; all else lies open."""
    g = table(2, hand={"0": ["man"], "1": ["woman", "child"]})

    seen = g.seen_by(0)

    assert seen["hand"] == [["man"], 2]
    assert seen["deck"] == [len(g.deck[0]), len(g.deck[1])]
    assert (seen["french_deck"], seen["unseen"], seen["token"]) == (20, 4, 4)
    assert seen["discard"] == [[], []]
    assert "key" not in seen


def test_who_foresaw_cards_keeps_that_knowledge_in_imagined_positions():
    """RB-4.3, RB-11.6: the rest of the deck is dealt anew, the seen cards are not."""
    g = table()
    position = follow(homme(g, 0), g.french_deck[-1])
    bottom, top = g.french_deck[0], g.french_deck[-1]

    for seed in range(5):
        own, other = position.imagine(0, seed).state, position.imagine(1, seed).state
        assert (own.french_deck[0], own.french_deck[-1]) == (bottom, top)
        assert sorted(other.french_deck) == sorted(g.french_deck)
        assert [bool(card) for card in other.foreseen[0]] == [bool(c) for c in g.foreseen[0]]
        assert other.foreseen[0][0] == other.french_deck[0]  # he knows it, the other does not
    assert any(position.imagine(1, s).state.french_deck[0] != bottom for s in range(5))


def test_a_look_at_the_automata_cards_cannot_be_taken_back():
    """RB-11.6: nothing was drawn and nothing lies elsewhere, but something was seen."""
    play = Play(setting(2), secret_from("look"))
    while asked(play.position) != "NextAction":
        play.choose(play.position.options()[0])
    play.position.state.hand[0].append("homme_a_la_mule")
    play.position._listed = None
    play.choose("play")
    assert play.undo_refused(0) == ""
    play.choose("homme_a_la_mule")

    assert asked(play.position) == "CardToBury"
    assert play.undo_refused(0) == "cards-seen"


def test_a_card_everybody_saw_on_top_of_a_deck_stays_there_in_imagined_positions():
    """RB-4.3, RB-9.8"""
    g = table(deck={"1": ["man", "woman", "child", "tools"]}, topped={"1": ["tools"]})
    position = Position(g, [])

    for seed in range(5):
        assert position.imagine(0, seed).state.deck[1][-1] == "tools"


@pytest.mark.parametrize(
    ("answers", "needed"),
    [
        (("place", "weapons"), {"weapons"}),
        (("play", "tayeb"), {"tayeb"}),
        (("ambush",), {"weapons", "moudjahidine"}),
        (("ambush", 1), {"weapons", "moudjahidine"}),
        (("play", "moudjahidine"), {"weapons", "moudjahidine"}),
    ],
)
def test_a_deed_in_hand_fits_the_cards_that_others_imagine(answers, needed):
    """RB-4.3: he was heard to name the card, or could not be asked this without it."""
    hand = ["weapons", "moudjahidine", "tayeb", "olive_orchard", "child"]
    g = table(hand={"0": hand}, deck={"0": ["man"] * 20}, units={"ath_yenni": [2, 0, 0]})
    deploy(g, 1, "wf", "w2", [0, 3, 0, 0, 0, 0])
    deploy(g, 2, "wf", "w2", [0, 3, 0, 0, 0, 0])
    position = follow(player_turn(g, 0), *answers)

    worlds = [position.imagine(1, seed).state.hand[0] for seed in range(40)]
    assert all(needed <= {*hand} for hand in worlds)
    assert any({*world} != {*hand} for world in worlds)


def test_rounds_follow_the_printed_order():
    """RB-4.1: two rounds of three players; RB-4.2: the second player out."""
    expected = {False: "PPAPAPPAPA", True: "PAPAPAPA"}
    for out, order in expected.items():
        g = table(deck=[[], [], []], conquered=[False, out, False], french_deck=["a11", "a9"] * 2)
        told = listen(g)
        for _ in range(2):
            follow(game_round(g))
        turns = {"turn": "P", "card_turned": "A"}
        assert "".join(turns[event] for event in told if event in turns) == order


def test_up_to_three_actions_repeats_allowed_stopping_earlier_allowed():
    """RB-5.3"""
    g = table(deck={"0": ["child", "fig_orchard", "fig_orchard", "fig_orchard", "fig_orchard"]})
    place = ("place", "fig_orchard", "ath_yenni")

    position = follow(player_turn(g, 0), *place * 3)

    assert asked(position) != "NextAction"
    assert g.reserve[g.facts.number["ath_yenni"]] == ["fig_orchard"] * 3
    g = table(deck={"0": ["fig_orchard", "child"]})
    assert asked(follow(player_turn(g, 0), "end")) != "NextAction"


def test_the_die_for_soumeur_cannot_be_rerolled():
    """RB-8.5, RB-14.8"""
    g = table(tokens=[0, 0, 5], french_deck=["a9", "a8"])
    deploy(g, 1, "tf", "t1", [0, 6, 0, 0, 0, 0])
    dice(g, 6)

    position = follow(automata_slot(g))

    assert position.over
    assert g.tokens == [0, 0, 5]


def test_without_a_reachable_target_an_army_stays():
    """RB-13.8"""
    g = table(status=["submitted"] * 9)
    deploy(g, 1, "wf", "w2", [0, 6, 0, 0, 0, 0])

    assert take_step(g, 1, "circle", 1)
    assert g.at[1] == "wf"


def test_a_bought_sharpshooter_appears_on_the_map():
    """RB-10.4, RB-7.3"""
    g = table(hand={"0": ["sharpshooter", "sharpshooter", "fig_orchard", "weapons"]})

    follow(buying(g, 0), "sharpshooter", "ath_yenni")

    assert g.units[g.facts.number["ath_yenni"]] == [0, 1, 0]


def test_difficulty_switches_are_independent():
    """RB-19.1 to RB-19.4"""
    hard = table(4, {"automata_after_every_player": True}).facts
    bare = table(4, {"no_leader_starting_items": True}).facts

    assert hard.seating[4].slots == (0, -1, 1, -1, 2, -1, 3, -1)
    assert (hard.village_items, hard.leader_items) == (True, True)
    assert (bare.village_items, bare.leader_items) == (True, False)


def test_a_forbidden_choice_changes_nothing():
    """RB-5.11"""
    g = table(deck={"0": ["fig_orchard"]})
    position = follow(player_turn(g, 0))
    before = position.digest()

    with pytest.raises(IllegalChoice):
        position.choose("mobilize")
    assert position.digest() == before


def test_a_start_location_is_no_way_for_an_ambush():
    """RB-6.2: an army still on its start location may be a target."""
    g = table()
    deploy(g, 1, "tirourda", "", [0, 6, 0, 0, 0, 0])

    assert lands_reaching(g, 1) == [2]


def test_the_game_is_the_rule_of_the_register():
    assert GAME.rule is game
