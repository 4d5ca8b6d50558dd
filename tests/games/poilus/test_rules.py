"""Rules one by one, where no conformance case of LP-19 shows them."""

import pytest

from support import asked, one_after_another
from zareba.engine import BadOption, IllegalChoice, Over, Position, Setting
from zareba.engine.procedure import PROCEDURES
from zareba.games.poilus.rules.limits import actions
from zareba.games.poilus.rules.morale import morale_drop
from zareba.games.poilus.rules.state import active_threats, hand_of, lower_morale, marks
from zareba.games.poilus.rules.support import look_for_peace

from .tables import GAME, setting, start


def follow(g, rule, *args):
    return Position.start(PROCEDURES[f"poilus.{rule}"](g, *args))


def table(name="three", **given):
    """A table of a variant with some of its fields laid as a test needs them."""
    g = start(name, 1).state
    g.leader, g.no_mans_land = 0, []
    for field, value in given.items():
        setattr(g, field, value)
    return g


# ------------------------------------------------------------------------- components, set-up
def test_six_soldiers_have_six_charms_and_there_are_sixteen_tiles():
    """LP-1.4, LP-1.5, LP-1.7."""
    facts = table("four").facts
    assert sorted(facts.charm_of.values()) == sorted(facts.threats)
    assert len(facts.tiles[4]) == 16
    assert len(facts.solo_tiles) == 4
    assert len(facts.missions) == 39
    assert set(facts.finals) == {"final_assault", "last_stand"}


def test_the_pieces_beside_the_cards_are_on_the_table():
    """LP-1.6, LP-2.5, LP-9.1, LP-9.2: tokens, leader, Peace and Monument under their piles."""
    g = table("three")
    assert g.supply == 5
    assert g.leader in range(3)
    assert max(n for by_players in g.facts.tokens.values() for n in by_players.values()) == 5
    with pytest.raises(Over, match="defeat_monument"):
        lower_morale(g, len(g.morale))
    peace = table("three", trials=[])
    with pytest.raises(Over, match="victory"):
        look_for_peace(peace)


@pytest.mark.parametrize("players", [0, 6])
def test_the_game_is_for_one_to_five(players):
    """LP-2.1."""
    with pytest.raises(BadOption):
        Setting.of(GAME, players)


def test_the_first_leader_is_a_chosen_seat_or_chance():
    """LP-2.6."""
    chosen, by_chance = setting("four"), setting("three")
    assert {first_leader(chosen, seed) for seed in range(8)} == {3}
    assert {first_leader(by_chance, seed) for seed in range(30)} == {0, 1, 2}


def first_leader(at, seed):
    """Who leads when the first intensity is chosen."""
    game = one_after_another(at, seed)
    return next(p.state.leader for p, _ in game if asked(p) == "Intensity")


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"ruleset": "expansion"}, "LP-14.1"),
        (3, {"two_players": "chaplain"}, "LP-10.4"),
        (2, {"two_players": "chaplain", "ruleset": "expansion"}, "LP-10.6"),
        (2, {"chaplain_trials": "22"}, "LP-10.4"),
        (3, {"ruleset": "expansion", "veteran": True}, "LP-10.2"),
        (1, {"veteran": True}, "LP-13.3"),
        (3, {"difficulty": "front"}, "LP-11.3"),
        (3, {"first_mission_min_in_expansion": True}, "LP-11.9"),
        (3, {"ruleset": "expansion", "base_failure_allows_charm": True}, "LP-7.6"),
        (1, {"speech_includes_speaker": True}, "LP-14.1"),
        (3, {"first_leader": "3"}, "LP-2.6"),
        (2, {"first_leader": "2"}, "LP-2.6"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_the_rule(players, options, why):
    """LP-15: which options are allowed with which variant."""
    with pytest.raises(BadOption, match=why):
        Setting.of(GAME, players, options)


def test_two_players_with_the_expansion_play_duo():
    """LP-11.1, LP-10.6, LP-13.1, LP-13.4: rules for three, five tokens, seat 2 the Novice."""
    g = start("duo-expansion", 2).state
    assert (g.variant, len(g.soldier), g.supply) == ("duo", 3, 5)
    assert g.knocks[2] == ["novice"]
    assert sorted(g.facts.tiles[3]) == ["L"] * 6 + ["R"] * 6


# ------------------------------------------------------------------------- principles, turns
def test_the_phases_follow_one_another_and_hands_are_kept():
    """LP-3.2, LP-3.9, LP-4.1, LP-5.27: a new mission, everybody in, the old cards still in hand."""
    position = start("three", 3)
    position.choose(3)
    g = position.state
    while g.mission == 1 and not position.over:
        before = [hand[:] for hand in g.hand]
        position.choose(position.options()[-1])  # the last option is to withdraw, if there is one
    assert g.phase == "preparation"
    assert g.present == [True, True, True]
    assert g.acted == [False, False, False]
    assert [hand[: len(old)] for hand, old in zip(g.hand, before, strict=True)] == before


def test_turns_pass_clockwise_and_skip_those_who_left():
    """LP-3.1, LP-5.1."""
    g = table("four", leader=1, hand=[["mute", "clumsy"] for _ in range(4)])
    g.present = [True, True, False, True]
    position = follow(g, "mission.mission_phase")
    order = []
    for _ in range(3):
        order.append(position.waiting_for()[0])
        position.choose(("play", "clumsy" if order[-1] == 3 else "mute"))
    assert order == [1, 3, 0]


def test_a_turn_is_one_of_four_actions_and_never_a_pass():
    """LP-5.2, LP-5.9."""
    g = table(hand=[["mute", "rain_mask"], [], []], speeches=[1, 0, 0])
    g.soldier[0], g.no_mans_land = "sauliere", ["rain_shell"]
    found = actions(g, 0)
    assert found[:3] == [("play", "mute"), ("play", "rain_mask"), ("charm", "rain_shell")]
    assert [o[1] for o in found[3:9]] == list(g.facts.threats)
    assert found[9:] == ["withdraw"]
    g.turn = 0
    with pytest.raises(IllegalChoice):
        follow(g, "mission.mission_phase").choose("pass")


def test_a_threat_lies_in_no_mans_land_and_a_hard_knock_before_its_soldier():
    """LP-5.4, LP-5.5, LP-14.8: newer hard knocks lie to the right."""
    g = table(hand=[["rain_mask"], ["mute", "clumsy"], ["wounded", "fragile"]])
    g.knocks[1] = ["wounded"]
    position = follow(g, "mission.mission_phase")
    position.choose(("play", "rain_mask"))
    position.choose(("play", "mute"))
    assert g.no_mans_land == ["rain_mask"]
    assert g.knocks[1] == ["wounded", "mute"]


def test_discarded_cards_never_come_back():
    """LP-3.8, LP-3.10, LP-8.1: a failure returns No Man's Land only; morale goes on top."""
    g = table(
        discard=["mute"], trials=["rain_mask"], morale=["a", "b", "c", "d"], hand=[[], [], []]
    )
    follow(g, "turn.aftermath", False)
    assert g.discard == ["mute"]
    assert g.trials == ["rain_mask", "d", "c", "b"]
    assert g.morale == ["a"]


def test_the_trials_pile_may_be_empty_after_the_deal():
    """LP-4.7: the mission is played all the same."""
    g = table(hand=[[], [], []], trials=["mute", "clumsy", "fragile"])
    follow(g, "turn.one_mission")
    assert g.trials == []
    assert g.phase == "mission"


def test_a_leader_who_has_withdrawn_still_leads():
    """LP-3.12: and decides where a card goes that two missions collect."""
    g = table("three-bunker", leader=2, present=[False, False, False])
    g.missions, g.under, g.no_mans_land = ["H03", "H05"], [[], []], ["rain_whistle"]
    assert follow(g, "mission.success").waiting_for() == [2]


def test_the_monument_ends_the_game_in_the_middle_of_a_step():
    """LP-3.15: the Tank ends it before the trap card would make the mission fail."""
    g = table(
        "three-bunker", morale=["snow_mask"], trials=["mute"], no_mans_land=["rain_shell"] * 2
    )
    g.missions, g.under = ["H03"], [[]]
    g.hand = [["rain_shell_trap", "clumsy"], [], []]
    position = follow(g, "mission.mission_phase")
    position.choose(("play", "rain_shell_trap"))
    assert g.result == "defeat_monument"
    assert len(g.no_mans_land) == 3


# ---------------------------------------------------------------------------------- hard knocks
def test_a_phobia_is_an_active_attack():
    """LP-6.2."""
    g = table(knocks=[["phobia_shell"], [], []])
    assert active_threats(g, "shell") == 1


def test_wounded_counts_twice():
    """LP-6.3, LP-7.9."""
    g = table(knocks=[["wounded", "mute"], [], []])
    assert marks(g, 0) == 3


def test_frenzied_draws_two_more_cards():
    """LP-6.9, LP-4.6."""
    g = table(hand=[[], [], []], knocks=[[], ["frenzied"], []])
    follow(g, "preparation.preparation").choose(3)
    assert [len(hand) for hand in g.hand] == [3, 5, 3]


def test_hardheaded_stays_with_two_cards_and_may_leave_with_one():
    """LP-6.11."""
    g = table(hand=[["mute", "rain_mask"], [], []], knocks=[["hardheaded"], [], []])
    assert "withdraw" not in actions(g, 0)
    g.hand[0].pop()
    assert "withdraw" in actions(g, 0)


def test_there_is_one_tyrant():
    """LP-6.17."""
    assert table().facts.deck["base"].count("tyrannical") == 1


def test_a_mission_comes_before_a_hard_knock():
    """LP-3.3, LP-6.16: No Turning Back against Fearful."""
    g = table("three-bunker", hand=[["mute", "rain_mask"], [], []], knocks=[["fearful"], [], []])
    g.no_mans_land = ["rain_mask", "rain_shell"]
    assert actions(g, 0) == ["withdraw"]
    g.missions, g.under = ["N09"], [[]]
    assert "withdraw" not in actions(g, 0)


# ------------------------------------------------------------------------------ support, morale
def test_all_tiles_move_at_the_same_time_before_the_reward():
    """LP-7.1, LP-7.11: a tile received now cannot be given now."""
    g = table(tiles=[[], [], []], known_tiles=[[], [], []], placed=[["L"], ["R"], ["R"]])
    g.knocks[1] = ["mute"]
    position = follow(g, "support.support_phase", True)
    assert g.tiles == [["R"], ["L", "R"], []]
    assert position.waiting_for() == [1]


def test_morale_then_leader_then_speech_token():
    """LP-8.8: a game that ends with the drop changes no leader any more."""
    g = table(hand=[[], [], []], morale=["a", "b"], supply=5)
    follow(g, "turn.aftermath", True)
    assert g.result == "defeat_monument"
    assert (g.leader, g.supply) == (0, 5)


# ----------------------------------------------------------------------------------- expansion
def test_the_final_missions_are_always_offered():
    """LP-11.4, LP-11.21."""
    position = start("three-bunker", 1)
    assert position.options()[-2:] == ["final_assault", "last_stand"]


def test_minimums_of_older_missions_do_not_count():
    """LP-11.10, LP-11.12: Grand Offensive lies there, Night March was chosen."""
    g = table("four-front", hand=[[], [], [], []], looking_at=[[], [], [], []])
    g.missions, g.under, g.mission_deck = ["H10"], [[]], ["E03", "N03"]
    position = follow(g, "preparation.preparation")
    position.choose("N03")
    assert position.options()[0] == 2
    assert g.missions == ["H10", "N03"]


def test_the_sequence_of_a_preparation():
    """LP-11.11: the card, its effect, intensity, deal, extra card, Frenzied."""
    told = []
    g = table("three-bunker", hand=[[], [], []], looking_at=[[], [], []], leader=1)
    g.mission_deck, g.knocks[2] = ["E03", "N12"], ["frenzied"]
    g.tell = lambda event, rule, to, facts: told.append((event, rule))
    position = follow(g, "preparation.preparation")
    position.choose("N12")
    position.choose(3)
    wanted = [("mission_chosen", "LP-11.7"), ("intensity", "LP-11.9"), ("dealt", "LP-4.5")]
    wanted += [("drew", "LP-12.14"), ("drew", "LP-4.6")]
    assert [t for t in told if t in wanted] == wanted


def test_markers_show_who_is_in_the_mission():
    """LP-11.6."""
    g = table("three-bunker", hand=[[], ["mute"], []], charm=[False] * 3, tiles=[["L"], ["R"], []])
    follow(g, "mission.mission_phase")
    assert g.present == [False, True, True]


def test_effects_last_until_the_card_is_discarded_and_add_up():
    """LP-12.1, LP-12.23: two Tanks cost two, a charm recovered once is not recovered again."""
    g = table("three-bunker", morale=["a"] * 9, hand=[["mute", "clumsy"], ["mute"], []])
    g.missions, g.under = ["H03", "H04"], [[], []]
    follow(g, "mission.mission_phase").choose(("play", "mute"))
    assert len(g.morale) == 7
    g.missions, g.under, g.hand = ["N13", "H12"], [[], []], [[], [], []]
    assert morale_drop(g) == 5


def test_a_discarded_hard_knock_costs_no_morale():
    """LP-12.24, LP-12.25: only what comes into play does, and Demoralized does not add to it."""
    g = table("three-bunker", morale=["a"] * 9, speeches=[1, 0, 0], supply=4)
    g.hand = [["mute", "clumsy"], ["phobia_mask", "wounded"], []]
    g.missions, g.under, g.knocks[2] = ["H03"], [[]], ["demoralized"]
    position = follow(g, "mission.mission_phase")
    position.choose(("speech", "mask"))
    position.choose("phobia_mask", 1)
    assert len(g.morale) == 9
    position.choose(("play", "wounded"))
    assert len(g.morale) == 8


# ---------------------------------------------------------------------------------- Duo and Solo
def test_the_novice_is_dealt_open_cards_after_the_two_players():
    """LP-13.6, LP-13.16, LP-12.27: dealing and turns go 1, 2, 0 when player 1 leads."""
    g = table("duo", leader=1, hand=[[], []], open_hand=[], trials=["a", "b", "c", "d"])
    follow(g, "preparation.preparation").choose(1)
    assert g.hand == [["b"], ["d"]]
    assert g.open_hand == ["c"]
    assert g.seen_by(None)["open_hand"] == ["c"]
    assert hand_of(g, 2) is g.open_hand


def test_other_hard_knocks_work_on_the_novice():
    """LP-13.17: a fragile Novice keeps the players in the mission."""
    g = table("duo", hand=[["mute"], []], knocks=[[], [], ["novice", "fragile"]])
    assert "withdraw" not in actions(g, 0)


def test_solo_is_one_hand_and_three_soldiers_without_speeches():
    """LP-14.1, LP-14.2, LP-14.4, LP-14.5, LP-14.9."""
    g = start("solo", 1).state
    assert (len(g.hand), len(g.soldier), g.supply) == (1, 3, 0)
    assert len(g.hand[0]) == 3
    assert g.charm == [True] * 3
    assert 0 <= g.leader < 3


def test_solo_soldiers_act_in_turn_and_leave_without_a_tile():
    """LP-14.6, LP-14.8, LP-14.9: the token moves to the next one still in the mission."""
    g = table("solo", hand=[["wounded", "clumsy"]], trials=[], charm=[False] * 3)
    position = follow(g, "mission.mission_phase")
    position.choose("withdraw")
    assert (g.leader, g.present) == (1, [False, True, True])
    position.choose(("play", "clumsy"))
    assert (g.leader, g.knocks[1]) == (2, ["clumsy"])
    position.choose(("play", "wounded"))
    # The hand is empty now: the last two can only withdraw.
    assert position.over
    assert g.present == [False, False, False]


def test_solo_pride_leaves_with_an_empty_hand_or_last():
    """LP-14.14."""
    g = table("solo", hand=[["wounded"]], knocks=[["prideful"], [], []])
    assert "withdraw" not in actions(g, 0)
    g.present = [True, False, False]
    assert "withdraw" in actions(g, 0)


def test_solo_is_played_with_or_without_traps():
    """LP-14.16."""
    for name, laid in (("solo", 2), ("solo-without-traps", 1)):
        g = table(name, hand=[["rain_mask_trap", "clumsy"]], trials=["night_shell"], filling=False)
        follow(g, "mission.mission_phase").choose(("play", "rain_mask_trap"))
        assert len(g.no_mans_land) == laid


def test_solo_merry_christmas_frees_any_soldier():
    """LP-14.19."""
    g = table("solo", hand=[["merry_christmas"]], knocks=[["clumsy"], [], ["fragile"]])
    position = follow(g, "mission.mission_phase")  # with a fragile comrade it is the only action
    assert position.options() == ["clumsy", "fragile"]
    position.choose("fragile")
    assert g.knocks == [["clumsy"], [], []]
