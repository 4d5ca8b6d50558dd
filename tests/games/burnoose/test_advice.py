"""The heuristic player: always legal, and clearly better than chance at every number of players."""

import random

import pytest

from support import enough, follow, random_game, start
from zareba.games.burnoose.brain.advice import advise
from zareba.games.burnoose.brain.danger import danger, front_of, threats
from zareba.games.burnoose.brain.judgement import JUDGEMENT, is_quiet
from zareba.games.burnoose.brain.plans import Turn, figure_move, mobilize, send, young_man
from zareba.games.burnoose.brain.prospect import View, one
from zareba.games.burnoose.brain.raids import ambushes
from zareba.games.burnoose.brain.shopping import Shop, can_pay
from zareba.games.burnoose.facts.tables import BERBERS, M, S
from zareba.games.burnoose.rules import asks
from zareba.games.burnoose.rules.battle_asks import STOP, Reroll
from zareba.games.burnoose.rules.combat import combat
from zareba.games.burnoose.rules.limits import mobilize_sources
from zareba.games.burnoose.rules.odds import odds, people_of

from .board import deploy, setting, table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_advice_is_always_an_option_and_outlasts_random_play(players):
    def left(wit):
        ends = [random_game(setting(players), f"wits {n}", wit=wit) for n in range(enough(5, 10))]
        return sum(len(play.position.state.french_deck) for play in ends)

    assert left(1.0) < left(0.0)


def test_a_village_in_danger_gains_more_from_a_unit_than_a_quiet_one():
    g = table(units={"ath_yenni": [3, 0, 0]})
    deploy(g, 1, "wf", "w2", [0, 5, 0, 0, 0, 0])
    view = View(g, 0)

    assert view.danger > 0
    assert view.gain("ath_yenni", one("moudjahidine")) > view.gain("irdjen", one("moudjahidine"))
    assert view.fortified("ath_yenni") > view.fortified("irdjen")


def test_the_odds_of_a_combat_are_exact():
    """RB-15.6: one against three carabiniers who retreat at two: a hit wins, else 7/8 to die."""
    facts = table().facts
    even = odds(facts, 2, "wooded")

    assert even.loss((1, 0, 0), (0, 3, 0, 0, 0, 0)) == pytest.approx(7 / 15)
    assert even.loss((0, 0, 0), (0, 3, 0, 0, 0, 0)) == 1
    assert even.loss((1, 0, 0), (0, 2, 0, 1, 0, 0)) == pytest.approx(0.5 * 0.75 / (1 - 0.125))


def test_terrain_changes_the_odds():
    """RB-15.4, RB-15.6: no cavalry up a slope, half the artillery in cover."""
    facts, people = table().facts, (3, 0, 0)
    cavalry, guns = (4, 1, 0, 0, 0, 0), (0, 2, 3, 0, 0, 0)

    assert odds(facts, 2, "steep").loss(people, cavalry) < odds(facts, 2, "").loss(people, cavalry)
    assert odds(facts, 2, "sheltered").loss(people, guns) < odds(facts, 2, "").loss(people, guns)


def test_odds_agree_with_combats_played_by_the_rules():
    """RB-15: two moudjahidine and a sharpshooter against four carabiniers and a gun."""
    lost = 0
    for number in range(400):
        g = table(tokens=[0, 0, 0], status={"irdjen": "abandoned"}, retreat_used=True)
        g.key, g.room, g.units[g.facts.number["mekla"]] = f"{number:064x}", 0, [2, 1, 0]
        deploy(g, 1, "mekla", "m1", [0, 4, 1, 0, 0, 0])
        lost += follow(combat(g, 1, "mekla")).state.result == "french"

    expected = odds(table().facts, 2, "steep").loss((2, 1, 0), (0, 4, 1, 0, 0, 0))
    assert lost / 400 == pytest.approx(expected, abs=0.08)


def test_an_ambush_with_many_is_worth_more_than_one_with_few():
    """RB-6.5, RB-6.6"""
    worth = []
    for number in (1, 5):
        g = table(units={"ath_yenni": [number, 0, 0]})
        deploy(g, 1, "w2", "w1", [0, 6, 0, 0, 0, 0])
        worth.append(max(ambushes(View(g, 0)))[0])

    assert worth[1] > 0
    assert worth[1] > worth[0]


def test_cards_are_taken_back_when_they_pay_for_something():
    """RB-5.6: with the food and influence lying in a village a fighter can be bought."""
    g = table(hand={0: ["young_man", "young_man"]}, actions=1)
    g.reserve[g.facts.number["ath_yenni"]] = ["elderly_woman", "elderly_man"]
    turn = Turn(View(g, 0))

    assert turn.retrieved("ath_yenni") > 0
    assert max(turn.plans())[1] == "retrieve"


def test_a_lost_cause_is_worth_less_than_a_safe_one():
    safe, lost = table(), table(conquered=[True, False, False])
    deploy(lost, 1, "wf", "w2", [0, 8, 2, 0, 0, 0])

    assert 0 < JUDGEMENT.value(lost, 0) < JUDGEMENT.value(safe, 0) < 1


def test_a_turn_begins_quietly():
    position = start(setting(2), "quiet")
    rng = random.Random(1)
    while type(position.ask()).__name__ != "NextAction":
        ask = position.ask()
        position.choose(advise(position.state, ask, position.options(), rng))

    assert is_quiet(position.state, position.ask())


def fight(french, dice, unit, people, army):
    """Army 1 in Akbil, which gives cover; a roll lies there, and its owner has one token."""
    g = table(units={"akbil": people})
    deploy(g, 1, "akbil", "tf", army)
    g.entered[1], g.fighting, g.french_roll = "akbil", 1, french
    g.dice, g.dice_of = dice, [unit] * len(dice)
    g.tokens = [1] * len(g.tokens)
    ask = Reroll(g.owner[g.facts.number["akbil"]])
    return advise(g, ask, ask.options(g), random.Random(1))


def test_a_gun_that_cover_makes_miss_is_left_alone():
    """RB-15.4: a five of the artillery is no hit in a sheltered village, a six is one."""
    hits = table().facts.hits["artillery"]
    one_hit, two_hits = hits.index(1), hits.index(2)

    assert fight(True, [one_hit], "artillery", [2, 0, 0], [0, 4, 1, 0, 0, 0]) == STOP
    assert fight(True, [two_hits], "artillery", [2, 0, 0], [0, 4, 1, 0, 0, 0]) != STOP


def test_no_token_is_spent_where_the_fight_is_decided():
    """Three hits on one defender cannot be taken back with one token; a beaten army retreats."""
    hit = table().facts.hits["carabinier"].index(1)
    ours = table().facts.hits["moudjahidine"]
    good, miss = ours.index(1), ours.index(0, 1)

    assert fight(True, [hit] * 3, "carabinier", [1, 0, 0], [0, 4, 0, 0, 0, 0]) == STOP
    assert fight(True, [hit], "carabinier", [1, 0, 0], [0, 4, 0, 0, 0, 0]) != STOP
    beaten = [good, good, good, miss]
    assert fight(False, beaten, "moudjahidine", [4, 0, 0], [0, 4, 0, 0, 0, 0]) == STOP
    assert fight(False, [miss], "moudjahidine", [4, 0, 0], [0, 8, 0, 0, 0, 0]) != STOP


def test_a_young_man_is_not_played_for_nothing():
    """RB-9.8: who sends nobody puts no card on top of his deck, unless the reading lets him."""
    near = {"irdjen": [3, 0, 0], "ath_yenni": [1, 0, 0]}
    busy = table(units=near)
    deploy(busy, 1, "wf", "w2", [0, 5, 0, 0, 0, 0])
    over = {"french_deck": [], "row": []}  # nobody comes any more
    quiet = table(units=near, **over)
    lenient = table(units=near, options={"young_man_topdeck_requires_move": False}, **over)

    assert send(View(quiet, 1), M)[0] == 0
    assert young_man(View(quiet, 1)) < 0 < young_man(View(busy, 1))
    assert young_man(View(lenient, 1)) > 0


def test_a_leader_without_his_cards_is_chosen_by_what_he_can_do():
    """RB-19.3, RB-11.3: Sidi Tahar can nothing but what he brings along."""
    ask, both = asks.LeaderToKeep(0), ["tahar", "oussaid"]

    assert advise(table(), ask, both, random.Random(1)) == "tahar"
    bare = table(options={"no_leader_starting_items": True})
    assert advise(bare, ask, both, random.Random(1)) == "oussaid"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_remembered_of_a_front_is_what_would_be_found_anew(players):
    """Threats, risks and gains are shared by positions; nothing they are read off may be missed."""
    more = one("sharpshooter")

    def visit(play, _rng):
        g = play.position.state
        view, fresh, people = View(g, 0), threats(g), people_of(g)
        assert front_of(g).threats == fresh
        assert view.danger == danger(g, fresh, people)
        for here, village in enumerate(g.facts.villages):
            known = [t for t in fresh if t.village == here]
            m, s, w = people[here]
            before = danger(g, known, people)
            after = danger(g, known, [*people[:here], (m, s + 1, w), *people[here + 1 :]])
            assert view.gain(village, more) == (before - after if known else 0.0)

    for number in range(enough(2, 6)):
        random_game(setting(players), f"front {number}", visit, wit=0.9)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_remembered_of_a_sight_is_what_would_be_found_anew(players):
    """The front and who stands where: nothing else of a position may decide what is remembered."""

    def visit(play, _rng):
        g = play.position.state
        for seat in range(players):
            known, anew = View(g, seat), View(g, seat)
            anew.people, anew.found = people_of(g), {}
            if known.own:
                assert seen(known) == seen(anew)

    def seen(view):
        g = view.g
        moves = [figure_move(view, name) for name in g.facts.figures]
        moves += [mobilize(view)] if mobilize_sources(g, view.seat) else []
        return [
            view.people, view.danger, view.own, view.quiet, view.wall, moves, ambushes(view),
            [send(view, kind) for kind in (M, S)], [view.home(unit) for unit in BERBERS],
            Shop(view).shelf.worths, Turn(view).plans(),
        ]  # fmt: skip

    for number in range(enough(2, 6)):
        random_game(setting(players), f"sight {number}", visit, wit=0.9)


def test_the_shop_finds_the_best_two_cards_that_can_be_paid():
    """RB-7.2, RB-7.5: as if every pair were tried."""
    g = table(hand={0: ["young_man"]}, stacks=[0, 2, 2, 2, 2, 2, 2, 2])
    shop = Shop(View(g, 0))
    rng = random.Random(1)
    for _ in range(300):
        purse, market = [rng.randrange(6) for _ in range(5)], rng.random() < 0.5
        worths = [0.0]
        for i, first in enumerate(shop.shelf.worths):
            if first is not None and can_pay(tuple(purse), g.facts.costs[i], market):
                worths.append(first)
                rest = tuple(p - c for p, c in zip(purse, g.facts.costs[i], strict=True))
                for j, second in enumerate(shop.shelf.worths):
                    if second is not None and can_pay(rest, g.facts.costs[j], market):
                        worths.append(first + second)

        assert shop.best(purse, market)[0] == pytest.approx(max(worths))
